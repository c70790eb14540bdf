import AVKit
import SwiftUI

/// A planning board: everything that moves can also be moved with actions and buttons.
struct BoardScreen: View {
  @State private var cards: [BoardCard] = []
  @State private var view = "week"
  @State private var tab = BoardTab.plan
  @State private var unread = 2

  var body: some View {
    VStack(spacing: 0) {
      LazyVStack(alignment: .leading) {
        Section {
          ForEach(cards) { card in
            Text(card.title)
              .draggable(card.title)
              .dropDestination(for: String.self) { _, _ in move(card, by: 1); return true }
              .accessibilityActions {
                Button("Move up") { move(card, by: -1) }
                Button("Move down") { move(card, by: 1) }
              }
              .accessibilityRespondsToUserInteraction()
          }
        } header: {
          Text("This week")
            .font(.title3)
            .accessibilityAddTraits(.isHeader)
        }
      }

      Picker("Range", selection: $view) {
        Text("Week").tag("week")
        Text("Month").tag("month")
      }
      .pickerStyle(.segmented)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Range")

      Button("Undo last move") { undo() }

      inbox
      tabBar
    }
    .onShake { undo() }
    .onChange(of: view) { cards.sort { $0.title < $1.title } }
  }

  private var inbox: some View {
    ZStack {
      Color.yellow.opacity(0.1)
      Button("Inbox") { unread = 0 }
        .accessibilityValue("\(unread) unread")
    }
  }

  private var tabBar: some View {
    HStack {
      ForEach(BoardTab.allCases) { item in
        Button {
          tab = item
        } label: {
          Label(item.title, systemImage: item.symbol)
            .foregroundStyle(tab == item ? .primary : .secondary)
        }
        .accessibilityAddTraits(tab == item ? .isSelected : [])
        .accessibilityShowsLargeContentViewer()
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .accessibilityLabel("Sections")
  }

  private func move(_ card: BoardCard, by offset: Int) {}
  private func undo() {}
}

enum BoardTab: String, CaseIterable, Identifiable {
  case plan, people

  var id: Self { self }
  var symbol: String { self == .plan ? "calendar" : "person.2" }

  var title: LocalizedStringKey {
    switch self {
    case .plan: "Plan"
    case .people: "People"
    }
  }
}

struct BoardCard: Identifiable {
  let id: Int
  var title: String
}

/// The trailer starts when somebody asks for it.
struct TrailerScreen: View {
  let player: AVPlayer

  var body: some View {
    VStack {
      VideoPlayer(player: player)
        .accessibilityLabel("Trailer")
      Button("Play trailer") { player.play() }
        .accessibilityAddTraits(.startsMediaSession)
    }
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
