import CurbcutAnalysis
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Files that are no files, have no end, or lead elsewhere.
@Suite struct HostileFilesTests {
  @Test("only regular files are read, and nothing is waited for")
  func regularOnly() throws {
    try withFolder(["a": "text", "empty": "", "folder/b": ""]) { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(RegularFile.bytes(at: pipe) == nil)
      for path in ["/dev/zero", "/dev/tty", "/dev/stdin", folder.path, folder.path + "/gone"] {
        #expect(RegularFile.bytes(at: path) == nil, "\(path)")
      }
      let file = folder.appendingPathComponent("a").path
      #expect(RegularFile.bytes(at: file) == Array("text".utf8))
      #expect(RegularFile.bytes(at: file, atMost: 2) == Array("te".utf8))
      #expect(RegularFile.bytes(at: folder.appendingPathComponent("empty").path) == [])
      // The system would read what stands before the null.
      #expect(RegularFile.bytes(at: file + "\0.json") == nil)
      #expect(RegularFile.resolved(file + "\0") == nil)
    }
  }

  @Test("a file of the system that says it is empty is read to its end")
  func virtualFile() {
    guard FileManager.default.fileExists(atPath: "/proc/self/maps") else { return }
    #expect((RegularFile.bytes(at: "/proc/self/maps")?.count ?? 0) > 0)
  }

  @Test("an ignore file that is too large, or a pipe, is left out, and that is said")
  func ignoreFiles() throws {
    let line = String(repeating: "A.swift\n", count: 1)
    try withFolder(["A.swift": "", ".gitignore": line]) { folder in
      #expect(IgnoreFile(of: folder.path)?.problem == nil)
      #expect(IgnoreFile(of: folder.path)?.covers("A.swift", isFolder: false) == true)
      let file = folder.appendingPathComponent(".gitignore")
      try Data(String(repeating: line, count: 200_000).utf8).write(to: file)
      #expect(IgnoreFile(of: folder.path)?.problem?.includes("larger than 1 MB") == true)
      #expect(SwiftFiles(in: [folder.path]).paths.count == 1)
      #expect(SwiftFiles(in: [folder.path]).problems.count == 1)
      try Data(String(repeating: line, count: 6_000).utf8).write(to: file)
      #expect(IgnoreFile(of: folder.path)?.problem?.includes("5000") == true)
      try FileManager.default.removeItem(at: file)
      #expect(mkfifo(file.path, 0o600) == 0)
      #expect(IgnoreFile(of: folder.path)?.problem == nil)
    }
  }

  @Test("a settings file that is a link out of the project is not read")
  func link() throws {
    try withFolder([
      "secret": "root:x:0:0", "p/.git/HEAD": "", "p/A.swift": "",
      "q/base.json": "{\"wcag\": \"A\"}",
      "p/B/.curbcut.json": "{\"extends\": \"../linked/base.json\"}", "p/B/B.swift": "",
    ]) { folder in
      func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(name),
          withDestinationURL: folder.appendingPathComponent(target)
        )
      }
      try link("p/.curbcut.json", to: "secret")
      try link("p/linked", to: "q")
      var files = try ProjectFiles(choosing: nil)
      for name in ["p/A.swift", "p/B/B.swift"] {
        let path = folder.appendingPathComponent(name).path
        #expect(files.configurations.configuration(forFile: path).configuration.level == .aaa)
      }
      let problems = files.problems()
      #expect(problems.count == 2 && !problems.contains { $0.includes("root") }, "\(problems)")
      // The same project by way of a link is the same project.
      try link("link", to: "p")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("p/.curbcut.json"))
      try Data("{\"profile\": \"all\"}".utf8)
        .write(to: folder.appendingPathComponent("p/.curbcut.json"))
      var linked = try ProjectFiles(choosing: nil)
      let path = folder.appendingPathComponent("link/A.swift").path
      #expect(linked.configurations.configuration(forFile: path).configuration.profile == .all)
      #expect(linked.problems().isEmpty)
    }
  }
}
