import CurbcutModel

extension Rule {
  static let hiddenInteractiveContent = Rule(
    id: "hidden-interactive-content",
    title: "Control is hidden from assistive technology",
    group: .hidden,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .keyboard],
    since: "0.1.0",
    why: """
      `accessibilityHidden(true)` takes a view and everything inside it away from VoiceOver, Switch
      Control and Voice Control. Who depends on them cannot operate what is inside, and does not even
      find out that it is there.
      """,
    knownLimitations: """
      Custom views from other packages are not looked into. Where the surroundings offer an
      accessibility action, it is taken to do the same.
      """,
    examples: [
      .reported(
        """
        struct Row: View {
          let remove: () -> Void

          var body: some View {
            Button("Delete", action: remove).accessibilityHidden(true)
                                           //^^^^^^^^^^^^^^^^^^^^^^^^^ This hides the button “Delete”: nobody who uses VoiceOver can press it
          }
        }
        """,
        fixed: [
          "Remove .accessibilityHidden": """
          struct Row: View {
            let remove: () -> Void

            var body: some View {
              Button("Delete", action: remove)
            }
          }
          """
        ]
      ),
      .reported(
        "Around a whole screen",
        """
        struct Screen: View {
          let save: () -> Void

          var body: some View {
            ScrollView {
              Text("Your trip")
              Button("Save", action: save)
            }
            .padding()
            .accessibilityHidden(true)
           //^^^^^^^^^^^^^^^^^^^^^^^^^ This hides the button “Save”: nobody who uses VoiceOver can press it
            .background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Remove .accessibilityHidden": """
          struct Screen: View {
            let save: () -> Void

            var body: some View {
              ScrollView {
                Text("Your trip")
                Button("Save", action: save)
              }
              .padding()
              .background(.thinMaterial)
            }
          }
          """
        ]
      ),
      .recommended(
        "Only ornament is hidden",
        """
        struct Row: View {
          let remove: () -> Void

          var body: some View {
            HStack {
              Image("swirl").accessibilityHidden(true)
              Button("Delete", action: remove)
            }
          }
        }
        """
      ),
      .ignored(
        "Behind a dialog, while it is shown",
        """
        struct Screen: View {
          let isAsking: Bool
          let save: () -> Void

          var body: some View {
            Button("Save", action: save).accessibilityHidden(isAsking)
          }
        }
        """
      ),
      .ignored(
        "The row offers the same as an action",
        """
        struct Row: View {
          let title: String
          let remove: () -> Void

          var body: some View {
            HStack {
              Text(title)
              Button("Delete", action: remove).accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Delete", remove)
          }
        }
        """
      ),
      .ignored(
        "A layer that only catches taps",
        """
        struct Dimmer: View {
          @Binding var isShown: Bool

          var body: some View {
            Color.black.opacity(0.4)
              .onTapGesture { isShown = false }
              .accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "A view of the file that holds one",
        """
        struct Settings: View {
          var body: some View {
            Toggle("Sound", isOn: .constant(true))
          }
        }

        struct Screen: View {
          var body: some View {
            Settings().accessibilityHidden(true)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^ This hides the element: nobody who uses VoiceOver can use it
          }
        }
        """
      ),
      .ignored(
        "Nobody sees it either",
        """
        struct Screen: View {
          var body: some View {
            Text("Hut").toolbar {
              Button("") {}.opacity(0).accessibilityHidden(true)
            }
          }
        }
        """
      ),
      .ignored(
        "Shortcuts that nobody sees",
        """
        struct Screen: View {
          let next: () -> Void

          var body: some View {
            Group {
              Button("Next", action: next).keyboardShortcut(.rightArrow, modifiers: [])
            }
            .opacity(0)
            .accessibilityHidden(true)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let hiding = element.ownModifiers.first(where: { Hiding.isExplicit($0) }),
        element.parent?.isHidden != .yes, element.isReplacedByAncestor == .no,
        !element.place.contains(.background), !element.offersActionAround,
        !element.isInvisible, let control = element.firstHiddenControl
      else { return }
      let words = control.visibleText.value.map { " “\($0.spoken)”" } ?? ""
      let verb = control.role == .button ? "press" : "use"
      findings.report(
        "This hides the \(control.roleName)\(words): nobody who uses VoiceOver can \(verb) it",
        at: hiding.callRange,
        fixes: [.safe("Remove .\(hiding.name)", .remove(hiding))]
      )
    }
  )
}

extension Element {
  /// Whether it or what is around it offers an action to assistive technology.
  fileprivate var offersActionAround: Bool {
    for element in sequence(first: self, next: \.parent) {
      let offers = element.modifiers.contains { modifier in
        modifier.name.hasPrefix("accessibilityAction")
          || modifier.name == "accessibilityAdjustableAction"
          || modifier.name == "accessibilityRepresentation"
      }
      if offers { return true }
    }
    return false
  }

  /// The first control in it, or itself, that people could operate if it were not hidden.
  fileprivate var firstHiddenControl: Element? {
    // Who hides a view with a tap of its own knows about both.
    if isHiddenControl, row?.isInteractive == true || (isCustomView && taps.isEmpty) { return self }
    return descendants.first { $0.isHiddenControl && $0.isReplacedByAncestor == .no }
  }

  /// Whether nobody sees it, so that nobody presses it: it is there for a shortcut on the keyboard,
  /// or to keep a bar from going away.
  fileprivate var isInvisible: Bool {
    modifiers.contains { $0.name == "opacity" && $0.firstArgument?.number == 0 }
  }

  private var isHiddenControl: Bool {
    guard isInteractive == .yes, place.isDisjoint(with: [.background, .representation]) else {
      return false
    }
    // A link without a label is followed by code only; paint with a tap only catches taps.
    if self.is(.navigationLink), isTextual == .no, hasImagery == .no, title == nil { return false }
    return row?.isPaint != true && !isInvisible
  }
}
