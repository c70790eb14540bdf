import CurbcutSyntax

// What a view is made of, in other types: extensions, models, views of its own, tables of constants.

extension Rewriting {
  static let types: [Rewriting] = [
    Rewriting(name: "members in an extension") { source in
      source.replacing(
        source.views.flatMap { view -> [(range: Range<Int>, text: String)] in
          let members = view.movableMembers
          guard !members.isEmpty else { return [] }
          let end = view.node.range.upperBound
          let text = members.map { source[$0] }.joined(separator: "\n\n")
          return members.map { ($0, "") }
            + [(end..<end, "\n\nextension \(view.name) {\n\(text)\n}\n")]
        }
      )
    },
    Rewriting(name: "body in parts in an extension") { source in
      source.replacing(
        source.views.flatMap { view -> [(range: Range<Int>, text: String)] in
          guard !view.memberNames.contains("content") else { return [] }
          let end = view.node.range.upperBound
          return [
            (view.contentRange, "\ncontent\n"),
            (
              end..<end,
              "\n\nextension \(view.name) {\n@ViewBuilder fileprivate var content: some View {"
                + "\n\(source[view.contentRange])\n}\n}\n"
            ),
          ]
        }
      )
    },
    Rewriting(name: "part in a view with its data") { source in movingPartWithData(of: source) },
    Rewriting(name: "actions in the model") { source in movingActionsToModel(of: source) },
    Rewriting(name: "in a card") { source in
      source.replacing(
        source.screens.map { view in
          (view.contentRange, "\nCard {\n\(source[view.contentRange])\n}\n")
        }
      ).map { $0 + card }
    },
    Rewriting(name: "numbers in an enum") { source in
      let literals = source.numbers
      guard !literals.isEmpty else { return nil }
      let constants = literals.indices.map {
        "  static let number\($0): CGFloat = \(source[literals[$0]])"
      }
      return source.replacing(
        literals.enumerated().map { ($0.element, "Metrics.number\($0.offset)") }
      ).map { $0 + "\nenum Metrics {\n\(constants.joined(separator: "\n"))\n}\n" }
    },
    Rewriting(name: "fonts in an extension") { source in
      movingLooks(of: source, modifiers: ["font"], to: "Font", named: "face")
    },
    Rewriting(name: "colors in an extension") { source in
      movingLooks(
        of: source,
        modifiers: ["foregroundStyle", "foregroundColor", "background", "fill", "stroke"],
        to: "Color",
        named: "shade"
      )
    },
  ]

  private static let card = """

    struct Card<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack(alignment: .leading) {
          content
        }
        .padding()
        .clipShape(RoundedRectangle(cornerRadius: 12))
      }
    }

    """

  /// A part as a view of its own that is handed the members it names: states as bindings, the rest
  /// as constants.
  private static func movingPartWithData(of source: ViewSource) -> String? {
    guard let part = source.partInType else { return nil }
    let states = source.stateProperties.filter { $0.owner == part.view.name }
    let constants = part.view.typedConstants
    var members: [String] = []
    var arguments: [String] = []
    for reference in part.view.references({ _ in true })
    where part.range.contains(reference.range.lowerBound)
      && !arguments.contains(where: { $0.hasPrefix("\(reference.name):") })
    {
      if let state = states.first(where: { $0.name == reference.name }), let type = state.typeText {
        members.append("  @Binding var \(state.name): \(type)")
        arguments.append("\(state.name): $\(state.name)")
      } else if let type = constants[reference.name] {
        members.append("  let \(reference.name): \(type)")
        arguments.append("\(reference.name): \(reference.name)")
      } else {
        return nil
      }
    }
    guard !members.isEmpty else { return nil }
    return source.replacing([(part.range, "Piece(\(arguments.joined(separator: ", ")))")]).map {
      "\($0)\nstruct Piece: View {\n\(members.joined(separator: "\n"))\n\n"
        + "  var body: some View {\n\(source[part.range])\n  }\n}\n"
    }
  }

  /// The state in a model, with what buttons do to it.
  private static func movingActionsToModel(of source: ViewSource) -> String? {
    guard let view = source.views.first(where: { !$0.memberNames.contains("model") }) else {
      return nil
    }
    let names = Set(source.stateProperties.filter { $0.owner == view.name }.map(\.name))
    var functions: [String] = []
    var edits: [(range: Range<Int>, text: String)] = []
    for node in view.node.descendants where node.calledName == "Button" {
      let closures = node.trailingClosures
      let isTitled = node.children(.labeledExpr).contains { $0.labelToken == nil }
      let closure =
        node.argument("action")?.argumentValue
        ?? (closures.count > 1 || isTitled ? closures.first { $0.label.isEmpty }?.node : nil)
      guard let closure, closure.kind == .closureExpr, closure.child(.closureSignature) == nil,
        !closure.items.isEmpty, !edits.contains(where: { $0.range.overlaps(closure.range) })
      else { continue }
      let inside = closure.range.lowerBound + 1..<closure.range.upperBound - 1
      let used = view.references { inside.contains($0.range.lowerBound) }
      guard !used.isEmpty, used.allSatisfy({ names.contains($0.name) && $0.form == .plain }),
        source.usesOnlyMembers(of: view, inside)
      else { continue }
      let name = "perform\(functions.count)"
      functions.append("  func \(name)() {\(source[inside])}")
      edits.append((inside, " model.\(name)() "))
    }
    guard let text = source.replacing(edits) else { return nil }
    return movingState(
      of: ViewSource(text),
      to: "@State private var model = ScreenModel()",
      declare: {
        "@Observable final class ScreenModel {\n\($0)\n\(functions.joined(separator: "\n"))\n}\n"
      },
      member: { "  var \($0)" }
    )
  }

  /// What some modifiers are given, as constants of an extension of its type.
  private static func movingLooks(
    of source: ViewSource,
    modifiers: Set<String>,
    to type: String,
    named name: String
  ) -> String? {
    let noColors = ["tertiary", "quaternary", "Material", "Gradient", "tint", "background"]
    var constants: [String] = []
    var edits: [(range: Range<Int>, text: String)] = []
    for call in source.nodes(.functionCallExpr) {
      guard let access = call.firstChild, access.kind == .memberAccessExpr,
        let modifier = access.lastChild?.text, modifiers.contains(modifier),
        let argument = call.child(.labeledExpr), argument.labelToken == nil,
        let value = argument.argumentValue, source.isFree(value.range),
        value.text.hasPrefix(".") || value.text.hasPrefix("\(type).")
          || value.text.hasPrefix("\(type)("),
        !noColors.contains(where: value.text.contains),
        !edits.contains(where: { $0.range.overlaps(value.range) })
      else { continue }
      let full = value.text.hasPrefix(".") ? type + value.text : value.text
      edits.append((value.range, "\(type).\(name)\(constants.count)"))
      constants.append("  static let \(name)\(constants.count) = \(full)")
    }
    return source.replacing(edits).map {
      "\($0)\nextension \(type) {\n\(constants.joined(separator: "\n"))\n}\n"
    }
  }
}

extension ViewSource {
  /// The numbers that calls in views are given.
  fileprivate var numbers: [Range<Int>] {
    views.flatMap { view in
      view.node.descendants.filter { $0.kind == .labeledExpr }.compactMap { argument in
        guard let value = argument.argumentValue,
          value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr
        else { return nil }
        return value.range
      }
    }
  }
}

extension ViewSource.ViewType {
  /// The computed properties and functions, the body left out, which an extension may hold.
  fileprivate var movableMembers: [Range<Int>] {
    let members = node.child(.memberBlock).map { Array($0.children) } ?? []
    return members.compactMap { member in
      guard member.range != bodyRange else { return nil }
      switch member.kind {
      case .functionDecl: return member.range
      case .variableDecl:
        let binding = member.child(.patternBinding)
        let isComputed = binding?.child(.accessorBlock) != nil
        return isComputed && binding?.child(.initializerClause) == nil ? member.range : nil
      default: return nil
      }
    }
  }

  /// The types of constants that are handed to it, by name.
  fileprivate var typedConstants: [String: String] {
    var types: [String: String] = [:]
    let members = node.child(.memberBlock).map { Array($0.children(.variableDecl)) } ?? []
    for member in members {
      guard member.child(.attribute) == nil, let binding = member.child(.patternBinding),
        binding.child(.accessorBlock) == nil, let name = binding.firstChild?.text,
        let type = binding.child(.typeAnnotation)?.lastChild?.text
      else { continue }
      types[name] = type
    }
    return types
  }
}
