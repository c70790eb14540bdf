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
