import CurbcutModel

extension Rule {
  static let colorContrastInsufficient = Rule(
    id: "color-contrast-insufficient",
    title: "Words stand out too little from their background",
    group: .color,
    severity: .warning,
    impact: .serious,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      Pale words on a pale ground cannot be read by people with low vision, nor by anybody in the
      sun. Black on white has a contrast of 21 to 1; words need 4.5 to 1 to be read, large words 3
      to 1.
      """,
    knownLimitations: """
      Colors of the asset catalog, gradients, images and materials are not known. A screen that
      paints no background is taken to stand on the system's; there, colors of the system that miss
      narrowly and are darkened by Increase Contrast, such as red, are left alone.
      """,
    options: [
      RuleOption(
        name: "contrast-normal",
        summary: "the ratio that words need; 4.5 by default, and 7 for level AAA.",
        kind: .number(1...21, \.contrastOfWords)
      ),
      RuleOption(
        name: "contrast-large",
        summary: "the ratio that large words need; 3 by default, and 4.5 for level AAA.",
        kind: .number(1...21, \.contrastOfLargeWords)
      ),
    ],
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Sale").foregroundStyle(.yellow).background(.white)
        //               ^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: .yellow on .white has a contrast of 1.51 to 1, and words need 4.5
          }
        }
        """,
        fixed: [
          "Use the color Color(red: 0.56, green: 0.45, blue: 0.0)": """
          struct Screen: View {
            var body: some View {
              Text("Sale").foregroundStyle(Color(red: 0.56, green: 0.45, blue: 0.0)).background(.white)
            }
          }
          """
        ]
      ),
      .reported(
        "White words: the background changes",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
              .foregroundStyle(.white)
        //     ^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: .white on .yellow has a contrast of 1.51 to 1, and words need 4.5
              .background(.yellow)
          }
        }
        """,
        fixed: [
          "Use the background Color(red: 0.56, green: 0.45, blue: 0.0)": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Buy") { buy() }
                .foregroundStyle(.white)
                .background(Color(red: 0.56, green: 0.45, blue: 0.0))
            }
          }
          """,
          "Use the color Color(white: 0.35)": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Buy") { buy() }
                .foregroundStyle(Color(white: 0.35))
                .background(.yellow)
            }
          }
          """,
        ]
      ),
      .reported(
        "On the system background",
        """
        struct Screen: View {
          var body: some View {
            Text("Updated today").foregroundStyle(.gray.opacity(0.4))
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: .gray.opacity(0.4) on the system background has a contrast of 1.51 to 1, and words need 4.5
          }
        }
        """,
        fixed: [
          "Use .primary": """
          struct Screen: View {
            var body: some View {
              Text("Updated today").foregroundStyle(.primary)
            }
          }
          """,
          "Use the color Color(red: 0.46, green: 0.46, blue: 0.48)": """
          struct Screen: View {
            var body: some View {
              Text("Updated today").foregroundStyle(Color(red: 0.46, green: 0.46, blue: 0.48))
            }
          }
          """,
        ]
      ),
      .reported(
        "In hexadecimal, in its own notation",
        """
        struct Screen: View {
          var body: some View {
            Text("Terms").foregroundColor(Color(hex: "#CCCCCC")).background(Color.white)
        //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: Color(hex: "#CCCCCC") on Color.white has a contrast of 1.61 to 1, and words need 4.5
          }
        }
        """,
        fixed: [
          "Use the color Color(hex: \"#757575\")": """
          struct Screen: View {
            var body: some View {
              Text("Terms").foregroundColor(Color(hex: "#757575")).background(Color.white)
            }
          }
          """
        ]
      ),
      .reported(
        "By its parts",
        """
        struct Screen: View {
          var body: some View {
            Text("Terms")
              .foregroundColor(Color(red: 204 / 255, green: 204 / 255, blue: 204 / 255))
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: Color(red: 204 / 255, green: 204 / 255, blue: 204 / 255) on Color.white has a contrast of 1.61 to 1, and words need 4.5
              .background(Color.white)
          }
        }
        """,
        fixed: [
          "Use the color Color(white: 0.46)": """
          struct Screen: View {
            var body: some View {
              Text("Terms")
                .foregroundColor(Color(white: 0.46))
                .background(Color.white)
            }
          }
          """
        ]
      ),
      .reported(
        "A constant, and a shape behind the words",
        """
        extension Color {
          static let sun = Color(red: 0.9, green: 0.9, blue: 0.2)
        }

        struct Screen: View {
          var body: some View {
            VStack {
              Text("Sold out")
        //    ^^^^^^^^^^^^^^^^ Hard to read: .white on Color.sun has a contrast of 1.34 to 1, and words need 4.5
            }
            .foregroundStyle(.white)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.sun))
          }
        }
        """
      ),
      .reported(
        "The bottom of a pile",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Color.orange
              Text("Heat").font(.largeTitle).foregroundStyle(.white)
        //                                   ^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: .white on Color.orange has a contrast of 2.2 to 1, and large words need 3
            }
          }
        }
        """,
        fixed: [
          "Use the color Color(white: 0.36)": """
          struct Screen: View {
            var body: some View {
              ZStack {
                Color.orange
                Text("Heat").font(.largeTitle).foregroundStyle(Color(white: 0.36))
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A button that the system fills",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
        //  ^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: white on .yellow has a contrast of 1.51 to 1, and words need 4.5
              .buttonStyle(.borderedProminent)
              .tint(.yellow)
          }
        }
        """,
        fixed: [
          "Make the words black": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Buy") { buy() }
                .buttonStyle(.borderedProminent)
                .tint(.yellow)
                .foregroundStyle(.black)
            }
          }
          """
        ]
      ),
      .reported(
        "One arm of two",
        """
        struct Screen: View {
          let isOpen: Bool

          var body: some View {
            Text(isOpen ? "Open" : "Closed")
              .foregroundStyle(isOpen ? .white : .black)
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read: .white on .mint has a contrast of 2.12 to 1, and words need 4.5
              .background(isOpen ? .mint : .yellow)
          }
        }
        """,
        fixed: [
          "Use the color Color(white: 0.27)": """
          struct Screen: View {
            let isOpen: Bool

            var body: some View {
              Text(isOpen ? "Open" : "Closed")
                .foregroundStyle(isOpen ? Color(white: 0.27) : .black)
                .background(isOpen ? .mint : .yellow)
            }
          }
          """
        ]
      ),
      .reported(
        "In one appearance",
        """
        struct Screen: View {
          var body: some View {
            Text("Night").foregroundStyle(.primary).padding().background(.blue)
        //                ^^^^^^^^^^^^^^^^^^^^^^^^^ Hard to read in dark mode: .primary on .blue has a contrast of 3.65 to 1, and words need 4.5
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Sale").foregroundStyle(.black).background(.yellow)
          }
        }
        """
      ),
      .ignored(
        "Large words, and bold ones",
        """
        struct Screen: View {
          var body: some View {
            Button("Sale") {}.font(.title).foregroundStyle(.white).background(.blue)
            Text("Buy").bold().foregroundStyle(.white).background(.blue)
          }
        }
        """
      ),
      .ignored(
        "What lies behind is not known",
        """
        struct Screen: View {
          var body: some View {
            Text("Sun").foregroundStyle(.white).background(.yellow.gradient)
            Text("Sea").foregroundStyle(.white).background(.ultraThinMaterial)
            Text("Sky").foregroundStyle(.white).background(Color("Sky"))
            Text("Sand").foregroundStyle(.white).background(Image(decorative: "Sand"))
          }
        }
        """
      ),
      .ignored(
        "A picture or something else is under it",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Image(decorative: "Beach")
              Text("Summer").foregroundStyle(.yellow)
            }
          }
        }
        """
      ),
      .ignored(
        "Disabled",
        """
        struct Screen: View {
          let isValid: Bool
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
              .foregroundStyle(.white)
              .background(isValid ? .black : .gray)
              .disabled(!isValid)
          }
        }
        """
      ),
      .ignored(
        "The color of the words changes along",
        """
        struct Screen: View {
          let isOpen: Bool

          var body: some View {
            Text(isOpen ? "Open" : "Closed")
              .foregroundStyle(isOpen ? .white : .black)
              .background(isOpen ? .black : .yellow)
          }
        }
        """
      ),
      .ignored(
        "A color for each appearance",
        """
        struct Screen: View {
          @Environment(\\.colorScheme) private var scheme

          var body: some View {
            Text("Paper").foregroundStyle(scheme == .dark ? .white : .black)
          }
        }
        """
      ),
      .ignored(
        "The system’s own pairs",
        """
        struct Screen: View {
          var body: some View {
            Button("Later") {}.buttonStyle(.borderedProminent).tint(.blue)
            Text("Soon").foregroundStyle(Color(.secondaryLabel)).background(Color(.secondarySystemBackground))
          }
        }
        """
      ),
      .ignored(
        "Ornament",
        """
        struct Screen: View {
          var body: some View {
            Text("•").foregroundStyle(.yellow)
          }
        }
        """
      ),
      .ignored(
        "Words in a shadow, over nobody knows what",
        """
        struct Screen: View {
          var body: some View {
            Text("Summer").foregroundStyle(.yellow).shadow(radius: 2)
          }
        }
        """
      ),
      .ignored(
        "An arm of its own for the selected look",
        """
        struct Screen: View {
          let isSelected: Bool

          var body: some View {
            Text("All")
              .foregroundStyle(isSelected ? .white : .black)
              .background(isSelected ? .black : .clear)
              .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """
      ),
      .ignored(
        "Always on a dark background",
        """
        struct Screen: View {
          var body: some View {
            Text("Film").foregroundStyle(.yellow).preferredColorScheme(.dark)
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label, .button, .link) { element, findings in
      guard let poor = element.contrastFailure,
        !element.isReportedAsPale(poor)
      else { return }
      let drawn = poor.drawn
      let place =
        drawn.isColoredItself ? drawn.coloring?.callRange : drawn.grounding?.callRange
      findings.report(
        contrastMessage(poor),
        at: place ?? element.head,
        severity: severity(of: poor),
        fixes: remedies(for: poor, of: element)
      )
    }
  )

  /// What is wrong with a contrast.
  private static func contrastMessage(_ poor: ContrastFailure) -> String {
    let ground = poor.drawn.isGroundAssumed ? "the system background" : poor.ground.source
    let opacity = poor.drawn.opacity < 1 ? " at an opacity of \(poor.drawn.opacity)" : ""
    let words = poor.words.source + opacity
    let mode: String
    switch poor.appearance {
    case .dark, .darkIncreasedContrast: mode = " in dark mode"
    case .light, .lightIncreasedContrast: mode = " in light mode"
    case nil: mode = ""
    }
    let kind =
      !poor.isSizeKnown ? "even large words" : poor.isNeededByLargeWords ? "large words" : "words"
    return "Hard to read\(mode): \(words) on \(ground) has a contrast of "
      + "\(Color.text(ofRatio: poor.ratio)) to 1, and \(kind) need \(Color.text(ofRatio: poor.needed))"
  }

  private static func severity(of poor: ContrastFailure) -> Severity {
    let isBad = poor.ratio < 3
    if poor.appearance == .dark { return .info }
    if poor.drawn.isGroundAssumed || poor.appearance != nil { return isBad ? .warning : .info }
    // Words that a style draws are not in this code.
    if poor.drawn.coloring == nil { return isBad ? .warning : .info }
    let isOnOneChain = poor.drawn.isColoredItself && poor.drawn.grounding != nil
    return isOnOneChain && poor.isOpaque && isBad ? .error : .warning
  }

  private static func remedies(for poor: ContrastFailure, of element: Element) -> [FixProposal] {
    if poor.drawn.coloring == nil, element.is(.button) {
      let black = FixProposal.review(
        "Make the words black",
        .append(".foregroundStyle(.black)", to: element)
      )
      return poor.blackPasses ? [black] : []
    }
    var remedies: [FixProposal] = []
    let range = poor.words.expression.range
    if poor.primaryPasses {
      remedies.append(.review("Use .primary", .replace(range, with: ".primary")))
    }
    if poor.hasPlainWords, let ground = poor.passingGround {
      remedies.append(
        .review(
          "Use the background \(ground.source)",
          .replace(ground.range, with: ground.source)
        )
      )
    }
    if let shade = poor.passingShade {
      remedies.append(.review("Use the color \(shade)", .replace(range, with: shade)))
    }
    return remedies
  }
}

extension Element {
  /// Whether a style that is too pale everywhere is what makes the words pale: that is reported as
  /// such.
  fileprivate func isReportedAsPale(_ poor: ContrastFailure) -> Bool {
    poor.drawn.isGroundAssumed
      && [".gray", "Color.gray", ".tertiary", ".quaternary"].contains(poor.words.source)
  }
}
