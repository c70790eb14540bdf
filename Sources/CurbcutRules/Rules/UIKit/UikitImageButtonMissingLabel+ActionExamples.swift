import CurbcutModel

extension Rule {
  /// Buttons of which only an action is known.
  static let imageButtonsOfActions: [Example] = [
    .reported(
      "Where nothing but its action is said of it",
      """
      final class HelpView: UIView {
        func addHelp() {
          let action = UIAction(image: UIImage(systemName: "questionmark.circle")) { _ in self.show() }
          let helpButton = UIButton(primaryAction: action)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          addSubview(helpButton)
        }

        private func show() {}
      }
      """,
      fixed: [
        #"Set `accessibilityLabel` to "Help""#: """
        final class HelpView: UIView {
          func addHelp() {
            let action = UIAction(image: UIImage(systemName: "questionmark.circle")) { _ in self.show() }
            let helpButton = UIButton(primaryAction: action)
            helpButton.accessibilityLabel = "Help"
            addSubview(helpButton)
          }

          private func show() {}
        }
        """
      ]
    )
  ]
}
