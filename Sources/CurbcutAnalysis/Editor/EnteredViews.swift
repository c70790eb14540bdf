import CurbcutModel

/// Views of files that are not open, for the transcripts that lead to them.
extension Workspace {
  /// The files that are not open and not entered yet to which a document's transcripts lead, sorted.
  ///
  /// - Parameter line: from 0; nil for the transcripts of all views.
  package mutating func pathsToEnter(from path: String, atLine line: Int? = nil) -> [String] {
    let unread = transcripts(of: path, atLine: line).reduce(into: Set<String>()) {
      $0.formUnion($1.transcript.unreadNames.union($1.transcript.unreadTypes))
    }
    return gathered.paths(declaring: unread).filter { document($0) == nil && !entered.holds($0) }
  }

  /// Lets transcripts enter the views of a file that is not open.
  package mutating func enter(_ file: ClosedFile) {
    if document(file.path) == nil { entered.put(file) }
  }

  /// Forgets the views of a file that is other than it was.
  package mutating func forgetViews(of path: String) { entered.remove(path) }
}
