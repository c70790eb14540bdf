import SwiftUI

struct PlayerControls: View {
  @Binding var isLiked: Bool
  @ScaledMetric private var knob: CGFloat = 28

  var body: some View {
    VStack {
      Image("avatar")
        .resizable()
        .frame(width: 20, height: 20)
        .accessibilityLabel("Photo of Ada")

      Button(action: previous) {
        Image(systemName: "backward.end")
          .frame(width: 20, height: 20)
          .padding(12)
      }
      .accessibilityLabel("Previous track")

      Button(action: next) {
        Image(systemName: "forward.end")
          .resizable()
          .frame(width: 18, height: 18)
          .frame(minWidth: 44, minHeight: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Next track")

      Button(action: next) {
        Image(systemName: "shuffle")
          .frame(width: knob, height: knob)
      }
      .accessibilityLabel("Shuffle")

      Button("Queue", systemImage: "list.bullet", action: next)
        .buttonStyle(.bordered)
        .controlSize(.regular)

      Button {
        next()
      } label: {
        HStack {
          Text("Lyrics")
          Spacer()
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)

      Button(action: previous) {
        HStack {
          Text("Credits")
          Spacer()
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
      }
      .buttonStyle(.plain)

      Toggle("Repeat", isOn: $isLiked)

      Text("Read the [license](https://player.example/license) first.")
    }
    .toolbar {
      ToolbarItem {
        Button(action: next) {
          Image(systemName: "airplayaudio")
            .frame(width: 22, height: 22)
        }
        .accessibilityLabel("AirPlay")
      }
    }
  }

  private func previous() {}
  private func next() {}
}

struct ChapterList: View {
  let chapters: [String]
  @State private var current: String?

  var body: some View {
    List(chapters, id: \.self) { chapter in
      Button {
        current = chapter
      } label: {
        HStack {
          Text(chapter)
          Spacer()
          Image(systemName: "play")
            .frame(width: 16, height: 16)
        }
      }
    }
    .navigationTitle("Chapters")
  }
}

#if os(watchOS)
struct WatchControls: View {
  var body: some View {
    Button(action: {}) {
      Image(systemName: "playpause")
        .frame(width: 32, height: 32)
    }
    .accessibilityLabel("Play or pause")
  }
}
#endif

#if os(macOS)
struct MacSidebarFooter: View {
  var body: some View {
    Button(action: {}) {
      Image(systemName: "plus")
        .frame(width: 20, height: 20)
    }
    .accessibilityLabel("New playlist")
  }
}
#endif
