import CurbcutModel

extension Rule {
  static let statusChangeNotAnnounced = Rule(
    id: "status-change-not-announced",
    title: "Status message is not announced",
    group: .timing,
    severity: .info,
    impact: .serious,
    criteria: [.statusMessages],
    since: "0.1.0",
    why: """
      A message that appears on the screen is visible at once, but VoiceOver keeps its focus and
      says nothing. People who use VoiceOver do not learn that an action has succeeded or failed,
      unless the message is announced.
      """,
    knownLimitations: """
      Only messages that depend on a state of the same view are checked, recognized by the name of
      the state. Silent where the type announces anything or moves VoiceOver focus.
      """,
    examples: [
      .reported(
        """
        struct Export: View {
          @State private var showsToast = false

          var body: some View {
            VStack {
              Button("Export") { showsToast = true }
              if showsToast {
                Text("Export finished")
              //^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
              }
            }
          }
        }
        """,
        fixed: [
          "Post an accessibility announcement": """
          struct Export: View {
            @State private var showsToast = false

            var body: some View {
              VStack {
                Button("Export") { showsToast = true }
                if showsToast {
                  Text("Export finished").onAppear { AccessibilityNotification.Announcement("Export finished").post() }
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "An error",
        """
        struct Login: View {
          @State private var errorMessage: String?

          var body: some View {
            VStack {
              Button("Log in") { errorMessage = String(localized: "Wrong password") }
              if let errorMessage {
                Text(errorMessage)
              //^^^^^^^^^^^^^^^^^^ This status message is not announced
                  .bold()
              }
            }
          }
        }
        """,
        fixed: [
          "Post an accessibility announcement": """
          struct Login: View {
            @State private var errorMessage: String?

            var body: some View {
              VStack {
                Button("Log in") { errorMessage = String(localized: "Wrong password") }
                if let errorMessage {
                  Text(errorMessage)
                    .bold()
                    .onAppear { AccessibilityNotification.Announcement(errorMessage).post() }
                }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Export: View {
          @State private var showsToast = false

          var body: some View {
            VStack {
              Button("Export") {
                showsToast = true
                AccessibilityNotification.Announcement("Export finished").post()
              }
              if showsToast { Text("Export finished") }
            }
          }
        }
        """
      ),
      .ignored(
        "A form",
        """
        struct Upload: View {
          @State private var showsError = false
          @State private var reason = ""

          var body: some View {
            VStack {
              Text("Photos")
              if showsError {
                VStack {
                  Text("What went wrong?")
                  TextField("Reason", text: $reason)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "In a toolbar",
        """
        struct Upload: View {
          @State private var showsError = false

          var body: some View {
            Text("Photos").toolbar {
              ToolbarItem {
                HStack {
                  if showsError {
                    Text("Upload failed")
                  }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "VoiceOver focus moves there",
        """
        struct Login: View {
          @State private var errorMessage: String?
          @AccessibilityFocusState private var isErrorFocused: Bool

          var body: some View {
            VStack {
              Button("Log in") {
                errorMessage = String(localized: "Wrong password")
                isErrorFocused = true
              }
              if let errorMessage {
                Text(errorMessage).accessibilityFocused($isErrorFocused)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It replaces other content",
        """
        struct Login: View {
          @State private var error: String?

          var body: some View {
            if let error {
              Text(error)
            } else {
              Text("Welcome")
            }
          }
        }
        """
      ),
      .ignored(
        "The view that sets it may announce it",
        """
        struct Toast: View {
          @Binding var toast: String?
          let showsError: Bool

          var body: some View {
            VStack {
              if let toast { Text(toast) }
              if showsError { Text("No connection") }
            }
          }
        }
        """
      ),
      .ignored(
        "The system announces alerts",
        """
        struct Login: View {
          @State private var showsError = false

          var body: some View {
            Button("Log in") { showsError = true }
              .alert("Wrong password", isPresented: $showsError) {
                if showsError { Text("Try again") }
              }
          }
        }
        """
      ),
      .ignored(
        "A banner that remains is part of the screen",
        """
        struct Settings: View {
          @State private var showsBanner = false

          var body: some View {
            VStack {
              Button("Offers") { showsBanner = true }
              if showsBanner { Text("Two for one until Sunday") }
            }
          }
        }
        """
      ),
      .ignored(
        "Content that a switch reveals",
        """
        struct Settings: View {
          @State private var isAdvanced = false

          var body: some View {
            VStack {
              Toggle("Advanced", isOn: $isAdvanced)
              if isAdvanced { Text("These settings are for experts.") }
            }
          }
        }
        """
      ),
      .ignored(
        "Shown from the beginning",
        """
        struct Screen: View {
          @State private var showsBanner: Bool = !Storage.hasSeenBanner

          var body: some View {
            VStack {
              if showsBanner {
                Button("The order has changed") { showsBanner = false }
              }
              Text("Meals")
            }
          }
        }
        """
      ),
      .ignored(
        "Details that are expanded",
        """
        struct Screen: View {
          @State private var expandedError = false

          var body: some View {
            VStack {
              Button(expandedError ? "Less" : "More") { expandedError.toggle() }
              if expandedError {
                Text("The hut could not be reached")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Text that is replaced after something was waited for",
        """
        @MainActor
        final class BalanceModel: ObservableObject {
          @Published var status = "Loading your balance"

          func load() async {
            await refresh()
            status = "Your balance is up to date"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This changes "status" on the screen without an announcement
          }
        }
        """
      ),
      .reported(
        "An error with a type of its own",
        """
        struct Login: View {
          @State private var failureReason: FailureReason?

          var body: some View {
            VStack {
              Button("Sign in") { failureReason = attempt() }
              if let failureReason {
                Text(failureReason.label)
              //^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
              }
            }
          }
        }
        """
      ),
      .reported(
        "One of several conditions",
        """
        struct Code: View {
          @State private var incorrect = false
          @State private var code = ""

          var body: some View {
            VStack {
              Button("Check") { incorrect = true }
              if incorrect, code.count == 0 {
                Text("The code is incorrect")
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
              }
            }
          }
        }
        """
      ),
      .ignored(
        "An alert says it too, and takes VoiceOver focus",
        """
        struct Connection: View {
          @State private var phase = Phase.connecting

          private var hasFailed: Binding<Bool> {
            Binding { phase == .failed } set: { _ in }
          }

          var body: some View {
            VStack {
              switch phase {
              case .connecting: Text("Connecting to the server")
              case .failed: Text("The server does not answer")
              }
            }
            .alert("The server does not answer", isPresented: hasFailed) {}
          }
        }
        """
      ),
      .ignored(
        "Nothing ever fills it",
        """
        struct Draft: View {
          @State var warning: String? = nil

          var body: some View {
            VStack {
              Button("Check") { warning = nil }
              if let warning = self.warning { Text(warning) }
            }
          }
        }
        """
      ),
      .reported(
        "How something ends",
        """
        struct Connection: View {
          @State private var phase = Phase.connecting

          var body: some View {
            VStack {
              switch phase {
              case .connecting: Text("Connecting to the server")
              case .failed: Text("The server does not answer")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is announced where the text is set",
        """
        @MainActor
        final class BalanceModel: ObservableObject {
          @Published var status = "Loading your balance"

          func load() async {
            await refresh()
            status = "Your balance is up to date"
            AccessibilityNotification.Announcement(status).post()
          }
        }
        """
      ),
      .reported(
        "How many results a search has",
        """
        struct Search: View {
          let results: [String]

          var body: some View {
            List {
              Text("\\(results.count) results")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The number of results changes without an announcement
            }
            .searchable(text: .constant(""))
          }
        }
        """
      ),
    ] + statusTextExamples,
    check: .elementAndDeclaration(.all) { element, findings in
      if ResultCount.isUnannounced(element) {
        return findings.report(
          "The number of results changes without an announcement",
          at: element.head
        )
      }
      let isShownAtTimes = element.isConditional || Condition(showing: element) != nil
      let status = isShownAtTimes ? StatusMessage(of: element) : nil
      if let text = AppearingText(of: element), text.isAlwaysThere || status == nil {
        return findings.report("What appears here is not announced", at: element.head)
      }
      guard let message = status else { return }
      findings.report(
        "This status message is not announced",
        at: element.head,
        severity: message.tellsFault ? .warning : nil,
        unless: [
          Exemption("other content is shown in its place") {
            StatusContent(of: $0).replacesOtherContent(message.branch) && !message.isOutcome
          },
          Exemption("an alert or a sheet says it, which takes VoiceOver focus") {
            StatusContent(of: $0).isPresented(message)
          },
          Exemption("it is not the first text that the condition shows") {
            StatusContent(of: $0).followsText(of: message.branch)
          },
        ],
        fixes: message.text.flatMap { text -> [FixProposal]? in
          // In a closure of its own it would be another parameter.
          if text.source.includes("$0") { return nil }
          // What is there all the time and only seen at times appears with the screen.
          if !element.isConditional { return nil }
          // A key is no `String`, and a property may hold one.
          if let name = text.path?.split(separator: ".").first.map(String.init),
            element.declaration?.property(name)?.type?.includes("LocalizedStringKey") == true
          {
            return nil
          }
          // A resource of generated code, `.sync(.failed)`, is no `String`.
          let words =
            text.source.hasPrefix(".") ? "String(localized: \(text.source))" : text.source
          let announcement = "AccessibilityNotification.Announcement(\(words)).post()"
          return announcingFix(announcement, of: text, for: element).map { [$0] }
        } ?? []
      )
    } _: { declaration, _, findings in
      for status in ReplacedStatus.all(in: declaration) {
        findings.report(
          "This changes \"\(status.property)\" on the screen without an announcement",
          at: status.range
        )
      }
    },
    exemptions: [
      Exemption("what brings it is announced, or takes VoiceOver focus") {
        StatusContent(of: $0).isAnnounced
      },
      .hidden,
      Exemption("it is part of a menu, a toolbar, a background or a widget") {
        !$0.place.isDisjoint(with: [.menu, .toolbar, .background, .representation, .widget])
      },
      Exemption("it is or may be disabled") { EnvironmentModifiers(of: $0).disable },
      Exemption("it holds a form, a list or a dialog rather than a message") {
        !StatusContent(of: $0).bringsMessage
      },
    ]
  )
}
