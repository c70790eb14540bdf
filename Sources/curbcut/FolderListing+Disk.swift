import CurbcutAnalysis
import Foundation

extension FolderListing {
  /// Reads a folder; empty, with a problem, where that cannot be done.
  ///
  /// Names that begin with a dot are left out, and so are links to folders: they may lead out of the
  /// tree or round in circles.
  ///
  /// - Parameters:
  ///   - folder: empty for the current one.
  ///   - limit: how many names are looked at.
  ///   - wants: whether a name is; it is asked before anything is said about it.
  init(
    reading folder: String,
    atMost limit: Int,
    wants: (_ name: String, _ isFolder: Bool) -> Bool
  ) {
    self.init()
    let path = folder.isEmpty ? "." : folder
    let prefix = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    // Before the names: what comes meanwhile makes it another one.
    stamp = FileStamp(ofFolder: path)
    guard let names = names(in: path) else { return }
    nameCount = min(names.count, limit)
    for name in names.prefix(limit) {
      let inner = prefix + name
      let status = try? stat.of(inner, followsLink: false)
      let isFolder = status?.isFolder ?? false
      guard wants(name, isFolder) else { continue }
      guard let status, isFolder || status.isRegular else {
        addTarget(of: inner, name)
        continue
      }
      entries.append(Entry(name: name, isFolder: isFolder, stamp: FileStamp(status)))
    }
  }

  /// Adds what a link leads to.
  private mutating func addTarget(of path: String, _ name: String) {
    // A pipe without a writer would be read for ever.
    guard let target = try? stat.of(path) else {
      return warnings.append("\(path): the link leads nowhere; not checked")
    }
    if target.isFolder { return }
    guard target.isRegular else {
      return warnings.append("\(path): not a regular file; not checked")
    }
    entries.append(Entry(name: name, isFolder: false, stamp: FileStamp(target)))
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  private mutating func names(in folder: String) -> [String]? {
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
    var status = Foundation.stat()
    let isFolder = lstat(path.map(CChar.init(bitPattern:)), &status) == 0 && status.isFolder
    guard isSwift || isFolder else { return }
    let shown = name.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
    problems.append("\(folder)/\(shown): the name is not valid UTF-8; not checked")
  }
}

extension FileStamp {
  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      identity: UInt64(status.st_ino),
      size: Int64(status.st_size),
      time: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    )
  }

  /// The state of a folder; nil where there is none, or where it has changed so recently that a
  /// change to come may have the same time: some file systems count in seconds, one in two.
  init?(ofFolder path: String) {
    guard let status = try? stat.of(path), status.isFolder else { return nil }
    self.init(status)
    guard Int(Date().timeIntervalSince1970) - Self.seconds(of: status) > 2 else { return nil }
  }

  private static func seconds(of status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
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
