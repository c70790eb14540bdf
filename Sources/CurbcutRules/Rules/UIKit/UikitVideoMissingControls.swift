import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitVideoMissingControls = Rule(
    id: "uikit-video-missing-controls",
    title: "UIKit video plays without controls",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .keyboard],
    since: "0.2.0",
    why: """
      Without the player's controls people cannot pause a video or turn captions on, and one that loops
      distracts from everything else on the screen. Show the controls, offer a pause button, and ask
      `UIAccessibility.isVideoAutoplayEnabled` first.
      """,
    knownLimitations: "A type that pauses a player anywhere is left alone.",
    examples: [
      .reported(
        """
        final class LessonController: UIViewController {
          func show(_ lesson: AVPlayer) {
            let player = AVPlayerViewController()
            player.player = lesson
            player.showsPlaybackControls = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People cannot pause this video or turn captions on
            present(player, animated: true)
          }
        }
        """
      ),
      .reported(
        "A film in the background",
        """
        final class CoverView: UIView {
          private let player = AVQueuePlayer()
          private var looper: AVPlayerLooper?

          func load(_ film: AVPlayerItem) {
            player.isMuted = true
            looper = AVPlayerLooper(player: player, templateItem: film)
            player.play()
          //^^^^^^^^^^^^^ This video loops and cannot be paused; ask `UIAccessibility.isVideoAutoplayEnabled`
          }
        }
        """
      ),
      .recommended(
        """
        final class LessonController: UIViewController {
          func show(_ lesson: AVPlayer) {
            let player = AVPlayerViewController()
            player.player = lesson
            present(player, animated: true)
          }
        }
        """
      ),
      .ignored(
        "It can be paused",
        """
        final class CoverView: UIView {
          private let player = AVQueuePlayer()
          private var looper: AVPlayerLooper?

          func load(_ film: AVPlayerItem) {
            looper = AVPlayerLooper(player: player, templateItem: film)
            player.play()
          }

          func stop() {
            player.pause()
          }
        }
        """
      ),
    ],
    check: .object { own, item, findings in
      let declaration = own.declaration
      guard own.isOwn, own.isKind(of: .view, .viewController) else { return }
      for node in declaration.ownNodes(.sequenceExpr)
      where node.firstChild?.lastToken?.text == "showsPlaybackControls" {
        guard Expression(node).afterFirstOperator.boolean == false else { continue }
        findings.report("People cannot pause this video or turn captions on", at: node.range)
      }
      guard declaration.mentionedSymbols.contains(.plays),
        declaration.mentions(anyOf: ["AVPlayerLooper"])
      else { return }
      for node in declaration.ownNodes(.functionCallExpr) {
        guard let call = Expression(node).call, call.arguments.isEmpty,
          call.callee.memberName == "play"
        else { continue }
        findings.report(
          "This video loops and cannot be paused; ask `UIAccessibility.isVideoAutoplayEnabled`",
          at: node.range
        )
        return
      }
    },
    exemptions: [
      .object("it can be paused, or asks whether it may play") { own in
        own.declaration.mentions(anyOf: [
          "pause", "rate", "isVideoAutoplayEnabled", "isReduceMotionEnabled", "togglePlay",
          "timeControlStatus", "CAEmitterLayer",
        ])
      }
    ]
  )
}
