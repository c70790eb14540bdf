import UIKit

final class PaymentViewController: UIViewController {
  private let amountLabel = UILabel()
  private let noteLabel = UILabel()
  private let scanButton = UIButton(type: .custom)
  private let rememberSwitch = UISwitch()
//                             ^^^^^^^^^^ uikit-switch-missing-label
  private let tipSlider = UISlider()
//                        ^^^^^^^^^^ uikit-switch-missing-label
  private let photoView = UIImageView()
  private let receiptCard = UIView()
  private let payButton = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()

    amountLabel.font = UIFont.systemFont(ofSize: 22, weight: .bold)
//                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-fixed-font
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-font-not-adjusting
    view.addSubview(amountLabel)
    view.addSubview(noteLabel)

    scanButton.setImage(UIImage(named: "icon_scan"), for: .normal)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-image-button-missing-label
    view.addSubview(scanButton)

    payButton.setTitle(NSLocalizedString("Pay", comment: "Button"), for: .normal)
    payButton.accessibilityTraits = .selected
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-traits-overwritten
    view.addSubview(payButton)
    view.addSubview(rememberSwitch)
    view.addSubview(tipSlider)

    navigationItem.rightBarButtonItem = UIBarButtonItem(
//                                      ^^^^^^^^^^^^^^^^ uikit-bar-button-missing-label
      image: UIImage(named: "icon_history"),
      style: .plain,
      target: self,
      action: #selector(scan)
    )

    photoView.isUserInteractionEnabled = true
    photoView.addGestureRecognizer(
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-gesture-view-not-accessible
      UITapGestureRecognizer(target: self, action: #selector(scan)))
    view.addSubview(photoView)

    receiptCard.isAccessibilityElement = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-element-missing-label
    view.addSubview(receiptCard)
  }

  @objc private func scan() { scanner.start() }
}

final class DialView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Dial", comment: "Control")
    accessibilityTraits = .adjustable
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-adjustable-missing-actions
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ConfirmOverlay: UIView {
//          ^^^^^^^^^^^^^^ uikit-modal-missing-flag
//          ^^^^^^^^^^^^^^ uikit-modal-missing-escape
  private let confirmButton = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    confirmButton.setTitle(NSLocalizedString("Confirm", comment: "Button"), for: .normal)
    addSubview(confirmButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PlaylistCell: UITableViewCell {
  private let playButton = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-container-hides-controls
    accessibilityLabel = NSLocalizedString("Playlist", comment: "Cell")
    playButton.setTitle(NSLocalizedString("Play", comment: "Button"), for: .normal)
    contentView.addSubview(playButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func announce() {
    accessibilityHint = "Plays the list."
//                      ^^^^^^^^^^^^^^^^^ accessibility-string-not-localized
  }
}

final class LectureController: UIViewController {
  private let player = AVPlayer()
  private let note = UILabel()
  private let mail = UITextField()
//                   ^^^^^^^^^^^^^ uikit-fixed-font
  private var timer: Timer?

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(action: #selector(close), input: "w", modifierFlags: [])]
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-key-command-single-key
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    player.appliesMediaSelectionCriteriaAutomatically = false
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-captions-turned-off
    mail.accessibilityLabel = NSLocalizedString("Email", comment: "Field")
    mail.textContentType = .emailAddress
    mail.keyboardType = .numberPad
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-keyboard-type-mismatch
    view.addSubview(mail)
    view.addSubview(note)
  }

  func show(_ source: NSMutableAttributedString, _ range: NSRange, _ url: URL) {
    source.addAttribute(.link, value: url, range: range)
    note.attributedText = source
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-link-in-label
    timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-blinking-content
      self?.note.isHidden.toggle()
    }
  }

  @objc private func close() {
    timer?.invalidate()
    dismiss(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool { true }
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-accessibility-action-empty
}

final class LampController: UIViewController, UIPickerViewDelegate {
  private let lamps: [(name: String, color: UIColor)] = []

  func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent part: Int, reusing view: UIView?) -> UIView {
    let patch = view ?? UIView()
//                      ^^^^^^^^ uikit-picker-row-missing-label
    patch.backgroundColor = lamps[row].color
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
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ uikit-accessibility-text-stale
  }

  @IBAction func openManual(_ sender: UIButton) {
//               ^^^^^^^^^^ uikit-button-used-as-link
    guard let page = URL(string: "https://example.com/manual") else { return }
    UIApplication.shared.open(page)
  }
}

final class PhraseView: UIView {
  private let greeting = UILabel()

  func show(_ phrase: Phrase) {
    greeting.text = "Guten Morgen, wo ist bitte der Bahnhof?"
    greeting.accessibilityLanguage = "german"
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ accessibility-language-wrong
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: phrase.actionName) { [weak self] _ in
        self?.speak(phrase)
        return false
//             ^^^^^ uikit-custom-action-fails
      }
    ]
  }

  private func speak(_ phrase: Phrase) { player.speak(phrase) }
}
