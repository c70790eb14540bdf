import CurbcutModel

extension Rule {
  static let accessibilityStringNotLocalized = Rule(
    id: "accessibility-string-not-localized",
    title: "Accessibility string is not localized",
    group: .localization,
    severity: .hint,
    impact: .moderate,
    criteria: [.languageOfParts],
    since: "0.1.0",
    why: """
      Visible text is translated here, but this string is not: people who use VoiceOver in another
      language hear it mispronounced and may not understand it. Localize every string that
      assistive technology speaks.
      """,
    knownLimitations: """
      Silent where nothing in the type is localized, because the app may have one language only.
      SwiftUI localizes string literals by itself.
      """,
    examples: [
      .reported(
        """
        final class PlayerController: UIViewController {
          func fill(_ play: UIButton, isOn: Bool) {
            play.setTitle(String(localized: "Play"), for: .normal)
            play.accessibilityHint = "Plays the list."
                                   //^^^^^^^^^^^^^^^^^ This accessibility string is not localized
            play.accessibilityValue = isOn ? String(localized: "on") : "switched off"
                                                                     //^^^^^^^^^^^^^^ This accessibility string is not localized
          }
        }
        """,
        fixed: [
          "Localize \"Plays the list.\"": """
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
        "With `NSLocalizedString`",
        """
        final class PlayerCell: UITableViewCell {
          override var accessibilityLabel: String? {
            get { "Playlist" }
                //^^^^^^^^^^ This accessibility string is not localized
            set {}
          }

          func fill() {
            textLabel?.text = NSLocalizedString("Playlist", comment: "Cell")
          }
        }
        """,
        fixed: [
          "Localize \"Playlist\"": """
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
                                               //^^^^^^^^^^^^^^^^^^^^ This accessibility string is not localized
          }
        }
        """,
        fixed: [
          "Localize \"Cover of the album\"": """
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
        "SwiftUI localizes literals",
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
        for string in UnlocalizedString.all(of: element) { report(string, to: &findings) }
      },
      { declaration, _, findings in
        for string in UnlocalizedString.all(in: declaration) { report(string, to: &findings) }
      }
    )
  )

  private static func report(_ string: UnlocalizedString, to findings: inout Findings) {
    let words = string.literal.possiblePhrases.first?.phrase
    let source = string.literal.source
    var fixes: [FixProposal] = []
    if let words, !source.includes("\n") {
      let title = "Localize \"\(words.spoken)\""
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
      "This accessibility string is not localized",
      at: string.literal.range,
      fixes: fixes
    )
  }
}
