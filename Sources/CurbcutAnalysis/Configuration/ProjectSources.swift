import CurbcutModel

/// Which Swift files a project builds, where it lists them one by one.
struct BuiltSources: Sendable, Equatable {
  /// The names of the files that some target compiles; nil where nothing lists them all.
  fileprivate var names: Set<String>?

  /// Whether a file may be built. One that no target has is left over: what it declares is not what
  /// the others mean.
  func mayBuild(_ path: String) -> Bool {
    guard let names, path.hasSuffix(".swift") else { return true }
    return path.split(separator: "/").last.map { names.contains(String($0)) } ?? true
  }
}

/// Finds the files that the Xcode projects around a folder compile.
///
/// Folders that Xcode keeps in step with the disk, packages, pods and projects that are generated list
/// no files, or not all of them: nothing is known there.
struct ProjectSources: FolderFacts {
  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  var known: [PathKey: BuiltSources] = [:]

  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList
  ) {
    self.read = read
    self.list = list
  }

  static let unsaid = BuiltSources()

  private static let telling = [
    ".xcodeproj", "Package.swift", "Project.swift", ".podspec", XcodeGenProject.name, ".git",
  ]

  mutating func look(in folder: String) -> (fact: BuiltSources?, isLast: Bool) {
    let names = list(folder, Self.telling).filter { name in
      Self.telling.contains { name.hasSuffix($0) }
    }
    let isLast = names.contains(".git")
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    guard names.allSatisfy({ $0.hasSuffix(".xcodeproj") || $0 == ".git" }) else {
      return (BuiltSources(), isLast)
    }
    if projects.isEmpty { return (nil, isLast) }
    var built: Set<String> = []
    for project in projects.sorted() {
      guard let bytes = read(Path.joined(folder, "\(project)/project.pbxproj")),
        let sources = XcodeProject.sources(in: bytes)
      else { return (BuiltSources(), isLast) }
      built.formUnion(sources)
    }
    // A project further out may build what is in the folder of this one.
    if !isLast, folder != "/" {
      built.formUnion(fact(inFolder: Path.folder(of: folder)).names ?? [])
    }
    return (BuiltSources(names: built), isLast)
  }
}

extension XcodeProject {
  /// The names of the files in the lists of what is compiled; nil where files may be compiled that
  /// stand in none.
  ///
  /// Source: files that Xcode 9 to 16 writes: `4F2A /* Name.swift in Sources */,` in a
  /// `PBXSourcesBuildPhase`.
  fileprivate static func sources(in bytes: [UInt8]) -> Set<String>? {
    guard bytes.count <= maximumByteCount else { return nil }
    var names: Set<String> = []
    let end = Array(" in Sources */,".utf8)
    let folders = Array("isa = PBXFileSystemSynchronized".utf8)
    for line in lines(of: bytes) {
      if line.starts(with: folders) { return nil }
      guard line.count > end.count, line.suffix(end.count).elementsEqual(end) else { continue }
      let text = String(decoding: line.dropLast(end.count), as: UTF8.self)
      guard let start = text.firstRange(of: "/* ") else { continue }
      names.insert(String(text[start.upperBound...]))
    }
    return names.isEmpty ? nil : names
  }
}
