import CurbcutModel

extension Rule {
  static let buttonStateNotExposed = Rule(
    id: "button-state-not-exposed",
    title: "Button reads the same in both states",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      The symbol changes with every press, so the eye sees whether something is on. VoiceOver reads
      the same name before and after, and nobody who listens knows which of the two it is.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether “isSaved” is on or off
              isSaved.toggle()
            } label: {
              Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
            }
            .accessibilityLabel("Bookmark")
          }
        }
        """,
        fixed: [
          "Say that it is selected": """
          struct Screen: View {
            @State private var isSaved = false

            var body: some View {
              Button {
                isSaved.toggle()
              } label: {
                Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
              }
              .accessibilityLabel("Bookmark")
              .accessibilityAddTraits(isSaved ? .isSelected : [])
            }
          }
          """
        ]
      ),
      .reported(
        "Two images",
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button(action: { isSaved = !isSaved }) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether “isSaved” is on or off
              if isSaved {
                Image("saved")
              } else {
                Image("unsaved")
              }
            }
            .accessibilityLabel("Add to library")
          }
        }
        """
      ),
      .recommended(
        "The name changes",
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button {
              isSaved.toggle()
            } label: {
              Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
            }
            .accessibilityLabel(isSaved ? "Remove bookmark" : "Bookmark")
          }
        }
        """
      ),
      .ignored(
        "The words change",
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button {
              isSaved.toggle()
            } label: {
              Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
            }
          }
        }
        """
      ),
      .reported(
        "A section that opens",
        """
        struct Screen: View {
          @State private var isExpanded = false

          var body: some View {
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether “isExpanded” is on or off
              isExpanded.toggle()
            } label: {
              Label("Shipping", systemImage: isExpanded ? "chevron.up" : "chevron.down")
            }
          }
        }
        """,
        fixed: [
          "Say whether it is expanded": """
          struct Screen: View {
            @State private var isExpanded = false

            var body: some View {
              Button {
                isExpanded.toggle()
              } label: {
                Label("Shipping", systemImage: isExpanded ? "chevron.up" : "chevron.down")
              }
              .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
            }
          }
          """
        ]
      ),
      .ignored(
        "The value or the trait changes",
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button("Bookmark", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
              isSaved.toggle()
            }
            .accessibilityValue(isSaved ? "On" : "Off")
          }
        }
        """
      ),
      .ignored(
        "A toggle says by itself",
        """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Toggle("Bookmark", isOn: $isSaved).toggleStyle(.button)
          }
        }
        """
      ),
    ],
    check: .element(of: .button) { element, findings in
      guard let path = element.unspokenToggle,
        let name = path.split(separator: ".").last,
        // Without any name the name is what is missing.
        element.isTextual == .yes
      else { return }
      let remedy: FixProposal
      if let (yes, no) = spokenStates(of: String(name)) {
        let value = ".accessibilityValue(\(path) ? \(literal(yes)) : \(literal(no)))"
        remedy = .review("Say whether it is expanded", .append(value, to: element))
      } else {
        let trait = ".accessibilityAddTraits(\(path) ? .isSelected : [])"
        remedy = .review("Say that it is selected", .append(trait, to: element))
      }
      findings.report(
        "VoiceOver reads this button the same whether “\(name)” is on or off",
        at: element.head,
        fixes: [remedy]
      )
    }
  )

  /// What VoiceOver should say of something that opens and closes, going by a property's name.
  private static func spokenStates(of name: String) -> (isTrue: String, isFalse: String)? {
    let words = AssetNames.words(of: name)
    if ["expanded", "open", "unfolded"].contains(where: { words.contains($0) }) {
      return ("Expanded", "Collapsed")
    }
    return words.contains("collapsed") || words.contains("folded") ? ("Collapsed", "Expanded") : nil
  }
}
