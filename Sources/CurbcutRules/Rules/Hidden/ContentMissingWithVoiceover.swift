import CurbcutModel

extension Rule {
  static let contentMissingWithVoiceover = Rule(
    id: "content-missing-with-voiceover",
    title: "Control is left out while VoiceOver runs",
    group: .hidden,
    severity: .warning,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.7.0",
    why: """
      What is not there while VoiceOver runs cannot be done by people who use it, many of whom see the
      screen too. Make the control accessible, or offer what it does in another way in its place.
      """,
    examples: [
      .reported(
        """
        struct Theme: View {
          @Binding var accent: Color
          @Environment(\\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

          var body: some View {
            Form {
              if !isVoiceOverOn {
                ColorPicker("Accent color", selection: $accent)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This is left out while VoiceOver runs, and nothing takes its place
              }
            }
          }
        }
        """
      ),
      .reported(
        "A group of controls, under a second condition",
        """
        struct Theme: View {
          let isEditing: Bool
          let undo: () -> Void

          var body: some View {
            VStack {
              Text("Theme")
              if isEditing, UIAccessibility.isVoiceOverRunning == false {
                HStack {
              //^^^^^^^^ This is left out while VoiceOver runs, and nothing takes its place
                  Button("Undo", action: undo)
                }
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Theme: View {
          @Binding var accent: Color

          var body: some View {
            Form {
              ColorPicker("Accent color", selection: $accent)
            }
          }
        }
        """
      ),
      .ignored(
        "Something takes its place, and a control that does the same",
        """
        struct Theme: View {
          @Binding var accent: Color
          let undo: () -> Void
          @Environment(\\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

          var body: some View {
            Form {
              if !isVoiceOverOn {
                ColorPicker("Accent color", selection: $accent)
              } else {
                Picker("Accent color", selection: $accent) { Text("Blue").tag(Color.blue) }
              }
              Button("Undo", action: undo)
              if !isVoiceOverOn {
                Button("Undo the last change", action: undo)
                Text("Shake to undo")
              }
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard let declaration = element.declaration,
        declaration.mentionedSymbols.contains(.asksAssistiveTechnology), !element.isPassthrough,
        element.slot == .content, element.row?.isInteractive == true || element.hasControl == .yes,
        let branch = element.conditions.first(where: { isWithoutVoiceOver($0, in: declaration) })
      else { return }
      findings.report(
        "This is left out while VoiceOver runs, and nothing takes its place",
        at: element.head,
        unless: [
          Exemption("something else is there in its place") { view in
            view.tree.elements.contains { other in
              other.conditions.contains { condition in
                condition.statement == branch.statement
                  && condition.alternative != branch.alternative
                  || asksVoiceOver(condition.source, in: declaration, isOn: true)
              }
            }
          },
          Exemption("a control or an accessibility action does the same") { view in
            ([view] + view.descendants).filter { $0.row?.isInteractive == true }.allSatisfy {
              Alternatives(to: $0).haveControl(doing: $0.action)
            }
              || sequence(first: view, next: \.parent).contains {
                $0.hasModifier("accessibilityAction", "accessibilityActions")
              }
          },
        ]
      )
    },
    exemptions: [.hiddenForCertain]
  )

  /// Whether an alternative is there only while VoiceOver does not run.
  private static func isWithoutVoiceOver(_ branch: Condition, in declaration: Declaration) -> Bool {
    guard branch.kind == .branch else { return false }
    if branch.alternative == 0 { return asksVoiceOver(branch.source, in: declaration, isOn: false) }
    return branch.source == "else" && branch.excluded.count == 1
      && asksVoiceOver(branch.excluded[0], in: declaration, isOn: true)
  }

  /// Whether one clause of a condition asks that VoiceOver runs, or that it does not.
  private static func asksVoiceOver(
    _ source: String,
    in declaration: Declaration,
    isOn: Bool
  ) -> Bool {
    let clauses = source.split { $0 == "," || $0 == "&" }
    return clauses.contains { clause in
      var words = clause.split { $0 == " " || $0 == "\n" }.map(String.init)
      var isAsked = true
      if words.count == 3, words[1] == "==", words[2] == "false" || words[2] == "true" {
        isAsked = words[2] == "true"
        words = [words[0]]
      }
      guard words.count == 1, var name = words.first else { return false }
      if name.hasPrefix("!") {
        isAsked.toggle()
        name.removeFirst()
      }
      guard isAsked == isOn else { return false }
      if name == "UIAccessibility.isVoiceOverRunning" { return true }
      guard let property = declaration.property(name.withoutSelf) else { return false }
      return property.node.code.includes(".accessibilityVoiceOverEnabled")
        || property.initialValue?.path == "UIAccessibility.isVoiceOverRunning"
    }
  }
}
