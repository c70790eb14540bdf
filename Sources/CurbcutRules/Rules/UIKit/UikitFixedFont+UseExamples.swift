extension Rule {
  /// The examples of `uikit-fixed-font` about fonts that the project makes elsewhere.
  static let usedFixedFontsOfUIKit: [Example] = [
    .reported(
      "A font of the app that chooses its file by weight, handed to an initializer and chosen by state",
      """
      extension UIFont {
        static func app(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
          {
            switch weight {
            case .bold: return UIFont(name: "Lora-Bold", size: size)
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
            default: return nil
            }
          }() ?? .systemFont(ofSize: size, weight: weight)
        }
      }

      final class BillView: UIView {
        let total = UILabel("Total", font: .app(16, weight: .bold))
                                         //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
        let note = UILabel()

        func update(isPaid: Bool) {
          note.font = isPaid ? .app(12, weight: .regular) : .app(14, weight: .bold)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 or 14 pt font does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "Sizes of an app's own fonts, and what is no font",
      """
      final class BillView: UIView {
        static let caption: UIFont = .Brand.regular.withSize(12)
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
        private lazy var total: UILabel = {
          let label = UILabel()
          label.font = .Brand.medium.withSize(16)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
          return label
        }()
        private lazy var star: UIImageView = {
          let view = UIImageView(image: .Icons.star.withSize(20))
          view.isAccessibilityElement = false
          return view
        }()
      }
      """
    ),
  ]
}
