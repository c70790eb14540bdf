import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitNotificationOverused = Rule(
    id: "uikit-notification-overused",
    title: "Accessibility notification is posted again and again",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder, .statusMessages],
    since: "0.2.0",
    why: """
      `.screenChanged` and `.layoutChanged` move VoiceOver, and an announcement interrupts what it says.
      Posted by a timer, while scrolling or for each key, they make a screen impossible to read.
      """,
    examples: [
      .reported(
        """
        final class CountdownController: UIViewController {
          private let time = UILabel()
          private var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              UIAccessibility.post(notification: .screenChanged, argument: self?.time)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer posts this again and again; VoiceOver users cannot read on
            }
          }
        }
        """
      ),
      .reported(
        "A counter",
        """
        final class BasketController: UIViewController {
          private let countLabel = UILabel()
          private var count = 0

          @objc private func add() {
            count += 1
            countLabel.text = "\\(count) apples"
            UIAccessibility.post(notification: .screenChanged, argument: nil)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a text changes here, and VoiceOver starts again at the top; post an announcement
          }
        }
        """
      ),
      .reported(
        "A list that a timer fills anew wherever something has changed",
        """
        final class QueueController: UITableViewController {
          private var names: [String] = []
          private var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in
              self?.refresh()
            }
          }

          private func refresh() {
            let fresh = store.names
            guard fresh != names else { return }
            names = fresh
            tableView.reloadData()
            UIAccessibility.post(notification: .screenChanged, argument: tableView)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer posts this again and again; VoiceOver users cannot read on
          }
        }
        """
      ),
      .ignored(
        "A timer that waits for something, and tells of what has changed without moving anybody",
        """
        final class QueueController: UITableViewController {
          private var names: [String] = []
          private var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in
              self?.refresh()
              self?.ask()
            }
          }

          private func refresh() {
            let fresh = store.names
            guard fresh != names else { return }
            names = fresh
            tableView.reloadData()
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
          }

          private func ask() {
            guard store.state != state else { return }
            state = store.state
            view.addSubview(receipt)
            UIAccessibility.post(notification: .screenChanged, argument: receipt)
          }
        }
        """
      ),
      .recommended(
        """
        final class CountdownController: UIViewController {
          private let time = UILabel()

          func start() {
            time.accessibilityTraits = .updatesFrequently
          }

          func finish() {
            UIAccessibility.post(notification: .announcement, argument: "Time is up")
          }
        }
        """
      ),
      .ignored(
        "A timer that fires once, or posts under a condition",
        """
        final class CountdownController: UIViewController {
          private var seconds = 60
          private var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              self?.tick()
            }
          }

          private func tick() {
            seconds -= 1
            if seconds == 10 {
              UIAccessibility.post(notification: .announcement, argument: "10 seconds left")
            }
          }
        }
        """
      ),
      .ignored(
        "The timer has come to its end",
        """
        final class CountdownController: UIViewController {
          private var seconds = 60
          private var timer: Timer?

          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          }

          private func tick() {
            seconds -= 1
            guard seconds == 0 else { return }
            UIAccessibility.post(notification: .announcement, argument: "Time is up")
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      let posts = declaration.accessibilityPosts
      guard !posts.isEmpty else { return }
      let ticking = declaration.tickingFunctions
      for post in posts {
        var cause: String?
        var isConditional = false
        for node in declaration.nodes(around: post.range) {
          switch node.kind {
          case .functionCallExpr where node.isRepeatingTimer:
            cause = "A timer posts this"
            isConditional = false
          case .functionDecl:
            let name = Declaration.Function.name(of: node)
            if ticking.contains(name) {
              cause = "A timer posts this"
            } else if frequent.contains(name) {
              cause = "This is posted"
            } else if post.kind == .screenChanged, typing.contains(name) {
              cause = "This is posted"
            } else {
              cause = nil
            }
            isConditional = false
          case .ifExpr, .switchExpr: isConditional = true
          case .codeBlock, .closureExpr:
            let isRefill = post.kind == .screenChanged && node.fillsListAnew
            if node.leavesEarly(before: post.range, whereNothingChanged: !isRefill) {
              isConditional = true
            }
          default: break
          }
        }
        if cause == nil, post.kind == .screenChanged, declaration.changesOnlyText(around: post) {
          findings.report(
            "Only a text changes here, and VoiceOver starts again at the top; post an announcement",
            at: post.range
          )
          continue
        }
        guard let cause, !isConditional else { continue }
        findings.report(
          "\(cause) again and again; VoiceOver users cannot read on",
          at: post.range
        )
      }
    }
  )

  /// Methods that UIKit calls many times in a second or for each row.
  private static let frequent: Set<String> = [
    "scrollViewDidScroll", "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    "scrollViewDidZoom", "draw", "updateConstraints",
  ]

  /// Methods that are called for each key, by their usual names.
  private static let typing: Set<String> = [
    "textViewDidChange", "textFieldDidChange", "editingChanged", "textDidChange",
    "searchTextChanged", "textChanged", "updateSearchResults",
  ]
}

extension Declaration {
  /// Whether the function that posts a change of the screen changes nothing but texts, and moves the
  /// focus to nothing.
  fileprivate func changesOnlyText(around post: AccessibilityPost) -> Bool {
    if let argument = post.argument {
      guard case .nothing = argument.form else { return false }
    }
    guard
      let function = nodes(around: post.range).last(where: { $0.kind == .functionDecl }),
      !function.children(.declModifier).contains(where: { $0.hasText("override") })
    else { return false }
    var setsText = false
    for node in function.descendants {
      switch node.kind {
      case .functionCallExpr:
        guard let name = Expression(node).call?.callee.memberName, harmless.contains(name) else {
          return false
        }
        if name == "setTitle" { setsText = true }
      case .sequenceExpr where node.children.contains(where: { $0.kind == .assignmentExpr }):
        guard let target = node.firstChild.map({ Expression($0) }) else { return false }
        if ["text", "attributedText", "title"].contains(target.memberName) {
          setsText = true
        } else if target.path?.includes(".") == true {
          return false
        }
      default: continue
      }
    }
    return setsText
  }

  /// The functions that timers call again and again.
  fileprivate var tickingFunctions: Set<String> {
    guard mentionedSymbols.contains(.waits) || mentions(anyOf: ["CADisplayLink"]) else { return [] }
    var names: Set<String> = []
    // The text of each is searched for all functions.
    var remaining = 32
    for node in ownNodes(.functionCallExpr) {
      guard remaining > 0,
        node.isRepeatingTimer || node.firstChild?.hasText("CADisplayLink") == true
      else { continue }
      remaining -= 1
      let text = node.text
      for function in functions
      where text.includes("#selector(\(function.name)") || text.includes(".\(function.name)")
        || text.includes(" \(function.name)()")
      {
        names.insert(function.name)
      }
    }
    return names
  }
}

extension Declaration.Function {
  /// The name of a function that a node declares.
  fileprivate static func name(of node: Node) -> String {
    node.tokens.first { $0.kind == .identifier }?.text ?? ""
  }
}

extension Node {
  /// Whether a condition about something else than what is there leads out of its statements before one of
  /// them, or the timer is stopped there.
  ///
  /// That two values are the same, `guard fresh != items`, may count as none.
  fileprivate func leavesEarly(
    before place: Range<Int>,
    whereNothingChanged countsChange: Bool
  ) -> Bool {
    children.contains { statement in
      guard statement.range.upperBound <= place.lowerBound else { return false }
      switch statement.kind {
      case .guardStmt:
        return statement.children(.conditionElement).contains { condition in
          guard let test = condition.firstChild, test.kind != .optionalBindingCondition else {
            return false
          }
          guard !countsChange, case .operators(let sides, ["!="]) = Expression(test).form else {
            return true
          }
          return !sides.allSatisfy { $0.path != nil }
        }
      case .ifExpr: return statement.descendants.contains { $0.kind == .returnStmt }
      default: return Expression(statement).call?.callee.memberName == "invalidate"
      }
    }
  }

  /// Whether its statements show what a list holds now, in the list that is there already.
  fileprivate var fillsListAnew: Bool {
    items.contains { statement in
      guard let callee = Expression(statement).call?.callee.memberName else { return false }
      return ["reloadData", "reloadSections", "reloadRows", "reloadItems"].contains(callee)
    }
  }

  /// Whether it makes a timer that fires again and again.
  fileprivate var isRepeatingTimer: Bool {
    guard kind == .functionCallExpr, let call = Expression(self).call,
      call.callee.memberName == "scheduledTimer"
    else { return false }
    return call.arguments.contains { $0.label == "repeats" && $0.value.boolean == true }
  }
}

/// Functions that work out a text.
private let harmless: Set<String> = [
  "post", "setTitle", "String", "NSLocalizedString", "localizedStringWithFormat", "string", "min",
  "max", "abs", "formatted", "Int", "Double", "append", "remove", "insert", "removeLast",
  "randomElement", "NSAttributedString",
]
