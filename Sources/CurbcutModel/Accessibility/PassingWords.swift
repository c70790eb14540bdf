/// Words that are there only until a picture has been loaded, and whose place it then takes: the title on
/// the gray card of a film without a poster.
package enum PassingWords {
  /// Whether some views have words, and a loaded picture takes the place of all of them.
  static func areAll(in views: [Element]) -> Bool {
    let words = views.flatMap { worded(in: $0, depth: 0) }
    return !words.isEmpty && words.allSatisfy { passes($0, in: views) }
  }

  /// Whether some views may be left without words by a picture, in one of their branches at least.
  package static func mayBeAll(in views: [Element]) -> Bool {
    let words = views.flatMap { worded(in: $0, depth: 0) }
    let (passing, staying) = (
      words.filter { passes($0, in: views) }, words.filter { !passes($0, in: views) }
    )
    return passing.contains { word in staying.allSatisfy { $0.isAlternative(to: word) } }
  }

  /// Whether words give way to a picture that stands where they do.
  private static func passes(_ word: Element, in views: [Element]) -> Bool {
    guard word.isNamed == .no else { return false }
    return word.losesWordsToPicture
      || views.flatMap { loaded(in: $0, depth: 0) }.contains { $0.isAlternative(to: word) }
  }

  /// The innermost views that have words, or may have some.
  private static func worded(in view: Element, depth: Int) -> [Element] {
    guard view.isTextual != .no, view.isHidden != .yes, depth < 16 else { return [] }
    guard view.isNamed == .no, !view.losesWordsToPicture else { return [view] }
    let inner = view.children.filter { $0.slot.isContentOfParent }
      .flatMap { worded(in: $0, depth: depth + 1) }
    return inner.isEmpty ? [view] : inner
  }

  /// The views without words that load a picture.
  private static func loaded(in view: Element, depth: Int) -> [Element] {
    guard view.isHidden != .yes, depth < 16 else { return [] }
    if view.is(.asyncImage) { return view.isNamed == .no ? [view] : [] }
    return view.children.filter { $0.slot.isContentOfParent }
      .flatMap { loaded(in: $0, depth: depth + 1) }
  }
}

extension Element {
  fileprivate var losesWordsToPicture: Bool {
    isCustomView && tree.context.view(typeName)?.losesWordsToPicture == true
  }
}
