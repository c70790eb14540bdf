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
      .reported(
        "A cell that is always a button",
        """
        final class TimeSlotCell: UICollectionViewCell {
          private let time = UILabel()

          func show(_ slot: TimeSlot) {
            time.text = slot.time
            contentView.alpha = slot.isAvailable ? 1 : 0.35
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only fading shows this state of the cell; expose it, such as by the `.notEnabled` trait
            isAccessibilityElement = true
            accessibilityLabel = slot.time
            accessibilityTraits = .button
          }
        }
        """
      ),
      .reported(
        "A button of the project's class is handed what it does",
        """
        final class PrimaryButton: UIButton {
          convenience init(title: String, handler: @escaping () -> Void) {
            self.init(configuration: .filled())
            configuration?.title = title
            addAction(UIAction { _ in handler() }, for: .touchUpInside)
          }
        }

        final class ShippingController: UIViewController {
          private var isComplete = false { didSet { refresh() } }
          private lazy var goOnButton = PrimaryButton(title: "Continue") { [weak self] in
            self?.goOn()
          }

          private func refresh() {
            goOnButton.alpha = isComplete ? 1 : 0.4
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
          }

          private func goOn() {
            guard isComplete else { return }
            navigationController?.pushViewController(PaymentController(), animated: true)
          }
        }
        """
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
      let faded = object.standsForEach ? object.fadedButton(in: item) : nil
      if switched.isEmpty, let fading = faded ?? object.fadingWhereActionStops {
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
        $0.withoutRoles.setsForCertain(anyOf: [
          "isEnabled", "accessibilityTraits", "accessibilityValue", "setAccessibilityTraits",
          "isAccessibilityElement",
        ])
      },
      .object("its type says more of the state of views") {
        $0.isKind(of: .tableViewCell, .collectionViewCell)
          && $0.mentionedSymbols.contains(.exposesState)
          && ($0.withoutRoles.settings.count == $0.settings.count
            || $0.mentions(anyOf: ["selectRow", "notEnabled", "selected"]))
      },
      .object(
        "other code may set it up",
        // What a list is asked for is set up where it is asked, and each of several where they are.
        certainty: { $0.isHandedOn && !$0.isPlainCell && !$0.standsForEach ? .unknown : .no }
      ),
    ]
  )
}
