import CurbcutModel

extension Rule {
  static let buttonEmptyLabel = Rule(
    id: "button-empty-label",
    title: "Button has an empty label",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear only "button", and people who use Voice Control have no name to
      say, even if a symbol is drawn beside the empty title. A button's label says what it does.
      """,
    examples: [
      .reported(
        """
        struct Composer: View {
          let deleteDraft: () -> Void

          var body: some View {
            Button("", systemImage: "trash", action: deleteDraft)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its title is empty
          }
        }
        """,
        fixed: [
          "Set the title to \"Delete draft\"": """
          struct Composer: View {
            let deleteDraft: () -> Void

            var body: some View {
              Button("Delete draft", systemImage: "trash", action: deleteDraft).labelStyle(.iconOnly)
            }
          }
          """
        ]
      ),
      .reported(
        "A title of white space",
        """
        struct Composer: View {
          let sendMessage: () -> Void

          var body: some View {
            Button(" ") { sendMessage() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its title is empty
          }
        }
        """,
        fixed: [
          "Set the title to \"Send message\"": """
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
        "A label closure without text or images",
        """
        struct Catcher: View {
          let dismiss: () -> Void

          var body: some View {
            Button(action: dismiss) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its label is empty
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
        "Links and menus",
        """
        struct Footer: View {
          let site: URL

          var body: some View {
            VStack {
              Link("", destination: site)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This link has no accessibility label: its title is empty
              Menu("") {
            //^^^^^^^^^^ This menu has no accessibility label: its title is empty
                Text("Version 1")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Its text is blank while there is nothing to show",
        """
        struct Board: View {
          let squares: [Mark?]
          let play: (Int) -> Void

          var body: some View {
            ForEach(squares.indices, id: \\.self) { index in
              Button {
            //^^^^^^^^ This button has no name while "squares[index]?.symbol" is nil
                play(index)
              } label: {
                Text(squares[index]?.symbol ?? "")
                  .frame(width: 90, height: 90)
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
        "It has an accessibility label",
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
        "Unknown title: it is passed in",
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
        "A button for a keyboard shortcut",
        """
        struct Screen: View {
          let refresh: () -> Void

          var body: some View {
            Button("", action: refresh).keyboardShortcut("r")
          }
        }
        """
      ),
      .reported(
        "A style that draws a picture in it",
        """
        struct Screen: View {
          let write: () -> Void

          var body: some View {
            Button(action: write, label: {})
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its label is empty
              .buttonStyle(RoundButtonStyle(symbol: "square.and.pencil"))
              .keyboardShortcut("n")
          }
        }

        struct RoundButtonStyle: ButtonStyle {
          let symbol: String

          func makeBody(configuration: Configuration) -> some View {
            Image(systemName: symbol).frame(width: 44, height: 44)
          }
        }
        """
      ),
      .ignored(
        "A link that code activates",
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
      .ignored(
        "A link that only works around a fault of older systems",
        """
        struct Address: View {
          var body: some View {
            Form {
              NavigationLink(destination: EmptyView()) { EmptyView() }
            }
          }
        }
        """
      ),
      .ignored(
        "An initializer that the project adds is handed the title",
        """
        struct Outbox: View {
          let flush: () -> Void

          var body: some View {
            Button(action: flush) { Label(localized: .flushOutbox, systemImage: "tray") }
          }
        }
        """
      ),
      .ignored(
        "Its style draws the title that it is handed",
        """
        struct KeepButton: View {
          let caption: String
          let keep: () -> Void

          var body: some View {
            Button(action: keep) { EmptyView() }.buttonStyle(CaptionedStyle(title: caption))
          }
        }
        """
      ),
      .reported(
        "Its style is handed no words",
        """
        struct KeepButton: View {
          let keepMessage: () -> Void

          var body: some View {
            Button(action: keepMessage) { EmptyView() }.buttonStyle(RoundStyle(tint: .red))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its label is empty
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Keep message\")`": """
          struct KeepButton: View {
            let keepMessage: () -> Void

            var body: some View {
              Button(action: keepMessage) { EmptyView() }.buttonStyle(RoundStyle(tint: .red)).accessibilityLabel("Keep message")
            }
          }
          """
        ]
      ),
      .reported(
        "A style of the project's draws it, and may hide the title",
        """
        struct Pager: View {
          let goBack: () -> Void

          var body: some View {
            Button("", action: goBack).buttonStyle(ArrowButtonStyle())
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its title is empty
          }
        }
        """,
        fixed: [
          #"Add `.accessibilityLabel("Back")`"#: """
          struct Pager: View {
            let goBack: () -> Void

            var body: some View {
              Button("", action: goBack).buttonStyle(ArrowButtonStyle()).accessibilityLabel("Back")
            }
          }
          """
        ]
      ),
      .reported(
        "In a bar, which shows the symbol alone",
        """
        struct Composer: View {
          let deleteDraft: () -> Void

          var body: some View {
            Text("Draft").toolbar {
              Button("", systemImage: "trash", action: deleteDraft)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label: its title is empty
            }
          }
        }
        """,
        fixed: [
          "Set the title to \"Delete draft\"": """
          struct Composer: View {
            let deleteDraft: () -> Void

            var body: some View {
              Text("Draft").toolbar {
                Button("Delete draft", systemImage: "trash", action: deleteDraft)
              }
            }
          }
          """
        ]
      ),
    ],
    check: .element(of: .button, .link, .navigationLink, .menu) { element, findings in
      if let text = textThatMayBeEmpty(in: element) {
        return findings.report(
          "This \(element.role.noun) has no name while \"\(text.source)\" is nil",
          at: element.head,
          severity: .info
        )
      }
      // Its own label counts as its text; whether it has one is for the exemptions.
      guard element.isTextual != .yes || element.isNamed != .no else { return }
      if let title = element.title {
        guard element.isTextual == .no || title.value.isBlankText != false else { return }
        let text = SuggestedLabel.title(for: element)
        let label = ".accessibilityLabel(\(text.replacing("<#Title#>", with: "<#What it does#>")))"
        // What a style of the project's draws may have a name; a title it may draw, or hide.
        let hasOwnStyle = hasStyleOfProject(element)
        findings.report(
          "This \(element.role.noun) has no accessibility label: its title is empty",
          at: element.head,
          severity: hasOwnStyle ? .warning : nil,
          unless: [.containsText],
          fixes: [
            hasOwnStyle
              ? .review("Add `\(label)`", .append(label, to: element))
              : titleFix(for: element, title.value, text)
          ]
        )
      } else if isEmptyLabel(element) {
        let label = SuggestedLabel(forControl: element)
        findings.report(
          "This \(element.role.noun) has no accessibility label"
            + (element.isComponent ? "" : ": its label is empty"),
          at: blankLabel(of: element)?.head ?? element.head,
          unless: [
            .containsText,
            Exemption("it shows an icon, which another rule is about") {
              IconControl(of: $0).isUnlabeled
            },
          ],
          fixes: [.review(label.title, .append(label.modifier, to: element))]
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      Exemption("it is for a keyboard shortcut, and neither seen nor heard") { button in
        // A style that is given something draws it.
        button.hasModifier("keyboardShortcut") && !button.hasModifier("background", "overlay")
          && button.modifier("buttonStyle")?.firstArgument?.call?.arguments.isEmpty != false
      },
      Exemption(
        "its style is handed what it shows",
        certainty: { button in
          let style = button.modifiers.last { $0.name == "buttonStyle" }?.firstArgument?.call
          // What draws a flag alone draws the label that it is given.
          return style?.arguments.contains { $0.label.map(shownParts.matchesEnd) == true } == true
            ? .unknown : .no
        }
      ),
      Exemption("code activates it") {
        $0.argument("isActive") != nil || $0.argument("tag") != nil
      },
      Exemption("it is a link that shows nothing and takes no place") { link in
        let label = link.children(in: .label)
        return link.is(.navigationLink) && label.count == 1
          && label.allSatisfy { $0.is(.emptyView) && $0.ownModifiers.isEmpty }
      },
    ]
  )
}

/// Whether a style draws it that is none of the system's: `BackButtonStyle()`.
///
/// Source: Apple, `PrimitiveButtonStyle`: the styles that SwiftUI has end in `ButtonStyle`.
private func hasStyleOfProject(_ button: Element) -> Bool {
  let style = button.ownModifiers.last { $0.name == "buttonStyle" }?.firstArgument
  guard let type = style?.call?.callee.path else { return false }
  let systems = [
    "Plain", "Bordered", "BorderedProminent", "Borderless", "Default", "Link", "Card", "Glass",
    "GlassProminent", "AccessoryBar", "AccessoryBarAction",
  ]
  return type.first?.isUppercase == true && !systems.contains { type == "\($0)ButtonStyle" }
}

/// What the parameters of a style are called that it draws in place of a label.
private let shownParts = NameHint("title text label name caption")

/// A title in place of an empty one. Beside a symbol it would be drawn too, but in bars and menus, which
/// choose themselves.
private func titleFix(for control: Element, _ title: Expression, _ text: String) -> FixProposal {
  let setTitle = Change.replace(title.range, with: text)
  let isDrawn =
    (control.argument("systemImage") ?? control.argument("image")) != nil
    && control.place.isDisjoint(with: [.toolbar, .menu, .tabItem])
    && !sequence(first: control, next: \.parent).contains { $0.hasModifier("labelStyle") }
  return isDrawn
    ? .review(
      "Set the title to \(text)",
      setTitle,
      .append(".labelStyle(.iconOnly)", to: control)
    )
    : .review("Set the title to \(text)", setTitle)
}

extension Exemption {
  fileprivate static let containsText = Exemption("it contains text", certainty: \.isTextual)
}

/// What the only text of a control shows, where it is blank when there is nothing to show:
/// `Text(mark?.symbol ?? "")`.
private func textThatMayBeEmpty(in control: Element) -> Expression? {
  guard control.is(.button), control.isNamed == .no else { return nil }
  let views = ControlLabel(of: control).foreground
  let texts = views.filter { $0.is(.text) }
  guard texts.count == 1, let text = texts.first, text.isNamed == .no,
    views.allSatisfy({ $0.is(.text) || $0.row?.isPaint == true || $0.isLayout || $0.isPassthrough }
    ),
    case .operators(let operands, ["??"])? = text.arguments.first?.value.form, operands.count == 2,
    operands[1].isBlankText == true
  else { return nil }
  return operands[0]
}

/// Whether its label closure holds nothing but empty views, blank texts and labels, and clear color.
private func isEmptyLabel(_ element: Element) -> Bool {
  guard !element.is(.tab), element.hasClosure(.label) || element.isComponent else { return false }
  return element.children(in: .label).allSatisfy { child in
    child.is(.emptyView, .color, .spacer) || (child.is(.text, .label) && child.isTextual == .no)
  }
}

/// The `Label("", …)` that is all a control's label holds.
private func blankLabel(of control: Element) -> Element? {
  let label = control.children(in: .label)
  return label.count == 1 ? label.first { $0.is(.label) && $0.title != nil } : nil
}

extension SuggestedLabel {
  /// A title for a control whose own is empty: of its symbol, its action or its destination.
  fileprivate static func title(for control: Element) -> String {
    let symbol = control.argument("systemImage")
    if case .string(let phrase)? = symbol?.form, let name = phrase.literal,
      let words = Symbols.suggestedLabel(name), Activation(of: control).meaning?.words == nil
    {
      return literal(words)
    }
    return literal(words(of: control) ?? "<#Title#>")
  }
}
