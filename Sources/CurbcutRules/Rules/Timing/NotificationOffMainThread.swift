import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let notificationOffMainThread = Rule(
    id: "notification-off-main-thread",
    title: "Accessibility notification is posted off the main thread",
    group: .timing,
    severity: .warning,
    impact: .moderate,
    criteria: [.statusMessages],
    since: "0.2.0",
    why: """
      UIKit belongs to the main thread. An announcement that is posted on another one may be lost, or
      the app may crash.
      """,
    knownLimitations: """
      Only `DispatchQueue.global()` and `Task.detached` are known to leave the main thread.
      """,
    examples: [
      .reported(
        """
        struct Upload: View {
          var body: some View {
            Button("Upload") { start() }
          }

          func start() {
            DispatchQueue.global().async {
              send()
              UIAccessibility.post(notification: .announcement, argument: String(localized: "Upload finished"))
            //^^^^^^^^^^^^^^^^^^^^ This is posted on a background thread; post it on the main actor
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Upload: View {
          var body: some View {
            Button("Upload") { start() }
          }

          func start() {
            DispatchQueue.global().async {
              send()
              DispatchQueue.main.async {
                UIAccessibility.post(notification: .announcement, argument: String(localized: "Upload finished"))
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The task runs on the main actor",
        """
        struct Upload: View {
          var body: some View {
            Button("Upload") { start() }
          }

          func start() {
            Task {
              await send()
              AccessibilityNotification.Announcement(String(localized: "Upload finished")).post()
            }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for post in declaration.accessibilityPosts {
        var isOff = false
        for node in declaration.nodes(around: post.range) where node.kind == .functionCallExpr {
          guard let path = Expression(node).call?.callee.source else { continue }
          if path.includes("DispatchQueue.main") || path.includes("MainActor")
            || path.hasPrefix("OperationQueue.main") || path == "UIAccessibility.post"
          {
            isOff = path == "UIAccessibility.post" && isOff
          } else if path.includes("DispatchQueue.global") || path == "Task.detached" {
            isOff = node.range != post.range
          }
        }
        guard isOff else { continue }
        findings.report(
          "This is posted on a background thread; post it on the main actor",
          at: post.nameRange
        )
      }
    }
  )
}
