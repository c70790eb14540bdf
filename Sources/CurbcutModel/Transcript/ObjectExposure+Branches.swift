import CurbcutSyntax

/// Branches and loops of the code that sets views up, as far as it is known what they do.
extension ObjectExposure {
  /// A loop over a collection that the source spells out.
  private struct Loop {
    /// Where it begins, in UTF-8 offsets of the item.
    let start: Int
    let names: [String]
    let items: [Value]
  }

  private var evaluation: Evaluation {
    Evaluation(types: views.types, strings: item.project.strings) { [views] name in
      views.constants[name]
    }
  }

  /// What names mean where a setting is done: parameters are what the call gives for them.
  func frame(of setting: ObjectSetting) -> Evaluation.Frame {
    var inner = frame
    var evaluation = evaluation
    let function = own.declaration.function(setting.member)
    guard function?.parameters.isEmpty == false || !setting.givenArguments.isEmpty else {
      return inner
    }
    for parameter in function?.parameters ?? [] where inner.values[parameter.name] == nil {
      if let given = setting.givenArguments[parameter.name] {
        inner.values[parameter.name] = evaluation.valueOrCode(of: given, in: frame)
      } else if setting.givenCall != nil, let written = parameter.defaultValue {
        inner.values[parameter.name] = evaluation.valueOrCode(of: written, in: frame)
      }
    }
    return inner
  }

  /// An object without what is certainly not done to it; what certainly is has no condition.
  func settled(_ object: UIKitObject) -> UIKitObject {
    var object = object
    object.settings = object.settings.compactMap { setting in
      // What is done later has not been done when the screen is shown first.
      if isLate(setting) { return views.types.startsFresh ? nil : setting.underCondition }
      guard setting.isConditional, let isDone = isDone(setting, in: object.declaration) else {
        return setting
      }
      return isDone ? setting.whereConditionHolds : nil
    }
    return object
  }

  /// Whether something is done in answer to what people do, after the screen has appeared: in an
  /// action, or in a closure that is kept for later.
  func isLate(_ setting: ObjectSetting) -> Bool {
    if let function = own.declaration.function(setting.member),
      function.attributes.contains(where: { $0 == "objc" || $0 == "IBAction" })
    {
      return true
    }
    var outer = own.declaration.node
    for node in own.declaration.nodes(around: setting.range) {
      if node.kind == .closureExpr {
        // `model.onChange = { … }`
        if outer.kind == .sequenceExpr, outer.child(.assignmentExpr) != nil { return true }
        if outer.kind == .functionCallExpr || outer.kind == .labeledExpr,
          let name = outer.lastNameOfCallee ?? callee(around: node)
        {
          if Self.keeping.contains(name) { return true }
        }
      }
      outer = node
    }
    return false
  }

  /// The name of the function that a closure is handed to.
  private func callee(around closure: Node) -> String? {
    own.declaration.nodes(around: closure.range).last {
      $0.kind == .functionCallExpr && !$0.range.isEmpty && $0.range != closure.range
    }?.lastNameOfCallee
  }

  /// Functions and initializers that keep a closure for later.
  private static let keeping: Set<String> = [
    "UIAction", "Task", "async", "asyncAfter", "sink", "subscribe", "addAction", "addObserver",
    "observe", "dataTask", "scheduledTimer",
  ]

  /// Whether a setting under conditions is done; nil where that is not known.
  private func isDone(_ setting: ObjectSetting, in declaration: Declaration) -> Bool? {
    var bound = frame(of: setting)
    var evaluation = evaluation
    for node in declaration.nodes(around: setting.range) {
      switch node.kind {
      case .ifExpr:
        let conditions = node.children.filter { $0.kind == .conditionElement }
        guard let block = node.child(.codeBlock),
          let holds = evaluation.holds(conditions, in: &bound)
        else { return nil }
        let isFirst =
          block.range.lowerBound <= setting.range.lowerBound
          && setting.range.upperBound <= block.range.upperBound
        if holds != isFirst { return false }
      case .forStmt where openLoops.contains(node.range.lowerBound): continue
      case .switchExpr, .forStmt, .whileStmt, .repeatStmt, .doStmt: return nil
      default: continue
      }
    }
    return true
  }

  /// Reads views that stand beside each other; those that a loop makes, once for each of its items.
  mutating func readRow(_ places: [Int]) {
    var rest = places[...]
    while let place = rest.first {
      guard item.objects.indices.contains(place),
        let loop = loop(around: item.objects[place])
      else {
        read(place)
        rest.removeFirst()
        continue
      }
      let row = rest.prefix { next in
        item.objects.indices.contains(next)
          && self.loop(around: item.objects[next])?.start == loop.start
      }
      rest = rest.dropFirst(row.count)
      let outer = (frame: frame, seen: seen)
      openLoops.insert(loop.start)
      for value in loop.items {
        frame = outer.frame
        seen = outer.seen
        if loop.names.count > 1, case .tuple(let fields) = value {
          for (name, field) in zip(loop.names, fields) { frame.values[name] = field.value }
        } else if let name = loop.names.first {
          frame.values[name] = value
        }
        for place in row { read(place) }
      }
      openLoops.remove(loop.start)
      frame = outer.frame
      seen.formUnion(row)
    }
  }

  /// The innermost loop that makes an object, where it is known over what it goes.
  private func loop(around object: UIKitObject) -> Loop? {
    guard object.place == .local || object.place == .expression else { return nil }
    for node in object.declaration.nodes(around: object.range).reversed() {
      var names: [String] = []
      var sequence: Node?
      switch node.kind {
      case .forStmt:
        guard let pattern = node.children.first(where: { $0.kind.isPattern }) else { continue }
        names =
          pattern.kind == .identifierPattern
          ? [pattern.nameText]
          : pattern.descendants.filter { $0.kind == .identifierPattern }.map(\.nameText)
        sequence = node.children.dropFirst().first { !$0.kind.isPattern }
      case .functionCallExpr where node.firstChild?.lastChild?.hasText("forEach") == true:
        guard let closure = node.child(.closureExpr) else { continue }
        let given = Closure(closure).parameters
        names = given.isEmpty ? ["$0"] : given
        sequence = node.firstChild?.firstChild
      default: continue
      }
      let start = node.range.lowerBound
      guard !openLoops.contains(start), let sequence,
        let items = value(of: Expression(sequence))?.list
      else { continue }
      return Loop(start: start, names: names, items: items)
    }
    return nil
  }
}

extension Node {
  /// `sink` of `model.$title.sink { … }`.
  fileprivate var lastNameOfCallee: String? {
    guard kind == .functionCallExpr, let callee = firstChild else { return nil }
    return callee.kind == .declReferenceExpr ? callee.nameText : callee.lastChild?.nameText
  }
}

extension NodeKind {
  fileprivate var isPattern: Bool {
    self == .identifierPattern || self == .tuplePattern || self == .wildcardPattern
  }
}
