import CurbcutProtocol
import CurbcutServer
import CurbcutTestSupport
import Testing

@testable import curbcut_bench

/// What files of Interface Builder set on outlets counts in the editor too, open or not.
@Suite struct InterfaceOutletTests {
  private let code = """
    import UIKit
    final class Player: UIViewController {
      @IBOutlet private var volume: UIView!

      override func viewDidLoad() {
        super.viewDidLoad()
        volume.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      }

      @objc private func open() { isMuted.toggle() }
    }

    """

  private func document(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
          <connections><outlet property="volume" destination="a" id="o"/></connections>
        </placeholder>
        \(views)
      </objects>
    </document>
    """
  }

  private let plain = #"<view id="a"/>"#
  private let named = """
    <view id="a">
      <accessibility key="c" label="Volume"><accessibilityTraits key="traits" button="YES"/></accessibility>
    </view>
    """

  @Test("a file on disk, changed, beside another, opened, edited and removed")
  func outlets() {
    let disk = MemoryDisk()
    disk.write(code, at: "/app/Player.swift")
    disk.write(document(plain), at: "/app/Player.xib")
    var session = OutletSession(disk)
    session.expect(true, "as it is first read")
    disk.write(document(named), at: "/app/Player.xib")
    session.send(EditorClient.watched("/app/Player.xib", type: 2))
    session.expect(false, "named on disk")
    disk.write(document(plain), at: "/app/Player.xib")
    session.send(EditorClient.watched("/app/Player.xib", type: 2))
    session.expect(true, "no more")
    disk.write(document(#"<view id="a" customClass="Knob"/>"#), at: "/app/Other.xib")
    session.send(EditorClient.watched("/app/Other.xib", type: 1))
    session.expect(false, "of two files one may do more than was read")
    disk.write(nil, at: "/app/Other.xib")
    session.send(EditorClient.watched("/app/Other.xib", type: 3))
    session.expect(true, "that one is gone")
    session.open("file:///app/Player.xib", document(named))
    session.expect(false, "named in the editor")
    session.send(EditorClient.notification("textDocument/didClose", of: "file:///app/Player.xib"))
    session.expect(true, "closed without saving")
    disk.write(nil, at: "/app/Player.xib")
    session.send(EditorClient.watched("/app/Player.xib", type: 3))
    session.expect(false, "nothing is known of an outlet without its file")
  }
}

/// A client that has the class open.
private struct OutletSession {
  private var server: Server
  private var client = EditorClient()
  private let disk: MemoryDisk

  init(_ disk: MemoryDisk) {
    self.disk = disk
    server = Server(version: "0.0.0", files: disk.files)
    let params = JSON.object(["capabilities": .object([]), "rootUri": "file:///app"])
    client.receive(server.handle(.request(id: .number(1), method: "initialize", params: params)))
    open("file:///app/Player.swift", disk.text(at: "/app/Player.swift") ?? "")
  }

  mutating func open(_ uri: String, _ text: String) { send(client.open(uri, text)) }

  mutating func send(_ message: Message) {
    client.receive(server.handle(message))
    for _ in 0..<2 {
      while let messages = server.idle() ?? server.background() { client.receive(messages) }
      client.receive(server.pause())
    }
  }

  func expect(_ isReported: Bool, _ what: String) {
    let published = client.diagnostics["file:///app/Player.swift"]
    let shown = published.flatMap { JSON(parsing: $0.bytes) }?.array ?? []
    let isShown = shown.contains { $0["code"]?.string == "uikit-gesture-view-not-accessible" }
    #expect(isShown == isReported, "\(what)")
  }
}
