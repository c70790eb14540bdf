import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a view of a file of Interface Builder that darkens a screen and asks something.
  static func veilOverScreen(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    guard view.isVeil, view.holdsControl, view.isHidden || !view.outlets.isEmpty,
      !view.runtimeAttributes.contains("accessibilityViewIsModal"),
      !code.maySet(["accessibilityViewIsModal", "accessibilityElementsHidden"], on: view)
    else { return nil }
    return InterfaceFault(
      message: "VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`",
      range: view.range
    )
  }

  /// Examples of `uikit-modal-missing-flag` in files of Interface Builder.
  static let veilsInInterface: [Example] = [
    .reported(
      "In Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <view hidden="YES" id="b">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <button id="c"><buttonConfiguration key="configuration" style="gray" title="Leave"/></button>
                </subviews>
                <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="calibratedWhite"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    ),
    .ignored(
      "It is made modal when it is loaded, and a shadow that asks nothing",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <view hidden="YES" id="b">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <button id="c"><buttonConfiguration key="configuration" style="gray" title="Leave"/></button>
                </subviews>
                <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="calibratedWhite"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityViewIsModal" value="YES"/>
                </userDefinedRuntimeAttributes>
              </view>
              <view hidden="YES" id="e">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <color key="backgroundColor" white="0.0" alpha="0.6" colorSpace="calibratedWhite"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    ),
  ]
}
