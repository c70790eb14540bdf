import CurbcutModel

extension Rule {
  static let motionActuationMissingAlternative = Rule(
    id: "motion-actuation-missing-alternative",
    title: "Only shaking does it",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.motionActuation],
    since: "0.1.0",
    why: """
      A phone that is mounted on a wheelchair cannot be shaken, and many hands cannot shake one.
      Others shake it without meaning to. Whatever a motion does needs a button too.
      """,
    limits: """
      Tilting is not judged. Silent where a control of the same type does the same.
      """,
    examples: [
      .bad(
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
      .bad(
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
      .good(
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
      .good(
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
      .good(
        "A tool for developers, and a game",
        """
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            showDebugMenu()
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
            "Only shaking the device does this: offer a button too",
            at: trigger.range
          )
        }
      }
    )
  )
}
