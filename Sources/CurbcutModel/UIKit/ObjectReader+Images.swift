import CurbcutSyntax

extension ObjectReader {
  /// Takes note of what shows an image that code gives a name: `image.accessibilityLabel = "Undo"`.
  ///
  /// Source: `UIImage` conforms to `UIAccessibilityIdentification` and is an object that has a label,
  /// which views that show it take over.
  mutating func nameByImages() {
    let named = objects[Self.others].settings.filter { setting in
      guard setting.name == "accessibilityLabel", let value = setting.value,
        value.form != .nothing
      else { return false }
      return setting.path.count == 2 || setting.path.count == 3 && setting.path[0] == "self"
    }
    guard !named.isEmpty else { return }
    // The image of a property is the one that its value or getter gives, that of a function too.
    let members = Set(named.map(\.member))
    let properties = Set(named.map { $0.path[$0.path.count - 2] })
      .filter { declaration.property($0) != nil }
    for index in objects.indices where objects[index].settings.contains(where: \.givesImage) {
      objects[index].isGivenNamedImage = objects[index].settings.contains { setting in
        guard setting.givesImage, let image = setting.given else { return false }
        if let function = image.call?.callee.memberName, members.contains(function) { return true }
        guard let name = image.namedImage else { return false }
        return properties.contains(name)
          || members.contains(name) && declaration.property(name) != nil
          || named.contains { $0.member == setting.member && $0.path[$0.path.count - 2] == name }
      }
    }
  }
}

extension ObjectSetting {
  /// Whether it gives a view an image to show.
  fileprivate var givesImage: Bool {
    switch path {
    case ["setImage"], ["setBackgroundImage"], ["image"], ["configuration", "image"]: true
    default: false
    }
  }
}

extension Expression {
  /// The name that stands for an image, also where it is drawn otherwise:
  /// `image?.withRenderingMode(.alwaysTemplate)`.
  fileprivate var namedImage: String? {
    var current = self
    while case .call(let callee, _) = current.form, case .member(let base?, _) = callee.form {
      current = base
    }
    guard let names = current.path?.split(separator: "."),
      names.count == 1 || names.count == 2 && names[0] == "self"
    else { return nil }
    return names.last.map { String($0.prefix { $0 != "?" && $0 != "!" }) }
  }
}
