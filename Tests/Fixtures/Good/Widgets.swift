import SwiftUI
import WidgetKit

struct RunWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "run", provider: RunTimeline()) { entry in
      RunWidgetView(entry: entry)
    }
    .configurationDisplayName("Run")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct RunWidgetView: View {
  let entry: RunEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack {
      Text(entry.distance)
        .font(.system(size: family == .systemSmall ? 28 : 12))
        .lineLimit(1)
      ProgressView(timerInterval: entry.interval)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct RunTimeline: TimelineProvider {
  func placeholder(in context: Context) -> RunEntry { .sample }

  func getSnapshot(in context: Context, completion: @escaping (RunEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RunEntry>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .atEnd))
  }
}

struct RunEntry: TimelineEntry {
  let date: Date
  let distance: String
  let interval: ClosedRange<Date>

  static let sample = RunEntry(date: .now, distance: "5 km", interval: .now ... .now.addingTimeInterval(60))
}

@available(*, unavailable, message: "Use RunWidgetView.")
struct OldRunWidgetView: View {
  var body: some View {
    HStack {
      Image("runner")
      Text("Run").font(.system(size: 9))
      Button(action: {}) { Image("start") }
    }
  }
}
