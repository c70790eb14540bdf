import CurbcutAnalysis

/// Files that are to be visited, each once, in the order they came.
struct FileQueue: Sendable {
  private var paths: [String] = []
  /// How many of the files have been taken; all of them are counted until the queue is empty.
  private(set) var taken = 0
  /// Files whose turn was put off.
  private var postponed: [String] = []
  /// Why each file waits: for the constants that it may mention, or, with nil, whatever it says.
  private var constants: [PathKey: MemberNames?] = [:]

  var isEmpty: Bool { constants.isEmpty }
  var count: Int { paths.count }
  /// Whether any file waits whose turn was not put off.
  var hasNext: Bool { constants.count > postponed.count }

  /// - Parameter constants: the visit is in vain unless the file mentions one of them; nil for one
  ///   that is needed in any case.
  mutating func append(_ path: String, ifMentioning constants: MemberNames? = nil) {
    guard let waiting = self.constants[path] else {
      self.constants[PathKey(path)] = .some(constants)
      return paths.append(path)
    }
    if let waiting, let constants {
      self.constants[PathKey(path)] = .some(waiting.union(constants))
    } else {
      self.constants[PathKey(path)] = .some(nil)
    }
  }

  /// - Parameter takesPostponed: whether those whose turn was put off come after the others.
  mutating func popFirst(
    takingPostponed takesPostponed: Bool = true
  ) -> (path: String, constants: MemberNames?)? {
    while true {
      let path: String
      if taken < paths.count {
        path = paths[taken]
        taken += 1
      } else if takesPostponed, let last = postponed.popLast() {
        path = last
      } else {
        return nil
      }
      guard let constants = constants.removeValue(forKey: PathKey(path)) else { continue }
      if self.constants.isEmpty { self = FileQueue() }
      return (path, constants)
    }
  }

  /// Puts off the turn of a file that was taken out, until those are taken too whose turn was put off.
  mutating func postpone(_ path: String, ifMentioning constants: MemberNames?) {
    self.constants[PathKey(path)] = .some(constants)
    postponed.append(path)
  }

  /// Takes out a file that has been visited already.
  ///
  /// - Returns: Whether it was waiting.
  mutating func remove(_ path: String) -> Bool {
    guard constants.removeValue(forKey: PathKey(path)) != nil else { return false }
    if !postponed.isEmpty { postponed.removeAll(where: path.isSamePath) }
    if constants.isEmpty { self = FileQueue() }
    return true
  }
}
