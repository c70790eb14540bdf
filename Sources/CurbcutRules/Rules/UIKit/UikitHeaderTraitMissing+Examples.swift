extension Rule {
  /// More examples of `uikit-header-trait-missing`: labels in the headers of sections.
  static let headersOfLists: [Example] = [
    .reported(
      "The only label in the header of a section, whatever it is called",
      """
      final class HutsHeader: UITableViewHeaderFooterView {
        private let hutsText = UILabel()

        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          hutsText.font = .preferredFont(forTextStyle: .subheadline)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "hutsText" looks like a heading but lacks the header trait
          hutsText.adjustsFontForContentSizeCategory = true
          contentView.addSubview(hutsText)
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ count: Int) {
          hutsText.text = huts(count)
        }
      }
      """,
      fixed: [
        "Add the header trait": """
        final class HutsHeader: UITableViewHeaderFooterView {
          private let hutsText = UILabel()

          override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            hutsText.font = .preferredFont(forTextStyle: .subheadline)
            hutsText.accessibilityTraits.insert(.header)
            hutsText.adjustsFontForContentSizeCategory = true
            contentView.addSubview(hutsText)
          }

          required init?(coder: NSCoder) { fatalError() }

          func show(_ count: Int) {
            hutsText.text = huts(count)
          }
        }
        """
      ]
    ),
    .ignored(
      "Two labels, one of which counts, and a footer",
      """
      final class HutsHeader: UITableViewHeaderFooterView {
        private let hutsText = UILabel()
        private let bedsText = UILabel()

        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          hutsText.font = .preferredFont(forTextStyle: .subheadline)
          hutsText.adjustsFontForContentSizeCategory = true
          bedsText.font = .preferredFont(forTextStyle: .subheadline)
          bedsText.adjustsFontForContentSizeCategory = true
          contentView.addSubview(hutsText)
          contentView.addSubview(bedsText)
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(_ count: Int) {
          hutsText.text = huts(count)
          bedsText.text = beds(count)
        }
      }

      final class HutsFooter: UITableViewHeaderFooterView {
        private let hutsText = UILabel()

        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          hutsText.font = .preferredFont(forTextStyle: .subheadline)
          hutsText.adjustsFontForContentSizeCategory = true
          contentView.addSubview(hutsText)
        }

        required init?(coder: NSCoder) { fatalError() }
        func show(_ count: Int) { hutsText.text = huts(count) }
      }
      """
    ),
    .ignored(
      "It explains the section, by its name",
      """
      final class OfferHeader: UITableViewHeaderFooterView {
        private let infoLabel = UILabel()

        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          infoLabel.font = .preferredFont(forTextStyle: .subheadline)
          infoLabel.adjustsFontForContentSizeCategory = true
          infoLabel.numberOfLines = 0
          contentView.addSubview(infoLabel)
        }

        required init?(coder: NSCoder) { fatalError() }
        func show(_ offer: Offer) { infoLabel.text = offer.text }
      }
      """
    ),
    .reported(
      "A function makes the title of each section",
      """
      final class TrailView: UIView {
        private let stack = UIStackView()

        func show(_ sections: [(title: String, body: String)]) {
          for section in sections {
            stack.addArrangedSubview(makeSectionTitle(section.title))
            stack.addArrangedSubview(makeParagraph(section.body))
          }
        }

        private func makeSectionTitle(_ text: String) -> UILabel {
          let sectionTitle = UILabel()
          sectionTitle.text = text
          sectionTitle.font = .preferredFont(forTextStyle: .title2)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label looks like a heading but lacks the header trait
          sectionTitle.adjustsFontForContentSizeCategory = true
          return sectionTitle
        }

        private func makeParagraph(_ text: String) -> UILabel {
          let paragraph = UILabel()
          paragraph.text = text
          paragraph.font = .preferredFont(forTextStyle: .body)
          paragraph.adjustsFontForContentSizeCategory = true
          return paragraph
        }
      }
      """
    ),
    .reported(
      "The title of a section in a font that a descriptor gives",
      """
      final class TitleView: UICollectionReusableView {
        private let label = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
          label.font = UIFont(descriptor: descriptor, size: 0)
          label.adjustsFontForContentSizeCategory = true
          addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        func show(_ title: String) { label.text = title }
                                   //^^^^^^^^^^^^^^^^^^ "label" is the title of a section but lacks the header trait
      }
      """,
      fixed: [
        "Add the header trait": """
        final class TitleView: UICollectionReusableView {
          private let label = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
            label.font = UIFont(descriptor: descriptor, size: 0)
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityTraits.insert(.header)
            addSubview(label)
          }

          required init?(coder: NSCoder) { nil }

          func show(_ title: String) { label.text = title }
        }
        """
      ]
    ),
  ]
}
