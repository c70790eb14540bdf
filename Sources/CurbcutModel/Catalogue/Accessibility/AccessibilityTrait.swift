/// What iOS tells of an element besides its words, as far as VoiceOver utters it.
///
/// Source: the traits that cashapp/AccessibilitySnapshot compared with VoiceOver on devices: keyboard
/// keys, sounds, page turns and the like are set and not uttered (rendered hierarchy, iOS 18.5, 26.2).
package enum AccessibilityTrait: Sendable, Equatable {
  case selected, dimmed, button, popUpButton, switchButton, checkbox, tab, textField
  case secureTextField
  /// A heading with its level from 1 to 6, where one is set.
  case heading(level: Int?)
  case link, pickerItem, adjustable, image, searchField

  /// What a SwiftUI trait makes VoiceOver say; nil for those it does not speak.
  package init?(named name: String) {
    switch name {
    case "isButton": self = .button
    case "isLink": self = .link
    case "isHeader": self = .heading(level: nil)
    case "isImage": self = .image
    case "isSelected": self = .selected
    case "isSearchField": self = .searchField
    case "isToggle": self = .switchButton
    default: return nil
    }
  }

  /// Its place among the traits of an element.
  package var rank: Int {
    switch self {
    case .selected: 0
    case .dimmed: 1
    case .button: 2
    case .popUpButton: 3
    case .switchButton, .checkbox: 4
    case .tab: 5
    case .textField, .secureTextField: 6
    case .heading: 7
    case .link: 8
    case .pickerItem: 9
    case .adjustable: 10
    case .image: 11
    case .searchField: 12
    }
  }

  /// Whether both are the same trait, whatever a heading's level.
  package func isSame(as other: Self) -> Bool { rank == other.rank }
}

extension AccessibilityTrait {
  /// VoiceOver's words for it.
  package var words: String {
    switch self {
    case .selected: "selected"
    case .dimmed: "dimmed"
    case .button: "button"
    case .popUpButton: "pop-up button"
    case .switchButton: "switch button"
    case .checkbox: "checkbox"
    case .tab: "tab"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .heading(let level): level.map { "heading level \($0)" } ?? "heading"
    case .link: "link"
    case .pickerItem: "picker item"
    case .adjustable: "adjustable"
    case .image: "image"
    case .searchField: "search field"
    }
  }
}

extension AccessibilityTrait {
  /// SwiftUI's names of traits by those that UIKit has for them.
  ///
  /// Source: Apple, "UIAccessibilityTraits" and "AccessibilityTraits".
  package static let swiftUINames = [
    "button": "isButton", "link": "isLink", "header": "isHeader", "image": "isImage",
    "selected": "isSelected", "staticText": "isStaticText", "searchField": "isSearchField",
    "keyboardKey": "isKeyboardKey", "summaryElement": "isSummaryElement",
    "toggleButton": "isToggle",
    "tabBar": "isTabBar",
  ]

  /// The modifiers of SwiftUI that do what traits of UIKit do for which it has none.
  package static let replacements = [
    "notEnabled": ".disabled(true)", "isNotEnabled": ".disabled(true)",
    "isDisabled": ".disabled(true)",
    "adjustable": ".accessibilityAdjustableAction",
    "isAdjustable": ".accessibilityAdjustableAction",
  ]
}
