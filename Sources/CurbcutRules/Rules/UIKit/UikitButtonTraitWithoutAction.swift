import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let uikitButtonTraitWithoutAction = Rule(
    id: "uikit-button-trait-without-action",
    title: "UIKit view is announced as a button but does nothing",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      The trait `.button` promises that something happens when people activate the element. On a view
      without a tap recognizer, people who use VoiceOver activate it and wonder what went wrong.
      """,
    knownLimitations: "Only labels and image views with no tap anywhere around them are known.",
    examples: [
      .reported(
        """
        final class PosterController: UIViewController {
          private let year = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            year.text = "1927"
            year.accessibilityTraits = .button
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button here, and nothing happens when people activate it
            view.addSubview(year)
          }
        }
        """
      ),
      .recommended(
        """
        final class PosterController: UIViewController {
          private let year = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            year.text = "1927"
            year.font = .preferredFont(forTextStyle: .caption1)
            year.adjustsFontForContentSizeCategory = true
            year.accessibilityTraits = .staticText
            view.addSubview(year)
          }
        }
        """
      ),
      .ignored(
        "It can be tapped",
        """
        final class PosterController: UIViewController {
          private let year = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            year.text = "1927"
            year.accessibilityTraits = .button
            year.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showYear)))
            view.addSubview(year)
          }

          @objc private func showYear() {}
        }
        """
      ),
      .ignored(
        "The view handles touches, or belongs to a cell",
        """
        final class PosterView: UIView {
          private let year = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          func setUp() {
            year.text = "1927"
            year.accessibilityTraits = .button
            addSubview(year)
          }

          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
          }
        }

        final class PosterCell: UITableViewCell {
          private let year = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          func setUp() {
            year.text = "1927"
            year.accessibilityTraits = .button
            contentView.addSubview(year)
          }
        }
        """
      ),
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="1927" adjustsFontForContentSizeCategory="YES" id="a">
              <accessibility key="accessibilityConfiguration">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button here, and nothing happens when people activate it
                <accessibilityTraits key="traits" button="YES"/>
              </accessibility>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            <label text="Terms of use" userInteractionEnabled="YES" adjustsFontForContentSizeCategory="YES" id="b">
              <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" button="YES"/>
              </accessibility>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <connections>
                <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="d"/>
              </connections>
            </label>
            <tapGestureRecognizer id="c">
              <connections><action selector="openTerms:" destination="-1" id="e"/></connections>
            </tapGestureRecognizer>
          </objects>
        </document>
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .label, .imageView), !object.isOwn, object.creation != nil,
        let setting = object.settings.first(where: { setting in
          setting.path == ["accessibilityTraits"] && setting.value?.isButtonTrait == true
            || setting.path == ["accessibilityTraits", "insert"]
              && setting.argument(nil)?.isButtonTrait == true
        })
      else { return }
      findings.report(
        "VoiceOver announces a button here, and nothing happens when people activate it",
        at: setting.range
      )
    },
    interface: { view, code in
      guard view.kind == .label || view.kind == .imageView, view.traits?.contains("button") == true,
        let range = view.accessibilityRange, view.isAccessibilityElement != false,
        view.kind == .label || view.isAccessibilityElement == true, !view.isInElement,
        // Code that knows it, or what is around it, may react for it.
        view.gestures.isEmpty, view.outlets.isEmpty, view.customClass == nil, !view.isInCell,
        !view.isInTapped
      else { return nil }
      return InterfaceFault(
        message: "VoiceOver announces a button here, and nothing happens when people activate it",
        range: range
      )
    },
    exemptions: Exemption.elsewhere + [
      .object("it can be tapped") {
        $0.setsForCertain(anyOf: [
          "addGestureRecognizer", "addInteraction", "accessibilityActivate", "gestureRecognizers",
          "isUserInteractionEnabled",
        ])
      },
      .object("its type reacts to taps or touches") { object in
        object.mentions(anyOf: [
          "UITapGestureRecognizer", "touchesEnded", "touchesBegan", "accessibilityActivate",
          "didSelectRowAt", "didSelectItemAt", "UILongPressGestureRecognizer",
        ])
      },
      .object("the view that it belongs to may react for it") { object in
        ["Cell", "Button", "Control", "Header", "HeaderView", "HeaderFooterView"].contains {
          object.declaration.name.hasSuffix($0)
            || object.declaration.conformances.first?.hasSuffix($0) == true
        }
      },
    ]
  )
}

extension Expression {
  fileprivate var isButtonTrait: Bool {
    switch form {
    case .member(_, "button"): true
    case .array(let elements): elements.contains { $0.memberName == "button" }
    default: false
    }
  }
}
