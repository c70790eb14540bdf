import CurbcutModel

extension Rule {
  static let uikitLabelTruncates = Rule(
    id: "uikit-label-truncates",
    title: "UIKit label truncates or shrinks larger text",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A label of one line ends in an ellipsis as soon as the reader's text size is larger, and one that
      shrinks its font takes the chosen size back. With `numberOfLines = 0` the text wraps.
      """,
    knownLimitations: """
      Reported are texts of more than 40 characters in one line, a limit of one line on text in a style
      that grows, and fonts that may shrink to half or less.
      """,
    examples: [
      .reported(
        """
        final class PermissionView: UIView {
          private let reason = UILabel()
                             //^^^^^^^^^ The default font of this label does not support Dynamic Type
          private let team = UILabel()

          func setUp() {
            reason.text = "We use your location to show the bus stops near you."
            reason.numberOfLines = 1
          //^^^^^^^^^^^^^^^^^^^^^^^^ One line truncates larger text; set `numberOfLines` to 0
            team.adjustsFontSizeToFitWidth = true
            team.minimumScaleFactor = 0.3
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 30% of the chosen size; let it wrap instead
            addSubview(reason)
            addSubview(team)
          }
        }
        """,
        fixed: [
          "Set `numberOfLines` to 0": """
          final class PermissionView: UIView {
            private let reason = UILabel()
            private let team = UILabel()

            func setUp() {
              reason.text = "We use your location to show the bus stops near you."
              reason.numberOfLines = 0
              team.adjustsFontSizeToFitWidth = true
              team.minimumScaleFactor = 0.3
              addSubview(reason)
              addSubview(team)
            }
          }
          """
        ]
      ),
      .reported(
        "One line is what a label has by itself",
        """
        final class PermissionView: UIView {
          private let reason = UILabel()
                             //^^^^^^^^^ The default font of this label does not support Dynamic Type

          func setUp() {
            reason.text = "We use your location to show the bus stops near you."
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ One line truncates larger text; set `numberOfLines` to 0
            addSubview(reason)
          }
        }
        """
      ),
      .reported(
        "The text of a cell's configuration",
        """
        final class MailController: UITableViewController {
          private func fill(_ cell: UITableViewCell, _ subject: String) {
            var content = cell.defaultContentConfiguration()
            content.text = subject
            content.textProperties.numberOfLines = 1
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ One line truncates larger text; set `numberOfLines` to 0
            cell.contentConfiguration = content
          }
        }
        """
      ),
      .recommended(
        """
        final class PermissionView: UIView {
          private let reason = UILabel()

          func setUp() {
            reason.text = "We use your location to show the bus stops near you."
            reason.font = .preferredFont(forTextStyle: .body)
            reason.adjustsFontForContentSizeCategory = true
            reason.numberOfLines = 0
            addSubview(reason)
          }
        }
        """
      ),
      .ignored(
        "Short words, figures, and a scale that is nearly whole",
        """
        final class ScoreView: UIView {
          private let score = UILabel()
          private let name = UILabel()
          private let title = UILabel()

          func setUp() {
            score.numberOfLines = 1
            name.text = "Name"
            name.numberOfLines = 1
            title.adjustsFontSizeToFitWidth = true
            title.minimumScaleFactor = 0.8
            addSubview(score)
          }
        }
        """
      ),
      .ignored(
        "The type reacts to the text size, it is a figure, or other code sets it up",
        """
        final class NoteView: UIView {
          private let body = UILabel()

          func setUp() {
            body.text = "We use your location to show the bus stops near you."
            body.numberOfLines = 1
          }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            setUp()
          }
        }

        final class ScoreView: UIView {
          private let score = UILabel()
          private let rules = UILabel()

          func setUp() {
            score.text = "The score is shown here once the first game is over."
            score.numberOfLines = 1
            rules.text = "The rules are shown here once the first game is over."
            rules.numberOfLines = 1
            Theme.style(rules)
          }
        }
        """
      ),
    ] + labelsOfOneLineInInterface,
    check: .object { label, item, findings in
      if label.place == .others {
        for setting in label.settings where setting.limitsContent {
          findings.report(
            "One line truncates larger text; set `numberOfLines` to 0",
            at: setting.range,
            severity: .hint
          )
        }
        return
      }
      // A badge keeps its size whatever is written in it.
      if let shrinking = label.shrinking, !item.isFixedShape(label.declaration) {
        findings.report(
          "Text shrinks to fit its width, however small it gets; let it wrap instead",
          at: shrinking.range,
          severity: .hint
        )
      }
      guard label.isKind(of: .label), !label.isOwn else { return }
      let lines = label.settings.filter { $0.path == ["numberOfLines"] }
      if let factor = label.settings.first(where: { $0.path == ["minimumScaleFactor"] }),
        let number = factor.value?.number, number > 0, number <= 0.5
      {
        findings.report(
          "Text may shrink to \(Int((number * 100).rounded()))% of the chosen size; "
            + "let it wrap instead",
          at: factor.range
        )
      }
      let text = label.settings.first { $0.path == ["text"] }
      let literal = text?.value?.phrase.value?.literal
      let isLong = (literal?.count ?? 0) > 40
      if let limit = lines.last {
        guard limit.value?.number == 1, let value = limit.value,
          isLong || literal == nil && item.growsWithTextSize(label)
        else { return }
        findings.report(
          "One line truncates larger text; set `numberOfLines` to 0",
          at: limit.range,
          severity: isLong ? nil : .hint,
          fixes: [.review("Set `numberOfLines` to 0", .replace(value.range, with: "0"))]
        )
      } else if isLong, let text, label.creation != nil {
        findings.report(
          "One line truncates larger text; set `numberOfLines` to 0",
          at: text.range,
          unless: Exemption.elsewhere + [
            .object("something else limits its lines") {
              $0.setsForCertain(anyOf: ["numberOfLines"])
            }
          ]
        )
      }
    },
    interface: labelTruncates,
    exemptions: [
      .object("it is a figure, by its name") { NameHint.figure.matches($0.name) },
      .object(
        "other code may set its lines",
        certainty: { $0.isHandedOn && $0.place != .others ? .unknown : .no }
      ),
      .object("the type reacts to the text size") {
        $0.mentionedSymbols.contains(.followsTextSize)
      },
    ]
  )
}

extension ObjectSetting {
  /// Whether it gives the text of a cell's configuration one line:
  /// `content.secondaryTextProperties.numberOfLines = 1`.
  fileprivate var limitsContent: Bool {
    guard path.count >= 2, name == "numberOfLines", value?.number == 1, !isConditional else {
      return false
    }
    return ["textProperties", "secondaryTextProperties"].contains(path[path.count - 2])
  }
}

extension UIKitObject {
  /// What makes its text smaller where it does not fit, with no limit.
  fileprivate var shrinking: ObjectSetting? {
    guard !isOwn, isKind(of: .label, .button), !setsForCertain(anyOf: ["minimumScaleFactor"]),
      !settings.contains(where: { $0.name == "minimumScaleFactor" })
    else { return nil }
    return settings.first { setting in
      setting.name == "adjustsFontSizeToFitWidth" && setting.value?.boolean == true
        && setting.path.count == (isKind(of: .button) ? 2 : 1)
    }
  }
}

extension ItemModel {
  /// Whether a label's font is of a text style.
  fileprivate func growsWithTextSize(_ label: UIKitObject) -> Bool {
    guard let font = label.settings.last(where: { $0.path == ["font"] })?.value else {
      return false
    }
    return uiFont(font, in: label.declaration)?.isScaled == true
  }
}
