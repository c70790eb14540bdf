import SwiftUI

/// Words that look like roles, states or gestures and aren't.
struct WorkshopScreen: View {
  @State private var quality = 1
  @State private var isSoft = false
  @State private var price = 5

  var body: some View {
    List {
      Section("Satellite") {
        Image("mosaic").accessibilityLabel("Imagery of the coast")
        Image("shirt").accessibilityLabel("Buttonhole")
        Image("gallery").accessibilityLabel("Iconic views")
        Image("family").accessibilityLabel("Photo of the whole team")
        Image("compass").accessibilityLabel("Heading north")
        Image("tap").accessibilityLabel("Tap water")
      }

      Section("Names") {
        Button("Push the button") {}
        Button("Radio button settings") {}
        Button("Image quality") { quality += 1 }
        Button("Link account") {}
        Toggle("Switch off at night", isOn: $isSoft)
        Button("On sale") {}
        Button("Off-white") {}
        Button("Selected works") {}
      }

      Section("Brands") {
        Button(action: {}) { Image("apple") }.accessibilityLabel("iPhone offers")
        Button(action: {}) { Image("bay") }.accessibilityLabel("eBay")
        Button(action: {}) { Image("cloud") }.accessibilityLabel("iCloud")
        Button(action: {}) { Image("company") }.accessibilityLabel("Acme Inc.")
        Button(action: {}) { Image("why") }.accessibilityLabel("Why do I see this?")
      }

      Section("Identifiers") {
        Button(action: {}) { Image("icon_cart") }
          .accessibilityLabel("Add to cart")
          .accessibilityIdentifier("btnAddToCart")
        Button("Renew") {}.accessibilityIdentifier("renew_button")
      }

      Section("Prices") {
        Text("$5").accessibilityLabel("five dollars")
        Text("120 km/h").accessibilityLabel("120 kilometers per hour")
        Button("+") { price += 1 }.accessibilityLabel("Raise the price")
        Button("×") { price = 0 }.accessibilityLabel("Clear the price")
        Button("Buy") {}.accessibilityLabel("Buy for \(price) dollars")
        Button("Send") {}
          .accessibilityLabel("Deliver to the workshop")
          .accessibilityInputLabels(["Send", "Deliver"])
      }
    }
    .navigationTitle("Workshop")
  }
}

/// States are told by traits and values.
struct LayerChips: View {
  @Binding var layers: Set<String>
  @State private var isExpanded = false
  let names: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { name in
        let isOn = layers.contains(name)
        Button {
          layers.formSymmetricDifference([name])
        } label: {
          Text(name)
            .padding(.horizontal, 12)
            .frame(minHeight: 44)
            .foregroundStyle(.primary)
            .background(isOn ? Color.blue.opacity(0.2) : Color.clear, in: Capsule())
        }
        .accessibilityAddTraits(isOn ? .isSelected : [])
      }

      Button {
        isExpanded.toggle()
      } label: {
        Label("Details", systemImage: isExpanded ? "chevron.up" : "chevron.down")
      }
      .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")

      Button {
        isExpanded.toggle()
      } label: {
        Label(isExpanded ? "Show less" : "Show more", systemImage: isExpanded ? "minus" : "plus")
      }
    }
  }
}

struct LeftOver: View {
  let refresh: () -> Void

  var body: some View {
    Button(action: refresh) { Image(systemName: "arrow.clockwise") }
      .accessibilityLabel("Reload the list")
  }
}

struct Tide: View {
  let level: Int
  let harbor: String

  var body: some View {
    VStack {
      Image(systemName: "water.waves")
        .accessibilityLabel("High tide")
        .accessibilityValue("\(level) meters")
      HStack {
        Text("Harbor")
        Text(harbor)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Harbor \(harbor)")
    }
  }
}
