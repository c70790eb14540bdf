import CurbcutModel

extension Rule {
  static let uikitAutoDismiss = Rule(
    id: "uikit-auto-dismiss",
    title: "UIKit view with controls disappears by itself",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.timingAdjustable],
    since: "0.2.0",
    why: """
      A button to undo, or the controls of a player, often go away before people who use VoiceOver or
      Switch Control reach them. Keep them while assistive technology is running, or until they are
      closed.
      """,
    knownLimitations: """
      Known are views with buttons, and those that are messages or player controls by their names. A type
      that asks whether VoiceOver or Switch Control is running is left alone.
      """,
    examples: [
      .reported(
        """
        final class PhotoController: UIViewController {
          private let undoBar = UIView()
          private let undo = UIButton(configuration: .plain())

          func didDelete() {
            undo.setTitle("Undo", for: .normal)
            undoBar.addSubview(undo)
            undoBar.isHidden = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "undoBar" disappears with its button after 4 seconds
              self?.undoBar.isHidden = true
            }
          }
        }
        """
      ),
      .reported(
        "What shows it is no view, and waits in another way",
        """
        final class Snackbars {
          private let retry = UIButton(configuration: .plain())
          private let undo = UIButton(configuration: .plain())

          func show(in view: UIView) {
            retry.setTitle("Upload failed. Retry", for: .normal)
            view.addSubview(retry)
            let hiding = DispatchWorkItem { [weak self] in self?.retry.removeFromSuperview() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hiding)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "retry" disappears with its button after 2 seconds
          }

          func showUndo(in view: UIView) {
            undo.setTitle("Undo", for: .normal)
            view.addSubview(undo)
            Task { [weak self] in
          //^^^^^^^^^^^^^^^^^^^^^ "undo" disappears with its button after 3 seconds
              try? await Task.sleep(for: .seconds(3))
              self?.undo.isHidden = true
            }
          }
        }
        """
      ),
      .reported(
        "Player controls",
        """
        final class FilmController: UIViewController {
          private let controlsView = UIView()
          private var timer: Timer?

          func showControls() {
            controlsView.isHidden = false
            timer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hideControls), userInfo: nil, repeats: false)
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "controlsView" disappears with its controls after 3 seconds
          }

          @objc private func hideControls() {
            controlsView.isHidden = true
          }
        }
        """
      ),
      .reported(
        "A bar that is handed over",
        """
        extension UIViewController {
          func offerUndo(_ bar: UIView) {
            view.addSubview(bar)
            Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in bar.removeFromSuperview() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "bar" disappears with its way to undo after 3 seconds
          }
        }
        """
      ),
      .reported(
        "A function of a type that only shows such messages",
        """
        enum Toast {
          static func show(_ title: String, in host: UIView, undo: @escaping () -> Void) {
            let toast = UIButton(configuration: .filled())
            toast.configuration?.title = title
            toast.addAction(UIAction { _ in undo() }, for: .touchUpInside)
            host.addSubview(toast)
            UIAccessibility.post(notification: .layoutChanged, argument: toast)
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak toast] _ in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "toast" disappears with its button after 2 seconds
              toast?.removeFromSuperview()
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class FilmController: UIViewController {
          private let controlsView = UIView()
          private var timer: Timer?

          func showControls() {
            controlsView.isHidden = false
            guard !UIAccessibility.isVoiceOverRunning, !UIAccessibility.isSwitchControlRunning else { return }
            timer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hideControls), userInfo: nil, repeats: false)
          }

          @objc private func hideControls() {
            controlsView.isHidden = true
          }
        }
        """
      ),
      .ignored(
        "A sign that something is loading",
        """
        final class FilmController: UIViewController {
          private let spinner = UIView()

          func load() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
              self?.spinner.isHidden = true
            }
          }
        }
        """
      ),
      .ignored(
        "VoiceOver users have the time they need",
        """
        final class PhotoController: UIViewController {
          private let undoBar = UIView()
          private let undo = UIButton(configuration: .plain())

          func didDelete() {
            undo.setTitle("Undo", for: .normal)
            undoBar.addSubview(undo)
            let seconds = UIAccessibility.isVoiceOverRunning ? 60.0 : 4
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
              self?.undoBar.isHidden = true
            }
          }
        }
        """
      ),
      .reported(
        "An alert that closes itself",
        """
        final class SaveController: UIViewController {
          func didSave() {
            let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "alert" disappears with its message after 2 seconds
              alert.dismiss(animated: true)
            }
          }
        }
        """
      ),
    ],
    check: .object { own, item, findings in
      let declaration = own.declaration
      guard own.isOwn,
        own.isKind(of: .view, .viewController)
          || [.enum, .struct, .class].contains(declaration.keyword),
        declaration.mentionedSymbols.contains(.waits)
          || declaration.mentions(anyOf: ["afterDelay"])
      else { return }
      for delay in item.dismissals(in: declaration) {
        let time = delay.seconds.map { "after \(pointsText($0)) second\($0 == 1 ? "" : "s")" }
        findings.report(
          "\"\(delay.subject)\" disappears with its \(delay.content) \(time ?? "by itself")",
          at: delay.range
        )
      }
    },
    exemptions: [
      .object("it looks whether VoiceOver is running") {
        $0.mentionedSymbols.contains(.asksAssistiveTechnology)
      }
    ]
  )
}
