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
      `accessibilityHidden(true)` removes a view and everything inside it from VoiceOver, Switch Control and
      Voice Control. People who use them cannot operate the controls inside, or even learn that they
      exist.
      """,
    knownLimitations: """
      Custom views from other packages are not entered. An accessibility action nearby is assumed to do
      the same.
      """,
    examples: [
      .reported(
        """
        struct Row: View {
          let remove: () -> Void

          var body: some View {
            Button("Delete", action: remove).accessibilityHidden(true)
                                           //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the button "Delete"
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHidden`": """
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
           //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the button "Save"
            .background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHidden`": """
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
      .reported(
        "Hidden while nothing lies over it",
        """
        struct Lesson: View {
          @State private var showsHelp = false

          var body: some View {
            ZStack {
              VStack {
                Button("Help") { showsHelp = true }
              }
              .accessibilityHidden(!showsHelp)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This is hidden from VoiceOver while nothing lies over it; hide it while "showsHelp" is true
              if showsHelp {
                Text("Hold the bow loosely")
                Button("Close") { showsHelp = false }
              }
            }
          }
        }
        """,
        fixed: [
          "Use `.accessibilityHidden(showsHelp)`": """
          struct Lesson: View {
            @State private var showsHelp = false

            var body: some View {
              ZStack {
                VStack {
                  Button("Help") { showsHelp = true }
                }
                .accessibilityHidden(showsHelp)
                if showsHelp {
                  Text("Hold the bow loosely")
                  Button("Close") { showsHelp = false }
                }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        "Only decoration is hidden",
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
        "A disabled film below the page",
        """
        struct Welcome: View {
          let player: AVPlayer

          var body: some View {
            ZStack {
              Image("harbor").resizable()
              VideoPlayer(player: player).disabled(true)
            }
            .accessibilityHidden(true)
          }
        }
        """
      ),
      .ignored(
        "The view around it is hidden already",
        """
        struct Demo: View {
          let play: () -> Void

          var body: some View {
            VStack {
              VStack {
                Button("Play", action: play)
              }
              .accessibilityHidden(true)
            }
            .hidden()
          }
        }
        """
      ),
      .ignored(
        "It lies over what is hidden",
        """
        struct Code: View {
          @Binding var code: String

          var body: some View {
            HStack { Text(code) }
              .accessibilityHidden(true)
              .overlay {
                TextField("", text: $code, prompt: Text("Code"))
                  .accessibilityLabel("Code")
              }
          }
        }
        """
      ),
      .ignored(
        "Under a dialog, while it is shown",
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
        "The row offers the same action",
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

        struct CheckoutBar: View {
          let total: String

          var body: some View {
            HStack {
              Text(total)
              Button("Check out") { print("tapped") }
            }
          }
        }

        struct Screen: View {
          var body: some View {
            Settings().accessibilityHidden(true)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach this element
          }
        }

        struct Basket: View {
          var body: some View {
            Text("Two hats").safeAreaInset(edge: .bottom) {
              CheckoutBar(total: "€ 31.20").accessibilityHidden(true)
                                            //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach this element
            }
          }
        }
        """
      ),
      .ignored(
        "It is invisible as well",
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
        "Pictures of buttons, which cannot be pressed",
        """
        struct Help: View {
          var body: some View {
            Text("Look for these buttons on each trip.")
            Button("Share") { print("tapped") }
              .allowsHitTesting(false)
              .accessibilityHidden(true)
            HStack {
              Button("Pack") { print("tapped") }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
          }
        }
        """
      ),
      .ignored(
        "Invisible keyboard shortcuts",
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
      .ignored(
        "The field between the buttons is adjusted instead",
        """
        struct Quantity: View {
          @Binding var quantity: Int

          var body: some View {
            HStack {
              Button("Less") { quantity -= 1 }.accessibilityHidden(true)
              TextField("", value: $quantity, format: .number).accessibilityLabel("Quantity")
                .accessibilityAdjustableAction { quantity += $0 == .increment ? 1 : -1 }
              Button("More") { quantity += 1 }.accessibilityHidden(true)
            }
          }
        }
        """
      ),
      .reported(
        "By a modifier of the project",
        """
        struct FloatingBar: ViewModifier {
          func body(content: Content) -> some View {
            content.padding().accessibilityHidden(true)
          }
        }

        struct Plan: View {
          let share: () -> Void

          var body: some View {
            HStack {
              Button("Share", action: share)
            }
            .modifier(FloatingBar())
           //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the button "Share"
          }
        }
        """,
        fixed: [:]
      ),
      .ignored(
        "A modifier of the project hides pictures only",
        """
        struct FloatingBar: ViewModifier {
          func body(content: Content) -> some View {
            content.padding().accessibilityHidden(true)
          }
        }

        struct Plan: View {
          var body: some View {
            HStack {
              Image("stripes")
            }
            .modifier(FloatingBar())
          }
        }
        """
      ),
      .ignored(
        "A copy that is not shown keeps the room",
        """
        struct Bar: View {
          var body: some View {
            ZStack {
              Button("Reload") { print("tapped") }
                .hidden()
                .accessibilityHidden(true)
              Text("Loading")
            }
          }
        }
        """
      ),
    ] + hiddenInteractiveUseExamples,
    check: .element(withModifiers: [.accessibility, .applying]) { element, findings in
      if let (hiding, flag) = invertedHiding(of: element) {
        return findings.report(
          "This is hidden from VoiceOver while nothing lies over it; hide it while \"\(flag)\" is true",
          at: hiding.callRange,
          fixes: (hiding.firstArgument?.range).map {
            [.review("Use `.accessibilityHidden(\(flag))`", .replace($0, with: flag))]
          } ?? []
        )
      }
      guard let hiding = Hiding(of: element).written,
        let control = firstHiddenControl(element)
      else { return }
      let name = control.visibleText.value.map { "the \(control.role.noun) \"\($0.spoken)\"" }
      findings.report(
        "VoiceOver users cannot reach \(name ?? "this \(control.role.noun)")",
        at: hiding.callRange,
        // What a modifier of the project does besides is not to be lost.
        fixes: Hiding.isExplicit(hiding)
          ? [.review("Remove `.\(hiding.name)`", .remove(hiding))] : []
      )
    },
    exemptions: [
      Exemption("what is around it is hidden already") { $0.parent?.isHidden == .yes },
      .replacedByAncestor,
      Exemption("it is a background") { $0.place.contains(.background) },
      Exemption("an accessibility action around it does the same") {
        offersActionAround($0) || offersActionBeside($0)
      },
      Exemption("what stands beside it is adjusted instead") { button in
        button.is(.button)
          && button.container?.children.contains {
            $0.index != button.index && $0.hasModifier("accessibilityAdjustableAction")
          } == true
      },
      Exemption("it is invisible to everyone, or cannot be pressed") { isOutOfReach($0) },
    ]
  )
}

/// The modifier that hides a layer with controls exactly while the layer over it is not shown, and the
/// flag that shows that.
private func invertedHiding(of layer: Element) -> (Modifier, flag: String)? {
  guard let pile = layer.container, pile.is(.zStack) else { return nil }
  for modifier in layer.ownModifiers where modifier.name == "accessibilityHidden" {
    guard case .prefixed("!", let flag)? = modifier.firstArgument?.form, let name = flag.path,
      layer.descendants.contains(where: { $0.isInteractive == .yes })
    else { continue }
    let isCovered = pile.content.contains { other in
      other.index > layer.index && other.conditions.count == layer.conditions.count + 1
        && other.conditions.last?.source == name && other.conditions.last?.alternative == 0
    }
    if isCovered { return (modifier, name) }
  }
  return nil
}

/// The first control in it, or itself, that people could operate if it were not hidden.
private func firstHiddenControl(_ element: Element) -> Element? {
  // Who hides a view with a tap of its own knows about both.
  if isHiddenControl(element),
    element.row?.isInteractive == true || (element.isCustomView && element.taps.isEmpty)
  {
    return element
  }
  // What lies over a view that was hidden before is not.
  return element.descendants.first {
    isHiddenControl($0) && $0.isReplacedByAncestor == .no && $0.isHidden != .no
  }
}

/// Whether nobody sees it, or nobody can press it: it is there for a shortcut on the keyboard, to keep
/// a bar from going away, or as a picture of a control.
private func isOutOfReach(_ element: Element) -> Bool {
  element.modifiers.contains { modifier in
    modifier.name == "hidden" && modifier.arguments.isEmpty && !modifier.isConditional
      || modifier.name == "opacity" && modifier.firstArgument?.number == 0
      || modifier.name == "allowsHitTesting" && modifier.firstArgument?.boolean == false
        && !modifier.isConditional
      || modifier.name == "disabled" && modifier.firstArgument?.boolean == true
        && !modifier.isConditional
  }
}

private func isHiddenControl(_ element: Element) -> Bool {
  guard element.isInteractive == .yes,
    element.place.isDisjoint(with: [.background, .representation])
  else {
    return false
  }
  // A link without a label is followed by code only; paint with a tap only catches taps.
  if element.is(.navigationLink), element.isTextual == .no, element.hasImagery == .no,
    element.title == nil
  {
    return false
  }
  return element.row?.isPaint != true && !isOutOfReach(element)
}
