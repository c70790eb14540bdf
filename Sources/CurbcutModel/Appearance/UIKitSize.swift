import CurbcutSyntax

extension UIKitObject {
  /// A size that code fixes, in points.
  package struct FixedSize: Sendable {
    package let width: Double?
    package let height: Double?
    /// What fixes it.
    package let range: Range<Int>
    package let setting: ObjectSetting?
  }

  /// The sizes that constraints or the frame fix, as numbers or constants; nil where there are none.
  package func fixedSize(in item: ItemModel) -> FixedSize? {
    let points = item.points(in: declaration)
    var size = LiteralSize()
    var setting: ObjectSetting?
    var given: Node?
    for found in settings {
      let told = found.sidesName.flatMap { sidesByMethod[$0] }
      func constrained(_ points: Points) -> LiteralSize {
        told.map { LiteralSize(fixedBy: $0, found.arguments, points) }
          ?? found.constrainedSize(points)
      }
      let sides = constrained { found.number(in: $0, points) }
      guard !sides.isEmpty else { continue }
      size.formUnion(sides)
      setting = setting ?? found
      if constrained(points).isEmpty { given = given ?? found.givenCall }
    }
    if settings.contains(where: \.makesSquare) {
      size.width = size.width ?? size.height
      size.height = size.height ?? size.width
    }
    if !size.isEmpty {
      return FixedSize(
        width: size.width,
        height: size.height,
        range: given?.range ?? setting?.range ?? range,
        setting: given == nil ? setting : nil
      )
    }
    let frames = settings.filter {
      $0.path == ["frame"] || $0.path == ["frame", "size"] || $0.path == ["bounds"]
    }
    // Whoever sets a frame twice may set it thrice.
    guard frames.count <= 1 else { return nil }
    let frame =
      frames.first?.value ?? creation?.call?.arguments.first { $0.label == "frame" }?.value
    guard let found = frame.map({ LiteralSize(ofFrame: $0, points) }), let width = found.width,
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

extension ObjectSetting {
  /// The number that an expression stands for, with what a call gives in the place of a parameter.
  fileprivate func number(in expression: Expression, _ points: Points) -> Double? {
    if case .name(let name) = expression.form, let given = givenArguments[name] {
      return points(given)
    }
    return points(expression)
  }

  /// The height that a constraint or the frame fixes, in points; nil where there is none.
  package func fixedHeight(in item: ItemModel, of declaration: Declaration) -> Double? {
    let points = item.points(in: declaration)
    if let height = constrainedSize({ number(in: $0, points) }).height { return height }
    guard path == ["frame"] || path == ["frame", "size"] else { return nil }
    return value.flatMap { LiteralSize(ofFrame: $0, points).height }
  }
}

extension ItemModel {
  /// What numbers and constants of a type stand for.
  fileprivate func points(in declaration: Declaration) -> Points {
    { expression in
      if let points = number(expression, in: declaration) { return points }
      // Of two lengths the smaller one is what may be too small.
      guard let chosen = constant(expression, in: declaration) ?? expression.choice,
        case .ternary(_, let then, let otherwise) = chosen.form,
        let first = number(then, in: declaration), let second = number(otherwise, in: declaration)
      else { return nil }
      return min(first, second)
    }
  }
}

/// Works out what is written for a length.
private typealias Points = (Expression) -> Double?

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
  /// What a method of the project fixes, with what it is given.
  init(fixedBy marks: Set<String>, _ given: [Argument], _ points: Points) {
    self.init()
    for side in marks.compactMap({ FixedSide(mark: $0) }) {
      var length = side.length
      if length == nil, given.indices.contains(side.parameter) {
        let value = given[side.parameter].value
        let size = LiteralSize(ofFrame: value, points)
        switch side.part {
        case "width": length = size.width
        case "height": length = size.height
        default: length = points(value)
        }
      }
      guard let length else { continue }
      formUnion(
        LiteralSize(width: side.isWidth ? length : nil, height: side.isWidth ? nil : length)
      )
    }
  }

  /// `CGRect(x: 0, y: 0, width: 20, height: 20)`, `CGRect(origin: .zero, size: CGSize(…))`.
  init(ofFrame frame: Expression, _ points: Points) {
    self.init()
    guard let call = frame.call, ["CGRect", "CGSize", "init"].contains(call.callee.memberName)
    else { return }
    if let size = call.arguments.first(where: { $0.label == "size" }) {
      self = LiteralSize(ofFrame: size.value, points)
    } else {
      self = LiteralSize(of: call.arguments, points)
    }
  }

  /// Arguments that are called after what they set.
  init(of arguments: [Argument], _ points: Points) {
    for argument in arguments {
      switch argument.label {
      case "width", "widthConstant": width = points(argument.value)
      case "height", "heightConstant": height = points(argument.value)
      default: continue
      }
    }
  }

  /// What a closure of SnapKit fixes: `make.size.equalTo(24)`, `$0.width.height.equalTo(24)`.
  init(ofConstraintsIn closure: Closure, _ points: Points) {
    for statement in closure.items {
      // One with a priority gives way.
      guard let call = Expression(statement).call, call.callee.memberName == "equalTo",
        case .member(let base?, _) = call.callee.form, let path = base.path,
        let given = call.arguments.first?.value
      else { continue }
      let parts = path.split(separator: ".").dropFirst()
      let sides = LiteralSize(ofFrame: given, points)
      let isSize = parts.contains("size")
      var found = LiteralSize()
      if isSize || parts.contains("width") { found.width = points(given) ?? sides.width }
      if isSize || parts.contains("height") { found.height = points(given) ?? sides.height }
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
  fileprivate func constrainedSize(_ points: Points) -> LiteralSize {
    switch path {
    case ["widthAnchor", "constraint"]:
      return LiteralSize(width: argument("equalToConstant").flatMap(points))
    case ["heightAnchor", "constraint"]:
      return LiteralSize(height: argument("equalToConstant").flatMap(points))
    case ["widthAnchor"]: return LiteralSize(width: value.flatMap(points))
    case ["heightAnchor"]: return LiteralSize(height: value.flatMap(points))
    // `view.anchors.height.equal(40)`
    case ["anchors", "width", "equal"]:
      return LiteralSize(width: argument(nil).flatMap(points))
    case ["anchors", "height", "equal"]:
      return LiteralSize(height: argument(nil).flatMap(points))
    case ["sizeAnchors"]:
      return value.map { LiteralSize(ofFrame: $0, points) } ?? LiteralSize()
    // `view.anchors.size.equal(CGSize(…))`, `view.anchors.height.equal(20)`
    case ["anchors", "width", "equal"]: return LiteralSize(width: argument(nil).flatMap(points))
    case ["anchors", "height", "equal"]: return LiteralSize(height: argument(nil).flatMap(points))
    case ["anchors", "size", "equal"]:
      return argument(nil).map { LiteralSize(ofFrame: $0, points) } ?? LiteralSize()
    case ["autoSetDimension"]:
      let length = argument("toSize").flatMap(points)
      return argument(nil)?.memberName == "width"
        ? LiteralSize(width: length) : LiteralSize(height: length)
    case ["snp", "makeConstraints"], ["snp", "remakeConstraints"]:
      for argument in arguments {
        if let closure = argument.closure {
          return LiteralSize(ofConstraintsIn: closure, points)
        }
      }
      return LiteralSize()
    case _ where isCall && path.count == 1 && Self.sizing.contains(name):
      let given = arguments
      if given.count == 1, let only = given.first, !only.isTrailingClosure {
        let sides = LiteralSize(ofFrame: only.value, points)
        return sides.isEmpty ? LiteralSize(of: given, points) : sides
      }
      return LiteralSize(of: given, points)
    case _
    where isCall && path.count == 1 && (Self.wide.contains(name) || Self.high.contains(name)):
      // `button.height(24)`
      let given = arguments
      guard given.count == 1, let only = given.first, only.label == nil, !only.isTrailingClosure
      else { return LiteralSize() }
      let length = points(only.value)
      return Self.wide.contains(name) ? LiteralSize(width: length) : LiteralSize(height: length)
    default: return LiteralSize()
    }
  }

  /// What methods of packages and projects are called that fix one side of a view.
  private static let wide: Set<String> = [
    "width", "setWidth", "constrainWidth", "fixWidth", "pinWidth", "anchorWidth",
  ]
  private static let high: Set<String> = [
    "height", "setHeight", "constrainHeight", "fixHeight", "pinHeight", "anchorHeight",
  ]

  /// What methods of packages and projects are called that fix the size of a view.
  private static let sizing: Set<String> = [
    "size", "setDimensions", "autoSetDimensions", "constrainSize", "fixSize", "setSize",
    "constrain", "anchor",
  ]
}

extension Expression {
  /// Itself where it chooses between two values.
  fileprivate var choice: Expression? {
    if case .ternary = form { self } else { nil }
  }
}
