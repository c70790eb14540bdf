import CurbcutModel
import CurbcutSyntax

/// The code of two versions that no transcript tells: models, actions, and what sets up objects of
/// UIKit. What it makes screens say is known only when the app runs.
///
/// Comments, imports, previews, who may use a member, code that moved to another file and names that
/// are others throughout the project change nothing of that.
struct UntoldCode {
  /// A member, a loose function or constant, or an action in the code of a view.
  private struct Piece {
    /// The tokens that mean something.
    let words: [String]
    /// The property whose value it is, with its type: one that is new or gone says nothing by itself.
    let property: String?
    /// Whether it makes or sets up objects of UIKit.
    let isOfObjects: Bool
    let key: PathKey

    var text: String { words.joined(separator: " ") }
  }

  private var old: [Piece] = []
  private var new: [Piece] = []
  /// What the files declare, types and their members.
  private var oldNames: Set<String> = []
  private var newNames: Set<String> = []

  /// Takes both versions of a file.
  ///
  /// - Parameter key: the path that it is told by.
  mutating func add(_ former: ProjectVersion.File?, _ file: ProjectVersion.File?, at key: PathKey) {
    guard [former, file].allSatisfy({ $0?.analysis.isExempt != true && $0?.isManifest != true })
    else { return }
    old += pieces(of: former, key)
    new += pieces(of: file, key)
    oldNames.formUnion(Self.names(declaredIn: former))
    newNames.formUnion(Self.names(declaredIn: file))
  }

  private static func names(declaredIn file: ProjectVersion.File?) -> Set<String> {
    var names: Set<String> = []
    for declaration in (file?.analysis.models ?? []).flatMap(\.model.declarations) {
      if declaration.keyword != .extension { names.insert(declaration.name) }
      names.formUnion(declaration.properties.map(\.name))
      for function in declaration.functions {
        names.insert(function.name)
        for parameter in function.parameters {
          names.formUnion([parameter.name, parameter.label].compactMap { $0 })
        }
      }
    }
    return names
  }

  /// The files in which such code is another: of UIKit, and all else.
  func changedPaths(
    isInOld: (String) -> Bool,
    isInNew: (String) -> Bool
  ) -> (objects: Set<PathKey>, logic: Set<PathKey>) {
    var (gone, fresh) = (Self.surplus(of: old, over: new), Self.surplus(of: new, over: old))
    dropRenamed(&gone, &fresh, isInOld: isInOld, isInNew: isInNew)
    let both = Set(gone.compactMap(\.property)).intersection(fresh.compactMap(\.property))
    let left = (gone + fresh).filter { $0.property.map { both.contains($0) } ?? true }
    let objects = Set(left.filter(\.isOfObjects).map(\.key))
    return (objects, Set(left.map(\.key)).subtracting(objects))
  }

  // MARK: What is in both versions

  /// The pieces that one version has and the other has not, wherever they stand.
  private static func surplus(of pieces: [Piece], over others: [Piece]) -> [Piece] {
    var known: [String: Int] = [:]
    for piece in others { known[piece.text, default: 0] += 1 }
    return pieces.filter { piece in
      guard let count = known[piece.text], count > 0 else { return true }
      known[piece.text] = count - 1
      return false
    }
  }

  /// Leaves out what is called otherwise and is the same.
  private func dropRenamed(
    _ gone: inout [Piece],
    _ fresh: inout [Piece],
    isInOld: (String) -> Bool,
    isInNew: (String) -> Bool
  ) {
    // What is declared under another name now, rather than something else of the same kind.
    let locals = (Self.locals(of: gone), Self.locals(of: fresh))
    gone.removeAll { piece in
      let partner = fresh.firstIndex { other in
        guard other.words.count == piece.words.count else { return false }
        var names: [String: String] = [:]
        for (before, after) in zip(piece.words, other.words) where before != after {
          guard before.isName, after.isName, names[before, default: after] == after else {
            return false
          }
          names[before] = after
        }
        return names.allSatisfy { before, after in
          if locals.0.contains(before), locals.1.contains(after) {
            return !other.words.contains(before) && !piece.words.contains(after)
          }
          return oldNames.contains(before) && newNames.contains(after) && !isInNew(before)
            && !isInOld(after)
        }
      }
      if let partner { fresh.remove(at: partner) }
      return partner != nil
    }
  }

  /// The variables that code of pieces declares.
  private static func locals(of pieces: [Piece]) -> Set<String> {
    var names: Set<String> = []
    for piece in pieces {
      for (word, next) in zip(piece.words, piece.words.dropFirst()) {
        if word == "let" || word == "var" { names.insert(next) }
      }
    }
    return names
  }

  // MARK: Pieces

  private func pieces(of file: ProjectVersion.File?, _ key: PathKey) -> [Piece] {
    let models = (file?.analysis.models ?? []).map(\.model)
    let loggers = Set(
      models.flatMap(\.declarations).flatMap(\.properties).filter(\.isLogger).map(\.name)
    )
    return models.flatMap { $0.isPreview ? [] : pieces(of: $0, loggers, key) }
  }

  private func pieces(of item: ItemModel, _ loggers: Set<String>, _ key: PathKey) -> [Piece] {
    let statement = item.node.statement
    if statement.kind == .importDecl { return [] }
    let views = item.trees.flatMap(\.elements).map(\.range)
    guard !item.declarations.isEmpty else {
      return pieces(of: statement, in: item, views, loggers, property: nil, key)
    }
    return item.declarations.flatMap { declaration -> [Piece] in
      if declaration.isPreview || declaration.keyword == .protocol { return [] }
      let nested = Set(declaration.nested.map(\.node.range.lowerBound))
      let members = declaration.node.child(.memberBlock).map { Array($0.children) } ?? []
      return members.flatMap { member -> [Piece] in
        if nested.contains(member.range.lowerBound) { return [] }
        let properties = declaration.properties.filter { member.range.overlaps($0.node.range) }
        let isStored = !properties.isEmpty && properties.allSatisfy { $0.getter == nil }
        // What is only declared has no value until other code gives it one.
        if isStored, properties.allSatisfy({ $0.initialValue == nil }), member.isPlain { return [] }
        if !properties.isEmpty, properties.allSatisfy(\.isLogger) { return [] }
        let name =
          isStored && member.isPlain
          ? properties.first.map { "\(declaration.name).\($0.name)" } : nil
        return pieces(of: member, in: item, views, loggers, property: name, key)
      }
    }
  }

  private func pieces(
    of member: Node,
    in item: ItemModel,
    _ views: [Range<Int>],
    _ loggers: Set<String>,
    property: String?,
    _ key: PathKey
  ) -> [Piece] {
    if Self.silentKinds.contains(member.statement.kind) { return [] }
    // Of a member with views, transcripts tell all but the actions, and what is felt or focused.
    let hasViews = views.contains { $0.overlaps(member.range) }
    let nodes = hasViews ? actions(in: member, views) : [member]
    let settings = hasViews ? self.settings(in: member) : []
    return settings.map { Piece(words: $0, property: property, isOfObjects: false, key: key) }
      + nodes.compactMap { node in
        let words = node.meaningfulWords(besides: loggers)
        if words.isEmpty { return nil }
        let isOfObjects = item.objects.contains { object in
          object.type != nil
            && (object.range.overlaps(node.range) && !object.isOwn
              || object.settings.contains {
                $0.range.overlaps(node.range) && !object.callsOwnFunction(by: $0)
              })
        }
        return Piece(words: words, property: property, isOfObjects: isOfObjects, key: key)
      }
  }

  /// The closures of a member in which no view stands.
  private func actions(in member: Node, _ views: [Range<Int>]) -> [Node] {
    var found: [Node] = []
    for node in member.descendants where node.kind == .closureExpr {
      let isInside = found.last.map { $0.range.contains(node.range.lowerBound) } ?? false
      if !isInside, node.worksOutList {
        found.append(node)
        continue
      }
      if isInside || views.contains(where: { $0.overlaps(node.range) && !$0.encloses(node.range) })
      {
        continue
      }
      if views.contains(where: { node.range.encloses($0) }) { continue }
      found.append(node)
    }
    return found
  }

  /// The modifiers and references to actions of a member of which transcripts say nothing.
  private func settings(in member: Node) -> [[String]] {
    member.descendants.compactMap { node -> [String]? in
      switch node.kind {
      case .functionCallExpr:
        guard let callee = node.firstChild, callee.kind == .memberAccessExpr,
          let name = callee.lastToken?.text, Self.untoldModifiers.contains(name)
        else { return nil }
        let arguments = node.allTokens.filter { $0.range.lowerBound >= callee.range.upperBound }
        return [name] + arguments.map(\.text)
      case .labeledExpr:
        guard let label = node.labelToken?.text, label == "action" || label == "perform",
          node.lastChild?.kind != .closureExpr
        else { return nil }
        return node.meaningfulWords(besides: [])
      default: return nil
      }
    }
  }

  /// Source: Apple, "View": what is felt, and where focus and the keyboard go.
  private static let untoldModifiers: Set<String> = [
    "sensoryFeedback", "keyboardShortcut", "accessibilityFocused", "defaultFocus", "focused",
  ]

  /// What says nothing by itself.
  private static let silentKinds: Set<NodeKind> = [
    .importDecl, .typeAliasDecl, .associatedTypeDecl, .deinitializerDecl,
  ]
}

extension UIKitObject {
  /// Whether a setting is a call of a function that its own type has: that is told where it stands.
  fileprivate func callsOwnFunction(by setting: ObjectSetting) -> Bool {
    isOwn && setting.isCall && setting.path.count == 1
      && declaration.function(setting.name) != nil
  }
}

extension Declaration.Property {
  /// Whether it writes to the log. Source: Apple, "Logger" and "OSLog".
  fileprivate var isLogger: Bool {
    ["Logger", "OSLog"].contains(initialValue?.call?.callee.path ?? "")
  }
}

extension Node {
  /// Whether a closure fills a variable and gives it back, rather than naming views.
  fileprivate var worksOutList: Bool {
    lastChild?.kind == .returnStmt
      && children.contains { $0.kind == .variableDecl && $0.firstToken?.hasText("var") == true }
  }
}

extension String {
  /// Whether it is a name, rather than a literal or a sign.
  fileprivate var isName: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}

extension Node {
  /// Whether nothing in it runs when its value changes: `didSet`.
  fileprivate var isPlain: Bool { !descendants.contains { $0.kind == .accessorDecl } }

  /// The tokens without what changes nothing when the app runs: who may use it, `self.`, what is only
  /// printed for programmers.
  ///
  /// - Parameter loggers: the properties that write to the log.
  fileprivate func meaningfulWords(besides loggers: Set<String>) -> [String] {
    var dropped: [Range<Int>] = []
    for node in descendants {
      let isDropped =
        switch node.kind {
        case .declModifier: Self.silentModifiers.contains { node.text.hasPrefix($0) }
        case .attribute: Self.silentAttributes.contains(node.text)
        case .functionCallExpr: node.writesToLog(loggers)
        default: false
        }
      if isDropped { dropped.append(node.range) }
    }
    var words: [String] = []
    for token in allTokens {
      let text = token.text
      if dropped.contains(where: { $0.contains(token.range.lowerBound) }) { continue }
      // The end of a file is a token too.
      if text == "return" || text == ";" || text.isEmpty { continue }
      if text == ".", words.last == "self" {
        words.removeLast()
        continue
      }
      if text == ")" || text == "]", words.last == "," { words.removeLast() }
      // What stands in a literal is no name.
      words.append(token.kind == .stringSegment ? "\"\(text)" : text)
    }
    return words
  }

  /// Whether it is a call that only writes to the log: `print(url)`, `logger.info("…")`.
  private func writesToLog(_ loggers: Set<String>) -> Bool {
    guard let callee = firstChild, callee.range.count <= Self.maximumCallee else { return false }
    let names = callee.text.split(separator: ".").map(String.init)
    if names.count == 1 { return Self.printers.contains(names[0]) }
    return names.dropLast().last.map(loggers.contains) ?? false
  }

  private static let silentModifiers = [
    "public", "internal", "private", "fileprivate", "open", "package", "final", "nonisolated",
  ]
  private static let silentAttributes: Set<String> = [
    "@MainActor", "@discardableResult", "@inlinable", "@usableFromInline", "@frozen",
    "@preconcurrency", "@Sendable",
  ]
  /// Source: Swift and Foundation, functions that write to the console or stop a build for debugging.
  private static let printers: Set = ["print", "debugPrint", "NSLog", "os_log", "dump", "assert"]
  /// Up to how many bytes the name of what is called is read.
  private static let maximumCallee = 120
}

extension ProjectVersion.File {
  /// Whether it describes how the project is built and is no part of the app: a manifest of Swift
  /// packages, or of Tuist.
  ///
  /// Source: Swift Package Manager, "PackageDescription"; Tuist, "ProjectDescription".
  fileprivate var isManifest: Bool {
    analysis.models.contains { model, _ in
      let statement = model.node.statement
      guard statement.kind == .importDecl, let module = statement.lastToken?.text else {
        return false
      }
      return module == "PackageDescription" || module == "ProjectDescription"
    }
  }
}
