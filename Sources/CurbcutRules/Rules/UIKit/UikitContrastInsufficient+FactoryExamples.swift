extension UikitContrastExamples {
  /// Colors of what functions make.
  static let ofFactories: [Example] = [
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
