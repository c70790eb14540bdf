import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a control whose check box for accessibility is cleared.
  static func controlNotExposed(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    let kinds: [InterfaceView.Kind] = [
      .button, .textField, .textView, .slider, .switchControl, .pageControl,
    ]
    guard kinds.contains(view.kind), view.isAccessibilityElement == false, view.isEnabled,
      view.isUserInteractionEnabled, !view.isHidden, !view.isTiny, !view.isInElement,
      !view.isInCell,
      view.kind != .textView || view.isEditable,
      // A backdrop that closes what lies over it.
      view.title != nil || !view.actions.contains(where: { NameHint.dismissal.matches($0.name) }),
      !code.replaces(["isAccessibilityElement"], on: view)
    else { return nil }
    let offers: Set<String> = [
      "accessibilityElements", "accessibilityCustomActions", "accessibilityActivate",
      "accessibilityIncrement", "isAccessibilityElement",
    ]
    guard !(view.screenClass.map { code.does(offers, in: $0) } ?? false) else { return nil }
    return InterfaceFault(
      message: "VoiceOver, Voice Control and Switch Control users cannot reach this "
        + view.type.words,
      range: view.accessibilityRange ?? view.range,
      // Its class may offer it in another way.
      severity: view.screenClass.map { code.mayDo(offers, in: $0) } == true ? .info : nil
    )
  }

  /// Examples of `uikit-control-not-exposed` in files of Interface Builder.
  static let controlsLeftOutInInterface: [Example] = [
    .reported(
      "In Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <button id="b">
                <accessibility key="accessibilityConfiguration">
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver, Voice Control and Switch Control users cannot reach this button
                  <bool key="isElement" value="NO"/>
                </accessibility>
                <buttonConfiguration key="configuration" style="plain" title="Buy"/>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
      """
    ),
    .ignored(
      "One that does not react, a field of one point for AutoFill, and a backdrop that closes what lies over it",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <slider userInteractionEnabled="NO" id="b">
                <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
              </slider>
              <textField id="f">
                <rect key="frame" x="0.0" y="43" width="1" height="1"/>
                <accessibility key="accessibilityConfiguration" label="User name">
                  <bool key="isElement" value="NO"/>
                </accessibility>
                <textInputTraits key="textInputTraits" textContentType="username"/>
              </textField>
            </subviews>
          </view>
          <button id="d">
            <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
            <connections>
              <action selector="dismissPanel:" destination="-1" eventType="touchUpInside" id="e"/>
            </connections>
          </button>
        </objects>
      </document>
      """
    ),
  ]
}
