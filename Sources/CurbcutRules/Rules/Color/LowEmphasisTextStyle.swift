import CurbcutModel

extension Rule {
  static let lowEmphasisTextStyle = Rule(
    id: "low-emphasis-text-style",
    title: "Text too pale to read",
    group: .color,
    severity: .info,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      The tertiary and quaternary styles and gray stay below the contrast that people with low
      vision need, and that everybody needs in the sun. They are made for ornament, not for words.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Updated a minute ago").foregroundStyle(.tertiary)
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^ “tertiary” is too pale for words
          }
        }
        """,
        fixed: [
          "Use .secondary": """
          struct Screen: View {
            var body: some View {
              Text("Updated a minute ago").foregroundStyle(.secondary)
            }
          }
          """
        ]
      ),
      .reported(
        "Gray",
        """
        struct Screen: View {
          var body: some View {
            Text("Old data").foregroundColor(.gray)
                           //^^^^^^^^^^^^^^^^^^^^^^ “gray” is too pale for words
          }
        }
        """,
        fixed: [
          "Use .secondary": """
          struct Screen: View {
            var body: some View {
              Text("Old data").foregroundColor(.secondary)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Updated a minute ago").foregroundStyle(.secondary)
          }
        }
        """
      ),
      .ignored(
        "A sign between words",
        """
        struct Screen: View {
          var body: some View {
            Text("•").foregroundStyle(.tertiary)
          }
        }
        """
      ),
      .ignored(
        "On a ground of its own",
        """
        struct Screen: View {
          var body: some View {
            Text("Old data").foregroundStyle(.gray).background(.black)
          }
        }
        """
      ),
      .ignored(
        "Gray on a dark ground",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).foregroundColor(.white)
              Text("Closed").font(.caption).foregroundColor(.gray)
            }
            .frostedCard()
          }
        }
        """
      ),
      .ignored(
        "Gray is dark enough for large words",
        """
        struct Screen: View {
          var body: some View {
            Text("Closed").font(.largeTitle).foregroundStyle(.gray).accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .color) { element, findings in
      guard element.is(.text, .label), !element.showsOnlyIcon, element.isHidden != .yes,
        !element.isDisabledAnywhere,
        element.place.isDisjoint(with: [.representation, .menu]), element.slot != .placeholder,
        element.declaration?.readsEnvironment("colorSchemeContrast") != true
      else { return }
      for modifier in element.ownModifiers
      where modifier.name == "foregroundStyle" || modifier.name == "foregroundColor" {
        guard modifier.arguments.count == 1, let style = modifier.firstArgument,
          let name = style.memberName,
          ["tertiary", "quaternary", "quinary", "gray"].contains(name),
          style.path == ".\(name)" || style.path == "Color.\(name)",
          !element.hasModifier("background"), element.hasLetters,
          name != "gray" || element.isPaleInGray
        else { continue }
        findings.report(
          "“\(name)” is too pale for words",
          at: modifier.callRange,
          fixes: [.safe("Use .secondary", .replace(style.lastNameRange, with: "secondary"))]
        )
      }
    }
  )
}
