extension ItemSummary {
  /// How many colors an object has at least that is a theme.
  private static let fewestColors = 3

  /// The colors of themes that a type declares: those of its instances, where it is one of several
  /// themes, and those that it makes by name: `static let dark = Theme(text: …)`.
  mutating func addThemes(of declaration: Declaration) {
    addThemes(madeBy: declaration)
    guard declaration.keyword == .class || declaration.keyword == .struct,
      !declaration.conforms(to: "View")
    else { return }
    let families = ([declaration.name] + declaration.conformances.map { $0.className })
      .filter(ThemeColors.hint.matches)
    guard !families.isEmpty else { return }
    let assigned = declaration.valuesOfInstances
    var colors: [(String, Expression, isPrivate: Bool)] = []
    for property in declaration.properties where !property.isStatic && property.mayBeColor {
      let value = property.initialValue ?? property.singleValue ?? assigned[property.name]
      if let value { colors.append((property.name, value, property.isPrivate)) }
    }
    guard colors.count >= Self.fewestColors else { return }
    for family in families {
      for (name, value, isPrivate) in colors {
        share(
          value,
          as: ThemeColors.constant(name, of: "\(declaration.name)()", in: family),
          isPrivate: declaration.isPrivate || isPrivate
        )
      }
    }
  }

  private mutating func addThemes(madeBy declaration: Declaration) {
    for property in declaration.properties where property.isStatic {
      guard let call = (property.initialValue ?? property.singleValue)?.call,
        let callee = call.callee.path,
        case let written = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee,
        case let family = written.isEmpty || written == "Self"
          ? property.type?.className ?? declaration.name : written.className,
        ThemeColors.hint.matches(family),
        case let given = call.arguments.filter({ $0.label != nil && !$0.isTrailingClosure }),
        given.count >= Self.fewestColors
      else { continue }
      for argument in given {
        guard let label = argument.label else { continue }
        share(
          argument.value.evaluated,
          as: ThemeColors.constant(label, of: "\(declaration.name).\(property.name)", in: family),
          isPrivate: declaration.isPrivate || property.isPrivate
        )
      }
    }
  }
}

extension Declaration.Property {
  fileprivate var mayBeColor: Bool {
    type == nil ? initialValue?.mayBeLook == true : hasTypeOfColor
  }
}

extension String {
  /// The last name of a path, without what makes it optional: `Theme` of `App.Theme?`.
  fileprivate var className: String { ObjectReader.className(self) }
}
