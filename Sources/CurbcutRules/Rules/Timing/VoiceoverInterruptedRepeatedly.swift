import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let voiceoverInterruptedRepeatedly = Rule(
    id: "voiceover-interrupted-repeatedly",
    title: "VoiceOver is interrupted again and again",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder, .statusMessages],
    since: "0.7.0",
    why: """
      An announcement interrupts what VoiceOver says, and a focus that is set takes people away from
      what they read. Done every few seconds they make a screen impossible to use. Announce what matters,
      such as the last ten seconds, and give text that changes the trait `.updatesFrequently`.
      """,
    knownLimitations: """
      A condition around it silences this rule. Timers of UIKit are the subject of
      `uikit-notification-overused`.
      """,
    examples: [
      .reported(
        """
        struct Countdown: View {
          @State private var left = 60
          private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(left) seconds")
              .accessibilityAddTraits(.updatesFrequently)
              .onReceive(tick) { _ in
                guard left > 0 else { return }
                left -= 1
                AccessibilityNotification.Announcement("\\(left) seconds left").post()
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This interrupts VoiceOver again and again, so people cannot read on
              }
          }
        }
        """
      ),
      .reported(
        "Focus that a loop sets",
        """
        struct Match: View {
          @State private var score = "0 to 0"
          @AccessibilityFocusState private var isOnScore: Bool

          var body: some View {
            Text(score)
              .accessibilityFocused($isOnScore)
              .task {
                while !Task.isCancelled {
                  score = await fetch()
                  isOnScore = true
                //^^^^^^^^^^^^^^^^ This moves VoiceOver focus again and again, so people cannot read on
                  try? await Task.sleep(for: .seconds(5))
                }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Countdown: View {
          @State private var left = 60
          private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(left) seconds")
              .accessibilityAddTraits(.updatesFrequently)
              .onReceive(tick) { _ in
                left -= 1
                if left == 10 { AccessibilityNotification.Announcement("10 seconds left").post() }
              }
          }
        }
        """
      ),
      .ignored(
        "Once a minute, and what a guard lets through once",
        """
        struct Countdown: View {
          @State private var left = 60
          private let minute = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
          private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(left) minutes")
              .onReceive(minute) { _ in
                left -= 1
                AccessibilityNotification.Announcement("\\(left) minutes left").post()
              }
              .onReceive(tick) { _ in
                guard left == 10 else { return }
                AccessibilityNotification.Announcement("10 minutes left").post()
              }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard declaration.mentionedSymbols.contains(.ticks), !declaration.isPreview,
        !declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
      else { return }
      for post in declaration.accessibilityPosts where declaration.repeats(post.node, isPost: true)
      {
        findings.report(
          "This interrupts VoiceOver again and again, so people cannot read on",
          at: post.range
        )
      }
      for node in declaration.ownNodes(.sequenceExpr)
      where declaration.movesFocus(node) && declaration.repeats(node, isPost: false) {
        findings.report(
          "This moves VoiceOver focus again and again, so people cannot read on",
          at: node.range
        )
      }
    }
  )
}

extension Declaration {
  /// Whether a loop that waits, or a timer, comes to some code every few seconds whatever holds, by
  /// itself or by a function that it calls.
  ///
  /// - Parameter isPost: whether it posts a notification, which `Timer.scheduledTimer` is not looked at
  ///   for.
  fileprivate func repeats(_ node: Node, isPost: Bool, depth: Int = 0) -> Bool {
    var isRepeated = false
    var around = [self.node] + nodes(around: node.range)
    if around.last?.range != node.range { around.append(node) }
    for (outer, inner) in zip(around, around.dropFirst()) {
      switch outer.kind {
      case .whileStmt, .repeatStmt:
        let source = outer.text
        if source.includes("sleep("), isOften(source) { isRepeated = true }
      case .forStmt:
        let source = outer.children.first { $0.kind != .codeBlock && $0.text.includes("Timer") }
        if let source, isOften(source.text) { isRepeated = true }
      case .functionCallExpr where isTimer(outer, calling: node, isPost: isPost): isRepeated = true
      case .ifExpr, .switchExpr, .catchClause: isRepeated = false
      case .functionDecl:
        // What calls it decides how often it runs.
        isRepeated = false
        if depth < 1, let function = functions.first(where: { $0.node.range == outer.range }) {
          isRepeated = isCalledRepeatedly(function, isPost: isPost, depth: depth)
        }
      default: break
      }
      if isRepeated, isPickedOut(inner, in: outer) { isRepeated = false }
    }
    return isRepeated
  }

  private func isCalledRepeatedly(_ function: Function, isPost: Bool, depth: Int) -> Bool {
    let calls = ownNodes(.functionCallExpr).filter {
      Expression($0).call?.callee.path?.withoutSelf == function.name
    }
    return calls.contains { repeats($0, isPost: isPost, depth: depth + 1) }
  }

  /// Whether a call has a closure that some code stands in run by a timer, again and again.
  private func isTimer(_ node: Node, calling code: Node, isPost: Bool) -> Bool {
    guard let call = Expression(node).call, let closure = call.arguments.last?.closure,
      closure.node.range.contains(code.range.lowerBound)
    else { return false }
    switch call.callee.memberName {
    case "onReceive":
      guard let publisher = call.arguments.first?.value else { return false }
      let made = publisher.path.flatMap { property($0.withoutSelf)?.initialValue } ?? publisher
      return made.source.includes("Timer.publish") && isOften(made.source)
    case "scheduledTimer":
      return !isPost && isOften(node.text)
        && call.arguments.contains { $0.label == "repeats" && $0.value.boolean == true }
    default: return false
    }
  }

  /// Whether a statement before another one lets only some rounds come to it: `guard left == 10`,
  /// `if left != 10 { continue }`.
  private func isPickedOut(_ inner: Node, in block: Node) -> Bool {
    block.items.contains { item in
      let statement = item.statement
      guard statement.range.upperBound <= inner.range.lowerBound,
        statement.kind == .guardStmt
          || statement.kind == .ifExpr
            && statement.descendants.contains(where: {
              $0.kind == .returnStmt || $0.kind == .continueStmt || $0.kind == .breakStmt
            })
      else { return false }
      let asked = statement.children.filter { $0.kind == .conditionElement }
      // What only ends the count lets all rounds before through.
      return !asked.allSatisfy { condition in
        condition.allTokens.contains { [">", ">=", "<", "<="].contains($0.text) }
          && !condition.allTokens.contains { $0.hasText("%") || $0.hasText("(") }
      }
    }
  }
}

/// Whether what a timer or a loop waits for is half a minute at most.
private func isOften(_ source: String) -> Bool {
  if source.includes(".milliseconds(") { return true }
  let pauses: [(word: String, longest: Double)] = [
    ("every: ", 30), ("withTimeInterval: ", 30), ("timeInterval: ", 30), (".seconds(", 30),
    ("nanoseconds: ", 30_000_000_000),
  ]
  return pauses.contains { word, longest in
    guard let place = source.firstRange(of: word) else { return false }
    let digits = source[place.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "_" }
    return Double(digits.filter { $0 != "_" }).map { $0 <= longest } == true
  }
}
