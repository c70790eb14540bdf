/// Names of UIKit's properties and methods, by what they matter for when code is read.
enum UIKitNames {
  /// Properties and methods that decide how an object is exposed or drawn: what other declarations
  /// do by them is told.
  static let telling: Set<String> = [
    "isAccessibilityElement", "setTitle", "setAttributedTitle", "title", "text", "attributedText",
    "attributedTitle", "configuration", "configurationUpdateHandler", "contentConfiguration",
    "setImage", "setBackgroundImage", "image", "font", "titleLabel", "textLabel", "label",
    "adjustsFontForContentSizeCategory", "placeholder", "attributedPlaceholder", "menu",
    "textColor", "backgroundColor", "setTitleColor", "tintColor", "addGestureRecognizer",
    "currentPageIndicatorTintColor", "pageIndicatorTintColor",
    "addSubview",
    "textContentType", "isSecureTextEntry", "keyboardType", "customView", "numberOfLines",
    "isHidden", "alpha", "isUserInteractionEnabled", "addAction", "addTarget", "primaryAction",
    "setAccessibilityLabel", "setAccessibilityTraits", "shouldGroupAccessibilityChildren",
    "delegate", "isEnabled", "isSelected", "point", "rowHeight",
  ]

  /// Whether it is a property of `UIAccessibility`.
  static func isOfAccessibility(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || name == "isAccessibilityElement"
  }

  /// Whether what is done under a name has to be told.
  static func tells(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || telling.contains(name)
  }

  /// Whether what is done by a path from an object has to be told: how the label of a button breaks
  /// its lines changes neither its words nor their font.
  static func tells(_ path: some Collection<String>) -> Bool {
    guard let first = path.first, tells(first) else { return false }
    return first != "titleLabel" || path.dropFirst().first.map(layoutOfText.contains) != true
  }

  /// How a label lays out its text.
  ///
  /// Source: Apple, `UILabel`: "Managing text layout" and "Sizing the label's text".
  private static let layoutOfText: Set<String> = [
    "numberOfLines", "lineBreakMode", "lineBreakStrategy", "textAlignment", "baselineAdjustment",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "allowsDefaultTighteningForTruncation",
    "preferredMaxLayoutWidth", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints", "clipsToBounds",
  ]

  /// What is told of something that is done to a property of an object, or to a part of one: of a
  /// button's configuration what of it is set, as far as that is no title.
  ///
  /// - Parameter path: the names from the object on.
  /// - Returns: Nil for what need not be told.
  static func told(_ path: some Collection<String>) -> String? {
    guard let name = path.first, tells(path) else { return nil }
    guard name == "configuration", let part = path.dropFirst().first else { return name }
    if looks.contains(part) { return nil }
    return lookOfConfiguration[part] ?? name
  }

  /// Parts of a button's configuration that have a property or method of the button for the same.
  ///
  /// Source: Apple, `UIButton.Configuration`.
  private static let lookOfConfiguration = [
    "image": "setImage", "baseForegroundColor": "setTitleColor",
    "baseBackgroundColor": "backgroundColor", "background": "backgroundColor",
  ]

  /// Parts of a button's configuration that change neither its words nor its colors.
  ///
  /// Source: Apple, `UIButton.Configuration`.
  private static let looks: Set<String> = [
    "imagePadding", "imagePlacement", "preferredSymbolConfigurationForImage", "contentInsets",
    "cornerStyle", "buttonSize", "showsActivityIndicator", "titlePadding", "titleAlignment",
    "titleLineBreakMode", "macIdiomStyle", "automaticallyUpdateForSelection", "indicator",
    "imageReservation", "activityIndicatorColorTransformer", "setDefaultContentInsets",
  ]

  /// The configurations that UIKit itself makes.
  ///
  /// Source: Apple, `UIButton.Configuration`.
  static let configurations: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent", "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  /// Methods of UIKit that change neither name nor look of what they are called on, or whose name
  /// says what they set. Others may do anything.
  private static let methods: Set<String> = [
    "addTarget", "removeTarget", "addAction", "removeAction", "sendActions", "sizeToFit",
    "sizeThatFits", "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "setNeedsDisplay",
    "setNeedsUpdateConfiguration", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "addSubview",
    "addSubviews", "insertSubview", "addConstraint", "addConstraints", "removeConstraint",
    "removeConstraints", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
    "addArrangedSubviews", "setCustomSpacing", "bringSubviewToFront", "sendSubviewToBack",
    "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "setOn", "setValue",
    "setProgress", "startAnimating", "stopAnimating", "addGestureRecognizer",
    "removeGestureRecognizer", "addInteraction", "removeInteraction", "setTitle", "setImage",
    "setTitleColor", "setTitleShadowColor", "setBackgroundImage", "setAttributedTitle",
    "setPreferredSymbolConfiguration", "setThumbImage", "setMinimumTrackImage",
    "setMaximumTrackImage", "setDecrementImage", "setIncrementImage", "setDividerImage",
    "insertSegment", "removeSegment", "removeAllSegments", "setEnabled", "setWidth",
    "setTitleTextAttributes", "setBackgroundVerticalPositionAdjustment", "setContentOffset",
    "scrollRectToVisible", "convert", "point", "hitTest", "isDescendant", "viewWithTag",
    "endEditing", "register", "reloadData", "performBatchUpdates", "snapshotView", "draw",
    "drawHierarchy", "setDate", "require", "setTranslation", "location", "translation",
    "velocity", "exerciseAmbiguityInLayout", "systemLayoutSizeFitting", "titleForSegment",
    "imageForSegment", "dequeueReusableCell", "selectRow", "deselectRow", "reloadRows", "map",
    "flatMap", "isEqual", "hash", "contains", "publisher", "observe", "forEach", "first",
    "setMenu", "reloadInputViews", "insertText", "replace", "scrollRangeToVisible", "addKeyframe",
    "image", "title", "titleColor", "currentTitle", "isKind", "caretRect", "position",
    "invalidateIntrinsicContentSize", "reverse", "prepareForReuse", "selectAll", "deleteBackward",
    "present", "dismiss", "accessibilityActivate", "setAnimationsEnabled", "autoresizingMask",
    "setEditing", "setButtonType", "setSelected", "setHighlighted", "setCollectionViewLayout",
    "cellForItem", "setHidden",
    "cellForRow", "indexPath", "setShowsCancelButton", "updateConfiguration", "top", "bottom",
    "leading", "trailing", "left", "right", "leftToRight", "rightToLeft", "topToBottom",
    "bottomToTop", "topToSuperview", "bottomToSuperview", "leadingToSuperview", "origin",
    "trailingToSuperview", "leftToSuperview", "rightToSuperview", "aspectRatio",
  ]

  /// Methods of single classes of UIKit, and of what every object has, that change neither name nor
  /// look of what they are called on.
  ///
  /// Source: Apple, the reference of each class.
  private static let methodsOfClasses = Set(
    """
    indexPathForItem indexPathForRow indexPathsForRows rectForRow numberOfRows numberOfItems
    numberOfSections layoutAttributesForItem scrollToRow scrollToItem scrollToNearestSelectedRow
    insertRows deleteRows moveRow beginUpdates endUpdates reloadSections insertSections
    deleteSections insertItems deleteItems reloadItems moveItem selectItem deselectItem
    reconfigureItems reconfigureRows beginInteractiveMovementForItem
    updateInteractiveMovementTargetPosition endInteractiveMovement cancelInteractiveMovement
    dequeueReusableHeaderFooterView dequeueReusableSupplementaryView dequeueConfiguredReusableCell
    headerView footerView supplementaryView visibleSupplementaryViews zoom setZoomScale
    flashScrollIndicators resizableSnapshotView addLayoutGuide removeLayoutGuide addMotionEffect
    removeMotionEffect customSpacing exchangeSubview alignmentRect updateFocusIfNeeded
    setNeedsFocusUpdate canPerformAction responds addObserver removeObserver perform actions
    enumerateEventHandlers backgroundImage attributedTitle titleShadowColor thumbImage
    widthForSegment actionForSegment selectedRow reloadAllComponents reloadComponent closestPosition
    firstRect unmarkText setMarkedText goBack goForward stopLoading evaluateJavaScript addAnnotation
    addAnnotations removeAnnotation removeAnnotations setRegion setCenter setVisibleMapRect
    addOverlay addOverlays removeOverlay removeOverlays dequeueReusableAnnotationView
    setUserTrackingMode selectAnnotation deselectAnnotation setShadowImage
    setTitlePositionAdjustment setContentInset setNeedsUpdateProperties updateTraitsIfNeeded
    registerForTraitChanges unregisterForTraitChanges setContentScaleFactor pushViewController
    popViewController popToRootViewController popToViewController setViewControllers
    setNavigationBarHidden setToolbarHidden show showDetailViewController loadViewIfNeeded addChild
    removeFromParent willMove didMove beginAppearanceTransition endAppearanceTransition performSegue
    setNeedsStatusBarAppearanceUpdate makeKeyAndVisible addTextField sendAction load
    loadHTMLString mapRectThatFits value
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// Whether UIKit itself has a method of some name.
  static func isMethod(_ name: String) -> Bool {
    methods.contains(name) || methodsOfClasses.contains(name) || name.hasPrefix("accessibility")
  }

  /// Parts of views whose methods say nothing of the view itself.
  private static let parts: Set<String> = [
    "layer", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
    "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
    "firstBaselineAnchor", "lastBaselineAnchor", "safeAreaLayoutGuide", "layoutMarginsGuide",
    "readableContentGuide", "keyboardLayoutGuide", "contentLayoutGuide", "frameLayoutGuide",
    "titleLabel", "imageView", "textLabel", "detailTextLabel", "contentView", "subviews",
    "arrangedSubviews", "gestureRecognizers", "constraints", "superview", "window", "delegate",
    "dataSource", "textContainer", "layoutManager", "textStorage", "traitCollection", "frame",
    "bounds", "center", "undoManager", "inputAccessoryView", "collectionViewLayout", "snp", "text",
    "panGestureRecognizer", "refreshControl", "selectedBackgroundView", "backgroundView",
    "accessibilityTraits", "accessibilityElements", "accessibilityCustomActions",
    "configuration", "undoManager", "searchTextField", "view", "navigationItem",
    "navigationController", "tableView", "leftView", "rightView", "accessoryView",
    "transform", "transform3D", "backgroundColor", "tintColor", "textColor", "font", "image",
    "contentInset", "contentOffset", "contentSize", "title", "attributedText", "attributedTitle",
    "placeholder", "selectedTextRange", "visibleCells", "indexPathsForSelectedRows",
    "indexPathsForSelectedItems", "indexPathsForVisibleRows", "typingAttributes", "textRange",
    "layoutMargins", "directionalLayoutMargins", "intrinsicContentSize", "cgColor", "items",
    "currentTitle", "currentImage", "segments", "viewControllers", "children", "parent",
    "navigationBar", "tabBarItem", "tabBar", "toolbar", "presentationController",
    "sheetPresentationController", "popoverPresentationController", "transitionCoordinator",
    "presentedViewController", "presentingViewController", "textLayoutManager",
  ]

  /// Whether UIKit itself gives an object a part of some name.
  static func isPart(_ name: String) -> Bool { parts.contains(name) }

  /// Properties that every view or view controller has, which are no objects of the project's own.
  private static let common: Set<String> = [
    "view", "layer", "window", "superview", "delegate", "dataSource", "navigationItem", "bounds",
    "navigationController", "tabBarController", "frame", "center", "traitCollection", "subviews",
    "parent", "presentedViewController", "presentingViewController", "splitViewController",
    "safeAreaLayoutGuide", "topAnchor", "bottomAnchor", "leadingAnchor",
    "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor",
    "centerYAnchor", "snp", "rx", "storyboard", "children", "undoManager",
  ]

  /// Whether a property is one that every view or view controller has, which nothing of the project
  /// declares.
  static func isOfEveryView(_ name: String) -> Bool { common.contains(name) }

  /// Methods of the standard library that change a property's value in place.
  private static let inPlace: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "formUnion", "subtract", "negate",
  ]

  /// Functions of the system's libraries that belong to no object.
  ///
  /// Source: Apple, Swift standard library, Objective-C runtime and Dispatch.
  private static let freeFunctions: Set<String> = [
    "print", "debugPrint", "min", "max", "abs", "round", "floor", "ceil", "assert", "type",
    "precondition", "fatalError", "zip", "stride", "assertionFailure", "preconditionFailure",
    "withUnsafePointer", "objc_getAssociatedObject", "objc_setAssociatedObject", "unsafeBitCast",
  ]

  static func isFreeFunction(_ name: String) -> Bool { freeFunctions.contains(name) }

  /// What layout helpers of packages and projects are called.
  private static let layout = NameHint(
    """
    snp anchor anchors pin constrain constraint constraints edges layout snap center fill auto-pin
    autopin autolayout fix-height fix-width size width height equal stick rx cstr auto
    corner corners round rounded shadow border radius animate shake fade spin rotate
    """
  )

  /// Whether a call of a method leaves the name, look and role of a view alone, or says by its own
  /// name what it sets.
  ///
  /// - Parameter path: the names from the object to the method.
  static func isKnown(_ path: [String]) -> Bool {
    guard let first = path.first, let last = path.last else { return true }
    // `button.isSelected.toggle()` does what `button.isSelected = true` does.
    if path.count > 1, inPlace.contains(last) { return true }
    return methods.contains(first) || methodsOfClasses.contains(first) || parts.contains(first)
      || first.hasPrefix("accessibility")
      || layout.matches(first)
  }

  /// Functions and initializers that take a view and do nothing to it but place or ask it.
  private static let placing: Set<String> = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews",
    "insertArrangedSubview", "removeArrangedSubview", "bringSubviewToFront", "sendSubviewToBack",
    "setCustomSpacing", "constraint", "NSLayoutConstraint", "UIStackView", "UIView",
    "UIBarButtonItem",
    "addGestureRecognizer", "removeGestureRecognizer", "addTarget", "transition", "present", "show",
    "contains", "convert", "isDescendant", "insertSubviews", "constraints", "activate",
    "setNeedsFocusUpdate", "append", "print", "animate", "post", "UIAccessibility",
    "accessibilityElements", "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems",
    "setRightBarButtonItems", "setToolbarItems", "setItems", "require", "firstIndex", "index",
    "scrollRectToVisible", "isEqual", "remove", "removeAll", "NSObject", "type", "assert",
    "pin", "UIContextMenuInteraction", "UIPointerInteraction", "snapshotView", "UITargetedPreview",
    "UIDragPreview", "pushViewController", "setViewControllers", "addChild", "observe",
    "performWithoutAnimation", "NSStringFromClass", "addObserver", "removeObserver", "stack",
    "hStack", "vStack", "HStack", "VStack", "UIScrollView", "popover", "sourceView", "constrain",
    "embed", "requireToFail", "reloadRows", "bringSubview", "sendSubview",
    "UIViewPropertyAnimator", "addAnimations", "subtract", "ObjectIdentifier",
    "visualFormat", "views", "customView", "UISwipeActionsConfiguration", "delegate",
    "location", "locationOfTouch", "previousLocation", "translation", "setTranslation", "velocity",
  ]

  /// Whether handing an object to a function changes nothing of how it is exposed or drawn.
  static func isPlacing(_ function: String) -> Bool {
    placing.contains(function) || function.hasPrefix("addSubview")
      || function.hasPrefix("addArranged")
      || layout.matches(function)
  }

  /// Properties that take a view and do nothing to it but place it.
  private static let places: Set<String> = [
    "view", "titleView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "inputView",
    "accessoryView", "editingAccessoryView", "leftView", "rightView", "backgroundView",
    "selectedBackgroundView", "maskView", "mask", "customView", "rightBarButtonItem",
    "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "toolbarItems", "items",
    "rightCalloutAccessoryView", "leftCalloutAccessoryView", "detailCalloutAccessoryView",
    "subtitleView", "largeSubtitleView", "accessibilityElements", "backBarButtonItem", "tabBarItem",
    "refreshControl",
    "accessibilityContainer", "sourceView", "barButtonItem", "rootViewController",
    "firstResponder", "tag", "hidesWhenStopped", "text", "delegate", "automationElements",
  ]

  /// The class that `.init(…)` makes where it is assigned to a property of that name.
  static func placedClass(_ property: String) -> String? {
    switch property {
    case "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem", "rightBarButtonItems",
      "leftBarButtonItems", "toolbarItems":
      UIKitType.barButtonItem.rawValue
    case "tabBarItem": UIKitType.tabBarItem.rawValue
    default: nil
    }
  }

  /// Whether assigning an object to a property changes nothing of how it is exposed or drawn.
  static func isPlace(_ property: String) -> Bool { places.contains(property) }

  /// Functions that set up what they are given in a closure.
  static let settingUp: Set<String> = [
    "then", "with", "apply", "configure", "configured", "also", "setup", "build", "make", "tap",
    "customize", "do", "set", "style", "update", "modify", "mutate", "create",
  ]

  /// Functions that give a view to SwiftUI, whose modifiers say more of it.
  static let representing: Set<String> = ["makeUIView", "makeNSView"]

  /// Factories of UIKit's classes that give an object as it is.
  static let factories: Set<String> = ["init", "systemButton"]

  /// The classes of what lists give to be filled anew.
  static let dequeuedClasses: [UIKitType] = [
    .tableViewCell, .collectionViewCell, .headerFooterView, .collectionReusableView,
  ]

  /// The class of what a list gives to be filled anew, as long as no cast says another; nil for other
  /// methods.
  ///
  /// Source: Apple, `UITableView` and `UICollectionView`: the results of these methods.
  static func dequeuedClass(_ method: String, label: String?) -> UIKitType? {
    switch (method, label) {
    case ("dequeueReusableCell", "withIdentifier"): .tableViewCell
    case ("dequeueReusableCell", "withReuseIdentifier"): .collectionViewCell
    case ("dequeueReusableHeaderFooterView", "withIdentifier"): .headerFooterView
    case ("dequeueReusableSupplementaryView", "ofKind"): .collectionReusableView
    default: nil
    }
  }
}
