import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let flashingContent = Rule(
    id: "flashing-content",
    title: "Content flashes more than three times a second",
    group: .motion,
    severity: .warning,
    impact: .critical,
    criteria: [.threeFlashes],
    since: "0.2.0",
    why: """
      Flashing faster than three times a second can cause seizures in people with photosensitive
      epilepsy. Slow it down, or show the state without flashing.
      """,
    examples: [
      .reported(
        """
        struct Alarm: View {
          @State private var isLit = false

          var body: some View {
            Text("Fire")
              .opacity(isLit ? 1 : 0.2)
              .animation(.linear(duration: 0.1).repeatForever(), value: isLit)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This flashes about 5 times a second, which can cause seizures
              .onAppear { isLit = true }
          }
        }
        """
      ),
      .recommended(
        """
        struct Alarm: View {
          var body: some View {
            Text("Fire").bold()
          }
        }
        """
      ),
      .ignored(
        "It turns rather than flashes",
        """
        struct Fan: View {
          let isOn: Bool
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          var body: some View {
            Text("Fan")
              .rotationEffect(.degrees(isOn && !reduceMotion ? 360 : 0))
              .animation(
                reduceMotion ? nil : .linear(duration: 0.2).repeatForever(autoreverses: false),
                value: isOn
              )
          }
        }
        """
      ),
      .reported(
        "A timer that flashes",
        """
        struct Alarm: View {
          @State private var isLit = false
          private let strobe = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

          var body: some View {
            (isLit ? Color.blue : Color.red)
              .onReceive(strobe) { _ in isLit.toggle() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This flashes about 10 times a second, which can cause seizures
          }
        }
        """
      ),
      .reported(
        "A loop that sleeps",
        """
        struct Alarm: View {
          @State private var isLit = false

          var body: some View {
            Text("Too hot")
              .opacity(isLit ? 1 : 0)
              .task {
             //^^^^^^ This flashes about 5 times a second, which can cause seizures
                while !Task.isCancelled {
                  try? await Task.sleep(for: .milliseconds(100))
                  isLit.toggle()
                }
              }
          }
        }
        """
      ),
      .ignored(
        "A loop that is slow enough",
        """
        struct Alarm: View {
          @State private var isLit = false

          var body: some View {
            Text("Too hot")
              .opacity(isLit ? 1 : 0)
              .task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(1))
                  isLit.toggle()
                }
              }
          }
        }
        """
      ),
      .ignored(
        "A timer that is slow enough",
        """
        struct Alarm: View {
          @State private var isLit = false
          private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            (isLit ? Color.blue : Color.red)
              .onReceive(clock) { _ in isLit.toggle() }
          }
        }
        """
      ),
      .reported(
        "A timeline that chooses a color at each step",
        """
        struct Goal: View {
          var body: some View {
            TimelineView(.periodic(from: .now, by: 0.1)) { context in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This flashes about 5 times a second, which can cause seizures
              let tick = Int(context.date.timeIntervalSinceReferenceDate * 10)
              Rectangle().fill(tick.isMultiple(of: 2) ? Color.red : Color.white)
            }
          }
        }
        """
      ),
      .ignored(
        "A timeline whose colors stay",
        """
        struct Clock: View {
          var body: some View {
            TimelineView(.periodic(from: .now, by: 0.1)) { context in
              Text(context.date, style: .timer)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .timelineView, withModifiers: [.animation, .event]) { element, findings in
      if element.is(.timelineView), let period = flashingPeriod(of: element), period < 1.0 / 3 {
        findings.report(message(period), at: element.head)
      }
      for modifier in element.ownModifiers {
        switch modifier.name {
        case "animation":
          guard let period = modifier.firstArgument?.period(depth: 0), period < 1.0 / 3,
            element.modifiers.contains(where: \.lightens)
          else { continue }
          findings.report(message(period), at: modifier.callRange)
        case "onAppear", "task":
          guard let closure = modifier.handler else { continue }
          let action = ActionFact(closure, in: element.declaration)
          let names = Set(action.toggled + action.assignments.map(\.target))
          for case .call("withAnimation", let arguments) in action.steps {
            guard let first = arguments.first, !first.isTrailingClosure,
              let period = first.value.period(depth: 0), period < 1.0 / 3,
              element.tree.elements.prefix(512).contains(where: { flashes($0, with: names) })
            else { continue }
            findings.report(message(period), at: modifier.callRange)
          }
          guard let pause = closure.node.loopPeriod, pause * 2 < 1.0 / 3 else { continue }
          let toggled = Set(action.toggled)
          guard !toggled.isEmpty,
            element.tree.elements.prefix(512).contains(where: { flashes($0, with: toggled) })
          else { continue }
          findings.report(message(pause * 2), at: modifier.callRange)
        case "onReceive":
          guard let period = modifier.firstArgument?.tickPeriod(in: element.declaration),
            period * 2 < 1.0 / 3, let closure = modifier.handler ?? modifier.closure("perform")
          else { continue }
          let toggled = Set(ActionFact(closure, in: element.declaration).toggled)
          guard !toggled.isEmpty,
            element.tree.elements.prefix(512).contains(where: { flashes($0, with: toggled) })
          else { continue }
          findings.report(message(period * 2), at: modifier.callRange)
        default: continue
        }
      }
    },
    exemptions: []
  )

  private static func message(_ period: Double) -> String {
    let times = Int((1 / max(period, 0.01)).rounded())
    return "This flashes about \(times) times a second, which can cause seizures"
  }
}

extension Modifier {
  /// Whether it makes a view lighter or darker, depending on something.
  fileprivate var lightens: Bool {
    guard
      ["opacity", "background", "foregroundStyle", "foregroundColor", "fill", "brightness"]
        .contains(name),
      case .ternary? = firstArgument?.form
    else { return false }
    return true
  }
}

/// How long a timeline takes until what it shows is as light or dark as before, where it chooses
/// between two colors or opacities at each step: `.periodic(from: .now, by: 0.1)`.
private func flashingPeriod(of timeline: Element) -> Double? {
  guard let schedule = timeline.arguments.first?.value.call,
    schedule.callee.memberName == "periodic" || schedule.callee.memberName == "animation",
    let step = schedule.arguments.first(where: { $0.label == "by" || $0.label == "minimumInterval" }
    )?
    .value.computedNumber,
    let content = timeline.closure(.content), let date = content.parameters.first
  else { return nil }
  // What follows the date, by a local constant too.
  var names: Set<String> = [date]
  for item in content.items where item.kind == .variableDecl {
    guard item.allTokens.contains(where: { names.contains($0.text) }) else { continue }
    names.formUnion(Declaration.Property.properties(of: item).map(\.name))
  }
  let chooses = content.node.descendants.contains { node in
    if node.kind == .ifExpr {
      return node.asks(about: names) && node.descendants.contains { $0.hasText("Color") }
    }
    guard node.kind == .sequenceExpr,
      case .ternary(let condition, let then, let otherwise) = Expression(node).form,
      names.contains(where: condition.mentions)
    else { return false }
    return [then, otherwise].allSatisfy { value in
      value.number != nil || value.path?.hasPrefix("Color.") == true
        || value.path?.hasPrefix(".") == true || value.call?.callee.path == "Color"
    }
  }
  return chooses ? step * 2 : nil
}

extension Node {
  /// Whether the condition of an `if` is about one of some names.
  fileprivate func asks(about names: Set<String>) -> Bool {
    guard let condition = children.first(where: { $0.kind == .conditionElement }) else {
      return false
    }
    return condition.allTokens.contains { names.contains($0.text) }
  }
}

/// Whether a view becomes lighter or darker with one of some properties.
private func flashes(_ view: Element, with names: Set<String>) -> Bool {
  if view.is(.color), view.conditions.contains(where: { names.contains($0.source) }) {
    return true
  }
  return view.modifiers.contains { modifier in
    modifier.lightens && names.contains { modifier.firstArgument?.mentions($0) == true }
  }
}

extension Node {
  /// How many seconds lie between two rounds of what it does again and again: a loop that sleeps, or
  /// a timer that repeats; nil where nothing does, or nobody knows how long.
  fileprivate var loopPeriod: Double? {
    for node in descendants {
      switch node.kind {
      case .whileStmt, .repeatStmt:
        let pauses = node.descendants.filter { $0.kind == .functionCallExpr }
          .compactMap { Expression($0).call }
          .filter { $0.callee.path == "Task.sleep" || $0.callee.memberName == "sleep" }
          .map { $0.arguments.first.flatMap(\.pause) }
        guard pauses.count == 1, let pause = pauses.first else { continue }
        return pause
      case .functionCallExpr:
        guard let call = Expression(node).call, call.callee.path == "Timer.scheduledTimer",
          call.arguments.contains(where: { $0.label == "repeats" && $0.value.boolean == true })
        else { continue }
        return call.arguments.first { $0.label == "withTimeInterval" }?.value.number
      default: continue
      }
    }
    return nil
  }
}

extension Argument {
  /// The seconds that `Task.sleep` is given: `nanoseconds: 100_000_000`, `for: .milliseconds(100)`.
  fileprivate var pause: Double? {
    if label == "nanoseconds" { return value.computedNumber.map { $0 / 1_000_000_000 } }
    guard label == "for", let call = value.call, let number = call.arguments.first?.value.number
    else { return nil }
    switch call.callee.memberName {
    case "seconds": return number
    case "milliseconds": return number / 1_000
    default: return nil
    }
  }
}

extension Expression {
  /// How many seconds lie between two ticks of a timer, be it a property of the type:
  /// `Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()`.
  fileprivate func tickPeriod(in declaration: Declaration?) -> Double? {
    if let name = path, let value = declaration?.property(name)?.initialValue {
      return value.tickPeriod(in: nil)
    }
    var current = self
    for _ in 0..<4 {
      guard case .call(let callee, let arguments) = current.form,
        case .member(let base?, let name) = callee.form
      else { return nil }
      if name == "publish" { return arguments.first { $0.label == "every" }?.value.number }
      current = base
    }
    return nil
  }

  /// How many seconds it takes until an endless animation is again where it was.
  fileprivate func period(depth: Int) -> Double? {
    guard depth < 8, case .call(let callee, let arguments) = form,
      case .member(let base?, let name) = callee.form
    else { return nil }
    if name == "repeatForever" {
      let reverses = arguments.first { $0.label == "autoreverses" }?.value.boolean ?? true
      return base.duration(depth: depth + 1).map { $0 * (reverses ? 2 : 1) }
    }
    return base.period(depth: depth + 1)
  }

  private func duration(depth: Int) -> Double? {
    guard depth < 8, case .call(let callee, let arguments) = form else { return nil }
    if let given = arguments.first(where: { $0.label == "duration" }) { return given.value.number }
    guard case .member(let base?, let name) = callee.form,
      let seconds = base.duration(depth: depth + 1)
    else { return nil }
    if name == "speed" { return arguments.first?.value.number.map { seconds / max($0, 0.01) } }
    return seconds
  }
}
