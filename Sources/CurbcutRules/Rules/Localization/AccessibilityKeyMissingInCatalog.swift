import CurbcutModel

extension Rule {
  static let accessibilityKeyMissingInCatalog = Rule(
    id: "accessibility-key-missing-in-catalog",
    title: "Localization key is in no string catalog",
    group: .localization,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A key that no string catalog or table has is spoken as it stands: people who use VoiceOver hear
      "settings dot title" in place of a name.
      """,
    knownLimitations: """
      Only keys in the form of an identifier, such as "settings.title", are told from words. Keys that
      name a bundle or table are left alone.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("settings.title", action: open)
              .accessibilityHint("settings.hints")
                               //^^^^^^^^^^^^^^^^ No string catalog has "settings.hints", so VoiceOver reads the key
          }
        }
        """,
        strings: ["settings.title": "Settings", "settings.hint": "Opens the settings."]
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("settings.title", action: open)
              .accessibilityHint("settings.hint")
          }
        }
        """,
        strings: ["settings.title": "Settings", "settings.hint": "Opens the settings."]
      ),
      .ignored(
        "The project has no string catalog",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("settings.title", action: open).accessibilityLabel("settings.label")
          }
        }
        """
      ),
      .ignored(
        "Another bundle, or a text for where there is none",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            VStack {
              Button("settings.title", action: open)
                .accessibilityHint(Text("settings.hint", bundle: .module))
              Button("settings.title", action: open)
                .accessibilityHint(String(localized: "settings.hint", defaultValue: "Opens settings."))
            }
          }
        }
        """,
        strings: ["settings.title": "Settings"]
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      let strings = element.project.strings
      guard !strings.isEmpty else { return }
      for modifier in element.ownModifiers
      where ["accessibilityLabel", "accessibilityHint", "accessibilityValue"].contains(
        modifier.name
      ) {
        guard let literal = modifier.argument(nil)?.lookedUp, let key = literal.key,
          AssetNames.isKey(key), !strings.holds(key)
        else { continue }
        findings.report(
          "No string catalog has \"\(key)\", so VoiceOver reads the key",
          at: literal.expression.range
        )
      }
    }
  )
}

extension Expression {
  /// The literal that it looks up in the app's own strings; nil for anything else.
  fileprivate var lookedUp: (expression: Expression, key: String?)? {
    switch form {
    case .string(let phrase): return (self, phrase.literal)
    case .call(let callee, let arguments):
      let lookups: Set = ["Text", "String", "LocalizedStringKey", "NSLocalizedString"]
      guard lookups.contains(callee.path ?? ""), let first = arguments.first,
        first.label == nil || first.label == "localized",
        callee.path != "String" || first.label == "localized",
        arguments.dropFirst().allSatisfy({ $0.label == "comment" })
      else { return nil }
      return first.value.lookedUp
    default: return nil
    }
  }
}
