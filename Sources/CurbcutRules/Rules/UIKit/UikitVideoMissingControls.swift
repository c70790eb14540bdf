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
    knownLimitations:
      "A type that pauses a player is left alone, unless it presents one without controls.",
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
      .reported(
        "A screen that is presented, and stops only when it goes away",
        """
        final class TourController: UIViewController {
          private let film = AVPlayer()

          @objc private func openTour() {
            let screen = AVPlayerViewController()
            screen.player = film
            screen.showsPlaybackControls = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People cannot pause this video or turn captions on
            present(screen, animated: true)
          }

          @objc private func stopTapped() {
            film.pause()
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

        final class FilmController: UIViewController {
          private let screen = AVPlayerViewController()

          override func viewDidLoad() {
            super.viewDidLoad()
            screen.showsPlaybackControls = false
            view.addSubview(screen.view)
          }

          @objc private func stopTapped() {
            screen.player?.pause()
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
        findings.report(
          "People cannot pause this video or turn captions on",
          at: node.range,
          unless: [
            .object("it can be paused, or asks whether it may play") { own in
              // Nothing of the type lies over a player that is presented.
              own.declaration.mayPause && !own.declaration.presents(node.firstChild?.base)
            }
          ]
        )
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
          at: node.range,
          unless: [
            .object("it can be paused, or asks whether it may play") { $0.declaration.mayPause }
          ]
        )
        return
      }
    }
  )
}

extension Declaration {
  /// Whether its code stops a player or asks a setting, other than when its screen goes away.
  fileprivate var mayPause: Bool {
    let leaving = functions.filter {
      ["viewWillDisappear", "viewDidDisappear", "prepareForReuse"].contains($0.name)
    }
    return node.allTokens.contains { token in
      guard token.kind == .identifier, pausing.contains(token.text) else { return false }
      return token.text != "pause"
        || !leaving.contains { $0.node.range.contains(token.range.lowerBound) }
    }
  }

  /// Whether it presents a screen that is kept in a variable, of which it uses no view to lay others over.
  fileprivate func presents(_ screen: Node?) -> Bool {
    guard let name = screen.map({ Expression($0) })?.path?.withoutSelf,
      !mentions(anyOf: ["contentOverlayView"])
    else { return false }
    return ownNodes(.functionCallExpr).contains { node in
      guard let call = Expression(node).call,
        ["present", "pushViewController", "show"].contains(call.callee.memberName)
      else { return false }
      return call.arguments.first?.value.path?.withoutSelf == name
    }
  }
}

/// What stops a player, or asks whether it may play.
private let pausing: Set<String> = [
  "pause", "rate", "isVideoAutoplayEnabled", "isReduceMotionEnabled", "togglePlay",
  "timeControlStatus", "CAEmitterLayer",
]
