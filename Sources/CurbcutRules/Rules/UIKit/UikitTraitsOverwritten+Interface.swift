import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with the traits that a file of Interface Builder chooses for a control.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2: traits that are set take the place of
  /// those that a class has.
  static func traitsLeftOut(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    let inherent: String? =
      switch view.kind {
      case .button: "button"
      case .slider, .pageControl: "adjustable"
      // No check box gives it.
      case .switchControl: "toggleButton"
      default: nil
      }
    guard let inherent, let traits = view.traits, let range = view.accessibilityRange,
      !traits.contains(inherent), traits.isDisjoint(with: ["link", "keyboardKey", "tabBar"]),
      !traits.contains("notEnabled"), view.isEnabled, view.isUserInteractionEnabled,
      view.isAccessibilityElement != false, !view.isInElement,
      !code.replaces(["accessibilityTraits", "setAccessibilityTraits"], on: view)
    else { return nil }
    return InterfaceFault(
      message:
        "Without the trait `.\(inherent)`, VoiceOver does not say what can be done with this",
      range: range
    )
  }

  /// Examples of `uikit-traits-overwritten` in files of Interface Builder.
  static let traitsInInterface: [Example] = [
    .reported(
      "Traits chosen in Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <button id="a">
            <accessibility key="accessibilityConfiguration">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Without the trait `.button`, VoiceOver does not say what can be done with this
              <accessibilityTraits key="traits" staticText="YES"/>
            </accessibility>
            <buttonConfiguration key="configuration" style="plain" title="Check in"/>
          </button>
          <slider id="b">
            <accessibility key="accessibilityConfiguration" label="Volume">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Without the trait `.adjustable`, VoiceOver does not say what can be done with this
              <accessibilityTraits key="traits" updatesFrequently="YES"/>
            </accessibility>
          </slider>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A button that is a link, or selected as well",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <button id="a">
            <accessibility key="accessibilityConfiguration">
              <accessibilityTraits key="traits" link="YES"/>
            </accessibility>
            <buttonConfiguration key="configuration" style="plain" title="Terms of use"/>
          </button>
          <button id="b">
            <accessibility key="accessibilityConfiguration">
              <accessibilityTraits key="traits" button="YES" selected="YES"/>
            </accessibility>
            <buttonConfiguration key="configuration" style="plain" title="Today"/>
          </button>
        </objects>
      </document>
      """
    ),
  ]
}
