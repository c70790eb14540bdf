import SwiftUI

/// The mail app with its icons, and with nothing to hear.
struct MailboxScreen: View {
  @State private var messages: [Message] = []
  @State private var showsFilters = false
  @State private var isFlagged = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(messages) { message in
          NavigationLink(value: message.id) {
            Text(message.subject)
          }
          .swipeActions {
            Button(role: .destructive, action: { delete(message) }) {
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
              Image(systemName: "trash")
            }
          }
        }
      }
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem {
          Button { showsFilters = true } label: { Image(systemName: "line.3.horizontal.decrease") }
//        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
        }
      }
    }
  }
}

extension MailboxScreen {
  private func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
  }

  @ViewBuilder
  var bottomBar: some View {
    Button(action: refresh) {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      Image(systemName: "arrow.clockwise")
    }

    Button(action: refresh, label: {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      Image("icon_refresh")
    })

    Button {
//  ^^^^^^^^ icon-button-missing-label
      isFlagged = true
    } label: {
      ZStack {
        Circle().fill(.tint)
        Image(systemName: "flag")
      }
    }
    .accessibilityIdentifier("mailbox.flag")

    Button(action: refresh) {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      AsyncImage(url: URL(string: "https://mail.example/me.png"))
    }

    Button(action: refresh) {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      composeGlyph
    }
    .accessibilityHint("Opens a new message.")

    Button(action: refresh) { Image(systemName: "heart") }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      .disabled(messages.isEmpty)

    Button("", systemImage: "magnifyingglass", action: refresh)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label
    Button("") { refresh() }
//  ^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label
    Button("   ", action: refresh)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label
    Button(action: refresh) {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label
      EmptyView()
    }
    Button(action: refresh) { Text("") }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label

    Menu {
//  ^^^^^^ icon-menu-missing-label
      Button("Mark all as read") { refresh() }
    } label: {
      Image(systemName: "ellipsis")
    }
    Menu("") {
//  ^^^^^^^^^^ button-empty-label
      Button("Mark all as unread") { refresh() }
    }
  }

  private var composeGlyph: some View {
    Image("icon_pen")
      .renderingMode(.template)
  }

  private func refresh() {}
}

struct Message: Identifiable {
  let id: Int
  let subject: String
}

struct AccountLinks: View {
  let handbook: URL

  var body: some View {
    VStack {
      Link(destination: handbook) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-link-missing-label
        Image(systemName: "book")
      }
      Link("", destination: handbook)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-empty-label

      NavigationLink(destination: AccountScreen()) { Image("icon_account") }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-link-missing-label

      NavigationLink {
//    ^^^^^^^^^^^^^^^^ icon-link-missing-label
        AccountScreen()
      } label: {
        Image(systemName: "person.circle")
          .font(.title2)
      }

      NavigationLink(value: 1) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-link-missing-label
        Image("icon_mailbox")
      }

      ShareLink(item: handbook) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-link-missing-label
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}

struct AccountScreen: View {
  var body: some View {
    List {
      LabeledContent("Plan", value: "Family")
    }
    .navigationTitle("Account")
  }
}

struct NestedControls: View {
  @State private var isLiked = false
  let song: String

  var body: some View {
    List {
      Button {
      } label: {
        HStack {
          Text(song)
          Button("Like") { isLiked = true }
//        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nested-interactive-controls
        }
      }

      NavigationLink(value: song) {
        VStack {
          Text(song)
          Toggle("Download", isOn: $isLiked)
//        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ nested-interactive-controls
        }
      }
    }
    .navigationTitle("Songs")
  }
}

struct PlayButton: View {
  @Binding var isPlaying: Bool
  @State private var isSaved = false
  let canPlay: Bool

  var body: some View {
    VStack {
      Button {
//    ^^^^^^^^ button-state-not-exposed
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel("Playback")

      Button(action: { isSaved = !isSaved }) {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ button-state-not-exposed
        if isSaved {
          Image("bookmark_full")
        } else {
          Image("bookmark_empty")
        }
      }
      .accessibilityLabel("Add to library")

      Button("Play all") { isPlaying = true }
        .opacity(canPlay ? 1 : 0.4)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ visually-disabled-not-semantic

      Button("Shuffle") { isPlaying = true }
        .allowsHitTesting(canPlay)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^ visually-disabled-not-semantic

      VStack {
        Button("Queue") { isSaved = true }.opacity(0.3)
//                                         ^^^^^^^^^^^^ visually-disabled-not-semantic
      }
    }
  }
}

struct Zap: View {
  let total: Int
  let zap: () -> Void

  var body: some View {
    HStack {
      // The stack's words go to the button, or to nothing.
      Button(action: zap) {
        Image("zap")
      }
      Text("\(total)")
    }
    .accessibilityLabel("Zap")
//   ^^^^^^^^^^^^^^^^^^^^^^^^^ container-label-without-element
  }
}
