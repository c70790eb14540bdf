import CurbcutModel

extension Rule {
  static let motionActuationMissingAlternative = Rule(
    id: "motion-actuation-missing-alternative",
    title: "Only moving the device does it",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.motionActuation],
    since: "0.1.0",
    why: """
      A phone that is mounted on a wheelchair cannot be shaken, and many hands cannot shake one.
      Others shake it without meaning to. Whatever a motion does needs a button too.
      """,
    knownLimitations: """
      Silent where anything else in the same type does the same.
      """,
    examples: [
      .reported(
        """
        struct Board: View {
          @State private var cards = ["Plan", "Build"]

          var body: some View {
            List(cards, id: \\.self) { Text($0) }
              .onShake { cards.shuffle() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only shaking the device does this: offer a button too
          }
        }
        """
      ),
      .reported(
        "In a view controller",
        """
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                      //^^^^^^^^^^^ Only shaking the device does this: offer a button too
            guard motion == .motionShake else { return }
            undoLastMove()
          }

          private func undoLastMove() {}
        }
        """
      ),
      .reported(
        "By what the sensors measure",
        """
        struct Reader: View {
          @State private var page = 0
          private let sensors = CMMotionManager()

          var body: some View {
            Text("Page \\(page)").onAppear { watch() }
          }

          private func watch() {
            sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only moving the device does this: offer a button too
              guard let motion else { return }
              if motion.attitude.roll > 0.8 { turnPage() }
            }
          }

          private func turnPage() { page += 1 }
        }
        """
      ),
      .ignored(
        "What is measured is only shown",
        """
        struct Postcard: View {
          @State private var shift = 0.0
          private let sensors = CMMotionManager()

          var body: some View {
            Text("Greetings").onAppear { watch() }
          }

          private func watch() {
            sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
              guard let motion else { return }
              if motion.attitude.roll > 0.1 { shift = motion.attitude.roll }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Board: View {
          @State private var cards = ["Plan", "Build"]

          var body: some View {
            VStack {
              List(cards, id: \\.self) { Text($0) }
              Button("Shuffle") { shuffle() }
            }
            .onShake { shuffle() }
          }

          private func shuffle() { cards.shuffle() }
        }
        """
      ),
      .ignored(
        "A bar button does it too",
        """
        final class BoardController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: String(localized: "Undo"),
              style: .plain,
              target: self,
              action: #selector(undoLastMove)
            )
          }

          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            undoLastMove()
          }

          @objc private func undoLastMove() {}
        }
        """
      ),
      .ignored(
        "A tool for developers, what is set, and a game",
        """
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            showDebugMenu()
          }
        }

        final class AlarmController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if AlarmSettings.shakeRestarts { restartTimer() }
          }
        }

        final class GameController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            rollDice()
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .event,
      { element, findings in
        guard let modifier = element.shakeTrigger else { return }
        findings.report(
          "Only shaking the device does this: offer a button too",
          at: modifier.callRange
        )
      },
      { declaration, _, findings in
        for trigger in declaration.motionTriggers {
          findings.report(
            "Only \(trigger.isShaking ? "shaking" : "moving") the device does this: offer a button too",
            at: trigger.range
          )
        }
      }
    )
  )
}
