import CurbcutInterfaceBuilder
import CurbcutModel

extension InterfaceView {
  /// The class of UIKit that it is of, or that its own class inherits from.
  package var type: UIKitType {
    switch kind {
    case .button: .button
    case .label: .label
    case .imageView: .imageView
    case .textField: .textField
    case .textView: .textView
    case .slider: .slider
    case .stepper: .stepper
    case .switchControl: .switchControl
    case .barButtonItem: .barButtonItem
    case .tabBarItem: .tabBarItem
    case .datePicker: .datePicker
    case .progressView: .progressView
    case .segmentedControl: .segmentedControl
    case .tableView: .tableView
    case .view: .view
    case .stackView: .stackView
    case .scrollView: .scrollView
    case .visualEffectView: .visualEffectView
    case .collectionView: .collectionView
    case .collectionReusableView: .collectionReusableView
    case .tableViewCell: .tableViewCell
    case .collectionViewCell: .collectionViewCell
    case .pageControl: .pageControl
    case .searchBar: .searchBar
    case .pickerView: .pickerView
    }
  }

  /// What people operate in it, by the traits that the file chooses before its class.
  var role: Role {
    if traits?.contains("button") == true { return .button }
    if traits?.contains("link") == true { return .link }
    return type.role
  }
}
