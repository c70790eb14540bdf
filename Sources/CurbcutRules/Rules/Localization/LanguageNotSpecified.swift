import CurbcutModel

extension Rule {
  static let languageNotSpecified = Rule(
    id: "language-not-specified",
    title: "Text in another language is not marked",
    group: .localization,
    severity: .info,
    impact: .moderate,
    criteria: [.languageOfParts],
    since: "0.6.0",
    why: """
      VoiceOver reads text with the voice of the app's language. A French sentence read by an English
      voice cannot be understood. Give the text its language, by `accessibilityLanguage`, the
      `languageIdentifier` of an attributed string, or the locale of the environment.
      """,
    knownLimitations: """
      Languages are told by their small words, in sentences that stand beside others in the language of the app, and by properties
      that are called after a language.
      """,
    examples: [
      .reported(
        """
        struct PhraseOfTheDay: View {
          var body: some View {
            VStack {
              Text("Où se trouve la gare, s'il vous plaît ?")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this French text with the voice of another language
              Text("Where is the station, please?")
            }
          }
        }
        """
      ),
      .reported(
        "In UIKit",
        """
        final class PhraseController: UIViewController {
          private let phrase = UILabel()
          private let meaning = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            phrase.text = "Wo ist bitte der Bahnhof?"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this German text with the voice of another language
            meaning.text = "Where is the station, please?"
          }
        }
        """
      ),
      .reported(
        "Two languages of a value side by side",
        """
        struct PhraseRow: View {
          let phrase: Phrase

          var body: some View {
            VStack {
              Text(phrase.english)
              Text(phrase.japanese)
            //^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this Japanese text with the voice of another language
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .recommended(
        """
        struct PhraseOfTheDay: View {
          var body: some View {
            VStack {
              Text("Où se trouve la gare, s'il vous plaît ?")
                .environment(\\.locale, Locale(identifier: "fr"))
              Text("Where is the station, please?")
            }
          }
        }
        """
      ),
      .ignored(
        "A locale is set, and a text that says its language",
        """
        struct PhraseOfTheDay: View {
          var body: some View {
            VStack {
              Text("Où se trouve la gare, s'il vous plaît ?")
                .environment(\\.locale, Locale(identifier: "fr"))
              Text("Where is the station, please?")
            }
          }
        }

        struct PhraseOfTheWeek: View {
          private var spoken: AttributedString {
            var text = AttributedString(phrase)
            text.languageIdentifier = "fr-FR"
            return text
          }

          var body: some View {
            VStack {
              Text(spoken)
              Text("Où se trouve la gare, s'il vous plaît ?")
              Text("Where is the station, please?")
            }
          }
        }
        """
      ),
      .ignored(
        "A screen in one language, and names of languages",
        """
        struct Bahnhof: View {
          var body: some View {
            VStack {
              Text("Wo ist bitte der Bahnhof?")
              Text("Hier geht es zu den Zügen")
            }
          }
        }

        struct Languages: View {
          let store: Store

          var body: some View {
            VStack {
              Text("Choose the language of your guide")
              Text("Français")
              Text("Español")
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
        guard element.is(.text), !element.tree.isOverlong,
          let language = foreignLanguage(of: element)
        else { return }
        findings.report(message(language), at: element.head)
      },
      { label, item, findings in
        guard label.isKind(of: .label, .textView), !label.isOwn,
          let setting = label.settings(of: "text").first, let words = label.literalText,
          let language = WrittenLanguage.of(words), language != .english
        else { return }
        let others: [String] = item.objects.lazy.filter { $0.declaration === label.declaration }
          .prefix(256).flatMap { object in
            object.settings.filter { ["text", "title", "setTitle"].contains($0.name) }
              .compactMap { ($0.value ?? $0.argument(nil))?.phrase.value?.literal }
          }
        guard areEnglish(others, beside: language) else { return }
        findings.report(
          message(language.rawValue),
          at: setting.range,
          unless: [
            .object("it has a language or a label of its own") {
              $0.setsForCertain(anyOf: [
                "accessibilityLanguage", "accessibilityLabel", "accessibilityAttributedLabel",
                "attributedText",
              ])
            },
            .object("its type gives texts a language") { $0.declaration.marksLanguages },
          ]
        )
      }
    ),
    exemptions: [
      .hidden, .labeled,
      Exemption("a locale or a language is set on it or around it") { element in
        EnvironmentModifiers(of: element).contains(
          "environment",
          "typesettingLanguage",
          "speechLocale"
        )
      },
      Exemption("its type gives texts a language") { $0.declaration?.marksLanguages == true },
    ]
  )

  private static func message(_ language: String) -> String {
    "VoiceOver reads this \(language.prefix(1).uppercased() + language.dropFirst()) text "
      + "with the voice of another language"
  }

  /// The language of a text, where what is around it is in another.
  private static func foreignLanguage(of text: Element) -> String? {
    guard let written = text.arguments.first, written.label == nil || written.label == "verbatim"
    else { return nil }
    if let path = written.value.path?.pathNames, path.count > 1, let name = path.last {
      guard name != "english", WrittenLanguage.named(name) == name else { return nil }
      let besides = text.siblings.compactMap { $0.arguments.first?.value.path?.pathNames }
      let isBeside = besides.contains { other in
        other.dropLast() == path.dropLast() && other.last != name
          && other.last.map { WrittenLanguage.named($0) == $0 } == true
      }
      return isBeside ? name : nil
    }
    guard let words = text.visibleText.value?.literal,
      let language = WrittenLanguage.of(words), language != .english,
      !text.project.strings.holds(words)
    else { return nil }
    let others = text.tree.elements.prefix(256).compactMap { other in
      other.is(.text, .label, .button, .toggle) ? other.visibleText.value?.literal : nil
    }
    return areEnglish(others, beside: language) ? language.rawValue : nil
  }

  /// Whether texts are in English, but for fewer in another language.
  private static func areEnglish(_ texts: [String], beside language: WrittenLanguage) -> Bool {
    let languages = texts.compactMap { WrittenLanguage.of($0) }
    let english = languages.count { $0 == .english }
    return english > 0 && english >= languages.count { $0 == language }
  }
}

extension Declaration {
  /// Whether its code says of texts which language they are in.
  fileprivate var marksLanguages: Bool {
    mentions(anyOf: [
      "accessibilityLanguage", "languageIdentifier", "accessibilitySpeechLanguage",
      "AVSpeechSynthesisVoice",
    ])
  }
}
