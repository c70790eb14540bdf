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
    ],
    check: .object { own, _, findings in
      guard own.isOwn else { return }
      if own.declaration.mentions(anyOf: ["AVMediaSelectionGroup", "legible"]) {
        for call in own.declaration.captionsTurnedOff {
          findings.report(
            "This turns captions off, even for people who have chosen them in Settings",
            at: call.range
          )
        }
      }
      guard own.declaration.mentions(anyOf: ["appliesMediaSelectionCriteriaAutomatically"]) else {
        return
      }
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

extension Declaration {
  /// The calls that select no captions at all, other than where somebody asks for that.
  fileprivate var captionsTurnedOff: [Node] {
    functions.filter { !asked.matches($0.name) }.flatMap { function in
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
