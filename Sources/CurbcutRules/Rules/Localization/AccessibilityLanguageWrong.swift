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
      .reported(
        "A text that is translated, and one whose language is known",
        """
        struct Notice {
          let text: String
          let language: String
        }

        final class NoticeView: UIView {
          private let caption = UILabel()
          private let body = UILabel()

          init(notice: Notice) {
            super.init(frame: .zero)
            caption.numberOfLines = 0
            caption.text = String(localized: "What you should know about the museum")
            caption.accessibilityLanguage = "en"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads translations of this text with the voice for "en" too; leave the language out
            body.numberOfLines = 0
            body.text = notice.text
            body.accessibilityLanguage = "en-US"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads any "notice.text" with the voice for "en-US"; "language" says its language
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .ignored(
        "The language that the text says it has, one of data without, and a name that is not translated",
        """
        struct Notice {
          let text: String
          let language: String
        }

        struct Word {
          let japanese: String
        }

        final class NoticeView: UIView {
          private let body = UILabel()
          private let sample = UILabel()
          private let place = UILabel()

          init(notice: Notice, word: Word) {
            super.init(frame: .zero)
            body.text = notice.text
            body.accessibilityLanguage = notice.language
            sample.text = word.japanese
            sample.accessibilityLanguage = "ja"
            place.text = String(localized: "La maison de la radio et de la musique")
            place.accessibilityLanguage = "en"
          }

          required init?(coder: NSCoder) { fatalError() }
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
    check: .object { object, item, findings in
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
        if !setting.isConditional, let text = object.onlyText {
          if let member = item.memberForLanguage(besides: text, in: object.declaration) {
            findings.report(
              "VoiceOver reads any \"\(text.source)\" with the voice for \"\(tag)\"; \"\(member)\" says its language",
              at: setting.range
            )
            continue
          }
          if let key = text.localizedKey, WrittenLanguage.of(key)?.code == code {
            findings.report(
              "VoiceOver reads translations of this text with the voice for \"\(tag)\" too; leave the language out",
              at: setting.range
            )
            continue
          }
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
  /// What VoiceOver reads, where that is set once.
  fileprivate var onlyText: Expression? {
    let labels = settings(of: "accessibilityLabel")
    let texts = labels.isEmpty ? settings(of: "text") : labels
    guard texts.count == 1, !texts[0].isConditional, !outside.contains(texts[0].name) else {
      return nil
    }
    return texts[0].value
  }

  /// What VoiceOver reads, where that is written once and never changes.
  fileprivate var onlyWords: String? { onlyText?.phrase.value?.literal }
}

extension ItemModel {
  /// The member that says in which language another member of the same value is: `language` besides
  /// `notice.text`.
  fileprivate func memberForLanguage(
    besides text: Expression,
    in declaration: Declaration
  ) -> String? {
    guard case .member(let base?, _) = text.form, let type = valueType(of: base, in: declaration)
    else { return nil }
    return ["language", "languageCode", "languageTag", "locale"].first(where: type.declares)
  }
}

extension Expression {
  /// The key of a text that is looked up for the language of the person.
  fileprivate var localizedKey: String? {
    guard let call, let first = call.arguments.first else { return nil }
    let isLookup =
      call.callee.path == "NSLocalizedString" && first.label == nil
      || call.callee.path == "String" && first.label == "localized"
    return isLookup ? first.value.phrase.value?.literal : nil
  }
}

extension String {
  fileprivate var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
