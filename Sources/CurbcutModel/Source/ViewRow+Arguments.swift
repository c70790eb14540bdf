extension ViewRow {
  /// Whether these may be the arguments of one of Apple's initializers, rather than of a type of
  /// the project that has the same name: `TimelineView(filter: filter)` is told no schedule.
  func takes(_ arguments: [Argument]) -> Bool {
    guard let labels = Self.leadingLabels[kind], let first = arguments.first,
      !first.isTrailingClosure
    else { return true }
    return labels.contains(first.label ?? "_")
  }

  /// How the first argument may be called of views whose names a project may well give to its own; `_` for
  /// none.
  ///
  /// Source: Apple, StoreKit, AVKit and SwiftUI: the initializers of each.
  private static let leadingLabels: [ViewKind: Set<String>] = [
    .timelineView: ["_"],
    .productView: ["_", "id"],
    .storeView: ["ids", "products"],
    .subscriptionStoreView: ["groupID", "productIDs", "subscriptions"],
    .videoPlayer: ["player"],
    .editButton: [],
    .renameButton: [],
  ]

  /// The argument that is its title.
  func title(of arguments: [Argument]) -> Argument? {
    if case .argument(let label) = naming { return Argument.named(label, in: arguments) }
    if hasTitle, let first = arguments.first, first.label == nil, !first.isTrailingClosure {
      return leadsByRoute(arguments) ? nil : first
    }
    return arguments.first { $0.label == "title" && !$0.isTrailingClosure && hasTitle }
      ?? titleOfProject(arguments)
  }

  /// The text that only an initializer of the project takes for the title:
  /// `Label(localized: .open, systemImage: "tray")`.
  private func titleOfProject(_ arguments: [Argument]) -> Argument? {
    guard hasTitle else { return nil }
    return arguments.first { argument in
      guard let label = argument.label, !argument.isTrailingClosure else { return false }
      if label.hasPrefix("locali") { return true }
      return kind == .label && !argument.isClosure
        && !["icon", "image", "systemImage"].contains(label)
    }
  }
}

extension ViewRow {
  /// Whether it is a link that an initializer of the project makes of a route:
  /// `NavigationLink(.person(id)) { Text(name) }`. Apple's take a title there, and then the
  /// destination.
  func leadsByRoute(_ arguments: [Argument]) -> Bool {
    guard kind == .navigationLink, arguments.count == 2, let route = arguments.first,
      route.label == nil, case .closure(let closure) = arguments[1].value.form,
      arguments[1].label == nil
    else { return false }
    // A text that is looked up by its key, `.localized("Gate")`, is no route.
    if case .member(nil, let name)? = route.value.call?.callee.form {
      return !name.hasPrefix("locali")
    }
    // A generated text may be `.title`; then what the closure makes is the next screen.
    guard case .member(nil, _) = route.value.form, closure.items.count == 1,
      let type = closure.items.first?.text.prefix(while: \.isLetter)
    else { return false }
    return ["HStack", "VStack", "Text", "Label", "Image", "LabeledContent"].contains(type)
  }
}

extension Argument {
  /// The argument with a label, `_` for the first one without.
  static func named(_ label: String, in arguments: [Argument]) -> Argument? {
    arguments.first {
      !$0.isTrailingClosure && (label == "_" ? $0.label == nil : $0.label == label)
    }
  }
}

extension TextSize {
  /// Reads `.large` and `DynamicTypeSize.large`, also in the older spelling of `ContentSizeCategory`.
  package init?(_ expression: Expression) {
    guard case .member(_, let name) = expression.form else { return nil }
    let older: [String: TextSize] = [
      "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
      "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
      "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
      "accessibilityExtraExtraLarge": .accessibility4,
      "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]
    guard let size = Self.allCases.first(where: { $0.name == name }) ?? older[name] else {
      return nil
    }
    self = size
  }
}

extension [Argument] {
  /// What a control changes: the binding it is given.
  package var binding: Expression? {
    for label in ["isOn", "value", "selection", "text"] {
      if let binding = first(where: { $0.label == label })?.value { return binding }
    }
    return nil
  }
}
