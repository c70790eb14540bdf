import CurbcutModel

extension Rule {
  static let uikitTitleOfSymbolCharacters = Rule(
    id: "uikit-title-of-symbol-characters",
    title: "UIKit text consists of symbol characters",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads the name of a character: "multiplication sign" for the × of a close button,
      "black star" five times for a rating, or nothing at all. An accessibility label says what is
      meant.
      """,
    examples: [
      .reported(
        """
        final class PosterController: UIViewController {
          private let close = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.setTitle("✕", for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the character "✕" and not what it means; set `accessibilityLabel`
            close.addTarget(self, action: #selector(closePoster), for: .touchUpInside)
            view.addSubview(close)
          }

          @objc private func closePoster() {}
        }
        """,
        fixed: [
          "Set `accessibilityLabel` to \"Close poster\"": """
          final class PosterController: UIViewController {
            private let close = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              close.setTitle("✕", for: .normal)
              close.accessibilityLabel = "Close poster"
              close.addTarget(self, action: #selector(closePoster), for: .touchUpInside)
              view.addSubview(close)
            }

            @objc private func closePoster() {}
          }
          """
        ]
      ),
      .reported(
        "Buttons of an alert, in a function that stands in no type",
        """
        func confirm(from controller: UIViewController, remove: @escaping () -> Void) {
          let alert = UIAlertController(title: "Remove this poster?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "✓", style: .destructive) { _ in remove() })
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the character "✓" and not what it means; use words for the title
          alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
          controller.present(alert, animated: true)
        }
        """
      ),
      .recommended(
        """
        final class PosterController: UIViewController {
          private let close = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.setTitle("✕", for: .normal)
            close.accessibilityLabel = "Close"
            close.addTarget(self, action: #selector(closePoster), for: .touchUpInside)
            view.addSubview(close)
          }

          @objc private func closePoster() {}
        }
        """
      ),
      .reported(
        "Dots for what else there is",
        """
        final class PosterController: UIViewController {
          private let more = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            more.setTitle("...", for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the character "..." and not what it means; set `accessibilityLabel`
            more.addTarget(self, action: #selector(showMenu), for: .touchUpInside)
            view.addSubview(more)
          }

          @objc private func showMenu() {}
        }
        """,
        fixed: [
          "Set `accessibilityLabel` to \"Show menu\"": """
          final class PosterController: UIViewController {
            private let more = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              more.setTitle("...", for: .normal)
              more.accessibilityLabel = "Show menu"
              more.addTarget(self, action: #selector(showMenu), for: .touchUpInside)
              view.addSubview(more)
            }

            @objc private func showMenu() {}
          }
          """
        ]
      ),
      .ignored(
        "A separator, and a button that is no element",
        """
        final class PosterController: UIViewController {
          private let dot = UILabel()
          private let close = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            dot.text = "•"
            close.setTitle("×", for: .normal)
            close.isAccessibilityElement = false
            view.addSubview(dot)
            view.addSubview(close)
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      if object.isKind(of: .alertAction, .contextualAction) {
        guard let (text, range, _) = object.symbolTitle else { return }
        findings.report(
          "VoiceOver reads the character \"\(text)\" and not what it means; use words for the title",
          at: range
        )
      } else if object.isKind(of: .button, .barButtonItem), !object.isOwn {
        guard let (text, range, setting) = object.symbolTitle else { return }
        findings.report(
          "VoiceOver reads the character \"\(text)\" and not what it means; set `accessibilityLabel`",
          at: range,
          fixes: FixProposal.addLabel(to: object, after: setting)
        )
      } else if object.isKind(of: .label), !object.isOwn,
        let setting = object.settings.first(where: { $0.path == ["text"] }),
        let value = setting.value,
        value.isRating
      {
        findings.report(
          "VoiceOver reads these characters one by one; say what they mean in a label",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object(
        "a file of Interface Builder sets it up",
        certainty: { $0.isOutlet ? .unknown : .no }
      ),
      .object(
        "code that was not read sets it up",
        // An alert takes its buttons as they are.
        certainty: {
          $0.isKind(of: .alertAction) ? Certainty($0.isOpen) : $0.isHandedOn ? .unknown : .no
        }
      ),
      .object(
        "it has an accessibility label",
        certainty: { $0.isKind(of: .alertAction) ? .no : $0.isNamed }
      ),
      .leftOut,
      .object("the view that it belongs to is one element and speaks for it") {
        $0.isInsideElement
      },
    ]
  )
}

/// Signs that stand for a share or a grade where several stand in a row.
private let grades: Set<Character> = ["★", "☆", "⭐", "⭐️", "●", "○", "♥", "♡", "■", "□", "▪", "▫"]

extension UIKitObject {
  /// The only title it has, where that is made of signs alone.
  fileprivate var symbolTitle: (text: String, range: Range<Int>, setting: ObjectSetting?)? {
    var titles: [(Expression, Range<Int>, ObjectSetting?)] = []
    for setting in settings {
      switch setting.path {
      case ["setTitle"]:
        guard let value = setting.argument(nil) else { return nil }
        titles.append((value, setting.range, setting))
      case ["title"], ["configuration", "title"]:
        guard let value = setting.value else { return nil }
        titles.append((value, setting.range, setting))
      case ["setAttributedTitle"], ["attributedTitle"], ["configuration", "attributedTitle"]:
        return nil
      default: break
      }
    }
    if let title = creation?.call?.arguments.first(where: { $0.label == "title" }) {
      titles.append((title.value, range, nil))
    }
    guard titles.count == 1, let (value, range, setting) = titles.first,
      let text = value.phrase.value?.literal, !text.isEmpty, text.count <= 3,
      text.allSatisfy({ $0.isSign || $0 == " " }) && text.contains(where: \.isSign)
        || text == "..."
    else { return nil }
    return (text, range, setting.flatMap { $0.isOfPart ? nil : $0 })
  }
}

extension Expression {
  /// Whether it is a row of signs that stand for a grade.
  fileprivate var isRating: Bool {
    if let text = phrase.value?.literal {
      let signs = text.filter { !$0.isWhitespace }
      return signs.count > 1 && signs.allSatisfy { grades.contains($0) }
    }
    return grades.contains { source.includes("repeating: \"\($0)\"") }
  }
}
