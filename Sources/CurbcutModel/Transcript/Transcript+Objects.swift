import CurbcutSyntax

extension Transcript {
  /// What VoiceOver utters on the screen, view or cell that a class of UIKit makes.
  ///
  /// Elements come in the order in which the code puts views into each other, or as
  /// `accessibilityElements` lists them: where they lie on the screen is not known from source. What
  /// nobody can know is shown as its expression, or says why it is not known.
  ///
  /// - Parameters:
  ///   - object: The instance of the class itself.
  ///   - base: The offset in the file of the item; all places are told in the file.
  ///   - views: What the project's files tell each other, for initializers and factories of it.
  /// - Returns: Nil for a class that shows nothing of its own.
  package init?(
    of object: UIKitObject,
    in item: ItemModel,
    at base: Int,
    knowing views: ReadableViews = ReadableViews()
  ) {
    guard object.isOwn, object.declaration.keyword == .class,
      object.isKind(of: .view, .viewController)
    else { return nil }
    var reader = ObjectExposure(of: object, in: item, at: base, knowing: views)
    reader.readAll()
    guard !reader.elements.isEmpty else { return nil }
    stops = reader.elements
    elementCount = reader.elements.count
    unreadNames = reader.unreadNames
  }
}

/// Reads what iOS exposes of the objects that a class of UIKit makes.
///
/// Source: `UIKitClass` and `UIKitProperty`: rendered accessibility hierarchy, iOS 17.5 to 26.2.
struct ObjectExposure {
  let own: UIKitObject
  let item: ItemModel
  let base: Int
  let views: ReadableViews
  /// What names mean where the code of the class stands.
  var frame: Evaluation.Frame
  var elements: [ExposedElement] = []
  var unreadNames: Set<String> = []
  var seen: Set<Int> = []
  var context: [ExposedElement.Context] = []
  /// How many classes are being read inside each other.
  var depth = 0
  /// Where the loops begin that are being read item by item.
  var openLoops: Set<Int> = []

  /// How many elements are told of one class.
  private static let maximumCount = 500

  init(
    of own: UIKitObject,
    in item: ItemModel,
    at base: Int,
    knowing views: ReadableViews
  ) {
    self.own = own
    self.item = item
    self.base = base
    self.views = views
    frame = Evaluation.Frame(type: own.declaration.name, declaration: own.declaration)
    frame.receiver = instance(madeWith: [], of: own.declaration, from: frame)
  }

  mutating func readAll() {
    if own.isKind(of: .viewController) { readBar() }
    if own.isKind(of: .view), element(settled(own)) { return }
    if !own.isKind(of: .tableViewController) || !addRows() { readInside(of: own) }
    if own.isKind(of: .viewController) { readToolbar() }
    if own.isKind(of: .tabBarController) { readTabBar() }
  }

  mutating func readInside(of object: UIKitObject) {
    let outer = context
    defer { context = outer }
    if let label = groupLabel(of: object) {
      context.append(
        ExposedElement.Context(.container, label, statement: object.range.lowerBound)
      )
    }
    guard object.listed == nil else {
      for place in object.listed ?? [] { read(place) }
      return
    }
    // Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: of the subviews of one view only the
    // last modal one is visited.
    let modal = object.children.last { place in
      item.objects.indices.contains(place)
        && item.objects[place].setsForGood("accessibilityViewIsModal", to: true)
    }
    readRow(modal.map { [$0] } ?? object.children)
  }

  mutating func read(_ place: Int) {
    guard item.objects.indices.contains(place), seen.insert(place).inserted,
      elements.count < Self.maximumCount
    else { return }
    let object = settled(item.objects[place])
    if object.isHiddenForGood || enter(object) || element(object) { return }
    if object.isKind(of: .tableView), addRows() { return }
    readInside(of: object)
  }

  /// Adds what an object exposes where it is an element, or is made of such.
  ///
  /// - Returns: Whether it takes the place of what is inside.
  mutating func element(_ object: UIKitObject) -> Bool {
    if object.systemItem?.isSpace == true { return true }
    var object = object
    takeClass(into: &object)
    let told = object.settings.last { $0.path == ["isAccessibilityElement"] }
    let isTold =
      overridden("isAccessibilityElement", by: object).flatMap { value(of: $0) }?.boolean
      ?? told?.value?.boolean
    if told == nil, object.listed != nil { return false }
    if isTold == false { return false }
    let row = object.type?.row
    let turns = object.type == .activityIndicator && isTurning(object)
    guard told != nil || row?.isElement == true || turns || object.type == .barButtonItem else {
      return parts(of: object)
    }
    // Source: UIKit, `UITextView.isEditable`: what nobody can edit is read as text.
    let isReadOnly = object.setsForGood("isEditable", to: false)
    var found = blank(object, isReadOnly ? .text : object.type?.role ?? Role.none, at: object.range)
    name(&found, object, row)
    if let value = overridden("accessibilityValue", by: object) {
      found.value = part(value, "accessibilityValue", value.range)
    } else if let value = part(object.settings.filter { $0.path == ["accessibilityValue"] }) {
      found.value = value
      // Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: a switch does not look at it.
      if row?.value == .onOff { found.value = state(of: object, row) ?? found.value }
    } else if row?.value == .text {
      let field = object.settings
      if let text = field.last(where: { $0.path == ["text"] }), let words = text.value {
        found.value = part(words, "text", text.range)
        if object.setsForGood("isSecureTextEntry", to: true),
          let count = found.value?.phrase.literal?.count
        {
          found.value?.phrase = Phrase(String(repeating: "•", count: count))
        }
      }
      if let text = field.last(where: { $0.path == ["placeholder"] }), let words = text.value {
        found.placeholder = part(words, "placeholder", text.range)
      }
    } else if object.isOwn, object.setsForCertain(anyOf: ["accessibilityValue"]) {
      found.doubt = "its value is computed"
    } else if let state = state(of: object, row) {
      found.value = state
    } else if let row, row.value != .none {
      found.doubt = "its value is set by UIKit"
    }
    if let hint = overridden("accessibilityHint", by: object) {
      found.hint = part(hint, "accessibilityHint", hint.range)
    } else if let hint = object.settings.last(where: { $0.path == ["accessibilityHint"] }),
      let words = hint.value
    {
      found.hint = part(words, "accessibilityHint", hint.range)
    }
    traits(of: &found, object, row)
    addActions(of: object, to: &found)
    found.usage = found.usageByTraits
    if isTold == nil, told != nil { found.doubt = "it is an element at times only" }
    if object.isOutlet { found.doubt = ExposedElement.doubtOfOutlet }
    if object.type == nil { found.doubt = "its class was not read" }
    elements.append(found)
    return true
  }

  /// The label: what is set, else what the class is named by.
  private func name(_ found: inout ExposedElement, _ object: UIKitObject, _ row: UIKitClass?) {
    if let label = overridden("accessibilityLabel", by: object) {
      found.label = part(label, "accessibilityLabel", label.range)
      found.label?.step = .label
      return
    }
    let labels: Set<String> = ["accessibilityLabel", "accessibilityAttributedLabel"]
    if let label = part(object.settings.filter { $0.path.count == 1 && labels.contains($0.name) }) {
      found.label = label
      found.label?.step = .label
      return
    }
    let paths = [
      ["text"], ["title"], ["configuration", "title"], ["setTitle"], ["attributedText"],
      ["attributedTitle"], ["configuration", "attributedTitle"], ["setAttributedTitle"],
    ]
    let isNamedByText = row.map { $0.naming != UIKitClass.Name.none } ?? false
    if isNamedByText || object.type == .barButtonItem {
      let settings = object.settings.filter { setting in
        paths.contains(setting.path) && setting.argument("for")?.memberName ?? "normal" == "normal"
      }
      if let title = part(settings) {
        found.label = title
        addSubtitle(of: object, to: &found)
        return
      }
      if let title = made(object) {
        found.label = title
        return
      }
    }
    if case .system(let words) = row?.naming {
      found.label = ExposedElement.Part(phrase: Phrase(words), reason: "UIKit", range: found.range)
      found.label?.step = .system
    } else if let title = object.creation?.call?.arguments.first(where: { $0.label == "title" }) {
      found.label = part(title.value, "title", title.range)
    } else if let item = object.systemItem {
      found.label = item.title.map {
        ExposedElement.Part(phrase: Phrase($0), reason: "UIKit", range: found.range)
      }
      found.label?.step = .system
      if found.label == nil { found.doubt = "the system names it" }
    } else if object.sets("accessibilityLabel", "accessibilityAttributedLabel") != .no {
      found.doubt = "its label is set elsewhere"
    } else if let picture = object.pictures.first, picture.isSymbol, let name = picture.name,
      case .named(let words) = Symbols.name(of: name, on: version)
    {
      found.label = ExposedElement.Part(
        phrase: Phrase(words),
        reason: "the symbol's name",
        range: shifted(picture.image.range)
      )
      found.label?.step = .symbol
      if Symbols.selects(name) { found.add(.selected, "the symbol", found.range) }
    } else if let picture = object.pictures.first, let name = picture.name {
      found.label = ExposedElement.Part(
        phrase: Phrase(name),
        reason: "the image's name",
        range: shifted(picture.image.range)
      )
      found.isFileName = true
    }
  }

  /// The words that an initializer or a factory of the project gives an object.
  private func made(_ object: UIKitObject) -> ExposedElement.Part? {
    func part(_ words: Expression) -> ExposedElement.Part {
      var part = self.part(words.withoutAttributes, "the code that makes it", object.range)
      part.range = shifted(object.range)
      return part
    }
    if let creation = object.creation, creation.call != nil {
      let answer = views.makerWords.words(of: creation, for: object.className)
      if case .words(let words) = answer, words.form != .nothing { return part(words) }
    }
    guard object.isKind(of: .button) else { return nil }
    let set = object.settings.filter { $0.path == ["configuration"] }.compactMap(\.value)
    let given = object.creation?.call?.arguments.first { $0.label == "configuration" }?.value
    let start =
      set.isEmpty ? [given].compactMap { $0 } : Array(set.suffix(Self.maximumAlternatives))
    var parts: [ExposedElement.Part] = []
    for value in start.flatMap(\.alternatives) {
      switch views.makerWords.words(of: value, for: UIKitType.buttonConfiguration.rawValue) {
      case .words(let words): parts.append(part(words))
      case .none: continue
      case .unknown:
        // What a variable holds, or a function that nobody has read gives, may bring words.
        let name = value.call?.callee.memberName ?? value.memberName ?? ""
        if UIKitNames.configurations.contains(name) || name == "init" || value.form == .nothing {
          continue
        }
        if object.settings.contains(where: { $0.path.first == "configuration" && $0.path.count > 1 }
        )
          || object.pictures.first != nil
        {
          continue
        }
        if value.call == nil, value.source.hasPrefix(".") == false { continue }
        var unknown = self.part(value, "configuration", object.range)
        unknown.phrase = Phrase([.expression(value.source)])
        unknown.range = shifted(object.range)
        parts.append(unknown)
      }
    }
    guard var first = parts.first else { return nil }
    first.phrase = .oneOf(parts.map(\.phrase))
    return first
  }

  private func traits(of found: inout ExposedElement, _ object: UIKitObject, _ row: UIKitClass?) {
    let kinds = row?.traits ?? (object.type == .barButtonItem ? [.button] : [])
    var given = kinds.map { GivenTrait(kind: $0) }
    if let written = overridden("accessibilityTraits", by: object) {
      given = written.traits
      if written.source.includes("super.") { given += kinds.map { GivenTrait(kind: $0) } }
    }
    for setting in object.settings where setting.path.first == "accessibilityTraits" {
      let condition = setting.condition(asWrittenFor: object)
      let traits = (setting.value.map { [$0] } ?? setting.arguments.map(\.value)).flatMap(\.traits)
      let isAssigned = setting.isPlainAssignment && !setting.isConditional
      if isAssigned { given = [] }
      for trait in traits {
        let known = given.firstIndex { $0.kind == trait.kind }
        switch (setting.name, known) {
        case ("remove", let known?):
          guard let negation = setting.condition(asWrittenFor: object, negated: true) else {
            given.remove(at: known)
            continue
          }
          // What one branch adds and the other takes away has the condition of the first.
          if given[known].condition == nil { given[known].condition = negation }
        case ("remove", nil): continue
        case (_, let known?):
          if given[known].condition != trait.condition ?? condition { given[known].condition = nil }
        case (_, nil):
          given.append(GivenTrait(kind: trait.kind, condition: trait.condition ?? condition))
        }
      }
    }
    for setting in object.settings where setting.path == ["isEnabled"] {
      guard let value = setting.value.flatMap({ value(of: $0) })?.boolean else { continue }
      let isSure = !setting.isConditional
      if isSure { given.removeAll { $0.kind == .dimmed } }
      if !value, !given.contains(where: { $0.kind == .dimmed }) {
        let condition = isSure ? nil : setting.condition(asWrittenFor: object) ?? "!isEnabled"
        given.append(GivenTrait(kind: .dimmed, condition: condition))
      }
    }
    if object.isKind(of: .control),
      let last = object.settings.last(where: { $0.path == ["isSelected"] }),
      last.value.flatMap({ value(of: $0) })?.boolean == true
    {
      let condition =
        last.isConditional ? last.condition(asWrittenFor: object) ?? "isSelected" : nil
      given.append(GivenTrait(kind: .selected, condition: condition))
    }
    if object.settings.contains(where: {
      $0.path == ["isSecureTextEntry"] && $0.value?.boolean == true
    }) {
      for index in given.indices where given[index].kind == .textField {
        given[index].kind = .secureTextField
      }
    }
    if found.role == .text { given.removeAll { $0.kind == .textField } }
    for trait in given { found.add(trait.kind, "UIKit", found.range, condition: trait.condition) }
  }

  func blank(_ object: UIKitObject, _ role: Role, at range: Range<Int>) -> ExposedElement {
    var element = ExposedElement(
      role: role,
      view: object.className.isEmpty ? object.name : object.className,
      range: shifted(range),
      use: shifted(range)
    )
    element.context = context
    return element
  }

  /// The words that the last of some settings give: of those under a condition each may be the last.
  func part(_ settings: [ObjectSetting]) -> ExposedElement.Part? {
    // What takes words away says none.
    let given = settings.filter { $0.given.map { $0.form != .nothing } ?? false }
    guard let last = given.last else { return nil }
    let start = given.lastIndex { !$0.isConditional } ?? 0
    let parts = given[start...].suffix(Self.maximumAlternatives).compactMap { setting in
      var reader = self
      reader.frame = frame(of: setting)
      return setting.given.map { reader.part($0, setting.name, setting.range) }
    }
    guard var part = parts.last else { return nil }
    part.phrase = .oneOf(parts.map(\.phrase))
    part.reason = last.name
    return part
  }

  /// How many words that one property may be given are told.
  private static let maximumAlternatives = 16

  func part(
    _ value: Expression,
    _ reason: String,
    _ range: Range<Int>
  ) -> ExposedElement.Part {
    let phrase: Phrase
    let plain = value.withoutAttributes
    if plain != value { return part(plain, reason, range) }
    if let constant = own.declaration.localConstant(value) { return part(constant, reason, range) }
    if let words = value.lookedUp(in: item.project.strings) {
      phrase = words
    } else if let words = evaluated(value) {
      phrase = words
    } else if value.source.hasPrefix("{") {
      // Nobody reads the statements of a closure as words.
      phrase = Phrase([.expression("…")])
    } else if case .known(let words) = value.phrase {
      phrase = words
    } else if let argument = value.call?.arguments.first, value.call?.arguments.count == 1,
      case .ternary(_, let then, let otherwise) = argument.value.form
    {
      // The same as either call in a branch: `String.localized(isTeam ? "team" : "profile")`.
      let choice = argument.value.source
      phrase = .oneOf(
        [then, otherwise].map {
          Phrase([.expression(value.source.replacing(choice, with: $0.source))])
        }
      )
    } else {
      phrase = Phrase([.expression(value.source)])
    }
    return ExposedElement.Part(phrase: phrase, reason: reason, range: shifted(range))
  }

  func shifted(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + base..<range.upperBound + base
  }
}

extension ExposedElement {
  /// What is not known of an outlet.
  package static let doubtOfOutlet = "a file of Interface Builder may set it up"

  mutating func add(
    _ kind: Trait.Kind,
    _ reason: String,
    _ range: Range<Int>,
    condition: String? = nil
  ) {
    traits.append(Trait(kind: kind, condition: condition, reason: reason, range: range))
  }
}

/// A trait that code gives an object, and when; nil for always.
private struct GivenTrait {
  var kind: AccessibilityTrait
  var condition: String?
}

extension ObjectSetting {
  /// The condition under which it is done, or is not, as written; nil where it always is, or nobody can
  /// say.
  fileprivate func condition(asWrittenFor object: UIKitObject, negated: Bool = false) -> String? {
    guard isConditional, let branch = branch(in: object.declaration),
      let condition = branch.child(.conditionElement)?.lastChild.map({ Expression($0) }),
      let block = branch.child(.codeBlock)
    else { return nil }
    return block.range.encloses(range) != negated ? condition.source : condition.negated
  }
}

extension Expression {
  /// The traits that it names; of a ternary those of each arm, with its condition where the other has not
  /// the same.
  fileprivate var traits: [GivenTrait] {
    switch form {
    case .array(let list): return list.flatMap(\.traits)
    case .ternary(let condition, let then, let otherwise):
      let (first, second) = (then.traits, otherwise.traits)
      func isIn(_ others: [GivenTrait], _ trait: GivenTrait) -> Bool {
        others.contains { $0.kind == trait.kind }
      }
      return first.map {
        GivenTrait(kind: $0.kind, condition: isIn(second, $0) ? nil : condition.source)
      }
        + second.filter { !isIn(first, $0) }.map {
          GivenTrait(kind: $0.kind, condition: condition.negated)
        }
    default:
      return memberName.flatMap { UIKitProperty.trait($0) }.map { [GivenTrait(kind: $0)] } ?? []
    }
  }
}

extension UIKitObject {
  /// Whether all that sets a property gives it one value, whatever happens.
  func setsForGood(_ name: String, to value: Bool) -> Bool {
    let all = settings.filter { $0.path == [name] }
    return !all.isEmpty && all.allSatisfy { $0.value?.boolean == value && !$0.isConditional }
  }

  /// Whether assistive technology never reaches it or what is inside.
  fileprivate var isHiddenForGood: Bool {
    ["accessibilityElementsHidden", "isHidden"].contains { setsForGood($0, to: true) }
  }
}

extension UIKitObject {
  /// The bar item of the system that it is created as: `UIBarButtonItem(systemItem: .add)`,
  /// `.flexibleSpace()`; nil for others.
  fileprivate var systemItem: SystemItem? {
    guard type == .barButtonItem, let call = creation?.call else { return nil }
    if let name = call.callee.memberName, name.hasSuffix("Space") { return SystemItem(named: name) }
    return call.arguments.first { $0.label == "barButtonSystemItem" || $0.label == "systemItem" }?
      .value.memberName.map { SystemItem(named: $0) }
  }
}

extension Expression {
  /// The values that it may have: both of a ternary.
  fileprivate var alternatives: [Expression] {
    if case .ternary(_, let then, let otherwise) = form { return [then, otherwise] }
    return [self]
  }
}
