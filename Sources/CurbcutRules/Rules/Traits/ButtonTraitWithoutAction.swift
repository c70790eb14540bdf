import CurbcutModel

extension Rule {
  static let buttonTraitWithoutAction = Rule(
    id: "button-trait-without-action",
    title: "Button trait on something without an action",
    group: .traits,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver announces a button, people double-tap it, and nothing happens. Add the trait only to
      what can be activated.
      """,
    knownLimitations: """
      Silent about the outermost view of a type, which may be made a control where it is used.
      """,
    examples: [
      .reported(
        """
        struct Delivery: View {
          var body: some View {
            VStack {
              Text("Arrives tomorrow")
                .accessibilityAddTraits(.isButton)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, but nothing happens when it is activated
              Text("Order 41")
            }
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityAddTraits`": """
          struct Delivery: View {
            var body: some View {
              VStack {
                Text("Arrives tomorrow")
                Text("Order 41")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "Several texts that are one element",
        """
        struct Account: View {
          let balance: String

          var body: some View {
            List {
              VStack {
                Text("Balance")
                Text(balance)
              }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, but nothing happens when it is activated
            }
          }
        }
        """
      ),
      .reported(
        "By a modifier of the project",
        """
        extension View {
          func sectionTitleStyle() -> some View {
            font(.title3.weight(.semibold))
              .accessibilityAddTraits(.isButton)
          }
        }

        struct Clinic: View {
          let hours: String

          var body: some View {
            VStack {
              Text("Opening hours")
                .sectionTitleStyle()
               //^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, but nothing happens when it is activated
              Text(hours)
            }
          }
        }
        """
      ),
      .ignored(
        "Of several views in one element one is a control",
        """
        struct Account: View {
          let balance: String
          let open: () -> Void

          var body: some View {
            List {
              VStack {
                Text(balance)
                Button("Transfers", action: open)
              }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Delivery: View {
          let track: () -> Void

          var body: some View {
            VStack {
              Button("Arrives tomorrow", action: track)
              Text("Order 41")
            }
          }
        }
        """
      ),
      .ignored(
        "The row around it has an action",
        """
        struct Delivery: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Arrives tomorrow").accessibilityAddTraits(.isButton)
              Text("Order 41")
            }
            .accessibilityElement(children: .combine)
            .accessibilityAction { open() }
          }
        }
        """
      ),
      .ignored(
        "It represents a view that can be tapped, of which another rule tells",
        """
        struct Cover: View {
          let open: () -> Void

          var body: some View {
            Rectangle()
              .onTapGesture(perform: open)
              .accessibilityRepresentation {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ What VoiceOver gets in place of this control can only be read; represent it by a control
                Text("Open the album").accessibilityAddTraits(.isButton)
              }
          }
        }
        """
      ),
    ],
    check: .element(
      of: .text,
      .label,
      .image,
      .vStack,
      .hStack,
      .zStack,
      withModifiers: []
    ) { element, findings in
      guard !element.isLayout || isOneElement(element) else { return }
      for modifier in element.modifiers
      where modifier.name == "accessibilityAddTraits" && !modifier.isConditional {
        guard let place = element.ownCall(of: modifier) else { continue }
        let traits = TraitList(modifier.firstArgument)
        let roles = traits.names.intersection(["isButton", "isLink", "isToggle"])
        // Several roles at once are what `conflicting-traits` is about.
        guard !traits.isConditional, roles.count == 1, let role = roles.first else { continue }
        findings.report(
          "VoiceOver calls this a \(role == "isLink" ? "link" : role == "isToggle" ? "toggle" : "button"), but nothing happens when it is activated",
          at: place.callRange,
          unless: [
            Exemption("it or a view around it may have an action", certainty: mayAct)
          ],
          fixes: traits.names.count == 1 && modifier.origin == .own
            ? [.review("Remove `.\(modifier.name)`", .remove(modifier))] : []
        )
      }
    },
    exemptions: [
      .hidden, .replacedByAncestor, .partOfControl, .combined, .representation, .unreadModifier,
    ]
  )

  private static let actions: Set<String> = [
    "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onLongPressGesture",
    "contextMenu", "onDrag", "draggable", "onSubmit", "sheet", "popover",
  ]

  /// Whether a stack is one element without a control in it, whose action it would have.
  private static func isOneElement(_ stack: Element) -> Bool {
    (stack.grouping == .combine || stack.grouping == .ignore) && stack.hasControl == .no
      && stack.descendants.allSatisfy { $0.taps.isEmpty }
  }

  private static func mayAct(_ element: Element) -> Certainty {
    // Whoever uses the view may tap it.
    guard element.container != nil else { return .unknown }
    for outer in sequence(first: element, next: \.parent) {
      if outer.row?.isInteractive == true || !outer.taps.isEmpty { return .yes }
      if outer.isCustomView || outer.isUnknownView { return .unknown }
      for modifier in outer.modifiers {
        if actions.contains(modifier.name) || modifier.name.hasPrefix("accessibilityAction") {
          return .yes
        }
        // What a modifier of the project applies stands beside it.
        let isRead = outer.modifiers.contains { $0.origin == .applied(by: modifier.name) }
        if modifier.categories.contains(.foreign), !isRead { return .unknown }
      }
    }
    return element.tree.purpose == .body ? .no : .unknown
  }
}
