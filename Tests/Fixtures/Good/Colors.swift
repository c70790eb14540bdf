import SwiftUI

struct StatusBoard: View {
  let services: [Service]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    List {
      ForEach(services) { service in
        Label(
          service.isUp ? "\(service.name) is up" : "\(service.name) is down",
          systemImage: service.isUp ? "checkmark.circle" : "xmark.octagon"
        )
        .foregroundStyle(service.isUp ? Color.primary : Color("Alert"))
      }
      Text("Maintenance")
        .bold()
        .padding()
        .foregroundStyle(.white)
        .background(.blue)
      Text("All times in UTC")
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
      Text("Notice")
        .foregroundStyle(Color(red: 1, green: 1, blue: 1))
        .background(Color(red: 0, green: 0, blue: 0.4))
      Text("Heat")
        .foregroundStyle(.white)
        .background(LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom))
      Text("Quiet")
        .foregroundStyle(.white.opacity(0.9))
        .background(.black)
      Text("Brand").foregroundStyle(Color("BrandText"))
      change(of: 3)
    }
    .background(colorScheme == .dark ? Color("Night") : Color("Day"))
    .navigationTitle("Status")
  }

  private func change(of percent: Int) -> some View {
    Text(percent, format: .percent.sign(strategy: .always()))
      .foregroundStyle(percent < 0 ? Color("Alert") : Color.primary)
  }
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let isUp: Bool
}

struct ServiceChoice: View {
  @Binding var selected: Int
  let services: [Service]

  var body: some View {
    VStack {
      ForEach(services) { service in
        Button(service.name) { selected = service.id }
          .padding()
          .background(selected == service.id ? Color.gray.opacity(0.3) : Color.clear)
          .accessibilityAddTraits(selected == service.id ? .isSelected : [])
      }
      Button("Restart") { selected = 0 }
        .opacity(selected == 0 ? 0.3 : 1)
        .disabled(selected == 0)
    }
  }
}

struct OfferCard: View {
  let isMember: Bool
  let photo: Image
  let buy: () -> Void
  let wait: () -> Void

  var body: some View {
    ZStack {
      Color.orange
      VStack {
        Text("Only today")
        Button("Buy") { buy() }
          .foregroundStyle(.black)
          .background(.yellow)
        Button("Later") { wait() }
          .buttonStyle(.borderedProminent)
          .tint(.mint)
        Text("Terms")
          .foregroundColor(Color(hex: "#333333"))
          .background(Color.white)
        Text(isMember ? "For members" : "For everybody")
          .foregroundStyle(isMember ? .white : .black)
          .background(isMember ? Color.black : Color.white)
        Text("Sold out")
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
          .foregroundStyle(Palette.rust)
          .background(Color.white)
        Button("Reserve") { buy() }
          .foregroundStyle(isMember ? .white : .gray)
          .background(.blue)
          .bold()
          .disabled(!isMember)
        Text("Dunes at noon")
          .foregroundStyle(.yellow)
          .background { photo.resizable().accessibilityHidden(true) }
        Text("Glass").foregroundStyle(.white).background(.thinMaterial)
        Text("·").foregroundStyle(.yellow).background(.white)
      }
      .foregroundStyle(.black)
    }
  }
}

enum Palette {
  static let rust = Color(red: 0.75, green: 0.3, blue: 0.1)
}

extension Color {
  init(hex: String) {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 255) / 255,
      green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255
    )
  }
}
