extension UIKitType {
  /// Protocols and classes that UIKit's classes have above them or adopt: what an extension adds to
  /// one of these, it adds to views and controls.
  ///
  /// Source: Apple, the reference of `UIView`, `UIControl`, `UILabel`, `UITextField`, `UITextView`,
  /// `UIBarItem` and `UIViewController`: “Inherits From” and “Conforms To”.
  private static let above: Set<String> = [
    "NSObject", "NSObjectProtocol", "NSCoding", "UIResponder", "UIResponderStandardEditActions",
    "UIAccessibilityIdentification", "UIAppearance", "UIAppearanceContainer",
    "UIContentSizeCategoryAdjusting", "UICoordinateSpace", "UIDynamicItem", "UIFocusEnvironment",
    "UIFocusItem", "UIFocusItemContainer", "UIKeyInput", "UILargeContentViewerItem",
    "UILetterformAwareAdjusting", "UIPasteConfigurationSupporting",
    "UIPopoverPresentationControllerSourceItem", "UISpringLoadedInteractionSupporting",
    "UITextDraggable", "UITextDroppable", "UITextInput", "UITextInputTraits",
    "UITraitChangeObservable", "UITraitEnvironment", "UIUserActivityRestoring", "CALayerDelegate",
    "UIContentContainer", "UIContentView",
  ]

  /// Whether a class of UIKit has some type above it or adopts it.
  static func hasAbove(_ name: String) -> Bool { above.contains(name) }
}
