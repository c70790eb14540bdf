import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let announcementMayBeDropped = Rule(
    id: "announcement-may-be-dropped",
    title: "Announcement may be interrupted",
    group: .timing,
    severity: .hint,
    impact: .minor,
    criteria: [.statusMessages],
    since: "0.2.0",
    isOn: false,
    why: """
      VoiceOver speaks about the element that gets the focus, and drops what is announced at the same
      moment. Wait for a tenth of a second, or give the announcement a high priority.
      """,
    examples: [
      .reported(
        """
        struct Upload: View {
          @AccessibilityFocusState private var isTitleFocused: Bool

          var body: some View {
            Button("Upload") {
              isTitleFocused = true
              UIAccessibility.post(notification: .announcement, argument: String(localized: "Upload finished"))
            //^^^^^^^^^^^^^^^^^^^^ The focus moves at the same moment, and VoiceOver may drop this announcement
            }
            .accessibilityFocused($isTitleFocused)
          }
        }
        """
      ),
      .recommended(
        """
        struct Upload: View {
          @AccessibilityFocusState private var isTitleFocused: Bool

          var body: some View {
            Button("Upload") {
              isTitleFocused = true
            }
            .accessibilityFocused($isTitleFocused)
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      let posts = declaration.accessibilityPosts
      guard !posts.isEmpty else { return }
      let focus = Set(
        declaration.properties.filter { $0.attributes.contains("AccessibilityFocusState") }
          .map(\.name)
      )
      for post in posts where post.kind == .announcement && !post.isLegacy {
        let around = declaration.nodes(around: post.range)
        guard
          let block = around.last(where: { $0.kind == .closureExpr || $0.kind == .codeBlock }),
          !block.code.includes("sleep"), !block.code.includes("asyncAfter"),
          !block.code.includes("Priority")
        else { continue }
        let moves = posts.contains { other in
          (other.kind == .screenChanged || other.kind == .layoutChanged)
            && other.argument?.form != .nothing && block.items.contains { $0.range == other.range }
        }
        let sets = block.items.contains { item in
          guard case .operators(let operands, let signs) = Expression(item.statement).form,
            signs.first == "=", let path = operands.first?.path
          else { return false }
          return focus.contains(path) && operands.last?.boolean != false
            && operands.last?.form != .nothing
        }
        guard moves || sets else { continue }
        findings.report(
          "The focus moves at the same moment, and VoiceOver may drop this announcement",
          at: post.nameRange
        )
      }
    }
  )
}
