extension Rule {
  /// The examples of `heading-trait-missing` about titles in bars that screens draw themselves, and
  /// about fonts of a project's own.
  static let headingBarExamples: [Example] = [
    .ignored(
      "A sentence that tells what to do with what follows",
      """
      struct Weekdays: View {
        let days: [String]

        var body: some View {
          VStack {
            Text("Choose the days on which the newsletter should reach you:")
              .font(.title3)
            ForEach(days, id: \\.self) { Text($0) }
          }
        }
      }
      """
    ),
    .ignored(
      "Part of a live activity, which has no headings to move by",
      """
      struct RaceActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RaceAttributes.self) { context in
            VStack {
              Text(context.state.leader).font(.title)
              Text("Lap of the leader")
            }
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("Race") }
            } compactLeading: {
              Text("Lap")
            } compactTrailing: {
              Text("One")
            } minimal: {
              Text("Race")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A line of a summary, between its heading and the amount",
      """
      struct Receipt: View {
        let fare: Double

        var body: some View {
          VStack {
            Text("Your ticket").font(.largeTitle).accessibilityAddTraits(.isHeader)
            Text("Return").font(.title)
            Text(fare.formatted(.currency(code: "EUR"))).font(.title)
            Text("Valid for one day")
          }
        }
      }
      """
    ),
    .reported(
      "A bold title that is written out, in a row of a form",
      """
      struct Password: View {
        @State private var isShared = false
        let save: () -> Void

        var body: some View {
          Form {
            VStack {
              Text("Change your password").font(.title2).bold()
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Change your password" looks like a heading but lacks the header trait
              Toggle("Share it with the family", isOn: $isShared)
            }
            Button("Save", action: save)
          }
        }
      }
      """
    ),
    .reported(
      "The title between the buttons of a sheet",
      """
      struct NewTrip: View {
        @Environment(\\.dismiss) private var dismiss
        let save: () -> Void

        var body: some View {
          VStack {
            HStack {
              Button("Cancel") { dismiss() }
              Spacer()
              Text("New trip").bold()
            //^^^^^^^^^^^^^^^^ "New trip" looks like a heading but lacks the header trait
              Spacer()
              Button("Save", action: save)
            }
            Text("Trips appear on the first page.")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityAddTraits(.isHeader)`": """
        struct NewTrip: View {
          @Environment(\\.dismiss) private var dismiss
          let save: () -> Void

          var body: some View {
            VStack {
              HStack {
                Button("Cancel") { dismiss() }
                Spacer()
                Text("New trip").bold().accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Save", action: save)
              }
              Text("Trips appear on the first page.")
            }
          }
        }
        """
      ]
    ),
    .ignored(
      "A message that can be put away, and a bar with other words",
      """
      struct Notice: View {
        @Binding var isShown: Bool

        var body: some View {
          HStack {
            Text("You are offline.")
            Button("Hide") { isShown = false }
          }
        }
      }

      struct Filter: View {
        @Environment(\\.dismiss) private var dismiss
        let count: Int

        var body: some View {
          VStack {
            HStack {
              Text("Huts near you")
              Text("\\(count)")
              Button("Done") { dismiss() }
            }
            Text("Huts are open from June.")
          }
        }
      }
      """
    ),
    .reported(
      "A bold line in a font of the project's own, over what repeats",
      """
      extension View {
        func brandFont(size: CGFloat, weight: Font.Weight = .regular) -> some View {
          font(.custom("Brand", size: size).weight(weight))
        }
      }

      struct Servers: View {
        let servers: [Server]

        var body: some View {
          ScrollView {
            VStack {
              Text("Fastest servers").brandFont(size: 16, weight: .bold)
            //^^^^^^^^^^^^^^^^^^^^^^^ "Fastest servers" looks like a heading but lacks the header trait
              ForEach(servers) { Text($0.name) }
              Text("About servers").brandFont(size: 24)
            //^^^^^^^^^^^^^^^^^^^^^ "About servers" looks like a heading but lacks the header trait
                                                  //^^ In `brandFont`: This font grows like body text, to 75 pt; relate it to `.title2`
              Text("A server near you answers faster.").brandFont(size: 16)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Figures and plain lines in a font of the project's own",
      """
      extension View {
        func brandFont(size: CGFloat, weight: Font.Weight = .regular) -> some View {
          font(.custom("Brand", size: size).weight(weight))
        }
      }

      struct Servers: View {
        let servers: [Server]
        let latency: String

        var body: some View {
          ScrollView {
            VStack {
              Text(latency).brandFont(size: 32, weight: .bold)
                          //^^^^^^^^^ In `brandFont`: This font grows like body text, to 100 pt; relate it to `.largeTitle`
              Text("These answer within a second.").brandFont(size: 16)
              ForEach(servers) { Text($0.name) }
            }
          }
        }
      }
      """
    ),
    .reported(
      "The title in a view that is named after the bar at the top of screens",
      """
      struct TopBar: View {
        var title: String?
        let find: () -> Void

        var body: some View {
          HStack {
            Button("Find", action: find)
            Spacer()
            if let title {
              Text(title).fontWeight(.semibold)
            //^^^^^^^^^^^ "‹title›" looks like a heading but lacks the header trait
            } else {
              Image(decorative: "emblem")
            }
            Spacer()
          }
        }
      }
      """
    ),
    .ignored(
      "Bold words in a bar that is none of these, or among others",
      """
      struct PlayerBar: View {
        let title: String
        let pause: () -> Void

        var body: some View {
          HStack {
            Text(title).fontWeight(.semibold)
            Button("Pause", action: pause)
          }
        }
      }

      struct TopBar: View {
        let find: () -> Void

        var body: some View {
          HStack {
            Text("4 boats").fontWeight(.semibold)
            Text("in the harbor")
            Button("Find", action: find)
          }
        }
      }
      """
    ),
    .reported(
      "The day over what is of that day",
      """
      struct Log: View {
        let day: Date
        let entries: [Entry]

        var body: some View {
          VStack {
            Text(day, style: .date).font(.headline)
          //^^^^^^^^^^^^^^^^^^^^^^^ "‹day›" looks like a heading but lacks the header trait
            Divider()
            ForEach(entries) { Text($0.title) }
          }
        }
      }
      """
    ),
    .ignored(
      "A time that counts down over a list",
      """
      struct Wait: View {
        let start: Date
        let boats: [Boat]

        var body: some View {
          VStack {
            Text(start, style: .timer).font(.headline).accessibilityAddTraits(.updatesFrequently)
            ForEach(boats) { Text($0.name) }
          }
        }
      }
      """
    ),
    .reported(
      "Words of the string tables, by a function of generated code",
      """
      struct Harbors: View {
        let harbors: [Harbor]

        var body: some View {
          ScrollView {
            Text(R.string.localizable.nearHarbors()).font(.title2.bold())
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Harbors near you" looks like a heading but lacks the header trait
            ForEach(harbors) { Text($0.name) }
          }
        }
      }
      """,
      strings: ["nearHarbors": "Harbors near you"]
    ),
  ]
}
