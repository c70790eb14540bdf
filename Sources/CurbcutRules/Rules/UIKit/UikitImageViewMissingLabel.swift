import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitImageViewMissingLabel = Rule(
    id: "uikit-image-view-missing-label",
    title: "Informative image view has no accessibility label",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      A `UIImageView` is no accessibility element by itself. What a diagram, a chart or a map shows is
      lost on people who cannot see it, unless the view is made an element with a label that says it.
      """,
    knownLimitations: "Which image informs is told by its name and that of its asset.",
    examples: [
      .reported(
        """
        final class AssemblyController: UIViewController {
          private let diagram = UIImageView(image: UIImage(named: "step_3_diagram"))
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(diagram)
          }
        }
        """
      ),
      .reported(
        "A code for others to scan, and a picture that shows how to scan",
        """
        final class InviteController: UIViewController {
          private let qrCodeView: UIImageView
          private let scanQRView = UIImageView(image: UIImage(named: "camera"))

          init(code: UIImage) {
            qrCodeView = UIImageView(image: code)
                       //^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it
            super.init(nibName: nil, bundle: nil)
            view.addSubview(qrCodeView)
            view.addSubview(scanQRView)
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "A cell with nothing but an image that it is given",
        """
        final class PhotoCell: UICollectionViewCell {
                  //^^^^^^^^^ VoiceOver users cannot reach this cell: it shows an image, and is no element with a label
          private let picture = UIImageView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(picture)
          }

          required init?(coder: NSCoder) { fatalError() }

          func show(_ item: Photo) { picture.image = item.image }
        }
        """
      ),
      .recommended(
        """
        final class AssemblyController: UIViewController {
          private let diagram = UIImageView(image: UIImage(named: "step_3_diagram"))

          override func viewDidLoad() {
            super.viewDidLoad()
            diagram.isAccessibilityElement = true
            diagram.accessibilityLabel = "The long board slides into the groove from the left"
            view.addSubview(diagram)
          }
        }
        """
      ),
      .reported(
        "The image is all that tells the condition",
        """
        final class ForecastCell: UITableViewCell {
          private let dayLabel = UILabel()
                               //^^^^^^^^^ The default font of this label does not support Dynamic Type
          private let conditionView = UIImageView()
                                    //^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(dayLabel)
            contentView.addSubview(conditionView)
          }

          func configure(day: String, condition: SkyCondition) {
            dayLabel.text = day
            conditionView.image = UIImage(named: "sky-\\(condition.rawValue)")
          }
        }
        """
      ),
      .ignored(
        "Words tell it as well, or the name may be that of anything",
        """
        final class ForecastCell: UITableViewCell {
          private let dayLabel = UILabel()
                               //^^^^^^^^^ The default font of this label does not support Dynamic Type
          private let conditionView = UIImageView()
          private let pictureView = UIImageView()

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(dayLabel)
            contentView.addSubview(conditionView)
            contentView.addSubview(pictureView)
          }

          func configure(condition: SkyCondition, picture: String) {
            dayLabel.text = condition.name
            conditionView.image = UIImage(named: condition.imageName)
            pictureView.image = UIImage(named: picture)
          }
        }
        """
      ),
      .ignored(
        "Cells with words, with a label, or with views that are not known",
        """
        final class SongCell: UICollectionViewCell {
          private let sleeve = UIImageView()
          private let title = UILabel()
                            //^^^^^^^^^ The default font of this label does not support Dynamic Type

          func setUp() {
            contentView.addSubview(sleeve)
            contentView.addSubview(title)
          }

          func show(_ song: Song) {
            sleeve.image = song.picture
            title.text = song.title
          }
        }

        final class PhotoCell: UICollectionViewCell {
          private let picture = UIImageView()

          func setUp() { contentView.addSubview(picture) }

          func show(_ item: Photo) {
            picture.image = item.image
            isAccessibilityElement = true
            accessibilityLabel = item.caption
          }
        }

        final class FriendCell: UICollectionViewCell {
          private let face = UIImageView()
          private let badge = makeBadge()

          func setUp() { contentView.addSubview(face) }
          func show(_ friend: Friend) { face.image = friend.image }
        }
        """
      ),
      .ignored(
        "Decorative, or an icon",
        """
        final class AssemblyController: UIViewController {
          private let chartIcon = UIImageView(image: UIImage(systemName: "chart.bar"))
          private let background = UIImageView(image: UIImage(named: "paper"))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(background)
            view.addSubview(chartIcon)
          }
        }
        """
      ),
      .ignored(
        "What it is has been decided, or it is an icon",
        """
        final class TideController: UIViewController {
          private let tideChart = UIImageView(image: UIImage(named: "tide"))
          private let icon = UIImageView(image: UIImage(named: "chart"))

          override func viewDidLoad() {
            super.viewDidLoad()
            tideChart.accessibilityTraits = .image
            view.addSubview(tideChart)
            view.addSubview(icon)
          }
        }
        """
      ),
      .reported(
        "A picture beside a button for something else",
        """
        final class SketchCell: UICollectionViewCell {
                  //^^^^^^^^^^ VoiceOver users cannot reach this cell: it shows an image, and is no element with a label
          private let sketch = UIImageView()
          private let trash = UIButton(type: .close)

          func show(_ image: UIImage?) {
            contentView.addSubview(sketch)
            contentView.addSubview(trash)
            sketch.accessibilityIgnoresInvertColors = true
            sketch.image = image
          }
        }
        """
      ),
      .reported(
        "A picture that is the whole screen",
        """
        final class PosterController: UIViewController {
          private let poster = UIImageView()
                             //^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          func show(_ print: UIImage) {
            poster.accessibilityIgnoresInvertColors = true
            poster.image = print
          }

          override func loadView() { view = poster }
        }
        """
      ),
      .ignored(
        "A picture that is drawn below the rest of the screen",
        """
        final class PosterController: UIViewController {
          private let poster = UIImageView()
          private let name = UILabel()

          func show(_ print: UIImage) {
            name.font = .preferredFont(forTextStyle: .body)
            name.adjustsFontForContentSizeCategory = true
            poster.accessibilityIgnoresInvertColors = true
            poster.image = print
            poster.addSubview(name)
          }

          override func loadView() { view = poster }
        }
        """
      ),
      .reported(
        "The image is all that tells a part of what is given",
        """
        final class ParcelCell: UITableViewCell {
          private let statusView = UIImageView()
                                 //^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          func configure(with parcel: Parcel) {
            textLabel?.text = parcel.sender
            statusView.image = UIImage(named: parcel.status.rawValue)
            contentView.addSubview(statusView)
          }
        }

        final class DayCell: UITableViewCell {
          private let weatherView = UIImageView()
                                  //^^^^^^^^^^^^^ VoiceOver skips this image; make it an element with a label that describes it

          func configure(with day: Day) {
            textLabel?.text = day.name
            weatherView.image = UIImage(named: "weather-\\(day.condition.rawValue)")
            contentView.addSubview(weatherView)
          }
        }
        """
      ),
      .ignored(
        "A text tells the part, too",
        """
        final class ParcelCell: UITableViewCell {
          private let statusView = UIImageView()

          func configure(with parcel: Parcel) {
            textLabel?.text = parcel.status.title
            statusView.image = UIImage(named: parcel.status.rawValue)
            contentView.addSubview(statusView)
          }
        }
        """
      ),
      .reported(
        "It is there where a value says so, and nothing else says it",
        """
        final class SellerHeader: UIView {
          private let name = UILabel()
          private let badge = UIImageView(image: UIImage(named: "badge-verified"))
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only this image says "isVerified", and VoiceOver skips it; give it a label

          func show(_ seller: Seller) {
            name.text = seller.name
            name.font = .preferredFont(forTextStyle: .body)
            name.adjustsFontForContentSizeCategory = true
            badge.isHidden = !seller.isVerified
            addSubview(name)
            addSubview(badge)
          }
        }
        """
      ),
      .ignored(
        "Words say it too, and a sign of what is going on",
        """
        final class SellerHeader: UIView {
          private let name = UILabel()
          private let badge = UIImageView(image: UIImage(named: "badge-verified"))
          private let arrow = UIImageView(image: UIImage(named: "arrow"))

          func show(_ seller: Seller) {
            name.text = seller.isVerified ? "\\(seller.name), verified" : seller.name
            name.font = .preferredFont(forTextStyle: .body)
            name.adjustsFontForContentSizeCategory = true
            badge.isHidden = !seller.isVerified
            arrow.isHidden = !seller.isExpanded
            addSubview(name)
            addSubview(badge)
            addSubview(arrow)
          }
        }
        """
      ),
    ],
    check: .object { image, item, findings in
      if image.isOwn, item.showsPictureOnly(image) {
        findings.report(
          "VoiceOver users cannot reach this cell: it shows an image, and is no element with a label",
          at: image.range
        )
        return
      }
      guard image.isKind(of: .imageView), !image.isOwn,
        image.creation != nil || image.isInKnownInterface && image.isAllThatTells
      else { return }
      if image.places.contains("titleView") {
        findings.report(
          "VoiceOver users hear no title of this screen; give the image a label and make it an element",
          at: image.range,
          unless: [
            .object("the screen has a title in words") { image in
              image.declaration.mentions(anyOf: ["title", "prompt"])
            }
          ]
        )
        return
      }
      if let condition = image.conditionOnlyItTells {
        findings.report(
          "Only this image says \"\(condition)\", and VoiceOver skips it; give it a label",
          at: image.range,
          fixes: exposing(image)
        )
        return
      }
      guard image.informs || image.isAllThatTells || item.isWholeScreen(image) else { return }
      findings.report(
        "VoiceOver skips this image; make it an element with a label that describes it",
        at: (image.isOutlet ? image.telling?.range : nil) ?? image.range,
        unless: [
          .object("what is said of it is not read, which another rule is about") { image in
            image.className == UIKitType.imageView.rawValue
              && image.settings.contains {
                ["accessibilityHint", "accessibilityValue"].contains($0.name) && $0.path.count == 1
              }
          }
        ],
        fixes: exposing(image)
      )
    },
    exemptions: Exemption.unnamedOrUnread + [
      .object("it is an accessibility element, or decided otherwise") {
        $0.setsForCertain(anyOf: ["isAccessibilityElement", "accessibilityTraits"])
      },
      .object("the view that it belongs to is one element and speaks for it") {
        $0.isInsideElement
          || !$0.isOwn && !$0.isAllThatTells && $0.conditionOnlyItTells == nil
            && ($0.declaration.name.hasSuffix("Cell") || $0.declaration.name.hasSuffix("Button"))
      },
      .object("it is an icon or decorates, by its name") {
        !$0.places.contains("titleView") && !$0.isAllThatTells && $0.conditionOnlyItTells == nil
          && (NameHint.icon.matches($0.name) || NameHint.ornamentalShape.matches($0.name))
      },
    ]
  )
}

/// What makes a picture an element with a label, where it is set up.
private func exposing(_ image: UIKitObject) -> [FixProposal] {
  guard let setting = image.lastStatementOfSetup, setting.statement == setting.range else {
    return []
  }
  return [
    .review(
      "Make it an element with a label",
      .insertLines(
        [
          "\(setting.prefix)isAccessibilityElement = true",
          "\(setting.prefix)accessibilityLabel = \(image.written(image.suggestedWords))",
        ],
        after: setting.statement.upperBound,
        indentedAs: setting.statement.lowerBound
      )
    )
  ]
}

/// A picture that a camera reads.
private let machineReadable = NameHint("qr qrcode qr-code barcode")

extension UIKitObject {
  /// Whether its name or that of what it shows says that there is something to learn from it.
  fileprivate var informs: Bool {
    if NameHint.informative.matchesEnd(of: name) { return true }
    if machineReadable.matches(name), !NameHint("scan* button").matches(name) { return true }
    return pictures.contains { picture in
      guard !picture.isSymbol, let name = picture.name else { return false }
      return NameHint.informative.matches(name)
    }
  }
}

extension ItemModel {
  /// Whether a picture is all that a screen shows: `view = photoView`, be it in stacks of nothing else.
  fileprivate func isWholeScreen(_ image: UIKitObject) -> Bool {
    var outermost = image
    for _ in 0..<4 {
      guard let container = outermost.container, objects.indices.contains(container),
        objects[container].isKind(of: .stackView), objects[container].children.count == 1
      else { break }
      outermost = objects[container]
    }
    return outermost.places.contains("view") && image.children.isEmpty
      && image.pictures.contains {
        !$0.isSymbol && ($0.name != nil || $0.setting?.value?.path != nil)
      }
      && objects.contains {
        $0.isOwn && $0.declaration === image.declaration && $0.isKind(of: .viewController)
      }
  }
}

extension ItemModel {
  /// Whether a cell of a collection shows an image that it is given, and no words or controls.
  ///
  /// Source: `UIKitClass`: an image view is no element, and a collection view makes none of its cells.
  fileprivate func showsPictureOnly(_ cell: UIKitObject) -> Bool {
    let declaration = cell.declaration
    guard cell.type == .collectionViewCell, declaration.keyword == .class, !cell.isUnread,
      !declaration.isOpenClass, cell.outside.isEmpty, cell.inherited.isEmpty,
      !declaration.mentionedSymbols.contains(.namesObjects),
      !declaration.mentions(anyOf: [
        "isAccessibilityElement", "accessibilityElements", "UIHostingConfiguration",
        "contentConfiguration",
      ])
    else { return false }
    let shown = objects.filter {
      $0.declaration === declaration && !$0.isOwn && ![.others, .parameter].contains($0.place)
    }
    // What else there is may have words.
    let plain: [UIKitType] = [.view, .imageView, .visualEffectView, .activityIndicator]
    guard
      shown.allSatisfy({ view in
        view.source == nil
          && (view.type.map(plain.contains) == true
            // A button for something else says nothing of the picture.
            || view.isKind(of: .button) && view.hasTitle == .no)
      })
    else { return false }
    let names = Set(shown.map(\.name))
    guard
      declaration.properties.allSatisfy({ property in
        property.getter != nil || property.initialValue?.call == nil
          || names.contains(property.name)
      }),
      // Whatever is put into it is one of these.
      cell.settings.allSatisfy({ setting in
        guard setting.name.hasPrefix("addSubview") else { return true }
        return setting.arguments.allSatisfy { argument in
          argument.value.path?.split(separator: ".").last.map { names.contains(String($0)) } == true
        }
      })
    else { return false }
    return shown.contains { image in
      image.type == .imageView && !image.isOutlet && image.container != nil
        && image.settings.contains {
          $0.path == ["image"] && $0.value?.call == nil && $0.value?.path != nil
            && $0.member != "init"
        }
    }
  }
}
