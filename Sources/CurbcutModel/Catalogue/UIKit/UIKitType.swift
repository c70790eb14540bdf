/// What kind of object a class of UIKit makes, and from which class it inherits.
///
/// Source: Apple, UIKit reference: the inheritance shown for each class.
package enum UIKitType: String, Sendable, CaseIterable {
  case view = "UIView"
  case control = "UIControl"
  case button = "UIButton"
  case buttonConfiguration = "UIButton.Configuration"
  case label = "UILabel"
  case imageView = "UIImageView"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case datePicker = "UIDatePicker"
  case colorWell = "UIColorWell"
  case progressView = "UIProgressView"
  case activityIndicator = "UIActivityIndicatorView"
  case textField = "UITextField"
  case searchTextField = "UISearchTextField"
  case textView = "UITextView"
  case searchBar = "UISearchBar"
  case pickerView = "UIPickerView"
  case stackView = "UIStackView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case visualEffectView = "UIVisualEffectView"
  case window = "UIWindow"
  case toolbar = "UIToolbar"
  case navigationBar = "UINavigationBar"
  case tabBar = "UITabBar"
  case tableViewCell = "UITableViewCell"
  case collectionReusableView = "UICollectionReusableView"
  case collectionViewCell = "UICollectionViewCell"
  case collectionViewListCell = "UICollectionViewListCell"
  case headerFooterView = "UITableViewHeaderFooterView"
  case barItem = "UIBarItem"
  case barButtonItem = "UIBarButtonItem"
  case tabBarItem = "UITabBarItem"
  case accessibilityElement = "UIAccessibilityElement"
  case viewController = "UIViewController"
  case tableViewController = "UITableViewController"
  case collectionViewController = "UICollectionViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case pageViewController = "UIPageViewController"
  case splitViewController = "UISplitViewController"
  case alertController = "UIAlertController"
  case activityViewController = "UIActivityViewController"
  case presentationController = "UIPresentationController"
  case gestureRecognizer = "UIGestureRecognizer"
  case tapRecognizer = "UITapGestureRecognizer"
  case longPressRecognizer = "UILongPressGestureRecognizer"
  case panRecognizer = "UIPanGestureRecognizer"
  case swipeRecognizer = "UISwipeGestureRecognizer"
  case pinchRecognizer = "UIPinchGestureRecognizer"
  case rotationRecognizer = "UIRotationGestureRecognizer"
  case edgePanRecognizer = "UIScreenEdgePanGestureRecognizer"
  case hoverRecognizer = "UIHoverGestureRecognizer"
  /// A pin on a map, which VoiceOver reads by its title.
  case pointAnnotation = "MKPointAnnotation"
  /// What a button or menu item does, which may bring words and a picture.
  case action = "UIAction"
  /// What a swipe across a row offers.
  case contextualAction = "UIContextualAction"
  /// A button of an alert.
  case alertAction = "UIAlertAction"
  case webView = "WKWebView"
  case mapView = "MKMapView"
  case appKitButton = "NSButton"
  case appKitToolbarItem = "NSToolbarItem"

  /// The class above it; nil where that is `NSObject` or does not matter.
  package var superclass: UIKitType? {
    switch self {
    case .view, .buttonConfiguration, .barItem, .accessibilityElement, .viewController,
      .presentationController, .pointAnnotation, .action, .contextualAction, .alertAction,
      .gestureRecognizer, .appKitButton, .appKitToolbarItem:
      nil
    case .button, .switchControl, .slider, .stepper, .segmentedControl, .pageControl, .datePicker,
      .colorWell, .textField:
      .control
    case .searchTextField: .textField
    case .textView, .tableView, .collectionView: .scrollView
    case .collectionViewCell: .collectionReusableView
    case .collectionViewListCell: .collectionViewCell
    case .barButtonItem, .tabBarItem: .barItem
    case .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .pageViewController, .splitViewController, .alertController,
      .activityViewController:
      .viewController
    case .tapRecognizer, .longPressRecognizer, .panRecognizer, .swipeRecognizer, .pinchRecognizer,
      .rotationRecognizer, .hoverRecognizer:
      .gestureRecognizer
    case .edgePanRecognizer: .panRecognizer
    default: .view
    }
  }

  /// Whether it shows or takes text in a font of its own.
  var showsText: Bool { self == .label || isKind(of: .textField) || self == .textView }

  /// Whether it is a class of AppKit, for the Mac.
  package var isOfAppKit: Bool { self == .appKitButton || self == .appKitToolbarItem }

  /// Whether it is a class or inherits from it.
  package func isKind(of other: UIKitType) -> Bool {
    var next: UIKitType? = self
    while let type = next {
      if type == other { return true }
      next = type.superclass
    }
    return false
  }

  /// What it exposes by itself; nil for what is no view, and for views that are no elements.
  package var row: UIKitClass? { UIKitClass.all[rawValue] }

  /// What a person operates in it.
  ///
  /// Source: what VoiceOver says of each; see `UIKitClass`.
  package var role: Role {
    switch self {
    case .button, .barButtonItem: .button
    case .imageView: .image
    case .switchControl: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .textField, .searchTextField: .textField
    case .textView: .textEditor
    case .searchBar: .searchField
    case .datePicker: .datePicker
    case .colorWell: .colorPicker
    case .segmentedControl, .pickerView: .picker
    case .progressView: .progress
    case .tabBarItem: .tab
    case .label: .text
    default: .none
    }
  }

  /// What it is called in a message: "button".
  package var words: String {
    switch self {
    case .button: "button"
    case .label: "label"
    case .imageView: "image view"
    case .switchControl: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmented control"
    case .pageControl: "page control"
    case .datePicker: "date picker"
    case .colorWell: "color well"
    case .progressView: "progress view"
    case .activityIndicator: "activity indicator"
    case .textField, .searchTextField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .pickerView: "picker"
    case .webView: "web view"
    case .mapView: "map"
    case .tableView: "table"
    case .collectionView: "collection"
    case .tableViewCell, .collectionViewCell, .collectionViewListCell: "cell"
    case .headerFooterView: "header"
    case .barButtonItem: "bar button"
    case .tabBarItem: "tab bar item"
    case .control: "control"
    default: "view"
    }
  }
}
