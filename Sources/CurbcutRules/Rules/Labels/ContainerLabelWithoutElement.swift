import CurbcutModel

extension Rule {
  static let containerLabelWithoutElement = Rule(
    id: "container-label-without-element",
    title: "Label on a container that is not an element",
    group: .labels,
    severity: .warning,
    impact: .moderate,
    criteria: [.infoAndRelationships, .nameRoleValue],
    since: "0.1.0",
    why: """
      A stack is not an accessibility element by itself. SwiftUI passes its label on to every view
      inside, or drops it, so people who use VoiceOver hear it repeated or not at all. Make the stack an
      element first.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Monday")
              Text("Rain")
            }
            .accessibilityLabel("Monday, with rain")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A label on a container that is not an element has no reliable effect
          }
        }
        """,
        fixed: [
          "Add `.accessibilityElement(children: .combine)`": """
          struct Screen: View {
            var body: some View {
              VStack {
                Text("Monday")
                Text("Rain")
              }
              .accessibilityElement(children: .combine)
              .accessibilityLabel("Monday, with rain")
            }
          }
          """
        ]
      ),
      .reported(
        "On a member that returns a stack",
        """
        struct Screen: View {
          private var card: some View {
            VStack {
              Text("12")
              Text("Huts")
            }
          }

          var body: some View {
            card.accessibilityLabel("Twelve huts")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A label on a container that is not an element has no reliable effect
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Monday")
              Text("Rain")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Monday, with rain")
          }
        }
        """
      ),
      .ignored(
        "A blank value, of which nothing is lost",
        """
        struct Choices: View {
          var body: some View {
            VStack {
              Text("Allow")
              Text("Refuse")
            }
            .accessibilityValue(" ")
          }
        }
        """
      ),
      .ignored(
        "The background of a view",
        """
        struct Row: View {
          var body: some View {
            Text("Huts").background {
              HStack {
                Text("Old")
                Text("New")
              }
              .accessibilityLabel("Huts")
            }
          }
        }
        """
      ),
      .ignored(
        "The only view inside takes the label",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("rain")
            }
            .accessibilityLabel("Rain")
          }
        }
        """
      ),
      .reported(
        "Two labels, of which one element would keep one only",
        """
        struct Fact: View {
          let title: String
          let value: String

          var body: some View {
            VStack {
              Text(title)
              Text(value)
            }
            .accessibilityLabel(title)
           //^^^^^^^^^^^^^^^^^^^^^^^^^ A label on a container that is not an element has no reliable effect
           //^^^^^^^^^^^^^^^^^^^^^^^^^ This `.accessibilityLabel` is overridden by the one that follows
            .accessibilityLabel(value)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard isPlainContainer(element), certainElements(element) > 1 else { return }
      for modifier in element.ownModifiers {
        if Grouping(modifier) != nil { return }
        guard
          ["accessibilityLabel", "accessibilityValue", "accessibilityHint"].contains(modifier.name)
        else { continue }
        let children = element.hasControl == .no ? ".combine" : ".contain"
        let grouping = ".accessibilityElement(children: \(children))"
        findings.report(
          "A label on a container that is not an element has no reliable effect",
          at: modifier.callRange,
          unless: [
            Exemption("a condition decides whether the modifier applies") { _ in
              modifier.isConditional
            },
            Exemption("its text is blank, so that nothing is lost") { _ in
              modifier.firstArgument?.phrase.value?.isBlank == true
            },
            Exemption("the modifier is disabled") { _ in
              modifier.argument("isEnabled")?.boolean == false
            },
            Exemption("an element that follows hides the label, which another rule is about") {
              LostLabel(of: $0)?.label == modifier
            },
          ],
          // As one element it would keep one of two labels only.
          fixes: element.ownModifiers.count { $0.name == modifier.name } > 1
            ? [] : [.review("Add `\(grouping)`", .precede(modifier, with: [grouping]))]
        )
        return
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .unreadModifier,
      Exemption("it is in a toolbar, a menu or a background") {
        !$0.place.isDisjoint(with: [.toolbar, .menu, .background])
      },
    ]
  )
}

/// Whether it only arranges what it holds: a stack, grid, group, scroll view or list, or a member
/// that stands for one.
private func isPlainContainer(_ element: Element) -> Bool {
  if element.isPassthrough, element.row == nil {
    let view = element.shown
    return view.index != element.index && isPlainContainer(view) && view.grouping == nil
      && !view.ownModifiers.contains { $0.categories.contains(.naming) }
  }
  guard let row = element.row, let layout = row.layout, !row.isInteractive else { return false }
  switch layout {
  case .horizontal, .vertical, .depth, .grid, .list, .form, .scroll, .group: return !row.hasTitle
  case .section, .navigation, .tabs: return false
  }
}

/// How many elements VoiceOver certainly stops at inside it.
private func certainElements(_ view: Element) -> Int {
  view.descendants.count { element in
    guard element.isHidden == .no, element.isReplacedByAncestor == .no,
      element.labeledControl == nil,
      let row = element.row, element.conditions.isEmpty
    else { return false }
    switch row.role {
    case .none, .container, .list: return false
    default: return !row.isPaint
    }
  }
}
