import CurbcutModel

extension Rule {
  /// Buttons of the project that are handed their picture, where they are used.
  static let iconButtonUseExamples: [Example] = [
    .reported(
      "A button of the project that is handed its picture",
      """
      struct DiskButton: View {
        let picture: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
            Image(picture)
          }
        }
      }

      struct TrailBar: View {
        let save: () -> Void

        var body: some View {
          DiskButton(picture: "trail_save", action: save)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label; "DiskButton" is given a picture only
        }
      }
      """
    ),
    .ignored(
      "Named where it is used, or in itself",
      """
      struct NamedButton: View {
        let picture: String
        let name: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            Image(picture)
          }
          .accessibilityLabel(name)
        }
      }

      struct TrailBar: View {
        let save: () -> Void

        var body: some View {
          NamedButton(picture: "trail_save", name: String(localized: "Save trail"), action: save)
        }
      }
      """
    ),
  ]
}
