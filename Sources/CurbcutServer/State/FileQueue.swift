import CurbcutAnalysis

/// Files that are to be visited, each once, in the order they came.
struct FileQueue: Sendable {
  private var paths: [String] = []
  /// How many of the files have been taken; all of them are counted until the queue is empty.
  private(set) var taken = 0
  /// Why each file waits: for the constants that it may mention, or, with nil, whatever it says.
  private var constants: [PathKey: MemberNames?] = [:]

  var isEmpty: Bool { taken == paths.count }
  var count: Int { paths.count }

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

  mutating func popFirst() -> (path: String, constants: MemberNames?)? {
    guard taken < paths.count else { return nil }
    let path = paths[taken]
    taken += 1
    let constants = constants.removeValue(forKey: PathKey(path)) ?? nil
    if taken == paths.count { self = FileQueue() }
    return (path, constants)
  }
}
