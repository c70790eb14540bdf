import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let legacyNotificationApi = Rule(
    id: "legacy-notification-api",
    title: "Old accessibility notification function",
    group: .hygiene,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.2.0",
    why: """
      `UIAccessibilityPostNotification` has been `UIAccessibility.post(notification:argument:)` since
      Swift 4.2.
      """,
    examples: [
      .reported(
        """
        final class Upload {
          func finish() {
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, NSLocalizedString("Done", comment: ""))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This function is obsolete; use `UIAccessibility.post(notification:argument:)`
          }
        }
        """
      ),
      .recommended(
        """
        final class Upload {
          func finish() {
            UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("Done", comment: ""))
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for node in declaration.mentionedSymbols.contains(.namesUIKit)
        ? declaration.ownNodes(.functionCallExpr) : []
      {
        guard let call = Expression(node).call,
          call.callee.path == "UIAccessibilityPostNotification"
        else { continue }
        findings.report(
          "This function is obsolete; use `UIAccessibility.post(notification:argument:)`",
          at: call.callee.range
        )
      }
    }
  )
}
