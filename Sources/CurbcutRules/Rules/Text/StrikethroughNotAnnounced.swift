import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let strikethroughNotAnnounced = Rule(
    id: "strikethrough-not-announced",
    title: "Meaning of struck-through text is not announced",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.5.0",
    why: """
      VoiceOver reads struck-through text as any other: "$99, $49". Who does not see the line cannot
      know which price holds, or which task is done. Say it in a label: "Formerly $99".
      """,
    examples: [
      .reported(
        """
        struct Price: View {
          var body: some View {
            HStack {
              Text("$99").strikethrough()
                        //^^^^^^^^^^^^^^^ VoiceOver does not say that this text is struck through
              Text("$49")
            }
          }
        }
        """
      ),
      .reported(
        "Done is what is struck through",
        """
        struct Chore: View {
          let chore: Item

          var body: some View {
            Text(chore.title)
              .strikethrough(chore.isDone)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this text is struck through
          }
        }
        """
      ),
      .reported(
        "The names in its code are not heard",
        """
        struct Price: View {
          let offer: Offer

          var body: some View {
            HStack {
              Text(offer.oldPrice, format: .currency(code: "EUR"))
                .strikethrough()
               //^^^^^^^^^^^^^^^ VoiceOver does not say that this text is struck through
              Text(offer.newPrice, format: .currency(code: "EUR"))
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Price: View {
          var body: some View {
            HStack {
              Text("$99").strikethrough().accessibilityLabel("Formerly $99")
              Text("$49").accessibilityLabel("Now $49")
            }
          }
        }
        """
      ),
      .ignored(
        "A switch or an image beside it shows the same, or the row has a value",
        """
        struct Chores: View {
          @Binding var chore: Item
          let other: Item

          var body: some View {
            List {
              HStack {
                Text(chore.title).strikethrough(chore.isDone)
                Toggle("Done", isOn: $chore.isDone)
              }
              Text(other.title)
                .strikethrough(other.isDone)
                .accessibilityValue(other.isDone ? "Done" : "")
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier of another package may label it",
        """
        struct Price: View {
          let old: String

          var body: some View {
            Text(old).strikethrough().accessibilityIdentifiers(for: .price)
          }
        }
        """
      ),
      .ignored(
        "The row has a label of its own",
        """
        struct Price: View {
          let old: String
          let new: String

          var body: some View {
            HStack {
              Text(old).strikethrough()
              Text(new)
            }
            .accessibilityElement()
            .accessibilityLabel("\\(new), formerly \\(old)")
          }
        }
        """
      ),
      .ignored(
        "Never struck through, or words beside it say so",
        """
        struct Price: View {
          let old: String

          var body: some View {
            HStack {
              Text("New").strikethrough(false)
              Text("Formerly \\(old)").strikethrough()
            }
          }
        }
        """
      ),
      .reported(
        "In UIKit",
        """
        final class OfferCell: UITableViewCell {
          private let price = UILabel()

          func show(_ old: Int, _ new: Int) {
            let text = NSMutableAttributedString(string: "\\(old) euros", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
                                                                                    //^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this text is struck through
            text.append(NSAttributedString(string: " \\(new) euros"))
            price.attributedText = text
          }
        }
        """
      ),
      .ignored(
        "A label says it, and a line that is taken away",
        """
        final class OfferCell: UITableViewCell {
          private let price = UILabel()

          func show(_ old: Int, _ new: Int) {
            let text = NSMutableAttributedString(string: "\\(old) euros")
            text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: text.length))
            price.attributedText = text
            price.accessibilityLabel = "Formerly \\(old) euros, now \\(new) euros"
          }
        }

        final class ChoreCell: UITableViewCell {
          private let chore = UILabel()

          func show(_ title: String) {
            chore.attributedText = NSAttributedString(string: title, attributes: [.strikethroughStyle: 0])
          }
        }
        """
      ),
      .reported(
        "In a card that is read as a whole",
        """
        struct Sale: View {
          let offers: [Offer]

          var body: some View {
            List(offers) { offer in
              VStack {
                Text(offer.name)
                Price(old: offer.old, new: offer.new)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }

        private struct Price: View {
          let old: String
          let new: String

          var body: some View {
            HStack {
              Text(old).strikethrough()
                      //^^^^^^^^^^^^^^^ VoiceOver does not say that this text is struck through
              Text(new)
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .text,
      withModifiers: [],
      { element, findings in
        guard element.is(.text),
          let line = element.ownModifiers.first(where: { $0.name == "strikethrough" }),
          line.firstArgument?.boolean != false, !saysSo(element)
        else { return }
        findings.report(
          "VoiceOver does not say that this text is struck through",
          at: line.callRange,
          unless: [
            Exemption("something beside it depends on the same") { text in
              line.firstArgument?.memberName.map { dependsOnMore(text, name: $0) } ?? false
            }
          ]
        )
      },
      { own, _, findings in
        guard own.isOwn, own.isKind(of: .view, .viewController) else { return }
        for node in own.declaration.ownNodes(.memberAccessExpr) {
          guard node.lastChild?.hasText("strikethroughStyle") == true,
            own.declaration.drawsLine(by: node)
          else { continue }
          findings.report(
            "VoiceOver does not say that this text is struck through",
            at: node.range,
            unless: [
              .object("its type gives labels, values or traits") { view in
                view.mentions(anyOf: spoken)
              }
            ]
          )
        }
      }
    ),
    exemptions: [
      .hidden,
      .overruled,
      .labeled,
      Exemption("it has an accessibility value", certainty: { $0.value.isPresent }),
      .unreadModifier,
    ]
  )

  /// How code of UIKit says what a line through text means.
  private static let spoken: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue",
    "accessibilityAttributedValue", "accessibilityTraits", "accessibilityHint",
  ]

  /// Whether the text itself says what the line means.
  private static func saysSo(_ text: Element) -> Bool {
    let words = (text.visibleText.value?.parts ?? []).map { part in
      if case .words(let words) = part { words } else { "" }
    }
    return AssetNames.words(of: words.joined(separator: " ").lowercased()).contains {
      ["formerly", "was", "were", "before", "old", "previously", "done", "completed", "canceled"]
        .contains($0)
    }
  }

  /// Whether another view of the same row depends on a property too.
  private static func dependsOnMore(_ text: Element, name: String) -> Bool {
    let rows = text.ancestors.filter { !$0.is(.forEach) }.prefix(3)
    return rows.contains { row in
      row.hasModifier("accessibilityValue", "accessibilityAddTraits", "accessibilityLabel")
        || row.descendants.contains { other in
          other.index != text.index
            && (other.arguments.contains { $0.value.mentions(name) }
              || other.conditions.contains { $0.source.includes(name) })
        }
    }
  }
}

extension Declaration {
  /// Whether an attribute gives text a line, rather than taking it away or being read.
  fileprivate func drawsLine(by attribute: Node) -> Bool {
    let around = nodes(around: attribute.range)
    // A title is struck through for a state of its button, which tells it by its trait.
    let isTitle = around.contains {
      $0.kind == .functionCallExpr
        && Expression($0).call?.callee.memberName == "setAttributedTitle"
    }
    if isTitle { return false }
    if let entry = around.last(where: { $0.kind == .dictionaryElement }) {
      guard let value = entry.lastChild else { return true }
      return Expression(value).number != 0
    }
    return around.contains { node in
      guard node.kind == .functionCallExpr, let call = Expression(node).call else { return false }
      // A button that formats text shows what it does: `strikeThrough ? 1 : 0`.
      let value = call.arguments.first { $0.label == "value" }?.value
      return call.callee.memberName == "addAttribute" && value?.number != 0
        && value.map { NameHint("strike* struck").matches($0.source) } != true
    }
  }
}
