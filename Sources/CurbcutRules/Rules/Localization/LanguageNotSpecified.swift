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
      .reported(
        "One of several texts that a helper makes, where others are marked",
        """
        final class BreakfastController: UIViewController {
          private let page = UIStackView()

          override func viewDidLoad() {
            super.viewDidLoad()
            page.addArrangedSubview(text("Breakfast is served from seven to ten."))
            let french = text("Le petit déjeuner est servi de sept heures à dix heures.")
            french.accessibilityLanguage = "fr"
            page.addArrangedSubview(french)
            let spanish = text("El desayuno se sirve de siete a diez de la mañana.")
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this Spanish text with the voice of another language
            page.addArrangedSubview(spanish)
            page.addArrangedSubview(text("Please ask at the desk for what you would like."))
          }

          private func text(_ words: String) -> UILabel {
            let label = UILabel()
            label.text = words
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
          }
        }
        """
      ),
      .reported(
        "A text of UIKit that is called after its language",
        """
        final class PhraseCell: UITableViewCell {
          private let frenchLabel = UILabel()
                                  //^^^^^^^^^ VoiceOver reads this French text with the voice of another language

          func show(_ phrase: Phrase) {
            frenchLabel.font = .preferredFont(forTextStyle: .body)
            frenchLabel.adjustsFontForContentSizeCategory = true
            frenchLabel.text = phrase.french
          }
        }
        """
      ),
      .ignored(
        "It says its language",
        """
        final class PhraseCell: UITableViewCell {
          private let frenchLabel = UILabel()

          func show(_ phrase: Phrase) {
            frenchLabel.font = .preferredFont(forTextStyle: .body)
            frenchLabel.adjustsFontForContentSizeCategory = true
            frenchLabel.accessibilityLanguage = "fr-FR"
            frenchLabel.text = phrase.french
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
          let (language, place) = foreignLanguage(of: label, in: item)
        else { return }
        findings.report(
          message(language),
          at: place,
          unless: [
            .object("it has a language or a label of its own") {
              $0.setsForCertain(anyOf: [
                "accessibilityLanguage", "accessibilityLabel", "accessibilityAttributedLabel",
                "attributedText", "isAccessibilityElement",
              ])
            },
            .object("its type gives texts a language") { item.mayMarkLanguage(of: $0) },
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

  /// The language of a text of UIKit where what is around it is in another, with its place.
  private static func foreignLanguage(
    of label: UIKitObject,
    in item: ItemModel
  ) -> (language: String, place: Range<Int>)? {
    guard let words = label.literalText else {
      // `frenchLabel.text = phrase.french`
      guard let language = label.namedLanguage,
        !label.settings(of: "text").isEmpty || label.outside.contains("text")
      else { return nil }
      return (language, label.range)
    }
    guard let setting = label.settings(of: "text").first,
      let language = WrittenLanguage.of(words), language != .english
    else { return nil }
    let others: [String] = item.objects.lazy.filter { $0.declaration === label.declaration }
      .prefix(256).flatMap { object in
        object.settings.filter { ["text", "title", "setTitle"].contains($0.name) }
          .compactMap { ($0.value ?? $0.argument(nil))?.phrase.value?.literal }
      }
    return areEnglish(others, beside: language) ? (language.rawValue, setting.range) : nil
  }

  /// Whether texts are in English, but for fewer in another language.
  private static func areEnglish(_ texts: [String], beside language: WrittenLanguage) -> Bool {
    let languages = texts.compactMap { WrittenLanguage.of($0) }
    let english = languages.count { $0 == .english }
    return english > 0 && english >= languages.count { $0 == language }
  }
}

extension UIKitObject {
  /// The language that a text is called after, other than English: `frenchLabel`.
  fileprivate var namedLanguage: String? {
    var words = Identifier.words(of: name)
    while words.count > 1, ["label", "text", "view"].contains(words.last) { words.removeLast() }
    guard let language = words.last.flatMap({ WrittenLanguage.named($0) }), language != "english"
    else { return nil }
    return language
  }
}

extension ItemModel {
  /// Whether the code of a text's type may say which language it is in: it marks languages, and not only
  /// those of other texts.
  fileprivate func mayMarkLanguage(of label: UIKitObject) -> Bool {
    let declaration = label.declaration
    if declaration.mentions(anyOf: ["languageIdentifier", "AVSpeechSynthesisVoice"]) {
      return true
    }
    if !isOnlyAbout(others: "accessibilityLanguage", than: label) { return true }
    let marked = objects.filter {
      $0.declaration === declaration && !$0.isSame(as: label) && !$0.isOwn && $0.place != .others
    }.flatMap { $0.settings(of: "accessibilityAttributedLabel") }.map(\.range)
    return declaration.node.allTokens.contains { token in
      token.kind == .identifier && token.text == "accessibilitySpeechLanguage"
        && !marked.contains { $0.contains(token.range.lowerBound) }
    }
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
