/// What iOS gives each role: its traits and how VoiceOver says that it is operated.
package enum RoleFacts {
  /// The traits that a view has by its role.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16.2 to 27: links are buttons too, menus are
  /// pop-up buttons.
  package static func traits(of role: Role) -> [AccessibilityTrait] {
    switch role {
    case .button, .disclosure, .picker, .datePicker, .colorPicker: [.button]
    case .menu: [.button, .popUpButton]
    case .link: [.button, .link]
    case .image: [.image]
    case .toggle: [.switchButton]
    case .slider: [.adjustable]
    case .stepper: [.button]
    case .textField, .textEditor: [.textField]
    case .secureField: [.secureTextField]
    case .searchField: [.searchField]
    case .tab: [.tab]
    case .none, .text, .progress, .gauge, .list, .container, .header, .chart, .map, .video, .canvas:
      []
    }
  }

  /// How VoiceOver says that an element with a trait is operated; nil where it does not.
  ///
  /// Source: the hints that cashapp/AccessibilitySnapshot recorded, iOS 17.5 to 26.2.
  package static func usage(of traits: [AccessibilityTrait]) -> String? {
    for trait in traits {
      switch trait {
      case .switchButton: return "Double tap to toggle setting."
      case .popUpButton: return "Double tap to activate the picker."
      case .textField, .secureTextField, .searchField: return "Double tap to edit."
      case .adjustable: return "Swipe up or down with one finger to adjust the value."
      default: continue
      }
    }
    return nil
  }
}
