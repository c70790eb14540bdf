extension Rule {
  /// More examples of `uikit-modal-missing-flag`: how overlays come over a screen.
  static let modalsShownOverScreens: [Example] = [
    .reported(
      "It covers a screen and says that it is not modal",
      """
      final class ReceiptView: UIView {
        private let pay = UIButton(configuration: .plain())

        func present(over page: UIViewController) {
          accessibilityViewIsModal = false
          pay.configuration?.title = "Pay"
          addSubview(pay)
          frame = page.view.bounds
          page.view.addSubview(self)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
        }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .ignored(
      "It is modal while it waits",
      """
      final class ReceiptView: UIView {
        private let pay = UIButton(configuration: .plain())

        func present(over page: UIViewController) {
          accessibilityViewIsModal = true
          pay.configuration?.title = "Pay"
          addSubview(pay)
          frame = page.view.bounds
          page.view.addSubview(self)
        }

        func paid() { accessibilityViewIsModal = false }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .reported(
      "The focus goes to it as to a screen",
      """
      final class HintOverlay: UIView {
                //^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
        private let done = UIButton(configuration: .plain())

        override func didMoveToWindow() {
          super.didMoveToWindow()
          done.configuration?.title = "Done"
          addSubview(done)
          UIAccessibility.post(notification: .screenChanged, argument: self)
        }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .reported(
      "A function that puts overlays over the screen, and another one that is modal",
      """
      final class CartController: UIViewController {
        private var shown: UIView?

        @objc private func warn() {
          let warning = WarningView()
          warning.onConfirm = { [weak self] in self?.shown?.removeFromSuperview() }
          show(popup: warning)
                    //^^^^^^^ VoiceOver focus can leave "warning"; set its `accessibilityViewIsModal`
        }

        @objc private func ask() {
          let question = WarningView()
          question.accessibilityViewIsModal = true
          question.onConfirm = { [weak self] in self?.shown?.removeFromSuperview() }
          show(popup: question)
        }

        private func show(popup: UIView) {
          popup.frame = view.bounds
          view.addSubview(popup)
          shown = popup
        }
      }

      final class WarningView: UIView {
        var onConfirm: (() -> Void)?
      }
      """
    ),
  ]
}
