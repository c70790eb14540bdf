import CurbcutModel

extension Rule {
  static let hiddenInformativeContent = Rule(
    id: "hidden-informative-content",
    title: "Hidden text is not exposed elsewhere",
    group: .hidden,
    severity: .warning,
    impact: .serious,
    criteria: [.infoAndRelationships, .errorIdentification],
    since: "0.2.0",
    why: """
      People who use VoiceOver never hear text that is hidden from assistive technology. Hide only
      what another element says too; an error or a status that appears has to be heard.
      """,
    examples: [
      .reported(
        """
        struct Coupon: View {
          @State private var code = ""
          @State private var isExpired = false

          var body: some View {
            Form {
              TextField("Coupon", text: $code)
              if isExpired {
                Text("This coupon has expired").accessibilityHidden(true)
                                              //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "This coupon has expired": nothing else says it
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Coupon: View {
          @State private var code = ""

          var body: some View {
            VStack {
              Text("Coupon").accessibilityHidden(true)
              TextField("Coupon", text: $code)
            }
          }
        }
        """
      ),
      .ignored(
        "While something loads",
        """
        struct Trails: View {
          @State private var isLoading = true

          var body: some View {
            VStack {
              Text("Trails")
              if isLoading {
                Text("Getting the trails near you").accessibilityHidden(true)
              }
            }
          }
        }
        """
      ),
      .reported(
        "In a property of the type",
        """
        struct Card: View {
          let isLow: Bool

          var body: some View {
            VStack {
              Text("Ticket card")
              if isLow { notice }
            }
          }

          private var notice: some View {
            Text("Top up before boarding").accessibilityHidden(true)
                                         //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "Top up before boarding": nothing else says it
          }
        }
        """
      ),
      .ignored(
        "It is announced",
        """
        struct Upload: View {
          @State private var isDone = false

          var body: some View {
            VStack {
              Text("Trails")
              if isDone {
                Text("Your photos are on the server now").accessibilityHidden(true)
              }
            }
            .onChange(of: isDone) {
              AccessibilityNotification.Announcement("Your photos are on the server now").post()
            }
          }
        }
        """
      ),
      .ignored(
        "The stack around it says it",
        """
        struct Offer: View {
          let isNew: Bool
          let name: String

          var body: some View {
            HStack {
              Text(name)
              if isNew { Text("Just in").accessibilityHidden(true) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityValue(isNew ? "Just in" : "")
          }
        }
        """
      ),
      .ignored(
        "A sign rather than words",
        """
        struct Crumb: View {
          let isNested: Bool

          var body: some View {
            HStack {
              Text("Alps")
              if isNested { Text("›").accessibilityHidden(true) }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label, .hStack, .vStack) { element, findings in
      guard element.hasOwnModifier(.accessibility),
        let modifier = element.ownModifiers.first(where: { Hiding.isExplicit($0) }),
        isShownAtTimes(element)
      else { return }
      guard let words = words(of: element) else {
        return findings.cannotTell("which words it shows")
      }
      guard words.literal.map(isSentence) ?? true else { return }
      findings.report(
        "VoiceOver users never hear \"\(words.spoken)\": nothing else says it",
        at: modifier.callRange,
        unless: [
          Exemption("another element says it too") { isSaid(words, besides: $0) }
        ],
        fixes: [.review("Remove `.\(modifier.name)`", .remove(modifier))]
      )
    },
    exemptions: [
      .replacedByAncestor,
      .partOfControl,
      Exemption("its type announces something or moves VoiceOver focus") {
        $0.declaration?.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]) == false
      },
      Exemption("a view around it has words of its own") { element in
        element.ancestors.contains { outer in
          outer.isNamed != .no || outer.hasModifier("accessibilityValue", "accessibilityHint")
        }
      },
      Exemption("it is on a background or shown while something loads") { element in
        !element.place.isDisjoint(with: [.background, .representation])
          || element.conditions.contains { NameHint.loading.matches($0.source) }
      },
    ]
  )

  /// Whether a condition decides that it is there: one around it, or around the property or section
  /// that holds it.
  private static func isShownAtTimes(_ element: Element) -> Bool {
    for outer in sequence(first: element, next: \.parent) {
      guard outer.index == element.index || outer.isPassthrough || outer.is(.section) else {
        return false
      }
      if outer.conditions.contains(where: { $0.kind == .branch }) { return true }
    }
    return false
  }

  /// The words of a text, or of all texts in a stack of nothing but texts and images.
  private static func words(of element: Element) -> Phrase? {
    guard element.isLayout else { return element.visibleText.value }
    guard element.descendants.allSatisfy({ $0.row?.isInteractive != true && $0.row != nil }) else {
      return nil
    }
    let texts = element.descendants.filter { $0.is(.text, .label) }
    return texts.count == 1 ? texts.first?.visibleText.value : nil
  }

  /// Whether words say something: two of them at least, or one that is long.
  private static func isSentence(_ words: String) -> Bool {
    let count = words.split(separator: " ").count { $0.contains { $0.isLetter } }
    return count > 1
  }

  /// Whether an argument or modifier of another view has the same words.
  private static func isSaid(_ words: Phrase, besides element: Element) -> Bool {
    guard !element.tree.isOverlong else { return true }
    let names = words.parts.compactMap { part in
      if case .expression(let source) = part { source } else { nil }
    }
    return element.tree.elements.contains { other in
      guard other.index != element.index, other.isHidden != .yes,
        !other.ancestors.contains(where: { $0.index == element.index })
      else { return false }
      if other.isCustomView || other.isUnknownView {
        return names.contains { name in
          other.arguments.contains { $0.value.source.includes(name) }
        }
      }
      let spoken = other.modifiers.filter { $0.name.hasPrefix("accessibility") }
        .flatMap(\.arguments)
      return (other.arguments + spoken).contains { argument in
        guard !argument.isTrailingClosure else { return false }
        let phrase = argument.value.phrase.value
        return phrase == words || names.contains { argument.value.source.includes($0) }
          || (words.literal.map { argument.value.source.includes($0) } ?? false)
      }
    }
  }
}
