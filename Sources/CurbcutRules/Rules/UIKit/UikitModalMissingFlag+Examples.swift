extension Rule {
  /// More examples of `uikit-modal-missing-flag`: how overlays come over a screen.
  static let modalsShownOverScreens: [Example] = [
    .reported(
      "It darkens what it covers until it takes itself away",
      """
      final class OfferPanel: UIView {
                //^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
        private let box = UIStackView()
        private let close = UIButton(type: .close)

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = UIColor.black.withAlphaComponent(0.6)
          box.backgroundColor = .systemBackground
          box.addArrangedSubview(close)
          addSubview(box)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .ignored(
      "A dark bar over a photo",
      """
      final class CaptionBar: UIView {
        private let share = UIButton(type: .close)

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = UIColor.black.withAlphaComponent(0.6)
          addSubview(share)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
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
    .reported(
      "A type that makes an instance as large as what it covers",
      """
      final class RatePrompt: UIView {
        private let later = UIButton(configuration: .plain())

        static func present(over host: UIView) {
          let prompt = RatePrompt(frame: host.bounds)
          host.addSubview(prompt)
        //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
        }

        func setUp() {
          later.configuration?.title = "Not now"
          addSubview(later)
        }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .reported(
      "One of two dialogs that a property holds in turn, where the other is modal",
      """
      final class SeatController: UIViewController {
        private var shown: UIView?

        @objc private func askForSeat() {
          let dialog = UIView(frame: view.bounds)
          dialog.accessibilityViewIsModal = true
          dialog.addSubview(makeButton("Take this seat"))
          view.addSubview(dialog)
          shown = dialog
        }

        @objc private func askForTable() {
          let dialog = UIView(frame: view.bounds)
          dialog.addSubview(makeButton("Take this table"))
          view.addSubview(dialog)
                        //^^^^^^ VoiceOver focus can leave "dialog"; set its `accessibilityViewIsModal`
          shown = dialog
        }

        @objc private func close() { shown?.removeFromSuperview() }

        private func makeButton(_ title: String) -> UIButton {
          let button = UIButton(configuration: .plain())
          button.setTitle(title, for: .normal)
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          return button
        }
      }
      """
    ),
    .reported(
      "A popup of a class of its own that covers the screen",
      """
      class StationController: UIViewController {
        let popupView = PopupView()
        let hint = HintPopupView()

        func showPopup() {
          popupView.frame = view.bounds
          view.addSubview(popupView)
                        //^^^^^^^^^ VoiceOver focus can leave "popupView"; set its `accessibilityViewIsModal`
        }

        func showHint() {
          hint.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
          view.addSubview(hint)
        }
      }

      class PopupView: UIView {}
      class HintPopupView: UIView {}
      """
    ),
    .ignored(
      "Its class says that it is modal",
      """
      class StationController: UIViewController {
        let popupView = PopupView()

        func showPopup() {
          popupView.frame = view.bounds
          view.addSubview(popupView)
        }
      }

      class PopupView: UIView {
        override var accessibilityViewIsModal: Bool {
          get { true }
          set {}
        }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
  ]
}
