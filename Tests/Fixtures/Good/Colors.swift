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
        .foregroundStyle(service.isUp ? Color.primary : Color.red)
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
      .foregroundStyle(percent < 0 ? Color.red : Color.primary)
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
