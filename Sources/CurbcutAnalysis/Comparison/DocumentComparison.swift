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
    let (old, new) = (SourceNames(in: text), SourceNames(in: tree.bytes))
    let list = SectionList(
      before: [key: former.answers(of: path)],
      after: [key: answers(of: path)],
      newPaths: [:],
      checked: [key],
      entered: EnteredViews(of: analysis(of: path)?.models.map(\.model) ?? []),
      renaming: { _ in
        // Nobody knows here which members other files mention.
        Renaming(old: old, new: new, isInOldProject: { _ in true }, isInNewProject: { _ in true })
      },
      reasons: { _ in [] }
    )
    return list.sections
  }

  private mutating func answers(of path: String) -> ProjectVersion.Answers {
    var answers = ProjectVersion.Answers(
      path: path,
      lines: LineTable(document(path)?.tree.bytes ?? [])
    )
    answers.diagnostics = diagnostics(for: path)
    answers.transcripts = transcripts(of: path)
    return answers
  }
}
