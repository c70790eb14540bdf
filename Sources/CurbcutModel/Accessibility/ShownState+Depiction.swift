import CurbcutSyntax

extension ShownState {
  /// A state that two pictures of one thing show, a heart and a filled one.
  package struct Depiction {
    /// The last name of what decides between the pictures: `isSaved` of `model.isSaved`.
    package let name: String
    /// What decides, as written; nil where a branch or another type does.
    package let condition: String?
    /// The symbol or asset that shows that it is so, and the one that shows that it is not.
    package let images: (isTrue: String, isFalse: String)
    /// Whether it is one of several cases, and no flag: `state` of `state.symbol`, where that asks
    /// `self == .paused`.
    package let isCase: Bool
  }

  /// The state that its label shows by one of two pictures, whatever pressing it does:
  /// `Image(systemName: post.isLiked ? "heart.fill" : "heart")`.
  package var depiction: Depiction? {
    guard press?.isEmpty == false, let found = drawnState, selectionSource == nil else {
      return nil
    }
    return found
  }

  private var drawnState: Depiction? {
    if let symbol = element.argument("systemImage"),
      let found = depiction(byTernary: symbol, isSymbol: true)
    {
      return found
    }
    // `Button { … } label: { Label("Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") }`
    for part in parts where part.is(.label) && part.index != element.index {
      if let symbol = part.argument("systemImage"),
        let found = depiction(byTernary: symbol, isSymbol: true)
      {
        return found
      }
    }
    // A view of the project that is handed one of two symbols.
    for part in parts where part.isCustomView {
      for argument in part.arguments where argument.value.isChoiceOfSymbols {
        if let found = depiction(byTernary: argument.value, isSymbol: true) { return found }
      }
    }
    for part in parts where part.is(.image) {
      switch ImageContent(of: part).source {
      case .symbol(let name):
        if let found = depiction(byTernary: name, isSymbol: true) { return found }
      case .asset(let name):
        if let found = depiction(byTernary: name, isSymbol: false) { return found }
      default: continue
      }
    }
    return depictionByBranches
  }

  /// The name of what says that something is open below a control, by a chevron that points up or
  /// down: `isOpen` of `Image(systemName: isOpen ? "chevron.up" : "chevron.down")`.
  package var unfoldedName: String? {
    guard press?.isEmpty == false else { return nil }
    for part in parts where part.is(.image) {
      guard case .symbol(let image)? = ImageContent(of: part).source,
        case .ternary(let condition, let then, let otherwise) = image.form,
        case .string(let one) = then.form, case .string(let other) = otherwise.form,
        Symbols.folds(one.literal ?? "", other.literal ?? ""), let name = flag(condition)
      else { continue }
      return name
    }
    return nil
  }

  /// Whether a symbol stands in its label for what is selected and another one for what is not: a check
  /// mark in a circle, and the empty circle.
  package var marksBothWays: Bool {
    for part in parts where part.is(.image) {
      guard case .symbol(let image)? = ImageContent(of: part).source,
        case .ternary(_, let then, let otherwise) = image.form,
        case .string(let one) = then.form, case .string(let other) = otherwise.form
      else { continue }
      if Symbols.areStates(one.literal ?? "", other.literal ?? "") { return true }
    }
    var branches: [Int: String] = [:]
    for part in parts where ImageContent(of: part).isSymbol {
      guard let branch = part.conditions.last(where: { $0.kind == .branch }),
        let symbol = ImageContent(of: part).name
      else { continue }
      if let other = branches[branch.statement], Symbols.areStates(other, symbol) { return true }
      branches[branch.statement] = symbol
    }
    return false
  }

  private func depiction(byTernary image: Expression, isSymbol: Bool) -> Depiction? {
    let written = image
    let image = ConstantResolver.image(of: element, written)
    guard case .ternary(let condition, let then, let otherwise) = image.form,
      case .string(let one) = then.form, let yes = one.literal,
      case .string(let other) = otherwise.form, let no = other.literal
    else { return nil }
    if let owner = caseAsked(by: condition, of: written) {
      return depiction(
        of: owner,
        condition: nil,
        images: (yes, no),
        areSymbols: isSymbol,
        isCase: true
      )
    }
    guard let name = flag(condition) else { return nil }
    return depiction(
      of: name,
      condition: condition.source(readingFrom: written, of: element),
      images: (yes, no),
      areSymbols: isSymbol
    )
  }

  /// `if isSaved { Image(systemName: "bookmark.fill") } else { Image(systemName: "bookmark") }`
  private var depictionByBranches: Depiction? {
    var first: (statement: Int, source: String, decision: Expression?, image: String)?
    for part in parts where part.is(.image) {
      guard let branch = part.conditions.last(where: { $0.kind == .branch }),
        let image = ImageContent(of: part).name
      else { continue }
      if let first, first.statement == branch.statement, branch.alternative == 1,
        let name = flag(first.source)
      {
        return depiction(
          of: name,
          condition: first.source,
          images: (first.image, image),
          areSymbols: ImageContent(of: part).isSymbol
        )
      }
      first =
        branch.alternative == 0 ? (branch.statement, branch.source, branch.decision, image) : nil
    }
    return nil
  }

  private func depiction(
    of name: String,
    condition: String?,
    images: (isTrue: String, isFalse: String),
    areSymbols: Bool,
    isCase: Bool = false
  ) -> Depiction? {
    let areStates =
      areSymbols
      ? Symbols.areStates(images.isTrue, images.isFalse)
      : AssetNames.words(of: images.isTrue).first == AssetNames.words(of: images.isFalse).first
    guard areStates, !NameHint.passingState.matches(name), !NameHint.expansion.matches(name) else {
      return nil
    }
    return Depiction(name: name, condition: condition, images: images, isCase: isCase)
  }

  /// The name of the value whose type asks which case it is, to give the name of an image: `state` of
  /// `state.symbol` that is worked out by `self == .paused`.
  private func caseAsked(by condition: Expression, of image: Expression) -> String? {
    guard case .operators(let sides, let signs) = condition.form, sides.count == 2,
      signs == ["=="] || signs == ["!="], sides[0].path == "self",
      sides[1].path?.hasPrefix(".") == true, let names = image.path?.withoutSelf.pathNames,
      names.count == 2
    else { return nil }
    return names[0]
  }

  /// The name of what a condition asks, where that can change while the control is there: not of what
  /// the surroundings say.
  private func flag(_ condition: Expression) -> String? {
    switch condition.form {
    case .prefixed("!", let inner): return flag(inner)
    case .name, .member: return flag(condition.path ?? condition.source)
    case .call(let callee, _):
      // `favorites.contains(id)`, `store.isSaved(trail)`
      guard let path = callee.path else { return nil }
      let names = path.pathNames
      return flag(path).flatMap { $0 == "contains" ? names.dropLast().last : $0 }
    case .operators(let sides, let signs): return flag(of: sides, joinedBy: signs)
    default: return nil
    }
  }

  /// The name of what several operands ask: of `post.isSaved ?? false` and `isSaved == true` the one
  /// that is no literal, of `isLiked || post.isSaved` the first where words tell neither.
  private func flag(of sides: [Expression], joinedBy signs: [String]) -> String? {
    guard let sign = signs.first, let first = sides.first, let last = sides.last else { return nil }
    if sides.count == 2, ["??", "==", "!="].contains(sign), last.boolean != nil {
      return flag(first)
    }
    guard sign == "||" || sign == "&&", signs.allSatisfy({ $0 == sign }) else { return nil }
    let names = sides.compactMap { flag($0) }
    guard names.count == sides.count,
      !names.dropFirst().contains(where: { speaksDifferently(with: $0) })
    else { return nil }
    return names.first
  }

  private func flag(_ path: String) -> String? {
    let path = path.hasPrefix("!") ? String(path.dropFirst()) : path
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    let names = path.pathNames.filter { $0 != "self" }
    guard let first = names.first,
      element.declaration?.property(first)?.attributes.contains("Environment") != true
        || names.count > 1
    else { return nil }
    return names.last
  }
}

extension Expression {
  /// The condition as it is written where an image stands whose name is `player.symbol`; nil where it
  /// cannot be.
  fileprivate func source(readingFrom image: Expression, of element: Element) -> String? {
    guard let path else { return image.path == nil ? source : nil }
    let first = path.pathNames.first { $0 != "self" } ?? path
    let isOwn = element.declaration?.property(first) != nil || element.record.locals[first] != nil
    guard !isOwn else { return source }
    let owner = image.path?.withoutSelf.pathNames ?? []
    return owner.count == 2 ? "\(owner[0]).\(path.withoutSelf)" : nil
  }
}

extension Expression {
  /// Whether it chooses between two symbols that draw one thing, of which at least one is named as only
  /// symbols are: `isSaved ? "bookmark.fill" : "bookmark"`.
  var isChoiceOfSymbols: Bool {
    guard case .ternary(_, let then, let otherwise) = form,
      case .string(let first) = then.form, case .string(let second) = otherwise.form,
      let one = first.literal, let other = second.literal
    else { return false }
    return (one.includes(".") || other.includes("."))
      && (Symbols.areStates(one, other) || Symbols.folds(one, other))
  }

  /// The same by a property.
  func picksSymbol(by name: String) -> Bool {
    guard isChoiceOfSymbols, case .ternary(let condition, _, _) = form else { return false }
    return condition.mentions(name)
  }

  /// Whether it is a property of the view that chooses a color by another one: `.fill(tint)` of
  /// `var tint: Color { isOn ? .green : .gray }`.
  func isColor(workedOutFrom name: String, in view: Element) -> Bool {
    guard let path = path?.withoutSelf, path != name, !path.includes("."),
      let property = view.declaration?.property(path), let getter = property.getter,
      property.type == "Color" || property.type?.hasSuffix("ShapeStyle") == true
    else { return false }
    return getter.contains { Expression($0).mentions(name) }
  }

  /// Whether it holds a choice between two values by a property.
  func choiceDepends(on name: String, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch form {
    case .ternary(let condition, _, _): return condition.mentions(name)
    case .call(let callee, let arguments):
      if arguments.contains(where: {
        !$0.isTrailingClosure && $0.value.choiceDepends(on: name, depth: depth + 1)
      }) {
        return true
      }
      if case .member(let base?, _) = callee.form {
        return base.choiceDepends(on: name, depth: depth + 1)
      }
      return false
    default: return false
    }
  }
}

extension Element {
  /// Whether it is a picture, or a shape in a control, that may be there for a state only.
  func isMark(in control: Element) -> Bool {
    self.is(.image) || self.is(.label) && labeledControl != nil
      || index != control.index
        && self.is(.circle, .ellipse, .capsule, .rectangle, .roundedRectangle)
  }
}
