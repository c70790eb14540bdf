import CurbcutSyntax

/// The words that initializers and factories of a project give the objects of UIKit that they make:
/// `UILabel("Welcome", color: .ink)`, `UIButton(configuration: .pill(text: "Follow"))`.
///
/// Source: the code of the project's extensions and classes. What they give beside their parameters and
/// literals is known to nobody.
struct MakerWords: Sendable {
  /// Who makes it: an initializer or a factory.
  private struct Key: Hashable {
    let type: String
    let function: String
  }

  private struct Maker {
    let path: String
    let function: Declaration.Function
    /// What it gives for words; nil where it gives none.
    let words: Expression?
    /// What it makes the object of, if that is made by another maker.
    let origin: Expression?
  }

  private var makers: [Key: [Maker]] = [:]

  /// How many makers that call each other are followed.
  private static let maximumDepth = 6

  /// Adds what an item makes; what was there of the file in the same text is forgotten.
  mutating func add(_ item: ItemModel, in path: String) {
    for declaration in item.declarations {
      let type = Self.type(of: declaration)
      let isOfUIKit = UIKitType(rawValue: type).map(Self.counts) ?? false
      let above = declaration.conformances.first.flatMap { UIKitType(rawValue: $0) }
      let isBelow = declaration.keyword == .class && above.map(Self.counts) == true
      guard declaration.keyword == .extension && isOfUIKit || isBelow else { continue }
      for function in declaration.functions
      where function.name == "init" || function.isStatic {
        guard let body = function.body, !body.isEmpty else { continue }
        let maker = Maker(
          path: path,
          function: function,
          words: Self.words(in: body),
          origin: Self.origin(in: body)
        )
        let key = Key(type: type, function: function.name)
        makers[key, default: []].removeAll {
          $0.path == path && $0.function.node.text == function.node.text
        }
        makers[key, default: []].append(maker)
      }
      // `static var close: Self { .pill(text: "Close") }`
      for property in declaration.properties where property.isStatic {
        guard let value = property.singleValue ?? property.initialValue else { continue }
        let function = Declaration.Function(named: property.name, standingAt: property.node)
        let key = Key(type: type, function: property.name)
        makers[key, default: []].removeAll { $0.path == path }
        makers[key, default: []].append(
          Maker(path: path, function: function, words: nil, origin: value)
        )
      }
    }
  }

  /// The type that a declaration is, or extends: `extension UIButton.Configuration` is told by its last
  /// name.
  private static func type(of declaration: Declaration) -> String {
    declaration.keyword == .extension && declaration.name == "Configuration"
      ? UIKitType.buttonConfiguration.rawValue : declaration.name
  }

  /// Whether objects of a type have words.
  private static func counts(_ type: UIKitType) -> Bool {
    type == .buttonConfiguration || type.isKind(of: .button) || type.isKind(of: .label)
  }

  /// What is assigned last that gives an object words, by the code of its maker.
  private static func words(in body: [Node]) -> Expression? {
    var found: Expression?
    for node in body.flatMap({ [$0] + Array($0.descendants) }) {
      switch node.kind {
      case .sequenceExpr:
        let parts = Array(node.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr,
          isTitle(Expression(parts[0]).path ?? "")
        else { continue }
        found = Expression(parts[2])
      case .functionCallExpr:
        guard let name = node.firstChild?.lastToken?.text,
          name == "setTitle" || name == "setAttributedTitle",
          let value = Argument.arguments(of: node).first?.value
        else { continue }
        found = value
      default: continue
      }
    }
    return found
  }

  /// Whether a path is that of words: `text`, `self.title`, `config.attributedTitle`.
  private static func isTitle(_ path: String) -> Bool {
    let names = path.split { $0 == "." || $0 == "?" || $0 == "!" }
    guard let last = names.last, names.count <= 3 else { return false }
    return ["text", "title", "attributedText", "attributedTitle"].contains(last)
  }

  /// What a maker gives, or begins with: `.pill(text: title)`, `var config = Self.pill(text: title)`.
  private static func origin(in body: [Node]) -> Expression? {
    for statement in body {
      if statement.kind == .variableDecl {
        let value = statement.descendants.first { $0.kind == .initializerClause }?.lastChild
        if let value { return Expression(value) }
      }
      if statement.kind == .functionCallExpr, let callee = statement.firstChild {
        let name = callee.text
        if name.hasPrefix(".") || name == "self.init" { return Expression(statement) }
      }
      if statement.kind == .returnStmt, let value = statement.lastChild {
        return Expression(value)
      }
    }
    return body.count == 1 ? Expression(body[0].statement) : nil
  }

  // MARK: What an object is given

  /// What is known of the words of an object.
  enum Answer {
    /// A maker gives them.
    case words(Expression)
    /// A maker gives none.
    case none
    /// Nobody has read the maker.
    case unknown
  }

  /// The words that an expression gives an object that it makes.
  func words(of value: Expression, for type: String, depth: Int = 0) -> Answer {
    guard depth < Self.maximumDepth else { return .unknown }
    let (name, arguments) = Self.call(value, type)
    guard let name else { return .unknown }
    let known = makers[Key(type: type, function: name)] ?? []
    guard let maker = known.first(where: { $0.function.takes(arguments) }) else {
      return .unknown
    }
    if let words = maker.words {
      return Self.given(words, maker.function, arguments).map { .words($0) } ?? .unknown
    }
    guard let origin = maker.origin else { return .none }
    switch self.words(of: origin, for: type, depth: depth + 1) {
    case .words(let words):
      return Self.given(words, maker.function, arguments).map { .words($0) } ?? .unknown
    case .none: return .none
    case .unknown:
      // `.plain()` and its like have no words.
      let call = Self.call(origin, type)
      let isOfSystem = call.name.map { UIKitNames.configurations.contains($0) || $0 == "init" }
      return isOfSystem == true ? .none : .unknown
    }
  }

  /// The name of what is called, and with what.
  private static func call(_ value: Expression, _ type: String) -> (name: String?, [Argument]) {
    guard let call = value.call else {
      return (value.memberName, [])
    }
    let path = call.callee.path ?? ""
    if path == type || path == ".init" || path == "self.init" { return ("init", call.arguments) }
    return (call.callee.memberName, call.arguments)
  }

  /// What is given for words where a maker is called: its parameter's value, or a literal of its own.
  private static func given(
    _ words: Expression,
    _ function: Declaration.Function,
    _ arguments: [Argument]
  ) -> Expression? {
    let plain = words.withoutAttributes
    if case .string(let phrase) = plain.form { return phrase.literal == nil ? nil : plain }
    guard let name = plain.path,
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return nil }
    return arguments.first { $0.label == parameter.label }?.value ?? parameter.defaultValue
  }
}

extension Declaration.Function {
  /// A property that gives something, as a function without parameters.
  fileprivate convenience init(named name: String, standingAt node: Node) {
    self.init(
      name: name,
      node: node,
      attributes: [],
      isStatic: true,
      isPrivate: false,
      parameters: [],
      returnType: nil,
      body: nil,
      nameRange: node.range
    )
  }
}

extension Expression {
  /// The text of what is made of one with attributes: `title` of `AttributedString(title, attributes: …)`.
  var withoutAttributes: Expression {
    guard let call, let first = call.arguments.first else { return self }
    let name = call.callee.memberName ?? call.callee.path ?? ""
    let makers: Set = [
      "AttributedString", "NSAttributedString", "NSMutableAttributedString", "init",
    ]
    guard makers.contains(name), first.label == nil || first.label == "string" else { return self }
    return first.value
  }
}
