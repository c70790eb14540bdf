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
