import SwiftUI

/// The modern spellings, and names of our own that only look like old ones.
struct StationView: View {
  let station: Station
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes
  @ScaledMetric private var gap = 8.0
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    VStack(spacing: gap) {
      Text(station.name)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($isTitleFocused)
        .accessibilitySortPriority(1)
      if dynamicTypeSize.isAccessibilitySize || needsShapes {
        Label("Open", systemImage: "checkmark.circle")
      }
      Button("Announce") { announce() }
        .accessibilityIdentifier("station.announce")
        .accessibilityInputLabels(["Announce", "Speak"])
        .accessibilityAddTraits(.startsMediaSession)
        .accessibilityAddTraits(.playsSound)
        .accessibilityAction(named: "Announce twice") { announce() }
        .accessibilityAction(named: "Announce slowly") { announce() }
      Image("plan")
        .accessibilityLabel("Plan of the station")
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { announce() }
        .onTapGesture(perform: announce)
      Text(station.code)
        .speechSpellsOutCharacters()
        .accessibilityTextContentType(.narrative)
    }
    .onAppear { station.accessibility(of: "lift") }
  }

  private func announce() {
    isTitleFocused = true
    AccessibilityNotification.Announcement(station.name).post()
  }
}

struct Station {
  var name, code: String

  @discardableResult
  func accessibility(of facility: String) -> Bool { facility == "lift" }
}

struct Platform: View {
  var body: some View {
    Text("Platform 4")
      .accessibilityAddTraits(.isHeader)
  }
}
