import CurbcutSyntax

extension ShownState {
  /// Whether one side of a comparison is what pressing it hands on, and the other one is kept elsewhere:
  /// `font.index == settings.fontIndex` where `settings.changeFont(to: font.index)` is called.
  func handsOver(_ sides: [String], by action: ActionFact) -> Bool {
    guard sides.count == 2 else { return false }
    let handed = action.steps.flatMap { step -> [String] in
      guard case .call(let path, let arguments) = step,
        !NameHint.isUnnoticed(path), !NameHint.removal.matches(path.pathNames.last ?? path)
      else { return [] }
      return arguments.map(\.value.source)
    }
    return [(sides[0], sides[1]), (sides[1], sides[0])].contains { item, kept in
      handed.contains(item) && isItem(item) && isKept(kept, apartFrom: item)
    }
  }

  /// Whether a path starts at what one of several is shown for: what a loop runs over.
  private func isItem(_ path: String) -> Bool {
    guard path.isDottedPath, let root = path.withoutSelf.pathNames.first else { return false }
    var next = element.enclosing(.forEach)
    while let loop = next {
      if loop.closure(.content)?.parameters.first == root { return true }
      next = loop.parent?.enclosing(.forEach)
    }
    return false
  }

  /// Whether a path leads to a value that stays what it is whichever of several it is compared with: no
  /// literal, no end of a list, and nothing that says who somebody is or what is going on.
  private func isKept(_ path: String, apartFrom item: String) -> Bool {
    let path = path.replacing("?", with: "")
    guard path.isDottedPath, let name = path.pathNames.last,
      let root = path.withoutSelf.pathNames.first,
      root != item.withoutSelf.pathNames.first, path.hasPrefix(".") == false
    else { return false }
    return !["count", "startIndex", "endIndex", "nil", "true", "false"].contains(name)
      && !NameHint.rank.matches(name)
      && !NameHint.personalIdentity.matches(name) && !NameHint.passingState.matches(name)
      && !isGoingOn(name)
  }

  /// Whether a name says what is going on, `playingTrack`, `isRunning`; a word in between only says
  /// what kind it is of: `dataSharingOption`.
  private func isGoingOn(_ name: String) -> Bool {
    let words = Identifier.words(of: name).drop { $0 == "is" }
    return [words.first, words.last].contains { word in
      word.map { $0.count > 4 && $0.hasSuffix("ing") } == true
    }
  }

  /// Whether pressing it puts something into a collection or takes it out again, where it is asked whether
  /// that is in there: `tags.contains(tag)` over `tags.insert(tag)` and `tags.remove(tag)`, or over
  /// `model.toggle(tag)`.
  func flips(_ condition: Expression) -> Bool {
    guard let collection = condition.askedCollection?.withoutSelf, let press,
      let item = condition.call?.arguments.first?.value.source
    else { return false }
    let calls = press.steps.compactMap { step -> (path: String, arguments: [Argument])? in
      if case .call(let path, let arguments) = step { (path.withoutSelf, arguments) } else { nil }
    }
    let changes = Set(
      calls.filter { $0.path.hasPrefix("\(collection).") }
        .map { String($0.path.dropFirst(collection.count + 1)) }
    )
    let puts = !changes.isDisjoint(with: ["insert", "append"])
    let takes = !changes.isDisjoint(with: ["remove", "removeAll"])
    if puts && takes { return true }
    // A method of what keeps the collection.
    let owner = collection.pathNames.dropLast().joined(separator: ".")
    return !owner.isEmpty
      && calls.contains { path, arguments in
        path.hasPrefix("\(owner).")
          && Identifier.words(of: path.pathNames.last ?? "").first == "toggle"
          && arguments.contains { $0.value.source == item }
      }
  }

  /// The side of a comparison that is kept elsewhere, where the other one is what a loop runs over.
  func keptSide(of sides: [String]) -> String? {
    guard sides.count == 2, sides.contains(where: isItem) else { return nil }
    return sides.first { !isItem($0) && $0.isDottedPath }
  }

  /// Whether a label is what one of several is called: `font.name` where `font.index == settings.index` is
  /// asked.
  func isNameOfItem(_ label: Expression, comparedIn selection: Expression) -> Bool {
    let words = label.call?.callee.path == "Text" ? label.call?.arguments.first?.value : label
    guard let path = words?.path, isItem(path),
      case .operators(let sides, ["=="]) = selection.form, sides.count == 2
    else { return false }
    let root = path.withoutSelf.pathNames.first
    let isOfItem = sides.map { $0.path?.withoutSelf.pathNames.first == root }
    return isOfItem[0] != isOfItem[1] && !sides.contains { $0.path == path }
  }

  /// Whether a view that was not read cannot know of a property of the view that makes it: it is handed
  /// nothing of it.
  func isUntold(_ part: Element, of name: String) -> Bool {
    guard part.tree.purpose == .body, let property = element.declaration?.property(name),
      property.getter == nil, !property.isStatic,
      property.attributes.allSatisfy({ ["State", "Binding"].contains($0) })
    else { return false }
    return !part.headSource.includes(name)
      && part.arguments.allSatisfy { !$0.value.mentions(name) }
  }

  /// Whether pressing it sets a flag to the value that is asked for, and a control beside it sets it to
  /// the other one: two buttons for two units.
  func setsOneOfTwo(_ condition: Expression) -> Bool {
    guard let press else { return false }
    let asked: String?
    if case .prefixed("!", let inner) = condition.form {
      asked = inner.path
    } else {
      asked = condition.path
    }
    guard let flag = asked?.withoutSelf,
      let set = press.assignments.first(where: { $0.target.withoutSelf == flag })?.value.boolean,
      let container = element.container
    else { return false }
    return container.descendants.prefix(64).contains { other in
      guard other.index != element.index, other.is(.button) || !other.taps.isEmpty else {
        return false
      }
      return ShownState(of: other).press?.assignments.contains {
        $0.target.withoutSelf == flag && $0.value.boolean == !set
      } == true
    }
  }

  /// Whether a condition of its label can be asked outside of it too: not one about a constant that
  /// is declared inside.
  package func isNamedOutside(_ source: String) -> Bool {
    let names = source.pathNames
    guard let first = names.first else { return true }
    // What another function of the type calls one of its parameters, nobody knows here.
    if let declaration = element.declaration, declaration.property(first) == nil,
      element.record.locals[first] == nil,
      case let given = declaration.functions.filter({ function in
        function.parameters.contains { $0.name == first }
      }), !given.isEmpty,
      !given.contains(where: { $0.node.range.contains(element.range.lowerBound) })
    {
      return false
    }
    return element.record.locals[first] != nil
      || !parts.contains { $0.index != element.index && $0.record.locals[first] != nil }
  }

  /// Whether what is spoken depends on the selection that a branch of its label asks for.
  package func speaksDifferently(asBranch selection: String) -> Bool {
    let sides = selection.split(separator: " ").map(String.init)
    // `option == choice`: what pressing it sets is the selection, the other side is this option.
    let set = Set(press?.assignments.map(\.target) ?? [])
    // `self.tab == tab`: what it shows is the option, whatever is selected.
    if sides.count == 3, sides[0].pathNames.last == sides[2].pathNames.last,
      Naming(of: element).label == nil
    {
      return false
    }
    let kept = sides.count == 3 ? keptSide(of: [sides[0], sides[2]]) : nil
    let name = sides.first { set.contains($0) } ?? kept ?? sides.first ?? selection
    return speaksDifferently(with: name.pathNames.last ?? name)
  }

  /// Whether its label has a part with a trait: a button speaks those of what it shows.
  package var partAddsTrait: Certainty {
    parts.reduce(.no) { $0 || $1.addsTrait("isSelected", "isToggle") }
  }

  /// What has to hold for it to be the selected one, where its look asks for that or for the opposite:
  /// `!isMetric` on the button that sets `isMetric` to false.
  package func whenSelected(_ selection: String) -> String {
    let flag = selection.hasPrefix("!") ? String(selection.dropFirst()) : selection
    let set = press?.assignments.first { $0.target.withoutSelf == flag.withoutSelf }?.value.boolean
    guard flag.isDottedPath, let set else { return selection }
    return set ? flag : "!\(flag)"
  }

  /// Whether one of the operands that `||` and `&&` join asks for a selection.
  func asksSelection(amongOthers condition: Expression) -> Bool {
    guard case .operators(let sides, let signs) = condition.form,
      signs.contains(where: { $0 == "||" || $0 == "&&" }), sides.count == signs.count + 1
    else { return false }
    var operand = [sides[0].source]
    for (sign, side) in zip(signs + ["&&"], sides.dropFirst().map(\.source) + [""]) {
      guard sign == "||" || sign == "&&" else {
        operand += [sign, side]
        continue
      }
      let source = operand.joined(separator: " ")
      let isSimple = operand.count == 1 && source.isDottedPath
      if isSimple || operand.count == 3 && operand[1] == "==",
        Self.asksSelection(source) || fulfills(source)
      {
        return true
      }
      operand = [side]
    }
    return false
  }

  /// The stacks around a button that hold nothing else that is said or pressed: what they paint is the
  /// look of the button.
  var framesAround: [Element] {
    guard element.is(.button), press?.isEmpty == false else { return [] }
    return sequence(first: element, next: \.parent).dropFirst().prefix(2).prefix { frame in
      frame.isLayout && frame.is(.vStack, .hStack, .zStack) && frame.taps.isEmpty
        && frame.grouping == nil && frame.labeledControl == nil
        && frame.content.allSatisfy { part in
          part.index == element.index || part.range.contains(element.range.lowerBound)
            || part.is(.spacer, .divider, .emptyView) || part.row?.isPaint == true
        }
    }
  }
}

extension String {
  /// Whether it is such names, or the opposite of what they stand for, and no comparison.
  var isFlagPath: Bool { hasPrefix("!") ? dropFirst().description.isDottedPath : isDottedPath }
}

extension Expression {
  /// The collection of which it asks whether something is in there: `tags` of `tags.contains(tag)`.
  var askedCollection: String? {
    guard let call, call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      only.value.path != nil, case .member(let base?, "contains") = call.callee.form
    else { return nil }
    return base.path
  }

  /// Whether it compares a property with a local choice of the same name: `self.tab == tab`.
  var comparesWithChoiceOfSameName: Bool {
    guard case .operators(let sides, ["=="]) = form, sides.count == 2 else { return false }
    let paths = sides.compactMap(\.path)
    guard paths.count == 2 else { return false }
    // `settings.theme == theme` as well.
    return paths[0].hasSuffix(".\(paths[1])") && !paths[1].includes(".")
      || paths[1].hasSuffix(".\(paths[0])") && !paths[0].includes(".")
  }

  /// The number or text that it only turns into another type: `seconds` of `Int(seconds)`.
  var unconverted: Expression {
    guard let call, call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      ["Int", "Double", "Float", "CGFloat", "String"].contains(call.callee.path)
    else { return self }
    return only.value
  }
}
