import CurbcutModel

/// Views of files that are not open, for the transcripts that lead to them.
extension Workspace {
  /// How often views may lead to files with further views.
  package static let maximumEnteringRounds = 8

  /// How many files are read for the transcripts of one document.
  package static let maximumEnteredFiles = 512

  /// The files that are not open and not entered yet to which a document's transcripts lead, sorted.
  ///
  /// - Parameter line: from 0; nil for the transcripts of all views.
  package mutating func pathsToEnter(
    from path: String,
    atLine line: Int? = nil,
    on version: SystemVersion = .newest
  ) -> [String] {
    let unread = transcripts(of: path, atLine: line, on: version).reduce(into: Set<String>()) {
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
