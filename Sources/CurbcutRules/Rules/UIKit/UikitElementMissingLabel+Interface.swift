import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a view that a file of Interface Builder makes an element and gives no name.
  static func elementMissingLabel(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    let cells: [InterfaceView.Kind] = [.tableViewCell, .collectionViewCell]
    guard view.kind.isContainer, !cells.contains(view.kind), view.isAccessibilityElement == true,
      view.accessibilityLabel == nil, view.hiddenControls.isEmpty, !view.isInElement,
      !view.isHidden, !view.runtimeAttributes.contains(where: NameHint.wording.matches),
      // A view is made an element by who gives it a label, be it in code.
      !code.maySet(
        [
          "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue",
          "isAccessibilityElement", "accessibilityElements", "accessibilityLabelBlock",
        ],
        on: view
      )
    else { return nil }
    return InterfaceFault(
      message: "This element has no accessibility label; VoiceOver focuses it and says nothing",
      range: view.accessibilityRange ?? view.range
    )
  }

  /// Examples of `uikit-element-missing-label` in classes with others below them and in files of Interface
  /// Builder.
  static let unnamedElementsInInterface: [Example] = [
    .ignored(
      "A class whose subclasses have the label",
      """
      class TapView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityTraits = .button
        }

        required init?(coder: NSCoder) { fatalError() }

        override func accessibilityActivate() -> Bool { true }
      }

      final class RecipeView: TapView {
        func show(_ name: String) {
          accessibilityLabel = name
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
          <view id="a">
            <subviews>
              <label text="Sunny" adjustsFontForContentSizeCategory="YES" id="b">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
            <accessibility key="accessibilityConfiguration">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element has no accessibility label; VoiceOver focuses it and says nothing
              <bool key="isElement" value="YES"/>
            </accessibility>
          </view>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A class that may give it a name, and a view with one",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view customClass="ForecastView" id="a">
            <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
          </view>
          <view id="b">
            <accessibility key="accessibilityConfiguration" label="Sunny, 24 degrees">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </view>
        </objects>
      </document>
      """
    ),
  ]
}
