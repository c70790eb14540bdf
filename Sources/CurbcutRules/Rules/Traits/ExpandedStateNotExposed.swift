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
    ],
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      guard let name = element.expandedName ?? element.turnedName else { return }
      findings.report(
        "VoiceOver reads this \(element.roleName) the same whether \"\(name)\" is true or false",
        at: element.is(.button)
          ? element.head : element.taps.first?.modifier.callRange ?? element.head,
        severity: NameHint.expansion.matches(name) ? nil : .info,
        unless: [
          Exemption("its name differs with the state") {
            ShownState(of: $0).speaksDifferently(with: name)
          },
          Exemption("its images show the state, which another rule is about") {
            $0.is(.button) && ShownState(of: $0).drawsDifferently(with: name)
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
    ]
  )
}

extension NameHint {
  /// Whether something is open or closed.
  fileprivate static let expansion = NameHint("expand* open opened collaps* unfold* fold*")

  /// Whether more is shown.
  fileprivate static let disclosure = NameHint("show* shown visible detail* more reveal*")
}

extension Element {
  /// The property that says whether something is open, and by which a picture of its label turns:
  /// what opens stands elsewhere.
  fileprivate var turnedName: String? {
    guard self.is(.button) else { return nil }
    for part in descendants where part.is(.image) {
      for modifier in part.ownModifiers where modifier.name == "rotationEffect" {
        guard let name = modifier.firstArgument?.openName(depth: 0) else { continue }
        return name
      }
    }
    return nil
  }

  /// The property that activating it flips, and on which a part of the same screen depends.
  fileprivate var expandedName: String? {
    let action = self.is(.button) ? self.action : taps.first { $0.count == 1 }?.action
    guard self.is(.button) || taps.contains(where: { TapTarget(of: self).actsAsButton(by: $0) }),
      let path = action?.toggled.first, !tree.isOverlong,
      let name = path.split(separator: ".").last.map(String.init),
      NameHint.expansion.matches(name) || NameHint.disclosure.matches(name)
    else { return nil }
    let shows = tree.elements.contains { other in
      (other.index < index || other.index >= index + 1) && !other.isInside(self)
        && other.slot == .content && other.isTextual == .yes
        && other.conditions.contains { $0.isShown(by: name) }
        && !other.isAlternativeShown
    }
    return shows ? name : nil
  }

  private func isInside(_ other: Element) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.index == other.index }
  }

  /// Whether it takes the place of something else: then the screen changes rather than opens.
  private var isAlternativeShown: Bool {
    guard let parent else { return false }
    return parent.children.contains { $0.isAlternative(to: self) }
  }
}

extension Condition {
  /// Whether it holds while a property is true.
  fileprivate func isShown(by name: String) -> Bool {
    kind == .branch && (source == name || source == "self.\(name)" || source == "\(name) == true")
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
