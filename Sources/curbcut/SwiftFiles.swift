import CurbcutAnalysis
import Foundation

/// The Swift files that paths stand for.
struct SwiftFiles {
  /// The files in a stable order, as they are shown, each once.
  private(set) var paths: [String] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []

  /// The files that were named themselves rather than found in a folder, by the bytes of their
  /// names: strings are equal if they merely look equal.
  private var named: Set<[UInt8]> = []
  private var found: Set<[UInt8]> = []

  private let excluded: PathPatterns
  /// How many names may still be looked at.
  private var budget: Int

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// Whether files of Interface Builder are looked for as well.
  private let findsInterfaces: Bool

  /// - Parameter maximumNames: at how many names of files and folders the search ends.
  init(
    in paths: [String],
    excluding patterns: [String] = [],
    findingInterfaces: Bool = false,
    maximumNames: Int = .max
  ) {
    budget = maximumNames
    findsInterfaces = findingInterfaces
    excluded = PathPatterns(patterns)
    for path in paths { add(path) }
  }

  /// Whether a file was named itself.
  func isNamed(_ path: String) -> Bool { named.contains(Array(path.utf8)) }

  private mutating func add(_ path: String) {
    guard let status = try? stat.of(path) else {
      problems.append("\(path): no such file or folder")
      return
    }
    guard status.isFolder else {
      named.insert(Array(path.utf8))
      return append(path)
    }
    let before = found.count
    let hadProblems = problems.count
    let ignored = IgnoreList(of: path)
    walk(path == "." ? "" : path, ignored)
    if let problem = ignored.problem { problems.append(problem) }
    if found.count == before, problems.count == hadProblems {
      problems.append("\(path): no Swift files in this folder")
    }
  }

  private mutating func append(_ path: String) {
    if found.insert(Array(path.utf8)).inserted { paths.append(path) }
  }

  /// Looks through a folder and those in it, each name in its place. How deep they lie does not
  /// matter: at some length of a path the system says that it is too long.
  private mutating func walk(_ top: String, _ ignored: IgnoreList) {
    var open: [(path: String, relative: String, isFolder: Bool)] = [(top, "", true)]
    while let (path, relative, isFolder) = open.popLast() {
      guard isFolder else {
        append(path)
        continue
      }
      guard let entries = entries(of: path.isEmpty ? "." : path) else { continue }
      let prefix = path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
      var inside: [(path: String, relative: String, isFolder: Bool)] = []
      for name in entries {
        guard budget > 0 else { break }
        budget -= 1
        let inner = relative.isEmpty ? name : "\(relative)/\(name)"
        guard let isFolder = isWanted(name, prefix + name, inner, ignored) else { continue }
        inside.append((prefix + name, inner, isFolder))
      }
      open += inside.reversed()
    }
  }

  /// Whether something in a folder is a folder; nil for what is neither that nor Swift, or left out.
  private mutating func isWanted(
    _ name: String,
    _ path: String,
    _ relative: String,
    _ ignored: IgnoreList
  ) -> Bool? {
    if name.utf8.first == UInt8(ascii: ".") { return nil }
    // A link to a folder is not followed: it may lead out of the tree or round in circles.
    let status = try? stat.of(path, followsLink: false)
    let isFolder = status?.isFolder ?? false
    if !isFolder, !isChecked(name) { return nil }
    if isFolder, Self.skipped.contains(name) { return nil }
    if excluded.coverItself(relative, isFolder: isFolder) { return nil }
    if ignored.covers(relative, isFolder: isFolder) { return nil }
    if isFolder || status?.isRegular == true { return isFolder }
    // A pipe without a writer would be read for ever.
    guard let target = try? stat.of(path) else {
      problems.append("\(path): cannot be read: \(SystemError(ENOENT).message)")
      return nil
    }
    if target.isFolder { return nil }
    guard target.isRegular else {
      problems.append("\(path): not a regular file; not checked")
      return nil
    }
    return false
  }

  /// Whether a file with a name is one that is checked.
  private func isChecked(_ name: String) -> Bool {
    if findsInterfaces, InterfaceAnalysis.isInterface(name) { return true }
    return name.hasSuffix(".swift") && !name.hasSuffix(".generated.swift")
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  private mutating func entries(of folder: String) -> [String]? {
    guard let stream = opendir(folder) else {
      problems.append("\(folder): cannot be read: \(SystemError().message)")
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes.first == UInt8(ascii: ".") { continue }
      // Paths are strings from here on, and a string would name another file.
      guard let name = String(validating: bytes) else {
        refuse(bytes, in: folder)
        continue
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Says that a name is no text, where something might have been checked.
  private mutating func refuse(_ name: [UInt8], in folder: String) {
    let isSwift = name.suffix(6).elementsEqual(".swift".utf8)
    let path = Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]
    var status = stat()
    let isFolder = lstat(path.map(CChar.init(bitPattern:)), &status) == 0 && status.isFolder
    guard isSwift || isFolder else { return }
    let shown = name.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
    problems.append("\(folder)/\(shown): the name is not valid UTF-8; not checked")
  }
}

extension String {
  /// A text of bytes, nil where they are not UTF-8.
  fileprivate init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Repairs are longer or other bytes than what they stand for.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}

/// What the `.gitignore` at the top of a folder leaves out.
struct IgnoreList {
  private let patterns: PathPatterns
  /// Why the file counts not at all, or in part.
  let problem: String?

  /// How large the file may be, in bytes: a megabyte.
  private static let maximumByteCount = 1 << 20

  init(of folder: String) {
    let path = "\(folder)/.gitignore"
    let bytes = RegularFile.bytes(at: path, atMost: Self.maximumByteCount + 1) ?? []
    guard bytes.count <= Self.maximumByteCount else {
      patterns = PathPatterns([])
      problem = "\(path): larger than 1 MB; ignored"
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let pattern = line.trimmingCharacters(in: .whitespaces)
      return pattern.isEmpty || pattern.hasPrefix("#") ? nil : pattern
    }
    patterns = PathPatterns(lines)
    let limit = PathPatterns.maximumCount
    problem = lines.count > limit ? "\(path): only the first \(limit) patterns are used" : nil
  }

  /// Whether a path relative to the folder is left out; its folders are known not to be.
  func covers(_ path: String, isFolder: Bool) -> Bool {
    patterns.coverItself(path, isFolder: isFolder)
  }
}
