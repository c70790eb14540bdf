import CurbcutAnalysis
import CurbcutSyntax

/// `curbcut syntax`: what the parser sees.
enum SyntaxCommand {
  static let help = """
    usage: curbcut syntax [--dump | --text] FILE...

    Prints the syntax tree of each file.

      --dump   one line a node, “kind start end” in UTF-8 offsets, for comparing parsers
      --text   the text again, byte for byte, as the tree has it
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let isDump = arguments.flag("--dump")
    let isText = arguments.flag("--text")
    let paths = try arguments.rest()
    guard !paths.isEmpty else { throw UsageError("syntax expects one or more files") }
    var status = ExitStatus.clean
    for path in paths {
      let source: SourceFile
      do {
        source = try SourceFile(readingFrom: path)
      } catch {
        Output.error("curbcut: \(path): \(error.message)")
        status = .failure
        continue
      }
      let tree = SyntaxTree(parsing: source.bytes)
      if isText {
        try Output.write(tree.bytes)
        continue
      }
      if paths.count > 1 { try Output.print("== \(path.printable)") }
      try Output.write(isDump ? dump(of: tree) : outline(of: tree))
    }
    return status
  }

  /// The tree with indentation, tokens as they are written.
  private static func outline(of tree: SyntaxTree) -> String {
    var text = ""
    var open: [(SyntaxElement, Int)] = [(.node(tree.root), 0)]
    while let (element, depth) = open.popLast() {
      text += String(repeating: "  ", count: min(depth, 200))
      switch element {
      case .token(let token):
        text += "“\(token.text.printable)”\n"
      case .node(let node):
        text += "\(node.kind)\(node.hasErrors ? " !" : "")\n"
        for part in Array(node.elements).reversed() { open.append((part, depth + 1)) }
      }
    }
    return text
  }
}
