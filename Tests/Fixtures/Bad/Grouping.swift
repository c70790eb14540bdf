import SwiftUI

struct FlightCard: View {
  let flight: Flight

  var body: some View {
    VStack(alignment: .leading) {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ missing-grouping
      Text(flight.number)
      Text(flight.route)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct SeatRating: View {
  let flight: Flight
  let rating: Int

  var body: some View {
    VStack {
      Text(flight.seat)
      HStack {
        ForEach(0..<5) { index in
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ repeated-images-ungrouped
          Image(systemName: index < rating ? "star.fill" : "star")
            .accessibilityLabel("Star")
        }
      }
    }
  }
}

struct FlightList: View {
  let flights: [Flight]

  var body: some View {
    List(flights) { flight in
      HStack {
//    ^^^^^^^^ list-row-ungrouped
        Text(flight.number)
        Spacer()
        Text(flight.gate)
      }
    }
    .navigationTitle("Flights")
  }
}

struct GateView: View {
  let flight: Flight

  var body: some View {
    VStack {
      HStack {
        Text("Gate")
        Text(flight.gate)
      }
      .accessibilityElement(children: .ignore)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ element-ignore-without-label

      ZStack {
        Text(flight.seat)
      }
      .accessibilityElement()
//     ^^^^^^^^^^^^^^^^^^^^^^ element-ignore-without-label

      VStack {
        Text(flight.route)
        Button("Change flight") {}
        Toggle("Notify me", isOn: .constant(true))
      }
      .accessibilityElement(children: .ignore)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ element-ignore-hides-controls
      .accessibilityLabel("Flight to \(flight.route)")

      HStack {
        TextField("Seat", text: .constant(""))
        Stepper("Bags", value: .constant(1))
      }
      .accessibilityElement(children: .combine)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ element-combine-multiple-controls

      Button("Check in") {}
        .accessibilityElement(children: .ignore)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ element-on-native-control
        .accessibilityLabel("Check in online")
    }
  }
}

struct Flight: Identifiable {
  let id: Int
  var number, route, gate, seat: String
}
