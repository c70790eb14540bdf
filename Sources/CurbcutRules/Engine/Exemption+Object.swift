import CurbcutModel

extension Exemption {
  /// What silences rules about an object of UIKit that lacks something: whoever else may set it.
  static let elsewhere: [Exemption] = [
    .object(
      "a file of Interface Builder sets it up",
      certainty: { $0.isOutlet ? .unknown : .no }
    ),
    setUpByUnreadCode,
  ]

  /// What it is handed to may do anything to it.
  static let setUpByUnreadCode = Exemption.object(
    "code that was not read sets it up",
    certainty: { $0.isHandedOn ? .unknown : .no }
  )

  /// The same for rules that files of Interface Builder have none of their own for.
  static let elsewhereOrUnread: [Exemption] = [
    .object(
      "a file of Interface Builder that was not read sets it up",
      certainty: { $0.isUnreadOutlet ? .unknown : .no }
    ),
    setUpByUnreadCode,
  ]

  /// What silences rules about an object of UIKit that has no name.
  static let unnamedObject: [Exemption] = elsewhere + named

  /// The same for what code makes of views of Interface Builder, which its files say nothing of.
  static let unnamedOrUnread: [Exemption] = elsewhereOrUnread + named

  private static let named: [Exemption] = [
    .object("it has an accessibility label", certainty: \.isNamed),
    .leftOut,
  ]

  /// It is no accessibility element on purpose, or for a time that is not known.
  static let leftOut = Exemption.object("it is kept from assistive technology") { $0.isLeftOut }
}

extension UIKitObject {
  /// Whether it stands beside the content of a cell or in a bar item.
  var isInAccessoryView: Bool {
    !places.isDisjoint(with: ["accessoryView", "editingAccessoryView", "customView"])
      || name.hasSuffix("accessoryView") || name.hasSuffix("AccessoryView")
  }
}
