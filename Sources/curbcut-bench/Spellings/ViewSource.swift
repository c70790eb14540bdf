import CurbcutSyntax

/// A piece of Swift with its view types, for writing it anew.
struct ViewSource {
  let text: String
  let root: Node
  /// The types whose body is written as a view builder.
  let views: [ViewType]
  /// Where something is wrong, in UTF-8 offsets; empty in good code.
  let faults: [Range<Int>]
  /// Every name that a pattern or a closure binds, members included.
  let boundNames: Set<String>

  /// A type with a `body`.
  struct ViewType {
    let node: Node
    let name: String
    /// Between the braces of the type.
    let memberRange: Range<Int>
    /// Between the braces of the body.
    let contentRange: Range<Int>
    let items: [Node]
    let memberNames: Set<String>
  }

  init(_ text: String, faults: [Range<Int>] = []) {
    self.text = text
    self.faults = faults
    root = SyntaxTree(parsing: text).root
    views = root.descendants.filter { $0.kind == .structDecl }.compactMap(ViewType.init)
    boundNames = Set(
      root.descendants.compactMap { node in
        switch node.kind {
        case .identifierPattern, .closureShorthandParameter, .closureParameter, .functionParameter:
          node.firstToken?.text
        case .functionDecl: node.tokens.first { $0.kind == .identifier }?.text
        default: nil
        }
      }
    )
  }

  /// The views that no other code of the text mentions.
  var screens: [ViewType] {
    views.filter { view in
      root.allTokens.count { $0.text == view.name } == 1
    }
  }

  subscript(range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Every node of a kind in the members of views.
  func nodes(_ kind: NodeKind) -> [Node] {
    views.flatMap { $0.node.descendants.filter { $0.kind == kind } }
  }

  /// The text with some ranges written anew; nil where nothing is, or where they overlap.
  func replacing(_ edits: [(range: Range<Int>, text: String)]) -> String? {
    guard !edits.isEmpty else { return nil }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in sorted {
      guard edit.range.lowerBound >= end else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether nothing in a range names a member, a local name or `self`.
  func isFree(_ range: Range<Int>) -> Bool {
    root.allTokens.allSatisfy { token in
      guard range.contains(token.range.lowerBound) else { return true }
      switch token.kind {
      case .selfKeyword, .dollarIdentifier: return false
      case .identifier:
        let name = token.text
        return !boundNames.contains(name) && name.first != "$"
      default: return true
      }
    }
  }
}

extension ViewSource.ViewType {
  init?(_ node: Node) {
    let name = node.tokens.first { $0.kind == .identifier }?.text
    let inherits =
      node.child(.inheritanceClause)?.allTokens.contains { $0.hasText("View") } ?? false
    guard let name, inherits, let block = node.child(.memberBlock) else { return nil }
    var body: Node?
    var names: Set<String> = []
    for member in block.children {
      for binding in member.children(.patternBinding) {
        guard let pattern = binding.firstChild?.firstToken?.text else { continue }
        names.insert(pattern)
        if pattern == "body" { body = binding.child(.accessorBlock) }
      }
      if member.kind == .functionDecl,
        let function = member.tokens.first(where: { $0.kind == .identifier })
      {
        names.insert(function.text)
      }
    }
    guard let body, body.child(.accessorDecl) == nil else { return nil }
    let items = Array(body.children)
    guard !items.isEmpty, !items.contains(where: { $0.kind == .returnStmt }) else { return nil }
    self.init(
      node: node,
      name: name,
      memberRange: block.range.lowerBound + 1..<block.range.upperBound - 1,
      contentRange: body.range.lowerBound + 1..<body.range.upperBound - 1,
      items: items,
      memberNames: names
    )
  }
}

extension Node {
  /// The name of what is called, where it is a plain name.
  var calledName: String? {
    guard kind == .functionCallExpr, let callee = firstChild, callee.kind == .declReferenceExpr
    else { return nil }
    return callee.text
  }

  /// The argument that a label names.
  func argument(_ label: String) -> Node? {
    children(.labeledExpr).first { $0.labelToken?.text == label }
  }

  /// What stands behind an argument's label.
  var argumentValue: Node? { lastChild }

  /// The closures behind a call's parentheses; the label of the first is empty.
  var trailingClosures: [(label: String, node: Node, start: Int)] {
    var closures: [(String, Node, Int)] = []
    for child in children {
      switch child.kind {
      case .closureExpr: closures.append(("", child, child.range.lowerBound))
      case .multipleTrailingClosureElement:
        guard let closure = child.lastChild, let label = child.firstToken else { continue }
        closures.append((label.text, closure, child.range.lowerBound))
      default: break
      }
    }
    return closures
  }

  /// Where the parentheses of a call stand, if it has any.
  var parentheses: Range<Int>? {
    var start: Int?
    var end: Int?
    for token in tokens {
      if token.kind == .leftParen, start == nil { start = token.range.lowerBound }
      if token.kind == .rightParen { end = token.range.upperBound }
    }
    guard let start, let end else { return nil }
    return start..<end
  }
}
