extension Rule {
  /// The examples of `selected-state-not-exposed` about looks that a truth value switches on.
  static let selectedByFlagExamples: [Example] = [
    .reported(
      "A line under the words says which is chosen",
      """
      struct FilterTab: View {
        let filter: Filter
        @Binding var filterInUse: Filter

        private var isActive: Bool { filter == filterInUse }

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            filterInUse = filter
          } label: {
            Text(filter.title).underline(isActive)
          }
        }
      }
      """,
      fixed: [
        "Add the selected trait": """
        struct FilterTab: View {
          let filter: Filter
          @Binding var filterInUse: Filter

          private var isActive: Bool { filter == filterInUse }

          var body: some View {
            Button {
              filterInUse = filter
            } label: {
              Text(filter.title).underline(isActive)
            }
            .accessibilityAddTraits(isActive ? .isSelected : [])
          }
        }
        """
      ]
    ),
    .ignored(
      "What is in bold is not what is chosen",
      """
      struct Row: View {
        let message: Message
        @Binding var shown: Message?

        private var isNew: Bool { message.date > lastVisit }

        var body: some View {
          Button {
            shown = message
          } label: {
            Text(message.title).bold(isNew)
          }
        }
      }
      """
    ),
    .reported(
      "A view of the project that shows a picture says nothing",
      """
      struct Logo: View {
        let file: URL

        var body: some View {
          Image(file.lastPathComponent).accessibilityHidden(true)
        }
      }

      struct Icons: View {
        let icons: [URL]
        let current: URL
        let choose: (URL) -> Void

        var body: some View {
          ForEach(icons, id: \\.self) { icon in
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              choose(icon)
            } label: {
              VStack {
                Logo(file: icon)
                Text(title(of: icon))
              }
              .overlay(Circle().stroke(current == icon ? Color.blue : Color.clear))
            }
          }
        }
      }
      """
    ),
    .reported(
      "Each says that it is the selected one",
      """
      struct Tabs: View {
        @State private var tab = 0

        var body: some View {
          HStack {
            ForEach(0..<3) { index in
              Button("Tab \\(index + 1)") { tab = index }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                .fontWeight(tab == index ? .bold : .regular)
                .accessibilityAddTraits(.isSelected)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Of the selected one only",
      """
      struct Tabs: View {
        @State private var tab = 0

        var body: some View {
          HStack {
            ForEach(0..<3) { index in
              Button("Tab \\(index + 1)") { tab = index }
                .fontWeight(tab == index ? .bold : .regular)
                .accessibilityAddTraits(tab == index ? .isSelected : [])
            }
          }
        }
      }
      """
    ),
    .reported(
      "The condition is the wrong way round",
      """
      struct Plan: View {
        let isSelected: Bool
        let choose: () -> Void

        var body: some View {
          Button("Monthly", action: choose)
            .fontWeight(isSelected ? .bold : .regular)
            .accessibilityAddTraits(isSelected ? [] : .isSelected)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This adds the selected trait to what is not selected
        }
      }
      """
    ),
  ]
}
