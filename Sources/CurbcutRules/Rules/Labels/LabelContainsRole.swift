import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let labelContainsRole = Rule(
    id: "label-contains-role",
    title: "Label repeats the role of the element",
    group: .labels,
    severity: .warning,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver announces by itself that an element is a button, an image or a link, in the user's
      language. With the role in the label too, people hear it twice on every element.
      """,
    knownLimitations: """
      Only English role words in the source are recognized.
      """,
    examples: [
      .reported(
        """
        struct Player: View {
          let play: () -> Void

          var body: some View {
            Button(action: play) { Image(systemName: "play") }
              .accessibilityLabel("Play button")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Play button, button"; remove "button" from the label
          }
        }
        """,
        fixed: [
          #"Remove "button" from the label"#: """
          struct Player: View {
            let play: () -> Void

            var body: some View {
              Button(action: play) { Image(systemName: "play") }
                .accessibilityLabel("Play")
            }
          }
          """
        ]
      ),
      .reported(
        "At the start",
        """
        struct Hero: View {
          var body: some View {
            Image("lighthouse").accessibilityLabel("Image of a lighthouse")
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Image of a lighthouse, image"; remove "image" from the label
          }
        }
        """,
        fixed: [
          #"Remove "Image of" from the label"#: """
          struct Hero: View {
            var body: some View {
              Image("lighthouse").accessibilityLabel("A lighthouse")
            }
          }
          """
        ]
      ),
      .reported(
        "Before the visible text",
        """
        struct Form: View {
          let save: () -> Void

          var body: some View {
            Button("Save", action: save).accessibilityLabel("Button Save")
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Button Save, button"; remove "button" from the label
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control may not match "Tap Save": the accessible name "Button Save" starts differently
          }
        }
        """,
        fixed: [
          "Remove the label": """
          struct Form: View {
            let save: () -> Void

            var body: some View {
              Button("Save", action: save)
            }
          }
          """
        ]
      ),
      .reported(
        "In both branches, and after an interpolation",
        """
        struct Favorite: View {
          let name: String
          let isFavorite: Bool
          let toggle: () -> Void

          var body: some View {
            Button(action: toggle) { Image(systemName: "heart") }
              .accessibilityLabel(isFavorite ? "Forget \\(name)" : "Love \\(name) button")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Love ‹name› button, button"; remove "button" from the label
          }
        }
        """,
        fixed: [
          #"Remove "button" from the label"#: """
          struct Favorite: View {
            let name: String
            let isFavorite: Bool
            let toggle: () -> Void

            var body: some View {
              Button(action: toggle) { Image(systemName: "heart") }
                .accessibilityLabel(isFavorite ? "Forget \\(name)" : "Love \\(name)")
            }
          }
          """
        ]
      ),
      .reported(
        "As the label of an image's initializer",
        """
        struct Logo: View {
          var body: some View {
            Image("logo", label: Text("Company icon"))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Company icon, image"; remove "icon" from the label
          }
        }
        """
      ),
      .recommended(
        """
        struct Player: View {
          let play: () -> Void

          var body: some View {
            Button(action: play) { Image(systemName: "play") }.accessibilityLabel("Play")
          }
        }
        """
      ),
      .ignored(
        "The word is part of another word, or of the meaning",
        """
        struct Shop: View {
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) { Image("hole") }.accessibilityLabel("Buttonhole")
              Button(action: open) { Image("dial") }.accessibilityLabel("Radio button settings")
              Image("slides").accessibilityLabel("Imagery of the coast")
              Image("pack").accessibilityLabel("Icon pack")
            }
          }
        }
        """
      ),
      .ignored(
        "Visible text belongs in the name",
        """
        struct Game: View {
          let push: () -> Void

          var body: some View {
            Button("Push the button", action: push)
          }
        }
        """
      ),
      .ignored(
        "Photo and picture say what kind of image it is",
        """
        struct Portrait: View {
          var body: some View {
            Image("anna").accessibilityLabel("Photo of Anna in the garden")
          }
        }
        """
      ),
      .reported(
        "Localized strings and a constant",
        """
        enum Words {
          static let close = "Close button"
        }

        struct Screen: View {
          let close: () -> Void

          var body: some View {
            VStack {
              Button(action: close) { Image("cross") }
                .accessibilityLabel(NSLocalizedString("Close button", comment: "Closes the map"))
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Close button, button"; remove "button" from the label
              Button(action: close) { Image("cross") }
                .accessibilityLabel(Words.close)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Close button, button"; remove "button" from the label
            }
          }
        }
        """
      ),
      .ignored(
        "A localization key",
        """
        struct Screen: View {
          let close: () -> Void

          var body: some View {
            Button(action: close) { Image("cross") }
              .accessibilityLabel(NSLocalizedString("close_button", comment: "Closes the map"))
          }
        }
        """
      ),
      .reported(
        "An image that names its button",
        """
        struct Screen: View {
          let close: () -> Void

          var body: some View {
            Button(action: close) {
              Image(systemName: "xmark").accessibilityLabel("Close button")
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Close button, button"; remove "button" from the label
            }
          }
        }
        """
      ),
      .reported(
        "An object of UIKit",
        """
        final class Screen: UIViewController {
          private let close = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.accessibilityLabel = "Close button"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Close button, button"; remove "button" from the label
          }
        }
        """
      ),
      .reported(
        "An item of the tab bar",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem {
                Label("Trails", systemImage: "map").accessibilityLabel("Trails tab")
                                                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Trails tab, tab"; remove "tab" from the label
              }
            }
          }
        }
        """
      ),
      .reported(
        "A visible title, which Voice Control needs as it is",
        """
        struct Panel: View {
          let close: () -> Void

          var body: some View {
            Button("Close button", action: close)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Close button, button"
          }
        }
        """
      ),
      .reported(
        "What begins by saying that it is a picture",
        """
        struct Harbor: View {
          let boat: String

          var body: some View {
            VStack {
              Image("quay").accessibilityLabel("An image of the old quay")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "An image of the old quay, image"; remove "image" from the label
              Image("boat").accessibilityLabel("Image, \\(boat) under sail")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Image, ‹boat› under sail, image"; remove "image" from the label
            }
          }
        }
        """
      ),
      .reported(
        "In Interface Builder, unless it is what the button is about",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="Print button"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Print button, button"; remove "button" from the label
              <state key="normal" image="printer"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Buttons and badges"/>
              <state key="normal" image="badges"/>
            </button>
          </objects>
        </document>
        """
      ),
    ] + labelContainsRoleUseExamples,
    check: .elementAndObject(
      of: .image,
      .button,
      withModifiers: .accessibility,
      { element, findings in
        let labels = WrittenTexts(of: element).labels
        guard !labels.isEmpty else {
          guard element.is(.button), element.isNamed == .no,
            let words = element.title?.value.phrase.value?.literal,
            words.lowercased().hasSuffix(" button"),
            // "Push the button" is about another one.
            !Set(Identifier.words(of: words)).contains("the")
          else { return }
          return findings.report(
            "VoiceOver says \"\(words), button\"",
            at: element.head,
            severity: .info
          )
        }
        let shown = element.shown
        let role = spokenRole(shown)
        let words = Words.roles(of: role) + (shown.role == role ? [] : Words.roles(of: shown.role))
        guard !words.isEmpty else { return }
        for label in labels {
          let visible = element.visibleText.value?.literal
          guard let found = RoleWord(in: label.phrase, words, before: visible) else { continue }
          let spoken = "\(label.phrase.spoken), \(Words.spokenRole(role))"
          findings.report(
            "VoiceOver says \"\(spoken)\"; remove \"\(found.word)\" from the label",
            at: label.modifier?.callRange ?? element.head,
            unless: [
              Exemption("the word is visible, and Voice Control needs it in the name") {
                shows($0, found.word)
              },
              Exemption("it says only what kind of image it is, which another rule is about") {
                shown.is(.image)
                  && label.phrase.literal.map(ImageContent(of: $0).isKindOnly) == true
              },
            ],
            fixes: [found.fix(in: label, of: element)].compactMap { $0 }
          )
        }
      },
      { object, item, findings in
        guard let role = object.type?.role else { return }
        let words = Words.roles(of: role)
        for label in item.writtenLabels(of: object) {
          guard let found = RoleWord(in: label.text.phrase, words, before: nil),
            object.literalText?.lowercased().includes(found.word) != true,
            role != .image || label.text.phrase.literal.map(Words.isKindOfPicture) != true
          else { continue }
          findings.report(
            "VoiceOver says \"\(label.text.phrase.spoken), \(Words.spokenRole(role))\"; "
              + "remove \"\(found.word)\" from the label",
            at: label.setting.range,
            fixes: [found.fix(in: label.text)].compactMap { $0 }
          )
        }
      }
    ),
    interface: { view, code in
      let words = Words.roles(of: view.role)
      guard let label = view.writtenLabel(knowing: code),
        let found = RoleWord(in: Phrase(label.words), words, before: nil),
        view.title?.lowercased().includes(found.word) != true,
        view.role != .image || !Words.isKindOfPicture(label.words)
      else { return nil }
      return InterfaceFault(
        message: "VoiceOver says \"\(label.words), \(Words.spokenRole(view.role))\"; "
          + "remove \"\(found.word)\" from the label",
        range: label.range
      )
    },
    exemptions: [.hiddenForCertain]
  )
}

/// A role word at the end of a label, or at its start before "of" or a colon.
private struct RoleWord {
  let word: String
  /// The words at the start, with what follows them; nil for a word at the end.
  private let opening: String?

  /// - Parameter visible: the visible text, before which a role word means nothing else.
  init?(in phrase: Phrase, _ words: [String], before visible: String?) {
    if case .words(let last)? = phrase.parts.last {
      let text = last.lowercased()
      for word in words
      where text.hasSuffix(word) && Self.isBoundary(text.dropLast(word.count).last) {
        self.word = word
        opening = nil
        return
      }
    }
    if case .words(let first)? = phrase.parts.first {
      let text = first.lowercased()
      // "An image of a boat"
      let article = ["a ", "an ", "the "].first { text.hasPrefix($0) } ?? ""
      let named = text.dropFirst(article.count)
      for word in words + (words.contains("image") ? ["picture"] : [])
      where named.hasPrefix(word) {
        let rest = named.dropFirst(word.count)
        if article.isEmpty, let visible, !visible.isEmpty, rest == " " + visible.lowercased() {
          self.word = word
          opening = String(first.prefix(word.count + 1))
          return
        }
        let ends = [" of ", ":"] + (words.contains("image") ? [", ", " showing ", " - "] : [])
        if let end = ends.first(where: { rest.hasPrefix($0) }) {
          self.word = word
          let last = end.hasSuffix(" ") ? end.count - 1 : end.count
          opening = String(first.prefix(article.count + word.count + last))
          return
        }
      }
    }
    return nil
  }

  private static func isBoundary(_ character: Character?) -> Bool {
    guard let character else { return true }
    // The end of a file name is for another rule.
    return !character.isLetter && !character.isNumber && character != "." && character != "_"
  }

  /// The fix for a label whatever it names; nil where the word stands in no literal.
  func fix(in label: WrittenText) -> FixProposal? {
    guard let text = LiteralText(label.expression) else { return nil }
    if let opening {
      return text.removing(firstWords: opening).map {
        .review("Remove \"\(opening)\" from the label", $0)
      }
    }
    return text.removing(lastWords: word).map { .safe("Remove \"\(word)\" from the label", $0) }
  }

  /// The fix for the label of a view: where only its visible words would be left, the label has
  /// nothing to add.
  func fix(in label: WrittenText, of element: Element) -> FixProposal? {
    guard LiteralText(label.expression) != nil, let modifier = label.modifier else {
      return fix(in: label)
    }
    if let opening {
      return opening.hasSuffix(" ")
        ? .safe("Remove the label", .remove(modifier)) : fix(in: label)
    }
    guard let words = label.phrase.literal?.lowercased(),
      let visible = element.visibleText.value?.literal?.lowercased(), !visible.isEmpty,
      ["", ",", " -"].contains(where: { words == "\(visible)\($0) \(word)" })
    else { return fix(in: label) }
    return .safe("Remove \"\(word)\" from the label", .remove(modifier))
  }
}

/// The role that VoiceOver speaks, traits that are added included.
private func spokenRole(_ element: Element) -> Role {
  if element.addsTrait("isButton") == .yes { return .button }
  if element.addsTrait("isLink") == .yes { return .link }
  if element.role == .none, !element.taps.isEmpty { return .button }
  if element.place.contains(.tabItem) { return .tab }
  // An image is the name of the button that it stands on.
  if element.is(.image), let control = element.labeledControl { return control.role }
  return element.role
}

/// Whether a word stands in what is seen: then voice control needs it in the name.
private func shows(_ element: Element, _ word: String) -> Bool {
  guard case .known(let phrase) = element.visibleText else { return false }
  return phrase.spoken.lowercased().includes(word)
}
