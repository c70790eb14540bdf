import CurbcutModel

extension Rule {
  static let decorativeImageExposed = Rule(
    id: "decorative-image-exposed",
    title: "Decorative image is exposed to VoiceOver",
    group: .images,
    severity: .info,
    impact: .minor,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver have to swipe past every chevron, background and symbol that only
      repeats the text beside it, and learn nothing new from any of them. Hide a decorative image,
      or make symbol and text one `Label`.
      """,
    examples: decorativeImageUseExamples + [
      .reported(
        "A symbol beside its text",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Image(systemName: "clock")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "Clock" separately from the text beside it
              Text("Open until six")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Screen: View {
            var body: some View {
              HStack {
                Image(systemName: "clock").accessibilityHidden(true)
                Text("Open until six")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A symbol before a control",
        """
        struct Alarms: View {
          @State private var isOn = false

          var body: some View {
            HStack {
              Image(systemName: "bell")
            //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "bell" separately from the control beside it
              Toggle("Storm warnings", isOn: $isOn)
            }
            HStack {
              Image(systemName: "bell")
            //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "bell" separately from the control beside it
              Toggle(isOn: $isOn) { Text("Storm warnings") }
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier of the project makes it the label of a menu",
        """
        struct PriorityMenu: ViewModifier {
          func body(content: Content) -> some View {
            Menu {
              Button("High", action: raise)
            } label: {
              content
            }
          }
        }

        struct FileRow: View {
          let name: String

          var body: some View {
            HStack {
              Text(name)
              Image(systemName: "ellipsis.circle").modifier(PriorityMenu())
                                                 //^^^^^^^^ In `PriorityMenu`: This menu has no label of its own; VoiceOver uses its symbol's name, "More"
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol that is hidden, or that names the control",
        """
        struct Alarms: View {
          @State private var isOn = false

          var body: some View {
            HStack {
              Image(systemName: "bell").accessibilityHidden(true)
              Toggle("Storm warnings", isOn: $isOn)
            }
            HStack {
              Image(systemName: "bell").accessibilityLabel("Storm warnings")
              Toggle("", isOn: $isOn).accessibilityLabel("Storm warnings")
            }
          }
        }
        """
      ),
      .reported(
        "A symbol above its text",
        """
        struct Wireless: View {
          let network: String

          var body: some View {
            VStack {
              Image(systemName: "wifi.router")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "wifi.router" separately from the text beside it
              Text(network)
            }
          }
        }
        """
      ),
      .reported(
        "A background, by its name",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Image("bg_waves").resizable()
            //^^^^^^^^^^^^^^^^^ VoiceOver reads the decorative image "bg_waves"
              Text("Welcome")
            }
          }
        }
        """,
        fixed: [
          "Use `Image(decorative:)`": """
          struct Screen: View {
            var body: some View {
              ZStack {
                Image(decorative: "bg_waves").resizable()
                Text("Welcome")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In UIKit",
        """
        final class EmptyBasketView: UIView {
          private let wave = UIImageView(image: UIImage(named: "bg_wave"))

          func setUp() {
            wave.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the decorative image "Decorative wave"
            wave.accessibilityLabel = "Decorative wave"
            addSubview(wave)
          }
        }
        """
      ),
      .ignored(
        "An image in UIKit that shows something",
        """
        final class HikeView: UIView {
          private let photo = UIImageView(image: UIImage(named: "background"))

          func setUp() {
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = "Two people on a snowy ridge"
            addSubview(photo)
          }
        }
        """
      ),
      .recommended(
        "VoiceOver reads only the title of a `Label`",
        """
        struct Screen: View {
          var body: some View {
            Label("Open until six", systemImage: "clock")
          }
        }
        """
      ),
      .ignored(
        "A word of a sentence",
        """
        struct Tip: View {
          var body: some View {
            HStack {
              Text("Press")
              Image(systemName: "command")
              Text("to begin")
            }
          }
        }
        """
      ),
      .ignored(
        "A tap makes it more than decoration",
        """
        struct Sky: View {
          let next: () -> Void

          var body: some View {
            Image("bg_stars").onTapGesture(perform: next).accessibilityAddTraits(.isButton)
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
          }
        }
        """
      ),
      .ignored(
        "Combined with text",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Opening hours")
              Image(systemName: "chevron.right")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Part of a button",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Opening hours")
                Image(systemName: "chevron.right")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol with a label",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Opening hours")
              Image(systemName: "checkmark.seal").accessibilityLabel("Verified")
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol that changes with the state",
        """
        struct Screen: View {
          let isOpen: Bool

          var body: some View {
            HStack {
              Image(systemName: isOpen ? "lock.open" : "lock")
              Text(isOpen ? "Open" : "Closed")
            }
          }
        }
        """
      ),
      .ignored(
        "An option of a picker",
        """
        struct Screen: View {
          @Binding var app: String

          var body: some View {
            Picker("App", selection: $app) {
              HStack {
                Image(systemName: "terminal")
                Text("Terminal")
              }
              .tag("terminal")
            }
          }
        }
        """
      ),
      .ignored(
        "A warning beside a name, which does not say what is wrong",
        """
        struct BridgeRow: View {
          let bridge: Bridge

          var body: some View {
            HStack {
              Image(systemName: "exclamationmark.triangle.fill")
              Text(bridge.name)
            }
          }
        }
        """
      ),
      .reported(
        "A warning beside the words of the warning",
        """
        struct BridgeNote: View {
          var body: some View {
            HStack {
              Image(systemName: "exclamationmark.triangle.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "Warning" separately from the text beside it
              Text("The bridge is closed")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct BridgeNote: View {
            var body: some View {
              HStack {
                Image(systemName: "exclamationmark.triangle.fill").accessibilityHidden(true)
                Text("The bridge is closed")
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "It alone says what the figures count",
        """
        struct Medals: View {
          let game: Game

          var body: some View {
            HStack {
              Image(systemName: "medal.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "medal.fill"
              HStack {
                Text(game.achievements.formatted())
                Text("/\\(game.points.formatted())")
              }
            }
          }
        }
        """
      ),
    ] + symbolsOfCharacters,
    check: .elementAndObject(
      of: .image,
      withModifiers: [],
      { element, findings in
        guard ImageContent(of: element).source != nil else { return }
        // That a symbol repeats a text is for the component to say, what a file's name says for the use.
        if ImageContent(of: element).isSymbol, SymbolUse(of: element).repeatsText {
          if findings.isOfUse { return }
          let name = Imagery(of: element).spokenNames
          findings.report(
            "VoiceOver reads \(name.isEmpty ? "this symbol" : "the symbol \(quoted(name))") separately "
              + "from the \(SymbolUse(of: element).accompaniesControl ? "control" : "text") beside it",
            at: element.head,
            unless: [
              Exemption("it changes with a state") {
                ImageContent(of: $0).condition != nil || SymbolUse(of: $0).showsState
              },
              Exemption(
                "its row is interactive",
                certainty: { $0.container?.isInteractive ?? .no }
              ),
              .combined,
              Exemption("it stands within a sentence") { SymbolUse(of: $0).isWithinSentence },
              Exemption("it is a number or a letter, such as that of a step") {
                ImageContent(of: $0).shownNames.contains(where: isCharacter)
              },
              Exemption(
                "it says that something is wrong, which no text beside it says",
                certainty: {
                  warns($0) ? !tellsWarning(beside: $0) : .no
                }
              ),
            ],
            fixes: ImageContent(of: element).shownNames.count > 1
              // Which of several it is may say more than the text.
              ? [.addLabel(toImage: element), .hide(element)]
              // A check mark says “selected” too, which may be what the row is about.
              : [
                .hide(
                  element,
                  safety: saysSelected(element) || warns(element) ? .review : .safe
                )
              ]
          )
        } else if !ImageContent(of: element).isSymbol, ImageContent(of: element).hasDecorativeName {
          findings.report(
            "VoiceOver reads the decorative image \(quoted(ImageContent(of: element).names))",
            at: element.head,
            fixes: [.makeDecorative(element), .hide(element, safety: .safe)].compactMap { $0 }
          )
        }
      },
      { image, _, findings in
        guard image.isKind(of: .imageView), !image.isOwn, let made = image.isMadeElement,
          !made.isConditional, let words = image.wordsOfDecoration
        else { return }
        findings.report(
          "VoiceOver reads the decorative image \"\(words)\"",
          at: made.range,
          unless: [
            .object("it reacts to touches") { view in
              view.setsForCertain(anyOf: ["addGestureRecognizer", "accessibilityActivate"])
                || !view.gestureMethods.isEmpty
            }
          ]
        )
      }
    ),
    exemptions: Exemption.unlabeledImage + [
      Exemption("it is tapped") { !$0.taps.isEmpty },
      Exemption("it is a cross, which says something") { $0.isCross },
      Exemption("a modifier of the project makes it the label of a control") { element in
        element.ownModifiers.contains { modifier in
          guard modifier.name == "modifier", let call = modifier.firstArgument?.call,
            let name = call.callee.path
          else { return false }
          return element.tree.context.view(name)?.hasControl != .no
        }
      },
      Exemption("it is an option of a picker") { $0.enclosing(.picker) != nil },
    ]
  )
}

extension UIKitObject {
  /// The label of an image that says of itself that it decorates, or whose file and label both do.
  fileprivate var wordsOfDecoration: String? {
    let labels = settings(of: "accessibilityLabel")
    guard labels.count == 1, let words = labels[0].value?.phrase.value?.literal else { return nil }
    let pictures = pictures
    guard !pictures.isEmpty, !pictures.contains(where: \.isSymbol) else { return nil }
    if decoration.matches(words) { return words }
    let areDecorative = pictures.allSatisfy {
      $0.name.map { NameHint.decorative.matches($0) } == true
    }
    return areDecorative && NameHint.decorative.matches(words) ? words : nil
  }
}

/// What an image says by which its maker means that it says nothing.
private let decoration = NameHint("decorative decoration ornamental ornament")

/// Whether it is a mark of what is wrong or uncertain.
private func warns(_ image: Element) -> Bool {
  let names = ImageContent(of: image).names
  return !names.isEmpty && names.allSatisfy { $0.hasPrefix("exclamationmark") }
}

/// Whether words beside a warning say what it warns of: a sentence, or what is called a warning. A name
/// that is shown beside it does not.
private func tellsWarning(beside image: Element) -> Certainty {
  let texts = image.siblings.flatMap { [$0] + $0.descendants }.filter { $0.is(.text, .label) }
  return texts.reduce(.no) { answer, text in
    if let words = text.visibleText.value?.literal {
      return answer || Certainty(words.split(separator: " ").count > 2 || isAboutFault(words))
    }
    guard let source = text.arguments.first?.value.source else { return answer || .unknown }
    return answer || (isAboutFault(source) || messages.matchesEnd(of: source) ? .yes : .unknown)
  }
}

/// What holds a whole message, rather than the name of what it is about.
private let messages = NameHint("message text description details reason notice")

/// Whether a text or the name of one is about what went wrong.
private func isAboutFault(_ text: String) -> Bool {
  Identifier.words(of: text).contains { word in
    ["warning", "error", "alert", "caution", "problem", "failed", "failure", "invalid", "reminder"]
      .contains(word)
  }
}

private func saysSelected(_ image: Element) -> Bool {
  ImageContent(of: image).names.contains { $0.hasPrefix("checkmark") }
}

/// Whether a symbol shows a number or a letter: `1.circle`, `a.square.fill`.
private func isCharacter(_ symbol: String) -> Bool {
  let first = symbol.prefix { $0 != "." }
  return first.count == 1 || !first.isEmpty && first.allSatisfy(\.isNumber)
}
