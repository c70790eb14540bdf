import CurbcutModel

extension Rule {
  static let accessibilityStringNotLocalized = Rule(
    id: "accessibility-string-not-localized",
    title: "Spoken words that are never translated",
    group: .localization,
    severity: .hint,
    impact: .moderate,
    criteria: [.languageOfParts],
    since: "0.1.0",
    why: """
      What is shown is translated, and what VoiceOver says here is not: the voice of another language
      reads words that it cannot pronounce and the listener may not know.
      """,
    knownLimitations: """
      Silent where nothing in the type is looked up in the person’s language: then the app may have
      one language only. String literals in SwiftUI are looked up by themselves.
      """,
    examples: [
      .reported(
        """
        final class PlayerController: UIViewController {
          func fill(_ play: UIButton, isOn: Bool) {
            play.setTitle(String(localized: "Play"), for: .normal)
            play.accessibilityHint = "Plays the list."
                                   //^^^^^^^^^^^^^^^^^ VoiceOver says this in one language only
            play.accessibilityValue = isOn ? String(localized: "on") : "switched off"
                                                                     //^^^^^^^^^^^^^^ VoiceOver says this in one language only
          }
        }
        """,
        fixed: [
          "Look “Plays the list.” up": """
          final class PlayerController: UIViewController {
            func fill(_ play: UIButton, isOn: Bool) {
              play.setTitle(String(localized: "Play"), for: .normal)
              play.accessibilityHint = String(localized: "Plays the list.")
              play.accessibilityValue = isOn ? String(localized: "on") : "switched off"
            }
          }
          """
        ]
      ),
      .reported(
        "The older function",
        """
        final class PlayerCell: UITableViewCell {
          override var accessibilityLabel: String? {
            get { "Playlist" }
                //^^^^^^^^^^ VoiceOver says this in one language only
            set {}
          }

          func fill() {
            textLabel?.text = NSLocalizedString("Playlist", comment: "Cell")
          }
        }
        """,
        fixed: [
          "Look “Playlist” up": """
          final class PlayerCell: UITableViewCell {
            override var accessibilityLabel: String? {
              get { NSLocalizedString("Playlist", comment: "") }
              set {}
            }

            func fill() {
              textLabel?.text = NSLocalizedString("Playlist", comment: "Cell")
            }
          }
          """
        ]
      ),
      .reported(
        "Marked as verbatim",
        """
        struct Player: View {
          let title = LocalizedStringKey("Player")

          var body: some View {
            Image("cover")
              .accessibilityLabel(Text(verbatim: "Cover of the album"))
                                               //^^^^^^^^^^^^^^^^^^^^ VoiceOver says this in one language only
          }
        }
        """,
        fixed: [
          "Look “Cover of the album” up": """
          struct Player: View {
            let title = LocalizedStringKey("Player")

            var body: some View {
              Image("cover")
                .accessibilityLabel(Text("Cover of the album"))
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class PlayerController: UIViewController {
          func fill(_ play: UIButton, title: String) {
            play.accessibilityLabel = title
            play.accessibilityHint = String(localized: "Plays the list.")
            play.accessibilityValue = "\\(3)"
          }
        }
        """
      ),
      .ignored(
        "SwiftUI looks literals up",
        """
        struct Player: View {
          let title = LocalizedStringKey("Player")

          var body: some View {
            Image("cover").accessibilityLabel("Cover of the album")
          }
        }
        """
      ),
      .ignored(
        "An app in one language",
        """
        final class PlayerController: UIViewController {
          func fill(_ play: UIButton) {
            play.accessibilityLabel = "Play"
          }
        }
        """
      ),
      .ignored(
        "Signs and abbreviations",
        """
        final class PlayerController: UIViewController {
          func fill(_ play: UIButton, title: String) {
            play.setTitle(NSLocalizedString("Play", comment: "Button"), for: .normal)
            play.accessibilityLabel = "\\(title), HD"
            play.accessibilityIdentifier = "play button"
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .accessibility,
      { element, findings in
        for string in element.unlocalizedStrings { report(string, to: &findings) }
      },
      { declaration, _, findings in
        for string in declaration.unlocalizedStrings { report(string, to: &findings) }
      }
    )
  )

  private static func report(_ string: UnlocalizedString, to findings: inout Findings) {
    let words = string.literal.possiblePhrases.first?.phrase
    let source = string.literal.source
    var fixes: [FixProposal] = []
    if let words, !source.contains("\n") {
      let title = "Look “\(words.spoken)” up"
      if let wrapper = string.wrapper {
        fixes = [.safe(title, .replace(wrapper.range, with: "Text(\(source))"))]
      } else if !string.prefersFunction {
        fixes = [.safe(title, .replace(string.literal.range, with: "String(localized: \(source))"))]
      } else if words.literal != nil {
        let call = "NSLocalizedString(\(source), comment: \"\")"
        fixes = [.safe(title, .replace(string.literal.range, with: call))]
      }
    }
    findings.report(
      "VoiceOver says this in one language only",
      at: string.literal.range,
      fixes: fixes
    )
  }
}
