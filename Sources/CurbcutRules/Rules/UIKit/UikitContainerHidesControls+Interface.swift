import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a view with controls in it that a file of Interface Builder makes one element, or
  /// hides with all that it holds.
  static func hiddenControls(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    guard let control = view.hiddenControls.first else { return nil }
    if let range = view.hidingRange {
      guard !code.replaces(["accessibilityElementsHidden"], on: view) else { return nil }
      return InterfaceFault(
        message: "\(control) is hidden from VoiceOver with everything else in this view",
        range: range
      )
    }
    guard view.isAccessibilityElement == true,
      !code.replaces(
        [
          "isAccessibilityElement", "accessibilityElements", "accessibilityCustomActions",
          "accessibilityActivate", "accessibilityActivationPoint", "accessibilityIncrement",
          "accessibilityDecrement", "accessibilityCustomRotors",
        ],
        on: view
      )
    else { return nil }
    return InterfaceFault(
      message: "\(control) cannot be reached inside this element; offer it as a custom action",
      range: view.accessibilityRange ?? view.range
    )
  }

  /// Examples of `uikit-container-hides-controls` in files of Interface Builder.
  static let hiddenControlsInInterface: [Example] = [
    .reported(
      "In Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <label text="Harbor Clinic" adjustsFontForContentSizeCategory="YES" id="b">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
              <button id="c"><buttonConfiguration key="configuration" style="plain" title="Call"/></button>
            </subviews>
            <accessibility key="accessibilityConfiguration" label="Harbor Clinic, open until six">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Call" cannot be reached inside this element; offer it as a custom action
              <bool key="isElement" value="YES"/>
            </accessibility>
          </view>
        </objects>
      </document>
      """
    ),
    .reported(
      "An attribute hides what is in a view",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <button id="b"><buttonConfiguration key="configuration" style="tinted" title="Warmer"/></button>
            </subviews>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Warmer" is hidden from VoiceOver with everything else in this view
            </userDefinedRuntimeAttributes>
          </view>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A control in it that does not react, and a view that is no element",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <button userInteractionEnabled="NO" id="b">
                <buttonConfiguration key="configuration" style="plain" title="Call"/>
              </button>
            </subviews>
            <accessibility key="accessibilityConfiguration" label="Harbor Clinic, open until six">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </view>
          <view id="c">
            <subviews>
              <button id="d"><buttonConfiguration key="configuration" style="plain" title="Call"/></button>
            </subviews>
          </view>
        </objects>
      </document>
      """
    ),
  ]
}
