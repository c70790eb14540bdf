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
    ),
    .reported(
      "Redacted while it loads",
      """
      struct Listing: View {
        let isLoading: Bool

        var body: some View {
          Image("hut").redacted(reason: isLoading ? .placeholder : [])
        //^^^^^^^^^^^^ VoiceOver reads this image's file name, "hut"
        }
      }
      """
    ),
    .ignored(
      "A placeholder exposes nothing",
      """
      struct EmptyListing: View {
        var body: some View {
          VStack {
            Image("hut")
            Image("lake").redacted()
          }
          .redacted(reason: .placeholder)
        }
      }
      """
    ),
    .ignored(
      "A placeholder of the label of a button",
      """
      struct AccountPlaceholder: View {
        let choose: () -> Void

        var body: some View {
          Button(action: choose) {
            HStack {
              Circle().frame(width: 44, height: 44)
              Text("Name").redacted(reason: .placeholder)
            }
          }
        }
      }
      """
    ),
  ]
}
