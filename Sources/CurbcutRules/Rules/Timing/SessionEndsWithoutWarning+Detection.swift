import CurbcutModel
import CurbcutSyntax

/// Something that is done again and again, and at some time something else.
struct Clock {
  /// What makes it tick, in UTF-8 offsets.
  let range: Range<Int>
  /// After how many seconds something else is done, where it counts or compares times.
  let seconds: Double?
  let outcome: ActionFact
}

/// What people are warned by, or stay signed in by.
private let warning = NameHint("extend* warn* warning*")

extension Declaration {
  /// Whether its code warns people or lets them stay, other than in functions that wait for something else.
  ///
  /// - Parameter outcomes: what is done after a while: an alert that none of it presents warns nobody.
  func warns(beside place: Range<Int>, among delays: [Delay], _ outcomes: [ActionFact]) -> Bool {
    let own = functions.first { $0.node.range.contains(place.lowerBound) }
    let others = functions.filter { function in
      function.name != own?.name
        && delays.contains { function.node.range.contains($0.range.lowerBound) }
    }
    let timed = Set(
      outcomes.flatMap { $0.toggled + $0.assignments.map(\.target) }.map(\.withoutSelf)
    )
    return node.allTokens.contains { token in
      guard token.kind == .identifier,
        !others.contains(where: { $0.node.range.contains(token.range.lowerBound) })
      else { return false }
      if warning.matches(token.text) || token.text == "UIAlertController" { return true }
      guard ["alert", "confirmationDialog"].contains(token.text) else { return false }
      return mayPresent(timed, at: token.range)
    }
  }

  /// Whether an alert is presented by what is set after a while, or nobody knows by what.
  private func mayPresent(_ timed: Set<String>, at name: Range<Int>) -> Bool {
    let call = ownNodes(.functionCallExpr).first { $0.firstChild?.lastChild?.range == name }
    let states = call.flatMap { Expression($0).call }?.arguments.compactMap { argument in
      argument.value.path.flatMap { $0.hasPrefix("$") ? String($0.dropFirst()) : nil }
    }
    guard let states, !states.isEmpty else { return true }
    return states.contains {
      timed.contains($0) || property($0)?.attributes.contains("State") != true
    }
  }

  /// The code that a timer or a loop runs again and again.
  var clocks: [Clock] {
    guard mentionedSymbols.contains(.ticks) else { return [] }
    return ownNodes(.functionCallExpr, .whileStmt).compactMap { node in
      if node.kind == .whileStmt {
        guard let block = node.child(.codeBlock), let keyword = node.firstToken?.range,
          block.allTokens.contains(where: { $0.hasText("sleep") })
        else { return nil }
        let pause = delays.first { block.range.contains($0.range.lowerBound) }?.seconds
        return clock(block, ActionFact(block.items, in: self), each: pause, at: keyword)
      }
      guard let (callee, arguments) = Expression(node).call, let name = callee.memberName,
        let closure = arguments.last?.closure
      else { return nil }
      let isTimer =
        name == "onReceive"
        || name == "sink" && node.allTokens.contains { $0.hasText("Timer") }
        || name == "scheduledTimer"
          && arguments.contains { $0.label == "repeats" && $0.value.boolean == true }
      guard isTimer else { return nil }
      let interval = arguments.first { $0.label == "withTimeInterval" }?.value
      let publisher = arguments.first?.value
      let pause =
        name == "scheduledTimer"
        ? interval.flatMap(seconds) : publisher.flatMap { period(of: $0) } ?? 1
      return clock(
        closure.node,
        ActionFact(closure, in: self),
        each: pause,
        at: name == "scheduledTimer" ? callee.range : callee.lastNameRange
      )
    }
  }

  private func clock(
    _ code: Node,
    _ outcome: ActionFact,
    each pause: Double?,
    at range: Range<Int>
  ) -> Clock {
    let called = outcome.calls.compactMap { path in
      function(path.pathNames.last ?? path)?.node
    }
    let times = ([code] + called).flatMap { limits(in: $0, each: pause) }
    return Clock(range: range, seconds: times.filter { $0 >= 20 }.min(), outcome: outcome)
  }

  /// After how many seconds the comparisons in some code turn out otherwise.
  private func limits(in code: Node, each pause: Double?) -> [Double] {
    code.descendants.compactMap { node in
      guard node.kind == .sequenceExpr, node.parts.count >= 3,
        let sign = node.parts.firstIndex(where: { signs.contains($0.text) }), sign > 0,
        sign + 1 < node.parts.count
      else { return nil }
      let (left, right) = (Expression(node.parts[sign - 1]), Expression(node.parts[sign + 1]))
      guard let number = seconds(right) ?? seconds(left) else { return nil }
      // What is counted down has begun somewhere.
      if number == 0, let counted = left.path?.withoutSelf {
        return property(counted)?.initialValue?.number.flatMap { start in pause.map { start * $0 } }
      }
      let isTime = node.allTokens.contains { $0.text.hasPrefix("timeInterval") }
      return isTime ? number : pause.map { number * $0 }
    }
  }

  /// A number, be it a constant of the type.
  private func seconds(_ value: Expression) -> Double? {
    if let number = value.computedNumber { return number }
    guard let path = value.path else { return nil }
    let name = path.hasPrefix("Self.") ? String(path.dropFirst(5)) : path.withoutSelf
    guard let property = property(name), property.isConstant || property.isStatic else {
      return nil
    }
    return property.initialValue?.computedNumber
  }

  /// How many seconds lie between two ticks of a publisher: `Timer.publish(every: 1, …)`.
  private func period(of publisher: Expression) -> Double? {
    let source = publisher.path.flatMap { property($0.withoutSelf)?.initialValue } ?? publisher
    for node in [source.node] + source.node.descendants where node.kind == .functionCallExpr {
      guard let call = Expression(node).call, call.callee.memberName == "publish" else { continue }
      return call.arguments.first { $0.label == "every" }.flatMap { seconds($0.value) }
    }
    return nil
  }
}

/// The comparisons by which a limit is asked for.
private let signs: Set<String> = [">", ">=", "<", "<=", "=="]

extension Node {
  fileprivate var parts: [Node] { Array(children) }
}
