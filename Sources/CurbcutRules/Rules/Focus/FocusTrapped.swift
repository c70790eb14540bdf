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
      A handler that asks for anything but the focus and what the field holds before it puts the focus
      back is left alone.
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
      .reported(
        "While what the field holds is not valid",
        """
        struct Payee: View {
          enum Field { case name, iban }
          @State private var name = ""
          @State private var iban = ""
          @State private var isWrong = false
          @FocusState private var field: Field?

          private var isValid: Bool { (15...34).contains(iban.count) }

          var body: some View {
            Form {
              TextField("Name", text: $name)
                .textContentType(.name)
                .focused($field, equals: .name)
              TextField("IBAN", text: $iban)
                .focused($field, equals: .iban)
            }
            .onChange(of: field) { old, _ in
              guard old == .iban else { return }
              isWrong = !isValid
              if isWrong { field = .iban }
                         //^^^^^^^^^^^^^ This puts the focus back whenever it leaves, so nothing else can be reached by keyboard
            }
          }
        }
        """
      ),
      .reported(
        "In a function, and by a choice",
        """
        struct Order: View {
          enum Field { case amount, note }
          @State private var amount = ""
          @State private var note = ""
          @FocusState private var field: Field?
          @FocusState private var isOnNote: Bool

          var body: some View {
            Form {
              TextField("Amount", text: $amount)
                .focused($field, equals: .amount)
                .onChange(of: field) { old, new in check(from: old, to: new) }
              TextField("Note", text: $note)
                .focused($isOnNote)
                .onChange(of: isOnNote) { _, isFocused in
                  if isFocused {
                    note = ""
                  } else {
                    isOnNote = note.isEmpty ? true : false
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This puts the focus back whenever it leaves, so nothing else can be reached by keyboard
                  }
                }
            }
          }

          private func check(from old: Field?, to new: Field?) {
            switch old {
            case .amount:
              if Double(amount) == nil, new != .amount {
                field = .amount
              //^^^^^^^^^^^^^^^ This puts the focus back whenever it leaves, so nothing else can be reached by keyboard
              }
            default: break
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
        for node in FocusHandler(closure, of: state, in: declaration).trapping {
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
