import CurbcutSyntax

/// Something that happens after a while: what follows a sleep, or what a timer calls once.
package struct Delay: Sendable {
  /// The call that waits, in UTF-8 offsets.
  package let range: Range<Int>
  /// How long it waits, in seconds; nil where that is not written as a number.
  package let seconds: Double?
  /// What happens then.
  package let outcome: ActionFact
  /// Whether it closes the screen and something has already been closed when the wait begins: then
  /// it waits for that.
  package let followsClosing: Bool
  /// Whether an announcement is posted beside the wait.
  package let isAnnounced: Bool
  /// Whether it waits only where whoever uses the type says how long.
  package let waitsAtRequest: Bool
}

extension Declaration {
  /// The delays in the type's functions and closures, nested types left out.
  package var delays: [Delay] {
    guard mentionedSymbols.contains(.waits) else { return [] }
    var delays: [Delay] = []
    for node in ownNodes(.closureExpr, .codeBlock, .switchCase, .accessorBlock) {
      let items = node.items
      for (index, item) in items.enumerated() {
        guard let call = item.callInside,
          let delay = Delay(
            of: call,
            behind: items[..<index].suffix(Delay.reach),
            before: items[(index + 1)...].prefix(Delay.reach),
            in: self
          )
        else { continue }
        delays.append(delay)
      }
    }
    return delays
  }
}

extension Declaration {
  /// What a work item does that an expression names in a function: `let work = DispatchWorkItem { … }`.
  package func workItem(_ name: Expression) -> Closure? {
    guard let made = localConstant(name)?.call, made.callee.path == "DispatchWorkItem" else {
      return nil
    }
    return made.arguments.lazy.compactMap(\.closure).last
  }

  /// Whether a call is handed a stored property that may be nil, which whoever uses the type decides.
  fileprivate func takesOptional(namedIn call: Node) -> Bool {
    call.allTokens.contains { token in
      guard token.kind == .identifier, let property = property(token.text) else { return false }
      return !property.isStatic && property.getter == nil && property.attributes.isEmpty
        && property.type?.hasSuffix("?") == true
    }
  }
}

extension Delay {
  /// How many statements around a wait are read.
  fileprivate static let reach = 12

  /// - Parameters:
  ///   - call: a statement's call.
  ///   - earlier: the statements before it.
  ///   - later: those behind it, which a sleep puts off.
  fileprivate init?(
    of call: Node,
    behind earlier: ArraySlice<Node>,
    before later: ArraySlice<Node>,
    in declaration: Declaration
  ) {
    guard let callee = call.firstChild, callee.kind == .memberAccessExpr,
      let name = callee.lastChild
    else { return nil }
    if name.hasText("asyncAfter") || name.hasText("scheduledTimer") {
      guard case .call(_, let arguments) = Expression(call).form,
        let timer = Self.timer(arguments, in: declaration)
      else { return nil }
      range = callee.range
      seconds = timer.seconds
      outcome = timer.outcome
      waitsAtRequest = false
    } else if let sleep = Self.sleep(call, in: declaration) {
      range = call.range
      seconds = sleep
      waitsAtRequest = sleep == nil && declaration.takesOptional(namedIn: call)
      outcome = ActionFact(Array(later), in: declaration)
    } else {
      return nil
    }
    guard outcome.dismisses else {
      followsClosing = false
      isAnnounced = (Array(earlier) + Array(later)).contains(where: \.announces)
      return
    }
    let before = ActionFact(Array(earlier), in: nil)
    followsClosing = before.dismisses || !before.cleared.isEmpty
    isAnnounced = (Array(earlier) + Array(later)).contains(where: \.announces)
  }

  /// What the arguments of `DispatchQueue.main.asyncAfter(…) { … }` or
  /// `Timer.scheduledTimer(…, repeats: false) { … }` say.
  private static func timer(
    _ arguments: [Argument],
    in declaration: Declaration
  ) -> (seconds: Double?, outcome: ActionFact)? {
    var outcome: ActionFact?
    var seconds: Double?
    for argument in arguments {
      switch argument.label {
      case "deadline", "wallDeadline": seconds = argument.value.secondsFromNow(in: declaration)
      case "withTimeInterval", "timeInterval": seconds = argument.value.seconds(in: declaration)
      case "repeats":
        guard argument.value.boolean == false else { return nil }
      case "execute":
        // `execute: dismiss`, `execute: work` after `let work = DispatchWorkItem { … }`
        if let work = declaration.workItem(argument.value) {
          outcome = ActionFact(work, in: declaration)
        } else if argument.value.path != nil {
          outcome = ActionFact(argument.value, in: declaration)
        }
      case "selector":
        // `#selector(signOut)`
        let name = Array(argument.value.node.allTokens).last {
          declaration.function($0.text) != nil
        }?.text
        outcome = name.flatMap { declaration.function($0)?.body }.map {
          ActionFact($0, in: declaration)
        }
      default: break
      }
      if case .closure(let body) = argument.value.form {
        outcome = ActionFact(body, in: declaration)
      }
    }
    return outcome.map { (seconds, $0) }
  }

  /// How long `Task.sleep` or the `sleep` of a clock waits, in seconds, nil within where that is worked out;
  /// nil for any other call.
  package static func sleep(_ call: Node, in declaration: Declaration) -> Double?? {
    guard let callee = call.firstChild, callee.kind == .memberAccessExpr,
      callee.lastChild?.hasText("sleep") == true,
      case .call(_, let arguments) = Expression(call).form, let first = arguments.first
    else { return nil }
    switch first.label {
    case "for", "seconds": return .some(first.value.seconds(in: declaration))
    case "nanoseconds", nil:
      return .some(first.value.seconds(in: declaration).map { $0 / 1_000_000_000 })
    case "until": return .some(first.value.secondsFromNow(in: declaration))
    default: return .some(nil)
    }
  }
}

extension Expression {
  /// The seconds of a number or a duration: `2`, `.seconds(2)`, `2 * 1_000_000_000`,
  /// `NSEC_PER_SEC / 2`, or of a constant of the type that is one.
  fileprivate func seconds(in declaration: Declaration) -> Double? {
    seconds(in: declaration, depth: 0)
  }

  private func seconds(in declaration: Declaration, depth: Int) -> Double? {
    guard depth < 8 else { return nil }
    switch form {
    case .number(let value): return value
    case .name("NSEC_PER_SEC"): return 1_000_000_000
    case .name("NSEC_PER_MSEC"): return 1_000_000
    case .name, .member:
      guard let path, path.hasPrefix("Self.") || path.withoutSelf.pathNames.count == 1,
        let name = path.pathNames.last, let constant = declaration.property(name),
        constant.isConstant || constant.isStatic
      else { return nil }
      return constant.initialValue?.seconds(in: declaration, depth: depth + 1)
    case .call(let callee, let arguments):
      guard arguments.count == 1, let name = callee.memberName else { return nil }
      let value = arguments[0].value.seconds(in: declaration, depth: depth + 1)
      switch name {
      case "seconds", "UInt64", "Double", "TimeInterval": return value
      case "milliseconds": return value.map { $0 / 1_000 }
      case "microseconds": return value.map { $0 / 1_000_000 }
      case "nanoseconds": return value.map { $0 / 1_000_000_000 }
      default: return nil
      }
    case .operators(let operands, let operators) where operators.allSatisfy { "*/".contains($0) }:
      guard var product = operands.first?.seconds(in: declaration, depth: depth + 1) else {
        return nil
      }
      for (operation, operand) in zip(operators, operands.dropFirst()) {
        guard let factor = operand.seconds(in: declaration, depth: depth + 1) else { return nil }
        product = operation == "*" ? product * factor : product / factor
      }
      return product
    default: return nil
    }
  }

  /// The seconds of `.now() + 2`, `.now() + .seconds(2)`.
  fileprivate func secondsFromNow(in declaration: Declaration) -> Double? {
    guard case .operators(let operands, ["+"]) = form, operands.count == 2,
      operands[0].call?.callee.memberName == "now" || operands[0].memberName == "now"
    else { return nil }
    return operands[1].seconds(in: declaration)
  }
}

extension Node {
  /// Whether an announcement is posted in a statement.
  fileprivate var announces: Bool {
    allTokens.contains { token in
      token.kind == .identifier
        && Identifier.words(of: token.text).contains { $0.hasPrefix("announc") }
    }
  }

  /// The call that a statement is, behind `try`, `await` and an assignment.
  fileprivate var callInside: Node? {
    var node = self
    for _ in 0..<6 {
      switch node.kind {
      case .functionCallExpr: return node
      case .tryExpr, .awaitExpr:
        guard let inner = node.firstChild else { return nil }
        node = inner
      case .sequenceExpr:
        let parts = Array(node.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr else { return nil }
        node = parts[2]
      case .variableDecl:
        guard let value = Declaration.Property.properties(of: node).first?.initialValue else {
          return nil
        }
        node = value.node
      default: return nil
      }
    }
    return nil
  }
}

extension ActionFact {
  /// What a path that is assigned or called ends with.
  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// The names that are set to `false` or `nil`, and to nothing else: a function that shows one state
  /// after the other sets them both ways.
  package var cleared: [String] {
    func isCleared(_ value: Expression) -> Bool {
      value.boolean == false || value.form == .nothing
    }
    let shown = Set(assignments.filter { !isCleared($0.value) }.map { Self.lastName($0.target) })
    return assignments.filter { isCleared($0.value) }.map { Self.lastName($0.target) }
      .filter { !shown.contains($0) }
  }

  /// Whether it closes the screen or dialog: a call of `dismiss`.
  package var dismisses: Bool {
    calls.contains { Self.lastName($0) == "dismiss" }
  }
}

extension Delay {
  /// Whether it closes an alert of UIKit, which is no screen.
  package func closesAlert(of item: ItemModel) -> Bool {
    item.objects.contains {
      $0.isKind(of: .alertController) && outcome.calls.contains("\($0.name).dismiss")
    }
  }
}
