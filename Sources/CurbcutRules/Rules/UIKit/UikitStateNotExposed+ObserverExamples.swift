import CurbcutModel

extension Rule {
  /// The examples of `uikit-state-not-exposed` about what observers of properties call.
  static let observedStateExamples: [Example] = [
    .reported(
      "An observer calls what draws it",
      """
      final class CuisineCell: UICollectionViewCell {
        private let name = UILabel()

        var isChosen = false {
          didSet { applyStyle() }
        }

        func show(_ cuisine: Cuisine, isChosen: Bool) {
          name.text = cuisine.name
          self.isChosen = isChosen
        }

        private func applyStyle() {
          contentView.backgroundColor = ChipStyle.background(chosen: isChosen)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isChosen" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }
      """
    ),
    .ignored(
      "What the observer calls says it too",
      """
      final class CuisineCell: UICollectionViewCell {
        var isChosen = false {
          didSet { applyStyle() }
        }

        private func applyStyle() {
          contentView.backgroundColor = ChipStyle.background(chosen: isChosen)
          accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
      }
      """
    ),
  ]
}
