import AppIntents
import SwiftUI
import WidgetKit

/// Names and pictures count in a widget too.
struct RunWidgetView: View {
  let distance: String

  var body: some View {
    VStack {
      Image("runner")
//    ^^^^^^^^^^^^^^^ image-missing-label
      Text(distance)
        .font(.headline)
      Button(intent: StartRun()) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
        Image("icon_start")
      }
      ProgressView(value: 0.4)
//    ^^^^^^^^^^^^^^^^^^^^^^^^ progress-view-missing-label
    }
    .containerBackground(.background, for: .widget)
  }
}

struct StartRun: AppIntent {
  static let title: LocalizedStringResource = "Start run"

  func perform() async throws -> some IntentResult { .result() }
}
