extension HandedColors {
  /// Those of a view as it is used in one place; none where it takes no colors.
  static func handed(to view: Element) -> [HandedColors] {
    guard let taken = view.tree.context.view(view.typeName)?.colors, !taken.isEmpty else {
      return []
    }
    let reader = ColorReader(element: view)
    var colors: [String: [UsedColor]] = [:]
    for label in taken {
      guard let argument = view.argument(label) else { continue }
      let known = reader.colors(of: argument) ?? []
      colors[label] = known.filter { !$0.isGradientStop }.prefix(4).map {
        UsedColor(source: "\(label): \($0.source)", color: $0.color, isSemantic: $0.isSemantic)
      }
    }
    return [HandedColors(colors: colors)]
  }
}

extension ColorReader {
  /// The colors that a property of a view has which its callers set: what they are known to hand
  /// over, and what it is where one leaves it out. Nil for other expressions.
  ///
  /// - Parameter otherwise: what stands for it where nothing is handed over and it has no color then.
  static func handed(
    to expression: Expression,
    in element: Element,
    otherwise: Expression?,
    reading choices: (Expression) -> [ResolvedColor]?
  ) -> [ResolvedColor]? {
    guard let name = expression.path?.withoutSelf, !name.includes("."),
      let declaration = element.declaration, declaration.conforms(to: "View"),
      let taken = declaration.property(name).flatMap(declaration.takenColor)
    else { return nil }
    let left = taken.whereLeftOut.flatMap(choices) ?? otherwise.flatMap(choices) ?? []
    let uses = element.tree.context.use(of: declaration.name)?.handedColors ?? []
    if uses.isEmpty { return left.isEmpty ? nil : left.map(\.chosenElsewhere) }
    var all: [ResolvedColor] = []
    for (index, use) in uses.enumerated() {
      for var choice in use.colors[taken.label]?.map({ $0.resolved(in: element) }) ?? left {
        choice = choice.given(by: expression).chosenElsewhere
        // What one use hands over is seen with what it hands over besides, and nothing else.
        for other in uses.indices where uses.count > 1 {
          choice.branches.append(.ofUse(other, isTrue: other == index))
        }
        all.append(choice)
      }
    }
    return all.isEmpty ? nil : all
  }
}

extension ResolvedColor.Branch {
  private static let use = "\nuse"

  /// Whether it is in one of the uses of its view.
  fileprivate static func ofUse(_ index: Int, isTrue: Bool) -> ResolvedColor.Branch {
    ResolvedColor.Branch(condition: "\(index)\(use)", isTrue: isTrue)
  }

  /// Whether it tells the uses of a view apart.
  var isOfUse: Bool { condition.hasSuffix(Self.use) }
}

/// A stored property of a view that callers set to a color.
struct TakenColor {
  let label: String
  /// What it is where a call leaves it out; nil where it then has none.
  let whereLeftOut: Expression?
}

extension Declaration {
  /// The labels of the colors that callers may hand to a view.
  var labelsOfTakenColors: [String] {
    properties.compactMap { takenColor($0)?.label }
  }

  /// How callers set a property to a color; nil for other properties.
  fileprivate func takenColor(_ property: Property) -> TakenColor? {
    guard property.isMemberwise, property.attributes.isEmpty, property.holdsColor else {
      return nil
    }
    let initializers = functions.filter { $0.name == "init" }
    if initializers.isEmpty {
      return property.isPrivate
        ? nil : TakenColor(label: property.name, whereLeftOut: property.initialValue)
    }
    // An initializer that takes it under its own name is taken to keep it.
    let parameters = initializers.compactMap { initializer in
      initializer.parameters.first { $0.name == property.name && $0.label != nil }
    }
    guard let taken = parameters.first, let label = taken.label,
      parameters.allSatisfy({ $0.label == label })
    else { return nil }
    return TakenColor(label: label, whereLeftOut: taken.defaultValue ?? property.initialValue)
  }
}

extension Declaration.Property {
  fileprivate var holdsColor: Bool {
    if let type { return ["Color", "Color?", "SwiftUI.Color"].contains(type) }
    return initialValue?.path?.hasPrefix("Color.") == true
      || initialValue?.call?.callee.path == "Color"
  }
}
