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

          @objc private func openTicket() {}
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

            @objc private func openTicket() {}
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

          @objc private func read() {}
        }

        final class StampView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stamp)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          }

          required init?(coder: NSCoder) { fatalError() }
          @objc private func stamp() {}
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

            @objc private func read() {}
          }

          final class StampView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stamp)))
            }

            required init?(coder: NSCoder) { fatalError() }
            @objc private func stamp() {}
          }
          """
        ]
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

          @objc private func openTicket() {}
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
          @objc private func send() {}
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

          @objc private func openTicket() {}
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

          @objc private func send() {}
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.takesTaps else { return }
      for gesture in item.gestures(on: object) where gesture.isSingleTap {
        let name =
          object.isKind(of: .label) ? "label" : object.isKind(of: .imageView) ? "image" : "view"
        findings.report(
          "VoiceOver users cannot tell that this \(name) can be tapped",
          at: gesture.range,
          unless: [
            .object("the tap puts the keyboard away or closes something") { _ in
              gesture.isDismissal
            },
            .object("the recognizer is set up so that something else decides") { _ in
              gesture.isSharedWithOthers
            },
            .object("a control does the same") { _ in gesture.isRepeated(in: item) },
          ],
          fixes: [gesture.fix].compactMap { $0 }
        )
      }
    },
    exemptions: Exemption.elsewhere + [
      .object("it has the traits or actions of a control") {
        $0.setsForCertain(anyOf: [
          "accessibilityTraits", "accessibilityActivate", "accessibilityCustomActions",
          "accessibilityElements", "setAccessibilityTraits",
        ])
      },
      .leftOut,
      .object("it is a backdrop or a container, by its name") {
        NameHint.backdrop.matches($0.isOwn ? $0.declaration.name : $0.name)
      },
      .object("it may be hidden from everybody but fingers") {
        $0.settings.contains { $0.path == ["accessibilityElementsHidden"] }
      },
    ]
  )
}

extension UIKitObject {
  /// Whether it is a view that nobody expects to react.
  fileprivate var takesTaps: Bool {
    isKind(of: .view)
      && !isKind(
        of: .control,
        .scrollView,
        .tableViewCell,
        .collectionReusableView,
        .window,
        .searchBar,
        .navigationBar,
        .toolbar,
        .tabBar,
        .pickerView,
        .headerFooterView
      )
  }
}

extension ItemModel.AddedGesture {
  /// Whether one finger taps once.
  fileprivate var isSingleTap: Bool {
    guard recognizer.isKind(of: .tapRecognizer), recognizer.creation != nil else { return false }
    let counts = ["numberOfTapsRequired", "numberOfTouchesRequired"]
    return !recognizer.settings.contains { setting in
      counts.contains(setting.name) && setting.value?.number != 1
    }
  }

  /// The name of the method that is called.
  fileprivate var action: String? { recognizer.actionName }

  fileprivate var isDismissal: Bool {
    guard let action else { return false }
    if action == "endEditing" || action == "resignFirstResponder" { return true }
    if NameHint.dismissal.matches(action) { return true }
    guard let body = view.declaration.function(action)?.body, body.count == 1 else { return false }
    let text = body[0].text
    return ["endEditing", "resignFirstResponder", "dismiss", "hide"].contains { text.includes($0) }
  }

  /// Whether it lets touches pass, or asks somebody.
  fileprivate var isSharedWithOthers: Bool {
    recognizer.settings.contains {
      ["cancelsTouchesInView", "delegate", "isEnabled", "delaysTouchesBegan"].contains($0.name)
    }
  }

  /// Whether a control of the type has the same action.
  fileprivate func isRepeated(in item: ItemModel) -> Bool {
    guard let action else { return false }
    return item.objects.contains {
      $0.actionName == action
        && ($0.isKind(of: .control)
          || $0.isKind(of: .barButtonItem) && ($0.hasTitle == .yes || $0.isNamed == .yes))
    }
  }

  fileprivate var fix: FixProposal? {
    // Each line of its own, behind the statement.
    guard setting.statement == setting.range, !setting.receiver.isEmpty else { return nil }
    let trait = "\(setting.prefix)accessibilityTraits = .button"
    if view.isKind(of: .label) { return .review("Add the button trait", setting.adding(trait)) }
    let words =
      action.flatMap { ActionWords.label(forAction: $0) } ?? view.suggestedWords
    let lines = [
      "\(setting.prefix)isAccessibilityElement = true",
      "\(setting.prefix)accessibilityLabel = \(view.written(words))", trait,
    ]
    return .review(
      "Make it an accessible button",
      .insertLines(
        lines,
        after: setting.statement.upperBound,
        indentedAs: setting.statement.lowerBound
      )
    )
  }
}
