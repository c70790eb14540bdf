/// What a modifier, or the modifiers of a chain, are about: lets facts and rules pass over most
/// views at once.
package struct ModifierCategories: BitSet {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Names that begin with `accessibility`, and those that people take for such.
  package static let accessibility = ModifierCategories(rawValue: 1 << 0)
  package static let font = ModifierCategories(rawValue: 1 << 1)
  package static let gesture = ModifierCategories(rawValue: 1 << 2)
  package static let frame = ModifierCategories(rawValue: 1 << 3)
  package static let color = ModifierCategories(rawValue: 1 << 4)
  /// Text sizes, the environment, line limits.
  package static let text = ModifierCategories(rawValue: 1 << 5)
  package static let navigation = ModifierCategories(rawValue: 1 << 6)
  /// What moves, sizes or turns a view.
  package static let movement = ModifierCategories(rawValue: 1 << 7)
  /// Animations and transitions.
  package static let animation = ModifierCategories(rawValue: 1 << 8)
  /// Closures that run when something happens to the view, gestures left out.
  package static let event = ModifierCategories(rawValue: 1 << 9)
  /// What lets a view be dragged somewhere.
  package static let dragging = ModifierCategories(rawValue: 1 << 10)
  /// What keeps fingers or eyes from a view while something is in front.
  package static let withholding = ModifierCategories(rawValue: 1 << 11)

  /// Not Apple's: the project's or a package's.
  package static let foreign = ModifierCategories(rawValue: 1 << 16)
  /// Not Apple's, and its name says that it is about accessibility.
  package static let foreignAccessibility = ModifierCategories(rawValue: 1 << 17)
  /// What may apply modifiers that a declaration defines.
  package static let applying = ModifierCategories(rawValue: 1 << 18)
  /// What `Hiding` looks at.
  package static let hiding = ModifierCategories(rawValue: 1 << 19)
  /// What `Grouping` looks at.
  static let grouping = ModifierCategories(rawValue: 1 << 20)
  /// What `Naming` looks at.
  package static let naming = ModifierCategories(rawValue: 1 << 21)
  /// What `Gestures` looks at.
  static let interactive = ModifierCategories(rawValue: 1 << 22)
  /// Has closures or arguments that are read as views.
  package static let bringing = ModifierCategories(rawValue: 1 << 23)

  /// The modifiers that make a view something a person operates, whatever they are given.
  static let interactiveNames: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
    "highPriorityGesture", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction",
  ]

  private static let members: [(ModifierCategories, Set<String>)] = [
    (.font, ["font"]),
    (.frame, ["frame"]),
    (
      .gesture,
      [
        "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
        "highPriorityGesture",
      ]
    ),
    (
      .color,
      [
        "foregroundStyle", "foregroundColor", "fill", "tint", "accentColor", "background",
        "border", "stroke", "strokeBorder", "listRowBackground",
      ]
    ),
    (.text, ["dynamicTypeSize", "environment", "lineLimit", "minimumScaleFactor"]),
    (
      .navigation,
      ["navigationTitle", "navigationBarTitle", "tabItem", "navigationBarBackButtonHidden"]
    ),
    (
      .movement,
      ["offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect"]
    ),
    (
      .animation,
      [
        "animation", "transition", "matchedGeometryEffect", "phaseAnimator", "keyframeAnimator",
      ]
    ),
    (.event, ["onAppear", "task", "onChange", "onShake", "onReceive", "onHover"]),
    (.withholding, ["disabled", "blur", "allowsHitTesting", "interactiveDismissDisabled"]),
    (.dragging, ["draggable", "onDrag", "itemProvider"]),
    (.applying, ["modifier"]),
    (.hiding, ["accessibilityHidden", "accessibility", "hidden", "opacity", "redacted"]),
    (.grouping, ["accessibilityElement", "accessibilityRepresentation", "accessibilityChildren"]),
    (
      .naming,
      [
        "accessibilityLabel", "accessibility", "accessibilityLabeledPair",
        "accessibilityRepresentation",
      ]
    ),
    (.interactive, interactiveNames.union(["accessibilityAddTraits"])),
  ]

  /// The families of Apple's modifiers, and of the names that people take for such.
  private static let byName: [String: ModifierCategories] = {
    var categories: [String: ModifierCategories] = [:]
    for row in ModifierRow.all {
      var own: ModifierCategories = row.bringsViews ? .bringing : []
      if row.name.hasPrefix("accessibility") { own.insert(.accessibility) }
      categories[row.name] = own
    }
    for name in AccessibilityAPI.meantNames.keys {
      categories[name] = ModifierCategories(ofForeign: name).union(.accessibility)
    }
    for (family, names) in members {
      for name in names {
        categories[name, default: ModifierCategories(ofForeign: name)].insert(family)
      }
    }
    return categories
  }()

  /// The families of the modifier with a name.
  init(of name: String) {
    self = Self.byName[name] ?? ModifierCategories(ofForeign: name)
  }

  private init(ofForeign name: String) {
    self = [.foreign, .applying]
    if name.hasPrefix("accessibility") { insert(.accessibility) }
    if Self.isAboutAccessibility(name) { insert(.foreignAccessibility) }
  }

  /// Whether a name that is not Apple's says that it is about accessibility.
  static func isAboutAccessibility(_ name: String) -> Bool {
    NameHint.accessibility.matches(name)
  }
}
