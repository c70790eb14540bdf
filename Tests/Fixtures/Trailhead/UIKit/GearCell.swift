import UIKit

/// A row of the gear cabinet: name, weight, a switch for “in use”, a star.
final class GearCell: UITableViewCell {
    static let reuseIdentifier = "GearCell"

    private let nameLabel = UILabel()
    private let weightLabel = UILabel()
    private let usageSwitch = UISwitch()
    private let starView = UIImageView(image: UIImage(systemName: "star"))
    private lazy var infoButton = UIButton(type: .detailDisclosure)

    var onStar: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpLabels()
        setUpControls()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(name: String, weight: Measurement<UnitMass>, isInUse: Bool) {
        nameLabel.text = name
        weightLabel.text = weight.formatted()
        usageSwitch.isOn = isInUse
    }

    private func setUpLabels() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0

        weightLabel.font = UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular))

        let stack = UIStackView(arrangedSubviews: [nameLabel, weightLabel])
        stack.axis = .vertical
        contentView.addSubview(stack)
    }

    private func setUpControls() {
        contentView.addSubview(usageSwitch)
        contentView.addSubview(infoButton)

        starView.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: self, action: #selector(didTapStar))
        starView.addGestureRecognizer(tap)
        contentView.addSubview(starView)
    }

    @objc private func didTapStar() {
        onStar?()
    }
}

/// A plain switch row that speaks as one element, like the Settings app does.
final class SettingsCell: UITableViewCell {
    private let toggle = UISwitch()

    func configure(title: String, isOn: Bool) {
        var content = defaultContentConfiguration()
        content.text = title
        contentConfiguration = content
        toggle.isOn = isOn
        toggle.accessibilityLabel = title
        accessoryView = toggle
    }
}

/// Dims the screen while the gear list is being synced with the scale.
final class PairingOverlay: UIView {
    private let messageLabel = UILabel()
    private let cancelButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.6)
        messageLabel.text = NSLocalizedString("Looking for your scale…", comment: "")
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.adjustsFontForContentSizeCategory = true
        cancelButton.setTitle(NSLocalizedString("Cancel", comment: ""), for: .normal)
        cancelButton.accessibilityTraits = .startsMediaSession
        addSubview(messageLabel)
        addSubview(cancelButton)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
