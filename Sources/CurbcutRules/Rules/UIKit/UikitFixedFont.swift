import CurbcutModel

extension Rule {
  static let uikitFixedFont = Rule(
    id: "uikit-fixed-font",
    title: "UIKit font does not support Dynamic Type",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      Many people choose a larger text size. Text in a font of a fixed size ignores that setting and
      can be too small to read. A font of a text style, or one scaled by `UIFontMetrics`, grows with
      it.
      """,
    knownLimitations: """
      Sizes that are worked out are not known. What a function scales further on is left alone with
      all fonts in that function.
      """,
    examples: [
      .reported(
        """
        final class BillController: UIViewController {
          private let total = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            total.font = .systemFont(ofSize: 15)
                       //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            view.addSubview(total)
          }
        }
        """,
        fixed: [
          "Use `.preferredFont(forTextStyle: .subheadline)`": """
          final class BillController: UIViewController {
            private let total = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              total.font = .preferredFont(forTextStyle: .subheadline)
              total.adjustsFontForContentSizeCategory = true
              view.addSubview(total)
            }
          }
          """
        ]
      ),
      .reported(
        "A weight is kept, and so is the app's own font",
        """
        final class BillController: UIViewController {
          private let total = UILabel()
          private let shop = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            total.font = UIFont.systemFont(ofSize: 17, weight: .medium)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 17 pt font does not support Dynamic Type
            shop.font = UIFont(name: "Futura", size: 13)!
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Scale it with `UIFontMetrics(forTextStyle: .body)`": """
          final class BillController: UIViewController {
            private let total = UILabel()
            private let shop = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              total.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 17, weight: .medium))
              total.adjustsFontForContentSizeCategory = true
              shop.font = UIFont(name: "Futura", size: 13)!
            }
          }
          """
        ]
      ),
      .reported(
        "A constant, and the attributes of a text",
        """
        enum BillFonts {
          static let note = UIFont.italicSystemFont(ofSize: 11)
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 11 pt font does not support Dynamic Type
        }

        final class BillController: UIViewController {
          func attributes() -> [NSAttributedString.Key: Any] {
            [.font: UIFont.boldSystemFont(ofSize: 20)]
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 20 pt font does not support Dynamic Type
          }
        }
        """
      ),
      .reported(
        "A function that gives the app's font for a text style",
        """
        enum Brand {
          static func font(_ style: UIFont.TextStyle) -> UIFont {
            let size: CGFloat = style == .headline ? 20 : 16
            return UIFont(name: "Lora", size: size) ?? .preferredFont(forTextStyle: style)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font of a text style does not support Dynamic Type; scale it with `UIFontMetrics`
          }
        }
        """
      ),
      .reported(
        "A helper that is given the size, and a size that a function sets",
        """
        enum Fonts {
          static func bold(_ size: CGFloat) -> UIFont { UIFont(name: "Inter-Bold", size: size)! }
                                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
        }

        extension UILabel {
          func enlarge(to size: CGFloat) {
            font = .boldSystemFont(ofSize: size)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
          }
        }
        """
      ),
      .reported(
        "Texts that keep the font of their class",
        """
        final class BillController: UIViewController {
          private let total = UILabel()
                            //^^^^^^^^^ The default font of this label does not support Dynamic Type
          private let tip = UITextField()
                          //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            total.text = "Total"
            tip.accessibilityLabel = "Tip"
            tip.keyboardType = .decimalPad
            view.addSubview(total)
            view.addSubview(tip)
          }
        }
        """
      ),
      .reported(
        "A button that keeps the font of its class",
        """
        final class BillController: UIViewController {
          private let pay = UIButton(type: .system)
                          //^^^^^^^^^^^^^^^^^^^^^^^ The default font of this button does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            pay.setTitle("Pay", for: .normal)
            pay.titleLabel?.numberOfLines = 0
            view.addSubview(pay)
          }
        }
        """
      ),
      .reported(
        "A button that an extension sets up, what a list holds, and a size that the type has",
        """
        final class BillView: UIView {
          private let pay = UIButton(type: .system)
                          //^^^^^^^^^^^^^^^^^^^^^^^ The default font of this button does not support Dynamic Type
          private let total = UILabel()

          var size: CGFloat = 20 {
            didSet {
              total.font = .systemFont(ofSize: size)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^ A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`
            }
          }

          private func rows() -> [UIView] {
            var rows: [UIView] = [total]
            let note = UILabel()
                     //^^^^^^^^^ The default font of this label does not support Dynamic Type
            note.text = "Thank you"
            rows.append(note)
            return rows
          }
        }

        extension BillView {
          private func setUpButton() {
            pay.setTitle("Pay", for: .normal)
            addSubview(pay)
          }
        }
        """
      ),
      .reported(
        "Another size of the font that a text has",
        """
        final class BillController: UITableViewController {
          override func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            guard let header = view as? UITableViewHeaderFooterView else { return }
            header.textLabel?.font = header.textLabel?.font.withSize(16)
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
          }
        }
        """
      ),
      .reported(
        "A label that is called as the one that UIKit gives a button",
        """
        final class BillView: UIView {
          let titleLabel = UILabel()
                         //^^^^^^^^^ The default font of this label does not support Dynamic Type

          func setUp() {
            titleLabel.text = "Total"
            addSubview(titleLabel)
          }
        }

        final class PayController: UIViewController {
          private let payView = PayView()

          override func viewDidLoad() {
            super.viewDidLoad()
            payView.sendButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
          }
        }
        """
      ),
      .ignored(
        "A size that follows from another one",
        """
        final class BillController: UIViewController {
          private let total = UILabel()

          func fit(_ scale: CGFloat) {
            total.font = total.font.withSize(total.font.pointSize * scale)
          }
        }
        """
      ),
      .ignored(
        "Buttons whose label or configuration is set up, and what are no words",
        """
        final class BillController: UIViewController {
          private let pay = UIButton(type: .system)
          private let split = UIButton(configuration: .plain())
          private let tip = UIButton(type: .system)
          private let add = UIButton(type: .system)
          private let dial = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            pay.setTitle("Pay", for: .normal)
            pay.titleLabel?.font = .preferredFont(forTextStyle: .headline)
            pay.titleLabel?.adjustsFontForContentSizeCategory = true
            split.setTitle("Split", for: .normal)
            tip.setTitle("Tip", for: .normal)
            tip.configuration = .filled()
            add.setTitle("+", for: .normal)
            add.accessibilityLabel = "Add"
            dial.setTitle("Dial", for: .normal)
            dial.makeProminent()
            for button in [pay, split, tip, add, dial] { view.addSubview(button) }
          }
        }
        """
      ),
      .ignored(
        "A method of an extension that sets a configuration in another one",
        """
        extension UIButton {
          func makeCapsule() { apply(.filled()) }

          private func apply(_ style: UIButton.Configuration) {
            var style = style
            style.cornerStyle = .capsule
            configuration = style
          }
        }

        final class BillController: UIViewController {
          private let pay = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            pay.setTitle("Pay", for: .normal)
            pay.makeCapsule()
            view.addSubview(pay)
          }
        }
        """
      ),
      .ignored(
        "A button that shows an image only",
        """
        final class BillController: UIViewController {
          private let close = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            close.titleLabel?.font = .boldSystemFont(ofSize: 15)
            close.setImage(UIImage(systemName: "xmark"), for: .normal)
            close.accessibilityLabel = "Close"
            view.addSubview(close)
          }
        }
        """
      ),
      .ignored(
        "Labels of buttons that are handed on",
        """
        final class BillController: UIViewController {
          private let pay = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            pay.setTitle("Pay", for: .normal)
            Brand.style(pay.titleLabel)
            view.addSubview(pay)
          }
        }
        """
      ),
      .ignored(
        "Fonts that are set later, by attributes or by other code, and labels without words",
        """
        final class BillController: UIViewController {
          private let total = UILabel()
          private let shop = UILabel()
          private let note = UILabel()
          private let rule = UILabel()
          private let cover = UILabel()
          private let badge = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            total.text = "Total"
            shop.attributedText = Shop.title
            note.text = "Thank you"
            rule.text = "—"
            badge.text = "3"
            cover.fontSize = 15
            cover.text = "Cover"
            Styles.apply(to: note)
            for label in [total, shop, note, rule, cover, badge] { view.addSubview(label) }
          }

          func update() {
            total.font = .preferredFont(forTextStyle: .headline)
            total.adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .recommended(
        """
        final class BillController: UIViewController {
          private let total = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            total.font = .preferredFont(forTextStyle: .headline)
            total.adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .ignored(
        "A helper that scales what it is given",
        """
        enum Fonts {
          static func bold(_ size: CGFloat) -> UIFont {
            UIFontMetrics.default.scaledFont(for: UIFont(name: "Inter-Bold", size: size)!)
          }
        }
        """
      ),
      .ignored(
        "Fonts that are scaled",
        """
        final class BillController: UIViewController {
          private let total = UILabel()
          private let shop = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            total.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
            total.adjustsFontForContentSizeCategory = true
          }

          private func scale() {
            let futura = UIFont(name: "Futura", size: 13)!
            shop.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: futura)
            shop.adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .ignored(
        "A font that is only asked how high its lines are",
        """
        final class BillController: UIViewController {
          private let table = UITableView()

          func scrollOn() {
            let line = UIFont.systemFont(ofSize: 15).lineHeight
            table.contentOffset.y += 10 * line
          }
        }
        """
      ),
      .ignored(
        "A descriptor of a text style with its own size",
        """
        extension UIFont {
          static func app(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
              .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
            return UIFont(descriptor: descriptor, size: .zero)
          }
        }
        """
      ),
      .ignored(
        "Symbols, what is drawn into a picture, and sizes that are not known",
        """
        final class BillController: UIViewController {
          private let total = UILabel()
          private let image = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15))

          func stamp(in context: UIGraphicsImageRendererContext, size: CGFloat) {
            let font = UIFont.systemFont(ofSize: 90)
            "PAID".draw(at: .zero, withAttributes: [.font: font])
            total.font = .systemFont(ofSize: size)
          }
        }
        """
      ),
    ] + fixedFontsOfOthers + usedFixedFontsOfUIKit,
    check: .declaration { declaration, item, findings in
      // What gives a font outside of types is told where a text is set in it.
      if declaration.isLoose, !declaration.properties.isEmpty || declaration.givesFonts { return }
      let isShape = item.isFixedShape(declaration)
      for found in item.fixedFonts(of: declaration) {
        findings.report(
          fixedFontMessage(at: found.font.sizes),
          at: found.font.call.range,
          severity: found.isOfEmoji
            || found.points >= 53
            ? .hint
            : found.setting == nil && !declaration.drawsText(in: found.font.call)
              ? .info : severityOfFixedFont(at: found.points),
          fixes: found.isOfEmoji
            ? []
            : found.setting == nil && declaration.drawsText(in: found.font.call)
              ? isShape ? [] : [found.scalingFix].compactMap { $0 } : item.fixes(for: found)
        )
      }
      for use in item.usesOfFixedFonts(of: declaration) {
        findings.report(
          fixedFontMessage(at: use.sizes),
          at: use.value.range,
          severity: .info
        )
      }
      for use in item.attributesInFixedFonts(of: declaration) {
        findings.report(
          fixedFontMessage(at: use.sizes),
          at: use.value.range,
          severity: use.sizes.min().flatMap(severityOfFixedFont)
        )
      }
      for font in item.unscaledChoices(in: declaration) {
        findings.report("This font does not scale as the others here do", at: font.range)
      }
      for text in item.textsInDefaultFont(of: declaration) {
        findings.report(
          "The default font of this \(text.type?.words ?? "text") does not support Dynamic Type",
          at: text.range,
          severity: .info,
          fixes: item.fixes(forDefaultFontOf: text)
        )
      }
      for font in item.fontsOfGivenSizes(in: declaration) {
        findings.report(
          "A font of a given size does not support Dynamic Type; scale it with `UIFontMetrics`",
          at: font.range,
          severity: .info
        )
      }
      for font in declaration.unscaledFontsOfStyles {
        findings.report(
          "This font of a text style does not support Dynamic Type; scale it with `UIFontMetrics`",
          at: font.range
        )
      }
    }
  )
}
