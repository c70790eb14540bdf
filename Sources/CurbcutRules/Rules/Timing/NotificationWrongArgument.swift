import CurbcutModel

extension Rule {
  static let notificationWrongArgument = Rule(
    id: "notification-wrong-argument",
    title: "Accessibility notification has the wrong argument",
    group: .timing,
    severity: .warning,
    impact: .moderate,
    criteria: [.statusMessages],
    since: "0.2.0",
    why: """
      An announcement without words says nothing, and a screen that has changed needs the element on which
      VoiceOver goes on. What the notification cannot use is ignored without an error.
      """,
    examples: [
      .reported(
        """
        struct Upload: View {
          @State private var isDone = false

          var body: some View {
            Button("Upload") { finish() }
          }

          func finish() {
            isDone = true
            UIAccessibility.post(notification: .announcement, argument: nil)
                                                                      //^^^ An announcement needs the words to say; VoiceOver says nothing
          }
        }
        """
      ),
      .recommended(
        """
        struct Upload: View {
          @State private var isDone = false

          var body: some View {
            Button("Upload") { finish() }
          }

          func finish() {
            isDone = true
            UIAccessibility.post(notification: .announcement, argument: String(localized: "Upload finished"))
          }
        }
        """
      ),
      .ignored(
        "A layout that has changed needs no element",
        """
        struct Upload: View {
          var body: some View {
            Button("Upload") { finish() }
          }

          func finish() {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for post in declaration.accessibilityPosts {
        guard let argument = post.argument else { continue }
        switch (post.kind, argument.form) {
        case (.announcement, .nothing), (.pageScrolled, .nothing):
          findings.report(
            "An announcement needs the words to say; VoiceOver says nothing",
            at: argument.range
          )
        case (.announcement, .name("self")), (.announcement, .boolean), (.announcement, .number):
          findings.report("An announcement needs text; this is none", at: argument.range)
        case (.layoutChanged, .boolean), (.layoutChanged, .number), (.screenChanged, .boolean),
          (.screenChanged, .number):
          findings.report(
            "This needs the element that VoiceOver moves to, or text",
            at: argument.range
          )
        default:
          guard post.kind == .announcement, argument.isBlankText == true else { continue }
          findings.report(
            "An announcement needs the words to say; VoiceOver says nothing",
            at: argument.range
          )
        }
      }
    }
  )
}
