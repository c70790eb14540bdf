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
      .reported(
        "No captions are selected, whatever Settings say",
        """
        final class LectureController: UIViewController {
          private func play(_ url: URL) async {
            let asset = AVURLAsset(url: url)
            let item = AVPlayerItem(asset: asset)
            if let captions = try? await asset.loadMediaSelectionGroup(for: .legible) {
              item.select(nil, in: captions)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This turns captions off, even for people who have chosen them in Settings
            }
            start(item)
          }
        }
        """
      ),
      .reported(
        "A factory that takes captions away from every player",
        """
        enum LecturePlayer {
          static func make(for url: URL) -> AVPlayer {
            let item = AVPlayerItem(url: url)
            Task { await hideCaptions(of: item) }
            return AVPlayer(playerItem: item)
          }

          private static func hideCaptions(of item: AVPlayerItem) async {
            guard let group = try? await item.asset.loadMediaSelectionGroup(for: .legible) else { return }
            item.select(nil, in: group)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This turns captions off, even for people who have chosen them in Settings
          }
        }
        """
      ),
      .ignored(
        "A person turns them off",
        """
        final class LectureController: UIViewController {
          private let item: AVPlayerItem

          @objc private func captionsTapped() { hideCaptions() }

          private func toggleCaptions() { hideCaptions() }

          private func hideCaptions() {
            guard let group = item.asset.mediaSelectionGroup(forMediaCharacteristic: .legible) else { return }
            item.select(nil, in: group)
          }
        }
        """
      ),
    ],
    // Types that only make players name no class of UIKit.
    check: .declaration { declaration, _, findings in
      guard
        declaration.mentions(anyOf: [
          "AVMediaSelectionGroup", "legible", "appliesMediaSelectionCriteriaAutomatically",
        ]), !declaration.selectsMediaOptions
      else { return }
      for call in declaration.captionsTurnedOff {
        findings.report(
          "This turns captions off, even for people who have chosen them in Settings",
          at: call.range
        )
      }
      for node in declaration.ownNodes(.sequenceExpr)
      where node.firstChild?.lastToken?.text == "appliesMediaSelectionCriteriaAutomatically" {
        guard Expression(node).afterFirstOperator.boolean == false else { continue }
        findings.report(
          "Captions and audio descriptions chosen in Settings are not applied to this player",
          at: node.range
        )
      }
    }
  )
}

extension Declaration {
  /// Whether it chooses captions or descriptions itself.
  fileprivate var selectsMediaOptions: Bool {
    if mentions(anyOf: ["selectMediaOptionAutomatically", "setMediaSelectionCriteria"]) {
      return true
    }
    return ownNodes(.functionCallExpr).contains { node in
      guard let call = Expression(node).call, call.callee.memberName == "select",
        call.arguments.contains(where: { $0.label == "in" }), let option = call.arguments.first
      else { return false }
      if case .nothing = option.value.form { return false }
      return true
    }
  }

  /// The functions that turn captions off because a person wants it, by what they are called, unless one
  /// calls them that does so unasked.
  private func isAsked(_ function: Function, depth: Int = 0) -> Bool {
    if function.attributes.contains("objc") || function.attributes.contains("IBAction") {
      return true
    }
    guard asked.matches(function.name) else { return false }
    return depth > 3
      || functions.allSatisfy { other in
        other.name == function.name || isAsked(other, depth: depth + 1)
          || !other.node.descendants.contains { node in
            node.kind == .functionCallExpr
              && Expression(node).call?.callee.path?.withoutSelf == function.name
          }
      }
  }

  /// The calls that select no captions at all, other than where somebody asks for that.
  fileprivate var captionsTurnedOff: [Node] {
    functions.filter { !isAsked($0) }.flatMap { function in
      function.node.descendants.filter { node in
        guard node.kind == .functionCallExpr, let call = Expression(node).call,
          call.callee.memberName == "select", call.arguments.count == 2,
          call.arguments[1].label == "in", case .nothing = call.arguments[0].value.form
        else { return false }
        return function.node.code.includes("legible")
      }
    }
  }
}

/// Functions that turn captions off because a person wants it.
private let asked = NameHint("toggle select choose disable hide off turn set update apply")
