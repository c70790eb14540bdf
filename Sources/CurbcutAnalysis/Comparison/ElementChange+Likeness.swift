import CurbcutModel

/// What makes changes in several places the same.
extension ElementChange {
  /// Whether what changed in a component is a part of what changed where that is used.
  func explains(_ other: ElementChange) -> Bool {
    other.oldSource.holds(oldSource.origin) || other.newSource.holds(newSource.origin)
  }

  /// Whether the same is said of both, but for what is known only when the app runs.
  func isSaid(as other: ElementChange) -> Bool {
    func words(_ text: String?) -> String? { text.map { ElementDescription.certain($0) } }
    // What came and went in a component may be taken for a change where that is used.
    if kind != other.kind, kind == .added || kind == .removed {
      return kind == .added
        ? words(after) == words(other.after) : words(before) == words(other.before)
    }
    let isSameKind =
      kind == other.kind || Set([kind, other.kind]) == [ElementChange.Kind.changed, .unknown]
    return isSameKind && words(before) == words(other.before)
      && words(after) == words(other.after)
      && (details == other.details || before == nil || before != after)
  }

  /// Whether it says in general what another one says of a use.
  func isGeneral(of other: ElementChange) -> Bool {
    guard kind == other.kind, (before == nil) == (other.before == nil),
      (after == nil) == (other.after == nil)
    else { return false }
    return SpokenPattern("\(before ?? "")\u{0}\(after ?? "")")
      .holds(for: "\(other.before ?? "")\u{0}\(other.after ?? "")")
  }

  /// The types whose code makes what is different.
  var makers: Set<String> {
    let origins = [oldSource, newSource].flatMap { ($0.origin.map { [$0] } ?? []) + $0.parts }
    return Set(origins.map(\.type))
  }

  /// What makes a change the same as another one elsewhere.
  struct Signature: Hashable {
    let kind: Kind
    let before: String?
    let after: String?
    let details: [String]
  }

  var signature: Signature {
    if isRecomputed { return Signature(kind: kind, before: nil, after: nil, details: details) }
    // Where something was added differs from screen to screen.
    return Signature(
      kind: kind,
      before: before,
      after: after,
      details: before == nil ? [] : details
    )
  }
}
