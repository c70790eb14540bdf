import CurbcutModel

extension Rule {
  static let hardcodedColor = Rule(
    id: "hardcoded-color",
    title: "Fixed color does not adapt to Dark Mode",
    group: .color,
    severity: .hint,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      Many people with light-sensitive eyes use Dark Mode all day. Black text on the system
      background then turns into black on black, because a fixed color does not adapt. Use
      semantic colors, which follow the appearance.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black)
                         //^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, this black text cannot be read
          }
        }
        """,
        fixed: [
          "Use `.primary`": """
          struct Screen: View {
            var body: some View {
              Text("Notice").foregroundStyle(.primary)
            }
          }
          """
        ]
      ),
      .reported(
        "A white background under text that turns white",
        """
        struct Screen: View {
          var body: some View {
            Text("Paper").background(.white)
                        //^^^^^^^^^^^^^^^^^^ In Dark Mode, text on this white background is also white
          }
        }
        """,
        fixed: [
          "Use `Color(.systemBackground)`": """
          struct Screen: View {
            var body: some View {
              Text("Paper").background(Color(.systemBackground))
            }
          }
          """
        ]
      ),
      .reported(
        "A dark gray, and a white background of a stack",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Notice").foregroundStyle(Color(white: 0.15))
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, this dark text cannot be read
              VStack {
                Text("Paper")
                Text("Glass")
              }
              .background(Color.white)
             //^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, text on this white background is also white
            }
          }
        }
        """
      ),
      .ignored(
        "A background that adapts like the text, and text with a fixed color of its own",
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
        "Text and background are both fixed",
        """
        struct Screen: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black).background(.yellow)
          }
        }
        """
      ),
      .ignored(
        "On another color",
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
      .ignored(
        "In a widget",
        """
        struct NoticeWidgetEntryView: View {
          var body: some View {
            Text("Notice").foregroundStyle(.black)
          }
        }
        """
      ),
      .ignored(
        "The background may be another than the system's",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              List {
                Text("Over a photo")
              }
              .overlay { Text("Photo").foregroundStyle(.black) }
              ZStack {
                Color.yellow
                Text("On a color").foregroundStyle(.black)
              }
              HStack {
                Text("On a card").foregroundStyle(.black)
              }
              .background(.yellow)
              Card {
                Text("In a view that may have a background").foregroundStyle(.black)
              }
              Text("With a shadow").foregroundStyle(.black).shadow(radius: 2)
              Text("Sum").foregroundStyle(.black) + Text(" of several")
            }
          }

          func note() -> some View {
            Text("Wherever it is shown").foregroundStyle(.black)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .color) { element, findings in
      if let text = FixedColors(of: element).textHiddenInDarkMode {
        let isBlack = text.color.memberName == "black"
        let primary = element.primaryColorSource
        findings.report(
          "In Dark Mode, this \(isBlack ? "black" : "dark") text cannot be read",
          at: text.modifier.callRange,
          unless: Exemption.otherBackground,
          fixes: [
            isBlack && primary == ".primary"
              ? .safe("Use `.primary`", .replace(text.color.lastNameRange, with: "primary"))
              : .review("Use `\(primary)`", .replace(text.color.range, with: primary))
          ]
        )
      } else if let background = FixedColors(of: element).backgroundHidingTextInDarkMode {
        let isWhite = background.color.memberName == "white"
        let adaptive = "Color(.systemBackground)"
        findings.report(
          isWhite
            ? "In Dark Mode, text on this white background is also white"
            : "In Dark Mode, text on this light background is white",
          at: background.modifier.callRange,
          fixes: [
            FixProposal(
              title: "Use `\(adaptive)`",
              safety: isWhite ? .safe : .review,
              changes: [.replace(background.color.range, with: adaptive)]
            )
          ]
        )
      }
    },
    exemptions: [
      .hiddenForCertain,
      .notForIOS,
      .inWidget,
    ]
  )
}
