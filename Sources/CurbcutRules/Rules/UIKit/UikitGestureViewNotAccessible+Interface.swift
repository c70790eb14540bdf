import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a view that a file of Interface Builder gives a tap recognizer.
  static func tapNotAccessible(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    let kinds: [InterfaceView.Kind] = [
      .view, .stackView, .imageView, .label, .visualEffectView, .collectionReusableView,
    ]
    guard kinds.contains(view.kind), !view.isOfScreen, !view.isInElement, !view.holdsControl,
      !view.outlets.contains(where: {
        $0.property == "view" || NameHint.backdrop.matches($0.property)
      }),
      view.isUserInteractionEnabled || code.sets(["isUserInteractionEnabled"], on: view),
      !view.isExposedAsButton,
      view.gestures.contains(where: { gesture in
        gesture.kind == .tap && gesture.taps == 1 && gesture.touches == 1
          && !gesture.isRepeatedByControl
          && gesture.action.map { !NameHint.dismissal.matches($0.name) } == true
      }),
      case let treatment = code.treatment(
        of: [
          "accessibilityTraits", "setAccessibilityTraits", "isAccessibilityElement",
          "accessibilityActivate", "accessibilityCustomActions", "accessibilityElements",
          "accessibilityElementsHidden",
        ],
        on: view
      ), treatment != .changed
    else { return nil }
    let name = view.kind == .label ? "label" : view.kind == .imageView ? "image" : "view"
    return InterfaceFault(
      message: "VoiceOver users cannot tell that this \(name) can be tapped",
      range: view.range,
      severity: treatment.severity(nil)
    )
  }

  /// Examples of `uikit-gesture-view-not-accessible` in files of Interface Builder.
  static let tapsInInterface: [Example] = [
    .reported(
      "A recognizer of Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <imageView userInteractionEnabled="YES" image="portrait" id="b">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
                <connections>
                  <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="d"/>
                </connections>
              </imageView>
            </subviews>
          </view>
          <tapGestureRecognizer id="c">
            <connections><action selector="changePortrait:" destination="-1" id="e"/></connections>
          </tapGestureRecognizer>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A picture that is a button to VoiceOver, and a tap beside the keyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <imageView userInteractionEnabled="YES" image="portrait" id="b">
                <accessibility key="accessibilityConfiguration" label="Change portrait">
                  <accessibilityTraits key="traits" button="YES"/>
                  <bool key="isElement" value="YES"/>
                </accessibility>
                <connections>
                  <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="d"/>
                </connections>
              </imageView>
            </subviews>
            <connections>
              <outletCollection property="gestureRecognizers" destination="f" appends="YES" id="g"/>
            </connections>
          </view>
          <tapGestureRecognizer id="c">
            <connections><action selector="changePortrait:" destination="-1" id="e"/></connections>
          </tapGestureRecognizer>
          <tapGestureRecognizer id="f">
            <connections><action selector="dismissKeyboard:" destination="-1" id="h"/></connections>
          </tapGestureRecognizer>
        </objects>
      </document>
      """
    ),
  ]
}

extension InterfaceView {
  /// Whether VoiceOver says of it that it can be pressed.
  fileprivate var isExposedAsButton: Bool {
    guard isAccessibilityElement == true || kind == .label && isAccessibilityElement == nil else {
      return false
    }
    return traits?.isDisjoint(with: ["button", "link", "keyboardKey", "adjustable"]) == false
  }
}
