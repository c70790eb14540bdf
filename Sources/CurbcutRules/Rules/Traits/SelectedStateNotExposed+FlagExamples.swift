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
      "In a group with a name, by a symbol that is hidden",
      """
      struct Sizes: View {
        @State private var chosen = "S"
        let sizes = ["S", "M"]

        var body: some View {
          VStack {
            ForEach(sizes, id: \\.self) { size in
              Button {
            //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                chosen = size
              } label: {
                HStack {
                  Image(systemName: chosen == size ? "largecircle.fill.circle" : "circle")
                    .accessibilityHidden(true)
                  Text(size)
                }
              }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Size of your boots")
        }
      }
      """
    ),
    .reported(
      "A symbol beside the one that is loaded",
      """
      struct Tracks: View {
        @ObservedObject var player: Player

        var body: some View {
          ForEach(player.files, id: \\.self) { file in
            Button {
          //^^^^^^^^ VoiceOver does not announce this button as selected; only a symbol shows it
              player.play(file)
            } label: {
              HStack {
                Text(file.name)
                if player.loadedFile == file { Image(systemName: "play") }
              }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A symbol by another property, or with a label that says it",
      """
      struct Tracks: View {
        @ObservedObject var player: Player

        var body: some View {
          ForEach(player.files, id: \\.self) { file in
            Button {
              player.play(file)
            } label: {
              HStack {
                Text(file.name)
                if player.newestFile == file { Image(systemName: "sparkles") }
              }
            }
            Button {
              player.play(file)
            } label: {
              Text(file.name)
              if player.loadedFile == file { Image(systemName: "play") }
            }
            .accessibilityAddTraits(player.loadedFile == file ? .isSelected : [])
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
      "A function that has the comparison the wrong way round",
      """
      struct Pills: View {
        let items: [Item]
        @Binding var selection: Item

        private func traits(for item: Item) -> AccessibilityTraits {
          item == selection ? [] : .isSelected
        }

        var body: some View {
          HStack {
            ForEach(items) { item in
              Button(item.title) { selection = item }
                .underline(item == selection)
                .accessibilityAddTraits(traits(for: item))
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This adds the selected trait to what is not selected
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A filter that is on unless it lets all pass",
      """
      struct Filters: View {
        @Binding var selection: Kind

        var body: some View {
          Button("Filter") { selection = selection == .all ? .unread : .all }
            .accessibilityAddTraits(selection == .all ? [] : .isSelected)
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
    .reported(
      "The marks of a scale, up to what is set",
      """
      struct Spice: View {
        @Binding var heat: Int

        var body: some View {
          HStack {
            ForEach(1...3, id: \\.self) { step in
              Button { heat = step } label: {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                Image(systemName: step <= heat ? "flame.fill" : "flame")
                  .frame(width: 44, height: 44)
              }
              .accessibilityLabel("Heat \\(step)")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A scale whose labels or traits say what is set",
      """
      struct Spice: View {
        @Binding var heat: Int

        var body: some View {
          HStack {
            ForEach(1...3, id: \\.self) { step in
              Button { heat = step } label: {
                Image(systemName: step <= heat ? "flame.fill" : "flame")
                  .frame(width: 44, height: 44)
              }
              .accessibilityLabel("Heat \\(step)")
              .accessibilityAddTraits(step == heat ? .isSelected : [])
            }
          }
        }
      }
      """
    ),
    .reported(
      "A text of the project that is handed a style for it",
      """
      struct StyledText: View {
        enum Style { case plain, strong }
        let words: String
        let style: Style

        var body: some View {
          Text(words).fontWeight(style == .strong ? .bold : .regular)
        }
      }

      struct Icons: View {
        let icons: [String]
        @Binding var current: String

        var body: some View {
          ForEach(icons, id: \\.self) { icon in
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              current = icon
            } label: {
              StyledText(words: icon, style: current == icon ? .strong : .plain)
                .underline(current == icon)
            }
          }
        }
      }
      """,
      fixed: [:]
    ),
    .ignored(
      "A text of the project that is handed other words for it",
      """
      struct StyledText: View {
        let words: LocalizedStringKey
        let tint: Color

        var body: some View {
          Text(words).foregroundColor(tint)
        }
      }

      struct Icons: View {
        let icons: [String]
        @Binding var current: String

        var body: some View {
          ForEach(icons, id: \\.self) { icon in
            Button {
              current = icon
            } label: {
              StyledText(words: current == icon ? "Chosen" : "Choose", tint: .primary)
                .underline(current == icon)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "It is disabled where it looks otherwise",
      """
      struct Reply: View {
        let isOn: Bool
        let send: () -> Void

        var body: some View {
          Button(action: send) {
            Text("Send").foregroundStyle(isOn ? Color.primary : Color.secondary)
          }
          .disabled(!isOn)
        }
      }
      """
    ),
    .ignored(
      "A representation takes its place",
      """
      struct Consent: View {
        let title: LocalizedStringKey
        @Binding var isChecked: Bool

        var body: some View {
          Button {
            isChecked.toggle()
          } label: {
            HStack {
              Image(systemName: isChecked ? "checkmark.square.fill" : "square")
                .accessibilityHidden(true)
              Text(title)
            }
          }
          .accessibilityRepresentation {
            Toggle(title, isOn: $isChecked)
          }
        }
      }
      """
    ),
  ]
}
