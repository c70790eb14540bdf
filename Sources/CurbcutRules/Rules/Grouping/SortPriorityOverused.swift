import CurbcutModel

extension Rule {
  static let sortPriorityOverused = Rule(
    id: "sort-priority-overused",
    title: "Reading order set by numbers",
    group: .grouping,
    severity: .info,
    impact: .minor,
    criteria: [.meaningfulSequence],
    since: "0.1.0",
    why: """
      A priority counts only among the views beside it, and the highest is read first. Where a whole
      screen is ordered by numbers, the next change breaks the order, in languages that are written from
      right to left it may be wrong already, and people who see hear another order than they read.
      """,
    examples: [
      .reported(
        "Four of them",
        """
        struct Screen: View {
          var body: some View {
            VStack {
        //  ^^^^^^^^ Four priorities and more: put the views in the order in which they are read
              Text("Price").accessibilitySortPriority(4)
              Text("Name").accessibilitySortPriority(3)
              Text("Seller").accessibilitySortPriority(2)
              Text("Rating").accessibilitySortPriority(1)
            }
          }
        }
        """
      ),
      .reported(
        "The same for all",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
              Text("Name").accessibilitySortPriority(1)
        //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ All of its neighbors have this priority too: it changes nothing
            }
          }
        }
        """
      ),
      .reported(
        "Nothing to come before",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
        //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ There is nothing beside it in this group: the priority changes nothing
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            ZStack(alignment: .topTrailing) {
              Text("Price")
              Text("New").accessibilitySortPriority(1)
            }
          }
        }
        """
      ),
      .ignored(
        "Some come first, all of them alike",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
              Text("Name").accessibilitySortPriority(1)
              Text("Small print")
            }
          }
        }
        """
      ),
      .ignored(
        "A priority that is worked out",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              ForEach(0..<9) { place in
                Text("Place \\(place)").accessibilitySortPriority(Double(-place))
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let fault = element.sortPriorityFault else { return }
      switch fault {
      case .many(let container):
        findings.report(
          "Four priorities and more: put the views in the order in which they are read",
          at: container.head
        )
      case .sameForAll(let modifier):
        findings.report(
          "All of its neighbors have this priority too: it changes nothing",
          at: modifier.callRange
        )
      case .alone(let modifier):
        findings.report(
          "There is nothing beside it in this group: the priority changes nothing",
          at: modifier.callRange
        )
      }
    }
  )
}
