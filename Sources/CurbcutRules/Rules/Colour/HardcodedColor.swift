import CurbcutModel

extension Rule {
  static let hardcodedColor = Rule(
    id: "hardcoded-color",
    title: "Colour that does not follow dark mode",
    group: .colour,
    severity: .hint,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      Black text on the system’s background is black on black as soon as somebody uses dark mode, as
      many people with light-sensitive eyes do all day.
      """,
    examples: [
      .bad(
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black)
                         //^^^^^^^^^^^^^^^^^^^^^^^ Black text cannot be read in dark mode
          }
        }
        """,
        fixed: [
          "Use .primary": """
          struct Screen: View {
            var body: some View {
              Text("Notice").foregroundStyle(.primary)
            }
          }
          """
        ]
      ),
      .bad(
        "A white ground under text that turns white",
        """
        struct Screen: View {
          var body: some View {
            Text("Paper").background(.white)
                        //^^^^^^^^^^^^^^^^^^ In dark mode the text on this white ground is white too
          }
        }
        """,
        fixed: [
          "Use the system background": """
          struct Screen: View {
            var body: some View {
              Text("Paper").background(Color(.systemBackground))
            }
          }
          """
        ]
      ),
      .good(
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.primary)
          }
        }
        """
      ),
      .good(
        "Both are fixed",
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black).background(.yellow)
          }
        }
        """
      ),
      .good(
        "Over something else",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Color.yellow
              Text("Notice").foregroundStyle(.black)
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.wears(.colour) else { return }
      guard element.is(.text, .label), element.isHidden != .yes, element.platforms.contains(.iOS),
        !element.isGlanced, element.standsOnDefaultGround
      else { return }
      let colours = ["foregroundStyle", "foregroundColor", "tint"]
      for modifier in element.ownModifiers where !modifier.isConditional {
        guard modifier.arguments.count == 1, let colour = modifier.firstArgument else { continue }
        if colours.contains(modifier.name), colour.path == ".black" || colour.path == "Color.black",
          !element.hasModifier("background", "backgroundStyle", "overlay")
        {
          findings.report(
            "Black text cannot be read in dark mode",
            at: modifier.callRange,
            fixes: [.safe("Use .primary", .replace(colour.lastNameRange, with: "primary"))]
          )
        } else if modifier.name == "background",
          colour.path == ".white" || colour.path == "Color.white",
          !element.modifiers.contains(where: { colours.contains($0.name) }),
          !element.ancestors.contains(where: {
            $0.hasModifier("foregroundStyle", "foregroundColor")
          })
        {
          findings.report(
            "In dark mode the text on this white ground is white too",
            at: modifier.callRange,
            fixes: [
              .safe(
                "Use the system background",
                .replace(colour.range, with: "Color(.systemBackground)")
              )
            ]
          )
        }
      }
    }
  )
}
