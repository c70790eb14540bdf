import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitCaptionsTurnedOff = Rule(
    id: "uikit-captions-turned-off",
    title: "Player ignores settings for captions and descriptions",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [],
    since: "0.5.0",
    why: """
      People who are deaf or hard of hearing turn captions on in Settings once, and people who are
      blind audio descriptions. A player that does not apply media selection by itself, and selects
      no tracks, leaves them without.
      """,
    knownLimitations: "A type that selects media options itself is left alone.",
    examples: [
      .reported(
        """
        final class LectureController: UIViewController {
          private let player = AVPlayer()

          override func viewDidLoad() {
            super.viewDidLoad()
            player.appliesMediaSelectionCriteriaAutomatically = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Captions and audio descriptions chosen in Settings are not applied to this player
          }
        }
        """
      ),
      .recommended(
        """
        final class LectureController: UIViewController {
          private let player = AVPlayer()

          override func viewDidLoad() {
            super.viewDidLoad()
            player.appliesMediaSelectionCriteriaAutomatically = true
          }
        }
        """
      ),
      .ignored(
        "The type selects captions itself",
        """
        final class LectureController: UIViewController {
          private let player = AVPlayer()

          override func viewDidLoad() {
            super.viewDidLoad()
            player.appliesMediaSelectionCriteriaAutomatically = false
          }

          func choose(_ option: AVMediaSelectionOption, of group: AVMediaSelectionGroup, in item: AVPlayerItem) {
            item.select(option, in: group)
          }
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn,
        own.declaration.mentions(anyOf: ["appliesMediaSelectionCriteriaAutomatically"])
      else { return }
      for node in own.declaration.ownNodes(.sequenceExpr)
      where node.firstChild?.lastToken?.text == "appliesMediaSelectionCriteriaAutomatically" {
        guard Expression(node).afterFirstOperator.boolean == false else { continue }
        findings.report(
          "Captions and audio descriptions chosen in Settings are not applied to this player",
          at: node.range
        )
      }
    },
    exemptions: [
      .object("its type selects media options itself") { own in
        own.declaration.mentions(anyOf: [
          "selectMediaOptionAutomatically", "setMediaSelectionCriteria",
        ])
          || own.declaration.ownNodes(.functionCallExpr).contains { node in
            guard let call = Expression(node).call, call.callee.memberName == "select",
              call.arguments.contains(where: { $0.label == "in" }),
              let option = call.arguments.first
            else { return false }
            if case .nothing = option.value.form { return false }
            return true
          }
      }
    ]
  )
}
