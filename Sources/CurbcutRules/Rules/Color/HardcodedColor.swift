import CurbcutModel

extension Rule {
  static let hardcodedColor = Rule(
    id: "hardcoded-color",
    title: "Color that does not follow dark mode",
    group: .color,
    severity: .hint,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      Black text on the system’s background is black on black as soon as somebody uses dark mode, as
      many people with light-sensitive eyes do all day.
      """,
    examples: [
      .reported(
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
      .reported(
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
      .reported(
        "A dark grey, and a white ground under a stack",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Notice").foregroundStyle(Color(white: 0.15))
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text this dark cannot be read in dark mode
              VStack {
                Text("Paper")
                Text("Glass")
              }
              .background(Color.white)
             //^^^^^^^^^^^^^^^^^^^^^^^ In dark mode the text on this white ground is white too
            }
          }
        }
        """
      ),
      .ignored(
        "A ground that turns with the words, and words with a color of their own",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              VStack {
                Text("Paper")
              }
              .background(Color(.secondarySystemBackground))
              VStack {
                Text("Glass").foregroundStyle(.black)
              }
              .background(Color.white)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.primary)
          }
        }
        """
      ),
      .ignored(
        "Both are fixed",
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black).background(.yellow)
          }
        }
        """
      ),
      .ignored(
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
    check: .element(withModifiers: .color) { element, findings in
      guard element.isHidden != .yes, element.platforms.contains(.iOS), !element.isGlanced else {
        return
      }
      if let words = element.wordsThatVanishInTheDark {
        let isBlack = words.color.memberName == "black"
        findings.report(
          "\(isBlack ? "Black text" : "Text this dark") cannot be read in dark mode",
          at: words.modifier.callRange,
          fixes: [
            isBlack
              ? .safe("Use .primary", .replace(words.color.lastNameRange, with: "primary"))
              : .review("Use .primary", .replace(words.color.range, with: ".primary"))
          ]
        )
      } else if let ground = element.groundThatHidesWordsInTheDark {
        let isWhite = ground.color.memberName == "white"
        findings.report(
          "In dark mode the text on this \(isWhite ? "white" : "light") ground is white too",
          at: ground.modifier.callRange,
          fixes: [
            FixProposal(
              title: "Use the system background",
              safety: isWhite ? .safe : .review,
              changes: [.replace(ground.color.range, with: "Color(.systemBackground)")]
            )
          ]
        )
      }
    }
  )
}
