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
    /// What code looks up in a string table, wherever that is shown.
    case lookup

    /// Where the words are heard, for a person.
    package var place: String {
      switch self {
      case .alert, .alertButton: "in an alert of UIKit"
      case .menuItem: "in a menu of UIKit"
      case .menu: "the title of a menu of UIKit"
      case .swipeAction: "a swipe action of UIKit"
      case .accessibilityAction: "a custom action of UIKit"
      case .property(let name): "the \(name) that code of UIKit sets"
      case .lookup: "a text that code looks up"
      }
    }

    package var isButton: Bool {
      switch self {
      case .alertButton, .menuItem, .swipeAction: true
      case .alert, .menu, .accessibilityAction, .property, .lookup: false
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
  /// The member of the type that it is written in, and what the code there gives it to.
  package private(set) var slot: String?
  /// What has to hold so that the code runs, the outermost first.
  package private(set) var conditions: [String] = []
  /// What holds because the code would have been left before, in the same form.
  package private(set) var premises: [String] = []

  /// Says where in the code of a type it is written.
  fileprivate mutating func place(in declaration: Declaration) {
    let around = declaration.nodes(around: range)
    let member =
      declaration.functions.first { $0.node.range.contains(range.lowerBound) }?.name
      ?? declaration.properties.first { $0.node.range.contains(range.lowerBound) }?.name ?? ""
    let statement = around.last {
      $0.range != range && [.sequenceExpr, .functionCallExpr].contains($0.kind)
    }
    if let statement {
      let code = statement.text
      let length = range.lowerBound - statement.range.lowerBound
      slot = "\(member) \(String(decoding: code.utf8.prefix(max(length, 0)), as: UTF8.self))"
    }
    conditions = around.flatMap { $0.conditions(around: range) }
    premises = around.flatMap { $0.premises(before: range.lowerBound) }
  }
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
          // What it is looked up by says what it stands for.
          let looking = declaration.nodes(around: node.range).last { around in
            around.kind == .functionCallExpr && Expression(around).isLookup
          }
          guard let words = words(Expression(looking ?? node), in: declaration, views),
            !words.isEmpty
          else { continue }
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
    for declaration in declarations where !declaration.isPreview {
      texts += lookups(in: declaration, besides: texts, views)
    }
    for index in texts.indices {
      let declaration = declarations.first { declaration in
        declaration.nameRange.lowerBound == texts[index].typeStart
      }
      if let declaration { texts[index].place(in: declaration) }
    }
    return texts.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The words that the code of a type looks up, besides those that are known to be given to something:
  /// they are for people, whatever shows them.
  private func lookups(
    in declaration: Declaration,
    besides texts: [UIKitText],
    _ views: ReadableViews
  ) -> [UIKitText] {
    // A view of SwiftUI says itself what it shows.
    if trees.contains(where: { $0.declaration === declaration }) { return [] }
    var told = texts.map(\.range)
    for text in texts {
      if let value = declaration.nodes(around: text.range).last.map({ Expression($0) }),
        let name = value.path,
        let constant = declaration.localConstant(name, usedAt: value.range)
      {
        told.append(constant.range)
      }
    }
    var found: [UIKitText] = []
    for node in declaration.ownNodes(.functionCallExpr, .memberAccessExpr) {
      let expression = Expression(node)
      guard expression.isLookup, !told.contains(where: { $0.overlaps(node.range) }),
        let words = words(expression, in: declaration, views),
        words.contains(where: { $0.isLetter }), !words.hasPrefix("‹")
      else { continue }
      told.append(node.range)
      found.append(
        UIKitText(
          kind: .lookup,
          words: words,
          type: declaration.name,
          typeStart: declaration.nameRange.lowerBound,
          range: node.range
        )
      )
    }
    return found
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
    // `let title = String.localized("title")` above it.
    if let name = value.path, let constant = declaration?.localConstant(name, usedAt: value.range),
      let words = words(constant, in: declaration, views)
    {
      return words
    }
    // `String(format: NSLocalizedString("%d boats", comment: ""), count)`
    if let call = value.call, call.arguments.count > 1, let format = call.arguments.first,
      format.label == "format" || call.callee.memberName == "localizedStringWithFormat",
      let text = words(format.value, in: declaration, views), !text.contains("‹"),
      let phrase = Phrase(format: text, call.arguments.dropFirst().map(\.value))
    {
      return phrase.spoken
    }
    // `String.localized(stringID: "boats", parameter: name)`
    if let call = value.call, value.isLookup, let key = call.arguments.first?.value,
      case .string(let phrase) = key.form, let literal = phrase.literal,
      let format = project.strings.text(for: literal), format.includes("%"),
      let phrase = Phrase(format: format, call.arguments.dropFirst().map(\.value))
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
