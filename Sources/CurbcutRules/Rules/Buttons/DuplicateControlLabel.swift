import CurbcutModel

extension Rule {
  static let duplicateControlLabel = Rule(
    id: "duplicate-control-label",
    title: "Two controls on one screen have the same name",
    group: .buttons,
    severity: .info,
    impact: .moderate,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      People who use VoiceOver tell controls apart by their names only: two buttons called "See
      all" that do different things sound the same, and Voice Control asks which one is meant.
      """,
    examples: duplicateControlLoopExamples + [
      .reported(
        """
        struct Player: View {
          var body: some View {
            HStack {
              Button("10 seconds") { jump(-10) }
              Button("10 seconds") { jump(10) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "10 seconds" is also the name of another control on this screen that does something else
            }
          }
        }
        """
      ),
      .reported(
        "Two buttons of UIKit",
        """
        final class MonthController: UIViewController {
          @IBOutlet private weak var previousButton: UIButton!
          @IBOutlet private weak var nextButton: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            previousButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
            nextButton.setImage(UIImage(systemName: "chevron.right"), for: .normal)
            previousButton.accessibilityLabel = "Arrow"
            nextButton.accessibilityLabel = "Arrow"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Arrow" is also the name of another control on this screen that does something else
          }
        }
        """
      ),
      .ignored(
        "Two looks of one button, and a name that changes",
        """
        final class MonthController: UIViewController {
          private let shareButton = UIButton(type: .system)
          private let smallShareButton = UIButton(type: .system)
          private let playButton = UIButton(type: .system)

          func setUp(isPlaying: Bool) {
            shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
            smallShareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
            playButton.setImage(UIImage(systemName: "play"), for: .normal)
            shareButton.accessibilityLabel = "Share"
            smallShareButton.accessibilityLabel = "Share"
            playButton.accessibilityLabel = "Play"
            if isPlaying { playButton.accessibilityLabel = "Share" }
          }
        }
        """
      ),
      .recommended(
        """
        struct Player: View {
          var body: some View {
            HStack {
              Button("Back 10 seconds") { jump(-10) }
              Button("Forward 10 seconds") { jump(10) }
            }
          }
        }
        """
      ),
      .ignored(
        "A swipe action belongs to its row",
        """
        struct Editor: View {
          let save: () -> Void
          let saveCopy: () -> Void

          var body: some View {
            List {
              Button("Save") { save() }
              Text("Draft").swipeActions {
                Button("Save") { saveCopy() }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Rows",
        """
        struct Editor: View {
          let drafts: [String]
          let save: () -> Void
          let share: (String) -> Void

          var body: some View {
            VStack {
              Button("Share") { save() }
              ForEach(drafts, id: \\.self) { draft in
                HStack {
                  Text(draft)
                  Button("Share") { share(draft) }
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Share" has the same name in every row; add what it acts on
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier of another file may tell them apart",
        """
        struct Cart: View {
          let editAddress: () -> Void
          let editPayment: () -> Void

          var body: some View {
            VStack {
              Button(action: { editAddress() }) { Image(systemName: "house") }.accessibilityLabel("Edit")
              Button(action: { editPayment() }) { Image(systemName: "creditcard") }
                .accessibilityLabel("Edit")
                .accessibleContext("Payment")
            }
          }
        }
        """
      ),
      .ignored(
        "Only one of them is there at a time, or both do the same",
        """
        struct Player: View {
          let isPlaying: Bool

          var body: some View {
            VStack {
              if isPlaying {
                Button("Stop") { stop() }
              } else {
                Button("Stop") { cancel() }
              }
              Button("Share") { share() }
              Button("Share") { share() }
            }
          }
        }
        """
      ),
      .ignored(
        "A sheet is a screen of its own",
        """
        struct Player: View {
          @State private var isShown = false

          var body: some View {
            Button("Done") { finish() }
              .sheet(isPresented: $isShown) {
                Button("Done") { isShown = false }
              }
          }
        }
        """
      ),
      .reported(
        "Actions that are handed in",
        """
        struct Player: View {
          let back: () -> Void
          let forward: () -> Void

          var body: some View {
            HStack {
              Button("10 seconds", action: back)
              Button("10 seconds", action: forward)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "10 seconds" is also the name of another control on this screen that does something else
            }
          }
        }
        """
      ),
      .reported(
        "Actions that are still to be written, each below what it is about",
        """
        struct Trip: View {
          var body: some View {
            VStack {
              Text("Train to Narvik")
              Button("Change") { print("change") }
              Text("Two nights in a cabin")
              Button("Change") { print("change") }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Change" is also the name of another control on this screen that does something else
            }
          }
        }
        """
      ),
      .ignored(
        "Actions that are still to be written, in one row",
        """
        struct Trip: View {
          var body: some View {
            HStack {
              Text("Train to Narvik")
              Button("Change") {}
              Button("Change") {}
            }
          }
        }
        """
      ),
      .reported(
        "Two buttons that one function makes",
        """
        final class PlayerBar: UIStackView {
          func setUp() {
            addArrangedSubview(button(symbol: "backward.end", label: "Previous track"))
            addArrangedSubview(button(symbol: "forward.end", label: "Previous track"))
                                                                  //^^^^^^^^^^^^^^^^ "Previous track" is also the name of another control on this screen that does something else
          }

          private func button(symbol: String, label: String) -> UIButton {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = label
            return button
          }
        }
        """
      ),
      .ignored(
        "Each is shown by a modifier of the project",
        """
        struct Season: View {
          @State private var failure: Failure?
          @State private var fileFailure: Failure?

          var body: some View {
            List { Text("Episodes") }
              .failureAlert($failure) { Button("OK") { failure = nil } }
              .failureAlert($fileFailure) { Button("OK") { fileFailure = nil } }
          }
        }

        extension View {
          func failureAlert<Actions: View>(
            _ failure: Binding<Failure?>,
            @ViewBuilder actions: () -> Actions
          ) -> some View {
            alert("Failed", isPresented: failure.isShown, actions: actions)
          }
        }
        """
      ),
      .ignored(
        "Two methods that do the same",
        """
        final class NoteController: UIViewController {
          private let save = UIButton(type: .system)
          private let saveBelow = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Note"
            save.accessibilityLabel = "Save"
            save.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
            saveBelow.accessibilityLabel = "Save"
            saveBelow.addTarget(self, action: #selector(saveBelowTapped), for: .touchUpInside)
            view.addSubview(save)
            view.addSubview(saveBelow)
          }

          @objc private func saveTapped() { store.save(note) }
          @objc private func saveBelowTapped() { store.save(note) }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .button,
      .menu,
      .toggle,
      withModifiers: [],
      { element, findings in
        let control = CalledControl(element: element)
        guard let name = control.name, let twin = control.twin(named: name),
          !control.doesSame(as: twin)
        else { return }
        findings.report(message(of: name), at: element.head)
      },
      { object, item, findings in
        guard let label = object.onlyLabel, let name = label.text.phrase.literal,
          item.objects.contains(where: { other in
            guard other.declaration === object.declaration, let twin = other.onlyLabel else {
              return false
            }
            return twin.setting.range.lowerBound < label.setting.range.lowerBound
              && twin.text.phrase.literal == name && other.differs(from: object)
          })
        else { return }
        findings.report(message(of: name), at: label.setting.range)
      }
    ),
    exemptions: Exemption.comparedName + [
      Exemption("it is in a menu, an alert or a swipe action") {
        !$0.place.isDisjoint(with: [.menu, .tabItem, .representation, .systemStyled, .background])
      },
      Exemption("it is in each row, which another rule is about") {
        !$0.place.isDisjoint(with: .repeated)
      },
    ]
  )
}

private func message(of name: String) -> String {
  "\"\(name)\" is also the name of another control on this screen that does something else"
}

/// What functions call the picture that they are handed.
private let picturing = NameHint("symbol image icon picture glyph system-name")

extension UIKitObject {
  /// The one label that a button has, whatever happens.
  fileprivate var onlyLabel: ObjectText? {
    guard type == .button, !isOwn,
      settings.count(where: { $0.path == ["accessibilityLabel"] }) == 1,
      writtenLabels.count == 1, let label = writtenLabels.first, !label.setting.isConditional,
      !label.text.isAlternative
    else { return nil }
    return label
  }

  /// Whether two buttons show different pictures or call methods that do different things.
  fileprivate func differs(from other: UIKitObject) -> Bool {
    if isMade(otherThan: other) { return true }
    return ["setImage", "addTarget"].contains { name in
      let (mine, theirs) = (call(of: name), other.call(of: name))
      guard let mine, let theirs, mine != theirs else { return false }
      return name != "addTarget" || !doesSame(mine, as: theirs)
    }
  }

  /// Whether one function makes both and is handed another picture for each.
  private func isMade(otherThan other: UIKitObject) -> Bool {
    guard let mine = onlyLabel?.setting.givenCall.flatMap({ Expression($0).call }),
      let theirs = other.onlyLabel?.setting.givenCall.flatMap({ Expression($0).call }),
      mine.callee.source == theirs.callee.source, mine.arguments.count == theirs.arguments.count
    else { return false }
    for (one, another) in zip(mine.arguments, theirs.arguments) {
      guard one.closure == nil, one.value.source != another.value.source else { continue }
      let isPicture = one.label.map { picturing.matches($0) } ?? false
      if isPicture || one.value.phrase.value == nil { return true }
    }
    return false
  }

  /// Whether the methods of two selectors are one, or consist of the same call.
  private func doesSame(_ selector: String, as other: String) -> Bool {
    func called(_ selector: String) -> Set<String>? {
      let path = selector.drop { $0 != "(" }.dropFirst().prefix { $0 != "(" && $0 != ")" }
      guard let name = path.split(separator: ".").last,
        let function = declaration.function(String(name))
      else { return nil }
      var calls: Set<String> = []
      for node in function.body?.lazy.flatMap(\.descendants) ?? []
      where node.kind == .functionCallExpr {
        calls.insert(node.text)
      }
      return calls
    }
    guard let mine = called(selector), let theirs = called(other) else { return false }
    return !mine.isEmpty && mine == theirs
  }

  /// What its one call of a method is handed, as far as two calls differ by it.
  private func call(of name: String) -> String? {
    let calls = settings.filter { $0.path == [name] }
    guard calls.count == 1, let only = calls.first, !only.isConditional else { return nil }
    return only.argument(name == "setImage" ? nil : "action")?.source
  }
}

/// A control as people pick it out of a screen: by what it is called.
private struct CalledControl {
  let element: Element

  /// The words that name it, where they are written out.
  var name: String? {
    let words =
      Naming(of: element).label.map { $0.isStringLiteral ? $0.phrase.value?.literal : nil }
      ?? (element.isNamed == .no ? element.visibleText.value?.literal : nil)
    guard let words, words.contains(where: \.isLetter), !words.includes("‹") else { return nil }
    return words
  }

  /// The view that presents the screen, sheet or page that it stands on; its own index is unique.
  private var screen: Int? {
    for outer in sequence(first: element, next: \.parent) {
      switch outer.slot {
      // What a modifier of the project shows, it may show at another time.
      case .sheet, .destination, .menu, .alert, .modifierContent: return outer.range.lowerBound
      default: break
      }
      if let container = outer.container, container.is(.tabView, .tab) {
        return outer.range.lowerBound
      }
    }
    return nil
  }

  /// A control before it on the same screen that has the same name.
  func twin(named name: String) -> CalledControl? {
    guard !element.tree.isOverlong else { return nil }
    let screen = screen
    return element.tree.elements.prefix(512).lazy.map(CalledControl.init).first { other in
      let view = other.element
      return view.range.lowerBound < element.range.lowerBound && view.is(.button, .menu, .toggle)
        && other.name == name && !other.isAlternative(to: self)
        && other.screen == screen && view.isHidden != .yes && view.combiningElement == nil
        && view.place.isDisjoint(with: [.menu, .repeated, .representation])
    }
  }

  /// Whether the two are never on screen together, whichever container chooses.
  private func isAlternative(to other: CalledControl) -> Bool {
    let mine = conditions
    let others = other.conditions
    let compiled = (mine + others).contains { $0.kind == .compilation || $0.kind == .availability }
    return compiled
      || mine.contains { one in
        others.contains { $0.statement == one.statement && $0.alternative != one.alternative }
      }
  }

  /// The branches that it and what is around it stand in.
  private var conditions: [Condition] {
    sequence(first: element, next: \.parent).filter { !$0.isPassthrough }.flatMap(\.conditions)
  }

  /// Whether each of the two stands right below a text of its own, which says what it is about.
  private func isToldApart(from other: Element) -> Bool {
    [element, other].allSatisfy { control in
      guard let column = control.container, column.row?.layout == .vertical else { return false }
      let above = column.content.last { $0.index < control.index && !$0.is(.spacer) }
      return above?.is(.text, .label) == true
    }
  }

  /// Whether both do the same thing, as far as anybody can read it.
  func doesSame(as other: CalledControl) -> Bool {
    if element.is(.toggle, .menu) { return element.kind != other.element.kind }
    guard let action = element.action, let twin = other.element.action else { return true }
    if action.isUnread || twin.isUnread { return true }
    // What is not yet written belongs to what stands beside it.
    if action.isUnwritten, twin.isUnwritten {
      return element.container?.index == other.element.container?.index
        && !isToldApart(from: other.element)
    }
    if action.isEmpty || twin.isEmpty || action == twin { return true }
    // Whichever way it is indented.
    guard let mine = element.closure(.action)?.node.allTokens.map(\.text) else { return false }
    return mine == other.element.closure(.action)?.node.allTokens.map(\.text)
  }
}
