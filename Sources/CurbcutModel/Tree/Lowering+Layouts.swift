/// Containers that are values: `layout { … }`, where a constant or property holds an `AnyLayout`.
extension Lowering {
  /// Whether a name that is called with a closure of views holds a layout.
  ///
  /// Source: Apple, "Layout": a value of such a type is called with the views that it arranges.
  func isLayout(_ name: String, calledWith arguments: [Argument]) -> Bool {
    guard arguments.count == 1, let views = arguments.first, views.isTrailingClosure,
      views.label == nil
    else { return false }
    if let local = locals.visible[name] { return Expression(local).makesLayout }
    guard let property = declaration?.property(name) else { return false }
    if let type = property.type { return type.hasSuffix("Layout") }
    return property.initialValue?.makesLayout == true
  }
}

extension Expression {
  /// Whether it is a layout whatever its conditions decide: `isWide ? AnyLayout(…) : AnyLayout(…)`.
  fileprivate var makesLayout: Bool {
    switch form {
    case .call(let callee, _):
      callee.path?.pathNames.last { $0 != "init" }?.hasSuffix("Layout") == true
    case .ternary(_, let then, let otherwise): then.makesLayout && otherwise.makesLayout
    case .alternatives(let values): !values.isEmpty && values.allSatisfy(\.makesLayout)
    default: false
    }
  }
}

/// Views of widespread packages that are known without their code.
extension Lowering {
  /// Views of widespread packages that load an image and show it, as `AsyncImage` does: they bring
  /// an image without a label to assistive technology.
  ///
  /// Source: Kingfisher, "KFImage"; SDWebImageSwiftUI, "WebImage"; Nuke, "LazyImage".
  static let imageLoaders: Set<String> = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage",
  ]

  /// Views of a widespread package that watch state and show what their closure makes, as `Group` does.
  ///
  /// Source: The Composable Architecture, "WithPerceptionTracking" and "WithViewStore".
  static let observers: Set<String> = ["WithPerceptionTracking", "WithViewStore"]
}
