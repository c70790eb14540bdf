import CurbcutSyntax

// The same call in another form.

extension Rewriting {
  static let forms: [Rewriting] = [
    Rewriting(name: "closures as arguments") { source in
      rewritingCalls(of: source) { call in
        let closures = call.trailingClosures
        guard closures.count == 2, closures[1].label == "label",
          ["Button", "Menu", "NavigationLink"].contains(call.calledName ?? "")
        else { return nil }
        let first = ["Button": "action", "Menu": "content"][call.calledName ?? ""] ?? "destination"
        let isBare = call.parentheses == nil
        let start = call.parentheses?.upperBound ?? call.firstChild?.range.upperBound ?? 0
        let hasArguments = call.child(.labeledExpr) != nil
        return [
          (
            (isBare ? start : start - 1)..<closures[0].start,
            (isBare ? "(" : "") + (hasArguments ? ", " : "") + "\(first): "
          ),
          (closures[0].node.range.upperBound..<closures[1].start, ", "),
          (call.range.upperBound..<call.range.upperBound, ")"),
        ]
      }
    },
    Rewriting(name: "action before the label") { source in
      rewritingCalls(of: source) { call in
        let closures = call.trailingClosures
        guard call.calledName == "Button", closures.count == 2, call.parentheses == nil,
          let callee = call.firstChild
        else { return nil }
        return [
          (callee.range.upperBound..<closures[0].start, "(action: "),
          (closures[0].node.range.upperBound..<closures[1].node.range.lowerBound, ") "),
        ]
      }
    },
    Rewriting(name: "label behind the action") { source in
      rewritingCalls(of: source) { call in
        let closures = call.trailingClosures
        guard call.calledName == "Button", closures.count == 1, let parens = call.parentheses,
          Array(call.children(.labeledExpr)).count == 1,
          let action = call.argument("action")?.argumentValue
        else { return nil }
        if action.kind == .closureExpr {
          return [
            (parens.lowerBound..<action.range.lowerBound, " "),
            (action.range.upperBound..<closures[0].start, " label: "),
          ]
        }
        return [
          (parens.lowerBound..<action.range.lowerBound, " { "),
          (action.range.upperBound..<closures[0].start, "() } label: "),
        ]
      }
    },
    Rewriting(name: "titles as labels") { source in
      rewritingCalls(of: source) { call in
        guard let name = call.calledName, let parens = call.parentheses,
          let title = call.child(.labeledExpr), title.labelToken == nil,
          let value = title.argumentValue, value.kind == .stringLiteralExpr
        else { return nil }
        let arguments = Array(call.children(.labeledExpr))
        let closures = call.trailingClosures
        switch name {
        case "Button" where arguments.count == 1 && closures.count == 1:
          return [
            (parens.lowerBound..<closures[0].start, " "),
            (
              call.range.upperBound..<call.range.upperBound, " label: { Text(\(value.text)) }"
            ),
          ]
        case "Toggle" where arguments.count == 2 && closures.isEmpty:
          return [
            (value.range.lowerBound..<arguments[1].range.lowerBound, ""),
            (call.range.upperBound..<call.range.upperBound, " { Text(\(value.text)) }"),
          ]
        case "Picker" where arguments.count == 2 && closures.count == 1:
          return [
            (value.range.lowerBound..<arguments[1].range.lowerBound, ""),
            (
              call.range.upperBound..<call.range.upperBound, " label: { Text(\(value.text)) }"
            ),
          ]
        case "Menu" where arguments.count == 1 && closures.count == 1:
          return [
            (parens.lowerBound..<closures[0].start, " "),
            (
              call.range.upperBound..<call.range.upperBound, " label: { Text(\(value.text)) }"
            ),
          ]
        case "Section" where arguments.count == 1 && closures.count == 1:
          return [
            (parens.lowerBound..<closures[0].start, " "),
            (
              call.range.upperBound..<call.range.upperBound, " header: { Text(\(value.text)) }"
            ),
          ]
        default: return nil
        }
      }
    },
    Rewriting(name: "labels of title and icon") { source in
      rewritingCalls(of: source) { call in
        let arguments = Array(call.children(.labeledExpr))
        guard call.calledName == "Label", arguments.count == 2, arguments[0].labelToken == nil,
          let title = arguments[0].argumentValue, let image = arguments[1].argumentValue,
          arguments[1].labelToken?.text == "systemImage", let parens = call.parentheses
        else { return nil }
        return [
          (
            parens,
            " { Text(\(title.text)) } icon: { Image(systemName: \(image.text)) }"
          )
        ]
      }
    },
    Rewriting(name: "self written out") { source in
      source.replacing(
        source.views.flatMap { view in
          view.references { !$0.isBoundHere }.map { use in
            (use.range.lowerBound..<use.range.lowerBound, "self.")
          }
        }
      )
    },
  ]

  private static func rewritingCalls(
    of source: ViewSource,
    _ edits: (Node) -> [(range: Range<Int>, text: String)]?
  ) -> String? {
    source.replacing(source.nodes(.functionCallExpr).flatMap { edits($0) ?? [] })
  }
}
