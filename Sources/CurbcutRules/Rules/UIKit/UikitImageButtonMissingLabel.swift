import CurbcutModel

extension Rule {
  static let uikitImageButtonMissingLabel = Rule(
    id: "uikit-image-button-missing-label",
    title: "UIKit image button has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      A `UIButton` is named by its title. With an image only, VoiceOver reads the name of the image
      file or of the symbol, or just "button", and Voice Control has no name to tap it by.
      """,
    knownLimitations: """
      Silent about outlets of files that were not read, and about buttons that are handed to code that was not read, such as a
      function of another module.
      """,
    examples: [
      .reported(
        """
        final class NoteController: UIViewController {
          private let trash = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            trash.setImage(UIImage(systemName: "trash"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Trash"
            view.addSubview(trash)
          }
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Delete""#: """
          final class NoteController: UIViewController {
            private let trash = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              trash.setImage(UIImage(systemName: "trash"), for: .normal)
              trash.accessibilityLabel = "Delete"
              view.addSubview(trash)
            }
          }
          """
        ]
      ),
      .reported(
        "A configuration, in the closure that makes the button",
        """
        final class PlayerController: UIViewController {
          private lazy var play: UIButton = {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "play.fill")
            let button = UIButton(configuration: configuration)
          //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Play"
            return button
          }()
        }
        """
      ),
      .reported(
        "Made by the initializer",
        """
        final class PlayerController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let close = UIButton.systemButton(
                      //^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
              with: UIImage(named: "close")!,
              target: self,
              action: #selector(closePlayer)
            )
            view.addSubview(close)
          }

          @objc private func closePlayer() {}
        }
        """
      ),
      .reported(
        "The image is set in an extension",
        """
        final class NoteController: UIViewController {
          private let route = UIButton()
                            //^^^^^^^^^^ This image button has no accessibility label
        }

        private extension NoteController {
          func setUp() {
            route.setImage(UIImage(systemName: "tram.fill"), for: .normal)
            view.addSubview(route)
          }
        }
        """
      ),
      .reported(
        "A function",
        """
        func makeToolbar(in view: UIView) {
          let undo = UIButton()
          undo.setImage(UIImage(systemName: "arrow.uturn.backward"), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          view.addSubview(undo)
        }
        """
      ),
      .reported(
        "A class that is given its picture, what is returned by `.init`, and a view of the window",
        """
        final class RoundButton: UIButton {
          init(icon: String) {
            super.init(frame: .zero)
            setImage(UIImage(systemName: icon), for: .normal)
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class MapController: UIViewController {
          private let locate = RoundButton(icon: "location")
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          private let mute = UIButton(type: .system)
          private let close: UIButton = {
            return .init(type: .custom)
          }()

          func show() {
            view.addSubview(locate)
            close.setImage(UIImage(systemName: "xmark"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Close"
            UIApplication.shared.keyWindow?.addSubview(close)
            mute.setImage(UIImage(systemName: "speaker"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
            mute.isSelected.toggle()
          }
        }
        """
      ),
      .reported(
        "A class whose picture comes from the project's own names",
        """
        final class CrossButton: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            configure()
          }

          required init?(coder: NSCoder) { fatalError() }

          private func configure() {
            setImage(Assets.cross.image.withRenderingMode(.alwaysTemplate), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          }
        }

        final class AboutController: UIViewController {
          private let done = CrossButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            done.addTarget(self, action: #selector(leave), for: .touchUpInside)
            view.addSubview(done)
          }

          @objc private func leave() { dismiss(animated: true) }
        }
        """
      ),
      .recommended(
        """
        final class NoteController: UIViewController {
          private let trash = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            trash.setImage(UIImage(systemName: "trash"), for: .normal)
            trash.accessibilityLabel = "Delete note"
            view.addSubview(trash)
          }
        }
        """
      ),
      .reported(
        "A menu does not name its button",
        """
        func makeMoreButton() -> UIButton {
          var configuration = UIButton.Configuration.gray()
          configuration.image = UIImage(named: "dots")
          let button = UIButton(configuration: configuration)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          button.menu = UIMenu(children: [UIAction(title: "Print") { _ in print("print") }])
          button.showsMenuAsPrimaryAction = true
          return button
        }
        """
      ),
      .ignored(
        "A function before the property names the button",
        """
        final class EditorController: UIViewController {
          private func setUp() {
            done.setImage(UIImage(systemName: "checkmark"), for: .normal)
            done.accessibilityLabel = "Done"
            view.addSubview(done)
          }

          private lazy var done = {
            let button = UIButton(type: .system)
            button.tintColor = .systemBlue
            return button
          }()
        }
        """
      ),
      .ignored(
        "A class that names itself by what it is given",
        """
        final class RoundButton: UIButton {
          init(icon: String, name: String) {
            super.init(frame: .zero)
            setImage(UIImage(systemName: icon), for: .normal)
            accessibilityLabel = name
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class MapController: UIViewController {
          private let locate = RoundButton(icon: "location", name: NSLocalizedString("me", comment: ""))
        }
        """
      ),
      .ignored(
        "The button is called as what is selected in its menu",
        """
        func makeSortButton() -> UIButton {
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "arrows"), for: .normal)
          button.menu = UIMenu(children: [UIAction(title: "By name") { _ in print("name") }])
          button.showsMenuAsPrimaryAction = true
          button.changesSelectionAsPrimaryAction = true
          return button
        }
        """
      ),
      .ignored(
        "Kept from assistive technology",
        """
        final class Screen: UIViewController {
          private let wave = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            wave.setImage(UIImage(named: "wave"), for: .normal)
            wave.isAccessibilityElement = false
            view.addSubview(wave)
          }
        }
        """
      ),
      .ignored(
        "A picture that looks like a button",
        """
        final class Screen: UIViewController {
          private let wave = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            wave.setImage(UIImage(named: "wave"), for: .normal)
            wave.isUserInteractionEnabled = false
            view.addSubview(wave)
          }
        }
        """
      ),
      .ignored(
        "It has a title, set in an extension",
        """
        final class NoteController: UIViewController {
          private let share = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
            setTitles()
          }
        }

        extension NoteController {
          private func setTitles() { share.setTitle("Share", for: .normal) }
        }
        """
      ),
      .ignored(
        "Its class names it",
        """
        final class CloseButton: UIButton {
          override var accessibilityLabel: String? {
            get { "Close" }
            set { super.accessibilityLabel = newValue }
          }
        }

        final class NoteController: UIViewController {
          private let close = CloseButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            close.setImage(UIImage(systemName: "xmark"), for: .normal)
          }
        }
        """
      ),
      .ignored(
        "An outlet of a file that was not read, and a button that others may set up",
        """
        final class NoteController: UIViewController {
          @IBOutlet private var pin: UIButton!
          private let more = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            pin.setImage(UIImage(systemName: "pin"), for: .normal)
            more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
            Theme.shared.apply(to: more)
          }
        }
        """
      ),
      .reported(
        "A function that asks another one, and an initializer of an extension",
        """
        final class CartController: UIViewController {
          private let filter = UIButton(icon: "filter")
                             //^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          private let sort = UIButton(icon: "sort", label: "Sort")

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cartButton())
            view.addSubview(filter)
            view.addSubview(sort)
          }

          private func cartButton() -> UIButton {
            makeButton(image: "cart")
          }

          private func makeButton(image: String) -> UIButton {
            let button = UIButton(type: .system)
            button.setImage(UIImage(named: image), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            return button
          }

          @objc private func open() {}
        }

        extension UIButton {
          convenience init(icon: String) {
            self.init(type: .system)
            setImage(UIImage(named: icon), for: .normal)
          }

          convenience init(icon: String, label: String) {
            self.init(type: .system)
            setImage(UIImage(named: icon), for: .normal)
            accessibilityLabel = label
          }
        }
        """
      ),
      .ignored(
        "The system names buttons of its own types",
        """
        final class NoteController: UIViewController {
          private let close = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.setImage(UIImage(systemName: "xmark.circle"), for: .normal)
          }
        }
        """
      ),
      .reported(
        "Told to a delegate, given to who asks for views, and subscribed to by an extension",
        """
        final class NoteView: UIView {
          weak var delegate: NoteViewDelegate?
          private let add = UIButton()
          private let remove = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            add.setImage(UIImage(named: "note"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
            remove.setImage(UIImage(named: "bin"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
            remove.on(.touchUpInside) { [weak self] _ in self?.delegate?.noteView(pressed: self?.remove) }
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        extension NoteView: AccessoryViewsDelegate {
          func accessoryViews(of header: UIView) -> [UIView] {
            return [add, remove]
          }
        }
        """
      ),
    ] + imageButtonsOfLists + imageButtonsOfActions,
    check: .object { button, _, findings in
      // What an extension sets is looked at with the class that has the button.
      guard button.isKind(of: .button), button.place != .elsewhere,
        !button.hasPictureOfInterface
      else { return }
      guard let picture = button.firstPicture else {
        if !button.isOwn,
          button.extended.contains("setImage") || button.classTakesPicture
            || button.isOutlet && button.outside.contains("setImage")
        {
          findings.report("This image button has no accessibility label", at: button.range)
        }
        return
      }
      // A class whose picture is not written out may be given its name with it.
      if button.isOwn, !picture.isWritten || picture.setting?.isConditional == true { return }
      let spoken = button.fittingSymbolName
      findings.report(
        spoken.map { namedBySymbol("button", [$0]) }
          ?? "This image button has no accessibility label",
        at: picture.ownSetting?.range ?? button.range,
        severity: spoken != nil
          ? .hint : picture.name != nil && !picture.isSymbol ? .error : nil,
        fixes: FixProposal.addLabel(to: button, after: picture.ownSetting)
      )
    },
    exemptions: Exemption.unnamedOrUnread + [
      .object("it has a title", certainty: \.hasTitle),
      .object("the system names buttons of its type") { $0.isNamedBySystem },
      .object("it is part of a control or an element that speaks for it") {
        $0.isMute || $0.isSwallowed
      },
      .object("the bar item or the cell that it belongs to speaks for it") { button in
        // A button beside a cell's text is an element of its own, one that does nothing is its picture.
        button.isInAccessoryView && !(button.places == ["accessoryView"] && button.acts)
      },
    ]
  )
}

extension UIKitObject {
  /// The first picture that it shows in its normal state.
  fileprivate var firstPicture: Picture? {
    pictures.first { picture in
      guard let setting = picture.setting, setting.path.count == 1,
        ["setImage", "setBackgroundImage"].contains(setting.name)
      else { return true }
      // A background that is made is a color; one from the app's files is a picture.
      return setting.argument("for")?.memberName != "highlighted"
        && (setting.name == "setImage" || picture.name != nil || picture.choosesName)
    }
  }

  /// Whether a file of Interface Builder gives it its picture or a class of the project, for which that
  /// has a rule of its own.
  fileprivate var hasPictureOfInterface: Bool {
    isOfInterfaceClass
      || !setInInterface.isDisjoint(with: ["setImage", "setBackgroundImage", "image"])
  }

  /// Whether something happens when it is pressed.
  fileprivate var acts: Bool {
    settings.contains { $0.path == ["addTarget"] || $0.path == ["addAction"] }
      || primaryAction != nil
  }

  /// Whether its type brings picture and name.
  ///
  /// Source: Apple, `UIButton.ButtonType`.
  fileprivate var isNamedBySystem: Bool {
    let type = creation?.call?.arguments.first { $0.label == "type" }?.value.memberName
    return ["close", "contactAdd", "detailDisclosure", "infoLight", "infoDark"].contains(type)
  }

  /// Whether nobody can press it: it is a picture that looks like a button.
  fileprivate var isMute: Bool {
    settings.contains {
      $0.path == ["isUserInteractionEnabled"] && $0.value?.boolean == false
    }
  }
}
