import CurbcutModel

extension Rule {
  static let invisibleButAccessible = Rule(
    id: "invisible-but-accessible",
    title: "Invisible view can be reached with VoiceOver",
    group: .hidden,
    severity: .info,
    impact: .moderate,
    criteria: [.focusOrder, .nameRoleValue],
    since: "0.2.0",
    why: """
      What is invisible is still read by VoiceOver if it is only made transparent, tiny or moved
      off the screen: focus lands on nothing, and Voice Control shows a number there. Take it out
      of the view tree or hide it.
      """,
    examples: [
      .reported(
        """
        struct Search: View {
          var body: some View {
            Button("Next") { next() }
              .opacity(0.01)
             //^^^^^^^^^^^^^ This button is invisible, but VoiceOver reaches it
          }
        }
        """
      ),
      .reported(
        "Off the screen",
        """
        struct Search: View {
          var body: some View {
            Text("Copied")
              .offset(x: -9999)
             //^^^^^^^^^^^^^^^^ This text is invisible, but VoiceOver reaches it
          }
        }
        """
      ),
      .recommended(
        """
        struct Search: View {
          var body: some View {
            Button("Next") { next() }
              .keyboardShortcut("g")
              .opacity(0)
          }
        }
        """
      ),
      .reported(
        "A digit without a color that holds the place of others",
        """
        struct Key: View {
          let delete: () -> Void

          var body: some View {
            Button(action: delete) {
              ZStack {
                Text("0").foregroundColor(.clear)
                        //^^^^^^^^^^^^^^^^^^^^^^^ This text is invisible, but VoiceOver reads it
                Image(systemName: "delete.left")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A control with a label, and words that a gradient fills",
        """
        struct Key: View {
          let delete: () -> Void

          var body: some View {
            VStack {
              Button(action: delete) {
                ZStack {
                  Text("0").foregroundColor(.clear)
                  Image(systemName: "delete.left")
                }
              }
              .accessibilityLabel("Delete")
              Text("Huts")
                .foregroundStyle(.clear)
                .overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask(Text("Huts")))
            }
          }
        }
        """
      ),
      .ignored(
        "It gives its size only",
        """
        struct Demo: View {
          var body: some View {
            Text("Huts")
              .background {
                Text("Huts and camps").offset(x: -9999)
              }
          }
        }
        """
      ),
      .ignored(
        "It is meant for VoiceOver",
        """
        struct Search: View {
          var body: some View {
            VStack {
              Button("Next") { next() }.opacity(0.01).accessibilityLabel("Next match")
            }
          }
        }
        """
      ),
      .reported(
        "A menu that is moved aside",
        """
        struct Drawer: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Library") { open(.library) }
              Button("Downloads") { open(.downloads) }
            }
            .frame(maxWidth: 260)
            .offset(x: isOpen ? 0 : -260)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
          }
        }
        """
      ),
      .ignored(
        "A menu that is hidden while it is aside",
        """
        struct Drawer: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Library") { open(.library) }
              Button("Downloads") { open(.downloads) }
            }
            .frame(maxWidth: 260)
            .offset(x: isOpen ? 0 : -260)
            .accessibilityHidden(!isOpen)
          }
        }
        """
      ),
      .reported(
        "A menu that is a property",
        """
        struct Reader: View {
          @State private var isOpen = false

          var body: some View {
            ZStack {
              Button("Chapters") { isOpen = true }
              chapters
                .offset(x: isOpen ? 0 : -1200)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
            }
          }

          private var chapters: some View {
            List {
              Button("Close menu") { isOpen = false }
            }
          }
        }
        """
      ),
      .reported(
        "A view of the project that is moved aside, by a constant and by a property",
        """
        struct DrawerMenu: View {
          let close: () -> Void

          var body: some View {
            VStack {
              Button("Close menu", action: close)
              NavigationLink("Orders", value: "orders")
            }
          }
        }

        struct Shell: View {
          @State private var isOpen = false
          @State private var drawer: CGFloat = -320
          private let extent: CGFloat = 280
          private var shift: CGSize { isOpen ? .zero : CGSize(width: 0, height: 600) }

          var body: some View {
            ZStack {
              Button("Menu") { isOpen = true }
              DrawerMenu(close: { isOpen = false })
                .offset(x: isOpen ? 0 : -extent)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
              DrawerMenu { isOpen = false }
                .offset(shift)
               //^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
              DrawerMenu { drawer = -320 }
                .offset(x: drawer)
               //^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
              Button("Drawer") { drawer = 0 }
            }
          }
        }
        """
      ),
      .ignored(
        "A view of the project that hides itself",
        """
        struct DrawerMenu: View {
          @Binding var isOpen: Bool

          var body: some View {
            VStack {
              Button("Close menu") { isOpen = false }
            }
            .accessibilityHidden(!isOpen)
          }
        }

        struct Shell: View {
          @State private var isOpen = false

          var body: some View {
            ZStack {
              Button("Menu") { isOpen = true }
              DrawerMenu(isOpen: $isOpen)
                .offset(x: isOpen ? 0 : -280)
            }
          }
        }
        """
      ),
      .reported(
        "An answer that is folded by making it transparent",
        """
        struct Question: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Can I pay later?") { isOpen.toggle() }
                .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
              VStack {
                Text("Yes, in three rates.")
                Button("Apply for rates") { apply() }
              }
              .frame(height: isOpen ? nil : 0)
              .opacity(isOpen ? 1 : 0.01)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are invisible
            }
          }
        }
        """
      ),
      .reported(
        "Text that is all but transparent",
        """
        struct Question: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Can I pay later?") { isOpen.toggle() }
                .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
              Text("Yes, in three rates.")
                .opacity(isOpen ? 1 : 0.01)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the text in here while it is invisible
            }
          }
        }
        """
      ),
      .ignored(
        "It is disabled meanwhile, or taken away with full transparency",
        """
        struct Question: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              VStack { Button("Apply") { apply() } }
                .opacity(isOpen ? 1 : 0.01)
                .disabled(!isOpen)
              VStack { Button("Apply later") { wait() } }
                .opacity(isOpen ? 1 : 0)
            }
          }
        }
        """
      ),
    ],
    check: .element(
      of: .button,
      .text,
      .textField,
      .label,
      .toggle,
      withModifiers: [.movement, .hiding]
    ) { element, findings in
      let holds =
        element.isLayout || element.isPassthrough || element.isCustomView
        || element.is(.list, .form, .scrollView, .navigationStack)
      let hasControl =
        element.hasControl || Certainty(element.isCustomView) && element.isInteractive
      if holds, hasControl == .yes,
        let offset = element.ownModifiers.first(where: {
          $0.movesOffScreen(in: element.declaration)
        })
      {
        return findings.report(
          "VoiceOver reaches the controls in here while they are off the screen",
          at: offset.callRange,
          unless: [takenAway(while: "off the screen", by: withdrawing.union(["opacity"]))]
        )
      }
      if holds, hasControl == .yes,
        let opacity = element.ownModifiers.first(where: \.fadesAway)
      {
        return findings.report(
          "VoiceOver reaches the controls in here while they are invisible",
          at: opacity.callRange,
          unless: [takenAway(while: "invisible", by: withdrawing)]
        )
      }
      if element.isTextual == .yes, element.isLayout || element.is(.text, .label),
        let opacity = element.ownModifiers.first(where: \.fadesAway)
      {
        return findings.report(
          "VoiceOver reads the text in here while it is invisible",
          at: opacity.callRange,
          unless: [takenAway(while: "invisible", by: withdrawing)]
        )
      }
      guard element.is(.button, .text, .textField, .label, .toggle) else { return }
      for modifier in element.ownModifiers {
        guard modifier.makesInvisible, !modifier.isConditional else { continue }
        return findings.report(
          "This \(element.role.noun) is invisible, but VoiceOver reaches it",
          at: modifier.callRange
        )
      }
      if let clear = TextColors.clearModifier(of: element) {
        findings.report(
          "This text is invisible, but VoiceOver reads it",
          at: clear.callRange,
          // Without it a control may be left with an icon only.
          fixes: element.labeledControl == nil ? [.hide(element)] : []
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      Exemption("it is part of a control or element that has a label, or can be seen") { view in
        guard let outer = view.labeledControl ?? view.combiningElement else { return false }
        return TextColors.clearModifier(of: view) == nil || outer.isNamed != .no
      },
      Exemption("it is a background or a representation") {
        !$0.place.isDisjoint(with: [.background, .representation, .menu])
      },
    ]
  )
}

/// What keeps a view from people who cannot see it.
private let withdrawing: Set<String> = ["disabled", "accessibilityHidden", "hidden"]

/// A modifier of the view, or of one around it, may keep it from people meanwhile.
private func takenAway(while state: String, by names: Set<String>) -> Exemption {
  Exemption("it is disabled or taken away while it is \(state)") { view in
    sequence(first: view, next: \.parent).contains { outer in
      outer.modifiers.contains { names.contains($0.name) }
    }
  }
}

extension Modifier {
  /// Whether a condition decides that it moves a view by the width of a panel or more:
  /// `.offset(x: isOpen ? 0 : -260)`.
  fileprivate func movesOffScreen(in declaration: Declaration?) -> Bool {
    guard name == "offset", !isConditional else { return false }
    return arguments.contains { argument in
      var distance = argument.value
      // `.offset(x: shift)` of a property that is such a choice.
      if let property = distance.path.flatMap({ declaration?.property($0.withoutSelf) }),
        let value = property.singleValue
      {
        distance = value
      }
      if let state = distance.path?.withoutSelf, let declaration {
        let places = declaration.numbers(of: state)
        return places.contains { abs($0) >= 150 } && places.contains(0)
      }
      guard case .ternary(_, let then, let otherwise) = distance.form else { return false }
      let isAway = [then, otherwise].map { $0.isOffScreen(in: declaration) }
      return isAway[0] != isAway[1] && (then.isZero || otherwise.isZero)
    }
  }

  /// Whether a condition decides that nobody sees a view that is still there: `isOpen ? 1 : 0.01`.
  fileprivate var fadesAway: Bool {
    guard name == "opacity", !isConditional,
      case .ternary(_, let then, let otherwise)? = firstArgument?.form,
      let first = then.number, let second = otherwise.number
    else { return false }
    let (low, high) = (min(first, second), max(first, second))
    return low > 0 && low <= 0.05 && high >= 0.3
  }

  /// Whether it makes a view disappear for those who look, and only for them.
  ///
  /// `opacity(0)` and `hidden()` take a view out of the accessibility tree too.
  /// Source: rendered hierarchies, iOS 17.
  fileprivate var makesInvisible: Bool {
    switch name {
    case "opacity": return firstArgument?.number.map { $0 > 0 && $0 <= 0.05 } == true
    case "offset":
      return arguments.contains { $0.value.number.map { abs($0) >= 2_000 } == true }
    case "frame":
      return argument("width")?.number == 0 && argument("height")?.number == 0
    default: return false
    }
  }
}

extension Declaration {
  /// The numbers that a state has at first and is set to.
  fileprivate func numbers(of state: String) -> [Double] {
    guard let property = property(state), property.attributes.contains("State") else { return [] }
    let assigned = ownNodes(.sequenceExpr).compactMap { node -> Double? in
      guard let (target, value) = node.assignment, target.path?.withoutSelf == state else {
        return nil
      }
      return value.number
    }
    return assigned + [property.initialValue?.number].compactMap(\.self)
  }
}

extension Expression {
  fileprivate var isZero: Bool { number == 0 || memberName == "zero" }

  /// Whether it is a distance that takes a panel off the screen: 150 points or more, or the width or
  /// height of the screen or of the panel.
  fileprivate func isOffScreen(in declaration: Declaration?) -> Bool {
    if let number { return abs(number) >= 150 }
    // `CGSize(width: -280, height: 0)`
    if let call, call.callee.path == "CGSize" {
      return call.arguments.contains { $0.value.isOffScreen(in: declaration) }
    }
    if case .prefixed("-", let constant) = form,
      let property = constant.path.flatMap({ declaration?.property($0.withoutSelf) }),
      property.isConstant, let number = property.initialValue?.number
    {
      return number >= 150
    }
    // What is less than the whole width may still be seen.
    guard path != nil || source.hasPrefix("-") else { return false }
    let words = Identifier.words(of: source)
    return words.contains("width") || words.contains("height")
  }
}
