import SwiftUI

struct FlightRow: View {
  let flight: Flight

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "airplane")
        Text(flight.number)
      }
      Text(flight.route)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }
}

struct SeatCard: View {
  let flight: Flight
  let rating: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(decorative: "seat")
        Text(flight.seat)
      }
      .padding()

      HStack {
        ForEach(0..<5) { index in
          Image(systemName: index < rating ? "star.fill" : "star")
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) out of 5")

      LabeledContent("Gate", value: flight.gate)

      VStack(alignment: .leading) {
        Text(flight.route)
        Text(flight.gate)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(flight.route), gate \(flight.gate)")

      VStack {
        Button("Upgrade") {}
        Button("Change seat") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Seat options")

      HStack {
        Text(flight.seat)
        Button("Copy seat") {}
      }
      .accessibilityElement(children: .combine)
    }
  }
}

struct FlightList: View {
  let flights: [Flight]
  @State private var openFlight: Flight?

  var body: some View {
    List {
      ForEach(flights) { flight in
        NavigationLink(value: flight.id) {
          HStack {
            VStack(alignment: .leading) {
              Text(flight.number).font(.headline)
              Text(flight.route).font(.subheadline)
            }
            Spacer()
            Text(flight.gate)
          }
        }
      }
      ForEach(flights) { flight in
        Button {
          openFlight = flight
        } label: {
          Text(flight.number)
          Text(flight.route)
        }
      }
      ForEach(flights) { flight in
        HStack {
          Text(flight.number)
          Text(flight.gate)
        }
        .accessibilityElement(children: .combine)
      }
      ForEach(flights) { flight in
        LabeledContent(flight.number) {
          Text(flight.gate)
        }
      }
      ForEach(flights) { flight in
        HStack {
          NavigationLink(flight.number, value: flight.id)
          Button("Follow \(flight.number)") { openFlight = flight }
            .buttonStyle(.borderless)
        }
      }
      HStack {
        Image("wing")
      }
      .accessibilityLabel("The wing of an airliner")
    }
    .navigationTitle("Flights")
  }
}

/// A badge that is read before the picture it sits on.
struct BoardingPass: View {
  let flight: Flight
  let unread: Int

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
        .accessibilityHidden(true)
      VStack {
        Text(flight.number)
        Text(flight.seat)
      }
      .accessibilityElement(children: .combine)
      Text("\(unread) new")
        .accessibilitySortPriority(1)
    }
  }
}

struct Flight: Identifiable {
  let id: Int
  var number, route, gate, seat: String
}
