extension Rule {
  /// Examples of `text-field-missing-label` whose words stand in what is drawn in an empty field.
  static let fieldsWithPlaceholders: [Example] = [
    .reported(
      "A prompt in the words of what is bound names it",
      """
      struct Screen: View {
        @State private var searchText = ""

        var body: some View {
          TextField("", text: $searchText, prompt: Text("Search trails"))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Once it is filled in, this text field has no name; its prompt is its only label
        }
      }
      """,
      fixed: [
        "Set the title to \"Search trails\"": """
        struct Screen: View {
          @State private var searchText = ""

          var body: some View {
            TextField("Search trails", text: $searchText, prompt: Text("Search trails"))
          }
        }
        """
      ]
    ),
    .reported(
      "A modifier of the project draws its placeholder",
      """
      struct Screen: View {
        @State private var query = ""

        var body: some View {
          TextField("", text: $query)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            .placeholder(when: query.isEmpty) { Text("Find channels") }
        }
      }

      extension View {
        func placeholder(when isShown: Bool, @ViewBuilder words: () -> Text) -> some View {
          ZStack {
            words().opacity(isShown ? 1 : 0)
            self
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"Find channels\")`": """
        struct Screen: View {
          @State private var query = ""

          var body: some View {
            TextField("", text: $query)
              .placeholder(when: query.isEmpty) { Text("Find channels") }
              .accessibilityLabel("Find channels")
          }
        }

        extension View {
          func placeholder(when isShown: Bool, @ViewBuilder words: () -> Text) -> some View {
            ZStack {
              words().opacity(isShown ? 1 : 0)
              self
            }
          }
        }
        """
      ]
    ),
  ]
}
