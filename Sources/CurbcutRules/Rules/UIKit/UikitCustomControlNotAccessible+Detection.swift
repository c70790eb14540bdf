import CurbcutModel

extension Declaration {
  /// Whether Interface Builder fills in a control that is part of it: `@IBOutlet var field: UITextField!`.
  var hasOutletOfControl: Bool {
    properties.contains { property in
      property.attributes.contains("IBOutlet")
        && UIKitType(rawValue: property.type.map { $0.filter { !"!?".contains($0) } } ?? "")
          .map { [.button, .textField, .textView, .slider, .stepper].contains($0) } == true
    }
  }
}
