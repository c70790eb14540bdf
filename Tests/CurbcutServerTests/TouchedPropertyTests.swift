import CurbcutProtocol
import CurbcutServer
import Testing

@testable import curbcut_bench

/// What another file does to a property of some class may be done to the one that a document declares:
/// the document is looked at again when that begins and when it ends.
@Suite struct TouchedPropertyTests {
  private static let declaring = """
    final class Settings: UIViewController {
      let item = UISwitch()
      override func viewDidLoad() { view.addSubview(item) }
    }
    """

  @Test(
    "a finding goes and comes with what another file does",
    arguments: ["item.accessibilityLabel = title", "settings.item.accessibilityLabel = title"]
  )
  func touches(statement: String) throws {
    let touching = """
      final class Form: UIViewController {
        override func viewDidLoad() { \(statement) }
      }
      """
    let disk = MemoryDisk()
    disk.write(Self.declaring, at: "/app/Settings.swift")
    disk.write("", at: "/app/Form.swift")
    var server = Server(version: "0.0.0", files: disk.files)
    var client = EditorClient()
    let params = JSON.object(["capabilities": .object([]), "rootUri": "file:///app"])
    client.receive(server.handle(.request(id: .number(1), method: "initialize", params: params)))
    client.receive(server.handle(.notification(method: "initialized", params: .object([]))))
    let (settings, form) = ("file:///app/Settings.swift", "file:///app/Form.swift")
    func told() -> [String] {
      FreshServer.finish(&server, &client)
      let told = client.diagnostics[settings].flatMap { JSON(parsing: $0.bytes)?.array }
      return told?.compactMap { $0["code"]?.string } ?? []
    }
    client.receive(server.handle(client.open(settings, Self.declaring)))
    #expect(told() == ["uikit-switch-missing-label"])
    client.receive(server.handle(client.open(form, touching)))
    #expect(told() == [])
    client.receive(server.handle(client.close(form)))
    #expect(told() == ["uikit-switch-missing-label"])
    disk.write(touching, at: "/app/Form.swift")
    client.receive(server.handle(EditorClient.watched("/app/Form.swift", type: 2)))
    #expect(told() == [])
  }
}
