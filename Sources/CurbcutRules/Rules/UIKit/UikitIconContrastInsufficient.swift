import CurbcutModel

extension Rule {
  static let uikitIconContrastInsufficient = Rule(
    id: "uikit-icon-contrast-insufficient",
    title: "UIKit icon button has insufficient contrast",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContrast],
    since: "0.2.0",
    why: """
      People with low vision cannot find a button whose icon is close to its background in lightness.
      WCAG requires a contrast ratio of at least 3:1 for what identifies a control.
      """,
    knownLimitations: """
      Checked are buttons with a template image or a symbol and a tint color of their own. The background
      has to be set on the same button, or on a view it is put into by the same type or an extension.
      """,
    examples: [
      .reported(
        """
        final class TripCell: UICollectionViewCell {
          private let more = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            more.tintColor = .lightGray
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this icon is 2.32:1; 3:1 is required
            more.setImage(UIImage(named: "dots")?.withRenderingMode(.alwaysTemplate), for: .normal)
            more.accessibilityLabel = "More"
            more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
            contentView.addSubview(more)
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func showMore() {}
        }
        """
      ),
      .reported(
        "Above what is a mere picture, and below what is put in later",
        """
        final class TripCell: UICollectionViewCell {
          private let pin = UIImageView()
          private let more = UIButton(type: .system)
          private let shade = UIView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            pin.tintColor = .black
            more.tintColor = .lightGray
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this icon is 2.32:1; 3:1 is required
            more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
            more.accessibilityLabel = "More"
            more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.1)
            contentView.addSubview(pin)
            contentView.addSubview(more)
            contentView.addSubview(shade)
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func showMore() {}
        }
        """
      ),
      .reported(
        "On a background that is not known, beside dark text",
        """
        final class TripsController: UITableViewController {
          private func header() -> UIView {
            let view = UIView()
            let name = UILabel()
            name.text = "Trips"
            name.accessibilityTraits = .header
            name.font = .preferredFont(forTextStyle: .headline)
            name.adjustsFontForContentSizeCategory = true
            let add = UIButton(type: .system)
            add.tintColor = .lightGray
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this icon is at most 2.32:1 on a light background; 3:1 is required
            add.setImage(UIImage(systemName: "plus"), for: .normal)
            add.accessibilityLabel = "Add trip"
            add.addTarget(self, action: #selector(addTrip), for: .touchUpInside)
            view.addSubview(name)
            view.addSubview(add)
            return view
          }

          @objc private func addTrip() {}
        }
        """
      ),
      .recommended(
        """
        final class TripCell: UICollectionViewCell {
          private let more = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            more.tintColor = .darkGray
            more.setImage(UIImage(named: "dots")?.withRenderingMode(.alwaysTemplate), for: .normal)
            more.accessibilityLabel = "More"
            more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
            contentView.addSubview(more)
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func showMore() {}
        }
        """
      ),
      .ignored(
        "An image in its own colors, and a view that may lie below the button",
        """
        final class TripCell: UICollectionViewCell {
          private let flag = UIButton()
          private let map = UIView()
          private let more = UIButton()

          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            flag.tintColor = .lightGray
            flag.setImage(UIImage(named: "flag")?.withRenderingMode(.alwaysOriginal), for: .normal)
            flag.accessibilityLabel = "Country"
            flag.addTarget(self, action: #selector(showMore), for: .touchUpInside)
            contentView.addSubview(flag)
            contentView.addSubview(map)
            more.tintColor = .lightGray
            more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
            more.accessibilityLabel = "More"
            more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
            contentView.addSubview(more)
          }

          required init?(coder: NSCoder) { fatalError() }

          @objc private func showMore() {}
        }
        """
      ),
      .ignored(
        "Other code may tint it",
        """
        final class MapController: UIViewController {
          private let locate = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            locate.backgroundColor = .white
            locate.tintColor = .lightGray
            locate.setImage(UIImage(systemName: "location"), for: .normal)
            locate.accessibilityLabel = "My location"
            locate.addTarget(self, action: #selector(find), for: .touchUpInside)
            view.addSubview(locate)
            Theme.current.apply(to: locate)
          }

          @objc private func find() {}
        }
        """
      ),
      .ignored(
        "A title says what it does",
        """
        final class MapController: UIViewController {
          private let locate = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            locate.backgroundColor = .white
            locate.tintColor = .lightGray
            locate.setImage(UIImage(systemName: "location"), for: .normal)
            locate.setTitle("Find me", for: .normal)
            locate.setTitleColor(.black, for: .normal)
            locate.titleLabel?.font = .preferredFont(forTextStyle: .body)
            locate.titleLabel?.adjustsFontForContentSizeCategory = true
            locate.addTarget(self, action: #selector(find), for: .touchUpInside)
            view.addSubview(locate)
          }

          @objc private func find() {}
        }
        """
      ),
      .ignored(
        "An extension tints it, too",
        """
        final class MapController: UIViewController {
          let locate = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            locate.backgroundColor = .white
            locate.tintColor = .lightGray
            locate.setImage(UIImage(systemName: "location"), for: .normal)
            locate.accessibilityLabel = "My location"
            locate.addTarget(self, action: #selector(find), for: .touchUpInside)
            view.addSubview(locate)
          }

          @objc private func find() {}
        }

        extension MapController {
          func found() {
            locate.tintColor = .black
          }
        }
        """
      ),
      .reported(
        "The dots of a page control",
        """
        final class TourController: UIViewController {
          private let pages = UIPageControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Tour"
            view.backgroundColor = .white
            pages.numberOfPages = 3
            pages.currentPageIndicatorTintColor = UIColor(white: 0.84, alpha: 1)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of these page dots is 1.45:1; 3:1 is required
            pages.pageIndicatorTintColor = UIColor(white: 0.5, alpha: 1)
            view.addSubview(pages)
          }
        }
        """
      ),
    ],
    check: .object { button, item, findings in
      for dots in item.dotColors(of: button) where dots.ratio < item.project.contrastOfLargeText {
        findings.report(
          "Contrast ratio of these page dots is \(Color.text(ofRatio: dots.ratio)):1; "
            + "\(Color.text(ofRatio: item.project.contrastOfLargeText)):1 is required",
          at: dots.range,
          severity: dots.isSure ? nil : .info
        )
      }
      guard button.isKind(of: .button), !button.isOwn, button.showsTemplate, button.isPressed
      else { return }
      guard let colors = item.iconColors(of: button) else {
        guard let low = item.iconContrastOnLight(of: button),
          low.ratio < item.project.contrastOfLargeText
        else { return }
        findings.report(
          "Contrast ratio of this icon is at most \(Color.text(ofRatio: low.ratio)):1 on a light "
            + "background; \(Color.text(ofRatio: item.project.contrastOfLargeText)):1 is required",
          at: low.range,
          severity: .info
        )
        return
      }
      guard colors.ratio < item.project.contrastOfLargeText else { return }
      findings.report(
        "Contrast ratio of this icon is \(Color.text(ofRatio: colors.ratio)):1; "
          + "\(Color.text(ofRatio: item.project.contrastOfLargeText)):1 is required",
        at: colors.range,
        severity: colors.isSure ? nil : .info
      )
    },
    exemptions: [
      .object("other code may tint it") { button in
        button.isHandedOn || button.isOutlet || button.inherited.contains("tintColor")
          || button.outside.contains { $0 == "tintColor" || $0.hasPrefix("tintColor@") }
      },
      .object("it has a title", certainty: \.hasTitle),
    ]
  )
}

extension UIKitObject {
  /// Whether the tint colors all the images that it shows.
  ///
  /// Source: Apple, `UIButton.ButtonType.system` and `UIImage.RenderingMode`.
  fileprivate var showsTemplate: Bool {
    let type = creation?.call?.arguments.first { $0.label == "type" }?.value.memberName
    return !pictures.isEmpty
      && pictures.allSatisfy { picture in
        let source = picture.image.source
        guard !source.contains("alwaysOriginal"), !source.contains("withTintColor") else {
          return false
        }
        return picture.isSymbol || type == "system" || source.contains("alwaysTemplate")
      }
  }

  /// Whether something happens when it is pressed.
  fileprivate var isPressed: Bool {
    settings.contains { $0.path == ["addTarget"] || $0.path == ["addAction"] }
      || primaryAction != nil || !outside.isDisjoint(with: ["addTarget", "addAction"])
  }
}
