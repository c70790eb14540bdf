import CurbcutModel

extension Rule {
  static let inputErrorNotAssociated = Rule(
    id: "input-error-not-associated",
    title: "Error text is not tied to its field",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.errorIdentification, .statusMessages],
    since: "0.2.0",
    why: """
      People who see the screen find the error below the field. VoiceOver says nothing when it appears, and
      reading the field again does not tell of it. Announce it, or add it to the field as a hint.
      """,
    examples: [
      .reported(
        """
        struct SignUp: View {
          @State private var code = ""

          var body: some View {
            VStack {
              Text("Postcode").accessibilityHidden(true)
              TextField("Postcode", text: $code, prompt: Text(""))
                .textContentType(.postalCode)
              if code.count > 5 {
                Text("A postcode has five digits").foregroundColor(Palette.error)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Neither an announcement nor the field tells VoiceOver users of this error
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct SignUp: View {
          @State private var code = ""

          var body: some View {
            VStack {
              Text("Postcode").accessibilityHidden(true)
              TextField("Postcode", text: $code, prompt: Text(""))
                .textContentType(.postalCode)
                .accessibilityHint(code.count > 5 ? "A postcode has five digits." : "")
              if code.count > 5 {
                Text("A postcode has five digits").foregroundColor(Palette.error)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is announced",
        """
        struct SignUp: View {
          @State private var code = ""

          var body: some View {
            VStack {
              Text("Postcode").accessibilityHidden(true)
              TextField("Postcode", text: $code, prompt: Text(""))
                .textContentType(.postalCode)
                .onChange(of: code) {
                  AccessibilityNotification.Announcement("A postcode has five digits").post()
                }
              if code.count > 5 {
                Text("A postcode has five digits").foregroundColor(Palette.error)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      guard let branch = element.conditions.last, branch.kind == .branch, branch.alternative == 0,
        !saysFault.matches(branch.source), isInErrorColor(element)
      else { return }
      let names = branch.source.sourceWords.map(String.init)
      guard let field = precedingField(of: element), !tellsAssistiveTechnology(field, of: names)
      else { return }
      findings.report(
        "Neither an announcement nor the field tells VoiceOver users of this error",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .partOfControl, .combined,
      Exemption("its type announces something or moves VoiceOver focus") {
        $0.declaration?.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]) != true
      },
    ]
  )
}

/// What the rule about status messages knows by its name.
private let saysFault = NameHint(
  "error errors invalid failure failed success warning incorrect problem rejected mismatch toast"
)

/// Whether a text is drawn in red, or in a color that is named after errors.
private func isInErrorColor(_ text: Element) -> Bool {
  text.modifiers.contains { modifier in
    guard modifier.colorsText, let name = modifier.firstArgument?.memberName else { return false }
    return !Set(Identifier.words(of: name)).isDisjoint(with: [
      "red", "error", "negative", "danger", "destructive", "failure",
    ])
  }
}

/// The field right before a text in the same stack or section.
private func precedingField(of text: Element) -> Element? {
  guard let container = text.container else { return nil }
  let before = container.content.filter { $0.index < text.index && !$0.is(.spacer, .divider) }
  guard let last = before.last else { return nil }
  let inside = [last] + last.descendants.prefix(16)
  return inside.first { $0.is(.textField, .secureField, .textEditor) }
}

/// Whether what assistive technology is told of a field depends on some names.
private func tellsAssistiveTechnology(_ field: Element, of names: [String]) -> Bool {
  field.modifiers.contains { modifier in
    modifier.name.hasPrefix("accessibility")
      && modifier.arguments.contains { argument in
        names.contains { argument.value.mentions($0) }
      }
  }
}
