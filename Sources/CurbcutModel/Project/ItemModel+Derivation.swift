extension ItemModel {
  /// The same with every fact that depends on the rest of the file and project worked out.
  package func derived(in context: DeclarationContext) -> ItemModel {
    var model = self
    model.derive(in: context)
    return model
  }

  /// The same with what follows for its views, and nothing that others may know of it.
  func viewsDerived(in context: DeclarationContext) -> ItemModel {
    var model = self
    model.deriveViews(in: context)
    return model
  }

  private mutating func deriveViews(in context: DeclarationContext) {
    project = context.project
    trees = trees.map { $0.derived(in: context) }
  }

  /// Works out every fact that depends on the rest of the file and project.
  package mutating func derive(in context: DeclarationContext) {
    deriveViews(in: context)
    summary.facts = writtenFacts
    summary.open(writtenFacts, in: context)
    summary.addViews(of: self, in: context)
    if !objects.isEmpty {
      self.context = context
      deriveObjects(in: context)
      tellBackgrounds()
    }
  }
}

extension ItemSummary {
  /// Adds what an item's views mean to other declarations, now that their facts are worked out.
  fileprivate mutating func addViews(of item: ItemModel, in context: DeclarationContext) {
    for declaration in item.declarations
    where declaration.conforms(to: "Shape") || declaration.conforms(to: "InsettableShape") {
      facts[declaration.name, default: NameFacts()].view = .shape(declaration)
    }
    var read: Set<String> = []
    for tree in item.trees where tree.purpose != .preview {
      if tree.purpose == .body, let name = tree.declaration?.name {
        var view = ViewFacts(of: tree)
        view.hasOnlyWords = tree.elements.allSatisfy(\.hasOnlyWords)
        if view.hasOnlyWords { view.drawnStates = DrawnStates(of: tree) }
        let passed = tree.passedViews
        if !passed.isEmpty {
          let rest = tree.derived(in: context, leavingOut: passed)
          let facts = ViewFacts(of: rest, leavingOut: passed)
          view.frame = rest.frame(ofPassed: passed, drawing: facts)
        }
        view.losesWordsToPicture = PassingWords.areAll(in: tree.roots)
        view.fieldTitle = FieldTitle(in: tree)
        view.namelessControl = NamelessControl(in: tree, bringing: view)
        view.wordsWhereGiven = OptionalWords(in: tree)?.properties ?? []
        view.size = FrameSize(of: tree)
        view.colors = Set(tree.declaration?.labelsOfTakenColors ?? [])
        view.source = ComponentSource(of: tree, using: item.usedNames)
        let others = read.insert(name).inserted ? nil : facts[name]?.view
        facts[name, default: NameFacts()].view =
          others.map { $0.agreed(with: view) ?? ViewFacts() } ?? view
      } else if tree.purpose == .style, let name = tree.declaration?.name {
        var style = ViewFacts.style(drawnBy: tree)
        style.source = ComponentSource(of: tree, using: item.usedNames)
        facts[name, default: NameFacts()].view = style
      } else if let name = tree.memberName {
        // Two that only differ in what they are given are not told apart.
        let others = facts[name]?.view
        let member = ViewFacts(of: tree)
        let agrees = others == nil || others == member
        facts[name, default: NameFacts()].view = agrees ? member : ViewFacts()
      }
      addUses(in: tree)
    }
  }

  private mutating func addUses(in tree: ViewTree) {
    for element in tree.elements {
      let name = element.isCustomView ? element.typeName : tree.memberName(at: element.index)
      if let name { facts[name, default: NameFacts()].add(UseFacts(of: element)) }
    }
  }
}

extension ViewTree {
  /// The stored properties of its view that hold views which callers pass in: `content` of a card.
  fileprivate var passedViews: Set<String> {
    Set(
      records.compactMap { record in
        guard record.construction == .placeholder || record.construction == .unknown,
          let property = declaration?.property(record.name), property.getter == nil,
          property.initialValue == nil
        else { return nil }
        return record.name
      }
    )
  }

  /// The card that the view is, with what it makes of what callers pass in wherever it shows it.
  fileprivate func frame(ofPassed names: Set<String>, drawing facts: ViewFacts) -> ViewFrame {
    var shown: [String: [ShownPassed]] = [:]
    for index in records.indices where names.contains(records[index].name) {
      let construction = records[index].construction
      guard construction == .placeholder || construction == .unknown else { continue }
      let place = ShownPassed(Element(tree: self, index: index))
      shown[records[index].name, default: []].append(place)
    }
    return ViewFrame(
      passed: shown.compactMapValues(\.merged),
      choices: shown.compactMapValues { $0.choice(in: declaration) },
      drawing: facts
    )
  }

  /// Whether a control stands in it that no condition takes away and nothing in it hides.
  fileprivate var holdsControlForCertain: Bool {
    elements.contains { element in
      guard element.isInteractive == .yes else { return false }
      return sequence(first: element, next: \.parent).allSatisfy { outer in
        !outer.isConditional && (outer.parent == nil || outer.slot.isContentOfParent)
          && !outer.ownModifiers.contains { Hiding.hides($0) != .no }
      }
    }
  }
}

/// A place where a view shows what callers pass in.
private struct ShownPassed {
  let facts: PassedViewFacts
  /// The property that is given there, or not.
  let presence: (property: String, isGiven: Bool)?

  init(_ element: Element) {
    facts = PassedViewFacts(of: element)
    presence = element.presence
  }
}

extension [ShownPassed] {
  /// What is made of it over all places; nil where there is none.
  fileprivate var merged: PassedViewFacts? {
    dropFirst().reduce(first?.facts) { $0?.merged(with: $1.facts) }
  }

  /// What is made of it where a property that may be nil is given, and where it is not; nil where
  /// none decides.
  fileprivate func choice(in declaration: Declaration?) -> ViewFrame.Choice? {
    guard count > 1, let property = lazy.compactMap({ $0.presence?.property }).first,
      declaration?.property(property)?.type?.hasSuffix("?") == true
    else { return nil }
    func shown(given isGiven: Bool) -> [ShownPassed] {
      filter { place in
        place.presence.map { $0.property != property || $0.isGiven == isGiven } ?? true
      }
    }
    guard let given = shown(given: true).merged, let missing = shown(given: false).merged else {
      return nil
    }
    return ViewFrame.Choice(property: property, given: given, missing: missing)
  }
}

extension Element {
  /// The property that is given, or not, wherever the view is shown: `if let action { … } else { … }`.
  fileprivate var presence: (property: String, isGiven: Bool)? {
    for outer in sequence(first: self, next: \.parent) {
      for condition in outer.conditions where condition.kind == .branch {
        if let property = condition.source.givenProperty { return (property, true) }
        if condition.source == "else", condition.excluded.count == 1,
          let property = condition.excluded.first?.givenProperty
        {
          return (property, false)
        }
      }
    }
    return nil
  }
}

extension String {
  /// The name of which a condition says that it is not nil: `let action`, `action != nil`.
  fileprivate var givenProperty: String? {
    let words = split(separator: " ").map(String.init)
    switch words.count {
    case 2 where words[0] == "let": return words[1]
    case 4 where words[0] == "let" && words[2] == "=": return words[3].withoutSelf
    case 3 where words[1] == "!=" && words[2] == "nil": return words[0].withoutSelf
    default: return nil
    }
  }
}

extension PassedViewFacts {
  /// What becomes of views that are passed in, in one place that shows them.
  fileprivate init(of element: Element) {
    let whole = element.labeledControl ?? element.combiningElement
    let paint = BackgroundResolver.paint(around: element)
    self.init(
      isHidden: element.isHidden,
      // Which of several views a label of the place names is not known.
      isReplaced: element.isReplacedByAncestor || (element.grouping?.isCollapsing ?? .no)
        || (element.isNamed == .no ? .no : .unknown) || (whole?.isNamed ?? .no),
      isCombined: Certainty(whole != nil || element.grouping == .combine),
      isInMenu: element.tree.facts[element.index].place.certainty(of: .menu),
      background: paint.background,
      isColored: paint.isColored
    )
  }
}

extension ViewFacts {
  /// A shape of the project's own: it draws, and says nothing.
  fileprivate static func shape(_ declaration: Declaration) -> ViewFacts {
    var facts = ViewFacts()
    facts.isTextual = .no
    facts.hasImagery = .no
    facts.hasControl = .no
    facts.isHidden = .no
    facts.hasNavigationTitle = .no
    facts.isNamed = .no
    facts.drawsSeries = declaration.series(drawnIn: declaration.node) != nil
    return facts
  }

  /// What a style does to what it draws.
  fileprivate static func style(drawnBy tree: ViewTree) -> ViewFacts {
    var facts = ViewFacts()
    for element in tree.elements {
      for modifier in element.ownModifiers {
        guard let fading = FadedLook.Choice(modifier),
          tree.declaration?.property(fading.name)?.isMemberwise == true
        else { continue }
        facts.fadingProperties[fading.name] = fading.value
      }
    }
    facts.isSilentStyle = tree.elements.allSatisfy { element in
      !element.isCustomView && !element.is(.text, .label)
        && !element.modifiers.contains {
          // What is hidden says nothing either.
          !(element.is(.image) && Hiding.isExplicit($0))
            && ($0.categories.contains(.accessibility)
              || $0.categories.contains(.foreignAccessibility))
        }
    }
    return facts
  }

  /// What a body brings to where the view is used; without views that callers pass in, where those
  /// are left out.
  init(of tree: ViewTree, leavingOut leftOut: Set<String> = []) {
    self.init()
    isTextual = .no
    hasImagery = .no
    hasControl = .no
    isHidden = .yes
    isNamed = .no
    hasNavigationTitle = .no
    let roots = tree.roots
    for root in roots {
      isTextual = isTextual || (root.isTextual && !root.isHidden)
      hasImagery = hasImagery || root.hasImagery
      let isLeftOut = root.isUnknownView && leftOut.contains(root.typeName)
      hasControl =
        hasControl || root.hasControl
        || (isLeftOut ? Gestures.makeInteractive(root.modifiers) : root.isInteractive)
      isHidden = isHidden && root.isHidden
      if roots.count == 1 { isNamed = root.isNamed }
    }
    // What a branch holds may not be there where the view is used; what hides the whole view where it
    // is used takes no control out of it.
    if tree.holdsControlForCertain {
      hasControl = .yes
    } else if hasControl == .yes {
      hasControl = .unknown
    }
    if tree.hasPrincipalItem { hasNavigationTitle = .yes }
    for element in tree.elements {
      if hasNavigationTitle != .yes {
        hasNavigationTitle = hasNavigationTitle || NavigationTitle(of: element).isGivenToScreen
      }
      guard element.hasOwnModifier(.accessibility) else { continue }
      isModal = isModal || element.addsTrait("isModal")
      handlesEscape = handlesEscape || CustomModal.handlesEscape(of: element)
    }
    wayOut = WayOut(in: tree.elements)
    if roots.isEmpty { self = ViewFacts() }
  }
}

extension UseFacts {
  /// How a custom view is used in one place.
  ///
  /// - Parameter carriesModifiers: whether the view is read with the modifiers that it has there, so that what
  ///   they say is no matter of the place.
  init(of element: Element, carrying carriesModifiers: Bool = false) {
    let facts = element.tree.facts[element.index]
    let isNamed = carriesModifiers ? Certainty.no : element.isNamed
    let (isOnDefault, isLikely, backgrounds) = BackgroundResolver.backgrounds(of: element)
    // Of several screens in a list each is shown once.
    let isOneOfCases = element.conditions.contains { $0.decision?.node.kind == .switchExpr }
    self.init(
      isHidden: facts.isHidden,
      isSpokenFor: facts.isReplacedByAncestor || isNamed
        || Certainty(
          facts.labeledControl != nil || facts.combiningElement != nil
            || element.grouping == .combine
        ),
      isOverruled: facts.isOverruled || isNamed
        || (element.labeledControl?.isNamed ?? .no) || (element.combiningElement?.isNamed ?? .no),
      isTold: Certainty(UseSite(of: element).tellsArguments),
      isPushed: Certainty(UseSite(of: element).isUntitledScreen),
      isCombined: Repetition.isOnlyCombined(element)
        ? .yes : facts.isReplacedByAncestor == .unknown ? .unknown : .no,
      isRepeated: facts.place.certainty(of: .repeated) && (isOneOfCases ? .unknown : .yes),
      isInMenu: facts.place.certainty(of: .menu),
      isInToolbar: facts.place.certainty(of: .toolbar),
      isOnDefaultBackground: isOnDefault,
      isLikelyOnDefaultBackground: isLikely,
      unreadUser: isOnDefault == .unknown ? element.declaration?.name : nil,
      backgrounds: backgrounds,
      handedColors: HandedColors.handed(to: element),
      isColored: BackgroundResolver.mayColor(element),
      isListHeader: Certainty(element.place.isListHeader),
      isGlanced: facts.place.certainty(of: .widget),
      liesOver: CustomModal.liesOver(element),
      isLargeText: Typography(of: element).isLarge,
      saysState: element.hasModifier(.accessibility)
        ? element.addsTrait("isSelected", "isToggle")
          || Certainty(element.hasModifier("accessibilityValue")) : .no,
      labels: Set(element.arguments.compactMap(\.label))
    )
  }
}
