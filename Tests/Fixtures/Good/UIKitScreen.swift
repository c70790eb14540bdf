import UIKit

final class PaymentViewController: UIViewController {
  private let titleLabel = UILabel()
  private let amountField = UITextField()
  private let payButton = UIButton(type: .system)
  private let scanButton = UIButton(type: .custom)
  private let rememberSwitch = UISwitch()
  private let logoView = UIImageView(image: UIImage(named: "logo"))
  private let receiptCard = UIView()

  @IBOutlet private weak var helpButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    configureText()
    configureControls()
    configureCard()

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    let history = UIBarButtonItem(
      image: UIImage(systemName: "clock"), style: .plain, target: self, action: #selector(scan))
    history.accessibilityLabel = NSLocalizedString("History", comment: "Bar button")
    navigationItem.leftBarButtonItem = history

    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  private func configureText() {
    titleLabel.text = NSLocalizedString("Payment", comment: "Title")
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits.insert(.header)

    amountField.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18))
    amountField.adjustsFontForContentSizeCategory = true
    amountField.placeholder = NSLocalizedString("Amount", comment: "Field")
    amountField.accessibilityLabel = NSLocalizedString("Amount", comment: "Field")
    amountField.keyboardType = .decimalPad
    view.addSubview(titleLabel)
    view.addSubview(amountField)
  }

  private func configureControls() {
    payButton.setTitle(NSLocalizedString("Pay", comment: "Button"), for: .normal)
    payButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    payButton.titleLabel?.adjustsFontForContentSizeCategory = true
    payButton.accessibilityTraits.insert(.startsMediaSession)

    scanButton.setImage(UIImage(named: "icon_scan"), for: .normal)
    scanButton.accessibilityLabel = NSLocalizedString("Scan card", comment: "Button")
    scanButton.addTarget(self, action: #selector(scan), for: .touchUpInside)

    rememberSwitch.accessibilityLabel = NSLocalizedString("Remember card", comment: "Switch")
    helpButton?.setImage(UIImage(named: "icon_help"), for: .normal)

    for control in [payButton, scanButton, rememberSwitch] as [UIView] {
      view.addSubview(control)
    }
    view.addSubview(logoView)
  }

  private func configureCard() {
    receiptCard.isAccessibilityElement = true
    receiptCard.accessibilityLabel = NSLocalizedString("Last receipt", comment: "Card")
    receiptCard.accessibilityTraits = .button
    receiptCard.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(scan)))
    view.addSubview(receiptCard)
  }

  @objc private func scan() {
    UIAccessibility.post(
      notification: .announcement,
      argument: NSLocalizedString("Scanning", comment: "Announcement"))
  }
}

/// A rating of five stars, one element, changed with swipes up and down.
final class StarControl: UIControl {
  private(set) var stars = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Stars", comment: "Rating")
    accessibilityTraits.insert(.adjustable)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var accessibilityValue: String? {
    get { String(localized: "\(stars) of 5") }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { stars = min(stars + 1, 5) }
  override func accessibilityDecrement() { stars = max(stars - 1, 0) }
}

final class ConfirmOverlay: UIView {
  private let confirmButton = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    confirmButton.setTitle(NSLocalizedString("Confirm", comment: "Button"), for: .normal)
    addSubview(confirmButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    return true
  }
}

final class PlaylistCell: UITableViewCell {
  private let playButton = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
    playButton.setTitle(NSLocalizedString("Play", comment: "Button"), for: .normal)
    contentView.addSubview(playButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String) {
    accessibilityLabel = title
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: NSLocalizedString("Play", comment: "Action")) { _ in true }
    ]
  }
}

final class LectureController: UIViewController {
  private let player = AVPlayer()
  private let note = UITextView()
  private let mail = UITextField()

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(action: #selector(close), input: "w", modifierFlags: .command)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    player.appliesMediaSelectionCriteriaAutomatically = true
    mail.accessibilityLabel = NSLocalizedString("Email", comment: "Field")
    mail.textContentType = .emailAddress
    mail.keyboardType = .emailAddress
    mail.font = .preferredFont(forTextStyle: .body)
    mail.adjustsFontForContentSizeCategory = true
    note.isEditable = false
    view.addSubview(mail)
    view.addSubview(note)
  }

  func show(_ source: NSMutableAttributedString, _ range: NSRange, _ url: URL) {
    source.addAttribute(.link, value: url, range: range)
    note.attributedText = source
    note.layer.borderWidth = 2
  }

  @objc private func close() {
    dismiss(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

final class LampController: UIViewController, UIPickerViewDelegate {
  private let lamps: [(name: String, color: UIColor)] = []

  func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent part: Int, reusing view: UIView?) -> UIView {
    let patch = view ?? UIView()
    patch.backgroundColor = lamps[row].color
    patch.isAccessibilityElement = true
    patch.accessibilityLabel = lamps[row].name
    return patch
  }
}

final class LevelView: UIView {
  private let figure = UILabel()

  func show(_ level: Int, unit: String) {
    figure.text = "\(level)"
    accessibilityValue = "\(level) \(unit)"
  }

  func expire() {
    figure.text = Readings.noValue
    accessibilityValue = Readings.spokenNoValue
  }

  @IBAction func openManual(_ sender: UIButton) {
    manual = Manual(for: sender)
  }
}

final class PhraseView: UIView {
  private let greeting = UILabel()

  func show(_ phrase: Phrase) {
    greeting.text = "Guten Morgen, wo ist bitte der Bahnhof?"
    greeting.accessibilityLanguage = "de"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: phrase.actionName) { [weak self] _ in
        self?.speak(phrase)
        return true
      }
    ]
  }

  private func speak(_ phrase: Phrase) { player.speak(phrase) }
}
