import CurbcutModel

extension Rule {
  static let uikitFixedHeightConstraint = Rule(
    id: "uikit-fixed-height-constraint",
    title: "Fixed height may clip larger text",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      Text that grows with the reader's setting needs room to grow. A label, button or field of a fixed
      height cuts it off.
      """,
    examples: [
      .reported(
        """
        final class NewsController: UIViewController {
          private let headline = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            headline.text = "News"
            headline.heightAnchor.constraint(equalToConstant: 22).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 22 pt may clip larger text
          }
        }
        """,
        fixed: [
          "Use `greaterThanOrEqualToConstant`": """
          final class NewsController: UIViewController {
            private let headline = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              headline.text = "News"
              headline.heightAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
            }
          }
          """
        ]
      ),
      .reported(
        "Two of one height between the same edges, of which one could not grow alone",
        """
        final class DatesController: UIViewController {
          private let clear = UIButton(type: .system)
          private let save = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            clear.setTitle("Clear", for: .normal)
            clear.titleLabel?.font = .preferredFont(forTextStyle: .body)
            clear.titleLabel?.adjustsFontForContentSizeCategory = true
            save.setTitle("Save", for: .normal)
            save.titleLabel?.font = .preferredFont(forTextStyle: .body)
            save.titleLabel?.adjustsFontForContentSizeCategory = true
            view.addSubview(clear)
            view.addSubview(save)
            clear.heightAnchor.constraint(equalToConstant: 46).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 46 pt may clip larger text
            save.heightAnchor.constraint(equalToConstant: 46).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 46 pt may clip larger text
          }
        }
        """,
        fixed: [
          "Use `greaterThanOrEqualToConstant`": """
          final class DatesController: UIViewController {
            private let clear = UIButton(type: .system)
            private let save = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              clear.setTitle("Clear", for: .normal)
              clear.titleLabel?.font = .preferredFont(forTextStyle: .body)
              clear.titleLabel?.adjustsFontForContentSizeCategory = true
              save.setTitle("Save", for: .normal)
              save.titleLabel?.font = .preferredFont(forTextStyle: .body)
              save.titleLabel?.adjustsFontForContentSizeCategory = true
              view.addSubview(clear)
              view.addSubview(save)
              clear.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
              save.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
            }
          }
          """
        ]
      ),
      .reported(
        "All that a scroll view scrolls",
        """
        final class TermsController: UIViewController {
          private let scrollView = UIScrollView()
          private let page = UIView()
          private let terms = UILabel()
          private let logo = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Terms"
            terms.text = "You agree to be kind."
            terms.numberOfLines = 0
            terms.font = .preferredFont(forTextStyle: .body)
            terms.adjustsFontForContentSizeCategory = true
            page.heightAnchor.constraint(equalToConstant: 640).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 640 pt for what is scrolled may clip larger text
            page.addSubview(logo)
            page.addSubview(terms)
            scrollView.addSubview(page)
            view.addSubview(scrollView)
          }
        }
        """
      ),
      .reported(
        "A view that gives itself a height",
        """
        final class OfflineBanner: UIView {
          private let words = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            words.font = .preferredFont(forTextStyle: .footnote)
            words.adjustsFontForContentSizeCategory = true
            words.numberOfLines = 0
            addSubview(words)
            heightAnchor.constraint(equalToConstant: 32).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 32 pt may clip larger text
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .recommended(
        """
        final class NewsController: UIViewController {
          private let headline = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            headline.text = "News"
            headline.heightAnchor.constraint(greaterThanOrEqualToConstant: 22).isActive = true
          }
        }
        """
      ),
      .ignored(
        "Other code may set it up",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Huts"
            name.heightAnchor.constraint(equalToConstant: 20).isActive = true
            Styles.apply(to: name)
          }
        }
        """
      ),
      .ignored(
        "No text, and a height that is changed",
        """
        final class NewsController: UIViewController {
          private let line = UIView()
          private let close = UIButton(type: .close)

          override func viewDidLoad() {
            super.viewDidLoad()
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            close.heightAnchor.constraint(equalToConstant: 44).isActive = true
          }
        }
        """
      ),
      .ignored(
        "A font that never grows",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Huts"
            name.font = .systemFont(ofSize: 16, weight: .bold)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
            name.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """
      ),
      .reported(
        "A constant, a package for layout, an extension, and a view around text that wraps",
        """
        final class NoteView: UIView {
          private enum Layout { static let title: CGFloat = 24 }
          private let title = UILabel()
          private let author = UILabel()
          private let footer = UIView()
          private let terms = UILabel()

          func setUp() {
            title.heightAnchor.constraint(equalToConstant: Layout.title).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 24 pt may clip larger text
            author.snp.makeConstraints { $0.height.equalTo(20) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 20 pt may clip larger text
            terms.font = .preferredFont(forTextStyle: .footnote)
            terms.adjustsFontForContentSizeCategory = true
            terms.numberOfLines = 0
            footer.addSubview(terms)
            footer.heightAnchor.constraint(equalToConstant: 40).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 40 pt may clip larger text
          }
        }
        """
      ),
      .ignored(
        "A view around one line, and a frame that changes",
        """
        final class NoteView: UIView {
          private let bar = UIView()
          private let title = UILabel()

          func setUp() {
            title.font = .preferredFont(forTextStyle: .footnote)
            title.adjustsFontForContentSizeCategory = true
            bar.addSubview(title)
            bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
            title.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          }

          override func layoutSubviews() {
            super.layoutSubviews()
            title.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
          }
        }
        """
      ),
      .ignored(
        "As wide as it is high",
        """
        final class PlayBar: UIView {
          private let play = UIButton(type: .custom)

          func setUp(with look: UIButton.Configuration) {
            play.configuration = look
            play.heightAnchor.constraint(equalToConstant: 50).isActive = true
            play.widthAnchor.constraint(equalTo: play.heightAnchor).isActive = true
          }
        }
        """
      ),
      .reported(
        "In a stack of a fixed height, which would not grow with it",
        """
        final class PlayBar: UIView {
          private let row = UIStackView()
          private let status = UILabel()

          func setUp() {
            status.text = "Playing"
            status.font = .preferredFont(forTextStyle: .body)
            status.adjustsFontForContentSizeCategory = true
            status.heightAnchor.constraint(equalToConstant: 30).isActive = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 30 pt may clip larger text
            row.addArrangedSubview(status)
            row.heightAnchor.constraint(equalToConstant: 30).isActive = true
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .object { object, item, findings in
      guard !object.isOwn || object.type == .view, item.isForReadersOfText(object.declaration)
      else { return }
      if let (points, setting) = item.heightOfScrolledContent(object) {
        findings.report(
          "Fixed height of \(pointsText(points)) pt for what is scrolled may clip larger text",
          at: setting.range
        )
        return
      }
      guard
        object.isKind(of: .label, .button, .textField) && object.showsText
          || object.holdsGrowingText(in: item)
      else { return }
      let font = object.settings.last { $0.name == "font" }?.value
      let isFixed =
        font.flatMap { item.uiFont($0, in: object.declaration)?.isScaled } == false
        || font == nil && object.keepsDefaultFont
      for setting in object.settings {
        guard let points = setting.fixedHeight(in: item, of: object.declaration), points >= 12,
          points <= 80
        else { continue }
        // Where it stays as it is, whoever sets a frame may set another.
        if setting.path[0] == "frame", !object.isKind(of: .label) || object.setsFrames { continue }
        let argument = setting.arguments.first { $0.label == "equalToConstant" }
        findings.report(
          "Fixed height of \(pointsText(points)) pt may clip larger text",
          at: setting.range,
          unless: [
            .object("its font never grows, which another rule is about") { _ in isFixed },
            .object("it is as wide as it is high, as a picture is") { button in
              guard button.isKind(of: .button), let size = button.fixedSize(in: item) else {
                return false
              }
              return size.width == size.height
            },
          ],
          // A stack of a fixed height would not grow with it.
          fixes: item.standsInFixedHeight(object)
            ? []
            : argument.map { argument in
              let heights = [argument] + item.heights(equalTo: points, beside: object)
              return [
                FixProposal(
                  title: "Use `greaterThanOrEqualToConstant`",
                  safety: .review,
                  changes: heights.map { height in
                    .replace(
                      height.range,
                      with: "greaterThanOrEqualToConstant: \(height.value.source)"
                    )
                  }
                )
              ]
            } ?? []
        )
      }
    },
    exemptions: [
      .object("other code may set it up", certainty: { $0.isHandedOn ? .unknown : .no })
    ]
  )
}

extension ItemModel {
  /// The equal heights of other texts in the same view: one alone could not grow between the same edges.
  fileprivate func heights(equalTo points: Double, beside object: UIKitObject) -> [Argument] {
    guard let place = object.container, objects.indices.contains(place) else { return [] }
    return objects[place].children.flatMap { child -> [Argument] in
      guard objects.indices.contains(child), case let other = objects[child],
        other.range != object.range, other.isKind(of: .label, .button, .textField)
      else { return [] }
      return other.settings.compactMap { setting in
        setting.fixedHeight(in: self, of: other.declaration) == points
          ? setting.arguments.first { $0.label == "equalToConstant" } : nil
      }
    }
  }

  /// Whether a view around it has a height that code fixes too.
  fileprivate func standsInFixedHeight(_ object: UIKitObject) -> Bool {
    var place = object.container
    for _ in 0..<4 {
      guard let index = place, objects.indices.contains(index) else { return false }
      let view = objects[index]
      if view.settings.contains(where: { $0.fixedHeight(in: self, of: view.declaration) != nil }) {
        return true
      }
      place = view.container
    }
    return false
  }

  /// The height that is fixed of a view in a scroll view that holds texts among other views, and so
  /// cuts off what does not fit, though it could be scrolled.
  fileprivate func heightOfScrolledContent(
    _ view: UIKitObject
  ) -> (points: Double, setting: ObjectSetting)? {
    guard view.type == .view || view.type == .stackView, let place = view.container,
      objects.indices.contains(place), objects[place].type == .scrollView,
      case let inner = descendants(of: view), inner.count > 1,
      inner.contains(where: { $0.isKind(of: .label, .textView) || $0.hasTitle == .yes })
    else { return nil }
    for setting in view.settings where !setting.isConditional && setting.path.first != "frame" {
      guard let points = setting.fixedHeight(in: self, of: view.declaration), points >= 200 else {
        continue
      }
      return (points, setting)
    }
    return nil
  }
}

extension UIKitObject {
  /// Whether it shows words in a font that grows, or one that nothing sets.
  fileprivate var showsText: Bool {
    if isKind(of: .label, .textField) { return true }
    let titles = settings(of: "setTitle").map { $0.argument(nil)?.phrase.value?.literal }
    // “▾” is a picture.
    let showsOnlySigns =
      !titles.isEmpty
      && titles.allSatisfy { $0?.contains { $0.isLetter || $0.isNumber } == false }
    return hasTitle == .yes && !showsOnlySigns
  }

  /// Whether it is made in code as a text in the system's own font, which does not grow, and nothing
  /// else is said of it.
  fileprivate var keepsDefaultFont: Bool {
    isKind(of: .textField) && creation != nil && !isOwn
      && !settings.contains { $0.name == "adjustsFontForContentSizeCategory" }
  }

  /// Whether its frame is set more than once.
  fileprivate var setsFrames: Bool {
    settings.filter { $0.path.first == "frame" }.count > 1
  }

  /// Whether it is a plain view around a text that grows and may wrap.
  fileprivate func holdsGrowingText(in item: ItemModel) -> Bool {
    guard type == .view || type == .stackView, !children.isEmpty else { return false }
    return item.descendants(of: self).contains { label in
      guard label.isKind(of: .label),
        let font = label.settings.last(where: { $0.path == ["font"] })?.value,
        item.uiFont(font, in: label.declaration)?.isScaled == true
      else { return false }
      return label.settings.contains {
        $0.path == ["numberOfLines"] && $0.value?.number.map { $0 != 1 } == true
      }
    }
  }
}
