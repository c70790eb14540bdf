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

extension ItemModel {
  /// What takes a text of a view of the project from VoiceOver, where nothing else there says it.
  func hidingOfOnlyText(_ text: UIKitObject) -> ObjectSetting? {
    let flags = text.settings(of: "isAccessibilityElement")
    guard text.type == .label, text.place == .member, text.showsGivenWords, let flag = flags.first,
      flags.count == 1, flag.value?.boolean == false, !flag.isConditional,
      text.settings(of: "isHidden").isEmpty,
      let own = ownObject(of: text.declaration), own.isPlainContainer,
      own.settings(of: "isAccessibilityElement").isEmpty,
      own.outside.union(own.inherited).isDisjoint(with: UIKitObject.exposingProperties),
      !text.declaration.mentions(anyOf: UIKitObject.speakingProperties),
      !text.declaration.mentions(anyOf: UIKitObject.exposingProperties.subtracting([flag.name])),
      text.declaration.property(flag.name) == nil, !own.mentionedSymbols.contains(.announces)
    else { return nil }
    return flag
  }
}

extension UIKitObject {
  /// What makes a view say something by itself, or says which elements it has.
  fileprivate static let exposingProperties = speakingProperties.union([
    "isAccessibilityElement", "accessibilityElements", "accessibilityElementsHidden",
  ])

  /// Whether it is a class of views that say nothing by themselves and put nothing together.
  fileprivate var isPlainContainer: Bool {
    declaration.keyword == .class && (type == .view || type == .stackView)
  }
}

extension UIKitObject {
  /// Whether a function gives it words that it is handed, which are those of something that is shown.
  fileprivate var showsGivenWords: Bool {
    settings(of: "text").contains { setting in
      guard let value = setting.value else { return false }
      return declaration.functions.contains { function in
        function.name == setting.member && function.node.range.contains(setting.range.lowerBound)
          && function.parameters.contains { value.mentions($0.name) }
      }
    }
  }

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
    .reported(
      "The only text of a view, which is no element",
      """
      final class PriceTag: UIView {
        private let label = UILabel()

        private func setUp() {
          label.font = .preferredFont(forTextStyle: .headline)
          label.adjustsFontForContentSizeCategory = true
          label.isAccessibilityElement = false
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "label" is hidden from VoiceOver, which reads nothing else that says it
          addSubview(label)
        }

        func show(_ price: String) { label.text = price }
      }
      """
    ),
    .ignored(
      "The only text of a view that says it itself, or whose user does",
      """
      final class PriceTag: UIView {
        private let label = UILabel()

        private func setUp() {
          label.font = .preferredFont(forTextStyle: .headline)
          label.adjustsFontForContentSizeCategory = true
          label.isAccessibilityElement = false
          addSubview(label)
          isAccessibilityElement = true
        }

        func show(_ price: String) {
          label.text = price
          accessibilityLabel = price
        }
      }

      final class Badge: UIView {
        private let label = UILabel()

        private func setUp() {
          label.font = .preferredFont(forTextStyle: .headline)
          label.adjustsFontForContentSizeCategory = true
          label.isAccessibilityElement = false
          addSubview(label)
        }

        func show(_ count: String) { label.text = count }
      }

      final class Veil: UIView {
        private let warning = UILabel()

        private func setUp() {
          warning.font = .preferredFont(forTextStyle: .headline)
          warning.adjustsFontForContentSizeCategory = true
          warning.text = "Tap to show"
          warning.isAccessibilityElement = false
          addSubview(warning)
        }
      }

      final class CartController: UIViewController {
        private let badge = Badge()

        func show(_ count: Int) {
          badge.show("\\(count)")
          badge.isAccessibilityElement = true
          badge.accessibilityLabel = "\\(count) items"
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
      "A switch in a cell that a list gives without a cast",
      """
      final class PrivacyController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: path)
          let toggle = UISwitch()
          toggle.accessibilityLabel = "Share location"
          cell.contentView.addSubview(toggle)
          cell.isAccessibilityElement = true
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "toggle" cannot be reached inside this element; offer it as a custom action
          cell.accessibilityLabel = "Share location"
          return cell
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
