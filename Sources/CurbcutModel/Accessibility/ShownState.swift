import CurbcutSyntax

/// The state of a control that people see, and whether VoiceOver speaks it too.
package struct ShownState: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension ShownState {
  /// The views of a control's label, or of a tapped view itself.
  var parts: [Element] {
    [element] + element.descendants.filter { $0.slot != .menu && $0.slot != .destination }
  }

  /// What pressing it, or tapping it, does.
  package var press: ActionFact? { element.action ?? element.taps.first?.action }

  /// Whether its images depend on a property: by a ternary, or by standing in branches.
  package func drawsDifferently(with name: String) -> Bool {
    let symbol = element.argument("systemImage") ?? element.argument("image")
    if symbol?.mentions(name) == true { return true }
    return parts.contains { part in
      if part.shows(name, among: part.drawnStates?.pictures) { return true }
      if part.isCustomView, part.arguments.contains(where: { $0.value.picksSymbol(by: name) }) {
        return true
      }
      guard part.isMark(in: element) else { return false }
      if part.conditions.contains(where: { Self.names(name, in: $0.source) }) { return true }
      return part.arguments.contains { argument in
        if case .ternary(let condition, _, _) = argument.value.form {
          return condition.mentions(name)
        }
        // `"repeat\(mode == .one ? ".1" : "")"`
        let isPicture = part.is(.image) || ["systemImage", "image"].contains(argument.label)
        return isPicture && argument.value.isStringLiteral && argument.value.mentions(name)
      }
    }
  }

  /// Whether its colors depend on a property: those of its label, or of what is drawn around it.
  package func colorsDifferently(with name: String) -> Bool {
    let looks: Set<String> = [
      "background", "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder",
      "border", "tint", "symbolVariant",
    ]
    // A knob that moves shows a state, unless it is only moved for a moment.
    let places: Set<String> = ["overlay", "offset", "frame"]
    let mayMove =
      !NameHint.passingState.matches(name) && !NameHint.appearanceState.matches(name)
    return parts.contains { part in
      if part.shows(name, among: part.drawnStates?.colors) { return true }
      // The knob of a switch stands at one side: `ZStack(alignment: isOn ? .trailing : .leading)`.
      if mayMove, part.index != element.index,
        part.argument("alignment")?.choiceDepends(on: name, depth: 0) == true
      {
        return true
      }
      return part.ownModifiers.contains { modifier in
        // What moves as a whole is no knob.
        (looks.contains(modifier.name)
          || mayMove && places.contains(modifier.name)
            && (modifier.name != "offset" || part.index != element.index))
          && modifier.arguments.contains {
            !$0.isTrailingClosure
              && ($0.value.choiceDepends(on: name, depth: 0)
                || $0.value.isColor(workedOutFrom: name, in: part))
          }
      }
    }
  }

  /// Whether a style or modifier of the project is told of a property by an argument that says what
  /// is on or chosen: `.buttonStyle(Pill(isActive: isMuted))`. Only where it is known that nothing
  /// else is said there.
  package func stylesDifferently(with name: String) -> Bool {
    styledStates.contains { $0.value.mentions(name) }
  }

  /// What a style of the project is told of the selection: `.buttonStyle(Chip(selected: isInUse))`.
  package var styledSelection: Expression? {
    guard toggle == nil, cycle == nil else { return nil }
    return styledStates.first { argument in
      argument.label.map(Self.selectionLabels.contains) == true || argument.value.asksSelection
        || fulfills(argument.value)
    }?.value
  }

  /// What the arguments of styles are called that say what is chosen, not only what is on.
  private static let selectionLabels: Set<String> = [
    "selected", "isSelected", "checked", "isChecked", "chosen", "isChosen", "picked", "isPicked",
  ]

  /// What styles and modifiers of the project are told of what is on or chosen.
  private var styledStates: [Argument] {
    parts.flatMap { part in
      part.ownModifiers.flatMap { modifier -> [Argument] in
        guard modifier.name == "buttonStyle" || modifier.categories.contains(.applying),
          !modifier.isConditional
        else { return [] }
        let call = modifier.firstArgument?.call
        let isForeign = modifier.categories.contains(.foreign)
        let name = isForeign ? modifier.name : call?.callee.path ?? ""
        guard part.tree.context.isSilentStyle(name) else { return [] }
        return ((isForeign ? modifier.arguments : call?.arguments) ?? []).filter { argument in
          guard let label = argument.label, Self.stateLabels.contains(label) else { return false }
          return !argument.isTrailingClosure && argument.value.boolean == nil
        }
      }
    }
  }

  /// What the arguments of styles are called that say what is on or chosen.
  private static let stateLabels: Set<String> = [
    "active", "isActive", "isOn", "on", "selected", "isSelected", "checked", "isChecked",
    "highlighted", "isHighlighted", "toggled", "isToggled", "current", "isCurrent", "chosen",
    "isChosen", "picked", "isPicked", "filled", "isFilled", "pressed",
  ]

  /// The property that pressing it flips and its images or colors show: its name, and its path in
  /// the source.
  package var toggle: (name: String, path: String)? {
    press?.toggled.lazy.compactMap { path in
      shownName(of: path).map { ($0, path) }
    }.first ?? flagOfModel
  }

  /// The property that pressing it sets to the next of several values, and that its images or colors
  /// show: `mode = mode.next`.
  package var cycle: String? {
    guard let action = press, action.toggled.isEmpty else { return nil }
    let set = action.assignments
    for (target, value) in set {
      let name = target.nameOfValue ?? target
      let isStep = value.mentions(name) && value.boolean == nil
      let isChoice =
        set.count { $0.target == target } > 1
        && set.contains { $0.target == target && $0.value.source != value.source }
      guard isStep || isChoice, !NameHint.paging.matches(name), !NameHint.expansion.matches(name)
      else { continue }
      if let name = shownName(of: target) { return name }
    }
    return nil
  }

  /// The name of the value that a path leads to, where its look depends on it.
  private func shownName(of path: String) -> String? {
    guard let name = path.nameOfValue,
      drawsDifferently(with: name) || colorsDifferently(with: name)
        || stylesDifferently(with: name)
    else { return nil }
    return name
  }

  /// Whether what is spoken depends on a property, or on something that was not read.
  package func speaksDifferently(with name: String) -> Bool {
    if element.isComponent { return true }
    if let label = Naming(of: element).label {
      if label.mentions(name) { return true }
      // What a label of words that are shown as well says depends on no more than they do.
      return label.possiblePhrases.isEmpty && !shows(label)
    }
    if element.title?.value.mentions(name) == true { return true }
    let same = branchesThatReadAlike(by: name)
    return parts.contains { part in
      if part.onlyDraws(name) || part.isLabelOfConfiguration { return false }
      guard part.index != element.index, !part.place.contains(.background) else {
        return part.isCustomView && part.isToldWords(of: name)
      }
      if part.isUnknownView || part.isComponent {
        if isUntold(part, of: name) { return false }
        return true
      }
      // One that is known to show no words says none, whatever it knows of.
      if part.isCustomView {
        let hasOnlyWords = part.tree.context.view(part.typeName)?.hasOnlyWords == true
        return part.isTextual != .no && !hasOnlyWords || part.isToldWords(of: name)
      }
      if part.hasModifier("accessibilityLabel", "accessibilityValue") { return true }
      guard part.is(.text, .label) || part.is(.progressView) else { return false }
      return part.arguments.first.map { depends($0.value, on: name, in: part) } == true
        || part.conditions.contains {
          Self.names(name, in: $0.source) && !same.contains($0.statement)
        }
    }
  }

  /// Whether words depend on a property, by themselves or by the local constant, property or function
  /// of the type that they are.
  private func depends(_ words: Expression, on name: String, in part: Element) -> Bool {
    if words.mentions(name) { return true }
    let path = words.path ?? words.call?.callee.path ?? ""
    guard let first = path.pathNames.first(where: { $0 != "self" && $0 != "Self" }) else {
      return false
    }
    let declaration = part.declaration
    var nodes = [part.record.locals[first]].compactMap { $0 }
    nodes += declaration?.property(first)?.getter ?? []
    nodes += declaration?.function(first)?.body ?? []
    return nodes.contains { Expression($0).mentions(name) }
  }

  /// The statements about a property whose branches all show the same words, and differ only in how
  /// those look: `if isOn { Text("Map").bold() } else { Text("Map") }`.
  private func branchesThatReadAlike(by name: String) -> Set<Int> {
    var words: [Int: [Int: String]] = [:]
    var unread: Set<Int> = []
    var subjects: Set<Int> = []
    for part in parts where part.index != element.index {
      for condition in part.conditions where condition.kind == .branch {
        if Self.names(name, in: condition.source) { subjects.insert(condition.statement) }
        if part.isUnknownView || part.isCustomView || part.isComponent
          || part.hasModifier("accessibilityLabel", "accessibilityValue")
        {
          unread.insert(condition.statement)
        }
        guard part.is(.text, .label) else { continue }
        let spoken = part.visibleText.value?.spoken ?? "‹\(part.index)›"
        words[condition.statement, default: [:]][condition.alternative, default: ""] += spoken + " "
      }
    }
    return subjects.filter { statement in
      guard let branches = words[statement], branches.count > 1, !unread.contains(statement) else {
        return false
      }
      return Set(branches.values).count == 1
    }
  }

  /// Whether a text in it shows just what an expression says.
  private func shows(_ words: Expression) -> Bool {
    words.path != nil
      && parts.contains { $0.is(.text) && $0.arguments.first?.value.source == words.source }
  }

  /// Whether a word stands in source.
  private static func names(_ name: String, in source: String) -> Bool {
    source.sourceWords.contains { $0 == name }
  }

  /// The condition about a selection on which its look depends: `selected == name` of
  /// `.background(selected == name ? .yellow : .clear)`.
  package var selection: Expression? {
    let looks: Set<String> = [
      "background", "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder",
      "border",
      "opacity", "fontWeight", "tint", "overlay", "shadow", "font", "bold", "symbolVariant",
      "underline",
    ]
    for part in parts + framesAround {
      if let condition = part.selection(toldTo: part.drawnStates?.colors, in: self) {
        return condition
      }
      if let condition = part.selection(styledBy: self) { return condition }
      for modifier in part.ownModifiers where looks.contains(modifier.name) {
        // A faded control that is disabled too says “dimmed”.
        if modifier.name == "opacity", EnvironmentModifiers(of: element).disable { continue }
        for argument in modifier.arguments where !argument.isTrailingClosure {
          let flag = Self.switchedLooks.contains(modifier.name) ? argument.value : nil
          guard
            let condition = argument.value.selectionCondition(of: element)
              ?? flag.flatMap({ asksSelection($0) ? $0 : nil })
          else { continue }
          // A control that is active may be one that can be pressed.
          if condition.memberName == "isActive", EnvironmentModifiers(of: element).disable {
            continue
          }
          return condition
        }
      }
      if part.is(.image), case .symbol(let name)? = ImageContent(of: part).source,
        let condition = name.selectionCondition(of: element)
      {
        return condition
      }
    }
    return nil
  }

  /// The looks that a truth value switches on: `.underline(isCurrent)`.
  private static let switchedLooks: Set<String> = ["bold", "underline"]

  /// Whether a name stands for a selection: what it is called, or what it stands for.
  private func asksSelection(_ flag: Expression) -> Bool {
    guard flag.path != nil else { return false }
    let asked = flag.meaning(in: element)
    return flag.asksSelection || asked.asksSelection || fulfills(asked)
  }

  /// The source of the condition about a selection on which its look depends, by a ternary or by a
  /// branch of its label: a checkmark that is there for what is selected, or words in bold.
  package var selectionSource: String? {
    if let selection { return selection.source }
    if let styledSelection { return styledSelection.source }
    for part in parts {
      if let mark = part.selection(toldTo: part.drawnStates?.pictures, in: self) {
        return mark.source
      }
    }
    for part in parts where part.index != element.index {
      // `Checkbox(isOn: isSelected)`, drawn by a view of the project that is no control.
      if part.isCustomView, part.hasControl == .no, part.isTextual == .no,
        let mark = part.arguments.first(where: {
          ["isOn", "isSelected", "isChecked", "selected", "checked"].contains($0.label)
        }), mark.value.boolean == nil, !mark.value.source.hasPrefix("$")
      {
        return mark.value.source
      }
      for condition in part.conditions where condition.kind == .branch {
        guard part.is(.image, .text, .label) || part.row?.isPaint == true else { continue }
        if fulfills(condition.source) || Self.asksSelection(condition.source) {
          return condition.source
        }
      }
    }
    return nil
  }

  static func asksSelection(_ source: String) -> Bool {
    source.isFlagPath && NameHint.isSelectionFlag(source.pathNames.last ?? source)
      || (source.includes(".contains(") || source.includes(" == "))
        && Identifier.words(of: source).contains { $0.hasPrefix("select") }
  }

  /// Whether pressing it makes a comparison true, which is written as source.
  func fulfills(_ comparison: String) -> Bool {
    let sides = comparison.split(separator: " == ").map(String.init)
    guard sides.count == 2, let action = press else {
      return false
    }
    return action.assignments.contains { target, value in
      (target == sides[0] && value.source == sides[1])
        || (target == sides[1] && value.source == sides[0])
    } || marksCurrent(sides, by: action)
  }

  /// Whether what is spoken depends on a selection too.
  package func speaksDifferently(as selection: Expression) -> Bool {
    if let label = Naming(of: element).label {
      if label.isNameOfChoice(in: selection) || isNameOfItem(label, comparedIn: selection) {
        return false
      }
    }
    // `self.scheme == scheme`: what it shows is the choice, whatever is chosen.
    if Naming(of: element).label == nil, selection.comparesWithChoiceOfSameName { return false }
    let asked = selection.meaning(in: element)
    var names = asked.selectionNames
    if names.isEmpty, let name = comparedName(in: asked) { names = [name] }
    if let name = selection.path?.pathNames.last { names.append(name) }
    if let name = asked.askedCollection?.pathNames.last { names.append(name) }
    return names.contains { speaksDifferently(with: $0) }
  }

  /// The side of a comparison that is what is selected: what pressing it sets, else the left one.
  private func comparedName(in selection: Expression) -> String? {
    guard case .operators(let sides, let signs) = selection.form,
      ["==", "===", "<=", ">="].contains(signs.first)
    else { return nil }
    let set = Set(press?.assignments.map(\.target) ?? [])
    let kept = keptSide(of: sides.map(\.source))
    return
      (sides.first { set.contains($0.source) } ?? sides.first { $0.source == kept }
      ?? sides.first)?.memberName
  }

  /// Whether pressing it makes a comparison true: sets `tab` to `.map`, where `tab == .map` is
  /// asked.
  fileprivate func fulfills(_ comparison: Expression) -> Bool {
    if setsOneOfTwo(comparison) { return true }
    guard case .operators(let sides, let signs) = comparison.form, sides.count == 2,
      signs == ["=="] || element.is(.button) && comparison.isReached(by: element),
      let action = press
    else { return false }
    if signs == ["=="], handsOver(sides.map(\.source), by: action) { return true }
    let (one, other) = (sides[0].unconverted.source, sides[1].unconverted.source)
    return action.assignments.contains { target, value in
      let value = value.unconverted.source
      return target == one && value == other || target == other && value == one
    }
  }
}

extension Element {
  /// Whether it is told of a name by one of its flags.
  fileprivate func shows(_ name: String, among flags: Set<String>?) -> Bool {
    guard let flags, !flags.isEmpty else { return false }
    return arguments.contains { argument in
      argument.label.map(flags.contains) == true && argument.value.mentions(name)
    }
  }

  /// What one of its flags is told of a selection: `current == page` of `Dot(isOn: current == page)`.
  fileprivate func selection(toldTo flags: Set<String>?, in shown: ShownState) -> Expression? {
    guard let flags, !flags.isEmpty else { return nil }
    return arguments.first { argument in
      guard let label = argument.label, flags.contains(label) else { return false }
      let asked = argument.value.meaning(in: shown.element)
      guard argument.value.boolean == nil, !argument.value.source.hasPrefix("$") else {
        return false
      }
      return argument.value.asksSelection || asked.asksSelection || shown.fulfills(asked)
        || NameHint.isSelectionFlag(label) && shown.toggle == nil
    }?.value
  }
}

extension Element {
  /// The selection by which one of two styles is handed to a view of the project that only shows words:
  /// `Words(title, style: isSelected ? .strong : .plain)`.
  fileprivate func selection(styledBy shown: ShownState) -> Expression? {
    guard isCustomView, tree.context.view(typeName)?.hasOnlyWords == true else { return nil }
    return arguments.lazy.compactMap { argument -> Expression? in
      guard let label = argument.label, !NameHint.wording.matches(label),
        case .ternary(_, let then, let otherwise) = argument.value.form,
        case .member(nil, _) = then.form, case .member(nil, _) = otherwise.form
      else { return nil }
      return argument.value.selectionCondition(of: shown.element)
    }.first
  }
}

extension Expression {
  /// What a local constant stands for, or a property of one statement: `tab == current` of
  /// `let isFront = tab == current`; itself where it is no such name.
  fileprivate func meaning(in control: Element) -> Expression {
    guard let path else { return self }
    let names = path.pathNames.filter { $0 != "self" }
    guard names.count == 1, let name = names.first else { return self }
    if let local = control.record.locals[name] { return Expression(local) }
    guard let getter = control.declaration?.property(name)?.getter, getter.count == 1,
      let only = getter.first
    else { return self }
    return Expression(only.kind == .returnStmt ? only.firstChild ?? only : only)
  }

  /// The names in it that tell a selection.
  fileprivate var selectionNames: [String] {
    Set(operands.flatMap { $0.allTokens.map(\.text) }).filter(NameHint.selection.matches).sorted()
  }

  /// Whether it only names the choice that a comparison asks for: `color.name` where
  /// `selected == color` is asked.
  fileprivate func isNameOfChoice(in comparison: Expression) -> Bool {
    guard let path, case .operators(let sides, ["=="]) = comparison.form,
      let root = path.split(separator: ".").first
    else { return false }
    let choices = sides.filter { $0.selectionNames.isEmpty }.compactMap(\.path)
    return choices.contains(String(root)) && path != String(root)
  }

  /// The condition of a ternary in it that asks whether a control is what is selected.
  fileprivate func selectionCondition(of control: Element, depth: Int = 0) -> Expression? {
    guard depth < 4 else { return nil }
    switch form {
    case .ternary(let condition, _, _):
      let asked = condition.meaning(in: control)
      return condition.asksSelection || asked.asksSelection || control.isToldOfChoice(condition)
        || ShownState(of: control).fulfills(asked) || ShownState(of: control).flips(asked)
        || ShownState(of: control).asksSelection(amongOthers: asked) ? condition : nil
    case .operators(_, ["=="]):
      // `.bold(tab == .map)`
      return ShownState(of: control).fulfills(self) ? self : nil
    case .name, .member:
      // `.stroke(borderColor)`, a property of one statement that asks for the selection.
      let asked = meaning(in: control)
      return asked.source == source || !asked.isChoice
        ? nil : asked.selectionCondition(of: control, depth: depth + 1)
    case .call(let callee, let arguments):
      for argument in arguments where !argument.isTrailingClosure {
        if let found = argument.value.selectionCondition(of: control, depth: depth + 1) {
          return found
        }
      }
      if case .member(let base?, _) = callee.form, base.path != "self" {
        return base.selectionCondition(of: control, depth: depth + 1)
      }
      // `color(for: option)`, which compares the option with what is chosen.
      guard let name = callee.memberName, callee.path == name || callee.path == "self.\(name)",
        let body = control.declaration?.function(name)?.body, body.count == 1, let only = body.first
      else { return nil }
      return Expression(only.statement).selectionCondition(of: control, depth: depth + 1)
    default:
      return nil
    }
  }

  /// Whether it chooses one of two values.
  private var isChoice: Bool { if case .ternary = form { true } else { false } }

  fileprivate var asksSelection: Bool {
    switch form {
    case .operators(_, ["=="]), .operators(_, ["==="]), .call: !selectionNames.isEmpty
    case .name(let name), .member(_, let name):
      NameHint.isSelectionFlag(name)
    default: false
    }
  }
}
