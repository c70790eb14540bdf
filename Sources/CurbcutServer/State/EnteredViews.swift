import CurbcutAnalysis

/// Views of files that are not open, read where a transcript leads to them.
extension Server {
  /// Reads the files that are not open and that the transcripts of a document lead to, so that what is
  /// told of it is what the command line tells.
  ///
  /// - Parameter line: from 0; nil for the transcripts of all views.
  mutating func enterViews(of path: String, atLine line: Int? = nil) {
    var rest = Workspace.maximumEnteredFiles
    for _ in 0..<Workspace.maximumEnteringRounds where rest > 0 {
      let paths = workspace.pathsToEnter(from: path, atLine: line).prefix(rest)
      rest -= paths.count
      var isAnyRead = false
      for path in paths {
        guard let bytes = bytes(onDisk: path) else { continue }
        let configuration = configuration(of: path)
        workspace.enter(ClosedFile(path: path, bytes: bytes, configuration: configuration))
        isAnyRead = true
      }
      if !isAnyRead { return }
    }
  }
}
