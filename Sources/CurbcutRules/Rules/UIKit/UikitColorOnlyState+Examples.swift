extension Rule {
  /// More examples of `uikit-color-only-state`: plain views.
  static let colorOnlyStatesOfPlainViews: [Example] = [
    .reported(
      "A plain view that turns from red to green",
      """
      final class ExamCell: UITableViewCell {
        @IBOutlet private weak var edge: UIView!
        @IBOutlet private weak var nameLabel: UILabel!

        func show(name: String, hasPassed: Bool) {
          nameLabel.text = name
          edge.backgroundColor = hasPassed ? .systemGreen : .systemRed
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "edge" shows this state; add text or an accessibility value
        }
      }
      """
    ),
    .ignored(
      "Two hues that do not judge, and a view with content",
      """
      final class ExamCell: UITableViewCell {
        private let edge = UIView()
        private let banner = UIView()
        private let bannerLabel = UILabel()

        func show(isOral: Bool, hasPassed: Bool) {
          banner.addSubview(bannerLabel)
          edge.backgroundColor = isOral ? .systemBlue : .systemTeal
          banner.backgroundColor = hasPassed ? .systemGreen : .systemRed
        }
      }
      """
    ),
  ]
}
