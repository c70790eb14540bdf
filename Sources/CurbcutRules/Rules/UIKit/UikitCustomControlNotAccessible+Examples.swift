extension Rule {
  /// More examples of `uikit-custom-control-not-accessible`: views that only tell somebody of a tap.
  static let controlsThatTellOfTaps: [Example] = [
    .ignored(
      "Interface Builder fills in a control that is reached",
      """
      final class SumEntry: UIControl {
        @IBOutlet private var sum: UITextField!

        func setUp() {
          addTarget(self, action: #selector(begin), for: .touchUpInside)
        }

        @objc private func begin() { sum.becomeFirstResponder() }
      }
      """
    ),
    .reported(
      "All that it does with touches is to tell of a tap",
      """
      final class StampCard: UIView {
                //^^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element
        var tapped: () -> Void = {}

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
      }
      """
    ),
    .reported(
      "The class above takes the touches, whatever an instance is handed to",
      """
      class TouchButton: UIControl {
          //^^^^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          sendActions(for: .touchUpInside)
        }
      }

      final class LegendButton: TouchButton {
                //^^^^^^^^^^^^ VoiceOver users cannot tell that this can be activated; make it an accessibility element
        private let swatch = UIImageView()

        init() {
          super.init(frame: .zero)
          addSubview(swatch)
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      final class MapController: UIViewController {
        let legend = LegendButton()

        func present() { Theme.shared.apply(to: legend) }
      }
      """
    ),
    .ignored(
      "It lies over what is left, and a press only dismisses what is in front of it",
      """
      final class EdgeControl: UIControl {
        weak var drawer: UIViewController?

        init() {
          super.init(frame: .zero)
          addTarget(self, action: #selector(leave), for: .touchDown)
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc private func leave() { drawer?.dismiss(animated: true) }
      }
      """
    ),
    .ignored(
      "It looks where the finger is, or tells of something else",
      """
      final class PaintView: UIView {
        var tapped: () -> Void = {}

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
      }

      final class AwakeView: UIView {
        var wakeUp: () -> Void = {}

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wakeUp() }
      }
      """
    ),
    .ignored(
      "Buttons that are made for a list are reached",
      """
      final class PillControl: UIControl {
        private var pills: [UIButton] = []

        init(titles: [String]) {
          super.init(frame: .zero)
          pills = titles.map { title in
            let pill = UIButton(configuration: .plain())
            pill.setTitle(title, for: .normal)
            pill.addTarget(self, action: #selector(pick), for: .touchUpInside)
            return pill
          }
          addSubview(UIStackView(arrangedSubviews: pills))
        }

        required init?(coder: NSCoder) { fatalError() }
        @objc private func pick() { sendActions(for: .valueChanged) }
      }
      """
    ),
  ]
}
