import CurbcutSyntax

extension Declaration {
  /// The properties that a class of models changes where it announces something, so that a view need not:
  /// `message = text; AccessibilityNotification.Announcement(text).post()`.
  var announcedProperties: Set<String> {
    guard keyword == .class || keyword == .actor || keyword == .extension,
      mentionedSymbols.contains(.announces), !conforms(to: "View")
    else { return [] }
    let announcing = Set(functions.lazy.filter { $0.node.announces() }.map(\.name))
    return Set(
      properties.filter { !$0.isStatic && isAnnounced($0, byCalling: announcing) }.map(\.name)
    )
  }

  /// The properties that a class of models sets back after some seconds, however many people have seen
  /// them: `Task { try await Task.sleep(for: .seconds(3)); message = nil }`.
  var passingProperties: [String: Double] {
    guard keyword == .class || keyword == .actor || keyword == .extension,
      mentionedSymbols.contains(.waits), !mentionedSymbols.contains(.asksAssistiveTechnology),
      !conforms(to: "View")
    else { return [:] }
    var passing: [String: Double] = [:]
    for delay in delays {
      guard let seconds = delay.seconds, seconds >= 1, seconds < 20 else { continue }
      for name in delay.outcome.cleared where property(name)?.isStatic == false {
        passing[name] = min(seconds, passing[name] ?? seconds)
      }
    }
    return passing
  }

  /// Whether something is announced each time that a property gets a value, other than none.
  private func isAnnounced(_ property: Property, byCalling announcing: Set<String>) -> Bool {
    if property.node.announces(byCalling: announcing) { return true }
    let changes = ownNodes(.sequenceExpr).filter { node in
      guard let (target, value) = node.assignment, let path = target.path else { return false }
      return path.withoutSelf == property.name && value.form != .nothing
        && value.phrase.value?.isBlank != true
    }
    return !changes.isEmpty
      && changes.allSatisfy { isAnnounced($0.range, byCalling: announcing, depth: 0) }
  }

  /// Whether something is announced beside a place, or after it in the blocks around it, as far as it
  /// leads there; or beside each call of the function that it stands in.
  private func isAnnounced(
    _ range: Range<Int>,
    byCalling announcing: Set<String>,
    depth: Int
  ) -> Bool {
    let around = nodes(around: range)
    for block in around.reversed() {
      guard [.codeBlock, .closureExpr, .switchCase, .accessorBlock].contains(block.kind) else {
        if block.kind == .functionDecl, depth < 2 {
          let name = Function(reading: block).name
          let calls = ownNodes(.functionCallExpr).filter {
            Expression($0).call?.callee.path?.withoutSelf == name
          }
          return !calls.isEmpty
            && calls.allSatisfy { isAnnounced($0.range, byCalling: announcing, depth: depth + 1) }
        }
        continue
      }
      let statements = Array(block.children)
      let isFollowed = statements.contains { statement in
        !statement.range.contains(range.lowerBound) && statement.announces(byCalling: announcing)
      }
      if isFollowed { return true }
      // It leads out of what stands around it.
      if let last = statements.last, last.kind == .returnStmt || last.kind == .throwStmt {
        return false
      }
    }
    return false
  }

  /// The classes of the models that a view looks at, by its properties.
  package var watchedModels: Set<String> {
    Set(
      properties.compactMap { property in
        guard !Self.watching.isDisjoint(with: property.attributes) else { return nil }
        if let type = property.type { return type.hasSuffix("?") ? String(type.dropLast()) : type }
        if let path = property.initialValue?.call?.callee.path { return path }
        return property.environmentType?.pathNames.last
      }
    )
  }

  /// The attributes of properties that hold a model whose changes are shown.
  package static let watching: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
    "ObservedModel",
  ]
}

extension Node {
  /// Whether it names what announces something, or a function that does.
  fileprivate func announces(byCalling functions: Set<String> = []) -> Bool {
    allTokens.contains {
      $0.kind == .identifier
        && (Identifier.announces($0.text) || functions.contains($0.text))
    }
  }
}
