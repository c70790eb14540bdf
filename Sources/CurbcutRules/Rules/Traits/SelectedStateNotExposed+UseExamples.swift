import CurbcutModel

extension Rule {
  /// Functions of a view that draw a choice, called with what decides which one is made.
  static let selectedByUseExamples: [Example] = [
    .ignored(
      "Each use of the view adds the trait",
      """
      struct BarTab: View {
        let title: String
        let isSelected: Bool
        let select: () -> Void

        var body: some View {
          Button(action: select) {
            Text(title).fontWeight(isSelected ? .bold : .regular)
          }
        }
      }

      struct BottomBar: View {
        @Binding var index: Int

        var body: some View {
          HStack {
            BarTab(title: "Home", isSelected: index == 0) { index = 0 }
              .accessibilityAddTraits(index == 0 ? .isSelected : [])
            BarTab(title: "Tickets", isSelected: index == 1) { index = 1 }
              .accessibilityAddTraits(index == 1 ? .isSelected : [])
          }
        }
      }
      """
    ),
    .reported(
      "A chip that a function draws, selected by what its calls hand over",
      """
      struct JobFilters: View {
        @State private var filter = JobFilter.all

        var body: some View {
          HStack {
            ForEach(JobFilter.allCases) { option in
              chip(option.title, isOn: filter == option) { filter = option }
            }
          }
        }

        private func chip(_ title: String, isOn: Bool, pick: @escaping () -> Void) -> some View {
          Button(action: pick) {
        //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            Text(title)
              .padding()
              .background(isOn ? Color.primary : Color(.systemGray5))
          }
        }
      }

      enum JobFilter: CaseIterable, Identifiable {
        case all, saved
        var id: Self { self }
        var title: String { self == .all ? "All jobs" : "Saved" }
      }
      """
    ),
    .reported(
      "Functions of one name in the screens of a namespace",
      """
      enum Jobs {
        struct Filters: View {
          @State private var filter = JobFilter.all

          var body: some View {
            HStack {
              ForEach(JobFilter.allCases) { option in
                chip(option.title, isOn: filter == option) { filter = option }
              }
            }
          }

          private func chip(_ title: String, isOn: Bool, pick: @escaping () -> Void) -> some View {
            Button(action: pick) {
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              Text(title)
                .padding()
                .background(isOn ? Color.primary : Color(.systemGray5))
            }
          }
        }

        struct Places: View {
          let open: () -> Void

          var body: some View {
            chip("Berlin", open: open)
          }

          private func chip(_ title: String, open: @escaping () -> Void) -> some View {
            Button(title, action: open).padding()
          }
        }
      }

      enum JobFilter: CaseIterable, Identifiable {
        case all, saved
        var id: Self { self }
        var title: String { self == .all ? "All jobs" : "Saved" }
      }
      """
    ),
    .ignored(
      "A chip that says where it is used that it is selected",
      """
      struct JobFilters: View {
        @State private var filter = JobFilter.all

        var body: some View {
          HStack {
            ForEach(JobFilter.allCases) { option in
              chip(option.title, isOn: filter == option) { filter = option }
                .accessibilityAddTraits(filter == option ? .isSelected : [])
            }
          }
        }

        private func chip(_ title: String, isOn: Bool, pick: @escaping () -> Void) -> some View {
          Button(action: pick) {
            Text(title)
              .padding()
              .background(isOn ? Color.primary : Color(.systemGray5))
          }
        }
      }

      enum JobFilter: CaseIterable, Identifiable {
        case all, saved
        var id: Self { self }
        var title: String { self == .all ? "All jobs" : "Saved" }
      }
      """
    ),
    .reported(
      "A dot of its own that a radio of the project shows",
      """
      struct Route: View {
        let title: String
        @Binding var choice: String
        var isSelected: Bool { choice == title }

        var body: some View {
          Button(action: { choice = title }, label: { label })
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
        }

        private var label: some View {
          HStack {
            Text(title)
            Spacer()
            Radio(isOn: isSelected)
          }
        }
      }

      struct Radio: View {
        let isOn: Bool

        var body: some View {
          ZStack {
            Circle().stroke()
            if isOn { Dot() }
          }
        }
      }

      private struct Dot: View {
        var body: some View { Circle().frame(width: 14, height: 14) }
      }
      """
    ),
    .ignored(
      "Words of its own that a radio of the project shows",
      """
      struct Route: View {
        let title: String
        @Binding var choice: String
        var isSelected: Bool { choice == title }

        var body: some View {
          Button(action: { choice = title }, label: { label })
        }

        private var label: some View {
          HStack {
            Text(title)
            Radio(isOn: isSelected)
          }
        }
      }

      struct Radio: View {
        let isOn: Bool

        var body: some View {
          ZStack {
            Circle().stroke()
            if isOn { Chosen() }
          }
        }
      }

      private struct Chosen: View {
        var body: some View { Text("Chosen") }
      }
      """
    ),
  ]
}
