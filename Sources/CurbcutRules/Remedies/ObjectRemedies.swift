import CurbcutModel

extension UIKitObject {
  /// The last place where code sets it up by a statement of its own, before which or behind which
  /// another can stand.
  var lastStatement: ObjectSetting? {
    if standsForSeveral { return nil }
    let own = settings.filter { setting in
      if setting.isOfPart || setting.isOfSeveral { return false }
      if case .passed = setting.kind { return false }
      return !setting.isConditional && setting.statement == setting.range
        && setting.path.count <= 2
    }
    // Where it is made it is named once, and not whenever its theme changes.
    if let made = own.last(where: { $0.member == member }) { return made }
    // What a function makes and only others change is named where it is made, or nowhere.
    guard place != .expression else { return nil }
    return own.last { Self.isSettingUp($0.member) } ?? own.last
  }

  /// The last such place that is run for each instance, whatever its state: where it is made or set up.
  var lastStatementOfSetup: ObjectSetting? {
    lastStatement.flatMap { setting in
      setting.member == member || Self.isSettingUp(setting.member) ? setting : nil
    }
  }

  /// Whether a member of a type runs once for each instance, by its name.
  private static func isSettingUp(_ member: String) -> Bool {
    ["init", "viewDidLoad", "loadView", "awakeFromNib", "commonInit"].contains(member)
      || NameHint("setup set-up configure build make create add layout").matchesBeginning(
        of: member
      )
  }

  /// What a person would call it, from its picture, its action and its name.
  var suggestedWords: String {
    // What is called when something is typed says nothing of the field.
    let isTyped = isKind(of: .textField, .textView, .searchBar)
    let action =
      isTyped
      ? nil
      : actionName.flatMap { ActionWords.label(forAction: $0) }.flatMap { words in
        // `onTapOnSwitch` says what is pressed, and so does `changeSwitch`.
        let parts = words.lowercased().split(separator: " ").map(String.init)
        let isChange =
          parts.count == 2 && ["change", "changed", "toggle", "update", "did"].contains(parts[0])
          && Self.leadingKinds.contains(parts[1])
        return Self.kindWords.contains(words.lowercased()) || isChange ? nil : words
      } ?? (isPressed ? calledAction : nil)
    if isKind(of: .progressView), mentions(anyOf: ["WKWebView", "estimatedProgress"]) {
      return "Loading"
    }
    let shown = pictures.compactMap(symbol(of:))
    let symbols = Set(shown.map { Symbols.suggestedLabel($0) ?? "" })
    let symbol = symbols.count == 1 ? symbols.first : nil
    if let name = nameWords, isActionCalledAfterName { return name }
    if let action, ActionWords.isOrder(action) || action == "Back" {
      // “Search” is what people do where “Show search” is called.
      if action.hasPrefix("Show "), case let rest = String(action.dropFirst(5)),
        !rest.includes(" "), case let order = rest.prefix(1).uppercased() + rest.dropFirst(),
        ActionWords.isOrder(order)
      {
        return order
      }
      // “Filters” says as much as “Show filters”.
      return symbol.map { action == "Show \($0.lowercased())" } == true ? symbol ?? action : action
    }
    if let name = classWords { return name }
    if let name = nameWords, !isPressed || saysAction(name, action) {
      // A “trash button” is named after its picture.
      let isPicture = shown.contains { Symbols.pictureWords($0) == name }
      let isFitting = isPicture || symbol?.hasPrefix(name) == true
      return isFitting ? symbol.flatMap { $0.isEmpty ? nil : $0 } ?? name : name
    }
    // The cross on a cell takes something away, and closes nothing.
    let isOfCell = symbols == ["Close"] && action == nil && declaration.name.hasSuffix("Cell")
    if symbols.count == 1, let words = symbols.first, !words.isEmpty, !isOfCell { return words }
    // `cellDidTap` tells what happens to something else.
    let actionWords = action.map { Identifier.words(of: $0) } ?? []
    let isPlace = actionWords.allSatisfy(Self.placeWords.contains)
    if let action, !isPlace, !isPressed || Symbols.isLabel(action) || Self.isOneWord(action),
      !actionWords.contains(where: { Self.kindWords.contains($0) || $0 == "did" })
    {
      return action
    }
    // What a file is called is what it shows: a single order is what pressing it does.
    let orders = Set(pictures.compactMap { $0.name.flatMap(Self.order(ofFile:)) })
    if orders.count == 1, let order = orders.first { return order }
    return isKind(of: .imageView)
      ? wordsOfCode ?? "<#What the image shows#>"
      : isPressed ? "<#What it does#>" : "<#What it is for#>"
  }

  /// What a picture is called that a camera reads: “QR code”.
  private var wordsOfCode: String? {
    // `imageView` of a `QRCodeView` is what the class is called after.
    let isOfClass = isOwn || declaration.name.hasSuffix("View")
    let named = [name] + (isOfClass ? [declaration.name] : [])
    if named.contains(where: NameHint("qr qrcode qr-code").matches) { return "QR code" }
    return named.contains(where: NameHint("barcode").matches) ? "Barcode" : nil
  }

  /// Whether it does something when it is pressed.
  private var isPressed: Bool { isKind(of: .button, .barButtonItem) }

  /// Whether the name of a button says what it does, or is what buttons are called: “Close”, “Settings”. Other
  /// names of the code may mean anything.
  private func saysAction(_ name: String, _ action: String?) -> Bool {
    guard ActionWords.isOrder(name) || Symbols.isLabel(name) else { return false }
    // `getNextCode` says more than “Next”, though nothing to be read out.
    guard action == nil, let method = actionName else { return true }
    let words = Identifier.words(of: method)
    return !ActionWords.isCode(words.first ?? "")
  }

  /// Whether an action is called by one word that means something: “Volume” for `volumePressed`.
  private static func isOneWord(_ action: String) -> Bool {
    action.count > 3 && action.allSatisfy(\.isLetter) && !ActionWords.isVague(action.lowercased())
      && !kindWords.contains(action.lowercased())
  }

  /// The only thing that the closure does which is run when it is pressed: “Delete” for
  /// `UIAction { _ in delegate?.deletePressed(in: self) }`; nil where its name is no order.
  private var calledAction: String? {
    var values = settings.filter { $0.path == ["addAction"] }.compactMap { $0.argument(nil) }
    if let primaryAction { values.append(primaryAction) }
    let closures = values.flatMap { $0.call?.arguments ?? [] }.compactMap(\.closure)
    guard closures.count == 1, let closure = closures.first else { return nil }
    let fact = ActionFact(closure, in: nil)
    let calls = fact.calls.filter { !NameHint.isRecord($0) }
    guard !fact.isUnread, calls.count == 1, fact.assignments.isEmpty,
      let name = calls.first?.split(separator: ".").last
    else { return nil }
    // `copyButtonPressedInCell` says up to the event what is done.
    let words = Identifier.words(of: String(name)).prefix { !Self.events.contains($0) }
    guard words.count <= 4, words.allSatisfy({ $0 != "did" && $0 != "cell" }),
      let label = ActionWords.label(forAction: words.joined(separator: "_")),
      ActionWords.isOrder(label)
    else { return nil }
    return label
  }

  /// Words for what happens to a button.
  private static let events: Set<String> = [
    "pressed", "tapped", "clicked", "touched", "selected", "updated",
  ]

  /// What a class of buttons is called that is itself the button: “New post” for `NewPostButton`.
  private var classWords: String? {
    guard isOwn, isKind(of: .button), declaration.name.hasSuffix("Button"),
      !declaration.name.includes("Controller"), !declaration.name.includes("View"),
      let label = ActionWords.label(forAction: declaration.name),
      ActionWords.isOrder(label) || label.hasPrefix("New ")
    else { return nil }
    return label
  }

  /// The order that a file is called by: “Close” for `ic_close`; nil for names of more words.
  private static func order(ofFile name: String) -> String? {
    let words = Identifier.words(of: name).filter { word in
      !kindWords.contains(word) && word != "ic" && !word.contains(where: \.isNumber)
    }
    guard words.count == 1, let word = words.first,
      let label = ActionWords.label(forAction: word),
      ActionWords.isOrder(label) || Symbols.isLabel(label)
    else { return nil }
    return label
  }

  /// Whether the action says only that something happens to it: `showPricesSwitchValueChanged` for
  /// `showPricesSwitch`.
  private var isActionCalledAfterName: Bool {
    guard let action = actionName, place != .own else { return false }
    let words = Identifier.words(of: name)
    return words.count > 1 && Identifier.words(of: action).starts(with: words)
      && !isKind(of: .button, .barButtonItem)
  }

  /// What VoiceOver reads for its only symbol, where that is what a person would call it.
  var fittingSymbolName: String? {
    guard pictures.count == 1, let picture = pictures.first,
      let spoken = symbol(of: picture).flatMap(Symbols.spokenName),
      // “Pause” where it pauses the recording
      Symbols.fits(spoken, suggestedWords)
        || ActionWords.isOrder(spoken) && suggestedWords.hasPrefix("\(spoken) ")
    else { return nil }
    return spoken
  }

  /// The name of the symbol that a picture shows, which a constant may hold; nil for other pictures.
  private func symbol(of picture: Picture) -> String? {
    if picture.name != nil { return picture.isSymbol ? picture.name : nil }
    let image = declaration.written(picture.image, in: picture.setting?.member ?? member)
    let name = image.call?.arguments.first { $0.label == "systemName" }?.value
    guard case .string(let phrase)? = name?.form else { return nil }
    return phrase.literal
  }

  /// Words at the end of a variable's name that say only what kind of object it is.
  private static let kindWords: Set<String> = [
    "button", "btn", "switch", "slider", "stepper", "field", "view", "label", "control", "item",
    "text", "image", "icon", "textfield", "textview", "searchbar", "imageview", "picker", "toggle",
    "bar", "progress", "card", "element", "content", "outlet", "indicator", "option",
  ]

  /// Those that names begin with: `buttonShare`.
  private static let leadingKinds: Set<String> = [
    "button", "btn", "switch", "slider", "stepper", "toggle", "textfield", "textview",
  ]

  /// Words that say only where an object stands.
  private static let placeWords: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "center", "middle", "upper", "lower",
  ]

  /// "Remember card" for `rememberCardSwitch`; nil where the name says only what it is.
  private var nameWords: String? {
    guard place != .own, !name.includes(".") else { return nil }
    var words = Identifier.words(of: name)
    while let last = words.last, Self.kindWords.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, Self.leadingKinds.contains(first) {
      words.removeFirst()
    }
    // “Right” says where it stands.
    guard !words.allSatisfy(Self.placeWords.contains),
      // A switch called `view.toggleSwitch`, and one for the “sdk”.
      !words.allSatisfy(Self.kindWords.contains),
      words.allSatisfy({ $0.count < 3 || $0.contains { "aeiouy".contains($0) || !$0.isASCII } }),
      // An “x button”.
      words.contains(where: { $0.count > 1 }), !isKind(of: .imageView)
    else { return nil }
    if words.count == 1, let word = words.first, ActionWords.isVague(word) { return nil }
    // What the name writes in capitals is an abbreviation: `hideOTPSwitch`.
    let text = words.map { word in
      word.count > 1 && name.includes(word.uppercased()) ? word.uppercased() : word
    }
    .joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Words as the type's code writes words: looked up in the person's language where it does that.
  func written(_ words: String) -> String {
    let symbols = declaration.mentionedSymbols
    if symbols.contains(.localizesByFunction) {
      return "NSLocalizedString(\(literal(words)), comment: \"\")"
    }
    return symbols.contains(.localizes) ? "String(localized: \(literal(words)))" : literal(words)
  }
}

extension UIKitObject {
  /// The statement that makes it, with the name that it has from there on; of a property that is made
  /// with its controller, the first statement once the view is loaded. Nil where nothing of the kind
  /// is there.
  fileprivate var makingStatement: (range: Range<Int>, name: String)? {
    guard isKind(of: .button, .barButtonItem), let creation, factory == nil, !standsForSeveral,
      !isOutlet, place != .own
    else { return nil }
    let around = declaration.nodes(around: creation.range)
    if let assignment = around.last(where: { $0.assignment != nil }),
      let (target, value) = assignment.assignment, value.range == creation.range,
      let path = target.path
    {
      // `navigationItem.rightBarButtonItem` is optional, and so is a property that says so.
      let isItem = path.withoutSelf.hasPrefix("navigationItem.") && path.hasSuffix("BarButtonItem")
      let type = declaration.property(path.withoutSelf)?.type
      guard isItem || place == .local || type != nil || path.withoutSelf == name else { return nil }
      guard isItem || !path.withoutSelf.includes(".") else { return nil }
      return (assignment.range, isItem || type?.hasSuffix("?") == true ? "\(path)?" : path)
    }
    guard let variable = around.last(where: { $0.kind == .variableDecl }),
      case let properties = Declaration.Property.properties(of: variable), properties.count == 1,
      properties[0].initialValue?.range == creation.range, properties[0].name == name
    else { return nil }
    if place == .local { return (variable.range, name) }
    guard place == .member,
      let first = declaration.function("viewDidLoad")?.body?.first,
      first.code.filter({ $0 != " " }) == "super.viewDidLoad()"
    else { return nil }
    return (first.range, properties[0].type?.hasSuffix("?") == true ? "\(name)?" : name)
  }
}

extension UIKitObject {
  /// The statement that is nothing but the button that the value of a property is, with the button's source:
  /// `return UIBarButtonItem(…)`.
  fileprivate var returnedCreation: (statement: Range<Int>, creation: String)? {
    guard isKind(of: .button, .barButtonItem), let creation, !standsForSeveral, !isOutlet,
      place == .member, !settings.contains(where: { !$0.isConditional && $0.path.count == 1 }),
      let statement = declaration.nodes(around: creation.range).last(where: {
        $0.kind == .returnStmt
      }), statement.lastChild?.range == creation.range,
      !declaration.nodes(around: creation.range).contains(where: { $0.kind == .ifExpr })
    else { return nil }
    return (statement.range, creation.source)
  }
}

extension ObjectSetting {
  /// The object as code names it here, with what stands between it and its member: `button?.`,
  /// empty for an implicit `self`.
  var prefix: String {
    guard !receiver.isEmpty else { return "" }
    let text = node.text
    let rest = text.hasPrefix(receiver) ? text.dropFirst(receiver.count) : "."
    return receiver + (rest.hasPrefix("?") ? "?." : rest.hasPrefix("!") ? "!." : ".")
  }

  /// The change that puts a line behind the statement.
  func adding(_ line: String) -> Change {
    .insertLine(line, after: statement.upperBound, indentedAs: statement.lowerBound)
  }
}

extension FixProposal {
  /// Gives an object of UIKit a label, in words for a person to look at.
  ///
  /// - Parameter setting: the statement behind which it is done.
  static func addLabel(to object: UIKitObject, after setting: ObjectSetting?) -> [FixProposal] {
    // Where functions change its picture, the words change too.
    let changes = Set(object.pictures.compactMap { $0.setting?.member })
    let names = Set(object.pictures.compactMap(\.name))
    // A button that a function makes of whatever picture it is handed is named by whoever asks for it.
    if object.factory != nil || object.isOpen, !object.pictures.isEmpty,
      object.pictures.allSatisfy({ $0.name == nil && $0.image.path != nil })
    {
      return []
    }
    // What some systems or one of several states only run names it there only.
    let isOneOfSeveral = Set(object.pictures.compactMap { $0.setting?.range.lowerBound }).count > 1
    let everywhere = setting.flatMap {
      $0.isForSomeSystems(in: object.declaration) || $0.isConditional || isOneOfSeveral ? nil : $0
    }
    let words = object.suggestedWords
    // The system calls one “Progress” by itself.
    if object.isKind(of: .progressView), words.hasPrefix("<#") { return [] }
    guard
      let setting = everywhere
        ?? (isOneOfSeveral ? object.lastStatementOfSetup : object.lastStatement)
    else {
      if let returned = object.returnedCreation {
        return [
          .review(
            "Set `accessibilityLabel` to \"\(words)\"",
            .replace(returned.statement, with: "let button = \(returned.creation)"),
            .insertLines(
              ["button.accessibilityLabel = \(object.written(words))", "return button"],
              after: returned.statement.upperBound,
              indentedAs: returned.statement.lowerBound
            )
          )
        ]
      }
      guard !words.hasPrefix("<#"), !isOneOfSeveral, let made = object.makingStatement else {
        return []
      }
      let line = "\(made.name).accessibilityLabel = \(object.written(words))"
      return [
        .review(
          "Set `accessibilityLabel` to \"\(words)\"",
          .insertLine(line, after: made.range.upperBound, indentedAs: made.range.lowerBound)
        )
      ]
    }
    guard setting.statement == setting.range else { return [] }
    if changes.count > 1, names.count > 1, words.hasPrefix("<#") || object.actionName == nil {
      return []
    }
    let line = "\(setting.prefix)accessibilityLabel = \(object.written(words))"
    return [.review("Set `accessibilityLabel` to \"\(words)\"", setting.adding(line))]
  }

  /// Keeps an object of UIKit, which a setting makes an element, from assistive technology.
  static func markDecorative(_ setting: ObjectSetting) -> FixProposal? {
    guard let value = setting.value else { return nil }
    return .review("Set `isAccessibilityElement` to false", .replace(value.range, with: "false"))
  }
}

extension UIKitObject {
  /// What a person would call it in a message: "button", "switch".
  var roleName: String {
    guard let words = type?.words, words != "view" else { return "element" }
    return words
  }
}
