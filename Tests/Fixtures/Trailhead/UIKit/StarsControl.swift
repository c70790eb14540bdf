import UIKit

/// Five stars that people set by a swipe, as one element.
final class StarsControl: UIControl {
  private(set) var stars = 3 {
    didSet { sendActions(for: .valueChanged) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Stars"
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override var accessibilityValue: String? {
    get { "\(stars) of 5" }
    set {}
  }

  override func accessibilityIncrement() { stars = min(stars + 1, 5) }
  override func accessibilityDecrement() { stars = max(stars - 1, 0) }
}
