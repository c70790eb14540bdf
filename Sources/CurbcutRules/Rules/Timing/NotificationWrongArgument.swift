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
      .reported(
        "A view in place of its text",
        """
        final class UploadController: UIViewController {
          private let outcome = UILabel()

          func finish() {
            UIAccessibility.post(notification: .announcement, argument: outcome)
                                                                      //^^^^^^^ An announcement needs text; VoiceOver does not read the view that this is
            UIAccessibility.post(notification: .announcement, argument: outcome.text)
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
        case (.announcement, .name), (.announcement, .member):
          guard declaration.keepsView(named: argument) else { continue }
          findings.report(
            "An announcement needs text; VoiceOver does not read the view that this is",
            at: argument.range
          )
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

extension Declaration {
  /// Whether an expression names a property of its own that is a view of UIKit, and no text.
  fileprivate func keepsView(named argument: Expression) -> Bool {
    guard let path = argument.path?.withoutSelf, let property = property(path),
      property.getter == nil || property.type != nil
    else { return false }
    let made = property.initialValue?.call?.callee.path ?? ""
    let name = property.type?.filter { $0 != "!" && $0 != "?" } ?? made
    return UIKitType(rawValue: name).map { Self.views.contains($0) } ?? false
  }

  private static let views: Set<UIKitType> = [
    .view, .label, .button, .imageView, .textField, .textView, .stackView, .control,
    .collectionView, .tableView, .scrollView,
  ]
}
