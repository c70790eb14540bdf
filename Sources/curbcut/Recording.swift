import CurbcutProtocol
import Foundation

/// A session as it is written to a file, in the form of `protocol-fixtures`.
///
/// The folders that the person works in and their home are named as if they were somebody else's: a
/// recording is sent with a bug report.
struct Recording {
  private let file: FileHandle
  /// What stands for what, the longest first.
  private var names: [(path: String, name: String)]

  /// - Parameter home: the person's home folder.
  init(to file: FileHandle, home: String) {
    self.file = file
    names = home.count > 1 ? [(home, "/home/dev")] : []
  }

  /// Writes what a client sent; what is no JSON is kept as text.
  mutating func client(_ bytes: [UInt8]) {
    guard let json = JSON(parsing: bytes) else {
      let text = JSON.string(named(String(decoding: bytes, as: UTF8.self)))
      return write(.object(["client-text": text]))
    }
    if json["method"]?.string == "initialize" { takeFolders(json["params"]) }
    write(.object(["client": named(json)]))
  }

  /// Writes what the server sent.
  func server(_ message: Message) {
    guard let json = JSON(parsing: message.json.bytes) else { return }
    write(.object(["server": named(json)]))
  }

  private func write(_ line: JSON) {
    try? file.write(contentsOf: Data(line.bytes + [10]))
  }

  /// The first folder is `/home/dev/app`, as in the fixtures; others are numbered.
  private mutating func takeFolders(_ params: JSON?) {
    var uris = params?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    for (index, uri) in uris.enumerated() {
      guard uri.hasPrefix("file://") else { continue }
      let encoded = String(uri.dropFirst("file://".count))
      let name = index == 0 ? "/home/dev/app" : "/home/dev/app\(index + 1)"
      for path in [encoded, encoded.removingPercentEncoding ?? encoded] where path.count > 1 {
        names.append((path, name))
      }
    }
    names.sort { $0.path.count > $1.path.count }
  }

  private func named(_ text: String) -> String {
    names.reduce(text) { $0.replacingOccurrences(of: $1.path, with: $1.name) }
  }

  private func named(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(named(text))
    case .array(let elements): .array(elements.map(named))
    case .object(let members):
      .object(members.map { JSON.Member(named($0.key), named($0.value)) })
    default: json
    }
  }
}
