import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a view that a file of Interface Builder gives another recognizer than one of taps.
  static func onlyGesture(
    _ view: InterfaceView,
    _ code: InterfaceCode
  ) -> InterfaceFault? {
    let isList = [.tableView, .collectionView, .scrollView].contains(view.kind)
    for gesture in view.gestures {
      guard let words = gesture.words, let action = gesture.action,
        !gesture.isRepeatedByControl, !NameHint.dismissal.matches(action.name),
        gesture.kind == .longPress || !isList,
        gesture.kind == .pinch || !NameHint.continuousGesture.matches(action.name),
        gesture.kind != .tap || !zooming.matches(action.name),
        !code.replaces(offeringActions, on: view),
        action.className.map({ code.does(offeringActions, in: $0) }) != true
      else { continue }
      return InterfaceFault(
        message: "Only a \(words) triggers `\(action.name)`; add an accessibility action",
        range: view.range
      )
    }
    return nil
  }

  /// Examples of `uikit-gesture-missing-alternative` in files of Interface Builder.
  static let gesturesInInterface: [Example] = [
    .reported(
      "A recognizer of Interface Builder, which spells it so",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <view id="b">
            //^^^^^^^^^^^^^ Only a long press triggers `showActions`; add an accessibility action
                <connections>
                  <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="d"/>
                </connections>
              </view>
            </subviews>
          </view>
          <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="c">
            <connections><action selector="showActions:" destination="-1" id="e"/></connections>
          </pongPressGestureRecognizer>
        </objects>
      </document>
      """
    ),
    .ignored(
      "Three taps, and two with two fingers, which only those make who know of them",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <imageView userInteractionEnabled="YES" image="anchor" id="a">
            <connections>
              <outletCollection property="gestureRecognizers" destination="b" appends="YES" id="c"/>
              <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="f"/>
            </connections>
          </imageView>
          <tapGestureRecognizer numberOfTapsRequired="3" id="b">
            <connections><action selector="showVersion:" destination="-1" id="d"/></connections>
          </tapGestureRecognizer>
          <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="2" id="e">
            <connections><action selector="showLog:" destination="-1" id="g"/></connections>
          </tapGestureRecognizer>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A button does the same",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="a">
            <subviews>
              <view id="b">
                <connections>
                  <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="d"/>
                </connections>
              </view>
              <button id="f">
                <buttonConfiguration key="configuration" style="plain" title="Actions"/>
                <connections>
                  <action selector="showActions:" destination="-1" eventType="touchUpInside" id="g"/>
                </connections>
              </button>
            </subviews>
          </view>
          <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="c">
            <connections><action selector="showActions:" destination="-1" id="e"/></connections>
          </pongPressGestureRecognizer>
        </objects>
      </document>
      """
    ),
  ]
}

/// What VoiceOver and the system's zoom do as well.
private let zooming = NameHint("zoom* magnif*")

/// What a class has that offers the same to people who cannot make a gesture.
private let offeringActions: Set<String> = [
  "accessibilityCustomActions", "accessibilityActivate", "accessibilityIncrement",
  "accessibilityPerformMagicTap", "accessibilityZoomIn", "contextMenuInteraction",
]

extension InterfaceGesture {
  /// What people have to do; nil for what VoiceOver does by a double tap.
  fileprivate var words: String? {
    switch kind {
    // More taps or fingers are for those who know of them.
    case .tap: taps == 2 && touches == 1 ? "double tap" : nil
    case .longPress: "long press"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .swipe: "swipe"
    case .pan: nil
    }
  }
}
