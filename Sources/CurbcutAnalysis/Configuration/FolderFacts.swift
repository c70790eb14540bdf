/// Gives at least those names in a folder that have one of some endings: there are folders with
/// thousands of files above many a project.
package typealias FolderList = @Sendable (_ folder: String, _ endings: [String]) -> [String]

/// Something that a project says of the source files in it: the nearest folder upward that knows it
/// counts, and each folder is looked at once.
protocol FolderFacts: Sendable {
  associatedtype Fact: Sendable, Equatable

  /// What holds where no folder says anything.
  static var unsaid: Fact { get }

  /// What has been found out so far, by folder.
  var known: [PathKey: Fact] { get set }

  /// Looks at one folder.
  ///
  /// - Returns: What it says, nil for nothing; and whether nothing above it is asked.
  mutating func look(in folder: String) -> (fact: Fact?, isLast: Bool)

  /// What holds in a folder that says nothing itself, after what holds in the one around it.
  func inherited(_ fact: Fact, by folder: String) -> Fact
}

extension FolderFacts {
  func inherited(_ fact: Fact, by folder: String) -> Fact { fact }

  /// What holds for the files in a folder.
  mutating func fact(inFolder path: String) -> Fact {
    guard Path.isAbsolute(path) else { return Self.unsaid }
    var folder = path
    var silent: [String] = []
    var fact = Self.unsaid
    while true {
      if let known = known[folder] {
        fact = known
        break
      }
      let (found, isLast) = look(in: folder)
      if let found {
        fact = found
        known[PathKey(folder)] = found
        break
      }
      silent.append(folder)
      if isLast || folder == "/" { break }
      folder = Path.folder(of: folder)
    }
    for folder in silent.reversed() {
      fact = inherited(fact, by: folder)
      known[PathKey(folder)] = fact
    }
    return fact
  }

  /// Looks at the folders again that were asked for: something in a project has changed.
  ///
  /// - Returns: Whether something else holds for one of them.
  mutating func lookAgain() -> Bool {
    let before = known
    known = [:]
    for folder in before.sortedPaths { _ = fact(inFolder: folder) }
    return known != before
  }
}
