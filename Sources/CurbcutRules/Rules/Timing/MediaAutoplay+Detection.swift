import CurbcutModel
import CurbcutSyntax

/// A player that starts without having been asked to.
struct Autoplay: Sendable {
  /// What starts it, in UTF-8 offsets.
  let range: Range<Int>
  /// The player's name.
  let player: String
}

extension Declaration {
  /// The players that a view controller starts when it appears.
  var autoplays: [Autoplay] {
    guard mentionedSymbols.contains(.plays), keyword == .class else { return [] }
    let moments: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "loadView"]
    return functions.filter { moments.contains($0.name) }.flatMap { function -> [Autoplay] in
      guard let body = function.body else { return [] }
      return Playback.calls(in: body, of: self).compactMap { call in
        Playback.player(of: call, in: self).flatMap { name in
          mutes(name, startedAt: call.range) ? nil : Autoplay(range: call.range, player: name)
        }
      }
    }
  }
}

extension Declaration {
  /// Whether a player is muted somewhere in the type, or a setting decides at a place whether it
  /// starts.
  fileprivate func mutes(_ player: String, startedAt range: Range<Int>) -> Bool {
    guard mentionedSymbols.contains(.mutes) else { return false }
    // `player.volume = 1` is heard.
    let loud = ownNodes(.sequenceExpr).compactMap(\.assignment).filter { _, value in
      value.boolean == false || value.number.map { $0 > 0 } == true
    }
    let isMuted = ownNodes(.memberAccessExpr).contains { node in
      guard let name = node.lastChild, name.hasText("isMuted") || name.hasText("volume"),
        !loud.contains(where: { $0.target.range == node.range })
      else { return false }
      return node.allTokens.contains { $0.text == player }
    }
    return isMuted || SettingChecks(of: .sound, in: self).guardPlace(range)
  }
}

extension Autoplay {
  /// The players that a view starts when it appears.
  static func starts(of element: Element) -> [(modifier: Modifier, start: Autoplay)] {
    guard element.hasOwnModifier(.event), let declaration = element.declaration,
      declaration.mentionedSymbols.contains(.plays)
    else { return [] }
    return element.ownModifiers.compactMap { modifier in
      guard ["onAppear", "task"].contains(modifier.name) else { return nil }
      let named = (modifier.argument("perform") ?? modifier.firstArgument)?.path?.withoutSelf
      let statements =
        modifier.handler?.items.map(\.statement)
        ?? named.flatMap { declaration.function($0)?.body }
      for call in Playback.calls(in: statements ?? [], of: declaration) {
        guard let player = Playback.player(of: call, in: declaration, among: statements ?? [])
        else { continue }
        // A function of the type may be called from elsewhere too.
        let isHere = modifier.handler?.node.range.contains(call.range.lowerBound) == true
        let range = isHere ? call.range : modifier.callRange
        return (modifier, Autoplay(range: range, player: player))
      }
      return nil
    }
  }

  /// What silences a player that a modifier starts.
  static func exemptions(for modifier: Modifier, of start: Autoplay) -> [Exemption] {
    [
      Exemption("the player is muted, or a setting decides whether it starts") {
        $0.declaration?.mutes(start.player, startedAt: modifier.range) == true
      },
      .conditional(modifier),
      Exemption("the task begins anew with a value that the person chooses") { _ in
        modifier.name == "task" && modifier.argument("id") != nil
      },
    ]
  }
}

/// How players are told to start.
private enum Playback {
  private static let types = ["AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVPlayerLooper"]

  /// The name of the player whose `play` a call is: a property, or a constant of the statements around it.
  static func player(
    of call: Node,
    in declaration: Declaration,
    among statements: [Node] = []
  ) -> String? {
    guard let callee = call.firstChild, callee.kind == .memberAccessExpr,
      callee.lastChild?.hasText("play") == true, let base = callee.base,
      let path = Expression(base.optionalBase).path
    else { return nil }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let local = statements.lazy.filter { $0.kind == .variableDecl }
      .flatMap { Declaration.Property.properties(of: $0) }.first { $0.name == name }
    let property = local ?? declaration.property(name)
    let type = property?.type ?? property?.initialValue?.call?.callee.path ?? ""
    guard !NameHint.soundless.matches(path + " " + type) else { return nil }
    let isPlayer = NameHint.player.matches(name) || types.contains { type.hasPrefix($0) }
    return isPlayer ? name : nil
  }

  /// The calls that statements make whatever holds, those of the same type's functions opened once.
  static func calls(in items: [Node], of declaration: Declaration) -> [Node] {
    var calls: [Node] = []
    collect(items, of: declaration, depth: 0, into: &calls)
    return calls
  }

  private static func collect(
    _ items: [Node],
    of declaration: Declaration,
    depth: Int,
    into calls: inout [Node]
  ) {
    guard depth < 6 else { return }
    for item in items {
      // What follows a `guard` depends on its condition.
      if item.kind == .guardStmt,
        item.children.contains(where: {
          $0.kind == .conditionElement && $0.firstChild?.kind != .optionalBindingCondition
        })
      {
        return
      }
      var node = item
      while node.kind == .tryExpr || node.kind == .awaitExpr, let inner = node.firstChild {
        node = inner
      }
      guard node.kind == .functionCallExpr,
        case .call(let callee, let arguments) = Expression(node).form
      else { continue }
      calls.append(node)
      let path = callee.path ?? ""
      if ["Task", "withAnimation", "MainActor.run", "DispatchQueue.main.async"].contains(path),
        case .closure(let closure)? = arguments.last?.value.form
      {
        collect(closure.items.map(\.statement), of: declaration, depth: depth + 1, into: &calls)
      }
      let name = path.withoutSelf
      if depth < 2, let body = declaration.function(name)?.body {
        collect(body, of: declaration, depth: depth + 3, into: &calls)
      }
    }
  }
}

extension Node {
  /// The expression before `?` or `!`.
  fileprivate var optionalBase: Node {
    kind == .optionalChainingExpr || kind == .forceUnwrapExpr ? firstChild ?? self : self
  }
}
