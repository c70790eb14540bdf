import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What files held when they were committed last, asked for at each keystroke.
@Suite struct CommittedTextTests {
  private let program = BuiltBinary(at: URL(fileURLWithPath: "/usr/bin/git"))

  /// Counts how often Git is asked.
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func add() { lock.withLock { number += 1 } }
    var value: Int { lock.withLock { number } }
  }

  private func git(_ arguments: String..., in folder: URL) throws {
    let names = ["AUTHOR", "COMMITTER"].flatMap { role in
      [("GIT_\(role)_NAME", "Ada"), ("GIT_\(role)_EMAIL", "ada@example.com")]
    }
    let environment = ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"]
      .merging(names) { $1 }
    let outcome = try program.run(arguments, in: folder, environment: environment)
    #expect(outcome.status == 0, "git \(arguments): \(outcome.errors)")
  }

  private func commit(_ text: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("App/A.swift"))
    try git("add", "-A", in: folder)
    try git("commit", "-q", "-m", text, in: folder)
  }

  @Test("Git is started once for a commit, and again whenever another one is checked out")
  func commits() throws {
    try withFolder(["app/App/A.swift": "one"]) { outside in
      let folder = outside.appendingPathComponent("app")
      try git("init", "-q", "-b", "main", in: folder)
      let count = Count()
      let texts = CommittedTexts { path in
        count.add()
        return Git.text(of: path, at: "HEAD")
      }
      func expect(_ text: String?, asked: Int, in folder: URL, _ what: Comment) {
        let before = count.value
        for _ in 0..<3 {
          let found = texts.text(of: folder.appendingPathComponent("App/A.swift").path)
          #expect(found.map { String(decoding: $0, as: UTF8.self) } == text, what)
        }
        #expect(count.value - before == asked, what)
      }
      expect(nil, asked: 1, in: folder, "no commit")
      try commit("one", in: folder)
      expect("one", asked: 1, in: folder, "a first commit")
      try commit("two", in: folder)
      expect("two", asked: 1, in: folder, "a second one")
      try Data("unsaved".utf8).write(to: folder.appendingPathComponent("App/A.swift"))
      try git("add", "-A", in: folder)
      expect("two", asked: 0, in: folder, "what is staged is not committed")
      try git("commit", "-q", "--amend", "-m", "amended", in: folder)
      expect("unsaved", asked: 1, in: folder, "an amended one")
      try git("switch", "-q", "-c", "topic", in: folder)
      expect("unsaved", asked: 1, in: folder, "a branch")
      try git("pack-refs", "--all", in: folder)
      expect("unsaved", asked: 1, in: folder, "packed references")
      try commit("three", in: folder)
      expect("three", asked: 1, in: folder, "a commit over packed references")
      try git("switch", "-q", "main", in: folder)
      expect("unsaved", asked: 1, in: folder, "a branch among packed references")
      try git("update-ref", "refs/heads/main", "topic", in: folder)
      expect("three", asked: 1, in: folder, "a reference that is moved")
      try git("checkout", "-q", "--detach", "main~1", in: folder)
      expect("unsaved", asked: 1, in: folder, "no branch")

      try git("worktree", "add", "-q", "../beside", "topic", in: folder)
      let beside = outside.appendingPathComponent("beside")
      expect("three", asked: 1, in: beside, "a worktree")
      try commit("four", in: beside)
      expect("four", asked: 1, in: beside, "a commit in a worktree")
      expect("unsaved", asked: 0, in: folder, "the first one stays")
      try git("pack-refs", "--all", in: folder)
      expect("four", asked: 1, in: beside, "references of a worktree are packed with the others")
      let link = outside.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: beside)
      expect("four", asked: 1, in: link, "a link to a folder of a repository")
    }
  }

  @Test("a file outside of every repository was never committed")
  func outside() throws {
    try withFolder(["App/A.swift": ""]) { folder in
      let count = Count()
      let texts = CommittedTexts { path in
        count.add()
        return Git.text(of: path, at: "HEAD")
      }
      for _ in 0..<5 {
        #expect(texts.text(of: folder.appendingPathComponent("App/A.swift").path) == nil)
      }
      #expect(count.value == 1)
    }
  }
}
