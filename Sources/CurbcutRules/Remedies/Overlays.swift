import CurbcutModel

extension ItemModel {
  /// Whether the instances of a class are laid over everything else and wait for an answer: going by
  /// its name and the controls in it.
  func isOverlay(_ object: UIKitObject) -> Bool {
    let declaration = object.declaration
    guard declaration.keyword == .class, object.type == .view || object.type == .visualEffectView,
      NameHint.dialog.matches(declaration.name) || declaration.isShownInWindow,
      !NameHint.passing.matches(declaration.name),
      declaration.function("hitTest") == nil, declaration.function("point") == nil
    else { return false }
    return objects.contains {
      $0.declaration === declaration && $0.isKind(of: .button, .textField)
    }
  }
}

extension Declaration {
  /// Whether a function of it is given the window that it is shown in, or puts it into one.
  fileprivate var isShownInWindow: Bool {
    functions.contains { function in
      if let body = function.body, body.contains(where: { $0.text.includes("indow") }),
        body.contains(where: { $0.text.includes("indow?.addSubview(self)") })
          || body.contains(where: { $0.text.includes("indow.addSubview(self)") })
      {
        return true
      }
      return
        (function.name.hasPrefix("show") || function.name.hasPrefix("present"))
        && function.parameters.contains {
          $0.name == "window" || ["UIWindow", "UIWindow?"].contains($0.type)
        }
    }
  }
}
