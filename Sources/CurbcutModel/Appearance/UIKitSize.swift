extension UIKitObject {
  /// A size that code fixes, in points.
  package struct FixedSize: Sendable {
    package let width: Double?
    package let height: Double?
    /// What fixes it.
    package let range: Range<Int>
    package let setting: ObjectSetting?
  }

  /// The literal sizes that constraints or the frame fix; nil where there are none.
  package var fixedSize: FixedSize? {
    var size = LiteralSize()
    var setting: ObjectSetting?
    for found in settings {
      let constrained = found.constrainedSize
      guard !constrained.isEmpty else { continue }
      size.formUnion(constrained)
      setting = setting ?? found
    }
    if settings.contains(where: \.makesSquare) {
      size.width = size.width ?? size.height
      size.height = size.height ?? size.width
    }
    if !size.isEmpty {
      return FixedSize(
        width: size.width,
        height: size.height,
        range: setting?.range ?? range,
        setting: setting
      )
    }
    let frames = settings.filter {
      $0.path == ["frame"] || $0.path == ["frame", "size"] || $0.path == ["bounds"]
    }
    // Whoever sets a frame twice may set it thrice.
    guard frames.count <= 1 else { return nil }
    let frame =
      frames.first?.value ?? creation?.call?.arguments.first { $0.label == "frame" }?.value
    guard let found = frame.map(LiteralSize.init(ofFrame:)), let width = found.width,
      let height = found.height, width > 0, height > 0
    else { return nil }
    return FixedSize(
      width: width,
      height: height,
      range: frames.first?.range ?? frame?.range ?? range,
      setting: frames.first
    )
  }
}

/// A width and a height that are written as numbers.
private struct LiteralSize {
  var width: Double?
  var height: Double?

  var isEmpty: Bool { width == nil && height == nil }

  mutating func formUnion(_ other: LiteralSize) {
    if let points = other.width { width = max(width ?? 0, points) }
    if let points = other.height { height = max(height ?? 0, points) }
  }
}

extension LiteralSize {
  /// `CGRect(x: 0, y: 0, width: 20, height: 20)`, `CGRect(origin: .zero, size: CGSize(…))`.
  init(ofFrame frame: Expression) {
    self.init()
    guard let call = frame.call, ["CGRect", "CGSize", "init"].contains(call.callee.memberName)
    else { return }
    if let size = call.arguments.first(where: { $0.label == "size" }) {
      self = LiteralSize(ofFrame: size.value)
    } else {
      self = LiteralSize(of: call.arguments)
    }
  }

  /// Arguments that are called after what they set.
  init(of arguments: [Argument]) {
    for argument in arguments {
      switch argument.label {
      case "width", "widthConstant": width = argument.value.number
      case "height", "heightConstant": height = argument.value.number
      default: continue
      }
    }
  }

  /// What a closure of SnapKit fixes: `make.size.equalTo(24)`, `$0.width.height.equalTo(24)`.
  init(ofConstraintsIn closure: Closure) {
    for statement in closure.items {
      guard let call = Expression(statement).call, call.callee.memberName == "equalTo",
        case .member(let base?, _) = call.callee.form, let path = base.path,
        let given = call.arguments.first?.value
      else { continue }
      let parts = path.split(separator: ".").dropFirst()
      let sides = LiteralSize(ofFrame: given)
      let isSize = parts.contains("size")
      var found = LiteralSize()
      if isSize || parts.contains("width") { found.width = given.number ?? sides.width }
      if isSize || parts.contains("height") { found.height = given.number ?? sides.height }
      formUnion(found)
    }
  }
}

extension ObjectSetting {
  /// `button.widthAnchor.constraint(equalTo: button.heightAnchor)`
  fileprivate var makesSquare: Bool {
    let other: String
    switch path {
    case ["widthAnchor", "constraint"]: other = "heightAnchor"
    case ["heightAnchor", "constraint"]: other = "widthAnchor"
    default: return false
    }
    guard arguments.count == 1 else { return false }
    return argument("equalTo")?.path == (receiver.isEmpty ? other : "\(receiver).\(other)")
  }

  /// The size that a constraint fixes, as UIKit or a package for layout writes it.
  fileprivate var constrainedSize: LiteralSize {
    switch path {
    case ["widthAnchor", "constraint"]:
      return LiteralSize(width: argument("equalToConstant")?.number)
    case ["heightAnchor", "constraint"]:
      return LiteralSize(height: argument("equalToConstant")?.number)
    case ["widthAnchor"]: return LiteralSize(width: value?.number)
    case ["heightAnchor"]: return LiteralSize(height: value?.number)
    case ["sizeAnchors"]:
      return value.map(LiteralSize.init(ofFrame:)) ?? LiteralSize()
    case ["snp", "makeConstraints"], ["snp", "remakeConstraints"]:
      for argument in arguments {
        if case .closure(let closure) = argument.value.form {
          return LiteralSize(ofConstraintsIn: closure)
        }
      }
      return LiteralSize()
    case _ where isCall && path.count == 1 && Self.sizing.contains(name):
      let given = arguments
      if given.count == 1, let only = given.first, !only.isTrailingClosure {
        let sides = LiteralSize(ofFrame: only.value)
        return sides.isEmpty ? LiteralSize(of: given) : sides
      }
      return LiteralSize(of: given)
    default: return LiteralSize()
    }
  }

  /// What methods of packages and projects are called that fix the size of a view.
  private static let sizing: Set<String> = [
    "size", "setDimensions", "autoSetDimensions", "constrainSize", "fixSize", "setSize",
    "constrain", "anchor",
  ]
}
