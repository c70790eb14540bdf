import CurbcutModel

extension Rule {
  static let buttonEmptyLabel = Rule(
    id: "button-empty-label",
    title: "Button with an empty title",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      The title is what VoiceOver says before “button” and what somebody says to press it by voice.
      Where the title is empty there is nothing to hear and nothing to say, even if a symbol is
      drawn beside it.
      """,
    examples: [
      .reported(
        """
        struct Composer: View {
          let deleteDraft: () -> Void

          var body: some View {
            Button("", systemImage: "trash", action: deleteDraft)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says only “button” here: the title is empty
          }
        }
        """,
        fixed: [
          "Set the title \"Delete\"": """
          struct Composer: View {
            let deleteDraft: () -> Void

            var body: some View {
              Button("Delete", systemImage: "trash", action: deleteDraft)
            }
          }
          """
        ]
      ),
      .reported(
        "Blank is empty",
        """
        struct Composer: View {
          let sendMessage: () -> Void

          var body: some View {
            Button(" ") { sendMessage() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says only “button” here: the title is empty
          }
        }
        """,
        fixed: [
          "Set the title \"Send message\"": """
          struct Composer: View {
            let sendMessage: () -> Void

            var body: some View {
              Button("Send message") { sendMessage() }
            }
          }
          """
        ]
      ),
      .reported(
        "A label closure without words or pictures",
        """
        struct Catcher: View {
          let dismiss: () -> Void

          var body: some View {
            Button(action: dismiss) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says only “button” here: the label is empty
              Color.clear
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Close\")`": """
          struct Catcher: View {
            let dismiss: () -> Void

            var body: some View {
              Button(action: dismiss) {
                Color.clear
              }
              .accessibilityLabel("Close")
            }
          }
          """
        ]
      ),
      .reported(
        "Links and menus too",
        """
        struct Footer: View {
          let site: URL

          var body: some View {
            VStack {
              Link("", destination: site)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says only “link” here: the title is empty
              Menu("") {
            //^^^^^^^^^^ VoiceOver says only “menu” here: the title is empty
                Text("Version 1")
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Composer: View {
          let deleteDraft: () -> Void

          var body: some View {
            Button("Delete", systemImage: "trash", action: deleteDraft)
          }
        }
        """
      ),
      .ignored(
        "Named by a label",
        """
        struct Catcher: View {
          let close: () -> Void

          var body: some View {
            Button("", action: close).accessibilityLabel("Close the menu")
          }
        }
        """
      ),
      .ignored(
        "A title from elsewhere",
        """
        struct Choice: View {
          let title: String
          let choose: () -> Void

          var body: some View {
            Button(title, action: choose)
          }
        }
        """
      ),
      .ignored(
        "A link that code follows",
        """
        struct Screen: View {
          @State private var showsTerms = false

          var body: some View {
            NavigationLink(destination: Text("Terms"), isActive: $showsTerms) {
              EmptyView()
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, .link, .navigationLink, .menu) { element, findings in
      guard !element.isUnreachable,
        element.isNamed == .no, element.isTextual == .no,
        // An empty button for a key is meant to be neither seen nor heard, nor is a link that code
        // follows.
        !element.hasModifier("keyboardShortcut"), !element.hasArgument("isActive"),
        !element.hasArgument("tag")
      else { return }
      if let title = element.title {
        let words = SuggestedLabel.title(for: element)
        findings.report(
          "VoiceOver says only “\(element.roleName)” here: the title is empty",
          at: element.head,
          fixes: [.review("Set the title \(words)", .replace(title.value.range, with: words))]
        )
      } else if !element.isUnnamedIconControl, element.isEmptyLabel {
        let label = SuggestedLabel(forControl: element)
        findings.report(
          element.isComponent
            ? "VoiceOver says only “\(element.roleName)” here: nothing names it"
            : "VoiceOver says only “\(element.roleName)” here: the label is empty",
          at: element.head,
          fixes: [.review(label.title, .append(label.modifier, to: element))]
        )
      }
    }
  )
}

extension Element {
  /// Whether its label closure holds nothing but empty views, blank texts and labels, and clear color.
  fileprivate var isEmptyLabel: Bool {
    guard !self.is(.tab), hasClosure(.label) || isComponent else { return false }
    return children(in: .label).allSatisfy { child in
      child.is(.emptyView, .color, .spacer) || (child.is(.text, .label) && child.isTextual == .no)
    }
  }
}

extension SuggestedLabel {
  /// A title for a control whose own is empty: of its symbol, its action or its destination.
  fileprivate static func title(for control: Element) -> String {
    let symbol = control.argument("systemImage")
    if case .string(let phrase)? = symbol?.form, let name = phrase.literal,
      let words = Symbols.suggestedLabel(name)
    {
      return literal(words)
    }
    return literal(words(of: control) ?? "<#Title#>")
  }
}
