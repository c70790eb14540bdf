import CurbcutModel

extension Rule {
  static let dynamicTypeDisabled = Rule(
    id: "dynamic-type-disabled",
    title: "Text size is fixed for everybody",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People who see little set a larger text size for the whole phone. This line sets one size for
      everybody and takes that choice away.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).dynamicTypeSize(.large)
                      //^^^^^^^^^^^^^^^^^^^^^^^ Everybody gets the same text size here, whatever they have chosen
          }
        }
        """,
        fixed: [
          "Remove .dynamicTypeSize": """
          struct Screen: View {
            let title: String

            var body: some View {
              Text(title)
            }
          }
          """
        ]
      ),
      .reported(
        "By the environment",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).environment(\\.dynamicTypeSize, .medium)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Everybody gets the same text size here, whatever they have chosen
          }
        }
        """
      ),
      .recommended(
        "A size that somebody chose",
        """
        struct Screen: View {
          let title: String
          let size: DynamicTypeSize

          var body: some View {
            Text(title).dynamicTypeSize(size)
          }
        }
        """
      ),
      .ignored(
        "A preview shows a size",
        """
        #Preview {
          Text("Title").dynamicTypeSize(.accessibility3)
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      for modifier in element.ownModifiers {
        let size: Expression?
        switch modifier.name {
        case "dynamicTypeSize":
          size = modifier.firstArgument
        case "environment":
          guard case .keyPath(let path)? = modifier.firstArgument?.form,
            path.hasSuffix(".dynamicTypeSize") || path.hasSuffix(".sizeCategory")
          else { continue }
          size = modifier.arguments.dropFirst().first?.value
        default: continue
        }
        guard let size, TextSize(size) != nil, !modifier.isConditional else { continue }
        findings.report(
          "Everybody gets the same text size here, whatever they have chosen",
          at: modifier.callRange,
          fixes: [.safe("Remove .\(modifier.name)", .remove(modifier))]
        )
      }
    }
  )
}
