import CurbcutModel

extension Rule {
  static let redactedContentExposed = Rule(
    id: "redacted-content-exposed",
    title: "Redacted placeholder is exposed to VoiceOver",
    group: .hidden,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.6.0",
    why: """
      `redacted(reason: .placeholder)` only changes how a view looks. People who use VoiceOver hear
      the sample text as if it were real, and can press the buttons in it. Hide the placeholder, and
      say once that something is loading.
      """,
    examples: [
      .reported(
        """
        struct Forecast: View {
          let day: Day?

          var body: some View {
            if let day {
              Text(day.summary)
            } else {
              Text("Sunny with some clouds")
                .redacted(reason: .placeholder)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the sample content that is redacted here
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Forecast: View {
            let day: Day?

            var body: some View {
              if let day {
                Text(day.summary)
              } else {
                Text("Sunny with some clouds")
                  .redacted(reason: .placeholder)
                  .accessibilityHidden(true)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "While it loads",
        """
        struct Forecast: View {
          let days: [Day]
          @State private var isLoading = true

          var body: some View {
            List(days) { Text($0.summary) }
              .redacted(reason: isLoading ? .placeholder : [])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the sample content that is redacted here
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(isLoading)`": """
          struct Forecast: View {
            let days: [Day]
            @State private var isLoading = true

            var body: some View {
              List(days) { Text($0.summary) }
                .redacted(reason: isLoading ? .placeholder : [])
                .accessibilityHidden(isLoading)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Forecast: View {
          let day: Day?

          var body: some View {
            if let day {
              Text(day.summary)
            } else {
              Text("Sunny with some clouds")
                .redacted(reason: .placeholder)
                .accessibilityHidden(true)
            }
          }
        }
        """
      ),
      .ignored(
        "A label says that it is loading",
        """
        struct Forecast: View {
          let day: Day?

          var body: some View {
            Text(day?.summary ?? "Sunny with some clouds")
              .redacted(reason: day == nil ? .placeholder : [])
              .accessibilityLabel(day?.summary ?? "Loading the forecast")
          }
        }
        """
      ),
      .ignored(
        "Part of an element that has a label, and a stack with one",
        """
        struct Forecast: View {
          var body: some View {
            VStack {
              VStack {
                Text("Sunny with some clouds")
                  .redacted(reason: .placeholder)
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Loading the forecast")
              HStack {
                Text("Some rain")
              }
              .redacted(reason: .placeholder)
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Loading the forecast")
            }
          }
        }
        """
      ),
      .ignored(
        "The words of a button, and a text whose look is not there yet",
        """
        struct Filter: View {
          let note: Note
          let choose: () -> Void

          var body: some View {
            VStack {
              Button(action: choose) {
                Text("Category").redacted(reason: .placeholder)
              }
              Text(note.content).redacted(reason: .placeholder)
              Text(String(repeating: " ", count: 8)).redacted(reason: .placeholder)
            }
          }
        }
        """
      ),
      .ignored(
        "Nothing in it is read, and it is redacted for privacy",
        """
        struct Balance: View {
          let amount: String

          var body: some View {
            VStack {
              Text(amount).redacted(reason: .privacy)
              Capsule().frame(width: 80, height: 12).redacted(reason: .placeholder)
            }
          }
        }
        """
      ),
      .reported(
        "A row that other screens show too",
        """
        struct ForecastRow: View {
          let day: Day

          var body: some View {
            HStack {
              Text(day.name)
              Text(day.summary)
            }
            .accessibilityElement(children: .combine)
          }
        }

        struct Forecast: View {
          var body: some View {
            ForecastRow(day: .sample)
              .redacted(reason: .placeholder)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the sample content that is redacted here
          }
        }
        """
      ),
      .ignored(
        "A row that hides itself",
        """
        struct WarningRow: View {
          @Environment(\\.redactionReasons) private var reasons
          let warning: Warning

          var body: some View {
            Text(warning.summary).accessibilityHidden(reasons.contains(.placeholder))
          }
        }

        struct Warnings: View {
          var body: some View {
            WarningRow(warning: .sample)
              .redacted(reason: .placeholder)
          }
        }
        """
      ),
      .ignored(
        "In a widget, which the system fills",
        """
        struct ForecastWidgetView: View {
          var body: some View {
            Text("Sunny with some clouds").redacted(reason: .placeholder)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .redaction) { element, findings in
      let isView =
        element.isCustomView && element.isTextual != .no
        && element.tree.context.view(element.typeName) != nil
      guard element.isTextual == .yes || element.hasControl == .yes || isView,
        let (modifier, condition) = element.placeholder
      else { return }
      findings.report(
        "VoiceOver reads the sample content that is redacted here",
        at: modifier.callRange,
        fixes: [
          condition.map { condition in
            let call = ".accessibilityHidden(\(condition))"
            return FixProposal.review("Add `\(call)`", .append(call, to: element))
          } ?? .hide(element)
        ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      .unreadModifier,
      .partOfControl,
      .combined,
      Exemption("its text is blank") { element in
        element.is(.text)
          && element.visibleText.value?.literal?.contains { !$0.isWhitespace } == false
      },
      Exemption("it may be the text itself, which only looks redacted") { element in
        element.is(.text) && element.visibleText.value?.literal == nil
          && element.placeholder?.condition == nil
          && element.arguments.first.map { !NameHint.sample.matches($0.value.source) } == true
      },
      Exemption("the view hides itself where it is redacted") { element in
        ([element] + element.descendants.prefix(64)).contains {
          $0.isCustomView && $0.tree.context.view($0.typeName)?.hidesPlaceholder == true
        }
      },
      Exemption("it is a placeholder of the system's, or a preview") { element in
        element.place.contains(.widget) || element.declaration?.isGlanced == true
          || element.tree.purpose == .preview || !element.place.isDisjoint(with: [.background])
      },
    ]
  )
}

extension Element {
  /// The modifier that shows it as a placeholder, and on what condition; nil as condition for always.
  fileprivate var placeholder: (modifier: Modifier, condition: String?)? {
    for modifier in ownModifiers where modifier.name == "redacted" && !modifier.isConditional {
      guard let reason = modifier.argument("reason") else { continue }
      if reason.memberName == "placeholder" { return (modifier, nil) }
      guard case .ternary(let condition, let then, let otherwise) = reason.form,
        then.memberName == "placeholder", case .array(let none) = otherwise.form, none.isEmpty
      else { continue }
      return (modifier, condition.source)
    }
    return nil
  }
}
