extension Rule {
  /// Gestures in the rows of a list.
  static let gestureInRowExamples: [Example] = [
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
  ]
}
