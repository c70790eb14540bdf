import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitVisuallyDisabledNotSemantic = Rule(
    id: "uikit-visually-disabled-not-semantic",
    title: "UIKit control looks disabled but is active",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A control that is faded and ignores touches is still announced as an active one, and people who
      use VoiceOver wonder why nothing happens. `isEnabled = false` fades it, and VoiceOver says
      "dimmed".
      """,
    examples: [
      .reported(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
          }
        }
        """
      ),
      .reported(
        "A row that is dimmed and cannot be selected",
        """
        final class VersionsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.textLabel?.alpha = 1
              cell.selectionStyle = .default
            } else {
              cell.textLabel?.alpha = 0.3
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this cell is disabled; add the `.notEnabled` trait
              cell.selectionStyle = .none
            }
          }
        }
        """
      ),
      .ignored(
        "A row that says so, one that can be selected, and a class that may say so itself",
        """
        final class VersionsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.textLabel?.alpha = 1
              cell.accessibilityTraits.remove(.notEnabled)
            } else {
              cell.textLabel?.alpha = 0.3
              cell.selectionStyle = .none
              cell.accessibilityTraits.insert(.notEnabled)
            }
          }
        }

        final class DrivesController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if !isEnabled {
              cell.textLabel?.alpha = 0.3
              cell.selectionStyle = .none
            }
          }

          func expose(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.accessibilityTraits.remove(.notEnabled)
            } else {
              cell.accessibilityTraits.insert(.notEnabled)
            }
          }
        }

        final class AlbumsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isSeen: Bool) {
            cell.selectionStyle = .none
            if isSeen { cell.textLabel?.alpha = 0.4 }
          }
        }

        final class TracksController: UITableViewController {
          func configure(_ cell: TrackCell, isEnabled: Bool) {
            if !isEnabled {
              cell.contentView.alpha = 0.4
              cell.selectionStyle = .none
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.isEnabled = isReady
          }
        }
        """
      ),
      .reported(
        "A cell and buttons that are only faded",
        """
        final class ServerCell: UITableViewCell {
          func show(_ server: Server) {
            guard server.isValid else {
              contentView.alpha = 0.5
            //^^^^^^^^^^^^^^^^^^^^^^^ Only fading shows this state of the cell; expose it, such as by the `.notEnabled` trait
              return
            }
            contentView.alpha = 1
          }
        }

        final class RatingView: UIView {
          var isRatingEnabled = true
          private var starButtons: [UIButton] = []

          func update() {
            for (index, button) in starButtons.enumerated() {
              button.tag = index
              button.alpha = isRatingEnabled ? 1 : 0.3
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
            }
          }
        }
        """
      ),
      .ignored(
        "A cell that is pressed, or shown little by little",
        """
        final class ServerCell: UITableViewCell {
          override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            contentView.alpha = highlighted ? 0.6 : 1
          }

          func appear() {
            contentView.alpha = 0.2
            UIView.animate(withDuration: 0.3) { self.contentView.alpha = 1 }
          }
        }
        """
      ),
      .ignored(
        "It is told, or it only fades in",
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)
          private let skip = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
            create.accessibilityTraits = isReady ? .button : [.button, .notEnabled]
            skip.alpha = isReady ? 1 : 0
            skip.isUserInteractionEnabled = isReady
          }
        }
        """
      ),
      .reported(
        "Its action does nothing while it is faded",
        """
        final class VoteController: UIViewController {
          private let vote = UIButton(configuration: .filled())
          private var choice: Int?

          override func viewDidLoad() {
            super.viewDidLoad()
            vote.setTitle("Vote", for: .normal)
            vote.addTarget(self, action: #selector(send), for: .touchUpInside)
            view.addSubview(vote)
          }

          func choose(_ number: Int?) {
            choice = number
            vote.alpha = choice == nil ? 0.5 : 1
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
          }

          @objc private func send() {
            guard choice != nil else { return }
            router.send()
          }
        }
        """
      ),
      .ignored(
        "Its action works all the same, or says what is missing",
        """
        final class VoteController: UIViewController {
          private let vote = UIButton(configuration: .filled())
          private let skip = UIButton(configuration: .plain())
          private var choice: Int?

          override func viewDidLoad() {
            super.viewDidLoad()
            vote.setTitle("Vote", for: .normal)
            vote.addTarget(self, action: #selector(send), for: .touchUpInside)
            skip.setTitle("Skip", for: .normal)
            skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
            view.addSubview(vote)
            view.addSubview(skip)
          }

          func choose(_ number: Int?) {
            choice = number
            vote.alpha = choice == nil ? 0.5 : 1
            skip.alpha = choice == nil ? 1 : 0.5
          }

          @objc private func send() {
            guard choice != nil else {
              router.ask()
              return
            }
            router.send()
          }

          @objc private func leave() { router.leave() }
        }
        """
      ),
      .reported(
        "The trait comes and goes with the look",
        """
        final class VersionsController: UITableViewController {
          private func show(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.textLabel?.alpha = 1
              cell.selectionStyle = .default
            } else {
              cell.textLabel?.alpha = 0.3
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this cell is disabled; add the `.notEnabled` trait
              cell.selectionStyle = .none
            }
          }
        }
        """,
        fixed: [
          "Add the `.notEnabled` trait": """
          final class VersionsController: UITableViewController {
            private func show(_ cell: UITableViewCell, isEnabled: Bool) {
              if isEnabled {
                cell.textLabel?.alpha = 1
                cell.accessibilityTraits.remove(.notEnabled)
                cell.selectionStyle = .default
              } else {
                cell.textLabel?.alpha = 0.3
                cell.accessibilityTraits.insert(.notEnabled)
                cell.selectionStyle = .none
              }
            }
          }
          """
        ]
      ),
    ],
    check: .object { object, item, findings in
      if object.isOwn {
        if let fading = object.fadingCell {
          findings.report(
            "Only fading shows this state of the cell; expose it, such as by the `.notEnabled` trait",
            at: fading.range,
            severity: .info
          )
        }
        if let fading = object.fadedButton(in: item) {
          findings.report(
            "VoiceOver does not say that this button is disabled; set `isEnabled`",
            at: fading.range
          )
        }
        return
      }
      if object.isKind(of: .tableViewCell, .collectionViewCell) {
        guard let dimming = object.dimming else { return }
        return findings.report(
          "VoiceOver does not say that this cell is disabled; add the `.notEnabled` trait",
          at: dimming.range,
          fixes: [object.tellingDisabled(where: dimming)].compactMap { $0 }
        )
      }
      guard object.isKind(of: .control) else { return }
      let switched = object.settings(of: "isUserInteractionEnabled")
      if switched.isEmpty, let fading = object.fadingWhereActionStops {
        return findings.report(
          "VoiceOver does not say that this \(object.roleName) is disabled; set `isEnabled`",
          at: fading.range
        )
      }
      for setting in object.settings(of: "alpha") {
        guard setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.9 }) == true,
          let ignoring = switched.first(where: {
            $0.member == setting.member && $0.value?.boolean != true
          })
        else { continue }
        findings.report(
          "VoiceOver does not say that this \(object.roleName) is disabled; set `isEnabled`",
          at: ignoring.range
        )
        return
      }
    },
    exemptions: [
      .object("its state is exposed") {
        $0.setsForCertain(anyOf: [
          "isEnabled", "accessibilityTraits", "accessibilityValue", "setAccessibilityTraits",
          "isAccessibilityElement",
        ])
      },
      .object("its type says more of the state of views") {
        $0.isKind(of: .tableViewCell, .collectionViewCell)
          && $0.mentionedSymbols.contains(.exposesState)
      },
      .object(
        "other code may set it up",
        // What a list is asked for is set up where it is asked.
        certainty: { $0.isHandedOn && !$0.isPlainCell ? .unknown : .no }
      ),
    ]
  )
}

extension UIKitObject {
  /// Whether it is a cell of UIKit's own class, which knows no state by itself.
  fileprivate var isPlainCell: Bool { className == UIKitType.tableViewCell.rawValue }

  /// What fades the text of a cell where the same branch lets nobody select it.
  fileprivate var dimming: ObjectSetting? {
    settings.first { dimmed in
      guard dimmed.name == "alpha", dimmed.isConditional,
        ["textLabel", "detailTextLabel", "contentView", "alpha"].contains(dimmed.path[0]),
        let value = dimmed.value?.number, value >= 0.1, value <= 0.6,
        let block = dimmed.block(in: declaration)
      else { return false }
      return settings.contains { other in
        let refuses =
          other.path == ["selectionStyle"] && other.value?.memberName == "none"
          || other.path == ["isUserInteractionEnabled"] && other.value?.boolean == false
        return refuses && other.block(in: declaration) == block
      }
    }
  }
}

extension UIKitObject {
  /// The trait where the cell is faded, taken away where the other branch makes it whole again.
  fileprivate func tellingDisabled(where dimming: ObjectSetting) -> FixProposal? {
    let block = dimming.block(in: declaration)
    let whole = settings.first { other in
      other.path == dimming.path && other.member == dimming.member && other.value?.number == 1
        && other.statement == other.range && other.block(in: declaration) != block
    }
    guard dimming.statement == dimming.range, let whole else { return nil }
    let traits = "accessibilityTraits"
    return .review(
      "Add the `.notEnabled` trait",
      dimming.adding("\(dimming.prefix)\(traits).insert(.notEnabled)"),
      whole.adding("\(whole.prefix)\(traits).remove(.notEnabled)")
    )
  }
}

extension UIKitObject {
  /// What fades a cell's content in a state that it is made whole again in by the same member.
  fileprivate var fadingCell: ObjectSetting? {
    guard isKind(of: .tableViewCell, .collectionViewCell) else { return nil }
    func alphas(_ member: String?) -> [ObjectSetting] {
      settings.filter { setting in
        setting.name == "alpha" && setting.path.count <= 2
          && (setting.path.count == 1 || setting.path[0] == "contentView")
          && (member == nil || setting.member == member) && !setting.isAnimated(in: declaration)
      }
    }
    return alphas(nil).first { setting in
      guard setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.7 }) == true,
        !passing.matches(setting.member),
        setting.condition(in: declaration)?.smallNames.contains(where: passing.matches) != true
      else { return false }
      return alphas(setting.member).contains { $0.value?.values.contains(1) == true }
    }
  }

  /// What fades buttons of a view where a flag says that they do nothing, which nothing else says.
  fileprivate func fadedButton(in item: ItemModel) -> ObjectSetting? {
    guard
      !item.objects.contains(where: { other in
        other.declaration === declaration
          && other.settings.contains { setting in
            ["isEnabled", "isUserInteractionEnabled", "isHidden"].contains(setting.name)
              || setting.name.hasPrefix("accessibility")
          }
      })
    else { return nil }
    return settings.first { setting in
      guard setting.name == "alpha", setting.path.count == 2,
        NameHint("button btn").matchesEnd(of: setting.path[0]),
        setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.9 }) == true
      else { return false }
      let branch = setting.branch(in: declaration)?.child(.conditionElement)?.lastChild
      let names =
        (branch.map { Expression($0).smallNames } ?? [])
        .union(setting.value?.firstCondition?.smallNames ?? [])
      return names.contains { NameHint("enabled disabled").matches($0) }
    }
  }
}

extension UIKitObject {
  /// What fades it by a property of its type that its action asks first, and does nothing otherwise.
  fileprivate var fadingWhereActionStops: ObjectSetting? {
    settings(of: "alpha").first { setting in
      guard let value = setting.value, let condition = value.firstCondition,
        value.values.contains(where: { $0 >= 0.1 && $0 <= 0.7 }), value.values.contains(1)
      else { return false }
      let names = condition.smallNames.filter { declaration.property($0) != nil }
      return !names.isEmpty
        && actionBodies.contains { statements in
          statements.prefix(2).contains { statement in
            guard statement.kind == .guardStmt, let block = statement.child(.codeBlock),
              Array(block.children).map(\.code) == ["return"]
            else { return false }
            return statement.children(.conditionElement).contains { element in
              element.lastChild.map { !Expression($0).smallNames.isDisjoint(with: names) } == true
            }
          }
        }
    }
  }

  /// What happens when it is pressed, where its own type says so: the statements of each action.
  private var actionBodies: [[Node]] {
    var bodies: [[Node]] = []
    if let body = actionName.flatMap({ declaration.function($0)?.body }) { bodies.append(body) }
    var actions = settings(of: "addAction").map(\.node)
    if let primaryAction { actions.append(primaryAction.node) }
    for action in actions {
      guard let closure = action.descendants.first(where: { $0.kind == .closureExpr }) else {
        continue
      }
      bodies.append(closure.children.filter { $0.kind != .closureSignature })
    }
    return bodies
  }
}

/// What passes: a press, a drag, a cell that is used again.
private let passing = NameHint(
  "highlighted highlight pressed touched touches dragging drag reuse animated loading reveal editing"
)

extension ObjectSetting {
  /// Whether an animation brings it about.
  fileprivate func isAnimated(in declaration: Declaration) -> Bool {
    declaration.nodes(around: range).contains { node in
      node.kind == .functionCallExpr
        && ["UIView.animate", "UIView.transition", "UIViewPropertyAnimator"].contains(
          Expression(node).call?.callee.path ?? ""
        )
    }
  }

  /// Where the branch stands that it is done in.
  fileprivate func block(in declaration: Declaration) -> Range<Int>? {
    branch(in: declaration)?.children.first {
      $0.kind == .codeBlock && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }?.range
  }
}
