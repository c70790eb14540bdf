import CurbcutModel

extension ItemModel {
  /// A text in a view of which VoiceOver learns nowhere else, as far as its type goes: nothing there has a
  /// name, a value or elements that could say it.
  func textOnlyShown(in view: UIKitObject) -> UIKitObject? {
    guard view.isKind(of: .view), view.declaration.keyword == .class,
      !view.mentions(anyOf: UIKitObject.speakingProperties),
      view.outside.isDisjoint(with: UIKitObject.speakingProperties),
      !view.mentionedSymbols.contains(.announces), !NameHint.backdrop.matches(view.name)
    else { return nil }
    return descendants(of: view).first { text in
      text.type == .label && text.showsWords && text.settings(of: "isHidden").isEmpty
    }
  }
}

extension UIKitObject {
  /// Whether code gives it words, or what may be words.
  fileprivate var showsWords: Bool {
    settings(of: "text").contains { setting in
      guard let value = setting.value else { return false }
      if case .nothing = value.form { return false }
      return value.phrase.value?.literal?.contains { $0.isLetter || $0.isNumber } ?? true
    }
  }
}

extension Rule {
  /// Examples of `uikit-container-hides-controls` about texts, and about classes above.
  static let textsOnlyShown: [Example] = [
    .reported(
      "Texts that nothing else says",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Basket"
          let price = UILabel()
          price.text = "59 euros"
          price.font = .preferredFont(forTextStyle: .body)
          price.adjustsFontForContentSizeCategory = true
          let total = UIStackView(arrangedSubviews: [price])
          total.accessibilityElementsHidden = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "price" is hidden from VoiceOver, which reads nothing else that says it
          view.addSubview(total)
        }
      }
      """
    ),
    .ignored(
      "Texts that a label says",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Basket"
          let price = UILabel()
          price.text = "59 euros"
          price.font = .preferredFont(forTextStyle: .body)
          price.adjustsFontForContentSizeCategory = true
          let total = UIStackView(arrangedSubviews: [price])
          total.accessibilityElementsHidden = true
          view.addSubview(total)
          let pay = UIButton(configuration: .plain())
          pay.configuration?.title = "Pay"
          pay.accessibilityLabel = "Pay 59 euros"
          view.addSubview(pay)
        }
      }
      """
    ),
    .reported(
      "A button in a cell that the class above makes an element",
      """
      class PostCell: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ text: String) { accessibilityLabel = text }
      }

      final class LikedPostCell: PostCell {
        private let like = UIButton(configuration: .plain())
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "like" cannot be reached inside this element; offer it as a custom action

        override init(frame: CGRect) {
          super.init(frame: frame)
          like.configuration?.title = "Like"
          contentView.addSubview(like)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .ignored(
      "A cell that is no element, unlike those of the class above",
      """
      class PostCell: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ text: String) { accessibilityLabel = text }
      }

      final class LikedPostCell: PostCell {
        private let like = UIButton(configuration: .plain())

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = false
          like.configuration?.title = "Like"
          contentView.addSubview(like)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
  ]
}
