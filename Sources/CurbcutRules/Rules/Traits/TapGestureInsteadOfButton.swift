import CurbcutModel

extension Rule {
  static let tapGestureInsteadOfButton = Rule(
    id: "tap-gesture-instead-of-button",
    title: "Tap gesture instead of a button",
    group: .traits,
    severity: .info,
    impact: .moderate,
    criteria: [.keyboard],
    since: "0.1.0",
    why: """
      A button works with a keyboard, Switch Control, Voice Control and VoiceOver, shows focus, and looks
      pressed. A view with a tap gesture does none of that unless all of it is built by hand.
      """,
    knownLimitations: """
      Stacks and custom views are not reported.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Terms")
              .onTapGesture { open() }
             //^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
              .accessibilityAddTraits(.isButton)
          }
        }
        """,
        fixed: [
          "Use a `Button`": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button { open() } label: { Text("Terms") }.buttonStyle(.plain)
            }
          }
          """
        ]
      ),
      .reported(
        "On several lines; modifiers after the gesture are kept",
        """
        struct Screen: View {
          let open: () -> Void
          let count: () -> Void

          var body: some View {
            Text("Terms")
              .padding()
              .onTapGesture {
             //^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
                count()
                open()
              }
              .accessibilityAddTraits(.isButton)
              .accessibilityHint("Opens the terms of use.")
          }
        }
        """,
        fixed: [
          "Use a `Button`": """
          struct Screen: View {
            let open: () -> Void
            let count: () -> Void

            var body: some View {
              Button {
                count()
                open()
              } label: {
                Text("Terms")
                  .padding()
              }
              .buttonStyle(.plain)
                .accessibilityHint("Opens the terms of use.")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Terms", action: open).buttonStyle(.plain)
          }
        }
        """
      ),
      .ignored(
        "It says that it is a link",
        """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            Text("Huts").onTapGesture(perform: open).accessibilityAddTraits(.isLink)
          }
        }
        """
      ),
      .ignored(
        "A stack",
        """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Huts")
              Text("12")
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .onTapGesture(perform: open)
          }
        }
        """
      ),
      .ignored(
        "Another control does the same",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Terms")
              .onTapGesture { open() }
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { open() }
          }
        }
        """
      ),
      .ignored(
        "A function makes what is tapped, with another button in it",
        """
        struct Receive: View {
          var body: some View {
            address(title: "Shielded")
              .onTapGesture { unfold() }
              .accessibilityAddTraits(.isButton)
          }

          private func unfold() {}
          private func copy() {}

          private func address(title: String) -> some View {
            HStack {
              Text(title)
              Button("Copy", action: copy)
            }
          }
        }
        """
      ),
      .ignored(
        "It moves the keyboard to a field beside it",
        """
        struct Bans: View {
          enum Field { case days }
          @State private var days = ""
          @FocusState private var field: Field?

          var body: some View {
            HStack {
              Text("Days")
                .onTapGesture { field = .days }
              TextField("Number of days", text: $days)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The placeholder "Number of days" is the only label and disappears while typing
                .focused($field, equals: .days)
            }
          }
        }
        """
      ),
      .reported(
        "A modifier that the list reads, which a button would hide from it",
        """
        struct Address: View {
          let address: String
          let unfold: () -> Void

          var body: some View {
            List {
              Text(address)
                .listRowBackground(Color.clear)
                .onTapGesture { unfold() }
               //^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
                .accessibilityAddTraits(.isButton)
            }
            .navigationTitle("Address")
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .element(withModifiers: .gesture) { element, findings in
      guard let tap = element.taps.first(where: { $0.count == 1 }),
        tap.modifier.name == "onTapGesture"
      else { return }
      findings.report(
        "Not reachable by keyboard; use a `Button`",
        at: tap.modifier.callRange,
        unless: Exemption.tap(tap),
        // What opens a website is a link.
        fixes: tap.opensWebsite ? [] : buttonFixes(for: element, tappedBy: tap.modifier)
      )
    },
    exemptions: [
      Exemption("it is a stack or a custom view") { $0.isLayout || $0.isCustomView },
      Exemption("it has controls in it, which a button would cover") { $0.hasControl != .no },
      Exemption(
        "it has the trait of a link or a toggle",
        certainty: { $0.addsTrait("isLink", "isToggle") }
      ),
    ]
  )

  /// The view as the label of a button that does what the tap does; the trait is the button's own.
  private static func buttonFixes(for element: Element, tappedBy tap: Modifier) -> [FixProposal] {
    // A button without a name would be the next fault.
    guard tap.origin == .own, !element.ownModifiers.contains(where: \.isConditional),
      element.isNamed == .yes || element.isTextual != .no
    else { return [] }
    // A button keeps other gestures from what it holds.
    guard
      !element.ownModifiers.contains(where: {
        $0.name != tap.name && Self.gestures.contains($0.name)
      })
    else { return [] }
    // What is said of the row would be lost in the label of a button.
    guard !element.ownModifiers.contains(where: { Self.rowModifiers.contains($0.name) }) else {
      return []
    }
    let traits = element.ownModifiers.filter { $0.name == "accessibilityAddTraits" }
    guard traits.allSatisfy({ $0.firstArgument?.path == ".isButton" }),
      element.range.lowerBound < tap.range.lowerBound
    else { return [] }
    let opening: String
    if let closure = tap.handler {
      // Where nothing is handed over, a button would do nothing.
      guard closure.parameters.isEmpty, !closure.isEmpty, !onlyCallsOptional(closure) else {
        return []
      }
      opening = "Button \(dedented(closure.node.text)) label: {"
    } else if let action = tap.argument("perform") {
      opening = "Button(action: \(action.source)) {"
    } else {
      return []
    }
    return [
      FixProposal(
        title: "Use a `Button`",
        safety: .review,
        changes: [
          .wrap(
            element.range.lowerBound..<tap.range.lowerBound,
            opening: opening,
            closing: "}\n.buttonStyle(.plain)"
          ),
          .replace(tap.range, with: ""),
        ] + traits.map { .remove($0) }
      )
    ]
  }

  /// Whether all that it does is to call a closure that there may be: `action?()`.
  private static func onlyCallsOptional(_ closure: Closure) -> Bool {
    let text = closure.node.text.filter { !$0.isWhitespace && $0 != "{" && $0 != "}" }
    return text.hasSuffix("?()")
      && text.dropLast(3).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
    "onDrag", "draggable",
  ]

  /// Modifiers that a list or a scroll view reads of what it holds directly.
  private static let rowModifiers: Set<String> = [
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint",
    "listRowSpacing", "listItemTint", "swipeActions", "deleteDisabled", "moveDisabled", "badge",
    "tag", "tabItem",
  ]

  /// Lines without the indentation of the last.
  private static func dedented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let margin = lines.last?.prefix { $0 == " " || $0 == "\t" } ?? ""
    return lines.enumerated().map { number, line in
      number > 0 && line.hasPrefix(margin) ? String(line.dropFirst(margin.count)) : String(line)
    }.joined(separator: "\n")
  }
}

extension TapGesture {
  fileprivate var opensWebsite: Bool {
    action?.calls.contains { $0.hasSuffix("openURL") || $0.hasSuffix("shared.open") } ?? false
  }
}
