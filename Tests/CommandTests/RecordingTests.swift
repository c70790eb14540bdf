import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What a recorded session tells about the person.
@Suite struct RecordingTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  @Test(
    "a path is replaced however it is written",
    arguments: [
      "/Users/Jürgen/x", "file:///Users/J%C3%BCrgen/x", "file:///Users/J%c3%bcrgen/x",
      "/Users/Ju\u{308}rgen/x", "file:///Users/Ju%CC%88rgen/x", #"\/Users\/J\u00fcrgen\/x"#,
      "%2FUsers%2FJ%C3%BCrgen%2Fx", "file:///%55sers/J%C3%BCrgen/x",
      "a/Users/Jürgen and /Users/Jürgen",
    ]
  )
  func encodings(text: String) {
    var names = HiddenNames()
    names.hide("/Users/Jürgen/", as: "/home/dev")
    let replaced = names.replaced(in: text)
    #expect(replaced.includes("/home/dev"))
    #expect(!replaced.lowercased().includes("rgen"))
    #expect(!replaced.includes("sers"))
  }

  @Test("the rest of a text stays as it is, also half of an encoding")
  func rest() {
    var names = HiddenNames()
    names.hide("/a/b", as: "/home/dev")
    names.hide("/a/b/c", as: "/home/dev/app")
    for text in ["", "%", "%2", "%zz /x", "100% \\", "\\u12", "é%C3%A9 /a /b", "\\uD83D"] {
      #expect(names.replaced(in: text) == text)
    }
    #expect(names.replaced(in: "%41 /a/b/c/d%20e /a/b/x") == "%41 /home/dev/app/d%20e /home/dev/x")
  }

  @Test("a recording is the owner’s alone; a file that was there keeps its mode, a link leads on")
  func mode() throws {
    try withFolder(["old": "old", "target": ""]) { folder in
      #expect(chmod(folder.appendingPathComponent("old").path, 0o640) == 0)
      let link = folder.appendingPathComponent("link").path
      #expect(symlink("target", link) == 0)
      for (name, mode) in [("new", 0o600), ("old", 0o640), ("link", 0o644)] as [(String, mode_t)] {
        let outcome = try curbcut.run(["lsp", "--record", name], in: folder)
        #expect(outcome.errors == "")
        let status = try stat.of(folder.appendingPathComponent(name).path)
        #expect(status.st_mode & 0o777 == mode || name == "link")
        #expect(status.st_size == 0)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    }
  }

  @Test("folders and names are hidden, those of later messages too")
  func folders() throws {
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file:///first/secret","rootPath":"/first/secret","workspaceFolders":[{"uri":"file:///first/secret","name":"secret"},{"uri":"file:///other/s%65cret","name":"secret"}],"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"file:///later/secret","name":"secret"}],"removed":[]}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///later/secret/A.swift","languageId":"swift","version":1,"text":"/other/secret /later/secret"}}}"#,
      #"{"jsonrpc":"2.0","id":7,"result":[{"uri":"file:///answered/secret","name":"secret"}]}"#,
      #"not JSON: "\/answered\/secret""#,
    ]
    try withFolder([:]) { folder in
      let input = messages.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
      _ = try curbcut.run(["lsp", "--record", "record"], input: input, in: folder)
      let file = folder.appendingPathComponent("record")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.includes("secret"), "\(text)")
      #expect(text.includes(#"{"uri":"file:///home/dev/app","name":"app"}"#))
      for path in ["app2", "app3/A.swift", "app4"] { #expect(text.includes("/home/dev/\(path)")) }
    }
  }
}
