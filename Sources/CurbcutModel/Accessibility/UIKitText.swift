import CurbcutSyntax

/// Words that code of UIKit gives to people, wherever it stands: in a controller, in the action of a
/// view of SwiftUI, in a function that presents alerts for others.
package struct UIKitText: Sendable {
  package enum Kind: Sendable, Hashable {
    /// The title or message of an alert or action sheet.
    case alert
    case alertButton
    /// An item of a menu, or its title.
    case menuItem
    case menu
    case swipeAction
    case accessibilityAction
    /// What a property of an object is set to, such as its text or its accessibility label.
    case property(String)

    /// Where the words are heard, for a person.
    package var place: String {
      switch self {
      case .alert, .alertButton: "in an alert of UIKit"
      case .menuItem: "in a menu of UIKit"
      case .menu: "the title of a menu of UIKit"
      case .swipeAction: "a swipe action of UIKit"
      case .accessibilityAction: "a custom action of UIKit"
      case .property(let name): "the \(name) that code of UIKit sets"
      }
    }

    package var isButton: Bool {
      switch self {
      case .alertButton, .menuItem, .swipeAction: true
      case .alert, .menu, .accessibilityAction, .property: false
      }
    }
  }

  package let kind: Kind
  /// What is said; code stands in ‹guillemets›.
  package let words: String
  /// The type that the code belongs to; nil for what belongs to none.
  package let type: String?
  /// Where that begins, in UTF-8 offsets of the item.
  package let typeStart: Int?
  /// Where it is written, in UTF-8 offsets of the item.
  package let range: Range<Int>
}

/// The functions of a project that present alerts with words that they are given.
package struct AlertPresenters: Sendable {
  /// By the name of a function, which of its arguments is what.
  fileprivate private(set) var arguments: [String: [String: UIKitText.Kind]] = [:]

  package init() {}

  private static let types = [
    "UIAlertController", "UIAlertAction", "UIAction", "UIMenu", "UICommand", "UIKeyCommand",
    "UIContextualAction", "UIAccessibilityCustomAction",
  ]

  /// Whether code that mentions some names may make such words, or have an alert presented.
  package func mayBeUsed(where mentions: (String) -> Bool) -> Bool {
    Self.types.contains(where: mentions) || arguments.keys.contains(where: mentions)
  }

  /// Takes note of the functions of items: `func showAlert(title: String)`, where an alert is made with
  /// `title`, or another such function called with it.
  package mutating func add(_ items: [ItemModel]) {
    let candidates = items.flatMap(\.declarations).filter { $0.keyword != .protocol }
      .flatMap { declaration in
        declaration.functions.compactMap { Candidate($0, in: declaration) }
      }
    for _ in 0..<Self.maximumDepth {
      let known = arguments
      for candidate in candidates {
        for call in candidate.calls {
          for (kind, value) in words(of: Expression(call), in: candidate.type) {
            guard let path = value.path,
              let parameter = candidate.texts.first(where: { $0.name == path })
            else { continue }
            arguments[candidate.name, default: [:]][parameter.label ?? "_"] = kind
          }
        }
      }
      if arguments == known { break }
    }
  }

  /// A function that may hand words on that it is given.
  private struct Candidate {
    let name: String
    let type: String
    let texts: [Declaration.Parameter]
    let calls: [Node]

    init?(_ function: Declaration.Function, in declaration: Declaration) {
      texts = function.parameters.filter { $0.type.hasPrefix("String") }
      guard !texts.isEmpty, function.name != "init", function.body != nil else { return nil }
      calls = function.node.descendants.filter { $0.kind == .functionCallExpr }
      (name, type) = (function.name, declaration.name)
    }
  }

  /// How deep functions that present alerts call each other.
  private static let maximumDepth = 4

  /// The words that a call makes an object with.
  ///
  /// Source: UIKit, the initializers of these types.
  private static func words(
    of expression: Expression,
    in type: String?
  ) -> [(UIKitText.Kind, Expression)] {
    guard let call = expression.call, let path = call.callee.path else { return [] }
    if path == ".init" { return words(ofImplicit: call.arguments) }
    let written = path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    let name = written == "Self" || written == "self" ? type ?? written : written
    let (kind, labels): (UIKitText.Kind, Set<String>)
    switch name {
    case "UIAlertController": (kind, labels) = (.alert, ["title", "message"])
    case "UIAlertAction": (kind, labels) = (.alertButton, ["title"])
    case "UIAction", "UICommand", "UIKeyCommand": (kind, labels) = (.menuItem, ["title"])
    case "UIMenu": (kind, labels) = (.menu, ["title"])
    case "UIContextualAction": (kind, labels) = (.swipeAction, ["title"])
    case "UIAccessibilityCustomAction": (kind, labels) = (.accessibilityAction, ["name"])
    default: return []
    }
    return call.arguments.filter { $0.label.map(labels.contains) == true }.map { (kind, $0.value) }
  }

  /// The words of an initializer whose type is left out, `addAction(.init(title: "Close", style: .cancel))`:
  /// these labels have no other type of UIKit.
  private static func words(ofImplicit arguments: [Argument]) -> [(UIKitText.Kind, Expression)] {
    let labels = arguments.compactMap(\.label)
    let (kind, texts): (UIKitText.Kind, Set<String>)
    if labels.starts(with: ["title", "message", "preferredStyle"]) {
      (kind, texts) = (.alert, ["title", "message"])
    } else if labels.starts(with: ["title", "style"]) {
      (kind, texts) = (.alertButton, ["title"])
    } else if labels.starts(with: ["style", "title", "handler"]) {
      (kind, texts) = (.swipeAction, ["title"])
    } else {
      return []
    }
    return arguments.filter { $0.label.map(texts.contains) == true }.map { (kind, $0.value) }
  }

  fileprivate func words(
    of expression: Expression,
    in type: String?
  ) -> [(UIKitText.Kind, Expression)] {
    let own = Self.words(of: expression, in: type)
    if let call = expression.call, own.isEmpty, call.arguments.contains(where: \.givesAlertButtons)
    {
      // `alert(title: "Remove?", message: text, actions: [.init(title: "Remove", style: .destructive)])`
      return call.arguments.filter { $0.label == "title" || $0.label == "message" }
        .map { (.alert, $0.value) }
    }
    guard own.isEmpty, let call = expression.call,
      let name = call.callee.memberName ?? call.callee.path?.pathNames.last,
      let kinds = arguments[name]
    else { return own }
    return call.arguments.compactMap { argument in
      kinds[argument.label ?? "_"].map { ($0, argument.value) }
    }
  }
}

extension Argument {
  /// Whether it is a list of the buttons of an alert.
  fileprivate var givesAlertButtons: Bool {
    guard case .array(let items) = value.form, !items.isEmpty else { return false }
    return items.allSatisfy { item in
      guard let call = item.call else { return false }
      let name = call.callee.path ?? ""
      let labels = call.arguments.compactMap(\.label)
      return (name == ".init" || name == "UIAlertAction")
        && labels.starts(with: ["title", "style"])
    }
  }
}

extension ItemModel {
  /// The words that its code gives to objects of UIKit, or to functions that present alerts.
  package func uikitTexts(
    presenting presenters: AlertPresenters,
    knowing views: ReadableViews
  ) -> [UIKitText] {
    if declarations.isEmpty { return uikitTexts(in: node.statement, of: nil, presenters, views) }
    var texts: [UIKitText] = []
    for declaration in declarations where !declaration.isPreview {
      for call in declaration.ownNodes(.functionCallExpr) {
        texts += uikitTexts(ofCall: call, of: declaration, presenters, views)
      }
    }
    for declaration in declarations where !declaration.isPreview {
      // A model has texts too; code of UIKit shows them.
      guard objects.contains(where: { $0.type != nil && $0.declaration === declaration }) else {
        continue
      }
      for function in declaration.functions {
        guard let place = function.sectionText else { continue }
        for node in function.node.descendants where node.kind == .stringLiteralExpr {
          guard let words = words(Expression(node), in: declaration, views), !words.isEmpty else {
            continue
          }
          texts.append(
            UIKitText(
              kind: .property(place),
              words: words,
              type: declaration.name,
              typeStart: declaration.nameRange.lowerBound,
              range: node.range
            )
          )
        }
      }
      let settings = declaration.ownNodes(.sequenceExpr, .functionCallExpr)
      let unheard = UnheardTexts(of: declaration, settings, objects)
      for node in settings {
        guard let (name, value) = Expression(node).textSetting,
          !unheard.hold(node, name),
          let words = words(value, in: declaration, views), !words.isEmpty
        else { continue }
        texts.append(
          UIKitText(
            kind: .property(name),
            words: words,
            type: declaration.name,
            typeStart: declaration.nameRange.lowerBound,
            range: value.range
          )
        )
      }
    }
    return texts.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func uikitTexts(
    in node: Node,
    of declaration: Declaration?,
    _ presenters: AlertPresenters,
    _ views: ReadableViews
  ) -> [UIKitText] {
    node.descendants.filter { $0.kind == .functionCallExpr }.flatMap {
      uikitTexts(ofCall: $0, of: declaration, presenters, views)
    }
  }

  private func uikitTexts(
    ofCall call: Node,
    of declaration: Declaration?,
    _ presenters: AlertPresenters,
    _ views: ReadableViews
  ) -> [UIKitText] {
    presenters.words(of: Expression(call), in: declaration?.name).compactMap { kind, value in
      guard let words = words(value, in: declaration, views), !words.isEmpty else { return nil }
      // What a function is given, its callers say.
      if let name = value.path,
        declaration?.functions.contains(where: { function in
          function.node.range.contains(value.range.lowerBound)
            && function.parameters.contains { $0.name == name }
        }) == true
      {
        return nil
      }
      return UIKitText(
        kind: kind,
        words: words,
        type: declaration?.name,
        typeStart: declaration?.nameRange.lowerBound,
        range: value.range
      )
    }
  }

  /// What an expression says; nil for nothing.
  private func words(
    _ value: Expression,
    in declaration: Declaration?,
    _ views: ReadableViews
  ) -> String? {
    if let text = value.lookedUp(in: project.strings) { return text.spoken }
    // `String(format: NSLocalizedString("%d boats", comment: ""), count)`
    if let call = value.call, call.arguments.count > 1, let format = call.arguments.first,
      format.label == "format" || call.callee.memberName == "localizedStringWithFormat",
      let text = words(format.value, in: declaration, views), !text.contains("‹"),
      let phrase = Phrase(format: text, call.arguments.dropFirst().map(\.value))
    {
      return phrase.spoken
    }
    // `.localized("Error")`, `"Error".localized`: what extensions of the project's look up.
    let (name, keys) = value.lookup
    if let name, !keys.isEmpty,
      !views.types.functions(name, of: "String").isEmpty
        || views.types.property(name, of: "String") != nil
    {
      return Phrase.oneOf(keys.map { Phrase($0) }).spoken
    }
    let scope = Scope(
      tree: trees.first,
      in: declaration,
      base: nil,
      use: nil,
      constants: views.constants,
      types: views.types
    )
    return scope.words(value).value?.spoken
  }
}

/// The texts that code sets and VoiceOver never says: an accessibility label takes their place, or the view
/// that they are in is an element of its own.
private struct UnheardTexts {
  /// A member of the type, by where it begins, and what is named in it.
  private struct Named: Hashable {
    let member: Int
    let receiver: String
  }

  private let members: [Range<Int>]
  private var labeled: Set<Named> = []
  private let isElement: Bool

  init(of declaration: Declaration, _ settings: [Node], _ objects: [UIKitObject]) {
    members = declaration.node.child(.memberBlock)?.children.map(\.range) ?? []
    isElement = objects.contains { object in
      object.isOwn && object.declaration === declaration && object.isKind(of: .view)
        && object.settings.contains {
          $0.path == ["isAccessibilityElement"] && $0.value?.boolean == true && !$0.isConditional
        }
    }
    for node in settings {
      guard case .operators(let sides, ["="]) = Expression(node).form, sides.count == 2,
        sides[0].memberName == "accessibilityLabel", sides[1].form != .nothing
      else { continue }
      labeled.insert(named(node, sides[0]))
    }
  }

  func hold(_ node: Node, _ name: String) -> Bool {
    guard name == "text" else { return false }
    if isElement { return true }
    let target = Expression(node)
    var callee = target.call?.callee
    if case .operators(let sides, _) = target.form { callee = sides.first }
    guard let callee else { return false }
    return labeled.contains(named(node, callee))
  }

  private func named(_ node: Node, _ target: Expression) -> Named {
    let member = members.first { $0.contains(node.range.lowerBound) }?.lowerBound ?? 0
    guard case .member(let base?, _) = target.form else {
      return Named(member: member, receiver: "")
    }
    return Named(member: member, receiver: base.source.withoutSelf)
  }
}

extension Declaration.Function {
  /// What of a section of a table it gives; nil for other functions.
  ///
  /// Source: UIKit, `UITableViewDataSource`.
  fileprivate var sectionText: String? {
    switch parameters.last?.label {
    case "titleForHeaderInSection": "header of a section"
    case "titleForFooterInSection": "footer of a section"
    default: nil
    }
  }
}

extension Expression {
  /// The property of something that an assignment or call sets to words, and those; nil for other code.
  ///
  /// Source: UIKit, the properties of labels, buttons, fields, items and cells that show text, and
  /// "UIAccessibility".
  fileprivate var textSetting: (name: String, value: Expression)? {
    if let call {
      guard call.callee.memberName == "setTitle",
        call.arguments.contains(where: { $0.label == "for" }),
        let title = call.arguments.first, title.label == nil
      else { return nil }
      return ("text", title.value)
    }
    guard case .operators(let sides, ["="]) = form, sides.count == 2 else { return nil }
    switch sides[0].memberName ?? sides[0].path {
    case "text", "title", "subtitle", "secondaryText", "prompt": return ("text", sides[1])
    case let name? where Self.textProperties.contains(name): return (name, sides[1])
    default: return nil
    }
  }

  private static let textProperties: Set<String> = [
    "placeholder", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
  ]
}

extension Expression {
  /// What a member or function is called that gives the words for literals, and these: of
  /// `"key".localized`, `.localized("key")`, `NSLocalizedString(isOn ? "key" : "other", comment: "")`.
  fileprivate var lookup: (name: String?, keys: [String]) {
    func literals(_ expression: Expression) -> [String] {
      switch expression.form {
      case .string(let phrase): phrase.literal.map { [$0] } ?? []
      case .ternary(_, let then, let otherwise):
        zip(literals(then), literals(otherwise)).flatMap { [$0, $1] }
      default: []
      }
    }
    if case .member(let base?, let name) = form { return (name, literals(base)) }
    // `%"list.title"` by an operator of the project.
    if case .prefixed(let name, let base) = form, !Self.operatorsOfSwift.contains(name) {
      return (name, literals(base))
    }
    guard let call else { return (nil, []) }
    // What is put into a format is another text.
    let others: Set = ["comment", "bundle", "table", "tableName", "value"]
    if case .member(let base?, let name) = call.callee.form {
      let keys = literals(base)
      if !keys.isEmpty { return call.arguments.isEmpty ? (name, keys) : (nil, []) }
    }
    guard call.arguments.dropFirst().allSatisfy({ $0.label.map(others.contains) == true }) else {
      return (nil, [])
    }
    guard let first = call.arguments.first,
      first.label == nil || first.label == "localized" || first.label == "key"
    else { return (nil, []) }
    return (call.callee.memberName ?? call.callee.path, literals(first.value))
  }

  /// Source: The Swift Programming Language, "Operator Declarations".
  private static let operatorsOfSwift: Set<String> = ["-", "+", "!", "~", "&", "..<", "..."]

  /// The words that keys stand for which are looked up in the strings of the project; nil for other code,
  /// and where there is no such key.
  func lookedUp(in strings: ProjectStrings) -> Phrase? {
    if case .ternary(_, let then, let otherwise) = form {
      guard let first = then.lookedUp(in: strings), let second = otherwise.lookedUp(in: strings)
      else { return nil }
      return .oneOf([first, second])
    }
    let keys = lookup.keys
    let texts = keys.compactMap { strings.holds($0) ? strings.text(for: $0) : nil }
    guard !texts.isEmpty, texts.count == keys.count, !texts.contains(where: { $0.includes("%") })
    else { return nil }
    return .oneOf(texts.map { Phrase($0) })
  }
}
