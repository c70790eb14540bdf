extension Rule {
  /// The examples of `icon-button-missing-label` about words that the project's string tables have.
  static let iconButtonStringsExamples: [Example] = [
    .reported(
      "Words that the project has already, under the key that this code uses",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("trail.title".localized)
          Button { dismiss() } label: { Image("close") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "close"
        }
      }
      """,
      strings: [
        "trail.title": "Trails", "common.close": "Close", "tours.overview.close": "Close",
      ],
      fixed: [
        #"Add `.accessibilityLabel("common.close".localized)`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text("trail.title".localized)
            Button { dismiss() } label: { Image("close") }.accessibilityLabel("common.close".localized)
          }
        }
        """
      ]
    ),
    .reported(
      "Words in the table of a package",
      """
      struct TrailScreen: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Text("trail.title", bundle: .module)
          Button { dismiss() } label: { Image("cross") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cross"
        }
      }
      """,
      strings: ["trail.title": "Trails", "common.close": "Close"],
      fixed: [
        #"Add `.accessibilityLabel(Text("common.close", bundle: .module))`"#: """
        struct TrailScreen: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text("trail.title", bundle: .module)
            Button { dismiss() } label: { Image("cross") }.accessibilityLabel(Text("common.close", bundle: .module))
          }
        }
        """
      ]
    ),
  ]
}
