import CurbcutModel
import CurbcutSyntax

extension FixProposal {
  /// `.spring()` → `reduceMotion ? nil : .spring()`
  static func disableUnderReduceMotion(
    _ animation: Expression,
    in declaration: Declaration
  ) -> FixProposal? {
    guard !animation.source.includes("\n") else { return nil }
    return checkReduceMotion(
      "Disable when Reduce Motion is on",
      .replace(animation.range, with: "reduceMotion ? nil : \(animation.source)"),
      in: declaration
    )
  }

  /// `.slide` → `reduceMotion ? .opacity : .slide`
  static func fadeUnderReduceMotion(
    _ transition: Expression,
    in declaration: Declaration
  ) -> FixProposal? {
    guard !transition.source.includes("\n") else { return nil }
    return checkReduceMotion(
      "Use `.opacity` when Reduce Motion is on",
      .replace(transition.range, with: "reduceMotion ? .opacity : \(transition.source)"),
      in: declaration
    )
  }

  /// `.lineLimit(1)` → `.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)`; without the limit where
  /// the type cannot have such a property.
  static func liftLineLimit(_ limit: Modifier, of element: Element) -> FixProposal {
    let plain = FixProposal.review("Remove `.lineLimit`", .remove(limit))
    guard let lines = limit.firstArgument, let declaration = element.declaration else {
      return plain
    }
    let name = declaration.properties.first { property in
      property.attributes.contains("Environment") && property.node.code.includes(".dynamicTypeSize")
    }?.name
    let property = "@Environment(\\.dynamicTypeSize) private var dynamicTypeSize"
    let place = name == nil ? declaration.placeOfFirstMember : nil
    guard name != nil || place != nil else { return plain }
    let change = Change.replace(
      lines.range,
      with: "\(name ?? "dynamicTypeSize").isAccessibilitySize ? nil : \(lines.source)"
    )
    return FixProposal(
      title: "Lift the limit at accessibility text sizes",
      safety: .review,
      changes: [change]
        + (place.map { [.insertLine(property, after: $0.brace, indentedAs: $0.member)] } ?? [])
    )
  }

  /// A change that reads `reduceMotion`, with the property added to the type; nil for a type that
  /// cannot have such a property.
  ///
  /// Source: Apple, "accessibilityReduceMotion".
  static func checkReduceMotion(
    _ title: String,
    _ change: Change,
    in declaration: Declaration
  ) -> FixProposal? {
    guard let place = declaration.placeOfFirstMember else { return nil }
    return .review(
      title,
      .insertLine(
        "@Environment(\\.accessibilityReduceMotion) private var reduceMotion",
        after: place.brace,
        indentedAs: place.member
      ),
      change
    )
  }
}

extension Declaration {
  /// Where a property can be added as the first member of a structure: the offset after the brace,
  /// and that of a member with the same indentation; nil where the type cannot have such a property.
  fileprivate var placeOfFirstMember: (brace: Int, member: Int)? {
    guard keyword == .struct, let block = node.child(.memberBlock),
      let brace = block.firstToken, let member = block.firstChild
    else { return nil }
    return (brace.range.upperBound, member.range.lowerBound)
  }
}
