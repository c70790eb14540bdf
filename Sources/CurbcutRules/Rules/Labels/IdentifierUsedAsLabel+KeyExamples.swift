extension Rule {
  /// The examples of `identifier-used-as-label` about keys in properties, which are not looked up.
  static let identifierKeyExamples: [Example] = [
    .reported(
      "The keys in a property, which is no literal",
      """
      struct Favorite: View {
        let isFavorite: Bool
        let toggle: () -> Void

        private var key: String { isFavorite ? "favorites.remove" : "favorites.add" }

        var body: some View {
          Button(action: toggle) { Image(systemName: isFavorite ? "heart.fill" : "heart") }
            .accessibilityLabel(key)
           //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "favorites.remove", which is an identifier and not a name for people
        }
      }
      """
    ),
    .ignored(
      "A property that is looked up",
      """
      struct Favorite: View {
        let isFavorite: Bool
        let toggle: () -> Void

        private var key: String { isFavorite ? "favorites.remove" : "favorites.add" }
        private var words: LocalizedStringKey { isFavorite ? "favorites.remove" : "favorites.add" }

        var body: some View {
          VStack {
            Button(action: toggle) { Image(systemName: isFavorite ? "heart.fill" : "heart") }
              .accessibilityLabel(LocalizedStringKey(key))
            Button(action: toggle) { Image(systemName: isFavorite ? "heart.fill" : "heart") }
              .accessibilityLabel(words)
          }
        }
      }
      """
    ),
  ]
}
