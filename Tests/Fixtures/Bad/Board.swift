import AVKit
import SwiftUI

/// A planning board for people who can drag, shake and see.
struct BoardScreen: View {
  @State private var cards: [BoardCard] = []
  @State private var view = "week"
  @State private var tab = BoardTab.plan
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      LazyVStack(alignment: .leading) {
        Section {
          ForEach(cards) { card in
            Text(card.title)
              .draggable(card.title)
//             ^^^^^^^^^^^^^^^^^^^^^ drag-drop-missing-alternative
              .dropDestination(for: String.self) { _, _ in sortCards(); return true }
          }
        } header: {
          Text("This week")
        }
      }

      Picker("Range", selection: $view) {
        Text("Week").tag("week")
        Text("Month").tag("month")
      }
      .pickerStyle(.segmented)
//     ^^^^^^^^^^^^^^^^^^^^^^^ picker-style-missing-container-label

      ZStack(alignment: .topTrailing) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ zstack-reading-order
        Button("Inbox") { sortCards() }
        Button("Clear") { cards.removeAll() }
      }

      Text("Archive")
        .gesture(LongPressGesture().onEnded { _ in sortCards() })
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-missing-for-complex-gesture

      tabBar
    }
    .onChange(of: view) { dismiss() }
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-triggers-context-change
    .onShake { cards.shuffle() }
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ motion-actuation-missing-alternative
  }

  private var tabBar: some View {
    HStack {
//  ^^^^^^^^ custom-tab-bar-missing-semantics
      ForEach(BoardTab.allCases) { item in
        Button {
          tab = item
        } label: {
          Text(item.title)
        }
      }
    }
  }

  private func sortCards() {
    cards.sort { $0.title < $1.title }
  }
}

enum BoardTab: String, CaseIterable, Identifiable {
  case plan, people

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct BoardCard: Identifiable {
  let id: Int
  var title: String
}

struct PriorityMix: View {
  var body: some View {
    ZStack {
//  ^^^^^^^^ sort-priority-overused
      Text("One").accessibilitySortPriority(4)
      Text("Two").accessibilitySortPriority(3)
      Text("Three").accessibilitySortPriority(2)
      Text("Four").accessibilitySortPriority(1)
    }
  }
}

struct TrailerScreen: View {
  let player: AVPlayer

  var body: some View {
    VideoPlayer(player: player)
      .accessibilityLabel("Trailer")
      .onAppear { player.play() }
//                ^^^^^^^^^^^^^ media-autoplay
      .navigationTitle("Trailer")
  }
}

extension View {
  func onShake(perform action: @escaping () -> Void) -> some View {
    onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in action() }
  }
}

extension Notification.Name {
  static let deviceDidShake = Notification.Name("deviceDidShake")
}
