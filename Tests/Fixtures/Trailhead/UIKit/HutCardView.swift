import UIKit

/// A card about a hut, laid out in `HutCardView.xib`.
final class HutCardView: UIView {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var callButton: UIButton!
  @IBOutlet private var openSwitch: UISwitch!

  func show(name: String, isOpen: Bool) {
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    callButton.accessibilityLabel = "Call \(name)"
    openSwitch.isOn = isOpen
  }
}
