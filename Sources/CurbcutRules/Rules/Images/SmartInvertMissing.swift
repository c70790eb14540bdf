import CurbcutModel

extension Rule {
  static let smartInvertMissing = Rule(
    id: "smart-invert-missing",
    title: "Remote image is inverted by Smart Invert",
    group: .images,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.6.0",
    isOn: false,
    // Source: Apple, "accessibilityIgnoresInvertColors(_:)": for views that hold images or video,
    // with all that is inside.
    why: """
      Smart Invert turns dark what is light, for people whom bright screens dazzle. A photo turns into a
      negative, in which faces and colors cannot be recognized.
      """,
    knownLimitations: "Other images and videos are not looked at.",
    examples: [
      .reported(
        """
        struct Cover: View {
          let url: URL?

          var body: some View {
            AsyncImage(url: url)
          //^^^^^^^^^^^^^^^^^^^^ Smart Invert turns this image into a negative; add `.accessibilityIgnoresInvertColors()`
              .accessibilityLabel("The lake in winter")
          }
        }
        """,
        fixed: [
          "Add `.accessibilityIgnoresInvertColors()`": """
          struct Cover: View {
            let url: URL?

            var body: some View {
              AsyncImage(url: url)
                .accessibilityLabel("The lake in winter")
                .accessibilityIgnoresInvertColors()
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Cover: View {
          let url: URL?

          var body: some View {
            AsyncImage(url: url)
              .accessibilityLabel("The lake in winter")
              .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .ignored(
        "A view around it decides, and one image that is drawn in one color",
        """
        struct Cover: View {
          let url: URL?

          var body: some View {
            VStack {
              AsyncImage(url: url)
                .accessibilityLabel("The lake in winter")
            }
            .accessibilityIgnoresInvertColors()
          }
        }

        struct Badge: View {
          let url: URL?

          var body: some View {
            AsyncImage(url: url) { $0.renderingMode(.template) } placeholder: { Color.clear }
              .accessibilityLabel("Member since spring")
          }
        }
        """
      ),
    ],
    check: .element(of: .asyncImage) { element, findings in
      let modifier = ".accessibilityIgnoresInvertColors()"
      findings.report(
        "Smart Invert turns this image into a negative; add `\(modifier)`",
        at: element.head,
        fixes: [.safe("Add `\(modifier)`", .append(modifier, to: element))]
      )
    },
    exemptions: [
      .notForIOS, .inWidget,
      Exemption("a modifier on it or around it decides what is inverted") {
        EnvironmentModifiers(of: $0).contains("accessibilityIgnoresInvertColors")
      },
      Exemption("it is drawn in one color") { image in
        ([image] + image.descendants).contains { $0.hasModifier("renderingMode") }
      },
    ]
  )
}
