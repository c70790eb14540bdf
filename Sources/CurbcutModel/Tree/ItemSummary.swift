import CurbcutSyntax

extension ItemSummary {
  /// What of an item follows from its syntax alone: constants, and modifiers it defines.
  init(of declarations: [Declaration]) {
    self.init()
    for declaration in declarations {
      if declaration.keyword == .extension {
        extended.insert(declaration.name)
      } else {
        declare(declaration.name, isPrivate: declaration.isPrivate)
      }
      addConstants(of: declaration)
      addModifiers(of: declaration)
    }
  }

  /// Adds what an item's views mean to other declarations, now that their facts are worked out.
  mutating func addViews(of item: ItemModel) {
    views = [:]
    uses = [:]
    for tree in item.trees where tree.purpose != .preview {
      if tree.purpose == .body, let name = tree.declaration?.name {
        views[name] = ViewFacts(of: tree)
      }
      addUses(in: tree)
    }
  }

  private mutating func addConstants(of declaration: Declaration) {
    for property in declaration.properties where property.isStatic {
      let value = property.initialValue ?? property.singleValue
      guard let value, property.isConstant || property.getter != nil else { continue }
      let name = "\(declaration.name).\(property.name)"
      constants[name] = value
      declare(name, isPrivate: declaration.isPrivate || property.isPrivate)
    }
    for nested in declaration.nested {
      for property in nested.properties where property.isStatic && property.isConstant {
        guard let value = property.initialValue else { continue }
        let name = "\(declaration.name).\(nested.name).\(property.name)"
        constants[name] = value
        let isPrivate = declaration.isPrivate || nested.isPrivate || property.isPrivate
        declare(name, isPrivate: isPrivate)
      }
    }
  }

  /// What a function of a `View` extension or a `ViewModifier` adds to what it is applied to.
  private mutating func addModifiers(of declaration: Declaration) {
    let isViewExtension =
      declaration.keyword == .extension && ["View", "Image", "Text"].contains(declaration.name)
    for function in declaration.functions {
      let isBody = function.name == "body" && function.parameters.first?.label == "content"
      guard let items = function.body, isBody || isViewExtension else { continue }
      guard let result = items.last, function.returnType != nil else { continue }
      if !isBody {
        declare(function.name, isPrivate: declaration.isPrivate || function.isPrivate)
      }
      let receiver = isBody ? (function.parameters.first?.name ?? "content") : "self"
      let chain = ModifierChain(of: result, extendsView: isViewExtension) {
        $0 == receiver || $0 == "self"
      }
      let name = isBody ? declaration.name : function.name
      let head = Expression(chain.head)
      if items.count == 1, chain.isOnImplicitSelf || head.path == receiver {
        modifiers[name] = chain.modifiers
      } else {
        // Some modifiers may be applied, nobody knows which. Where none is about accessibility and no
        // words are added, it is like any modifier that nobody has read.
        let text = function.node.text
        let isSpeaking = ["ccessib", "Text(", "Label("].contains { text.contains($0) }
        modifiers[name] = isSpeaking ? [.unreadable(in: result)] : nil
      }
    }
  }

  /// How many modifiers one name may stand for.
  private static let maximumOpened = 64

  /// Adds to what a modifier applies what the project's modifiers in it apply in turn.
  mutating func open(_ written: [String: [Modifier]], in context: DeclarationContext) {
    for (name, list) in written {
      var opened = list
      for modifier in list {
        guard let inner = modifier.definition, inner != name else { continue }
        for applied in context.modifiers[inner] ?? [] where !opened.contains(applied) {
          if opened.count < Self.maximumOpened { opened.append(applied) }
        }
      }
      modifiers[name] = opened
    }
  }

  private mutating func addUses(in tree: ViewTree) {
    for element in tree.elements where element.isCustomView {
      let facts = element.tree.facts[element.index]
      let place = facts.place
      let use = UseFacts(
        isHidden: facts.isHidden,
        isReplacedByAncestor: facts.isReplacedByAncestor,
        isNamed: element.isNamed,
        isInLabel: Certainty(facts.labeledControl != nil),
        isMerged: Certainty(facts.combiningElement != nil || element.grouping == .combine),
        isRepeated: Certainty(place.contains(.repeated)),
        isInMenu: Certainty(place.contains(.menu)),
        isInToolbar: Certainty(place.contains(.toolbar)),
        isOnDefaultGround: element.isOnDefaultGround,
        isListHeader: Certainty(element.isListHeader),
        isGlanced: Certainty(place.contains(.widget))
      )
      uses[element.typeName] = uses[element.typeName].map { $0.merged(with: use) } ?? use
    }
  }
}

extension Modifier {
  /// The name under which the project may define what it applies; nil for Apple's own.
  var definition: String? {
    guard categories.contains(.applying) else { return nil }
    return categories.contains(.foreign) ? name : firstArgument?.call?.callee.path
  }

  /// Stands for modifiers that could not be read: whatever they do is unknown.
  static func unreadable(in node: Node) -> Modifier {
    Modifier(
      name: "accessibilityUnread",
      arguments: [],
      nameRange: node.range,
      range: node.range,
      isConditional: true,
      origin: .own
    )
  }
}

extension Declaration.Property {
  /// The value of a getter that is one expression.
  package var singleValue: Expression? {
    guard let getter, getter.count == 1 else { return nil }
    return getter.first.map { Expression($0) }
  }
}

extension ViewTree {
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

extension ViewFacts {
  /// What a body brings to where the view is used.
  init(of tree: ViewTree) {
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
      hasControl = hasControl || root.hasControl || root.isInteractive
      isHidden = isHidden && root.isHidden
      if roots.count == 1 { isNamed = root.isNamed }
    }
    // What a branch holds may not be there where the view is used.
    if hasControl == .yes, !tree.holdsControlForCertain { hasControl = .unknown }
    if tree.hasPrincipalItem { hasNavigationTitle = .yes }
    for element in tree.elements {
      if element.hasModifier("navigationTitle", "navigationBarTitle") { hasNavigationTitle = .yes }
      if hasNavigationTitle == .no, element.isUnknownView || element.mayBringUnreadTitle {
        hasNavigationTitle = .unknown
      }
      guard element.hasOwnModifier(.accessibility) else { continue }
      isModal = isModal || element.addsTrait("isModal")
      handlesEscape = handlesEscape || element.handlesEscape
    }
    if roots.isEmpty { self = ViewFacts() }
  }
}
