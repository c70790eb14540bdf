extension UikitContrastExamples {
  /// Colors of what functions make.
  static let ofFactories: [Example] = [
    .reported(
      "Texts in the content of cells, the color of a state, and what a function is handed",
      """
      enum ParcelState: String {
        case delivered, delayed

        var color: UIColor {
          switch self {
          case .delivered: UIColor(red: 0, green: 0.35, blue: 0.15, alpha: 1)
          case .delayed: UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1)
          }
        }
      }

      final class ParcelController: UIViewController {
        private let stateLabel = UILabel()
        private let state: ParcelState

        func show() {
          stateLabel.text = state.rawValue
          stateLabel.backgroundColor = .white
          stateLabel.textColor = state.color
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 1.3:1; 4.5:1 is required
        }

        func fill(_ cell: UITableViewCell, with text: String) {
          var content = cell.defaultContentConfiguration()
          content.text = text
          content.secondaryTextProperties.color = .quaternaryLabel
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `quaternaryLabel` is too faint for text that people need to read
          cell.contentConfiguration = content
        }
      }

      func style(_ label: UILabel) {
        label.backgroundColor = .white
        label.textColor = UIColor(white: 0.8, alpha: 1)
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 1.6:1; 4.5:1 is required
      }
      """
    ),
    .ignored(
      "The color of the one case that is shown, and of what types of a protocol give",
      """
      protocol Look {
        var note: UIColor { get }
      }

      extension Look {
        var note: UIColor { UIColor(white: 0.8, alpha: 1) }
      }

      final class NoteView: UIView {
        private let noteLabel = UILabel()

        func show(_ text: String, in look: Look) {
          noteLabel.text = text
          noteLabel.backgroundColor = .white
          noteLabel.textColor = look.note
        }
      }

      enum ParcelState: String {
        case delivered, delayed

        var color: UIColor {
          switch self {
          case .delivered: UIColor(red: 0, green: 0.35, blue: 0.15, alpha: 1)
          case .delayed: UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1)
          }
        }
      }

      final class ParcelController: UIViewController {
        private let stateLabel = UILabel()

        func show() {
          stateLabel.text = "Delivered"
          stateLabel.backgroundColor = .white
          stateLabel.textColor = ParcelState.delivered.color
        }
      }
      """
    ),
    .reported(
      "A configuration that a function gives",
      """
      extension UIButton.Configuration {
        static func quiet() -> UIButton.Configuration {
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Skip"
          configuration.baseForegroundColor = .white
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 1.6:1; 4.5:1 is required
          configuration.baseBackgroundColor = UIColor(white: 0.8, alpha: 1)
          return configuration
        }
      }
      """
    ),
    .reported(
      "The colors that one call of it hands over",
      """
      extension UIButton.Configuration {
        static func brand(_ title: String, ink: UIColor, fill: UIColor) -> UIButton.Configuration {
          var configuration = UIButton.Configuration.filled()
          configuration.title = title
          configuration.baseForegroundColor = ink
          configuration.baseBackgroundColor = fill
          return configuration
        }
      }

      final class WelcomeController: UIViewController {
        private let start = UIButton(configuration: .brand("Start", ink: .white, fill: .black))
        private let skip = UIButton(
          configuration: .brand("Skip", ink: .white, fill: UIColor(white: 0.8, alpha: 1))
                                           //^^^^^^ In `brand`: Contrast ratio is 1.6:1; 4.5:1 is required
        )
      }
      """
    ),
  ]
}
