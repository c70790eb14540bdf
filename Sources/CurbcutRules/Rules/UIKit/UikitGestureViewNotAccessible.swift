import CurbcutModel

extension Rule {
  static let uikitGestureViewNotAccessible = Rule(
    id: "uikit-gesture-view-not-accessible",
    title: "Tappable view is not an accessible button",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.2.0",
    why: """
      A tap gesture recognizer makes a view react to fingers, and only to those. VoiceOver passes over
      it or does not say that it can be activated; Voice Control, Switch Control and keyboards do not
      reach it. A `UIButton` works for everybody.
      """,
    knownLimitations: """
      Silent about taps that put the keyboard away or close something, on the view of a view
      controller, and where code that was not read may make the view an element.
      """,
    examples: [
      .reported(
        """
        final class TicketController: UIViewController {
          private let ticket = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let tap = UITapGestureRecognizer(target: self, action: #selector(openTicket))
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
            ticket.addGestureRecognizer(tap)
            view.addSubview(ticket)
          }

          @objc private func openTicket() { router.open() }
        }
        """,
        fixed: [
          "Make it an accessible button": """
          final class TicketController: UIViewController {
            private let ticket = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              let tap = UITapGestureRecognizer(target: self, action: #selector(openTicket))
              ticket.addGestureRecognizer(tap)
              ticket.isAccessibilityElement = true
              ticket.accessibilityLabel = "Open ticket"
              ticket.accessibilityTraits = .button
              view.addSubview(ticket)
            }

            @objc private func openTicket() { router.open() }
          }
          """
        ]
      ),
      .reported(
        "A label, and a class of its own",
        """
        final class TermsController: UIViewController {
          private let terms = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            terms.text = "Terms of use"
            terms.isUserInteractionEnabled = true
            terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(read)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this label can be tapped
          }

          @objc private func read() { router.open() }
        }

        final class StampView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stamp)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          }

          required init?(coder: NSCoder) { fatalError() }
          @objc private func stamp() { router.open() }
        }
        """,
        fixed: [
          "Add the button trait": """
          final class TermsController: UIViewController {
            private let terms = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              terms.text = "Terms of use"
              terms.isUserInteractionEnabled = true
              terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(read)))
              terms.accessibilityTraits = .button
            }

            @objc private func read() { router.open() }
          }

          final class StampView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stamp)))
            }

            required init?(coder: NSCoder) { fatalError() }
            @objc private func stamp() { router.open() }
          }
          """
        ]
      ),
      .reported(
        "Traits without being an element, and a method of the project that adds the tap",
        """
        extension UIView {
          func onTap(_ target: Any, _ action: Selector) {
            let tap = UITapGestureRecognizer(target: target, action: action)
            addGestureRecognizer(tap)
          }
        }

        final class TicketController: UIViewController {
          private let ticket = UIView()
          private let seat = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            ticket.accessibilityTraits = .button
            ticket.addGestureRecognizer(
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
              UITapGestureRecognizer(target: self, action: #selector(openTicket))
            )
            seat.onTap(self, #selector(openTicket))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          }

          @objc private func openTicket() { router.open() }
        }
        """
      ),
      .recommended(
        """
        final class TicketController: UIViewController {
          private let ticket = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            ticket.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(openTicket))
            )
            ticket.isAccessibilityElement = true
            ticket.accessibilityLabel = "Ticket to Oslo"
            ticket.accessibilityTraits = .button
          }

          @objc private func openTicket() { router.open() }
        }
        """
      ),
      .ignored(
        "It has the traits of a button",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            name.addGestureRecognizer(tap)
            name.isUserInteractionEnabled = true
            name.accessibilityTraits = .button
          }

          @objc private func open() { navigate() }
        }
        """
      ),
      .ignored(
        "It may be hidden",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            name.addGestureRecognizer(tap)
            name.isUserInteractionEnabled = true
            name.accessibilityElementsHidden = false
          }

          @objc private func open() { navigate() }
        }
        """
      ),
      .ignored(
        "It puts the keyboard away, or closes what is in front",
        """
        final class FormController: UIViewController {
          private let content = UIView()
          private let dimmingView = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(send)))
            content.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(endTyping))
            )
            dimmingView.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(send))
            )
          }

          @objc private func endTyping() { view.endEditing(true) }
          @objc private func send() { router.open() }
        }
        """
      ),
      .ignored(
        "A method of the project adds a tap and makes it a button, or the tap closes something",
        """
        extension UIView {
          func onTap(_ target: Any, _ action: Selector, label: String) {
            addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
            isAccessibilityElement = true
            accessibilityLabel = label
            accessibilityTraits = .button
          }

          func tapToClose(_ target: Any) {
            addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("close")))
          }
        }

        final class TicketController: UIViewController {
          private let ticket = UIView()
          private let content = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            ticket.onTap(self, #selector(openTicket), label: "Ticket")
            content.tapToClose(TapTarget { self.view.endEditing(true) })
          }

          @objc private func openTicket() { router.open() }
        }
        """
      ),
      .ignored(
        "A button does the same",
        """
        final class TicketController: UIViewController {
          private let picture = UIImageView()
          private let open = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            open.setTitle("Open", for: .normal)
            open.addTarget(self, action: #selector(openTicket), for: .touchUpInside)
            let tap = UITapGestureRecognizer(target: self, action: #selector(openTicket))
            picture.addGestureRecognizer(tap)
          }

          @objc private func openTicket() { router.open() }
        }
        """
      ),
      .ignored(
        "Scroll views, and a recognizer that lets touches pass",
        """
        final class FormController: UIViewController {
          private let list = UITableView()
          private let content = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(send)))
            let tap = UITapGestureRecognizer(target: self, action: #selector(send))
            tap.cancelsTouchesInView = false
            content.addGestureRecognizer(tap)
          }

          @objc private func send() { router.open() }
        }
        """
      ),
    ] + gestureViewsStoredElsewhere + gestureViewsInElements + tapsInInterface,
    check: .object { object, item, findings in
      guard object.takesTaps else { return }
      let name =
        object.isKind(of: .label) ? "label" : object.isKind(of: .imageView) ? "image" : "view"
      let message = "VoiceOver users cannot tell that this \(name) can be tapped"
      for setting in object.settings where setting.addsTap(by: object.gestureMethods) {
        findings.report(
          message,
          at: setting.range,
          unless: [
            .object("the tap puts the keyboard away or closes something") { _ in
              setting.node.text.closes
            }
          ]
        )
      }
      for gesture in item.gestures(on: object) where gesture.isSingleTap {
        findings.report(
          message,
          at: gesture.range,
          unless: [
            .object("the tap puts the keyboard away or closes something") { _ in
              (gesture.isDismissal || gesture.isObservedToClose) && !object.isIconOfClosing
            },
            .object("the recognizer is set up so that something else decides") { _ in
              gesture.isSharedWithOthers
            },
            .object("it is a picture on which others are put, one after the other") {
              $0.holdsOthers
            },
            .object("a control does the same") { view in
              (gesture.isRepeated(in: item) || gesture.isRepeatedByOutletAction)
                // A switch or slider that is drawn is one by itself.
                && !view.isDrawnControl
            },
            .object("it only brings up the keyboard for a field, which people reach by itself") {
              _ in
              gesture.isFocusOfField(in: item)
            },
            .object("an element inside of it is exposed as a button, and takes the tap") {
              item.descendants(of: $0).contains(where: \.isExposedAsButton)
            },
            .object("it says where a camera should look, which only eyes can tell") { _ in
              gesture.pointsCamera
            },
            .object("the tap does nothing but stop there") {
              gesture.isEmpty && !$0.isKind(of: .label, .imageView)
                && !$0.setsForCertain(anyOf: ["accessibilityLabel"])
            },
            .object("it is in an extension; the views that call it are looked at") {
              $0.isOwn && $0.declaration.keyword == .extension
                && UIKitType(rawValue: $0.declaration.name) != nil
                && tapping.matches(gesture.setting.member)
            },
          ],
          fixes: object.isSaidToBeContent ? [] : [gesture.buttonFix(in: item)].compactMap { $0 }
        )
      }
    },
    interface: tapNotAccessible,
    exemptions: [
      .object(
        "a file of Interface Builder that was not read sets it up",
        certainty: { view in
          // Where no file has the outlet, a text or picture with a trait ticked there would be rare.
          let isPlain = view.isKind(of: .label, .imageView) && !view.isFoundInInterface
          return view.isUnreadOutlet && !isPlain ? .unknown : .no
        }
      ),
      .setUpByUnreadCode,
      .object("it has the traits or actions of a control") {
        $0.setsForCertain(anyOf: [
          "accessibilityActivate", "accessibilityCustomActions", "accessibilityElements",
          "setAccessibilityTraits",
        ])
          || $0.setsForCertain(anyOf: ["accessibilityTraits"]) && $0.mayBeElement
            && !$0.isSaidToBeContent
      },
      .leftOut,
      .object("it is a backdrop or a container, by its name") {
        NameHint.backdrop.matches($0.isOwn ? $0.declaration.name : $0.name)
      },
      .object("it lies inside an element that offers actions of its own") {
        $0.isSwallowed
          && $0.declaration.mentions(anyOf: ["accessibilityCustomActions", "accessibilityActivate"])
      },
      .object("it may be hidden from everybody but fingers") {
        $0.settings.contains { $0.path == ["accessibilityElementsHidden"] }
      },
    ]
  )
}

extension UIKitObject {
  /// Whether it is an element that VoiceOver calls a button: it taps where the element is.
  fileprivate var isExposedAsButton: Bool {
    guard !isKind(of: .control), !isLeftOut, isKind(of: .label) || isMadeElement != nil else {
      return false
    }
    return settings.contains { setting in
      guard setting.path.first == "accessibilityTraits",
        let value = setting.value ?? setting.arguments.first?.value
      else { return false }
      let traits = if case .array(let list) = value.form { list } else { [value] }
      return traits.contains { trait in
        // What another place chooses may be a button.
        guard case .member(let base, let name) = trait.form,
          base == nil || base?.path == "UIAccessibilityTraits"
        else { return true }
        return ["button", "link", "keyboardKey"].contains(name)
      }
    }
  }

  /// Whether it is the picture of a cross, by its name, which is a button to everybody who sees it.
  fileprivate var isIconOfClosing: Bool {
    isKind(of: .imageView) && NameHint("close cross dismiss xmark").matches(name)
  }

  /// Whether it is a view that nobody expects to react.
  fileprivate var takesTaps: Bool {
    isKind(of: .view)
      && !isKind(
        of: .control,
        .scrollView,
        .tableViewCell,
        .collectionViewCell,
        .window,
        .searchBar,
        .navigationBar,
        .toolbar,
        .tabBar,
        .pickerView
      )
  }

  /// Whether the traits that it has may reach somebody. Those of a plain view that is no element do
  /// not; a label beside them is what another rule is about.
  fileprivate var mayBeElement: Bool {
    isOwn || isKind(of: .label) || setsForCertain(anyOf: ["isAccessibilityElement"])
      // In a cell the label is read with the others, and nothing can be done with it.
      || !declaration.name.hasSuffix("Cell")
        && setsForCertain(anyOf: ["accessibilityLabel", "accessibilityAttributedLabel"])
  }
}

extension ObjectSetting {
  /// Whether it is a call that makes a view react to a tap: `card.onTap { … }` of the project's own,
  /// `card.rx.tapGesture()` of RxGesture.
  fileprivate func addsTap(by methods: Set<String>) -> Bool {
    guard isCall else { return false }
    if path == ["rx", "tapGesture"] { return true }
    return path.count == 1 && methods.contains(name) && tapping.matches(name)
      && !otherGesture.matches(name)
  }
}

/// What methods are called that add a tap, and those that add something else.
private let tapping = NameHint("tap tapped tappable click clicked")
/// What methods are called that only keep taps from what lies below.
private let stopping = NameHint(
  "nothing noop absorb swallow block ignore stop prevent intercept consume eat tap touch"
)
private let otherGesture = NameHint("double long two twice keyboard dismiss hide outside")

extension String {
  /// Whether code puts the keyboard away or closes something.
  fileprivate var closes: Bool {
    ["endEditing", "resignFirstResponder", "dismiss", "hide"].contains { includes($0) }
  }
}

extension ItemModel.AddedGesture {
  /// Whether one finger taps once.
  fileprivate var isSingleTap: Bool {
    guard recognizer.isKind(of: .tapRecognizer), recognizer.creation != nil else { return false }
    // A tap that nothing follows only keeps others from it.
    let action = recognizer.creation?.call?.arguments.first { $0.label == "action" }
    if action?.value.form == .nothing { return false }
    let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"]
    return !recognizer.settings.contains { setting in
      counts.contains(setting.name) && setting.value?.number != 1
    }
  }

  /// The name of the method that is called.
  fileprivate var action: String? { recognizer.actionName }

  /// Whether what it calls has no code: it only keeps taps from what lies below.
  ///
  /// What is called after something else is yet to be written.
  fileprivate var isEmpty: Bool {
    guard let action, view.declaration.function(action)?.body?.isEmpty == true else { return false }
    let isOrder = ActionWords.label(forAction: action).map(ActionWords.isOrder) == true
    return !isOrder || stopping.matches(action)
  }

  fileprivate var isDismissal: Bool {
    guard let action else { return false }
    if action == "endEditing" || action == "resignFirstResponder" { return true }
    if NameHint.dismissal.matches(action) { return !isCancelingOfWork(action) }
    guard let body = view.declaration.function(action)?.body, body.count == 1 else { return false }
    return body[0].text.closes
  }

  /// Whether it lets touches pass, or asks somebody.
  fileprivate var isSharedWithOthers: Bool {
    recognizer.settings.contains {
      ["cancelsTouchesInView", "delegate", "isEnabled", "delaysTouchesBegan"].contains($0.name)
    }
  }
}
