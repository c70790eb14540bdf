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
  ]
}
