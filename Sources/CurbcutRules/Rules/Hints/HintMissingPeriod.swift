import CurbcutModel

extension Rule {
  static let hintMissingPeriod = Rule(
    id: "hint-missing-period",
    title: "Hint lacks a period",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.2.0",
    isOn: false,
    why: """
      Apple writes hints as sentences, with a period. VoiceOver then reads them with the right
      intonation, and a braille display shows where they end.
      """,
    examples: [
      .reported(
        "No period",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Invoice", action: buy)
              .accessibilityHint("Opens the invoice")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Opens the invoice" should end with a period
          }
        }
        """,
        fixed: [
          "Add a period": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Invoice", action: buy)
                .accessibilityHint("Opens the invoice.")
            }
          }
          """
        ]
      ),
      .reported(
        "An object of UIKit",
        """
        final class Screen: UIViewController {
          private let invoice = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            invoice.setTitle("Invoice", for: .normal)
            invoice.accessibilityHint = "Opens the invoice"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Opens the invoice" should end with a period
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Invoice", action: buy).accessibilityHint("Opens the invoice.")
          }
        }
        """
      ),
      .ignored(
        "Computed hints are not checked",
        """
        struct Screen: View {
          let count: Int
          let buy: () -> Void

          var body: some View {
            Button("Invoice", action: buy).accessibilityHint("\\(count)")
          }
        }
        """
      ),
      .ignored(
        "A localization key",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Map", action: open).accessibilityHint("map.button.hint")
          }
        }
        """
      ),
      .ignored(
        "A localization key",
        """
        struct Screen: View {
          @Binding var boosts: Bool

          var body: some View {
            Toggle("Boost", isOn: $boosts).accessibilityHint("settings_boost_description")
          }
        }
        """
      ),
    ],
    check: .writtenHints { hint, findings in
      guard let changes = Hints.missingPeriod(of: hint.text) else { return }
      findings.report(
        "\"\(hint.text.phrase.spoken)\" should end with a period",
        at: hint.range,
        fixes: changes.isEmpty
          ? [] : [FixProposal(title: "Add a period", safety: .safe, changes: changes)]
      )
    }
  )
}
