import CurbcutProtocol
import Foundation

/// A session as it is written to a file, in the form of `protocol-fixtures`.
///
/// The folders that the person works in and their home are named as if they were somebody else's: a
/// recording is sent with a bug report.
struct Recording {
  private let file: FileHandle
  private var names = HiddenNames()
  /// How many folders of the workspace have names.
  private var folderCount = 0

  /// - Parameter home: the person's home folder.
  init(to file: FileHandle, home: String) {
    self.file = file
    names.hide(home, as: "/home/dev")
  }

  /// Writes what a client sent; what is no JSON is kept as text.
  mutating func client(_ bytes: [UInt8]) {
    guard let json = JSON(parsing: bytes) else {
      let text = JSON.string(names.replaced(in: String(decoding: bytes, as: UTF8.self)))
      return write(.object(["client-text": text]))
    }
    takeFolders(json)
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

  /// The folders that a message tells of: at the start, later, or in answer to a question.
  private mutating func takeFolders(_ message: JSON) {
    let params = message["params"]
    var uris = (params?["workspaceFolders"] ?? message["result"])?.array ?? []
    uris += params?.at("event", "added")?.array ?? []
    take(uris.compactMap { $0["uri"]?.string })
    if message["method"]?.string == "initialize" {
      // These name the first of the folders once more, or a folder that is no other's.
      take([params?["rootUri"]?.string].compactMap { $0 })
      take([params?["rootPath"]?.string].compactMap { $0.map { "file://\($0)" } })
    }
  }

  /// The first folder is `/home/dev/app`, as in the fixtures; others are numbered.
  private mutating func take(_ uris: [String]) {
    for uri in uris where uri.hasPrefix("file://") {
      let encoded = String(uri.dropFirst("file://".count))
      let path = encoded.removingPercentEncoding ?? encoded
      guard !names.hides(path) else { continue }
      folderCount += 1
      names.hide(path, as: "/home/dev/app" + (folderCount == 1 ? "" : "\(folderCount)"))
    }
  }

  private func named(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): return .string(names.replaced(in: text))
    case .array(let elements): return .array(elements.map(named))
    case .object(let members):
      let folder = workspaceFolderName(json)
      return .object(
        members.map { member in
          let value = member.key == "name" ? folder.map(JSON.string) : nil
          return JSON.Member(names.replaced(in: member.key), value ?? named(member.value))
        }
      )
    default: return json
    }
  }

  /// What a folder of the workspace is called from now on; nil for any other object.
  private func workspaceFolderName(_ json: JSON) -> String? {
    guard json.members?.count == 2, let uri = json["uri"]?.string, json["name"]?.string != nil,
      let path = names.replaced(in: uri).split(separator: "/").last
    else { return nil }
    return String(path)
  }
}
