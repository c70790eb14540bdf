import CurbcutProtocol
import CurbcutServer

/// What a long session is compared with: a server that has only ever seen everything as it is now.
enum FreshServer {
  /// The diagnostics that such a server publishes.
  ///
  /// - Parameters:
  ///   - folders: the URIs of the folders a person works in.
  ///   - settings: the editor's settings.
  ///   - texts: the open documents.
  static func diagnostics(
    on disk: MemoryDisk,
    folders: [String],
    settings: JSON,
    open texts: [String: [UInt16]]
  ) -> [String: JSON] {
    var server = Server(version: "0.0.0", files: disk.files)
    var client = EditorClient()
    let folders = folders.map { JSON.object(["uri": .string($0), "name": .string($0)]) }
    let params = JSON.object([
      "capabilities": .object([]), "workspaceFolders": .array(folders),
    ])
    client.receive(server.handle(.request(id: .number(1), method: "initialize", params: params)))
    client.receive(server.handle(EditorClient.settings(settings)))
    // Files that are not open are looked at once one has been opened or all are asked for.
    _ = server.handle(.request(id: .number(2), method: "workspace/diagnostic", params: nil))
    for (uri, text) in texts.sorted(by: { $0.key < $1.key }) {
      let message = client.open(uri, String(decoding: text, as: UTF16.self))
      client.receive(server.handle(message))
    }
    finish(&server, &client)
    return client.diagnostics
  }

  /// Nothing comes until there is nothing left to do.
  static func finish(_ server: inout Server, _ client: inout EditorClient) {
    while let messages = server.idle() ?? server.background() { client.receive(messages) }
    client.receive(server.pause())
    while let messages = server.idle() ?? server.background() { client.receive(messages) }
  }
}
