import CurbcutModel

extension Rule {
  /// What goes away and what comes.
  static let autoDismissStateExamples: [Example] = [
    .reported(
      "A model takes back what the view shows",
      """
      @MainActor
      final class InboxModel: ObservableObject {
        @Published private(set) var lastDeleted: String?

        func delete(_ subject: String) {
          lastDeleted = subject
          Task { [weak self] in
            try? await Task.sleep(nanoseconds: 4_000_000_000)
            self?.lastDeleted = nil
          }
        }

        func undo() { lastDeleted = nil }
      }

      struct Inbox: View {
        @ObservedObject var model: InboxModel

        var body: some View {
          VStack {
            if let subject = model.lastDeleted {
              HStack {
            //^^^^^^^^ This message disappears with its button after 4 seconds, whether or not it has been read
                Text("Deleted \\(subject)")
                Button("Undo", action: model.undo)
              }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A model announces what it takes back, or keeps it while VoiceOver is running",
      """
      @MainActor
      final class DraftModel: ObservableObject {
        @Published var toastMessage: String?

        func save() {
          toastMessage = String(localized: "Your draft has been saved")
          AccessibilityNotification.Announcement("Your draft has been saved").post()
          Task {
            try? await Task.sleep(for: .seconds(3))
            toastMessage = nil
          }
        }
      }

      struct Draft: View {
        @ObservedObject var model: DraftModel

        var body: some View {
          if let message = model.toastMessage { Text(message).background(.bar) }
        }
      }

      @Observable
      final class TrashModel {
        var lastDeleted: String?

        func delete(_ subject: String) {
          lastDeleted = subject
          guard !UIAccessibility.isVoiceOverRunning else { return }
          Task {
            try? await Task.sleep(for: .seconds(3))
            lastDeleted = nil
          }
        }

        func undo() { lastDeleted = nil }
      }

      struct Trash: View {
        @State private var model = TrashModel()

        var body: some View {
          if model.lastDeleted != nil { Button("Undo", action: model.undo) }
        }
      }
      """
    ),
    .reported(
      "A message of the project goes away by what it is handed",
      """
      struct UndoToast: View {
        let message: String
        let lifetime: Duration?
        let undo: () -> Void
        let dismiss: () -> Void

        var body: some View {
          HStack {
            Text(message)
            Button("Undo", action: undo)
          }
          .task {
            AccessibilityNotification.Announcement(message).post()
            guard let lifetime else { return }
            try? await Task.sleep(for: lifetime)
            dismiss()
          }
        }
      }

      struct Mails: View {
        @State private var deleted: String?

        var body: some View {
          VStack {
            Text("Inbox")
            if deleted != nil {
              UndoToast(message: "Deleted", lifetime: .seconds(2)) {
                                                    //^^^^^^^^^^^ In `UndoToast`: This message disappears with its button after 2 seconds, whether or not it has been read
                restore()
              } dismiss: {
                deleted = nil
              }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A use hands over no time after which it goes away",
      """
      struct UndoToast: View {
        let message: String
        let lifetime: Duration?
        let undo: () -> Void
        let dismiss: () -> Void

        var body: some View {
          HStack {
            Text(message)
            Button("Undo", action: undo)
          }
          .task {
            AccessibilityNotification.Announcement(message).post()
            guard let lifetime else { return }
            try? await Task.sleep(for: lifetime)
            dismiss()
          }
        }
      }

      struct Mails: View {
        @State private var deleted: String?

        var body: some View {
          VStack {
            Text("Inbox")
            if deleted != nil {
              UndoToast(message: "Deleted", lifetime: nil) {
                restore()
              } dismiss: {
                deleted = nil
              }
            }
          }
        }
      }
      """
    ),
    .reported(
      "What closes a message is handed to the clock as it is",
      """
      struct UndoBanner: View {
        let text: String
        let undo: () -> Void
        let dismiss: () -> Void

        var body: some View {
          HStack {
            Text(text)
            Button("Undo", action: undo)
          }
          .onAppear {
            AccessibilityNotification.Announcement(text).post()
            DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: dismiss)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This message disappears with its button after 3 seconds, whether or not it has been read
          }
        }
      }
      """
    ),
    .reported(
      "A modifier that waits only where it is handed a time",
      """
      struct UndoBar: ViewModifier {
        @Binding var message: String?
        let duration: Duration?
        let undo: () -> Void

        func body(content: Content) -> some View {
          content.safeAreaInset(edge: .bottom) {
            if let message {
              HStack {
                Text(message)
                Button("Undo", action: undo)
              }
              .task(id: message) {
                AccessibilityNotification.Announcement(message).post()
                guard let duration else { return }
                try? await Task.sleep(for: duration)
                self.message = nil
              }
            }
          }
        }
      }

      struct Inbox: View {
        @State private var message: String?
        let restore: () -> Void

        var body: some View {
          VStack { Text("Letters") }
            .modifier(UndoBar(message: $message, duration: .seconds(2), undo: restore))
                                                         //^^^^^^^^^^^ In `UndoBar`: This message disappears with its button after 2 seconds, whether or not it has been read
        }
      }

      struct Archive: View {
        @State private var message: String?
        let restore: () -> Void

        var body: some View {
          VStack { Text("Letters") }
            .modifier(UndoBar(message: $message, duration: nil, undo: restore))
        }
      }
      """
    ),
    .ignored(
      "A function that shows one state after the other",
      """
      struct Menu: View {
        @State private var showsMessage = false
        let text: String

        var body: some View {
          VStack {
            if showsMessage { Text(text) }
          }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { go(to: 2) }
          }
        }

        private func go(to step: Int) {
          if step == 1 {
            showsMessage = false
          } else {
            showsMessage = true
          }
        }
      }
      """
    ),
  ]
}
