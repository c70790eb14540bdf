import CurbcutSyntax

/// Works out what iOS exposes of a tree, in VoiceOver's order.
///
/// The one place where names, values, traits, hints and actions are computed: of one element for
/// rules (``Element/exposed``), of all for the transcript. It enters views of the project where they
/// are used, with what they are given there. What is shown over the screen (sheets, alerts, menus)
/// is read after it, as places of their own.
struct ExposureReader {
  let known: ReadableViews
  /// The version of iOS that is meant.
  let version: SystemVersion
  /// The platform that is meant: iOS, unless the code is for others only.
  let platform: Platforms
  var elements: [ExposedElement] = []
  /// The names of custom views and modifiers that were met and not read.
  var unreadNames: Set<String> = []
  /// The names of types that are mentioned and were not read: words may follow from them.
  private(set) var unreadTypes: Set<String> = []
  /// What was given to the views that are being read; the last is not always the current one.
  var scopes: [Scope]
  /// The index of the scope of the element that is being read.
  var scope = 0
  /// What holds around the element that is being read, outermost first.
  var context: [ExposedElement.Context] = []
  /// What is shown over the screen, to be read after it.
  var pending: [PendingPlace] = []
  /// Whether controls are disabled from outside, and by what.
  var dimming: ExposedElement.Trait?
  /// Whether what is read stands in a navigation container. A view by itself may be shown in any.
  var isInNavigation = Certainty.unknown
  /// The repetitions whose items are read one by one, by the tree and its repeating view.
  var unfolded: [(tree: ObjectIdentifier, index: Int)] = []
  /// How many items repetitions have whose collections are spelled out and are not read one by one.
  var counts: [Repetition: Int] = [:]
  /// The views that are being read.
  var entered = OpenViews()
  /// The members of extensions that were read where the view uses them: `Screen.header`.
  var enteredMembers: Set<String> = []
  /// The declarations whose types have been noted: the one that is read, and those that are entered.
  private(set) var notedTypes: Set<String> = []
  /// Where the screen takes away the system's button to go back.
  var hiddenBackButton: Range<Int>?
  var depth = 0
  /// What the project's modifiers apply to the views that are read: it is asked for several times.
  var applied: [Place: [Definition]] = [:]
  /// The views handed to modifiers of the project that these put into a bar.
  var readInBars: Set<Place> = []
  /// How many elements have been read.
  private(set) var steps = 0
  /// Whether there was more than is read.
  private(set) var isCut = false
  /// Whether only views are entered that have few elements.
  var entersSmallOnly = false
  /// The elements that are being read among the views of their modifiers, inside each other.
  var wrapping: [Wrapping] = []
  /// Which views have few elements, as far as that was asked.
  var smallViews: SmallViews = [:]
  /// How many elements are read at the most.
  var stepLimit = Self.maximumSteps

  /// How deep views of the file are entered.
  static let maximumEntries = 12
  /// How deep elements may nest, entered views counted. It keeps within half a megabyte of stack.
  static let maximumDepth = 96
  /// How many elements are read at the most: views that use views several times multiply.
  private static let maximumSteps = 6_000
  /// How many tokens of a type are looked at for the types that one member may mean.
  private static let maximumMentions = 1_024
  /// How many elements a transcript has at the most.
  private static let maximumElements = 2_000
  /// How many sheets, alerts and menus are read at the most.
  private static let maximumPlaces = 64

  /// A repeating view of a tree.
  struct Repetition: Hashable {
    let tree: ObjectIdentifier
    let index: Int
  }

  /// A view where it is read.
  struct Place: Hashable {
    let scope: Int
    let tree: ObjectIdentifier
    let index: Int

    init(of element: Element, in scope: Int) {
      self.scope = scope
      tree = ObjectIdentifier(element.tree)
      index = element.index
    }
  }

  /// Something that is shown over the screen.
  struct PendingPlace {
    let name: String
    /// What stands before the views: the title of an alert.
    var lead: [ExposedElement] = []
    let elements: [Element]
    /// What the system adds behind the views.
    var end: [ExposedElement] = []
    let scope: Int
    let context: [ExposedElement.Context]
    var entered = OpenViews()
  }

  private let roots: [Element]

  init(
    of tree: ViewTree,
    at base: Int = 0,
    entering known: ReadableViews = .init(),
    on version: SystemVersion = .newest
  ) {
    self.known = known
    self.version = version
    roots = tree.roots
    platform = Self.platform(of: tree.declaration, in: tree.context.project)
    var scope = Scope(
      tree: tree,
      base: base,
      use: nil,
      constants: known.constants,
      types: known.types
    )
    scope.finishProperties()
    scopes = [scope]
  }

  /// A reader of single expressions.
  init(reading scope: Scope, entering known: ReadableViews, on version: SystemVersion) {
    self.known = known
    self.version = version
    roots = []
    platform = Self.platform(of: scope.declaration, in: scope.tree?.context.project)
    scopes = [scope]
  }

  private static func platform(
    of declaration: Declaration?,
    in project: ProjectFacts?
  ) -> Platforms {
    let compiled = declaration?.platforms ?? .all
    let built = compiled.intersection(project?.platforms ?? .all)
    return (built.isEmpty ? compiled : built).main
  }

  /// Reads the whole tree, then what is shown over it.
  mutating func readAll() {
    noteTypes(of: scopes[0].declaration, for: roots.first?.tree.purpose ?? .body)
    scopes[0].appear(roots)
    for root in roots { read(root) }
    var next = 0
    while next < pending.count, next < Self.maximumPlaces {
      read(pending[next], number: next)
      next += 1
    }
    if next < pending.count { isCut = true }
  }

  private mutating func read(_ place: PendingPlace, number: Int) {
    (scope, entered) = (place.scope, place.entered)
    dimming = nil
    isInNavigation = ExposedElement.ScreenPart.screens.contains(place.name) ? .no : .unknown
    context = [ExposedElement.Context(.place, place.name, statement: number)] + place.context
    for stop in place.lead { add(stop) }
    for element in place.elements { read(element) }
    for stop in place.end { add(stop) }
    context = []
  }

  /// Reads one element with all that is inside and attached.
  mutating func read(_ element: Element) {
    guard element.isHidden != .yes, Hiding(of: element).isRedacted != .yes else {
      return collectPlaces(of: element)
    }
    guard mayGoOn else {
      isCut = true
      return
    }
    guard depth < Self.maximumDepth else {
      addEnd(at: element)
      return
    }
    let outer = (context: context, dimming: dimming, locals: scopes[scope].locals)
    let outerNavigation = isInNavigation
    let outerScope = scope
    scopes[scope].locals = element.record.locals
    // Where a modifier puts it, its conditions hold around that.
    let isThere = isWrapped(element) || enterConditions(of: element)
    if isThere, readWrapped(element) {
      scope = outerScope
      (context, dimming, scopes[scope].locals) = outer
      return
    }
    if isThere { collectPlaces(of: element) }
    guard isThere, !keepDefinitions(of: element).contains(where: isHidden) else {
      scope = outerScope
      (context, scopes[scope].locals) = (outer.context, outer.locals)
      return
    }
    depth += 1
    steps += 1
    dim(by: element)
    noteModifiers(of: element)
    bindMember(element)
    let first = elements.count
    // Source: Apple, "isModal": what lies beside a modal element cannot be reached.
    if Exposure(of: element).addsTraitForCertain("isModal") {
      context.append(
        ExposedElement.Context(.place, ExposedElement.ScreenPart.modal, statement: element.index)
      )
    }
    if element.record.effectiveFamilies.contains(.applying) { isInNavigation = .unknown }
    noteBackButton(of: element)
    readBars(above: element)
    enterNavigation(of: element)
    readBackground(of: element)
    // Source: rendered accessibility hierarchy: inside a geometry reader a control that is laid over
    // a picture comes first.
    let isCovered = Exposure(of: element).isCoveredFirst
    if isCovered { readAttached(to: element) }
    let isBackdrop = readCoveringElement(of: element)
    if !isBackdrop { readItself(element) }
    offerActions(of: element, to: first..<elements.count)
    if !isCovered, !isBackdrop { readAttached(to: element) }
    isInNavigation = outerNavigation
    readBars(below: element)
    depth -= 1
    scope = outerScope
    scopes[scope].locals = outer.locals
    (context, dimming) = (outer.context, outer.dimming)
  }

  /// Remembers the types that a declaration mentions and nobody has read: its words may be theirs.
  mutating func noteTypes(of declaration: Declaration?, for purpose: ViewTree.Purpose) {
    guard let declaration, notedTypes.insert(declaration.name).inserted else { return }
    // Each of the members that nothing enters asks this of the same type.
    var limit = Int.max
    if case .member = purpose { limit = Self.maximumMentions }
    for token in declaration.node.allTokens.prefix(limit) where token.kind == .identifier {
      let name = token.text
      guard name.beginsUppercase, known.types[name] == nil, Catalogue.view(name) == nil else {
        continue
      }
      unreadTypes.insert(name)
    }
  }

  /// Remembers the project's modifiers on an element that nobody has read.
  private mutating func noteModifiers(of element: Element) {
    for modifier in element.record.modifiers {
      guard let name = modifier.definition, known.modifiers[name] == nil,
        element.tree.context.modifiers(appliedBy: name) == nil
      else { continue }
      unreadNames.insert(name)
    }
  }

  private var mayGoOn: Bool { elements.count < Self.maximumElements && steps < stepLimit }

  private mutating func readItself(_ element: Element) {
    switch element.grouping {
    case .ignore:
      add(merged(element, parts: []))
    case .replace:
      readReplacement(of: element)
    case .combine:
      readCombined(element)
    case .contain:
      readContainer(element)
    case .unknown, nil:
      readPlain(element)
    }
  }

  private mutating func readPlain(_ element: Element) {
    let first = elements.count
    if readSpecial(element) { return }
    if element.row?.isInteractive == true || Exposure(of: element).isExposed {
      add(single(element))
      return
    }
    if element.isCustomView {
      if let represented = represented(element) {
        for exposed in represented { add(exposed) }
      } else if known.isShape(element.typeName) {
        if element.isNamed == .yes || Exposure(of: element).isMadeElement {
          add(merged(element, parts: []))
        }
      } else if known.isLayout(element.typeName) || SystemWords.scenes.contains(element.typeName) {
        readInside(element)
        spread(element, over: first..<elements.count)
      } else if enter(element) {
        spread(element, over: first..<elements.count)
      } else {
        readUnread(element)
      }
    } else if let builder = builder(of: element) {
      read(builder)
      spread(element, over: first..<elements.count)
    } else if enterValue(of: element) {
      spread(element, over: first..<elements.count)
    } else if element.isUnknownView {
      let exposure = Exposure(of: element)
      if exposure.isColorConstant || exposure.isNil || isColorOfType(element)
        || readEmptySearch(element)
      {
        return
      }
      readUnread(element)
    } else {
      if !readRepetition(element) { readInside(element) }
      spread(element, over: first..<elements.count)
    }
  }

  /// Whether it is a color that a function of a type of the project gives, `Palette.line.color(scheme)`, or
  /// that a property of a value has that the view keeps: `theme.background`.
  private func isColorOfType(_ element: Element) -> Bool {
    let head = Expression(element.record.head)
    if let names = head.path?.withoutSelf.pathNames, names.count == 2,
      let type = known.types.typeOfProperty(names[0], in: element.declaration)
    {
      return known.types.property(names[1], of: type)?.type.map(Self.colors.contains) ?? false
    }
    guard let call = head.call, case .member(let base?, let name) = call.callee.form,
      let path = base.path?.pathNames,
      path.count > 1, path.dropLast().allSatisfy(\.beginsUppercase)
    else { return false }
    let type = known.types.name(of: path.dropLast().joined(separator: "."))
    let functions = known.types.functions(name, of: type)
    return !functions.isEmpty
      && functions.allSatisfy { $0.returnType.map(Self.colors.contains) ?? false }
  }

  private static let colors: Set<String> = ["Color", "SwiftUI.Color"]

  /// What is given to assistive technology in place of what is drawn.
  private mutating func readReplacement(of element: Element) {
    let first = elements.count
    let children = element.children.filter { $0.slot == .accessibility }
    let isRepresentation = element.hasModifier("accessibilityRepresentation")
    let outer = context
    if !isRepresentation, let label = explicitLabel(of: element) {
      context.append(ExposedElement.Context(.container, label.spoken, statement: element.index))
    }
    for child in Exposure(of: element).ordered(children) { read(child) }
    context = outer
    if isRepresentation { spread(element, over: first..<elements.count) }
  }

  /// A container that keeps its elements: VoiceOver says its label on the way in.
  private mutating func readContainer(_ element: Element) {
    let outer = context
    if let label = explicitLabel(of: element) {
      context.append(ExposedElement.Context(.container, label.spoken, statement: element.index))
    }
    let first = elements.count
    if element.isCustomView, enter(element) {
    } else if let builder = builder(of: element) {
      read(builder)
    } else if enterValue(of: element) {
    } else if element.row?.isInteractive == true || Exposure(of: element).isExposed {
      readPlain(element)
    } else if element.isCustomView || element.isUnknownView {
      readUnread(element)
    } else {
      readInside(element)
    }
    if element.traits.added.names.contains("isTabBar") { becomeTabs(first..<elements.count) }
    context = outer
  }

  /// Children in the slots that are read in place, in VoiceOver's order.
  mutating func readInside(_ element: Element) {
    for slot in [Slot.header, .content, .label, .title, .icon, .phase, .placeholder, .footer] {
      let children = element.children.filter {
        $0.slot == slot && $0.record.modifierIndex == nil
      }
      for child in Exposure(of: element).ordered(children) { read(child) }
    }
  }

  /// A view that nobody has read: one line for it, then what it is known to hold.
  private mutating func readUnread(_ element: Element) {
    if SystemWords.silentViews.contains(element.typeName) { return }
    if element.isCustomView { unreadNames.insert(element.typeName) }
    add(unread(element))
    let own = elements.count
    isInNavigation = .unknown
    for child in element.children where child.record.modifierIndex == nil {
      // The statement of a closure that calls a function is an action rather than a view.
      if child.slot.isContentOfParent, child.record.construction != .unknown { read(child) }
    }
    if own > 0, elements.count > own { elements[own - 1].holdsElements = true }
  }

  /// Reads the one element that lies over a shape where modifiers behind the overlay speak for both:
  /// as in a stack of the two they are the element's, and the shape is none of its own.
  private mutating func readCoveringElement(of element: Element) -> Bool {
    guard element.row?.isPaint == true, element.grouping == nil,
      Exposure(of: element).isMadeElement
    else { return false }
    let modifiers = element.record.modifiers
    let overlays = element.children.filter {
      $0.slot == .overlay && $0.record.modifierIndex != nil
    }
    guard let first = modifiers.firstIndex(where: \.isSpoken), !overlays.isEmpty,
      overlays.allSatisfy({ ($0.record.modifierIndex ?? first) < first })
    else { return false }
    let over = aside(overlays)
    guard over.count == 1, var only = over.first else { return false }
    decorate(&only, with: element)
    only.context = context + only.context
    elements.append(only)
    return true
  }

  /// Overlays are read after what they lie on.
  private mutating func readAttached(to element: Element) {
    guard element.grouping == nil || element.grouping == .contain else { return }
    for child in element.children where child.record.modifierIndex != nil {
      switch child.slot {
      case .overlay, .safeAreaInset: read(child)
      case .modifierContent:
        if !readInBars.contains(Place(of: child, in: scope)) { read(child) }
      default: break
      }
    }
  }

  /// Backgrounds are read before what lies on them; pictures in them only decorate.
  private mutating func readBackground(of element: Element) {
    guard element.grouping == nil || element.grouping == .contain else { return }
    for child in element.children
    where child.record.modifierIndex != nil && child.slot == .background {
      let first = elements.count
      read(child)
      let kept = elements[first...].filter { !$0.has(.image) && $0.doubt == nil }
      elements.replaceSubrange(first..., with: kept)
    }
  }

  /// Says that something is not read because it stands too deep.
  private mutating func addEnd(at element: Element) {
    var stop = unread(element)
    stop.label?.phrase = Phrase([.expression("…")])
    stop.doubt = "what stands here is nested too deep and read no deeper"
    if elements.last?.doubt != stop.doubt { add(stop) }
  }

  mutating func add(_ stop: ExposedElement) {
    var stop = stop
    stop.context = context
    stop.tag = stop.tag ?? scopes[scope].item?.tag
    if stop.label != nil { stop.code = nil }
    elements.append(stop)
  }

  /// Reads views on the side, as part of another one, and returns their elements.
  mutating func aside(_ views: [Element]) -> [ExposedElement] {
    let outer = (elements: elements, context: context, pending: pending.count)
    elements = []
    context = []
    for view in views { read(view) }
    let read = elements
    (elements, context) = (outer.elements, outer.context)
    pending.removeSubrange(min(outer.pending, pending.count)...)
    return read
  }

  /// A range of the current tree as one of the file.
  func placed(_ range: Range<Int>) -> Range<Int> {
    guard let base = scopes[scope].base else { return scopes[scope].use ?? 0..<0 }
    return range.lowerBound + base..<range.upperBound + base
  }

  /// The words that an expression of the current tree gives, where a literal is localized.
  func words(_ expression: Expression) -> Fact<Phrase> {
    scopes[scope].words(expression, isLocalized: true)
  }
}

extension Expression {
  /// Whether it says the same wherever it stands: a literal, a member such as `.isHeader`, a list or
  /// choice of these.
  var meansTheSameAnywhere: Bool {
    switch form {
    case .number, .boolean, .nothing, .member(nil, _): true
    case .string(let phrase): phrase.literal != nil
    case .array(let elements):
      elements.allSatisfy { element in
        if case .member(nil, _) = element.form { true } else { false }
      }
    default: false
    }
  }
}
