import CurbcutModel

extension Rule {
  static let decorativeImageExposed = Rule(
    id: "decorative-image-exposed",
    title: "Ornament that VoiceOver stops at",
    group: .images,
    severity: .info,
    impact: .minor,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      A chevron at the end of a row, a symbol that repeats the word beside it, a background: each is
      one more stop for somebody who listens, with nothing new to hear. Hide it, or make symbol and
      word one label.
      """,
    examples: [
      .reported(
        "A symbol beside its word",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Image(systemName: "clock")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver stops at “clock” before or after the words beside it
              Text("Open until six")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Screen: View {
            var body: some View {
              HStack {
                Image(systemName: "clock").accessibilityHidden(true)
                Text("Open until six")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A background by its name",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Image("bg_waves").resizable()
            //^^^^^^^^^^^^^^^^^ VoiceOver stops at “bg_waves”, which only decorates
              Text("Welcome")
            }
          }
        }
        """,
        fixed: [
          "Use `Image(decorative:)`": """
          struct Screen: View {
            var body: some View {
              ZStack {
                Image(decorative: "bg_waves").resizable()
                Text("Welcome")
              }
            }
          }
          """
        ]
      ),
      .recommended(
        "Label reads its words only",
        """
        struct Screen: View {
          var body: some View {
            Label("Open until six", systemImage: "clock")
          }
        }
        """
      ),
      .ignored(
        "A row that is read as a whole",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Opening hours")
              Image(systemName: "chevron.right")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Part of a button",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Opening hours")
                Image(systemName: "chevron.right")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol with a meaning of its own",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Opening hours")
              Image(systemName: "checkmark.seal").accessibilityLabel("Verified")
            }
          }
        }
        """
      ),
      .ignored(
        "The options of a picker are read as one",
        """
        struct Screen: View {
          @Binding var app: String

          var body: some View {
            Picker("App", selection: $app) {
              HStack {
                Image(systemName: "terminal")
                Text("Terminal")
              }
              .tag("terminal")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image) { element, findings in
      guard element.imageSource != nil else { return }
      let names = element.imageNames
      let hide = FixProposal.hide(element, safety: .safe)
      if element.isSymbol, element.standsInRowWithText {
        let name = names.isEmpty ? "a symbol" : quoted(names)
        findings.report(
          "VoiceOver stops at \(name) before or after the text beside it",
          at: element.head,
          fixes: [hide]
        )
      } else if !element.isSymbol, element.hasDecorativeName {
        findings.report(
          "VoiceOver stops at the decorative image \(quoted(names))",
          at: element.head,
          fixes: [.makeDecorative(element), hide].compactMap { $0 }
        )
      }
    },
    exemptions: Exemption.unlabeledImage + [
      Exemption("it is tapped") { !$0.taps.isEmpty },
      Exemption("a widget shows it") { $0.isGlanced },
      Exemption("it is an option of a picker") { $0.enclosing(.picker) != nil },
    ]
  )
}
