extension Rule {
  /// More examples of `uikit-gesture-view-not-accessible`: the view around offers what a tap does.
  static let gestureViewsInElements: [Example] = [
    .ignored(
      "It lies in an element that offers actions",
      """
      final class LinkCard: UIControl {
        private let header = UIStackView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(header)
          let tap = UITapGestureRecognizer(target: self, action: #selector(openAuthor))
          header.addGestureRecognizer(tap)
          isAccessibilityElement = true
          accessibilityLabel = "Ten huts above the clouds"
          accessibilityTraits = .link
        }

        required init?(coder: NSCoder) { fatalError() }

        override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
          get { menu.actions }
          set {}
        }

        @objc private func openAuthor() { router.open() }
      }
      """
    )
  ]
}
