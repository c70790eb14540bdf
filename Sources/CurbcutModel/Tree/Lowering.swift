import CurbcutSyntax

/// Turns the statements of a view builder into records, members of the same type entered.
///
/// Only syntax and the catalog are read here; what other declarations know comes in `Derivation`.
struct Lowering {
  let declaration: Declaration?
  /// What the project says of views of other packages, by type name.
  let components: [String: Component]
  /// Names that stand for what a caller passes in, such as `content` of a modifier's body.
  private(set) var placeholders: Set<String>
  private(set) var records: [Record] = []
  /// The members entered by any tree so far, by where they stand: they need no tree of their own.
  var enteredMembers: Set<Int> = []
  /// The members that are being read inside each other.
  var path: [ViewMember] = []
  /// How many members and local constants are being read inside each other.
  var depth = 0
  /// How many records come from members and local constants that were entered.
  var enteredCount = 0
  var locals = Locals()
  /// Whether what is read is declared as an image, so that `.name` is one.
  var isImageExpected = false
  /// The functions that are being read, with what is handed to them.
  var calls: [Call] = []

  /// How deep members may enter members.
  static let maximumDepth = 8
  /// How deep local constants may use each other.
  static let maximumLocalDepth = 32
  /// How many records entering members and local constants may add to a declaration: those that use
  /// each other several times would otherwise multiply. What is left out is unknown.
  var maximumEnteredCount: Int { 256 + (declaration?.node.range.count ?? 0) / 8 }
  /// How deep views may nest; the parser's own limit keeps source below it.
  private static let maximumNesting = 400

  init(declaration: Declaration?, components: [String: Component]) {
    self.declaration = declaration
    self.components = components
    placeholders = []
  }

  /// Where a view goes.
  struct Position {
    var parent: Int?
    var slot: Slot = .content
    var modifierIndex: Int?
    var conditions: [Condition] = []
    var nesting = 0

    func under(_ condition: Condition) -> Position {
      var position = self
      position.conditions.append(condition)
      return position
    }
  }

  // MARK: Statements

  mutating func lower(items: [Node], at position: Position) {
    guard position.nesting < Self.maximumNesting else { return }
    let outer = locals.count
    var position = position
    for item in items {
      let statement = item.statement
      if statement.isForProgrammers { continue }
      // Nobody meets what only tells programmers that it must not happen.
      if statement.isAssertion {
        bindOptionals(of: statement)
        continue
      }
      lower(statement: statement, at: position)
      // What follows is there only if the statement did not leave: `guard isOn else { return nil }`.
      if let condition = Condition(staying: statement) { position = position.under(condition) }
    }
    locals.removeAll(after: outer)
  }

  private mutating func lower(statement: Node, at position: Position) {
    switch statement.kind {
    case .ifExpr:
      lower(branches: statement, at: position)
    case .switchExpr:
      var alternative = 0
      for child in statement.switchCases {
        let condition = Condition(
          kind: .branch,
          statement: statement.range.lowerBound,
          alternative: alternative,
          source: child.firstChild?.text ?? "",
          decision: Expression(statement)
        )
        lower(items: child.items, at: position.under(condition).deeper)
        alternative += 1
      }
    case .guardStmt:
      if let condition = Condition(leaving: statement), let block = statement.child(.codeBlock) {
        lower(items: block.items, at: position.under(condition).deeper)
      }
      bindOptionals(of: statement)
    case .ifConfigDecl:
      lower(compilation: statement, at: position)
    case .variableDecl:
      for property in Declaration.Property.properties(of: statement) {
        locals.declare(
          property.name,
          as: property.initialValue?.node,
          isImage: property.type?.isImageType == true
        )
      }
    default:
      // What begins with a dot modifies no view, and is none: `.menuStyle(.button)` after `#endif`.
      if statement.isModifierWithoutView { return }
      lower(expression: statement, at: position)
    }
  }

  private mutating func lower(branches statement: Node, at position: Position) {
    var alternative = 0
    var excluded: [String] = []
    var current = statement
    while true {
      let isAvailability = current.children.contains { child in
        child.kind == .conditionElement && child.firstChild?.kind == .availabilityCondition
      }
      let source = current.conditionText
      let outcome = outcome(of: source)
      var next: Node?
      var isFirstBlock = true
      for child in current.children {
        if child.kind == .ifExpr {
          next = outcome == true ? nil : child
        } else if child.kind == .codeBlock, outcome == !isFirstBlock {
          isFirstBlock = false
          alternative += 1
        } else if child.kind == .codeBlock {
          let condition = Condition(
            kind: isAvailability ? .availability : .branch,
            statement: statement.range.lowerBound,
            alternative: alternative,
            source: isFirstBlock ? source : "else",
            // No reader follows more of a long chain than this.
            excluded: excluded.suffix(4),
            decision: isAvailability ? nil : Expression(statement)
          )
          let outer = locals.count
          if isFirstBlock { bindOptionals(of: current) }
          isFirstBlock = false
          excluded.append(source)
          lower(items: child.items, at: position.under(condition).deeper)
          locals.removeAll(after: outer)
          alternative += 1
        }
      }
      guard let next else { return }
      current = next
    }
  }

  /// Remembers what `if let name = value` binds.
  private mutating func bindOptionals(of statement: Node) {
    for element in statement.children where element.kind == .conditionElement {
      guard let binding = element.firstChild, binding.kind == .optionalBindingCondition,
        let name = binding.child(.identifierPattern)?.nameText,
        let value = binding.child(.initializerClause)?.lastChild
      else { continue }
      locals.bind(name, to: value)
    }
  }

  private mutating func lower(compilation statement: Node, at position: Position) {
    for (alternative, clause) in statement.compilationClauses.enumerated() {
      let condition = Condition(
        kind: .compilation,
        statement: statement.range.lowerBound,
        alternative: alternative,
        source: clause.condition
      )
      lower(items: clause.items, at: position.under(condition).deeper)
    }
  }

  // MARK: Expressions

  mutating func lower(expression node: Node, at position: Position) {
    guard position.nesting < Self.maximumNesting else { return }
    switch node.kind {
    case .tryExpr, .awaitExpr, .unsafeExpr, .returnStmt:
      if let inner = node.firstChild { lower(expression: inner, at: position.deeper) }
    case .tupleExpr:
      if case let elements = Array(node.children), elements.count == 1,
        let inner = elements.first?.lastChild
      {
        lower(expression: inner, at: position.deeper)
      }
    case .sequenceExpr:
      lower(operators: Expression(node), at: position)
    case .ifExpr, .switchExpr, .ifConfigDecl:
      lower(statement: node, at: position.deeper)
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .closureExpr, .arrayExpr, .dictionaryExpr, .keyPathExpr, .assignmentExpr:
      break
    // What a closure is handed, `observe: { $0 }`, is a value and no view.
    case .declReferenceExpr where node.firstToken?.kind == .dollarIdentifier: break
    default:
      lower(chain: node, at: position)
    }
  }

  /// `condition ? a : b` as two alternatives, `Text + Text` as one text.
  private mutating func lower(operators expression: Expression, at position: Position) {
    switch expression.form {
    case .ternary(let condition, let then, let otherwise):
      let statement = expression.range.lowerBound
      let outcome = outcome(of: condition.source)
      for (alternative, branch) in [then, otherwise].enumerated()
      where outcome.map({ $0 == (alternative == 0) }) ?? true {
        let branchCondition = Condition(
          kind: .branch,
          statement: statement,
          alternative: alternative,
          source: alternative == 0 ? condition.source : condition.negated,
          decision: expression
        )
        lower(slice: branch, at: position.under(branchCondition).deeper)
      }
    case .operators(let operands, let operators):
      guard let first = operands.first, !operators.contains("=") else { return }
      let index = records.count
      lower(slice: first, at: position.deeper)
      if operators.allSatisfy({ $0 == "+" }), index < records.count {
        records[index].concatenated = operands.dropFirst().map(\.node)
      }
    default:
      break
    }
  }

  private mutating func lower(slice: Expression, at position: Position) {
    if slice.slice == nil {
      lower(expression: slice.node, at: position)
    } else if slice.operands.count == 1, let only = slice.operands.first {
      lower(expression: only, at: position)
    } else {
      lower(operators: slice, at: position)
    }
  }

  private mutating func lower(chain node: Node, at position: Position) {
    let visible = locals.visible
    let chain = ModifierChain(
      of: node,
      extendsView: declaration?.extendsView == true,
      reading: { [declaration] arguments in
        declaration?.readingTexts(in: arguments) { visible[$0] } ?? arguments
      }
    ) { name in
      placeholders.contains(name) || declaration?.givesView(name) == true || locals[name] != nil
        || isImageHandedOver(name)
    }
    let head = chain.head
    let index = records.count
    if depth > 0 { enteredCount += 1 }
    let inner = head.parenthesized
    let unwrapped = head.unwrappedViews
    var (construction, name, written) =
      chain.isOnImplicitSelf
      ? (.placeholder, "self", [])
      : inner != nil || unwrapped != nil ? (.builtIn(.group), "Group", []) : construct(head)
    if construction == .placeholder || construction == .unknown, !isInsideLoader(position),
      chain.modifiers.first?.name == "resizable"
    {
      // Nothing but an image can be resized.
      (construction, name, written) = (.builtIn(.image), "Image", [])
    }
    let arguments = declaration?.readingTexts(in: written) { visible[$0] } ?? written
    var row: ViewRow?
    if case .builtIn(let kind) = construction {
      row = Catalogue.view(name) ?? components[name]?.row ?? Catalogue.view(kind.rawValue)
    }
    let slots = SlotReading.slots(of: arguments, row: row)
    records.append(
      Record(
        construction: construction,
        row: row,
        name: name,
        head: head,
        chain: node,
        arguments: arguments,
        slots: slots,
        modifiers: chain.modifiers,
        categories: ModifierCategories(chain.modifiers),
        parent: position.parent,
        end: index + 1,
        slot: position.slot,
        modifierIndex: position.modifierIndex,
        conditions: position.conditions,
        locals: visible
      )
    )
    let inside = Position(parent: index, nesting: position.nesting + 1)
    if let inner { lower(expression: inner, at: inside) }
    if let unwrapped {
      let condition = Condition(
        kind: .branch,
        statement: head.range.lowerBound,
        alternative: 0,
        source: "\(unwrapped.optional.source) != nil"
      )
      lower(items: unwrapped.closure.items.map(\.statement), at: inside.under(condition))
    }
    switch construction {
    case .builtIn, .custom: lower(slots: slots, of: row, at: inside)
    case .member:
      if !enter(name, head: head, at: inside) { records[index].construction = .unknown }
    case .unknown:
      // What a function of the project is handed: `titled("Huts") { Row() }`.
      let handed = slots.filter {
        $0.0.value.buildsViews || $0.0.value.holdsViewsOnly(besides: placeholders)
      }
      lower(slots: handed, of: row, at: inside)
    case .placeholder: break
    }
    for (modifierIndex, modifier) in chain.modifiers.enumerated() {
      var attached = inside
      attached.modifierIndex = modifierIndex
      lowerSlots(of: modifier, at: attached)
    }
    records[index].end = records.count
  }

  // MARK: What stands inside

  private mutating func lower(
    slots: [(Argument, Slot)],
    of row: ViewRow?,
    at position: Position
  ) {
    for (argument, slot) in slots where slot.holdsViews {
      var inside = position
      inside.slot = slot
      if row?.kind == .forEach || row?.kind == .list, slot == .content, slots.count > 0,
        // The data comes first and has no label, unlike a list's selection.
        let arguments = position.parent.map({ records[$0].arguments }), arguments.count > 1,
        arguments[0].label == nil
      {
        inside.conditions.append(
          Condition(
            kind: .repetition,
            statement: argument.range.lowerBound,
            alternative: 0,
            source: ""
          )
        )
      }
      lower(slotValue: argument.value, at: inside)
    }
  }

  private mutating func lowerSlots(of modifier: Modifier, at position: Position) {
    for (argument, slot) in SlotReading.slots(of: modifier) where slot.holdsViews {
      var inside = position
      inside.slot = slot
      lower(slotValue: argument.value, at: inside)
    }
  }

  mutating func lower(slotValue: Expression, at position: Position) {
    if case .closure(let closure) = slotValue.form {
      lower(items: closure.items.map(\.statement), at: position)
    } else {
      lower(slice: slotValue, at: position)
    }
  }

  /// Starts a new tree; what was entered is remembered across trees.
  mutating func finishTree() -> [Record] {
    for index in records.indices { readOwnFacts(of: index) }
    defer {
      records = []
      locals = Locals()
      path = []
    }
    return records
  }

  /// Works out once what rules and derivation ask of a view again and again.
  private mutating func readOwnFacts(of index: Int) {
    if case .builtIn(let kind) = records[index].construction {
      records[index].ownContent = OwnContent(
        of: kind,
        row: records[index].row,
        arguments: records[index].arguments,
        concatenated: records[index].concatenated
      )
    }
    records[index].action = action(of: index)
    if records[index].categories.contains(.gesture) {
      records[index].taps = records[index].modifiers.compactMap { TapGesture($0, in: declaration) }
    }
  }

  private func action(of index: Int) -> ActionFact? {
    for (argument, slot) in records[index].slots where slot == .action {
      if case .closure(let closure) = argument.value.form {
        return ActionFact(closure, in: declaration)
      }
    }
    guard let argument = records[index].arguments.first(where: { $0.label == "action" }) else {
      return nil
    }
    if case .closure = argument.value.form { return nil }
    return ActionFact(argument.value, in: declaration)
  }

  /// Whether a name is an image that a caller hands over, to the view or to the function being read.
  func isImageHandedOver(_ name: String) -> Bool {
    let parameters = path.last?.function?.parameters
    let type = parameters?.first { $0.name == name }?.type ?? declaration?.property(name)?.type
    return type?.isImageType == true
  }

  /// Says which names of the next tree stand for what a caller passes in.
  mutating func expect(_ names: [String]) {
    placeholders = Set(names)
  }

  /// Starts inside a member, so that it cannot enter itself.
  mutating func begin(in node: Node, function: Declaration.Function? = nil) {
    path = [ViewMember(start: node.range.lowerBound, function: function, bodies: [])]
  }
}

extension Lowering.Position {
  var deeper: Lowering.Position {
    var position = self
    position.nesting += 1
    return position
  }
}

extension Node {
  /// Whether it is a call of one of SwiftUI's modifiers with nothing before the dot.
  fileprivate var isModifierWithoutView: Bool {
    guard kind == .functionCallExpr, let callee = firstChild, callee.kind == .memberAccessExpr,
      callee.base == nil, let name = callee.lastChild
    else { return false }
    return Catalogue.modifier(name.nameText) != nil
  }
}

extension Node {
  /// Whether it is a call that gives nothing: it prints, or stops the app, if only while that is being
  /// developed.
  ///
  /// Source: Swift, "Debugging and Reflection"; os, `os_log`.
  fileprivate var isForProgrammers: Bool {
    guard kind == .functionCallExpr, let name = firstChild, name.kind == .declReferenceExpr else {
      return false
    }
    return Self.stops.contains(where: name.hasText) || Self.prints.contains(where: name.hasText)
  }

  /// Whether it is a `guard` that must always hold: nobody meets the way out.
  fileprivate var isAssertion: Bool {
    guard kind == .guardStmt, let block = child(.codeBlock) else { return false }
    return block.items.contains { item in
      guard item.kind == .functionCallExpr, let name = item.firstChild else { return false }
      return Self.stops.contains(where: name.hasText)
    }
  }

  private static let stops: [StaticString] = [
    "assertionFailure", "preconditionFailure", "fatalError",
  ]
  private static let prints: [StaticString] = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "precondition",
  ]
}
