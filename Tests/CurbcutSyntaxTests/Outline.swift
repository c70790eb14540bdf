import CurbcutSyntax

/// A tree as text: one node a line, indented, with its own tokens; `[error]` marks what holds one.
func outline(of tree: SyntaxTree) -> String {
  var lines: [String] = []
  for child in tree.root.children where child.kind != .endOfFile {
    appendOutline(of: child, indentation: "", to: &lines)
  }
  return lines.joined(separator: "\n")
}

/// The trees here are small, so recursion is safe.
private func appendOutline(of node: Node, indentation: String, to lines: inout [String]) {
  let tokens = node.tokens.map { " " + escaped($0.text) }.joined()
  lines.append("\(indentation)\(node.kind)\(node.hasErrors ? " [error]" : "")\(tokens)")
  for child in node.children {
    appendOutline(of: child, indentation: indentation + "  ", to: &lines)
  }
}

private func escaped(_ text: String) -> String {
  guard text.contains(where: { $0.isWhitespace }) || text.isEmpty else { return text }
  return text.debugDescription
}
