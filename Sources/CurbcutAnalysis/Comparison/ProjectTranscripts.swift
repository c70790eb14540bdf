/// The transcripts of a project's files, each entering the views of the others.
package struct ProjectTranscripts: Sendable {
  /// By the order of the paths.
  package let files: [(path: String, views: [ViewTranscript])]

  /// - Parameter paths: those that are told; the other files are read for what they tell.
  package init(of sources: [ClosedFile], telling paths: [String], workPool: WorkPool = .one) {
    var version = ProjectVersion(sources, workPool: workPool)
    let keys = paths.map { PathKey($0) }.sorted()
    let answers = version.answers(for: keys, checking: [])
    files = keys.compactMap { key in answers[key].map { (key.path, $0.transcripts) } }
  }
}
