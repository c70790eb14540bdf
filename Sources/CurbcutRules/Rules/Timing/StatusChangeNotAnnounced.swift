import CurbcutModel

extension Rule {
  static let statusChangeNotAnnounced = Rule(
    id: "status-change-not-announced",
    title: "Message that only the eye notices",
    group: .timing,
    severity: .info,
    impact: .serious,
    criteria: [.statusMessages],
    since: "0.1.0",
    why: """
      A message that appears somewhere on the screen catches the eye. VoiceOver stays where it is
      and says nothing: whoever listens does not learn that it worked, or that it did not.
      """,
    knownLimitations: """
      Only messages that depend on a state of the same view are judged, toasts and outcomes by the
      name of the state. Silent where the type announces anything or moves the focus of assistive
      technology.
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
              //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this has appeared
              }
            }
          }
        }
        """,
        fixed: [
          "Announce it": """
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
              //^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this has appeared
                  .bold()
              }
            }
          }
        }
        """,
        fixed: [
          "Announce it": """
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
        "The focus goes there",
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
        "Another screen in place of this one",
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
        "Whoever sets it may announce it",
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
        "A banner that stays is a part of the screen",
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
        "What a switch shows is no message",
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
        "There from the beginning",
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
        "What somebody opens",
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
    ],
    check: .element { element, findings in
      guard element.isConditional,
        element.declaration?.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]) == true,
        let message = element.statusMessage
      else { return }
      findings.report(
        "VoiceOver does not say that this has appeared",
        at: element.head,
        fixes: message.words.map { words in
          let announcement = "AccessibilityNotification.Announcement(\(words.source)).post()"
          return [
            .review("Announce it", .append(".onAppear { \(announcement) }", to: element))
          ]
        } ?? []
      )
    }
  )
}
