extension Rule {
  /// The examples of `image-missing-label` about images that are handed on as values.
  static let imageValueExamples: [Example] = [
    .reported(
      "An image of the model",
      """
      struct Captcha: View {
        let challenge: Challenge?

        var body: some View {
          VStack {
            if let picture = challenge?.picture {
              picture.resizable()
            //^^^^^^^ This image has no accessibility label
            }
            Text("Type what you see")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Captcha: View {
          let challenge: Challenge?

          var body: some View {
            VStack {
              if let picture = challenge?.picture {
                picture.resizable().accessibilityHidden(true)
              }
              Text("Type what you see")
            }
          }
        }
        """
      ]
    ),
    .reported(
      "From a function of an extension",
      """
      struct Country: View {
        let code: String

        var body: some View {
          VStack {
            Image.flag(code)
          //^^^^^^^^^^^^^^^^ This image has no accessibility label
            Text("Ships in three days")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Country: View {
          let code: String

          var body: some View {
            VStack {
              Image.flag(code).accessibilityHidden(true)
              Text("Ships in three days")
            }
          }
        }
        """
      ]
    ),
    .ignored(
      "Handed over by a caller, who may have named it",
      """
      struct Row: View {
        let icon: Image
        let title: String

        var body: some View {
          HStack {
            icon
            Text(title)
          }
        }
      }
      """
    ),
    .ignored(
      "What a loader hands over, which another rule is about",
      """
      struct Avatar: View {
        let url: URL?

        var body: some View {
          AsyncImage(url: url) { phase in
            if let image = phase.image { image.resizable() }
          }
          .accessibilityLabel("Portrait")
          .accessibilityIgnoresInvertColors()
        }
      }
      """
    ),
  ]
}
