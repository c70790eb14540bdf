import CurbcutSyntax
import Testing

/// What is half-typed spoils only itself: the neighbors' trees stay as they are.
@Suite struct RecoveryTests {
  private static let source = """
    import SwiftUI

    struct Card: View {
      var title: some View {
        VStack {
          Text("a")
          Text("b").font(.body)
        }
      }

      var rest: some View {
        if isOpen {
          Text("c")
        }
      }

      func tap() {
        print("x")
      }
    }

    struct Other {
      let value = 1
    }
    """

  /// A change to the source and the names of the declarations that must not change.
  struct Slip: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var untouched: [String]
  }

  static let slips = [
    Slip(
      testDescription: "a half-typed call",
      old: ".font(.body)",
      new: ".font(",
      untouched: ["rest", "tap", "Other"]
    ),
    Slip(
      testDescription: "a member that is not there yet",
      old: ".font(.body)",
      new: ".",
      untouched: ["rest", "tap", "Other"]
    ),
    Slip(
      testDescription: "an open string",
      old: "\"a\"",
      new: "\"a",
      untouched: ["rest", "tap", "Other"]
    ),
    Slip(
      testDescription: "an open interpolation",
      old: "\"a\"",
      new: "\"a \\(x\"",
      untouched: ["rest", "tap", "Other"]
    ),
    Slip(
      testDescription: "a missing brace",
      old: "      Text(\"c\")\n    }\n",
      new: "      Text(\"c\")\n",
      untouched: ["title", "tap", "Other"]
    ),
    Slip(
      testDescription: "a brace just opened",
      old: "    VStack {\n",
      new: "    VStack {\n      HStack {\n",
      untouched: ["rest", "tap", "Other"]
    ),
    Slip(
      testDescription: "a stray brace",
      old: "      Text(\"c\")\n    }\n",
      new: "      Text(\"c\")\n    }\n    }\n",
      untouched: ["title", "tap", "Other"]
    ),
    Slip(
      testDescription: "an if without a body",
      old: "    if isOpen {\n      Text(\"c\")\n    }\n",
      new: "    if isOpen\n",
      untouched: ["title", "tap", "Other"]
    ),
    Slip(
      testDescription: "a member cut in its type",
      old: "some View {\n    if isOpen {\n      Text(\"c\")\n    }\n  }\n",
      new: "some\n",
      untouched: ["title", "tap", "Other"]
    ),
    Slip(
      testDescription: "a function cut in its parameters",
      old: "var rest: some View {\n    if isOpen {\n      Text(\"c\")\n    }\n  }\n",
      new: "func rest(\n",
      untouched: ["title", "tap", "Other"]
    ),
    Slip(
      testDescription: "the brace of the type is missing",
      old: "    print(\"x\")\n  }\n}\n",
      new: "    print(\"x\")\n  }\n",
      untouched: ["title", "rest", "tap", "Other"]
    ),
  ]

  @Test("a slip spoils only its own declaration", arguments: slips)
  func slip(_ slip: Slip) throws {
    #expect(RecoveryTests.source.contains(slip.old))
    let broken = RecoveryTests.source.replacing(slip.old, with: slip.new)
    let whole = declarations(in: SyntaxTree(parsing: RecoveryTests.source))
    let tree = SyntaxTree(parsing: broken)
    let kept = declarations(in: tree)
    #expect(tree.hasErrors)
    for name in slip.untouched {
      let expected = try #require(whole[name])
      let actual = try #require(kept[name], "\(name) is lost")
      #expect(actual.node == expected.node, "\(name)")
      #expect(actual.parent == expected.parent, "\(name)")
      #expect(!actual.node.hasErrors, "\(name)")
    }
  }

  /// The declarations of a tree by name, each with the name of the type it stands in.
  private func declarations(in tree: SyntaxTree) -> [String: (node: Node, parent: String)] {
    var result: [String: (node: Node, parent: String)] = [:]
    for item in tree.root.children {
      guard let name = name(of: item) else { continue }
      result[name] = (item, "")
      for member in members(of: item) {
        if let memberName = self.name(of: member) { result[memberName] = (member, name) }
      }
    }
    return result
  }

  private func members(of item: Node) -> [Node] {
    item.child(.memberBlock).map { Array($0.children) } ?? []
  }

  private func name(of node: Node) -> String? {
    switch node.kind {
    case .variableDecl: node.child(.patternBinding)?.child(.identifierPattern)?.text
    case .structDecl, .functionDecl: node.tokens.first { $0.kind == .identifier }?.text
    default: nil
    }
  }
}
