import CurbcutModel

extension Exemption {
  /// What silences rules about an object of UIKit that lacks something: whoever else may set it.
  static let elsewhere: [Exemption] = [
    .object("its class is not known") { $0.type == nil },
    .object(
      "a file of Interface Builder sets it up",
      certainty: { $0.isOutlet ? .unknown : .no }
    ),
    .object(
      "code that was not read sets it up",
      certainty: { $0.isHandedOn ? .unknown : .no }
    ),
  ]

  /// What silences rules about an object of UIKit that has no name.
  static let unnamedObject: [Exemption] =
    elsewhere + [
      .object("it has an accessibility label", certainty: \.isNamed),
      .leftOut,
    ]

  /// It is no accessibility element on purpose, or for a time that is not known.
  static let leftOut = Exemption.object("it is kept from assistive technology") { $0.isLeftOut }

  /// Whoever uses it speaks for it.
  static let inAccessoryView = Exemption.object("the cell that it belongs to speaks for it") {
    object in
    object.declaration.isAccessory(object)
  }
}

extension Declaration {
  /// Whether an object of the type is a cell's accessory, for which the cell speaks.
  fileprivate func isAccessory(_ object: UIKitObject) -> Bool {
    guard !object.name.isEmpty else { return false }
    return ownNodes(.sequenceExpr).contains { node in
      guard case .operators(let operands, ["="]) = Expression(node).form, operands.count == 2,
        let target = operands[0].memberName,
        ["accessoryView", "editingAccessoryView", "customView"].contains(target)
      else { return false }
      return operands[1].memberName == object.name || object.name.hasSuffix(target)
        || object.creation?.range == operands[1].range
    }
  }
}
