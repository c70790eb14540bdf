import CurbcutModel

extension Rule {
  static let duplicateControlLabel = Rule(
    id: "duplicate-control-label",
    title: "Two controls on one screen have the same name",
    group: .buttons,
    severity: .info,
    impact: .moderate,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      People who use VoiceOver tell controls apart by their names only: two buttons called "See
      all" that do different things sound the same, and Voice Control asks which one is meant.
      """,
    examples: [
      .reported(
        """
        struct Player: View {
          var body: some View {
            HStack {
              Button("10 seconds") { jump(-10) }
              Button("10 seconds") { jump(10) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "10 seconds" is also the name of another control on this screen that does something else
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Player: View {
          var body: some View {
            HStack {
              Button("Back 10 seconds") { jump(-10) }
              Button("Forward 10 seconds") { jump(10) }
            }
          }
        }
        """
      ),
      .ignored(
        "Only one of them is there at a time, or both do the same",
        """
        struct Player: View {
          let isPlaying: Bool

          var body: some View {
            VStack {
              if isPlaying {
                Button("Stop") { stop() }
              } else {
                Button("Stop") { cancel() }
              }
              Button("Share") { share() }
              Button("Share") { share() }
            }
          }
        }
        """
      ),
      .ignored(
        "A sheet is a screen of its own",
        """
        struct Player: View {
          @State private var isShown = false

          var body: some View {
            Button("Done") { finish() }
              .sheet(isPresented: $isShown) {
                Button("Done") { isShown = false }
              }
          }
        }
        """
      ),
      .reported(
        "Actions that are handed in",
        """
        struct Player: View {
          let back: () -> Void
          let forward: () -> Void

          var body: some View {
            HStack {
              Button("10 seconds", action: back)
              Button("10 seconds", action: forward)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "10 seconds" is also the name of another control on this screen that does something else
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, .menu, .toggle) { element, findings in
      guard let name = element.spokenName, let twin = element.twinBefore(named: name),
        !element.doesSame(as: twin)
      else { return }
      findings.report(
        "\"\(name)\" is also the name of another control on this screen that does something else",
        at: element.head
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .combined,
      .partOfControl,
      .unreadModifier,
      .hasValue,
      Exemption("it is in a menu, an alert or a swipe action") {
        !$0.place.isDisjoint(with: [.menu, .tabItem, .representation, .systemStyled, .background])
      },
      Exemption("it is in each row, which another rule is about") {
        !$0.place.isDisjoint(with: .repeated)
      },
    ]
  )
}

extension Element {
  /// The words that name it, where they are written out.
  fileprivate var spokenName: String? {
    let words =
      Naming(of: self).label.map { $0.isStringLiteral ? $0.phrase.value?.literal : nil }
      ?? (isNamed == .no ? visibleText.value?.literal : nil)
    guard let words, words.contains(where: \.isLetter), !words.includes("‹") else { return nil }
    return words
  }

  /// The view that presents the screen, sheet or page that it stands on; its own index is unique.
  private var screen: Int? {
    for outer in sequence(first: self, next: \.parent) {
      switch outer.slot {
      case .sheet, .destination, .menu, .alert: return outer.range.lowerBound
      default: break
      }
      if let container = outer.container, container.is(.tabView, .tab) {
        return outer.range.lowerBound
      }
    }
    return nil
  }

  /// A control before it on the same screen that has the same name.
  fileprivate func twinBefore(named name: String) -> Element? {
    guard !tree.isOverlong else { return nil }
    let screen = screen
    return tree.elements.prefix(512).first { other in
      other.range.lowerBound < range.lowerBound && other.is(.button, .menu, .toggle)
        && other.spokenName == name && !other.isAlternativeAnywhere(to: self)
        && other.screen == screen && other.isHidden != .yes && other.combiningElement == nil
        && other.place.isDisjoint(with: [.menu, .repeated, .representation])
    }
  }

  /// Whether the two are never on screen together, whichever container chooses.
  private func isAlternativeAnywhere(to other: Element) -> Bool {
    let mine = allConditions
    let others = other.allConditions
    let compiled = (mine + others).contains { $0.kind == .compilation || $0.kind == .availability }
    return compiled
      || mine.contains { one in
        others.contains { $0.statement == one.statement && $0.alternative != one.alternative }
      }
  }

  private var allConditions: [Condition] {
    var all: [Condition] = []
    for outer in sequence(first: self, next: \.parent) where !outer.isPassthrough {
      all += outer.conditions
    }
    return all
  }

  /// Whether both do the same thing, as far as anybody can read it.
  fileprivate func doesSame(as other: Element) -> Bool {
    if self.is(.toggle) || self.is(.menu) { return kind != other.kind }
    guard let action, let twin = other.action else { return true }
    if action.isUnread || twin.isUnread { return true }
    // What is not yet written belongs to what stands beside it.
    if action.isEmpty, twin.isEmpty { return container?.index == other.container?.index }
    if action.isEmpty || twin.isEmpty || action == twin { return true }
    guard let mine = closure(.action)?.node.text else { return false }
    return mine == other.closure(.action)?.node.text
  }
}
