import CurbcutModel

extension Rule {
  static let expandedStateNotExposed = Rule(
    id: "expanded-state-not-exposed",
    title: "Expanded state is not exposed",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A chevron that turns tells people who see it whether a section is open. People who use
      VoiceOver hear the same button before and after, and do not learn that something has
      appeared. Say the state as a value, or use `DisclosureGroup`.
      """,
    examples: [
      .reported(
        """
        struct Shipping: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Button {
            //^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
                isExpanded.toggle()
              } label: {
                HStack {
                  Text("Shipping")
                  Image(systemName: "chevron.down")
                    .rotationEffect(.degrees(isExpanded ? 180 : 0))
                }
              }
              if isExpanded {
                Text("Ships in three days")
              }
            }
          }
        }
        """
      ),
      .reported(
        "A tapped header whose chevron turns, over content that a caller passes in",
        """
        struct Fold<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          @State private var isCollapsed = false

          var body: some View {
            VStack {
              HStack {
                Text(title)
                Image(systemName: "chevron.down")
                  .rotationEffect(.degrees(isCollapsed ? -90 : 0))
                  .accessibilityHidden(true)
              }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
              .onTapGesture { isCollapsed.toggle() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this element the same whether "isCollapsed" is true or false
              if !isCollapsed { content() }
            }
          }
        }
        """
      ),
      .reported(
        "What a flag hides",
        """
        struct Shipping: View {
          @State private var isCollapsed = false

          var body: some View {
            VStack {
              Button("Shipping") { isCollapsed.toggle() }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isCollapsed" is true or false
              if !isCollapsed {
                Text("Ships in three days")
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Shipping: View {
          @State private var isExpanded = false

          var body: some View {
            DisclosureGroup("Shipping", isExpanded: $isExpanded) {
              Text("Ships in three days")
            }
          }
        }
        """
      ),
      .ignored(
        "A hint says it",
        """
        struct Facts: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Button("Season") { isExpanded.toggle() }
                .accessibilityHint("Shows when the huts are open.")
              if isExpanded {
                Text("Open from May to October")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "In a menu",
        """
        struct Facts: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Menu("More") {
                Button("Season") { isExpanded.toggle() }
              }
              if isExpanded {
                Text("Open from May to October")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Its text or its value changes",
        """
        struct Shipping: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
              Button("Shipping") { isExpanded.toggle() }
                .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
              if isExpanded {
                Text("Ships in three days")
              }
            }
          }
        }
        """
      ),
      .reported(
        "An `if` that gives the state the other value",
        """
        struct Shipping: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Button("Shipping") {
            //^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
                if isExpanded {
                  isExpanded = false
                } else {
                  isExpanded = true
                }
              }
              if isExpanded { Text("Ships in three days") }
            }
          }
        }
        """
      ),
      .ignored(
        "It can only be opened",
        """
        struct Shipping: View {
          @State private var isExpanded = false
          let order: () -> Void

          var body: some View {
            VStack {
              Button("Shipping") {
                if isExpanded {
                  order()
                } else {
                  isExpanded = true
                }
              }
              if isExpanded { Text("Ships in three days") }
            }
          }
        }
        """
      ),
      .ignored(
        "It opens a sheet",
        """
        struct Shipping: View {
          @State private var isShown = false

          var body: some View {
            Button("Shipping") { isShown.toggle() }
              .sheet(isPresented: $isShown) { ShippingSheet() }
          }
        }
        """
      ),
      .reported(
        "A picture that turns, of a state that is kept elsewhere",
        """
        struct Advanced: View {
          @ObservedObject var store: SettingsStore

          var body: some View {
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether "isAdvancedExpanded" is true or false
              store.send(.advancedTapped)
            } label: {
              HStack {
                Text("Advanced")
                Image(systemName: "chevron.down")
                  .rotationEffect(store.isAdvancedExpanded ? .degrees(180) : .zero)
              }
            }
          }
        }
        """
      ),
      .reported(
        "A chevron that points up or down",
        """
        struct Help: View {
          @State private var openID: Int?
          let questions: [Question]

          var body: some View {
            List(questions) { question in
              let isOpen = openID == question.id
              Button {
            //^^^^^^^^ VoiceOver reads this button the same whether "isOpen" is true or false
                openID = isOpen ? nil : question.id
              } label: {
                HStack {
                  Text(question.title)
                  Image(systemName: isOpen ? "chevron.up" : "chevron.down").accessibilityHidden(true)
                }
              }
              if isOpen { Text(question.answer) }
            }
          }
        }
        """
      ),
      .reported(
        "What it opens is there in another case too",
        """
        struct Menu: View {
          @State private var isExpanded = false
          let isAlone: Bool

          var body: some View {
            VStack {
              Button("Menu of the day") { isExpanded.toggle() }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
              if isExpanded || isAlone { Text("Pea soup") }
            }
          }
        }
        """
      ),
      .reported(
        "A value that is the word for one state only",
        """
        struct Shipping: View {
          @State private var isExpanded = false

          var body: some View {
            VStack {
              Button("Do you ship abroad?") { isExpanded.toggle() }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
                .accessibilityValue("Collapsed")
              if isExpanded { Text("We ship to forty countries.") }
            }
          }
        }
        """
      ),
      .ignored(
        "It is there while the tip is, and closes it",
        """
        struct Home: View {
          @State private var showsTip = true
          let tip: String

          var body: some View {
            VStack {
              Text("Home")
              if showsTip {
                VStack {
                  Text("Tips for your first walk")
                  Button(tip) { showsTip.toggle() }
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      guard
        let name = expandedName(of: element) ?? turnedName(of: element)
          ?? ShownState(of: element).unfoldedName
      else { return }
      findings.report(
        "VoiceOver reads this \(element.role.noun) the same whether \"\(name)\" is true or false",
        at: element.is(.button)
          ? element.head : element.taps.first?.modifier.callRange ?? element.head,
        severity: NameHint.expansion.matches(name) ? nil : .info,
        unless: [
          Exemption("its name differs with the state") {
            ShownState(of: $0).speaksDifferently(with: name)
          },
          Exemption("its images show the state, which another rule is about") {
            $0.is(.button) && ShownState(of: $0).toggle?.name == name
              && ShownState(of: $0).drawsDifferently(with: name)
          },
        ]
      )
    },
    exemptions: Exemption.exposedState + [
      .partOfControl,
      .combined,
      Exemption("it is in a menu or a toolbar") {
        !$0.place.isDisjoint(with: [.menu, .toolbar, .tabItem, .representation])
      },
      Exemption("it has a hint") { $0.hasModifier("accessibilityHint") },
      Exemption("it is there in one of the states only") { control in
        let names = [expandedName(of: control), turnedName(of: control)].compactMap { $0 }
        return sequence(first: control, next: \.parent).contains { view in
          view.conditions.contains { condition in names.contains { condition.depends(on: $0) } }
        }
      },
    ]
  )
}

/// The property that says whether something is open, and by which a picture of its label turns:
/// what opens stands elsewhere.
private func turnedName(of control: Element) -> String? {
  guard
    control.is(.button)
      || control.taps.contains(where: {
        $0.count == 1 && TapTarget(of: control).actsAsButton(by: $0)
      })
  else { return nil }
  for part in control.descendants where part.is(.image) {
    for modifier in part.ownModifiers where modifier.name == "rotationEffect" {
      guard let name = modifier.firstArgument?.openName(depth: 0) else { continue }
      return name
    }
  }
  return nil
}

/// The property that activating a control flips, and on which a part of the same screen depends.
private func expandedName(of control: Element) -> String? {
  let taps = control.taps
  let action = control.is(.button) ? control.action : taps.first { $0.count == 1 }?.action
  guard
    control.is(.button) || taps.contains(where: { TapTarget(of: control).actsAsButton(by: $0) }),
    let path = action?.toggled.first, !control.tree.isOverlong,
    let name = path.split(separator: ".").last.map(String.init),
    NameHint.expansion.matches(name) || NameHint.disclosure.matches(name)
  else { return nil }
  let shows = control.tree.elements.contains { other in
    other.slot == .content && other.isTextual == .yes
      && other.conditions.contains { $0.depends(on: name) }
      // What is inside the control belongs to it.
      && !sequence(first: other, next: \.parent).contains { $0.index == control.index }
      // What takes the place of something else changes the screen rather than opens it.
      && other.parent?.children.contains { $0.isAlternative(to: other) } != true
  }
  return shows ? name : nil
}

extension Condition {
  /// Whether it holds while a property is true, or, as with `isCollapsed`, while it is false.
  fileprivate func depends(on name: String) -> Bool {
    guard kind == .branch else { return false }
    // `isExpanded || isAlone`
    let asked = source.includes("(") ? [source] : source.split(separator: " || ").map(String.init)
    return asked.contains { part in
      let plain = part.hasPrefix("!") ? String(part.dropFirst()).withoutSelf : part.withoutSelf
      return [name, "\(name) == true", "\(name) == false"].contains(plain)
    }
  }
}

extension Expression {
  /// The name in its condition that says whether something is open: `isExpanded` of
  /// `.degrees(section.isExpanded ? 180 : 0)`.
  fileprivate func openName(depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch form {
    case .ternary(let condition, _, _):
      return condition.smallNames.sorted().first { NameHint.expansion.matches($0) }
    case .call(_, let arguments):
      return arguments.lazy.compactMap { $0.value.openName(depth: depth + 1) }.first
    default: return nil
    }
  }
}
