import CurbcutSyntax

/// A way to write a view differently that changes nothing for the people who use it.
struct Rewriting: Sendable {
  let name: String
  /// The new text; nil where there is nothing to write differently.
  let rewrite: @Sendable (ViewSource) -> String?

  /// All of them, in the order of the table.
  static let all = wraps + moves + forms + state + types + surroundings + names
}

// MARK: Around the body

extension Rewriting {
  /// The body's content in containers, in branches, and under modifiers that say nothing.
  static let wraps: [Rewriting] =
    [
      ("VStack", "VStack {", "}"), ("ZStack", "ZStack {", "}"), ("Group", "Group {", "}"),
      ("ScrollView", "ScrollView { VStack {", "} }"),
      ("NavigationStack", "NavigationStack { Group {", "}.navigationTitle(\"Places\") }"),
      ("List", "List {", "}"), ("Form section", "Form { Section {", "} }"),
      ("GeometryReader", "GeometryReader { proxy in", "}"),
      ("ForEach", "VStack { ForEach(0..<3, id: \\.self) { _ in", "} }"),
      ("text before", "VStack { Text(\"Hello\")\n", "}"),
      ("text after", "VStack {", "\nText(\"Hello\") }"),
      ("divider and spacer", "VStack { Spacer()\n", "\nDivider() }"),
      ("padding", "Group {", "}.padding()"),
      ("frame", "Group {", "}.frame(maxWidth: .infinity)"),
      ("onAppear", "Group {", "}.onAppear {}"),
      ("id", "Group {", "}.id(1)"),
      ("transition", "Group {", "}.transition(.opacity)"),
      ("background", "Group {", "}.background(Color(.systemBackground))"),
      ("task", "Group {", "}.task { await load() }"),
    ].map { name, before, after in
      Rewriting(name: "in \(name)") { source in
        source.replacing(
          source.screens.map { view in
            (view.contentRange, "\n\(before)\n\(source[view.contentRange])\n\(after)\n")
          }
        )
      }
    } + [
      Rewriting(name: "under a condition") { source in
        source.replacing(
          source.screens.flatMap { view in
            [
              (view.memberRange.lowerBound..<view.memberRange.lowerBound, "\nlet isReady: Bool\n"),
              (view.contentRange, "\nif isReady {\n\(source[view.contentRange])\n}\n"),
            ]
          }
        )
      },
      Rewriting(name: "beside a working button") { source in
        source.replacing(
          source.screens.flatMap { view in
            [
              (
                view.contentRange,
                "\nVStack {\n\(source[view.contentRange])\nButton(\"Refresh\") { refresh() }\n}\n"
              ),
              (
                view.memberRange.upperBound..<view.memberRange.upperBound,
                "\nprivate func refresh() { Store.shared.refresh() }\n"
              ),
            ]
          }
        )
      },
    ]

  /// The view used by another, or declared in another place.
  static let surroundings: [Rewriting] = [
    Rewriting(name: "with a preview") { source in
      source.screens.first.map { "\(source.text)\n#Preview {\n  \($0.name)()\n}\n" }
    },
    Rewriting(name: "public") { source in
      source.replacing(
        source.views.flatMap { view in
          view.node.allTokens.filter { $0.hasText("struct") || $0.hasText("body") }.prefix(2)
            .compactMap { token in
              let start =
                token.hasText("struct")
                ? token.range.lowerBound : view.bodyStart ?? token.range.lowerBound
              return (start..<start, "public ")
            }
        }
      )
    },
    Rewriting(name: "generic") { source in
      source.replacing(
        source.screens.compactMap { view in
          guard let name = view.node.tokens.first(where: { $0.text == view.name }),
            view.node.child(.genericParameterClause) == nil
          else { return nil }
          return (name.range.upperBound..<name.range.upperBound, "<Value: Hashable>")
        }
      )
    },
    Rewriting(name: "in an enum") { source in
      source.replacing(
        source.screens.flatMap { view in
          [
            (view.node.range.lowerBound..<view.node.range.lowerBound, "enum Feature {\n"),
            (view.node.range.upperBound..<view.node.range.upperBound, "\n}"),
          ]
        }
      )
    },
    Rewriting(name: "used by a screen") { source in
      guard let view = source.screens.last else { return nil }
      return source.text
        + "\nstruct Root: View {\n  var body: some View {\n    VStack {\n      \(view.name)()\n    }\n  }\n}\n"
    },
    Rewriting(name: "body in an extension") { source in
      source.replacing(
        source.screens.flatMap { view -> [(range: Range<Int>, text: String)] in
          guard let body = view.bodyRange else { return [] }
          return [
            (body, "let marker = 0"),
            (
              view.node.range.upperBound..<view.node.range.upperBound,
              "\nextension \(view.name) {\n\(source[body])\n}\n"
            ),
          ]
        }
      )
    },
  ]
}

extension ViewSource.ViewType {
  /// The declaration of the body.
  var bodyRange: Range<Int>? {
    node.child(.memberBlock)?.children(.variableDecl).first {
      $0.range.contains(contentRange.lowerBound)
    }?.range
  }

  var bodyStart: Int? { bodyRange?.lowerBound }
}
