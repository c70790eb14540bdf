import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let focusTrapped = Rule(
    id: "focus-trapped",
    title: "Focus is forced back to a field",
    group: .focus,
    severity: .warning,
    impact: .critical,
    criteria: [.noKeyboardTrap],
    since: "0.7.0",
    why: """
      People who use a keyboard or a switch leave a field by moving the focus on. Where every loss of
      focus puts it back, they cannot reach anything else on the screen, and the on-screen keyboard
      cannot be put away either.
      """,
    knownLimitations: """
      A handler that asks for anything else before it puts the focus back is left alone.
      """,
    examples: [
      .reported(
        """
        struct Search: View {
          @State private var query = ""
          @FocusState private var isSearching: Bool

          var body: some View {
            TextField("Search", text: $query)
              .focused($isSearching)
              .onChange(of: isSearching) { _, isFocused in
                if !isFocused { isSearching = true }
                              //^^^^^^^^^^^^^^^^^^ This puts the focus back whenever it leaves, so nothing else can be reached by keyboard
              }
          }
        }
        """
      ),
      .reported(
        "One of several fields, and VoiceOver focus",
        """
        struct Code: View {
          enum Field { case code, name }
          @State private var code = ""
          @FocusState private var field: Field?
          @AccessibilityFocusState private var isOnCode: Bool

          var body: some View {
            TextField("Code", text: $code)
              .focused($field, equals: .code)
              .accessibilityFocused($isOnCode)
              .onChange(of: field) { _, new in
                guard new == nil else { return }
                DispatchQueue.main.async { field = .code }
                                         //^^^^^^^^^^^^^ This puts the focus back whenever it leaves, so nothing else can be reached by keyboard
              }
              .onChange(of: isOnCode) {
                if isOnCode == false { isOnCode = true }
                                     //^^^^^^^^^^^^^^^ This puts VoiceOver focus back whenever it leaves, so nothing else can be reached
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Search: View {
          @State private var query = ""
          @FocusState private var isSearching: Bool

          var body: some View {
            TextField("Search", text: $query)
              .focused($isSearching)
              .onAppear { isSearching = true }
          }
        }
        """
      ),
      .ignored(
        "Under another condition, and on to the next field",
        """
        struct Code: View {
          enum Field { case code, name }
          @State private var code = ""
          @State private var isWrong = false
          @FocusState private var field: Field?

          var body: some View {
            TextField("Code", text: $code)
              .focused($field, equals: .code)
              .onChange(of: field) { old, new in
                if new == nil, isWrong { field = .code }
                if old == .code { field = .name }
              }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      let states = declaration.properties.filter { property in
        property.attributes.contains("FocusState")
          || property.attributes.contains("AccessibilityFocusState")
      }
      guard !states.isEmpty, !declaration.isPreview else { return }
      for call in declaration.ownNodes(.functionCallExpr) {
        guard let (callee, arguments) = Expression(call).call, callee.memberName == "onChange",
          let watched = arguments.first(where: { $0.label == "of" })?.value.path?.withoutSelf,
          let state = states.first(where: { $0.name == watched }),
          let closure = arguments.last?.closure
        else { continue }
        for node in closure.putsBack(state) {
          let isKeyboard = state.attributes.contains("FocusState")
          findings.report(
            isKeyboard
              ? "This puts the focus back whenever it leaves, so nothing else can be reached by keyboard"
              : "This puts VoiceOver focus back whenever it leaves, so nothing else can be reached",
            at: node.range
          )
        }
      }
    }
  )
}

extension Closure {
  /// Where it gives a focus state, whenever that is lost and whatever else holds, a place again.
  fileprivate func putsBack(_ state: Declaration.Property) -> [Node] {
    let new = parameters.count == 2 ? parameters[1] : parameters.first
    let names: Set<String> = Set(
      [state.name, "self.\(state.name)", "$1"] + [new].compactMap(\.self)
    )
    let statements = items.map(\.statement)
    return node.descendants.filter { node in
      guard node.kind == .sequenceExpr,
        case .operators(let operands, let operators) = Expression(node).form,
        operators == ["="], operands.count == 2, operands[0].path?.withoutSelf == state.name,
        operands[1].boolean == true || operands[1].memberName != nil && operands[1].path != "nil"
      else { return false }
      let isOptional = state.type?.hasSuffix("?") == true
      guard isOptional || operands[1].boolean == true else { return false }
      var conditions: [Node] = []
      for outer in self.node.descendants
      where outer.range.lowerBound <= node.range.lowerBound
        && node.range.upperBound <= outer.range.upperBound
      {
        switch outer.kind {
        case .ifExpr:
          let asked = outer.children.filter { $0.kind == .conditionElement }
          let isFirst = outer.children.first { $0.kind == .codeBlock }
            .map { $0.range.contains(node.range.lowerBound) }
          guard isFirst == true else { return false }
          conditions += asked
        case .switchExpr, .guardStmt, .whileStmt, .forStmt: return false
        default: continue
        }
      }
      for statement in statements where statement.range.upperBound <= node.range.lowerBound {
        guard statement.kind == .guardStmt else { continue }
        conditions += statement.children.filter { $0.kind == .conditionElement }
      }
      return !conditions.isEmpty && conditions.allSatisfy { $0.isLoss(of: names) }
    }
  }
}

extension Node {
  /// Whether it asks only whether a focus is gone: `!isFocused`, `field == nil`.
  fileprivate func isLoss(of names: Set<String>) -> Bool {
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "," }.map(String.init)
    if words.count == 1, let word = words.first, word.hasPrefix("!") {
      return names.contains(String(word.dropFirst()))
    }
    return words.count == 3 && names.contains(words[0]) && words[1] == "=="
      && (words[2] == "nil" || words[2] == "false")
  }
}
