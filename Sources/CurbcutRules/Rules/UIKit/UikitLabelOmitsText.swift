import CurbcutModel

extension Rule {
  static let uikitLabelOmitsText = Rule(
    id: "uikit-label-omits-text",
    title: "Label of a UIKit element omits text that it shows",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.infoAndRelationships, .nameRoleValue],
    since: "0.2.0",
    why: """
      A cell or view that is one accessibility element hides the labels in it from VoiceOver. What these
      show, such as a price or "Sold out", is lost to people who listen, unless its own label or value
      says it too.
      """,
    knownLimitations: """
      Only an accessibility label that is made of what other labels of the view show, in the same
      function, is compared with them.
      """,
    examples: [
      .reported(
        """
        final class TicketCell: UITableViewCell {
          private let titleLabel = UILabel()
          private let priceLabel = UILabel()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isAccessibilityElement = true
          }

          required init?(coder: NSCoder) { fatalError() }

          func configure(title: String, price: String) {
            titleLabel.text = title
            priceLabel.text = price
            accessibilityLabel = title
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "price", which is shown
          }
        }
        """,
        fixed: [
          "Say the other texts too": """
          final class TicketCell: UITableViewCell {
            private let titleLabel = UILabel()
            private let priceLabel = UILabel()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
              super.init(style: style, reuseIdentifier: reuseIdentifier)
              isAccessibilityElement = true
            }

            required init?(coder: NSCoder) { fatalError() }

            func configure(title: String, price: String) {
              titleLabel.text = title
              priceLabel.text = price
              accessibilityLabel = [title, price].compactMap { $0 }.joined(separator: ", ")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class TicketCell: UITableViewCell {
          private let titleLabel = UILabel()
          private let priceLabel = UILabel()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isAccessibilityElement = true
          }

          required init?(coder: NSCoder) { fatalError() }

          func configure(title: String, price: String) {
            titleLabel.text = title
            priceLabel.text = price
            accessibilityLabel = "\\(title), \\(price)"
          }
        }
        """
      ),
      .reported(
        "Texts of a model, of which some are joined",
        """
        final class FlightView: UIView {
          private let number = UILabel()
          private let gate = UILabel()
          private let delay = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }

          required init?(coder: NSCoder) { fatalError() }

          func show(_ flight: Flight) {
            number.text = flight.number
            gate.text = "Gate \\(flight.gate)"
            delay.text = flight.delayText
            accessibilityLabel = "\\(flight.number), gate \\(flight.gate)"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "flight.delayText", which is shown
          }
        }
        """
      ),
      .ignored(
        "It is the accessibility value, or may be part of the label",
        """
        final class TicketCell: UITableViewCell {
          private let titleLabel = UILabel()
          private let priceLabel = UILabel()

          func setUp() {
            isAccessibilityElement = true
          }

          func configure(title: String, price: String) {
            titleLabel.text = title
            priceLabel.text = price
            accessibilityLabel = title
            accessibilityValue = price
          }
        }

        final class OrderCell: UITableViewCell {
          private let titleLabel = UILabel()
          private let priceLabel = UILabel()

          func setUp() {
            isAccessibilityElement = true
          }

          func configure(with order: Order) {
            titleLabel.text = order.title
            priceLabel.text = order.price
            accessibilityLabel = order.spokenText
          }
        }
        """
      ),
      .ignored(
        "A text that another one says, and one that never changes",
        """
        final class StepCell: UITableViewCell {
          private let titleLabel = UILabel()
          private let initialLabel = UILabel()
          private let arrow = UILabel()

          func setUp() {
            isAccessibilityElement = true
          }

          func configure(title: String) {
            titleLabel.text = title
            initialLabel.text = String(title.prefix(1))
            arrow.text = "›"
            accessibilityLabel = title
          }
        }
        """
      ),
    ],
    check: .object { own, item, findings in
      guard own.isOwn, own.isMadeElement != nil else { return }
      for setting in own.settings where setting.path == ["accessibilityLabel"] {
        guard setting.isPlainAssignment, let label = setting.value else { continue }
        let shown = item.texts(shownBy: own, in: setting.member)
        let names = shown.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        // What it says beside them may be anything.
        guard shown.count > 1, label.smallNames.isSubset(of: names.union(joining)),
          !label.smallNames.isDisjoint(with: names)
        else { continue }
        let said = own.namesSaid
        guard let missing = shown.first(where: { said.isDisjoint(with: $0.names) }) else {
          continue
        }
        findings.report(
          "The label leaves out \"\(missing.value.source)\", which is shown",
          at: setting.range,
          unless: [
            .object("something else says what it shows") {
              $0.sets(
                "accessibilityAttributedLabel",
                "accessibilityAttributedValue",
                "accessibilityElements",
                "accessibilityCustomContent",
                "accessibilityLabelBlock",
                "accessibilityValueBlock"
              ) != .no
            }
          ],
          fixes: setting.fix(bySaying: shown)
        )
      }
    }
  )
}

/// The names of what joins texts.
private let joining: Set<String> = [
  "self", "text", "joined", "separator", "compactMap", "filter", "isEmpty", "nil", "map", "format",
]

/// What a label of a view shows.
private struct ShownText {
  let value: Expression
  /// The names by which it may be said.
  let names: Set<String>
}

extension ItemModel {
  /// What labels of a view are given in one of its functions, other than text that is written out.
  fileprivate func texts(shownBy own: UIKitObject, in member: String) -> [ShownText] {
    objects.filter {
      $0.declaration === own.declaration && $0.place == .member && $0.isKind(of: .label)
    }
    .flatMap { label in
      label.settings.compactMap { setting -> ShownText? in
        guard setting.path == ["text"], setting.member == member, setting.isPlainAssignment,
          !setting.isConditional, let value = setting.value, value.isText
        else { return nil }
        var names = value.smallNames.subtracting(joining)
        // Of `ticket.price` it is the price that is said.
        if let path = value.path?.pathNames, path.count > 1, let last = path.last { names = [last] }
        return names.isEmpty ? nil : ShownText(value: value, names: names.union([label.name]))
      }
    }
  }
}

extension UIKitObject {
  /// All names in what it says by a label, value or hint.
  fileprivate var namesSaid: Set<String> {
    settings.reduce(into: []) { names, setting in
      guard
        ["accessibilityLabel", "accessibilityValue", "accessibilityHint"].contains(setting.name)
      else { return }
      names.formUnion(setting.value?.smallNames ?? [])
    }
  }
}

extension Expression {
  /// Whether it may be some text, rather than none.
  fileprivate var isText: Bool { form != .nothing && phrase.value?.literal == nil }
}

extension ObjectSetting {
  /// Joins what is shown, where each of it is a name.
  fileprivate func fix(bySaying shown: [ShownText]) -> [FixProposal] {
    guard let value, let path = value.path, shown.contains(where: { $0.value.path == path }),
      shown.allSatisfy({ $0.value.path != nil })
    else { return [] }
    let texts = shown.map(\.value.source).joined(separator: ", ")
    return [
      .review(
        "Say the other texts too",
        .replace(value.range, with: "[\(texts)].compactMap { $0 }.joined(separator: \", \")")
      )
    ]
  }
}
