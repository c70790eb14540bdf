import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let actionOnTouchDown = Rule(
    id: "action-on-touch-down",
    title: "Action runs on touch down",
    group: .gestures,
    severity: .warning,
    impact: .serious,
    criteria: [],
    since: "0.6.0",
    why: """
      People whose hands shake often touch a control by mistake and slide off it before they lift the
      finger. An action that runs as soon as the finger goes down cannot be taken back (WCAG 2.5.2).
      Run it when the finger is lifted.
      """,
    knownLimitations: "Keys, instruments and games, by the name of their type, are left alone.",
    examples: [
      .reported(
        """
        final class TicketController: UIViewController {
          private let buy = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Buy", for: .normal)
            buy.addTarget(self, action: #selector(order), for: .touchDown)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This acts when a finger goes down, and people cannot slide off to cancel
          }

          @objc private func order() { send() }
        }
        """,
        fixed: [
          "Use `.touchUpInside`": """
          final class TicketController: UIViewController {
            private let buy = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              buy.setTitle("Buy", for: .normal)
              buy.addTarget(self, action: #selector(order), for: .touchUpInside)
            }

            @objc private func order() { send() }
          }
          """
        ]
      ),
      .reported(
        "A drag that begins at once",
        """
        struct Ticket: View {
          let order: () -> Void

          var body: some View {
            Text("Buy")
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { order() }
              .gesture(DragGesture(minimumDistance: 0).onChanged { _ in order() })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This acts when a finger goes down, and people cannot slide off to cancel
          }
        }
        """
      ),
      .reported(
        "A flag that keeps it from happening twice",
        """
        struct Ticket: View {
          let order: () -> Void
          @State private var isOrdered = false

          var body: some View {
            Text("Buy")
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { order() }
              .gesture(
             //^^^^^^^^ This acts when a finger goes down, and people cannot slide off to cancel
                DragGesture(minimumDistance: 0).onChanged { _ in
                  guard !isOrdered else { return }
                  isOrdered = true
                  order()
                }
              )
          }
        }
        """
      ),
      .recommended(
        """
        final class TicketController: UIViewController {
          private let buy = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Buy", for: .normal)
            buy.addTarget(self, action: #selector(order), for: .touchUpInside)
          }

          @objc private func order() { send() }
        }
        """
      ),
      .ignored(
        "Something else happens when the finger is lifted",
        """
        final class MemoController: UIViewController {
          private let record = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            record.setTitle("Hold to talk", for: .normal)
            record.addTarget(self, action: #selector(open), for: .touchDown)
            record.addTarget(self, action: #selector(finish), for: [.touchUpInside, .touchUpOutside])
          }

          @objc private func open() { start() }
          @objc private func finish() { stop() }
        }
        """
      ),
      .ignored(
        "It only looks pressed",
        """
        final class TicketController: UIViewController {
          private let buy = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Buy", for: .normal)
            buy.addTarget(self, action: #selector(shrinkButton), for: .touchDown)
          }

          @objc private func shrinkButton() { shrink() }
        }
        """
      ),
      .ignored(
        "A key of an instrument",
        """
        final class PianoController: UIViewController {
          private let note = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            note.setTitle("C", for: .normal)
            note.addTarget(self, action: #selector(sound), for: .touchDown)
          }

          @objc private func sound() { play() }
        }
        """
      ),
      .ignored(
        "A view that looks pressed, and a keyboard that is put away",
        """
        struct Card: View {
          @State private var isPressed = false
          @FocusState private var isTyping: Bool

          var body: some View {
            Text("Card")
              .scaleEffect(isPressed ? 0.9 : 1)
              .simultaneousGesture(
                DragGesture(minimumDistance: 0).onChanged { _ in
                  isPressed = true
                  prepare()
                }
              )
              .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in hideKeyboard() })
          }
        }
        """
      ),
      .ignored(
        "A drag that moves something",
        """
        struct Card: View {
          @GestureState private var shift = CGSize.zero

          var body: some View {
            Text("Card")
              .offset(shift)
              .gesture(DragGesture(minimumDistance: 0).updating($shift) { value, state, _ in state = value.translation })
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      withModifiers: .gesture,
      { element, findings in
        for modifier in element.ownModifiers where modifier.actsOnTouchDown(in: element.declaration)
        {
          findings.report(
            message,
            at: modifier.callRange,
            unless: [
              Exemption("it is a key, an instrument or part of a game") {
                instant.matches($0.declaration?.name ?? "")
              }
            ]
          )
        }
      },
      { object, _, findings in
        guard object.isKind(of: .button), !object.isOwn else { return }
        for setting in object.settings where setting.isForTouchDown {
          let events = setting.argument("for")
          findings.report(
            message,
            at: setting.range,
            unless: [
              .object("something else happens when the finger is lifted") { $0.heedsTouchUp },
              .object("it only changes how the button looks") { _ in
                feedback.matches(setting.actionSource)
              },
              .object("it is a key, an instrument or part of a game") { button in
                instant.matches(button.declaration.name) || instant.matches(button.name)
                  || button.declaration.conforms(to: "UIInputViewController")
              },
            ],
            fixes: events.map {
              [.review("Use `.touchUpInside`", .replace($0.range, with: ".touchUpInside"))]
            } ?? []
          )
        }
      }
    )
  )

  private static let message =
    "This acts when a finger goes down, and people cannot slide off to cancel"
}

/// What has to react at once.
private let instant = NameHint(
  """
  key keyboard keypad piano instrument drum note synth pad game joystick gamepad controller-pad
  shutter record* talk metronome trigger
  """
)

/// What functions are called that only show that a finger is down.
private let feedback = NameHint(
  """
  highlight* press* pressed down touch-down began begin start anim* shrink* scale dim* feedback
  haptic* hold record* repeat* prepare show-pressed
  """
)

extension ObjectSetting {
  /// Whether it adds an action for the moment that a finger goes down, and no other.
  fileprivate var isForTouchDown: Bool {
    guard path == ["addTarget"] || path == ["addAction"] else { return false }
    return argument("for")?.memberName == "touchDown"
  }

  /// The action as written, without the word that every selector has.
  fileprivate var actionSource: String {
    let written = (argument("action") ?? argument(nil))?.source ?? ""
    return written.replacing("#selector", with: "").replacing("UIAction", with: "")
  }
}

extension UIKitObject {
  /// Whether it does something when a finger is lifted or slides off.
  fileprivate var heedsTouchUp: Bool {
    settings.contains { setting in
      guard setting.path == ["addTarget"] || setting.path == ["addAction"] else { return false }
      let events = setting.argument("for")?.source ?? ""
      return events.includes("touchUp") || events.includes("touchCancel")
        || events.includes("touchDrag") || events.includes("allTouchEvents")
    }
  }
}

extension Modifier {
  /// Whether it does something as soon as a finger touches the view, and nothing when it is lifted.
  fileprivate func actsOnTouchDown(in declaration: Declaration?) -> Bool {
    guard !isConditional else { return false }
    if name == "onLongPressGesture" {
      guard argument("minimumDuration")?.number == 0, argument("maximumDistance") == nil,
        let action = handler, closure("onPressingChanged") == nil, closure("pressing") == nil
      else { return false }
      return ActionFact(action, in: nil).acts
    }
    guard let written = WrittenGesture(self, in: declaration), written.type == "DragGesture",
      written.arguments.first(where: { $0.label == "minimumDistance" })?.value.number == 0,
      written.onEnded == nil, let change = written.onChanged,
      change.parameters.allSatisfy({ $0 == "_" })
    else { return false }
    return ActionFact(change, in: nil).acts
  }
}

extension ActionFact {
  /// Whether all that it does is to call one function that does something, and to remember that it has:
  /// what follows the finger sets other values.
  fileprivate var acts: Bool {
    guard !isUnread, !dismissesKeyboard,
      assignments.allSatisfy({ target, value in
        value.boolean == true && !feedback.matches(target)
      }),
      steps.count == assignments.count + 1, let call = calls.first
    else { return false }
    return !feedback.matches(call) && call != "withAnimation"
  }
}
