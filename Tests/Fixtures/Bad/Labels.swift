import SwiftUI

struct WorkshopScreen: View {
  @State private var isOn = false
  @State private var price = 5

  var body: some View {
    List {
      Section("Roles") {
        Button(action: buy) { Image("icon_close") }
          .accessibilityLabel("Close button")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
        Image("lighthouse")
          .accessibilityLabel("Image of a lighthouse")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
        Image("gear", label: Text("Gear icon"))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
        Link(destination: Self.shop) { Image("icon_shop") }
          .accessibilityLabel("Shop link")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
        Toggle("Vibrate", isOn: $isOn)
          .accessibilityLabel("Vibrate toggle")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
        Button(action: buy) { Image(systemName: "trash") }.accessibilityLabel("Button: delete")
//                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-role
      }

      Section("States") {
        Button(action: buy) { Image("icon_star") }
          .accessibilityLabel("Star, selected")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-state
        Button(action: buy) { Image("icon_bulb") }
          .accessibilityLabel("Light on")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-contains-state
      }

      Section("Empty") {
        Button("Pay") {}
          .accessibilityLabel("")
//         ^^^^^^^^^^^^^^^^^^^^^^ label-empty
        Label("Tax", systemImage: "percent")
          .accessibilityLabel("  ")
//         ^^^^^^^^^^^^^^^^^^^^^^^^ label-empty
        Text("Total").accessibilityLabel(Text(""))
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-empty
      }

      Section("Style") {
        Button(action: buy) { Image("icon_cart") }
          .accessibilityLabel("Add to cart.")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-ends-with-punctuation
        Button(action: buy) { Image("icon_gift") }
          .accessibilityLabel("add a gift")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-not-capitalized
        Button("Refund") {}
          .accessibilityLabel("Refund")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-redundant
        Text("Chapter two").accessibilityLabel("Chapter two")
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-redundant
      }

      Section("Identifiers") {
        Button(action: buy) { Image("icon_cart") }
          .accessibilityLabel("btnAddToCart")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ identifier-used-as-label
        Button("Renew", action: buy).accessibilityLabel("renew_button")
//                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ identifier-used-as-label
      }

      Section("Voice Control") {
        Button("Send", action: buy)
          .accessibilityLabel("Deliver")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-in-name
        Button {
          buy()
        } label: {
          Text("Sign up")
        }
        .accessibilityLabel("Register a new account")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-in-name
        Button("Price", action: buy)
          .accessibilityLabel("Change price")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-in-name
      }
    }
    .navigationTitle("Workshop")
  }

  private static let shop = URL(string: "https://shop.example") ?? URL(filePath: "/")
  private func buy() { price += 1 }
}

struct LabeledContainers: View {
  var body: some View {
    VStack {
      VStack {
        Text("Monday")
        Text("Rain")
      }
      .accessibilityLabel("Weather on Monday")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ container-label-without-element

      HStack {
        Image(systemName: "sun.max").accessibilityLabel("Sunny")
        Text("Tuesday")
      }
      .accessibilityValue("21 degrees")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ container-label-without-element

      ScrollView {
        Text("Wednesday")
        Text("Thursday")
      }
      .accessibilityHint("Opens the forecast.")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ container-label-without-element
    }
  }
}

struct LeftOver: View {
  let refresh: () -> Void

  var body: some View {
    Button(action: refresh) { Image(systemName: "arrow.clockwise") }
      .accessibilityLabel("TODO")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-is-placeholder
  }
}

struct Tide: View {
  let level: Int
  let harbor: String

  var body: some View {
    VStack {
      Image(systemName: "water.waves")
        .accessibilityLabel("High tide, \(level) meters")
        .accessibilityValue("\(level) meters")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ value-repeats-label
      HStack {
        Text("Harbor")
        Text(harbor)
      }
      .accessibilityLabel("Harbor \(harbor)")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ label-applied-before-element
      .accessibilityElement(children: .ignore)
    }
  }
}
