import CurbcutModel

extension Declaration {
  /// The changes that put something else in place of a movement where the person has asked for
  /// less: in the type of a view, with the question to the environment added.
  ///
  /// - Parameters:
  ///   - source: the animation or transition as written.
  ///   - range: where it stands.
  ///   - still: what is to be used instead, such as `nil`.
  func heedingReduceMotion(_ source: String, at range: Range<Int>, still: String) -> [FixProposal] {
    guard let place = placeOfFirstMember, !source.contains("\n") else { return [] }
    return [
      .review(
        "Leave it out where motion is reduced",
        .insertLine(
          "@Environment(\\.accessibilityReduceMotion) private var reduceMotion",
          after: place.brace,
          indentedAs: place.member
        ),
        .replace(range, with: "reduceMotion ? \(still) : \(source)")
      )
    ]
  }
}

extension Declaration {
  /// Where a property can be added as the first member of a structure: behind the brace, and a
  /// member to take the indentation from; nil where the type cannot have such a property.
  fileprivate var placeOfFirstMember: (brace: Int, member: Int)? {
    guard keyword == .struct, let block = node.child(.memberBlock),
      let brace = block.firstToken, let member = block.firstChild
    else { return nil }
    return (brace.range.upperBound, member.range.lowerBound)
  }
}
