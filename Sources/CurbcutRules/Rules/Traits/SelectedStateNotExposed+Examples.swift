extension Rule {
  /// The examples of `selected-state-not-exposed`.
  static let selectedStateNotExposedExamples: [Example] = [
    .reported(
      """
      struct Screen: View {
        @Binding var selected: String
        let name: String

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            selected = name
          } label: {
            Text(name)
              .padding()
              .background(selected == name ? Color.yellow : Color.clear)
          }
        }
      }
      """,
      fixed: [
        "Add the selected trait": """
        struct Screen: View {
          @Binding var selected: String
          let name: String

          var body: some View {
            Button {
              selected = name
            } label: {
              Text(name)
                .padding()
                .background(selected == name ? Color.yellow : Color.clear)
            }
            .accessibilityAddTraits(selected == name ? .isSelected : [])
          }
        }
        """
      ]
    ),
    .reported(
      "A function gives the color",
      """
      struct Filters: View {
        @State private var chosen = Filter.all

        var body: some View {
          HStack {
            ForEach(Filter.allCases) { filter in
              Button(filter.title) { select(filter) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                .background(color(of: filter))
            }
          }
        }

        private func select(_ filter: Filter) { chosen = filter }

        private func color(of filter: Filter) -> Color { filter == chosen ? .blue : .clear }
      }
      """
    ),
    .ignored(
      "Checkmarks in a menu",
      """
      struct Sort: View {
        @Binding var order: Order

        var body: some View {
          Menu("Sort") {
            ForEach(Order.allCases) { kind in
              Button { order = kind } label: {
                Label(kind.title, systemImage: kind == order ? "checkmark" : "circle")
              }
            }
          }
        }
      }
      """
    ),
    .reported(
      "Bold text in a menu, which menus leave out",
      """
      struct Sort: View {
        @Binding var order: Order

        var body: some View {
          Menu("Sort") {
            ForEach(Order.allCases) { kind in
              Button { order = kind } label: {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                Text(kind.title).fontWeight(kind == order ? .bold : .regular)
              }
            }
          }
        }
      }
      """
    ),
    .recommended(
      """
      struct Screen: View {
        @Binding var selected: String
        let name: String

        var body: some View {
          Button {
            selected = name
          } label: {
            Text(name)
              .padding()
              .background(selected == name ? Color.yellow : Color.clear)
          }
          .accessibilityAddTraits(selected == name ? .isSelected : [])
        }
      }
      """
    ),
    .ignored(
      "A menu",
      """
      struct Sort: View {
        @State private var selected = "Name"

        var body: some View {
          Menu("Sort") {
            Button("Name") { selected = "Name" }.fontWeight(selected == "Name" ? .bold : .regular)
          }
        }
      }
      """
    ),
    .ignored(
      "Part of a combined element",
      """
      struct Sort: View {
        @State private var selected = "Name"

        var body: some View {
          HStack {
            Text("Sorted by")
            Button("Name") { selected = "Name" }.fontWeight(selected == "Name" ? .bold : .regular)
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    ),
    .ignored(
      "The label says it",
      """
      struct Screen: View {
        @Binding var selected: String
        let name: String

        var body: some View {
          Button {
            selected = name
          } label: {
            Text(name).bold(selected == name)
          }
          .accessibilityLabel(selected == name ? "\\(name), chosen" : name)
        }
      }
      """
    ),
    .ignored(
      "A color with another meaning",
      """
      struct Screen: View {
        @Binding var selected: String
        let name: String
        let isError: Bool

        var body: some View {
          Button(name) { selected = name }
            .foregroundStyle(isError ? Palette.error : .primary)
        }
      }
      """
    ),
    .reported(
      "The property that the action sets decides the look",
      """
      struct Screen: View {
        @State private var tab = "map"

        var body: some View {
          Button { tab = "map" } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            Text("Map").fontWeight(tab == "map" ? .bold : .regular)
          }
        }
      }
      """
    ),
    .ignored(
      "The trait is on the label",
      """
      struct Screen: View {
        let tag: String
        @Binding var selectedTag: String

        var body: some View {
          Button { selectedTag = tag } label: {
            Text(tag)
              .background(selectedTag == tag ? .yellow : .clear)
              .accessibilityAddTraits(selectedTag == tag ? .isSelected : [])
          }
        }
      }
      """
    ),
    .reported(
      "The property is named after the option",
      """
      struct Screen: View {
        let colors: [Color]
        @Binding var selectedColor: Color

        var body: some View {
          ForEach(colors, id: \\.self) { color in
            Button { selectedColor = color } label: {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              Circle()
                .fill(color)
                .frame(width: 44, height: 44)
                .overlay(Circle().stroke(selectedColor == color ? Color.primary : Color.clear))
            }
            .accessibilityLabel(color.description)
          }
        }
      }
      """
    ),
    .ignored(
      "A tap that dismisses the keyboard",
      """
      struct Screen: View {
        let isSelected: Bool
        @FocusState private var isFocused: Bool

        var body: some View {
          VStack {
            Button("Larch hut") {}
              .foregroundStyle(isSelected ? .primary : .secondary)
              .accessibilityAddTraits(isSelected ? .isSelected : [])
            Image(systemName: isSelected ? "checkmark" : "circle").accessibilityHidden(true)
          }
          .onTapGesture { isFocused = false }
        }
      }
      """
    ),
    .reported(
      "A style is told of it, and a constant asks for it",
      """
      struct ShelfButton: View {
        let isKept: Bool
        let keep: () -> Void

        var body: some View {
          Button("Keep", action: keep)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            .buttonStyle(ShelfStyle(selected: isKept))
        }
      }

      struct ShelfStyle: ButtonStyle {
        var selected = false

        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .frame(minWidth: 44, minHeight: 44)
            .background(selected ? Color.yellow : Color.clear)
        }
      }

      struct Years: View {
        @State private var current = 2024
        let years = [2023, 2024]

        var body: some View {
          ForEach(years, id: \\.self) { year in
            let isFront = current == year
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              current = year
            } label: {
              Text(verbatim: "\\(year)")
                .padding()
                .background(isFront ? Color.yellow : Color.clear)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "The style, or its user, adds the trait",
      """
      struct ShelfButton: View {
        let isKept: Bool
        let keep: () -> Void

        var body: some View {
          Button("Keep", action: keep)
            .buttonStyle(ShelfStyle(selected: isKept))
          Button("Lend", action: keep)
            .buttonStyle(PlainStyle(selected: isKept))
            .accessibilityAddTraits(isKept ? .isSelected : [])
        }
      }

      struct ShelfStyle: ButtonStyle {
        var selected = false

        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .background(selected ? Color.yellow : Color.clear)
            .accessibilityAddTraits(selected ? .isSelected : [])
        }
      }

      struct PlainStyle: ButtonStyle {
        var selected = false

        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(selected ? Color.yellow : Color.clear)
        }
      }
      """
    ),
    .reported(
      "A view of the project draws what it is told",
      """
      struct Editions: View {
        @State private var chosen: Edition?
        let editions: [Edition]

        var body: some View {
          ForEach(editions) { edition in
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              if edition.isInStock { chosen = edition }
            } label: {
              EditionCell(isSelected: chosen == edition, edition: edition)
            }
            EditionCell(isSelected: chosen == edition, edition: edition)
              .onTapGesture { chosen = edition }
            // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this element the same whether it is selected or not
            // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
          }
        }
      }

      struct EditionCell: View {
        let isSelected: Bool
        let edition: Edition

        private var border: Color { isSelected ? .accentColor : .gray }

        var body: some View {
          Text(edition.title)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(border))
        }
      }
      """
    ),
    .ignored(
      "A view of the project says what it is told, or its user does",
      """
      struct Editions: View {
        @State private var chosen: Edition?
        let editions: [Edition]

        var body: some View {
          ForEach(editions) { edition in
            Button { chosen = edition } label: {
              EditionCell(isSelected: chosen == edition, edition: edition)
            }
            Button { chosen = edition } label: {
              WrittenCell(isSelected: chosen == edition)
            }
            Button { chosen = edition } label: {
              BorderedCell(isSelected: chosen == edition, edition: edition)
            }
            .accessibilityAddTraits(chosen == edition ? .isSelected : [])
          }
        }
      }

      struct BorderedCell: View {
        let isSelected: Bool
        let edition: Edition

        var body: some View {
          Text(edition.title).border(isSelected ? .blue : .gray)
        }
      }

      struct EditionCell: View {
        let isSelected: Bool
        let edition: Edition

        var body: some View {
          Text(edition.title)
            .border(isSelected ? .blue : .gray)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }

      struct WrittenCell: View {
        let isSelected: Bool

        var body: some View {
          Text(isSelected ? "Chosen" : "Choose").border(isSelected ? .blue : .gray)
        }
      }
      """
    ),
    .reported(
      "A checkmark of what a loop offers",
      """
      struct Shipping: View {
        @State private var choice = "Standard"
        let options = ["Standard", "Express"]

        var body: some View {
          List(options, id: \\.self) { option in
            Button {
          //^^^^^^^^ VoiceOver does not announce this button as selected; only a symbol shows it
              choice = option
            } label: {
              HStack {
                Text(option)
                if option == choice {
                  Image(systemName: "checkmark").accessibilityHidden(true)
                }
              }
            }
          }
        }
      }
      """
    ),
  ]
}
