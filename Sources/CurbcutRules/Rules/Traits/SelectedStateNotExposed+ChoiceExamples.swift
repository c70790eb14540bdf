extension Rule {
  /// Examples of `selected-state-not-exposed` about what pressing something chooses.
  static let selectedByChoiceExamples: [Example] = [
    .reported(
      "Pressing it hands on what is compared",
      """
      struct Palettes: View {
        @ObservedObject var settings: Settings

        var body: some View {
          HStack {
            ForEach(Palette.allCases) { palette in
              Button(palette.name) { settings.usePalette(palette.index) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                .background(palette.index == settings.paletteIndex ? Color.yellow : Color.clear)
            }
          }
        }
      }
      """
    ),
    .reported(
      "What it is called goes by what it is, not by what is chosen",
      """
      struct Swatches: View {
        @ObservedObject var settings: Settings

        var body: some View {
          HStack {
            ForEach(Palette.allCases) { palette in
              Button { settings.usePalette(palette.index) } label: {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                Circle().frame(width: 44, height: 44)
                  .opacity(palette.index == settings.paletteIndex ? 1 : 0.4)
              }
              .accessibilityLabel(palette.name)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Pressing it takes away what is compared, and a comparison with a person",
      """
      struct Members: View {
        let members: [Member]
        let team: Team

        var body: some View {
          ForEach(members) { member in
            Button(member.name) { team.remove(member.id) }
              .background(member.id == team.leaderID ? Color.yellow : Color.clear)
            Button(member.city) { team.show(member.id) }
              .background(member.id == team.me ? Color.yellow : Color.clear)
            Button(member.role) { team.show(member.id) }
              .background(member.id == team.newestID ? Color.yellow : Color.clear)
          }
        }
      }
      """
    ),
    .reported(
      "Two buttons for the two values of a flag",
      """
      struct Units: View {
        @State private var isMetric = true

        var body: some View {
          HStack {
            Button("Metric") { isMetric = true }
              .accessibilityAddTraits(isMetric ? .isSelected : [])
              .background(isMetric ? Color.yellow : Color.clear)
            Button("Imperial") { isMetric = false }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .background(isMetric ? Color.clear : Color.yellow)
          }
        }
      }
      """,
      fixed: [
        "Add the selected trait": """
        struct Units: View {
          @State private var isMetric = true

          var body: some View {
            HStack {
              Button("Metric") { isMetric = true }
                .accessibilityAddTraits(isMetric ? .isSelected : [])
                .background(isMetric ? Color.yellow : Color.clear)
              Button("Imperial") { isMetric = false }
                .background(isMetric ? Color.clear : Color.yellow)
                .accessibilityAddTraits(!isMetric ? .isSelected : [])
            }
          }
        }
        """
      ]
    ),
    .ignored(
      "A flag that one button alone sets",
      """
      struct Units: View {
        @State private var isMetric = true

        var body: some View {
          HStack {
            Button("Metric") { isMetric = true }
              .background(isMetric ? Color.yellow : Color.clear)
            Text("Ounces")
          }
        }
      }
      """
    ),
    .reported(
      "One of several reasons, and a picture that cannot know of it",
      """
      struct Tag: View {
        @Binding var chosen: Int
        let topic: Topic
        let icon: () -> AnyView

        var body: some View {
          HStack {
            icon()
            Text(topic.name)
          }
          .padding()
          .background(topic.isMandatory || chosen == topic.id ? Color.yellow : Color.clear)
          .onTapGesture { chosen = topic.id }
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this element the same whether it is selected or not
          .accessibilityAddTraits(.isButton)
        }
      }
      """
    ),
    .reported(
      "The stack around it shows it",
      """
      struct Line: View {
        let title: String
        let isSelected: Bool
        let action: () -> Void

        var body: some View {
          VStack {
            Button(title) { action() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            Divider()
          }
          .padding()
          .background(isSelected ? Color.yellow : Color.clear)
        }
      }
      """
    ),
    .ignored(
      "The stack around it holds something else that is selected",
      """
      struct Line: View {
        let title: String
        let isSelected: Bool
        let rename: () -> Void

        var body: some View {
          VStack {
            Text(title)
            Button("Rename", action: rename)
          }
          .background(isSelected ? Color.yellow : Color.clear)
        }
      }
      """
    ),
    .reported(
      "A style of words shows it",
      """
      struct Words: View {
        let text: String
        let style: WordStyle

        var body: some View { Text(text).foregroundStyle(style.color) }
      }

      struct Choice: View {
        let name: String
        @Binding var selected: String

        var body: some View {
          Button { selected = name } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            Words(text: name, style: selected == name ? .strong : .plain)
          }
        }
      }
      """
    ),
    .reported(
      "A flag that only its callers can change",
      """
      struct Chip: View {
        let name: String
        let highlighted: Bool
        let onTap: () -> Void

        var body: some View {
          Button { onTap() } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            Text(name).padding().background(highlighted ? Color.yellow : Color.clear)
          }
        }
      }
      """
    ),
    .ignored(
      "A comparison with a case of that name",
      """
      struct Order: View {
        @Binding var mode: EditMode

        var body: some View {
          Button { mode.flip() } label: {
            HStack {
              Text("Order")
              if mode == EditMode.active { Image(systemName: "pencil") }
            }
          }
        }
      }
      """
    ),
    .reported(
      "Which of several is the current one, and no other person",
      """
      struct Pages: View {
        let number: Int
        let isCurrentPage: Bool
        let isCurrentUser: Bool
        let open: () -> Void

        var body: some View {
          VStack {
            Button("Page \\(number)", action: open)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .background(isCurrentPage ? Color.yellow : Color.clear)
            Button("Comments", action: open)
              .background(isCurrentUser ? Color.yellow : Color.clear)
          }
        }
      }
      """
    ),
  ]
}
