extension Rule {
  /// The examples of `status-change-not-announced` about texts that are empty at first.
  static let statusTextExamples: [Example] = [
    .reported(
      "A toast that a modifier lays over what it modifies while there is a text",
      """
      struct ToastModifier: ViewModifier {
        @Binding var message: String?

        func body(content: Content) -> some View {
          content.overlay(alignment: .bottom) {
            if let message {
              Text(message).font(.callout)
            //^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """,
      fixed: [:]
    ),
    .ignored(
      "The model that has it says it",
      """
      final class Lookup: ObservableObject {
        @Published var errorMessage: String?

        func submit(_ number: String) {
          guard number.count == 9 else {
            let text = "Enter the 9 digits of the number"
            errorMessage = text
            AccessibilityNotification.Announcement(text).post()
            return
          }
          errorMessage = nil
        }
      }

      struct LookupView: View {
        @StateObject private var lookup = Lookup()

        var body: some View {
          if let errorMessage = lookup.errorMessage {
            Text(errorMessage)
          }
        }
      }
      """
    ),
    .reported(
      "The model says something else",
      """
      final class Lookup: ObservableObject {
        @Published var errorMessage: String?
        @Published var result: String?

        func submit(_ number: String) {
          guard number.count == 9 else {
            errorMessage = "Enter the 9 digits of the number"
            return
          }
          result = "Your permit is in review"
          AccessibilityNotification.Announcement("Your permit is in review").post()
        }
      }

      struct LookupView: View {
        @StateObject private var lookup = Lookup()

        var body: some View {
          if let errorMessage = lookup.errorMessage {
            Text(errorMessage)
          //^^^^^^^^^^^^^^^^^^ This status message is not announced
          }
        }
      }
      """
    ),
    .reported(
      "How many results a button finds, where another announcement is made elsewhere",
      """
      struct Tea: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Button("Search for tea") { count = 7 }
            Button("Save the search") { AccessibilityNotification.Announcement("Saved").post() }
            Text("\\(count) results")
          //^^^^^^^^^^^^^^^^^^^^^^^^ The number of results changes without an announcement
          }
        }
      }
      """
    ),
    .reported(
      "Text that is there once an action has filled it",
      """
      struct Basket: View {
        @State private var message: String?
        let add: () async -> Bool

        var body: some View {
          VStack {
            if let message {
              Text(message)
            //^^^^^^^^^^^^^ What appears here is not announced
            }
            Button("Add to basket") {
              Task {
                let isAdded = await add()
                message = isAdded ? "It is in your basket" : "That did not work"
              }
            }
          }
        }
      }
      """
    ),
    .reported(
      "A label beside the content, which a function fills",
      """
      struct Product: View {
        @State private var status: String?
        let name: String

        var body: some View {
          ScrollView {
            Button("Add to basket", action: add)
          }
          .safeAreaInset(edge: .top) {
            if let status {
              Label(status, systemImage: "checkmark.circle")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ What appears here is not announced
            }
          }
          .navigationTitle(name)
        }

        private func add() { status = String(localized: "Added to basket") }
      }
      """
    ),
    .reported(
      "What a model has to say, in an overlay",
      """
      struct Upload: View {
        @State private var model = UploadModel()

        var body: some View {
          Button("Upload") { model.upload() }
            .overlay(alignment: .bottom) {
              if let message = model.message {
                Text(message)
              //^^^^^^^^^^^^^ This status message is not announced
              }
            }
        }
      }
      """
    ),
    .ignored(
      "Which of several pages a model shows",
      """
      struct Inbox: View {
        @State private var model = InboxModel()

        var body: some View {
          VStack {
            Button("Write") { model.page = .newMessage }
            if case .newMessage = model.page {
              Text("Choose a person to write to")
            }
          }
        }
      }
      """
    ),
    .reported(
      "A property of text asks whether there is any",
      """
      struct Connect: View {
        @StateObject private var model = ConnectModel()

        var body: some View {
          VStack {
            Button("Connect") { model.connect() }
            if model.errorMessage.isNotEmpty {
              Text(model.errorMessage)
            //^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """
    ),
    .reported(
      "Text that is empty until an action writes to it",
      """
      struct Draft: View {
        @State private var outcome = ""
        let store: Store

        var body: some View {
          VStack {
            Button("Save draft") {
              store.save()
              outcome = "Saved at \\(store.time)"
            }
            Text(outcome)
          //^^^^^^^^^^^^^ What appears here is not announced
          }
        }
      }
      """
    ),
    .ignored(
      "What people type, and text that is announced where it is written",
      """
      struct Draft: View {
        @State private var title = ""
        @State private var outcome = ""
        let store: Store

        var body: some View {
          Form {
            TextField("Title", text: $title)
            Text(title)
            Button("Use a suggestion") { title = "Notes of today" }
            Button("Save draft") {
              store.save()
              outcome = "Saved"
              AccessibilityNotification.Announcement(outcome).post()
            }
            Text(outcome)
          }
        }
      }
      """
    ),
    .reported(
      "Localized text, in a section that appears or in a footer",
      """
      struct Voucher: View {
        @State private var code = ""
        @State private var message = ""
        @State private var hint = ""

        var body: some View {
          Form {
            Section {
              LabeledContent("Voucher code") { TextField("Voucher code", text: $code) }
              Button("Apply code", action: apply)
            } footer: {
              if hint.isEmpty {
                Text("Codes are on the receipt.")
              } else {
                Text(hint)
              //^^^^^^^^^^ What appears here is not announced
              }
            }
            if !message.isEmpty {
              Section {
                Text(message)
              //^^^^^^^^^^^^^ What appears here is not announced
              }
            }
          }
        }

        private func apply() {
          do {
            try store.redeem(code)
            message = String(localized: "Code accepted.")
          } catch {
            hint = error.localizedDescription
          }
        }
      }
      """
    ),
    .ignored(
      "Localized text that is announced",
      """
      struct Voucher: View {
        @State private var code = ""
        @State private var message = ""

        var body: some View {
          Form {
            TextField("Voucher code", text: $code)
            Button("Apply code", action: apply)
            if !message.isEmpty {
              Section { Text(message) }
            }
          }
        }

        private func apply() {
          message = String(localized: "Code accepted.")
          AccessibilityNotification.Announcement(message).post()
        }
      }
      """
    ),
    .reported(
      "A resource of generated code is no string",
      """
      struct Sync: View {
        @State private var hasFailed = false

        var body: some View {
          VStack {
            Button("Sync") { hasFailed = true }
            if hasFailed {
              Text(.sync(.failedNotice))
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """,
      fixed: [
        "Post an accessibility announcement": """
        struct Sync: View {
          @State private var hasFailed = false

          var body: some View {
            VStack {
              Button("Sync") { hasFailed = true }
              if hasFailed {
                Text(.sync(.failedNotice)).onAppear { AccessibilityNotification.Announcement(String(localized: .sync(.failedNotice))).post() }
              }
            }
          }
        }
        """
      ]
    ),
    .reported(
      "In a list, whose rows appear again whenever they are scrolled into view",
      """
      struct Sync: View {
        @State private var hasFailed = false

        var body: some View {
          List {
            Button("Sync") { hasFailed = true }
            if hasFailed {
              Text("Sync failed")
            //^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """,
      fixed: [
        "Post an accessibility announcement": """
        struct Sync: View {
          @State private var hasFailed = false

          var body: some View {
            List {
              Button("Sync") { hasFailed = true }
              if hasFailed {
                Text("Sync failed")
              }
            }
            .onChange(of: hasFailed) { if hasFailed { AccessibilityNotification.Announcement("Sync failed").post() } }
          }
        }
        """
      ]
    ),
    .reported(
      "In a list, by a value that is there at times",
      """
      struct Sync: View {
        @State private var errorMessage: String?

        var body: some View {
          List {
            Button("Sync") { errorMessage = String(localized: "Sync failed") }
            if let errorMessage {
              Text(errorMessage)
            //^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """,
      fixed: [
        "Post an accessibility announcement": """
        struct Sync: View {
          @State private var errorMessage: String?

          var body: some View {
            List {
              Button("Sync") { errorMessage = String(localized: "Sync failed") }
              if let errorMessage {
                Text(errorMessage)
              }
            }
            .onChange(of: errorMessage) { if let errorMessage { AccessibilityNotification.Announcement(errorMessage).post() } }
          }
        }
        """
      ]
    ),
  ]
}
