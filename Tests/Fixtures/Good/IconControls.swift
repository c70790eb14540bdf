import AuthenticationServices
import SwiftUI

/// The toolbar and the rows of a mail app: icons wherever there is no room for words, names everywhere.
struct MailboxScreen: View {
  @State private var messages: [Message] = []
  @State private var draft: Message?
  @State private var isFlagged = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(messages) { message in
          NavigationLink(value: message.id) {
            HStack {
              Image("avatar_\(message.sender)")
              Text(message.subject)
            }
          }
          .swipeActions {
            Button("Delete", role: .destructive) { delete(message) }
            Button {
              archive(message)
            } label: {
              Label("Archive", systemImage: "archivebox")
            }
          }
        }
        .onDelete { messages.remove(atOffsets: $0) }
      }
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) { bottomBar }
      }
      .navigationDestination(for: Message.ID.self) { id in
        Text("Message \(id)").navigationTitle("Message")
      }
    }
  }

  @ViewBuilder
  private var bottomBar: some View {
    Button(action: compose) {
      Image(systemName: "square.and.pencil")
    }
    .accessibilityLabel("New message")

    Button(action: refresh, label: {
      Image(systemName: "arrow.clockwise").accessibilityLabel("Refresh")
    })

    Button("Search", systemImage: "magnifyingglass") { search() }
      .labelStyle(.iconOnly)

    Button {
      search()
    } label: {
      Label("Filters", systemImage: "line.3.horizontal.decrease")
        .labelStyle(.iconOnly)
    }

    Button(action: compose) {
      Image("icon_pen", label: Text("Sign"))
    }

    Menu {
      Button("Mark all as read") { markAll() }
      Button { markAll() } label: {
        HStack {
          Image("icon_mute")
          Text("Mute all")
        }
      }
    } label: {
      Label("More options", systemImage: "ellipsis.circle")
    }

    Menu {
      Button("By date") {}
      Button("By sender") {}
    } label: {
      Image(systemName: "arrow.up.arrow.down")
    }
    .accessibilityLabel("Sort")

    ShareLink(item: "Inbox")
    PasteButton(payloadType: String.self) { _ in }
    RenameButton()
  }

  private func compose() { draft = Message(id: 0, sender: "", subject: "") }
  private func refresh() { messages.removeAll() }
  private func search() {}
  private func markAll() {}
  private func delete(_ message: Message) {}
  private func archive(_ message: Message) {}
}

struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
}

struct AccountLinks: View {
  let handbook: URL

  var body: some View {
    VStack {
      Link(destination: handbook) {
        Label("Handbook", systemImage: "book")
      }
      Link(destination: handbook) {
        Image(systemName: "questionmark.circle")
          .frame(minWidth: 44, minHeight: 44)
          .contentShape(Rectangle())
      }
      .accessibilityLabel("Help")

      NavigationLink {
        AccountScreen()
      } label: {
        Image("icon_account").accessibilityLabel("Account")
      }

      ShareLink(item: handbook) {
        Label("Share the handbook", systemImage: "square.and.arrow.up")
      }

      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.email]
      } onCompletion: { _ in
      }
      .frame(minHeight: 50)

      HStack {
        Button(action: {}) { Image(systemName: "minus") }
        Text("3")
        Button(action: {}) { Image(systemName: "plus") }
      }
      .accessibilityElement()
      .accessibilityLabel("Portions")
      .accessibilityValue("3")
      .accessibilityAdjustableAction { _ in }
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
