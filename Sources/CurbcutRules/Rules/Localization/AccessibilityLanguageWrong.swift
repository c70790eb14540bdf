import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let accessibilityLanguageWrong = Rule(
    id: "accessibility-language-wrong",
    title: "Accessibility language does not fit its text",
    group: .localization,
    severity: .warning,
    impact: .serious,
    criteria: [.languageOfParts],
    since: "0.7.0",
    // Source: Apple, `accessibilityLanguage`: a language ID tag of BCP 47.
    why: """
      VoiceOver chooses its voice by the language of a text. With a voice of another language the text
      cannot be understood, and a name such as "german" is no code of a language, so that nothing is
      chosen at all.
      """,
    knownLimitations: "Checked are codes and texts that are written where they are set, in UIKit.",
    examples: [
      .reported(
        """
        final class GuideController: UIViewController {
          private let german = UILabel()
          private let english = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            german.numberOfLines = 0
            german.text = "Das Frühstück gibt es von sieben bis zehn Uhr."
            german.accessibilityLanguage = "german"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "german" is not a language code, so VoiceOver ignores it; use a code such as "de"
            english.numberOfLines = 0
            english.text = "Breakfast is served from seven to ten in the morning."
            english.accessibilityLanguage = "fr"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this English text with a French voice
          }
        }
        """
      ),
      .recommended(
        """
        final class GuideController: UIViewController {
          private let german = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            german.numberOfLines = 0
            german.text = "Das Frühstück gibt es von sieben bis zehn Uhr."
            german.accessibilityLanguage = "de-DE"
          }
        }
        """
      ),
      .ignored(
        "A text that changes, a label in the language, and a code that is worked out",
        """
        final class GuideController: UIViewController {
          private let greeting = UILabel()
          private let sign = UILabel()
          private let phrase = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            greeting.numberOfLines = 0
            greeting.text = "What would you like to have for breakfast?"
            greeting.accessibilityLanguage = "fr"
            sign.text = "This is what the sign says"
            sign.accessibilityLabel = "Où se trouve la gare ?"
            sign.accessibilityLanguage = "fr"
            phrase.accessibilityLanguage = guide.language
          }

          func show(_ guide: Guide) {
            greeting.text = guide.greeting
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings(of: "accessibilityLanguage") {
        guard let tag = setting.value?.phrase.value?.literal, !tag.isEmpty else { continue }
        let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard (2...3).contains(code.count), code.allSatisfy(\.isLetter) else {
          let right = WrittenLanguage.allCases.first { $0.rawValue == code }?.code ?? "en"
          findings.report(
            "\"\(tag)\" is not a language code, so VoiceOver ignores it; use a code such as "
              + "\"\(right)\"",
            at: setting.range
          )
          continue
        }
        guard !setting.isConditional, let words = object.onlyWords,
          let written = WrittenLanguage.of(words), written.code != code,
          let marked = WrittenLanguage.allCases.first(where: { $0.code == code })
        else { continue }
        findings.report(
          "VoiceOver reads this \(written.rawValue.capitalizedName) text with a "
            + "\(marked.rawValue.capitalizedName) voice",
          at: setting.range
        )
      }
    }
  )
}

extension UIKitObject {
  /// What VoiceOver reads, where that is written once and never changes.
  fileprivate var onlyWords: String? {
    let labels = settings(of: "accessibilityLabel")
    let texts = labels.isEmpty ? settings(of: "text") : labels
    guard texts.count == 1, !texts[0].isConditional, !outside.contains(texts[0].name) else {
      return nil
    }
    return texts[0].value?.phrase.value?.literal
  }
}

extension String {
  fileprivate var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
