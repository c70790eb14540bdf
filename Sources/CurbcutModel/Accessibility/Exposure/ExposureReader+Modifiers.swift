import CurbcutSyntax

/// How a view becomes an exposed element: what it is by itself, then what its modifiers say.
extension ExposureReader {
  typealias Part = ExposedElement.Part
  typealias Trait = ExposedElement.Trait

  /// An element without words yet.
  func blank(_ element: Element) -> ExposedElement {
    let range = placed(element.headRange)
    let isElsewhere = scopes[scope].base == nil
    let place = isElsewhere ? scopes[scope].tree?.declaration.map { " in \($0.name)" } : nil
    return ExposedElement(
      role: element.role,
      view: element.typeName + (place ?? ""),
      code: element.headRange.count <= ExposedElement.maximumCode ? element.headSource : nil,
      range: range,
      use: scopes[scope].use ?? range,
      origin: ExposedElement.Origin(
        type: element.tree.declaration?.name ?? "",
        purpose: element.tree.purpose,
        index: element.index
      )
    )
  }

  /// The element that a view is by itself, whatever stands around it.
  mutating func exposed(_ element: Element) -> ExposedElement {
    scopes[scope].locals = element.record.locals
    switch element.grouping {
    case .ignore: return merged(element, parts: [])
    case .combine: return combined(element)
    case .replace, .contain, .unknown, nil: break
    }
    if element.row?.isInteractive == true || Exposure(of: element).isExposed || element.is(.tab) {
      return single(element)
    }
    if Exposure(of: element).isLoadedImage, element.parent?.is(.asyncImage) == true {
      return loadedImage(element)
    }
    if element.isCustomView || element.isUnknownView { return unread(element) }
    if let cell = cell(of: element) { return cell }
    return merged(element, parts: [])
  }

  /// A control, a text, a picture: an element by itself.
  mutating func single(_ element: Element) -> ExposedElement {
    var exposed = blank(element)
    exposed.traits = Exposure(of: element).inherentTraits.map { kind in
      Trait(kind: kind, condition: nil, reason: element.typeName, range: exposed.range)
    }
    let label = name(of: element, in: &exposed)
    exposed.label = label
    if label?.step == .label { exposed.isFileName = false }
    addValue(of: element, to: &exposed)
    addStyle(of: element, to: &exposed)
    if element.role == .toggle, element.place.contains(.menu) { markOption(&exposed, of: element) }
    addLinks(of: element, to: &exposed)
    if let dimming, element.row?.isInteractive == true { exposed.traits.append(dimming) }
    decorate(&exposed, with: element)
    return exposed
  }

  /// An element that modifiers make out of what is inside.
  func merged(_ element: Element, parts: [ExposedElement]) -> ExposedElement {
    var exposed = blank(element)
    merge(parts, into: &exposed)
    decorate(&exposed, with: element)
    return exposed
  }

  /// A view that nobody has read, or that a caller hands in.
  func unread(_ element: Element) -> ExposedElement {
    var exposed = blank(element)
    let name = unreadName(of: element)
    exposed.label = Part(
      phrase: Phrase([.expression(name.isEmpty ? "…" : name)]),
      reason: Self.unreadReason,
      range: exposed.range,
      certainty: .unknown
    )
    if element.isCustomView, let title = element.component?.title(of: element.arguments) {
      exposed.label = part(words(title.value), "title", title.range)
    }
    if let dimming, element.isInteractive == .yes { exposed.traits.append(dimming) }
    if entered.contains(element.typeName) {
      exposed.doubt = "\(element.typeName) shows itself again here"
    } else if known.view(element.typeName, usedIn: element.tree, on: platform) != nil
      || !known.functions(element.typeName).isEmpty && entered.count >= Self.maximumEntries
    {
      exposed.doubt = "\(element.typeName) is entered no deeper here"
    } else if known.types[element.typeName] != nil || !known.functions(element.typeName).isEmpty {
      exposed.doubt = "what \(element.typeName) shows cannot be read from its code"
    } else if element.isCustomView {
      exposed.doubt = "\(element.typeName) was not read: its code is not at hand"
    } else if isMemberWithCode(element) {
      exposed.doubt = "what stands here cannot be read from its code"
    } else {
      exposed.doubt = ExposedElement.handedIn
    }
    let doubt = exposed.doubt
    decorate(&exposed, with: element)
    // Whatever names it, its traits and value are not known.
    exposed.doubt = doubt
    return exposed
  }

  /// What a view is called by its code: of `images.send.sized(24)`, where `sized` is a modifier of the
  /// project, what that is applied to.
  private func unreadName(of element: Element) -> String {
    if element.isCustomView || element.typeName == "self" { return element.typeName }
    if let call = Expression(element.record.head).call,
      case .member(let base?, let modifier) = call.callee.form, let path = base.path,
      known.types.extendedViews.contains(where: { !known.types.functions(modifier, of: $0).isEmpty }
      )
    {
      return path.withoutSelf
    }
    let source = element.headSource
    return source.count > 40 ? element.typeName : source.filter { !$0.isNewline }
  }

  /// Whether what stands here is a member of the view that says itself what it is: no value that
  /// a caller gives.
  private func isMemberWithCode(_ element: Element) -> Bool {
    let head = Expression(element.record.head)
    guard let declaration = element.declaration,
      let path = (head.path ?? head.call?.callee.path)?.withoutSelf,
      let name = path.split(separator: ".").first.map(String.init)
    else { return false }
    if let property = declaration.property(name) {
      return property.getter != nil || property.initialValue != nil
    }
    // A function of the file, or of nobody that is known: no caller hands it in.
    return head.call != nil && name == path
  }

  /// Where the words for a view come from that nobody has read.
  static let unreadReason = "a view that was not read"

  // MARK: What modifiers say

  /// Adds what the modifiers of an element say to its stop.
  func decorate(_ stop: inout ExposedElement, with element: Element) {
    if let label = explicitLabel(of: element) {
      stop.label = label
      stop.isFileName = false
      stop.doubt = nil
      // Source: rendered accessibility hierarchy, iOS 18.5: a label of its own takes the choice
      // out of a picker's menu.
      if stop.role == .picker, element.is(.picker) { stop.value = nil }
    }
    let defined = definitions(of: element)
    for modifier in element.modifiers {
      if let definition = defined.first(where: { $0.call == modifier }) {
        apply(definition, to: &stop, of: element)
      } else if !modifier.isApplied(byOneOf: defined), let modifier = enabled(modifier) {
        decorate(&stop, with: modifier, of: element)
      }
    }
    if let modifier = element.modifiers.last(where: { modifier in
      modifier.isUnreadAboutAccessibility && known.modifiers[modifier.name] == nil
        && element.tree.context.modifiers(appliedBy: modifier.name) == nil
        && !defined.contains { $0.call == modifier }
    }), !isOnlyExtended(element) {
      let name = modifier.name == Modifier.unreadName ? "a modifier" : ".\(modifier.name)"
      stop.doubt = stop.doubt ?? "\(name) was not read and may change what is spoken"
    }
    stop.usage = stop.usageByTraits
  }

  func decorate(_ stop: inout ExposedElement, with modifier: Modifier, of element: Element) {
    let reason = Exposure(of: element).reason(of: modifier)
    let range = Exposure(of: element).place(of: modifier)
    let place = placed(range)
    switch modifier.name {
    case "accessibilityValue":
      guard let text = modifier.firstArgument else { return }
      stop.value = part(words(text), reason, range)
      if modifier.isConditional { stop.value?.certainty = .unknown }
    case "badge":
      guard stop.value == nil, let count = modifier.firstArgument, !element.hasModifier("tabItem")
      else { return }
      // Source: Apple, "badge(_:)": zero hides it, and only list rows, tabs and menus show one.
      if scopes[scope].number(count)?.value == 0 || isOutsideBadges(element) { return }
      let badge = part(words(count), reason, range)
      stop.value = element.is(.tab) ? tabBadge(badge) : badge
    // Source: rendered accessibility hierarchy, iOS 26: help is the hint, and the outermost counts.
    case "accessibilityHint", "help":
      guard let text = modifier.firstArgument else { return }
      let hint = part(words(text), reason, range)
      if modifier.name == "help", hint == nil { return }
      stop.hint = hint
      if modifier.isConditional { stop.hint?.certainty = .unknown }
    case "textCase":
      guard let argument = modifier.firstArgument else { return }
      stop.keepsCase = true
      if argument.memberName == "uppercase" { stop.label?.phrase.uppercase() }
    case "tag":
      stop.tag = modifier.firstArgument.map { scopes[scope].tag($0) }
    case "accessibilityAddTraits", "accessibilityRemoveTraits":
      guard let list = modifier.firstArgument else { return }
      change(&stop, by: list, isAdded: modifier.name == "accessibilityAddTraits", reason, place)
      if modifier.isConditional { stop.doubt = "\(modifier.name) is applied under a condition" }
    case "accessibility":
      decorateDeprecated(&stop, with: modifier, range: range)
    // Source: rendered accessibility hierarchy, iOS 26: a level alone makes no heading.
    case "accessibilityHeading":
      let level = modifier.firstArgument?.memberName.flatMap { Int($0.dropFirst()) }
      guard Exposure(of: element).addsTraitForCertain("isHeader") || stop.isHeading else { return }
      add(
        Trait(kind: .heading(level: level), condition: nil, reason: reason, range: place),
        to: &stop
      )
    case "accessibilityAdjustableAction":
      add(Trait(kind: .adjustable, condition: nil, reason: reason, range: place), to: &stop)
    // Source: rendered accessibility hierarchy, iOS 26: what activation does makes a button.
    case "accessibilityAction":
      guard modifier.isDefaultAction else { return }
      add(Trait(kind: .button, condition: nil, reason: reason, range: place), to: &stop)
    case "accessibilityInputLabels":
      guard case .array(let labels)? = modifier.firstArgument?.form else { return }
      for label in labels { append(part(words(label), reason, range), to: &stop.inputLabels) }
    case "accessibilityCustomContent":
      addContent(to: &stop, with: modifier, reason, range)
    default:
      break
    }
  }

  private func decorateDeprecated(
    _ stop: inout ExposedElement,
    with modifier: Modifier,
    range: Range<Int>
  ) {
    for argument in modifier.arguments {
      let reason = "accessibility(\(argument.label ?? ""):)"
      switch argument.label {
      case "value": stop.value = part(words(argument.value), reason, range)
      case "hint": stop.hint = part(words(argument.value), reason, range)
      case "addTraits": change(&stop, by: argument.value, isAdded: true, reason, placed(range))
      case "removeTraits": change(&stop, by: argument.value, isAdded: false, reason, placed(range))
      default: break
      }
    }
  }

  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: content keeps the order of the
  /// source, key and value apart; importance changes neither label nor value.
  private func addContent(
    to stop: inout ExposedElement,
    with modifier: Modifier,
    _ reason: String,
    _ range: Range<Int>
  ) {
    let values = modifier.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
    guard values.count == 2, let name = values.first, let text = values.last else { return }
    let empty = Part(phrase: Phrase([]), reason: reason, range: placed(range))
    guard let value = part(scopes[scope].words(text.value, isLocalized: true), reason, range) else {
      return
    }
    stop.content.append(
      ExposedElement.Content(
        key: contentKey(name.value).flatMap { part(words($0), reason, range) } ?? empty,
        value: value,
        isImportant: modifier.argument("importance")?.memberName == "high"
      )
    )
  }

  /// The words of a key: of `AccessibilityCustomContentKey("Age")` or a constant of one, `.age`.
  private func contentKey(_ key: Expression, depth: Int = 0) -> Expression? {
    guard depth < 4 else { return key }
    let type = "AccessibilityCustomContentKey"
    if let call = key.call, [type, ".init"].contains(call.callee.path) {
      return call.arguments.first?.value
    }
    guard let name = key.memberName, key.source.hasPrefix(".") || key.path?.hasPrefix(type) == true,
      let property = known.types.property(name, of: type)
    else { return key }
    let value = property.initialValue ?? property.singleValue
    return value.flatMap { contentKey($0, depth: depth + 1) } ?? key
  }

  // MARK: Traits

  private func change(
    _ stop: inout ExposedElement,
    by list: Expression,
    isAdded: Bool,
    _ reason: String,
    _ range: Range<Int>,
    if condition: String? = nil,
    depth: Int = 0
  ) {
    if let path = list.path, !path.hasPrefix("."), depth < 4,
      let written = scopes[scope].given[path.withoutSelf]?.expression
        ?? scopes[scope].constant(named: path.withoutSelf)
    {
      // A trait that a caller hands in.
      change(&stop, by: written, isAdded: isAdded, reason, range, if: condition, depth: depth + 1)
      return
    }
    if case .ternary(let test, let then, let otherwise) = list.form {
      let holds = scopes[scope].boolean(test)
      let code = Phrase.code(test.source).parts.first.map(\.text) ?? test.source
      if holds != false {
        change(&stop, by: then, isAdded: isAdded, reason, range, if: holds == true ? nil : code)
      }
      if holds != true {
        let other = Phrase.code(test.negated).parts.first.map(\.text) ?? test.negated
        change(
          &stop,
          by: otherwise,
          isAdded: isAdded,
          reason,
          range,
          if: holds == false ? nil : other
        )
      }
      // A trait of both arms holds in any case.
      if holds == nil, isAdded { mergeArms(of: &stop, range: range) }
      return
    }
    let known = scopes[scope].value(of: list)
    let traits = TraitList(list)
    for name in (known?.traitNames ?? traits.names).sorted() {
      guard let kind = Trait.Kind(named: name) else { continue }
      if isAdded {
        add(Trait(kind: kind, condition: condition, reason: reason, range: range), to: &stop)
      } else if condition == nil {
        stop.traits.removeAll { $0.kind.isSame(as: kind) }
      }
    }
    if traits.isUnknown, known?.traitNames == nil {
      stop.doubt = stop.doubt ?? "its traits are only known when the app runs"
    }
  }

  /// Takes two conditional traits that one modifier adds in both arms for one that always holds.
  private func mergeArms(of stop: inout ExposedElement, range: Range<Int>) {
    for trait in stop.traits where trait.condition != nil && trait.range == range {
      let same = stop.traits.filter { $0.kind == trait.kind && $0.range == range }
      guard same.count > 1, let index = stop.traits.firstIndex(of: trait) else { continue }
      stop.traits.removeAll { $0.kind == trait.kind && $0.range == range }
      var always = trait
      always.condition = nil
      stop.traits.insert(always, at: min(index, stop.traits.count))
    }
  }

  /// Adds a trait, or makes sure of one that was there.
  func add(_ trait: Trait, to stop: inout ExposedElement) {
    let index = stop.traits.firstIndex {
      $0.kind.isSame(as: trait.kind) && ($0.condition == nil || trait.condition == nil)
    }
    guard let index else {
      stop.traits.append(trait)
      return
    }
    if stop.traits[index].condition != nil { stop.traits[index] = trait }
    if case .heading(let level?) = trait.kind { stop.traits[index].kind = .heading(level: level) }
  }

  // MARK: Parts

  /// A part out of words; nil for words that are certainly not there.
  func part(_ words: Fact<Phrase>, _ reason: String, _ range: Range<Int>) -> Part? {
    switch words {
    case .known(let phrase):
      return phrase.isBlank
        ? nil : Part(phrase: phrase.onOneLine, reason: reason, range: placed(range))
    case .unknown:
      return Part(
        phrase: Phrase([.expression("…")]),
        reason: reason,
        range: placed(range),
        certainty: .unknown
      )
    case .absent:
      return nil
    }
  }

  func append(_ part: Part?, to parts: inout [Part]) {
    guard let part else { return }
    guard let same = parts.firstIndex(where: { $0.phrase == part.phrase }) else {
      parts.append(part)
      return
    }
    // What is offered twice is there where either is.
    parts[same].conditions.removeAll { !part.conditions.map(\.text).contains($0.text) }
  }
}

extension Modifier {
  /// Whether it is an action that activating the element carries out.
  var isDefaultAction: Bool {
    guard name == "accessibilityAction", argument("named") == nil, closure("label") == nil else {
      return false
    }
    guard let kind = firstArgument else { return true }
    return kind.memberName == "default"
  }
}

extension Modifier {
  /// Whether nobody has read it and its name says that it is about accessibility.
  fileprivate var isUnreadAboutAccessibility: Bool {
    Catalogue.modifier(name) == nil && NameHint.accessibility.matches(name)
  }
}

extension Phrase.Part {
  /// The words or the code.
  fileprivate var text: String {
    switch self {
    case .words(let text), .expression(let text): text
    }
  }
}

extension Phrase {
  /// The same with line breaks as spaces.
  var onOneLine: Phrase {
    guard
      parts.contains(where: {
        if case .words(let text) = $0 { text.contains(where: \.isNewline) } else { false }
      })
    else { return self }
    return Phrase(
      parts.map { part in
        guard case .words(let text) = part else { return part }
        return .words(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
    )
  }
}

extension Value {
  /// The names of traits, `.isHeader` or a list of these; nil for anything else.
  fileprivate var traitNames: Set<String>? {
    switch self {
    case .enumCase(_, let name, _): return [name]
    case .list(let items):
      let names = items.compactMap(\.traitNames)
      return names.count == items.count ? names.reduce(into: []) { $0.formUnion($1) } : nil
    default: return nil
    }
  }
}

extension Scope {
  /// What a tag or selection is, as code: its value where that is known.
  func tag(_ expression: Expression) -> String {
    let value = value(of: constant(of: expression) ?? expression)
    return value?.tag ?? bound(expression).code.pathNames.last ?? ""
  }
}

extension Value {
  /// What tells a tag from others; nil where that is not known.
  var tag: String? {
    switch self {
    case .enumCase(_, let name, let payload): payload.isEmpty ? name : nil
    case .text, .number, .boolean: phrase(isLocalized: false)?.literal
    case .nothing: "nil"
    default: nil
    }
  }
}

/// Whether a view certainly stands in no row, tab or menu: then a badge is not shown.
private func isOutsideBadges(_ view: Element) -> Bool {
  for outer in view.ancestors {
    if outer.is(.list, .form, .table, .menu, .tabView, .tab) { return false }
    if outer.is(.scrollView, .navigationStack, .navigationView) { return true }
  }
  return false
}
