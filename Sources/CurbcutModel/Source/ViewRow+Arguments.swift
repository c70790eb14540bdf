extension ViewRow {
  /// Whether these may be the arguments of one of Apple's initializers, rather than of a type of
  /// the project that has the same name: `TimelineView(filter: filter)` is told no schedule.
  func takes(_ arguments: [Argument]) -> Bool {
    kind != .timelineView || arguments.first?.label == nil
  }

  /// The argument that is its title.
  func title(of arguments: [Argument]) -> Argument? {
    if case .argument(let label) = naming { return Argument.named(label, in: arguments) }
    if hasTitle, let first = arguments.first, first.label == nil, !first.isTrailingClosure {
      return first
    }
    return arguments.first { $0.label == "title" && !$0.isTrailingClosure && hasTitle }
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
