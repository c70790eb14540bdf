import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with words for VoiceOver on a view of a file of Interface Builder that is no element.
  static func labelNotExposed(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    let kinds: [InterfaceView.Kind] = [.view, .stackView, .imageView]
    guard kinds.contains(view.kind), view.isAccessibilityElement == nil, view.customClass == nil,
      // Who sees nothing in a view misses nothing.
      view.kind == .imageView || view.holdsViews, !view.isTiny,
      let range = view.accessibilityRange, !view.isInElement, !view.isInCell, !view.isOfScreen,
      let what = view.accessibilityLabel != nil ? "label" : view.hint != nil ? "hint" : nil,
      case let treatment = code.treatment(
        of: [
          "isAccessibilityElement", "accessibilityElements", "accessibilityContainerType",
          "accessibilityElementsHidden", "isAccessibilityElementBlock",
        ],
        on: view
      ), treatment != .changed
    else { return nil }
    return InterfaceFault(
      message: "VoiceOver never reads this \(what); set `isAccessibilityElement` to true",
      range: range,
      severity: treatment.severity(nil)
    )
  }

  /// Examples of `uikit-label-not-exposed` in files of Interface Builder.
  static let labelsNotExposedInInterface: [Example] = [
    .reported(
      "A picture in Interface Builder whose check box is not set",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <imageView userInteractionEnabled="NO" image="lighthouse" id="a">
            <accessibility key="accessibilityConfiguration" label="Lighthouse at dusk"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
          </imageView>
          <view id="b">
            <subviews>
              <label text="Open" adjustsFontForContentSizeCategory="YES" id="c">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
            <accessibility key="accessibilityConfiguration" label="Open until six"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads this label; set `isAccessibilityElement` to true
          </view>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A picture that is an element, one that is left out on purpose, and a view that shows nothing",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <imageView userInteractionEnabled="NO" image="lighthouse" id="a">
            <accessibility key="accessibilityConfiguration" label="Lighthouse at dusk">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </imageView>
          <imageView userInteractionEnabled="NO" image="lighthouse" id="b">
            <accessibility key="accessibilityConfiguration" label="Lighthouse at dusk">
              <bool key="isElement" value="NO"/>
            </accessibility>
          </imageView>
          <view id="c"><accessibility key="accessibilityConfiguration" label="Footer"/></view>
        </objects>
      </document>
      """
    ),
  ]
}
