extension Rule {
  /// More examples of `uikit-state-not-exposed`: one of several that are drawn in a loop.
  static let statesOfOneOfSeveral: [Example] = [
    .reported(
      "The one of several that is drawn otherwise",
      """
      final class WeekBar: UIStackView {
        private var days: [UIButton] = []

        private func mark(_ today: Int) {
          for (place, button) in days.enumerated() {
            button.configuration?.background.strokeColor = place == today ? .label : .clear
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "today" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }
      }
      """
    ),
    .ignored(
      "It is selected too",
      """
      final class WeekBar: UIStackView {
        private var days: [UIButton] = []

        private func mark(_ today: Int) {
          for (place, button) in days.enumerated() {
            button.configuration?.background.strokeColor = place == today ? .label : .clear
            button.isSelected = place == today
          }
        }
      }
      """
    ),
    .reported(
      "The image of the button that has called its action, and an icon that a flag puts into a cell",
      """
      final class ArticleController: UIViewController {
        private var isSaved = false

        override func viewDidLoad() {
          super.viewDidLoad()
          let keep = UIButton(type: .custom, primaryAction: UIAction { [weak self] action in
            guard let self, let caller = action.sender as? UIButton else { return }
            isSaved.toggle()
            caller.setImage(UIImage(named: isSaved ? "kept" : "keep"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          })
          keep.setImage(UIImage(named: "keep"), for: .normal)
          keep.accessibilityLabel = "Keep"
          view.addSubview(keep)
        }
      }

      final class SensorCell: UITableViewCell {
        func show(room: String, isWet: Bool) {
          textLabel?.text = room
          accessoryView = isWet ? UIImageView(image: UIImage(named: "drop")) : nil
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only an icon shows "isWet"; add it to the accessibility label of the cell
        }
      }
      """
    ),
    .ignored(
      "The button is selected, and the cell says it",
      """
      final class ArticleController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let keep = UIButton(type: .custom, primaryAction: UIAction { action in
            guard let caller = action.sender as? UIButton else { return }
            caller.isSelected.toggle()
            caller.setImage(UIImage(named: caller.isSelected ? "kept" : "keep"), for: .normal)
          })
          keep.setImage(UIImage(named: "keep"), for: .normal)
          keep.accessibilityLabel = "Keep"
          view.addSubview(keep)
        }
      }

      final class SensorCell: UITableViewCell {
        func show(room: String, isWet: Bool) {
          textLabel?.text = room
          accessoryView = isWet ? UIImageView(image: UIImage(named: "drop")) : nil
          accessibilityValue = isWet ? "Wet" : nil
        }
      }
      """
    ),
  ]
}
