extension UikitContrastExamples {
  /// Words with several colors, and the texts of cells, on a light background that nothing paints.
  static let onLight: [Example] = [
    .reported(
      "One of two colors, and a view that is painted only while it is pressed",
      """
      final class PageTab: UIView {
        private let title = UILabel()
        private let count = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          for label in [title, count] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
          }
          addSubview(title)
        }

        func update(isFirst: Bool) {
          if isFirst {
            title.textColor = tintColor
          } else {
            title.textColor = UIColor(red: 150 / 255, green: 150 / 255, blue: 140 / 255, alpha: 1)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.9:1 on a light background; 4.5:1 is required
          }
        }
      }

      final class OfferView: UIView {
        private let price = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          price.font = .preferredFont(forTextStyle: .body)
          price.adjustsFontForContentSizeCategory = true
          price.textColor = UIColor(white: 150 / 255, alpha: 1)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.9:1 on a light background; 4.5:1 is required
          addSubview(price)
        }

        func press(isPressed: Bool) {
          backgroundColor = isPressed ? .lightGray : nil
        }
      }
      """
    ),
    .reported(
      "The texts of a cell of UIKit's own",
      """
      final class MirrorCell: UITableViewCell {
        func show(_ mirror: Mirror, failed: Bool) {
          textLabel?.text = mirror.title
          detailTextLabel?.text = mirror.address
          detailTextLabel?.textColor = failed ? .label : UIColor(white: 0.7, alpha: 1)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.1:1 on a light background; 4.5:1 is required
        }
      }
      """
    ),
    .ignored(
      "Words that are disabled, pressed, or white at times, and a cell that is painted",
      """
      final class PageTab: UIView {
        private let title = UILabel()
        private let note = UILabel()
        private let count = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          for label in [title, note, count] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
          }
          addSubview(title)
          addSubview(note)
          addSubview(count)
        }

        func update(isEnabled: Bool, isPressed: Bool, onPicture: Bool) {
          title.textColor = isEnabled ? .label : UIColor(white: 0.6, alpha: 1)
          if isPressed {
            note.textColor = UIColor(white: 0.6, alpha: 1)
          } else {
            note.textColor = .label
          }
          count.textColor = onPicture ? .white : UIColor(white: 0.6, alpha: 1)
        }
      }

      final class MirrorCell: UITableViewCell {
        func show(_ mirror: Mirror) {
          backgroundColor = UIColor(named: "Night")
          detailTextLabel?.text = mirror.address
          detailTextLabel?.textColor = UIColor(white: 0.7, alpha: 1)
        }
      }
      """
    ),
  ]
}
