extension Rule {
  /// Examples of `selected-state-not-exposed` about what is kept apart from the options.
  static let selectedByKeptExamples: [Example] = [
    .reported(
      "What is chosen has the name of the option",
      """
      struct Palettes: View {
        @ObservedObject var settings: Settings

        var body: some View {
          ForEach(Palette.allCases) { palette in
            Button(palette.title) { settings.palette = palette }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .background(settings.palette == palette ? Color.yellow : Color.clear)
          }
        }
      }
      """
    ),
    .reported(
      "A number of another type",
      """
      struct Intervals: View {
        @State private var length = 5.0

        var body: some View {
          HStack {
            ForEach([5, 10, 15], id: \\.self) { minutes in
              Button("\\(minutes) minutes") { length = Double(minutes) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                .background(Int(length) == minutes ? Color.yellow : Color.clear)
            }
          }
        }
      }
      """
    ),
    .reported(
      "A line below the one that is open, whose words are those of the option",
      """
      struct Lanes: View {
        let lanes: [String]
        let current: String
        let show: (String) -> Void

        var body: some View {
          HStack {
            ForEach(lanes, id: \\.self) { lane in
              Button { show(lane) } label: {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not announce this button as selected; only a symbol shows it
                VStack {
                  Text(lane)
                  if lane == current { Capsule().frame(height: 2) }
                }
              }
            }
          }
        }
      }
      """
    ),
    .reported(
      "A property works out the color",
      """
      struct Tariff: View {
        let title: String
        let isSelected: Bool
        let choose: () -> Void
        private var edge: Color { isSelected ? .blue : .clear }

        var body: some View {
          Button(title, action: choose)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
            .padding()
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(edge, lineWidth: 2))
        }
      }
      """
    ),
    .reported(
      "What kind of option is chosen is nothing that is going on",
      """
      struct Reports: View {
        @ObservedObject var model: ReportsModel

        var body: some View {
          ForEach(Sharing.allCases) { option in
            Button(option.title) { model.change(to: option) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .background(model.reportSharingOption == option ? Color.yellow : Color.clear)
          }
        }
      }
      """
    ),
    .ignored(
      "The words are those of what is chosen, or a property works out a color of something else",
      """
      struct Tariff: View {
        let title: String
        let isOffline: Bool
        let choose: () -> Void
        private var edge: Color { isOffline ? .gray : .blue }

        var body: some View {
          Button(title, action: choose)
            .padding()
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(edge, lineWidth: 2))
        }
      }
      """
    ),
    .reported(
      "What pressing it puts into a collection, or takes out again",
      """
      struct Filters: View {
        @State private var chips: Set<String> = []
        let topics: [String]

        var body: some View {
          ForEach(topics, id: \\.self) { topic in
            Button(topic) { flip(topic) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .background(chips.contains(topic) ? Color.mint : .clear, in: Capsule())
          }
        }

        private func flip(_ topic: String) {
          if chips.contains(topic) { chips.remove(topic) } else { chips.insert(topic) }
        }
      }

      struct Crew: View {
        @ObservedObject var model: CrewModel

        var body: some View {
          ForEach(model.sailors) { sailor in
            Button(sailor.name) { model.toggleSailor(sailor.id) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              .fontWeight(model.aboard.contains(sailor.id) ? .bold : .regular)
          }
        }
      }
      """
    ),
    .ignored(
      "Pressing it changes nothing of the collection, or words say it too",
      """
      struct Boats: View {
        @State private var seen: Set<Int> = []
        @State private var chips: Set<String> = []
        let boats: [Boat]
        let topics: [String]

        var body: some View {
          VStack {
            ForEach(boats) { boat in
              Button(boat.name) { seen.insert(boat.id) }
                .padding(4)
                .background(seen.contains(boat.id) ? Color.mint : .clear)
            }
            ForEach(topics, id: \\.self) { topic in
              Button(chips.contains(topic) ? "Without \\(topic)" : "With \\(topic)") { flip(topic) }
                .background(chips.contains(topic) ? Color.mint : .clear)
            }
          }
        }

        private func flip(_ topic: String) {
          if chips.contains(topic) { chips.remove(topic) } else { chips.insert(topic) }
        }
      }
      """
    ),
    .reported(
      "An object that is compared by identity",
      """
      struct Week: View {
        @State private var selectedDay: Day?
        let days: [Day]

        var body: some View {
          ForEach(days) { day in
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
              selectedDay = day
            } label: {
              VStack {
                Circle().fill(day === selectedDay ? (day.isToday ? Color.blue : .primary) : Color.clear)
                Text(day.name)
              }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A button that is not there once it is selected",
      """
      struct Drawer: View {
        @Binding var detent: PresentationDetent

        var body: some View {
          Button("Show all") { detent = .large }
            .opacity(detent == .large ? 0 : 1)
        }
      }
      """
    ),
  ]
}
