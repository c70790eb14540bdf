import SwiftUI

/// Spellings of iOS 13, and some that never existed.
struct StationView: View {
  let station: Station
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
//                                                            ^^^^^^^^^^^^^^^^^^ accessibility-environment-unused
  @ScaledMetric private var gap = 8.0
//                          ^^^ accessibility-environment-unused

  var body: some View {
    VStack {
      Image("plan").accessibility(label: Text("Plan of the station"))
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Text(station.name)
        .accessibility(addTraits: .isHeader)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Text(station.code)
        .accessibility(value: Text(station.name))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
        .accessibility(sortPriority: 1)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
        .accessibility(identifier: "station.code")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Button("Announce") {}
        .accessibility(inputLabels: [Text("Speak")])
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
        .accessibility(hint: Text("Speaks the name of the station."))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Text("Lift")
        .accessibility(removeTraits: .isStaticText)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Divider()
        .accessibility(hidden: true)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      Text("Platform 3")
        .accessibilityTitle("Platform three")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-accessibility-modifier
      Text("Platform 4")
        .accessibilityText("Platform four")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-accessibility-modifier
      Text("Toilets")
        .accessibilityRole(.button)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-accessibility-modifier
      Image("exit")
        .accessibilityLabel("Exit")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ duplicate-accessibility-modifier
        .accessibilityLabel("Way out")
    }
  }
}

struct Station {
  var name, code: String
}

struct Platform: View {
  var body: some View {
    Text("Platform 4")
      .accessibilityAddTraits(.header)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ invalid-trait
  }
}
