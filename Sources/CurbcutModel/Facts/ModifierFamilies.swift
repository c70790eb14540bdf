/// What a chain's own modifiers are about: lets a rule pass over most views at once.
package struct ModifierFamilies: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Names that begin with `accessibility`, and those that people take for such.
  package static let accessibility = ModifierFamilies(rawValue: 1 << 0)
  package static let font = ModifierFamilies(rawValue: 1 << 1)
  package static let gesture = ModifierFamilies(rawValue: 1 << 2)
  package static let frame = ModifierFamilies(rawValue: 1 << 3)
  package static let colour = ModifierFamilies(rawValue: 1 << 4)
  /// Text sizes, the environment, line limits.
  package static let text = ModifierFamilies(rawValue: 1 << 5)
  package static let navigation = ModifierFamilies(rawValue: 1 << 6)
  /// What moves, sizes or turns a view.
  package static let movement = ModifierFamilies(rawValue: 1 << 7)
  /// Animations and transitions.
  package static let animation = ModifierFamilies(rawValue: 1 << 8)
  /// Closures that run when something happens to the view, gestures left out.
  package static let event = ModifierFamilies(rawValue: 1 << 9)

  private static let byName: [String: ModifierFamilies] = {
    var families: [String: ModifierFamilies] = [
      "font": .font, "frame": .frame, "onTapGesture": .gesture, "onLongPressGesture": .gesture,
      "gesture": .gesture, "simultaneousGesture": .gesture, "highPriorityGesture": .gesture,
      "foregroundStyle": .colour, "foregroundColor": .colour, "fill": .colour, "tint": .colour,
      "background": .colour, "dynamicTypeSize": .text, "environment": .text, "lineLimit": .text,
      "animation": .animation, "transition": .animation, "matchedGeometryEffect": .animation,
      "onAppear": .event, "task": .event, "onChange": .event, "onShake": .event,
      "onReceive": .event,
      "navigationTitle": .navigation, "navigationBarTitle": .navigation, "tabItem": .navigation,
    ]
    for name in Movement.modifiers { families[name] = .movement }
    for name in AccessibilityAPI.meantNames.keys { families[name] = .accessibility }
    return families
  }()

  init(_ modifiers: [Modifier]) {
    self = []
    for modifier in modifiers {
      if modifier.name.hasPrefix("accessibility") {
        insert(.accessibility)
      } else if let family = Self.byName[modifier.name] {
        insert(family)
      }
    }
  }
}

extension Element {
  /// Whether its own chain has a modifier of one of these families.
  package func wears(_ families: ModifierFamilies) -> Bool {
    !tree.records[index].families.isDisjoint(with: families)
  }
}
