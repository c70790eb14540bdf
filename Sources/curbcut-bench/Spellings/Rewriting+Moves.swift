import CurbcutSyntax

// Parts of a view moved into members, types, modifiers and constants.

extension Rewriting {
  static let moves: [Rewriting] = [
    Rewriting(name: "body in a property") { source in
      movingContent(of: source, to: "@ViewBuilder private var content: some View", use: "content")
    },
    Rewriting(name: "body in a function") { source in
      movingContent(
        of: source,
        to: "@ViewBuilder private func content() -> some View",
        use: "content()"
      )
    },
    Rewriting(name: "body returned") { source in
      source.replacing(
        source.views.compactMap { view in
          guard view.items.count == 1, let item = view.items.first, item.kind == .functionCallExpr
          else { return nil }
          return (item.range.lowerBound..<item.range.lowerBound, "return ")
        }
      )
    },
    Rewriting(name: "part in a view") { source in
      guard let part = source.part else { return nil }
      return source.replacing([(part, "Piece()")])
        .map { $0 + "\nstruct Piece: View {\n  var body: some View {\n\(source[part])\n  }\n}\n" }
    },
    Rewriting(name: "part in a property") { source in
      guard let part = source.partInType else { return nil }
      return source.replacing([
        (part.range, "piece"),
        (
          part.view.memberRange.upperBound..<part.view.memberRange.upperBound,
          "\nprivate var piece: some View {\n\(source[part.range])\n}\n"
        ),
      ])
    },
    Rewriting(name: "modifiers in an extension") { source in
      movingModifiers(of: source, use: { ".styled\($0)()" }) { number, chain in
        "extension View {\n  fileprivate func styled\(number)() -> some View {\n    self\n\(chain)\n  }\n}\n"
      }
    },
    Rewriting(name: "modifiers in a modifier") { source in
      movingModifiers(of: source, use: { ".modifier(Styled\($0)())" }) { number, chain in
        "private struct Styled\(number): ViewModifier {\n  func body(content: Content) -> some View {\n"
          + "    content\n\(chain)\n  }\n}\n"
      }
    },
    Rewriting(name: "texts in properties") { source in
      movingTexts(of: source, use: { "text\($0)" }, declare: { "private let text\($0) = \($1)" })
    },
    Rewriting(name: "texts in static constants") { source in
      movingTexts(
        of: source,
        use: { "Self.text\($0)" },
        declare: { "private static let text\($0) = \($1)" }
      )
    },
    Rewriting(name: "texts in an enum") { source in
      let literals = source.texts
      guard !literals.isEmpty else { return nil }
      let cases = literals.indices.map { "  static let text\($0) = \(source[literals[$0].range])" }
      return source.replacing(
        literals.enumerated().map { ($0.element.range, "Words.text\($0.offset)") }
      ).map { $0 + "\nprivate enum Words {\n\(cases.joined(separator: "\n"))\n}\n" }
    },
    Rewriting(name: "choices in properties") { source in
      movingChoices(of: source)
    },
    Rewriting(name: "actions in methods") { source in
      movingActions(of: source)
    },
  ]

  private static func movingContent(
    of source: ViewSource,
    to declaration: String,
    use: String
  ) -> String? {
    source.replacing(
      source.views.flatMap { view -> [(range: Range<Int>, text: String)] in
        guard !view.memberNames.contains("content") else { return [] }
        let end = view.memberRange.upperBound
        return [
          (view.contentRange, "\n\(use)\n"),
          (end..<end, "\n\(declaration) {\n\(source[view.contentRange])\n}\n"),
        ]
      }
    )
  }

  private static func movingTexts(
    of source: ViewSource,
    use: (Int) -> String,
    declare: (Int, String) -> String
  ) -> String? {
    source.replacing(
      source.texts.enumerated().flatMap { number, literal in
        let start = literal.view.memberRange.lowerBound
        return [
          (literal.range, use(number)),
          (start..<start, "\n\(declare(number, source[literal.range]))\n"),
        ]
      }
    )
  }

  private static func movingModifiers(
    of source: ViewSource,
    use: (Int) -> String,
    declare: (Int, String) -> String
  ) -> String? {
    var declarations: [String] = []
    let edits = source.freeModifiers.enumerated().map { number, range in
      declarations.append(declare(number, source[range]))
      return (range, use(number))
    }
    return source.replacing(edits).map { $0 + "\n" + declarations.joined(separator: "\n") }
  }

  /// A choice between two strings as a computed property.
  private static func movingChoices(of source: ViewSource) -> String? {
    var edits: [(range: Range<Int>, text: String)] = []
    for view in source.views {
      for node in view.node.descendants where node.kind == .labeledExpr {
        guard let value = node.argumentValue, value.kind == .sequenceExpr,
          let choice = value.child(.unresolvedTernaryExpr),
          let first = choice.firstChild, let second = value.lastChild,
          first.kind == second.kind, first.kind == .stringLiteralExpr,
          source.usesOnlyMembers(of: view, value.range)
        else { continue }
        let name = "choice\(edits.count)"
        let end = view.memberRange.upperBound
        edits.append((value.range, name))
        edits.append((end..<end, "\nprivate var \(name): String { \(value.text) }\n"))
      }
    }
    return source.replacing(edits)
  }

  private static func movingActions(of source: ViewSource) -> String? {
    var edits: [(range: Range<Int>, text: String)] = []
    var taken: [Range<Int>] = []
    for view in source.views {
      for node in view.node.descendants where node.calledName == "Button" {
        let closures = node.trailingClosures
        let action = node.argument("action")?.argumentValue
        let isTitled = node.children(.labeledExpr).contains { $0.labelToken == nil }
        let closure =
          action
          ?? (closures.count > 1 || isTitled ? closures.first { $0.label.isEmpty }?.node : nil)
        guard let closure, closure.kind == .closureExpr, closure.child(.closureSignature) == nil,
          !taken.contains(where: { $0.overlaps(closure.range) })
        else { continue }
        let inside = closure.range.lowerBound + 1..<closure.range.upperBound - 1
        guard !closure.items.isEmpty, source.usesOnlyMembers(of: view, inside) else { continue }
        let name = "perform\(edits.count)"
        let end = view.memberRange.upperBound
        taken.append(closure.range)
        edits.append((inside, " \(name)() "))
        edits.append((end..<end, "\nprivate func \(name)() {\n\(source[inside])\n}\n"))
      }
    }
    return source.replacing(edits)
  }
}

extension ViewSource {
  /// The literals in the members of views that a constant can stand for, each with its type.
  fileprivate var texts: [(range: Range<Int>, view: ViewType)] {
    views.flatMap { view in
      view.node.descendants.filter { $0.kind == .labeledExpr }.compactMap { argument in
        guard let literal = argument.argumentValue, literal.kind == .stringLiteralExpr,
          literal.child(.expressionSegment) == nil, literal.range.count > 2,
          !literal.text.hasPrefix("\"\"\""), !literal.text.hasPrefix("#"),
          views.last(where: { $0.node.range.contains(literal.range.lowerBound) })?.name == view.name
        else { return nil }
        return (literal.range, view)
      }
    }
  }

  /// Whether the names in a range that the text binds are all members of a type.
  func usesOnlyMembers(of view: ViewType, _ range: Range<Int>) -> Bool {
    root.allTokens.allSatisfy { token in
      guard range.contains(token.range.lowerBound), token.kind == .identifier else { return true }
      let name = token.text
      return !boundNames.contains(name) || view.memberNames.contains(name)
    }
  }

  /// The statements of view builders that construct a view and need nothing of their type.
  private var freeParts: [Range<Int>] {
    let noView: Set = ["ToolbarItem", "ToolbarItemGroup", "Tab", "Task", "Timer", "TableColumn"]
    return views.flatMap { view in
      view.node.descendants.filter { node in
        switch node.kind {
        case .closureExpr, .codeBlock, .accessorBlock: true
        default: false
        }
      }.flatMap { $0.children }.filter { statement in
        guard statement.kind == .functionCallExpr else { return false }
        var base = statement
        while base.kind == .functionCallExpr || base.kind == .memberAccessExpr {
          if let name = base.calledName {
            return name.first?.isUppercase == true && !noView.contains(name)
              && !name.hasSuffix("Mark")
          }
          guard let next = base.firstChild else { return false }
          base = next
        }
        return false
      }.map(\.range)
    }
  }

  /// The smallest movable part that holds what is wrong; in good code the first of the body.
  var part: Range<Int>? { best(freeParts.filter(isFree))?.range }

  /// Like ``part``, where members may be used.
  var partInType: (range: Range<Int>, view: ViewType)? {
    best(
      freeParts.filter { range in
        views.contains {
          $0.node.range.contains(range.lowerBound) && usesOnlyMembers(of: $0, range)
        }
      }
    )
  }

  private func best(_ parts: [Range<Int>]) -> (range: Range<Int>, view: ViewType)? {
    let part: Range<Int>?
    if let fault = faults.first {
      part = parts.filter { $0.lowerBound <= fault.lowerBound && $0.upperBound >= fault.upperBound }
        .min { $0.count < $1.count }
    } else {
      part = parts.first { range in !views.contains { $0.items.contains { $0.range == range } } }
    }
    guard let part,
      let view = views.last(where: { $0.node.range.contains(part.lowerBound) })
    else { return nil }
    return (part, view)
  }

  /// The modifiers at the end of chains that need nothing of their type, outermost chains first.
  fileprivate var freeModifiers: [Range<Int>] {
    let ofImages: Set = [
      "resizable", "renderingMode", "interpolation", "antialiased", "fill", "stroke", "trim",
      "strokeBorder", "inset", "foregroundStyle", "annotation", "onChanged", "onEnded", "updating",
    ]
    var ranges: [Range<Int>] = []
    for node in nodes(.functionCallExpr)
    where !ranges.contains(where: { $0.contains(node.range.lowerBound) }) {
      guard var call = Optional(node), call.firstChild?.kind == .memberAccessExpr else { continue }
      // Inner links of a chain that has been taken begin where it begins.
      if ranges.contains(where: { $0.upperBound == node.range.upperBound }) { continue }
      var start: Int?
      var isView = false
      var isOpen = true
      while let access = call.firstChild, access.kind == .memberAccessExpr,
        let base = access.firstChild, let name = access.lastChild, base.kind != .declReferenceExpr
      {
        let end = node.range.upperBound
        isOpen =
          isOpen && !ofImages.contains(name.text) && isFree(base.range.upperBound..<end)
        if isOpen { start = base.range.upperBound }
        if let view = base.calledName { isView = view.first?.isUppercase == true }
        call = base
      }
      guard let start, isView,
        !ranges.contains(where: { $0.overlaps(start..<node.range.upperBound) })
      else { continue }
      ranges.append(start..<node.range.upperBound)
    }
    return ranges
  }
}
