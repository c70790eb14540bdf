import CurbcutTestSupport
import Foundation
import Testing

/// `curbcut why` and `curbcut model` over a project in a folder.
@Suite struct WhyTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private static let source = """
    import SwiftUI

    struct Hero: View {
      @Environment(\\.openURL) var openURL
      let title: String
      var body: some View {
        VStack {
          Image("lighthouse")
          Image("harbor").accessibilityHidden(true)
          Image("boat").accessibilityLabel(title)
          // curbcut:disable:next image-missing-label - texture
          Image("noise")
          Image("known").accessibilityHidden(title.isEmpty)
        }
      }
    }
    """

  @Test(
    "says of a line what became of the rule",
    arguments: [
      (8, "reported: VoiceOver reads this image's file name, \"lighthouse\""),
      (9, "exempt: it is hidden from assistive technology"),
      (10, "exempt: it has an accessibility label"),
      (12, "suppressed: VoiceOver reads this image's file name, \"noise\""),
      (13, "unknown: whether it is hidden from assistive technology"),
    ]
  )
  func outcomes(line: Int, expected: String) throws {
    try withFolder(["Hero.swift": Self.source]) { folder in
      let found = try curbcut.run(["why", "Hero.swift:\(line)", "image-missing-label"], in: folder)
      #expect(found.status == 0)
      #expect(found.output.includes("image-missing-label  \(expected)"), "\(found.output)")
    }
  }

  @Test("says of a line that sets up an object of UIKit what became of the rules about it")
  func objects() throws {
    let source = """
      final class Player: UIViewController {
        private let mute = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          mute.setImage(UIImage(named: "mute"), for: .normal)
          mute.accessibilityLabel = "Mute"
          view.addSubview(mute)
        }
      }

      """
    try withFolder(["Player.swift": source]) { folder in
      let found = try curbcut.run(["why", "Player.swift:7"], in: folder)
      #expect(
        found.output.includes(
          "uikit-image-button-missing-label  exempt: it has an accessibility label"
        ),
        "\(found.output)"
      )
    }
  }

  @Test("explains thousands of views on one line, each once")
  func manyOnOneLine() throws {
    let views = String(repeating: "Image(\"a\"); ", count: 5_000)
    let source = "struct A: View { var body: some View { VStack { \(views)} } }\n"
    try withFolder(["A.swift": source]) { folder in
      let found = try curbcut.run(["why", "A.swift:1", "image-missing-label"], in: folder)
      let lines = found.output.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("A.swift:1:") } == 5_000)
      #expect(Set(lines.filter { $0.hasPrefix("A.swift:1:") }).count == 5_000)
      #expect(found.output.components(separatedBy: "  reported: ").count == 5_001)
    }
  }

  @Test("writes JSON for other programs")
  func json() throws {
    try withFolder(["Hero.swift": Self.source]) { folder in
      let found = try curbcut.run(["why", "Hero.swift:9", "--json"], in: folder)
      let rows = try #require(
        JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]]
      )
      let row = try #require(rows.first { $0["rule"] as? String == "image-missing-label" })
      #expect(row["outcome"] as? String == "exempt")
      #expect(row["line"] as? Int == 9)
      #expect(row["column"] as? Int == 7)
    }
  }

  @Test("prints what the model knows of the views on a line")
  func model() throws {
    try withFolder(["Hero.swift": Self.source]) { folder in
      let found = try curbcut.run(["model", "Hero.swift:8"], in: folder)
      #expect(found.output.hasPrefix("Hero body\n  VStack"))
      #expect(found.output.includes("Image | text no image yes name \"lighthouse\""))
    }
  }
}
