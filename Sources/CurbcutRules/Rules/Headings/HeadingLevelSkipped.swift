import CurbcutModel

extension Rule {
  static let headingLevelSkipped = Rule(
    id: "heading-level-skipped",
    title: "Heading level is skipped",
    group: .headings,
    severity: .info,
    impact: .minor,
    criteria: [.infoAndRelationships],
    since: "0.5.0",
    why: """
      People who move through a screen by headings take the levels for its outline: after a heading of
      level 2 they expect its parts at level 3. A level that is left out sounds like a part that
      they have missed.
      """,
    knownLimitations: """
      Silent where a custom view that may hold headings stands between two headings.
      """,
    examples: [
      .reported(
        """
        struct Guide: View {
          var body: some View {
            VStack {
              Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
              Text("Open all year")
              Text("Food").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
                                                           //^^^^^^^^^^^^^^^^^^^^^^^^^ Heading of level 3 follows level 1; level 2 is left out
              Text("Soup and bread")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Guide: View {
          var body: some View {
            VStack {
              Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
              Text("Open all year")
              Text("Food").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
              Text("Soup and bread")
            }
          }
        }
        """
      ),
      .ignored(
        "The first heading may have any level, and an outline may go back by several",
        """
        struct Guide: View {
          var body: some View {
            VStack {
              Text("Food").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
              Text("Soup").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
              Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
              Text("Open all year")
            }
          }
        }
        """
      ),
      .ignored(
        "A sheet has an outline of its own",
        """
        struct Guide: View {
          @State private var showsFood = false

          var body: some View {
            VStack {
              Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
              Button("Food") { showsFood = true }
            }
            .sheet(isPresented: $showsFood) {
              Text("Food").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
            }
          }
        }
        """
      ),
      .ignored(
        "A view between them may hold the level",
        """
        struct Guide: View {
          var body: some View {
            VStack {
              Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
              Chapter()
              Text("Food").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let own = level(of: element), isInFlow(element) else { return }
      for previous in before(element) {
        if previous.isCustomView || previous.isUnknownView {
          return findings.cannotTell("the headings of `\(previous.typeName)`")
        }
        guard let modifier = previous.modifier("accessibilityHeading"),
          !previous.isAlternative(to: element), isInFlow(previous)
        else { continue }
        guard let last = level(of: previous), !modifier.isConditional else {
          return findings.cannotTell("the level of the heading before it")
        }
        guard own.number > last.number + 1 else { return }
        let skipped = last.number + 1
        return findings.report(
          "Heading of level \(own.number) follows level \(last.number); "
            + (own.number == skipped + 1
              ? "level \(skipped) is left out" : "the levels between are left out"),
          at: own.modifier.callRange
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  private static func level(of element: Element) -> (number: Int, modifier: Modifier)? {
    guard
      let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityHeading" }),
      !modifier.isConditional, let name = modifier.firstArgument?.memberName,
      let number = ["h1", "h2", "h3", "h4", "h5", "h6"].firstIndex(of: name)
    else { return nil }
    return (number + 1, modifier)
  }

  /// The views before one, the nearest first, as far as rules look.
  private static func before(_ element: Element) -> some Sequence<Element> {
    element.tree.elements.prefix { $0.index < element.index }.suffix(256).reversed()
  }

  /// Whether it is part of what its tree shows first, not of a sheet or anything else that a
  /// modifier brings.
  private static func isInFlow(_ element: Element) -> Bool {
    element.modifierPosition == nil && element.ancestors.allSatisfy { $0.modifierPosition == nil }
  }
}
