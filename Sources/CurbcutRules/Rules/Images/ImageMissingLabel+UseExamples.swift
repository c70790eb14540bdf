extension Rule {
  /// The examples of components.
  static let imageUseExamples: [Example] = [
    .reported(
      "The picture that a component is handed",
      """
      struct FramedPhoto: View {
        let asset: String

        var body: some View {
          Image(asset).resizable().scaledToFit()
        }
      }

      struct Listing: View {
        var body: some View {
          ScrollView {
            FramedPhoto(asset: "IMG_2231")
                             //^^^^^^^^^^ In `FramedPhoto`: VoiceOver reads this image's file name, "IMG_2231"
            Text("Living room")
          }
        }
      }
      """
    )
  ]
}
