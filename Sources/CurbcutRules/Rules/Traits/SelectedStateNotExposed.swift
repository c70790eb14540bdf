import CurbcutModel

extension Rule {
  static let selectedStateNotExposed = Rule(
    id: "selected-state-not-exposed",
    title: "Selection is shown only to the eye",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      A color or a frame shows which one is chosen. VoiceOver reads all of them alike: who listens
      cannot tell what is selected, neither before nor after choosing.
      """,
    examples: [
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
          "Say that it is selected": """
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
        "In the name",
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
        "A color that is about something else",
        """
        struct Screen: View {
          @Binding var selected: String
          let name: String
          let isError: Bool

          var body: some View {
            Button(name) { selected = name }
              .foregroundStyle(isError ? .red : .primary)
          }
        }
        """
      ),
      .reported(
        "What pressing it sets decides how it looks",
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
        "The trait stands in the label",
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
        "Named after what it stands for",
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
        "A tap that puts the keyboard away",
        """
        struct Screen: View {
          let isSelected: Bool
          @FocusState private var isFocused: Bool

          var body: some View {
            VStack {
              Button("Larch hut") {}
                .foregroundStyle(isSelected ? .blue : .primary)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
              Image(systemName: isSelected ? "checkmark" : "circle").accessibilityHidden(true)
            }
            .onTapGesture { isFocused = false }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      guard !element.isUnreachable,
        element.is(.button) || element.taps.contains(where: { element.isTappedLikeButton(by: $0) }),
        !element.hasUnreadAccessibilityModifier, element.labeledControl == nil,
        element.combiningElement == nil, element.value == .absent,
        element.addsTrait("isSelected", "isToggle") == .no, element.drawnPartAddsTrait == .no,
        element.place.isDisjoint(with: [.menu, .tabItem]),
        let selection = element.visibleSelection, !element.speaksDifferently(as: selection)
      else { return }
      let trait = ".accessibilityAddTraits(\(selection.source) ? .isSelected : [])"
      findings.report(
        "VoiceOver reads this \(element.roleName) the same whether it is selected or not",
        at: element.is(.button)
          ? element.head : element.taps.first?.modifier.callRange ?? element.head,
        fixes: [.review("Say that it is selected", .append(trait, to: element))]
      )
    }
  )
}
