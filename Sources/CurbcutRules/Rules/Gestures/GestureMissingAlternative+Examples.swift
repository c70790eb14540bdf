extension Rule {
  /// Gestures in the rows of a list, on handles and on what is moved about.
  static let gestureAlternativeExamples: [Example] = [
    .reported(
      "A gesture that a function makes",
      """
      struct Card: View {
        let profile: Profile
        let decide: (Profile, Bool) -> Void
        @State private var offset = CGSize.zero

        var body: some View {
          Text(profile.name)
            .offset(offset)
            .gesture(swipe(on: profile))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag triggers this; add an accessibility action
        }

        private func swipe(on profile: Profile) -> some Gesture {
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
              if value.translation.width > 120 { decide(profile, true) }
              offset = .zero
            }
        }
      }
      """
    ),
    .reported(
      "A drag that prints, and then puts its row back",
      """
      struct Reminder: View {
        @State private var offset: CGFloat = 0

        var body: some View {
          Text("Water the plants")
            .offset(x: offset)
            .gesture(
           //^^^^^^^^ Only a drag triggers this; add an accessibility action
              DragGesture()
                .onChanged { offset = min(0, $0.translation.width) }
                .onEnded { value in
                  if value.translation.width < -120 { print("Deleted") }
                  offset = 0
                }
            )
        }
      }
      """
    ),
    .ignored(
      "A double tap enlarges it too",
      """
      struct Photo: View {
        let picture: Picture
        @State private var zoom = Zoom()

        var body: some View {
          PictureView(picture)
            .gesture(taps)
            .gesture(MagnifyGesture().onChanged { zoom.enlarge(by: $0.magnification) })
        }

        private var taps: some Gesture {
          let twice = TapGesture(count: 2).onEnded { zoom.jump() }
          return ExclusiveGesture(twice, TapGesture().onEnded { zoom.reset() })
        }
      }
      """
    ),
    .reported(
      "Buttons that do it in another list",
      """
      struct Trips: View {
        @State private var trips: [Trip] = []

        var body: some View {
          List {
            Section("Next") {
              ForEach(trips) { trip in
                HStack {
                  Text(trip.title)
                  Button("Cancel \\(trip.title)") { cancel(trip) }
                }
              }
            }
            Section("Later") {
              ForEach(trips) { trip in
                Text(trip.title)
                  .gesture(DragGesture().onEnded { if $0.translation.width < -80 { cancel(trip) } })
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag triggers this; add an accessibility action
              }
            }
          }
        }

        private func cancel(_ trip: Trip) { trips.removeAll { $0.id == trip.id } }
      }
      """
    ),
    .ignored(
      "A button in the same row, or for the whole list",
      """
      struct Trips: View {
        @State private var trips: [Trip] = []

        var body: some View {
          List {
            ForEach(trips) { trip in
              HStack {
                Text(trip.title)
                Button("Cancel \\(trip.title)") { cancel(trip) }
              }
              .gesture(DragGesture().onEnded { if $0.translation.width < -80 { cancel(trip) } })
            }
          }
        }

        private func cancel(_ trip: Trip) { trips.removeAll { $0.id == trip.id } }
      }
      """
    ),
    .reported(
      "What is dragged out of the way",
      """
      struct Chart: View {
        @State private var place = CGSize.zero

        var body: some View {
          Text("Legend")
            .offset(place)
            .gesture(DragGesture().onChanged { place = $0.translation })
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag moves this; add an accessibility action
        }
      }
      """
    ),
    .ignored(
      "It goes back, a button moves it too, or it is enlarged and moved about",
      """
      struct Chart: View {
        @State private var place = CGSize.zero
        @State private var corner = CGSize.zero
        @State private var center = CGSize.zero
        let scale: Double

        var body: some View {
          VStack {
            Text("Legend")
              .offset(place)
              .gesture(
                DragGesture().onChanged { place = $0.translation }.onEnded { _ in place = .zero }
              )
            Text("Scale")
              .offset(corner)
              .gesture(DragGesture().onChanged { corner = $0.translation })
            Button("Move the scale to the corner") { corner = .zero }
            Image(decorative: "map")
              .scaleEffect(scale)
              .offset(center)
              .gesture(DragGesture().onChanged { center = $0.translation })
          }
        }
      }
      """
    ),
    .reported(
      "A handle that closes a screen",
      """
      struct News: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          NavigationStack {
            ScrollView { Text("Shared lists: plan the week together, wherever you are.") }
              .navigationTitle("News")
              .safeAreaInset(edge: .top) { handle }
          }
        }

        private var handle: some View {
          Capsule()
            .frame(width: 60, height: 44)
            .gesture(DragGesture().onEnded { if $0.translation.height > 80 { dismiss() } })
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag closes this screen; add a button and the escape action
        }
      }
      """
    ),
    .reported(
      "A swipe that hides a panel which a model shows",
      """
      struct Panel: View {
        @EnvironmentObject var radio: Radio

        var body: some View {
          VStack {
            Text(radio.station)
          }
          .gesture(DragGesture().onEnded { _ in radio.showsPanel = false })
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag triggers this; add an accessibility action
        }
      }
      """
    ),
    .ignored(
      "A swipe that hides a panel as its button does",
      """
      struct Panel: View {
        @EnvironmentObject var radio: Radio

        var body: some View {
          VStack {
            Text(radio.station)
            Button("Close") { radio.showsPanel = false }
          }
          .gesture(DragGesture().onEnded { _ in radio.showsPanel = false })
        }
      }
      """
    ),
    .reported(
      "The buttons stand with another picture that the same gesture enlarges",
      """
      struct Plans: View {
        @State private var scale = 1.0

        var body: some View {
          VStack {
            VStack {
              Image("ground-floor")
                .scaleEffect(scale)
                .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
                .accessibilityLabel("Ground floor")
              Button("Enlarge") { scale += 1 }
            }
            Image("first-floor")
              .scaleEffect(scale)
              .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a pinch triggers this; add an accessibility action
              .accessibilityLabel("First floor")
          }
        }
      }
      """
    ),
    .ignored(
      "One button for both pictures",
      """
      struct Plans: View {
        @State private var scale = 1.0

        var body: some View {
          VStack {
            Image("ground-floor")
              .scaleEffect(scale)
              .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
              .accessibilityLabel("Ground floor")
            Image("first-floor")
              .scaleEffect(scale)
              .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
              .accessibilityLabel("First floor")
            Button("Enlarge") { scale += 1 }
          }
        }
      }
      """
    ),
    .reported(
      "A component that drags what it is handed",
      """
      struct SwipeToArchive<Content: View>: View {
        let archive: () -> Void
        @ViewBuilder let content: Content
        @State private var offset: CGFloat = 0

        var body: some View {
          content
            .offset(x: offset)
            .gesture(
              DragGesture(minimumDistance: 20)
                .onChanged { offset = min(0, $0.translation.width) }
                .onEnded { value in
                  if value.translation.width < -120 { archive() }
                  offset = 0
                }
            )
        }
      }

      struct Parcels: View {
        @State private var parcels: [String] = []

        var body: some View {
          VStack {
            ForEach(parcels, id: \\.self) { parcel in
              SwipeToArchive {
            //^^^^^^^^^^^^^^^^ In `SwipeToArchive`: Only a drag triggers this; add an accessibility action
                parcels.removeAll { $0 == parcel }
              } content: {
                Text(parcel)
              }
            }
          }
        }
      }
      """
    ),
  ]
}
