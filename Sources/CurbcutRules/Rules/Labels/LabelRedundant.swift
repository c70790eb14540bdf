import CurbcutModel

extension Rule {
  static let labelRedundant = Rule(
    id: "label-redundant",
    title: "Label repeats the visible text",
    group: .labels,
    severity: .hint,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    isAboutSpareCode: true,
    why: """
      VoiceOver reads the visible text by itself. A label that repeats it changes nothing today and is
      easily forgotten when the text changes.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Refund", action: open)
              .accessibilityLabel("Refund")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Refund" without this label
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityLabel`": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button("Refund", action: open)
            }
          }
          """
        ]
      ),
      .reported(
        "The same variable",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).accessibilityLabel(title)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "‹title›" without this label
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("$5").accessibilityLabel("five dollars")
          }
        }
        """
      ),
      .ignored(
        "The label is that of an element of its own",
        """
        struct Row: View {
          var body: some View {
            Label("Huts", systemImage: "house")
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Huts")
          }
        }
        """
      ),
      .ignored(
        "The title of a text field disappears",
        """
        struct Row: View {
          @Binding var name: String

          var body: some View {
            TextField("Name of the hut", text: $name).accessibilityLabel("Name of the hut")
          }
        }
        """
      ),
      .ignored(
        "Some of its text is there at times only",
        """
        struct Row: View {
          let isNew: Bool
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                if isNew {
                  Text("New")
                }
              }
            }
            .accessibilityLabel("New")
          }
        }
        """
      ),
      .ignored(
        "It speaks for an image too",
        """
        struct Row: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Image(decorative: "folder")
                Text(title)
              }
            }
            .accessibilityLabel(title)
          }
        }
        """
      ),
      .ignored(
        "An image has no visible text",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) { Image("refund") }.accessibilityLabel("Refund")
          }
        }
        """
      ),
      .ignored(
        "Text that is there at times",
        """
        struct Screen: View {
          let isCompact: Bool
          let alert: () -> Void

          var body: some View {
            Button(action: alert) {
              if !isCompact { Text("Alert") }
              Image(systemName: "bell.fill")
            }
            .accessibilityLabel("Alert")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.is(.text, .label) || element.row?.isInteractive == true,
        case .known(let visible) = element.visibleText, !visible.isBlank
      else { return }
      for modifier in element.ownModifiers
      where modifier.name == "accessibilityLabel" && modifier.arguments.count == 1 {
        guard let label = modifier.firstArgument, case .known(let words) = label.phrase,
          words == visible, !modifier.isConditional
        else { continue }
        findings.report(
          "VoiceOver reads \"\(words.spoken)\" without this label",
          at: modifier.callRange,
          fixes: [.safe("Remove `.accessibilityLabel`", .remove(modifier))]
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("it groups what is inside") { $0.grouping != nil },
      // The title is the placeholder, which goes away: saying it again is on purpose.
      Exemption("it is a text field, whose title disappears") { $0.is(.textField, .secureField) },
      // Images in a control's label may add their names to it: the label says what counts.
      Exemption("it speaks for images and text together") { control in
        control.descendants.contains {
          $0.is(.image) && $0.labeledControl?.index == control.index
        }
      },
      Exemption("some of its text is there at times only") { showsTextAtTimes($0) },
    ]
  )
}

/// Whether words in it are there at times only: its label serves for the others.
private func showsTextAtTimes(_ view: Element) -> Bool {
  view.descendants.contains { element in
    element.is(.text, .label) && element.conditions.contains { $0.kind == .branch }
  }
}
