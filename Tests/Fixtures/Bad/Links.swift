import SwiftUI

struct AboutScreen: View {
  @Environment(\.openURL) private var openURL
  let handbook: URL

  var body: some View {
    List {
      Link("Click here", destination: handbook)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
      Link("Read more…", destination: handbook)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
      Link(destination: handbook) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
        Text("Learn more")
      }
      Text("For the fees, see [here](https://bank.example/fees).")
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
      Button("Careers") { openURL(handbook) }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-used-as-link
      Button(action: { openURL(handbook) }) { Text("Imprint") }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-used-as-link
      Button("Press releases", action: openPress)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-used-as-link
      Link("Mehr erfahren", destination: handbook)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
    }
    .navigationTitle("About")
  }

  private func openPress() {
    openURL(handbook)
  }
}
