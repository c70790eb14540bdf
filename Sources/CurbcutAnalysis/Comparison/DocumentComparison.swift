import CurbcutModel
import CurbcutSyntax

extension Workspace {
  /// What is different in an open document from another text of it, as far as its own views go.
  ///
  /// What the other files of the project say counts as it is now for both texts.
  package mutating func comparison(
    of path: String,
    with text: [UInt8]
  ) -> [ProjectComparison.Section] {
    guard let tree = document(path)?.tree else { return [] }
    var former = self
    former.open(path, bytes: text)
    let key = PathKey(path)
    let renaming = Renaming(inFile: text, tree.bytes)
    let list = SectionList(
      before: [key: former.answers(of: path)],
      after: [key: answers(of: path)],
      newPaths: [:],
      checked: [key],
      entered: EnteredViews(of: analysis(of: path)?.models.map(\.model) ?? []),
      renaming: { _ in renaming },
      isWrittenAnew: { _ in true },
      reasons: { _, _ in [] }
    )
    return list.sections
  }

  /// What is different about the elements of an open document from another text of it: for each of its
  /// transcripts that differs the changes by the element, both from 0.
  package mutating func elementChanges(
    of path: String,
    from text: [UInt8]
  ) -> [Int: [Int: ElementChange]] {
    guard let tree = document(path)?.tree, tree.bytes != text else { return [:] }
    var former = self
    former.open(path, bytes: text)
    let key = PathKey(path)
    let matches = ScreenMatches(
      old: [key: former.answers(of: path)],
      new: [key: answers(of: path)],
      [:]
    )
    let renaming = Renaming(inFile: text, tree.bytes)
    var changes: [Int: [Int: ElementChange]] = [:]
    func note(_ comparison: ScreenComparison, in screen: ScreenMatches.Screen) {
      for change in comparison.changes {
        if let index = change.index { changes[screen.number, default: [:]][index] = change }
      }
    }
    for match in matches.pairs {
      note(ScreenComparison(match, renaming: renaming), in: match.new)
    }
    for screen in matches.added {
      let stops = screen.view.transcript.stops
      note(ScreenComparison(from: [], to: stops, renaming: .none), in: screen)
    }
    return changes
  }

  private mutating func answers(of path: String) -> ProjectVersion.Answers {
    var answers = ProjectVersion.Answers(
      path: path,
      lines: LineTable(document(path)?.tree.bytes ?? [])
    )
    answers.diagnostics = diagnostics(for: path)
    answers.transcripts = transcripts(of: path)
    answers.typeNames = analysis(of: path)?.typeNames ?? []
    return answers
  }
}

extension Renaming {
  /// Between two texts of one file, of whose project nobody knows which members other files mention.
  fileprivate init(inFile old: [UInt8], _ new: [UInt8]) {
    self.init(
      old: SourceNames(in: old),
      new: SourceNames(in: new),
      isInOldProject: { _ in true },
      isInNewProject: { _ in true }
    )
  }
}
