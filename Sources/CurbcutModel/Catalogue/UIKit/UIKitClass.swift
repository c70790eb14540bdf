/// What a class of UIKit exposes by itself.
///
/// Source: rendered accessibility hierarchy, iOS 17.5, 18.5 and 26.2, unless a row says otherwise.
package struct UIKitClass: Sendable {
  /// Which of its properties names it where `accessibilityLabel` does not.
  package enum Name: Sendable, Equatable {
    case none
    /// The property with this name, or what a method such as `setTitle` gives.
    case property(String)
    /// Words of the system.
    case system(String)
    /// These elements take its place, in this order, and it names none of them.
    case parts([String])
  }

  /// What it says of its state where `accessibilityValue` does not.
  package enum Value: Sendable, Equatable {
    case none
    /// “1” or “0”, uttered as on and off; an `accessibilityValue` is not looked at.
    case onOff
    /// Where the value is in its range, in percent.
    case percent
    /// “page 2 of 3”, counted from 1.
    case page
    /// The text that was typed; the placeholder while there is none.
    case text
    /// The text as bullets where it is secure, else the text.
    case badge
  }

  package let name: String
  /// Whether it is an element without being told so.
  package let isElement: Bool
  package let naming: Name
  package let value: Value
  package let traits: [AccessibilityTrait]

  init(
    _ name: String,
    isElement: Bool = true,
    naming: Name = .none,
    value: Value = .none,
    traits: [AccessibilityTrait] = []
  ) {
    self.name = name
    self.isElement = isElement
    self.naming = naming
    self.value = value
    self.traits = traits
  }

  /// The classes by their names.
  package static let all: [String: UIKitClass] = {
    var rows: [String: UIKitClass] = [:]
    for row in table { rows[row.name] = row }
    return rows
  }()

  /// What VoiceOver says of an activity indicator that has no label.
  ///
  /// Source: UIKit, `UIActivityIndicatorView` while it spins.
  static let activityName = "In progress"

  private static let table: [UIKitClass] = [
    // A plain view is none even where it has a label; told to be one it stays with empty words.
    UIKitClass("UIView", isElement: false),
    UIKitClass("UIControl", isElement: false),
    UIKitClass("UIScrollView", isElement: false),
    UIKitClass("UIStackView", isElement: false),
    // Told to be an element it is an image by itself. (iOS 15.2, recorded screens.)
    UIKitClass("UIImageView", isElement: false, traits: [.image]),
    UIKitClass("UILabel", naming: .property("text")),
    // An element even without a title; the title of the normal state counts.
    UIKitClass("UIButton", naming: .property("title"), traits: [.button]),
    UIKitClass("UISwitch", value: .onOff, traits: [.switchButton]),
    UIKitClass("UISlider", value: .percent, traits: [.adjustable]),
    // Its parts have no value; at the minimum the first is dimmed up to iOS 18.
    UIKitClass(
      "UIStepper",
      isElement: false,
      naming: .parts(["Decrement", "Increment"]),
      traits: [.button]
    ),
    // An element once it is started; it is hidden while it stands still.
    UIKitClass(
      "UIActivityIndicatorView",
      isElement: false,
      naming: .system(activityName)
    ),
    // Source: labels and values by which XCUITest finds them: “Progress” is what UIKit calls it.
    UIKitClass("UIProgressView", naming: .system("Progress"), value: .percent),
    UIKitClass("UIPageControl", value: .page, traits: [.adjustable]),
    // Each segment is an element with its title, “1 of 3”.
    UIKitClass("UISegmentedControl", isElement: false, naming: .parts([]), traits: [.button]),
    UIKitClass("UITextField", value: .text, traits: [.textField]),
    UIKitClass("UITextView", value: .text, traits: [.textField]),
    // It holds an element with the trait.
    UIKitClass("UISearchBar", isElement: false, traits: [.searchField]),
    // The number of a badge is “3 items” up to iOS 18 and nothing on 26; never dimmed.
    UIKitClass("UITabBarItem", naming: .property("title"), value: .badge, traits: [.tab]),
    UIKitClass("UIAccessibilityElement"),
  ]
}
