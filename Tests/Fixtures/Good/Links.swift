import SwiftUI
import UIKit

struct AboutScreen: View {
  @Environment(\.openURL) private var openURL
  @State private var report: Data?
  @State private var showsLicenses = false

  let handbook: URL
  let paper: URL

  var body: some View {
    List {
      Link("Privacy policy", destination: handbook)
      Link("Learn more about fees", destination: handbook)
      Link("Learn more", destination: paper)
        .accessibilityLabel("Learn more about the reserve")
      Text("Read our [accessibility statement](https://bank.example/accessibility).")

      Button("Download the report") {
        let url = URL(string: "https://bank.example/report.pdf")
        load(url)
      }
      Button("Licenses") { showsLicenses = true }
      Button("Careers") { openURL(handbook) }
        .accessibilityAddTraits(.isLink)
        .accessibilityRemoveTraits(.isButton)

      NavigationLink("Board of directors") {
        Text("Ada, Grace and Hedy").navigationTitle("Board")
      }
    }
    .navigationTitle("About")
  }

  private func load(_ url: URL?) {
    guard let url else { return }
    Task { report = try? await URLSession.shared.data(from: url).0 }
  }
}
