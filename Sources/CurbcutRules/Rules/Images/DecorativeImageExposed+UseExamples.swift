import CurbcutModel

extension Rule {
  /// Pictures that a view of the project is handed.
  static let decorativeImageUseExamples: [Example] = [
    .reported(
      "By the name that a use hands to a view of the project",
      """
      struct Flourish: View {
        let asset: String
        let width: CGFloat

        var body: some View {
          Image(asset).resizable().scaledToFit().frame(width: width)
        }
      }

      struct Poem: View {
        let verses: String

        var body: some View {
          VStack {
            Text(verses)
            Flourish(asset: "divider_ornament", width: 120)
                          //^^^^^^^^^^^^^^^^^^ In `Flourish`: VoiceOver reads the decorative image "divider_ornament"
          }
        }
      }
      """
    )
  ]
}
