extension UikitContrastExamples {
  /// Text in the color of a theme, and text that an initializer or a cell of UIKit's own is given.
  static let ofThemes: [Example] = [
    .reported(
      "On each background that the theme has",
      """
      struct ShopTheme {
        let background: UIColor
        let title: UIColor
        let note: UIColor

        static let day = ShopTheme(
          background: .white, title: .black, note: UIColor(white: 0.65, alpha: 1))
        static let night = ShopTheme(
          background: .black, title: .white, note: UIColor(white: 0.65, alpha: 1))
      }

      final class PriceController: UIViewController {
        private let note = UILabel()
        var theme = ShopTheme.day

        override func viewDidLoad() {
          super.viewDidLoad()
          note.text = "Taxes included"
          note.textColor = theme.note
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is at most 2.4:1 on the backgrounds of `day`; 4.5:1 is required
        }
      }
      """
    ),
    .ignored(
      "A color of one theme is never seen on the background of another",
      """
      struct ShopTheme {
        let background: UIColor
        let title: UIColor
        let note: UIColor

        static let day = ShopTheme(
          background: .white, title: .black, note: UIColor(white: 0.4, alpha: 1))
        static let night = ShopTheme(
          background: .black, title: .white, note: UIColor(white: 0.7, alpha: 1))
      }

      final class PriceController: UIViewController {
        private let note = UILabel()
        var theme = ShopTheme.day

        override func viewDidLoad() {
          super.viewDidLoad()
          note.text = "Taxes included"
          note.textColor = theme.note
          note.backgroundColor = theme.background
        }
      }
      """
    ),
    .reported(
      "An initializer of the project is handed the color",
      """
      extension UILabel {
        convenience init(_ text: String, color: UIColor) {
          self.init()
          self.text = text
          textColor = color
        }
      }

      final class NoteCell: UITableViewCell {
        private let note = UILabel("Sold out", color: .lightGray)
                                                    //^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .white
          note.font = .preferredFont(forTextStyle: .body)
          note.adjustsFontForContentSizeCategory = true
          contentView.addSubview(UIStackView(arrangedSubviews: [note]))
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .ignored(
      "A dot between two texts",
      """
      final class NoteCell: UITableViewCell {
        private let dot = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .white
          dot.text = "•"
          dot.textColor = .lightGray
          dot.font = .preferredFont(forTextStyle: .body)
          dot.adjustsFontForContentSizeCategory = true
          contentView.addSubview(UIStackView(arrangedSubviews: [dot]))
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .reported(
      "The second line of a cell of UIKit's own",
      """
      final class StockController: UITableViewController {
        override func tableView(
          _ tableView: UITableView,
          cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "stock")
          cell.backgroundColor = .white
          cell.detailTextLabel?.textColor = .lightGray
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio is 2.3:1; 4.5:1 is required
          return cell
        }
      }
      """
    ),
  ]
}
