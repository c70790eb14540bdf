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
    ),
    .reported(
      "A picture in either branch: the label comes after both",
      """
      final class AvatarController: UIViewController {
        private let photo = UIButton()

        func setUp(_ avatar: UIImage?) {
          if let avatar {
            photo.setImage(avatar, for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image button has no accessibility label
          } else {
            photo.setImage(UIImage(named: "camera"), for: .normal)
          }
          photo.addTarget(self, action: #selector(choosePhoto), for: .touchUpInside)
          view.addSubview(photo)
        }

        @objc private func choosePhoto() {}
      }
      """,
      fixed: [
        #"Set `accessibilityLabel` to "Choose photo""#: """
        final class AvatarController: UIViewController {
          private let photo = UIButton()

          func setUp(_ avatar: UIImage?) {
            if let avatar {
              photo.setImage(avatar, for: .normal)
            } else {
              photo.setImage(UIImage(named: "camera"), for: .normal)
            }
            photo.addTarget(self, action: #selector(choosePhoto), for: .touchUpInside)
            photo.accessibilityLabel = "Choose photo"
            view.addSubview(photo)
          }

          @objc private func choosePhoto() {}
        }
        """
      ]
    ),
  ]
}
