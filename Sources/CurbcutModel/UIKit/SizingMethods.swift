import CurbcutSyntax

// Methods that a project adds to UIKit's views and that fix their size: `func pinSize(_ side: CGFloat)`.

/// A side that a method fixes: `width=20`, or by what it is given `width=#0`, `height=#0.height`.
struct FixedSide: Hashable {
  let isWidth: Bool
  /// The length that is written in the method; nil where it is given.
  var length: Double?
  /// The parameter that gives it, counted from 0.
  var parameter = 0
  /// The part of the parameter that is meant: `width` of a `CGSize`; empty for all of it.
  var part = ""

  /// What it is called among what a method tells.
  var mark: String {
    let side = isWidth ? "width" : "height"
    if let length { return "\(side)=\(length)" }
    return "\(side)=#\(parameter)\(part.isEmpty ? "" : ".\(part)")"
  }

  /// Reads what a method tells; nil for anything else.
  init?(mark: String) {
    let parts = mark.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0] == "width" || parts[0] == "height" else { return nil }
    isWidth = parts[0] == "width"
    guard parts[1].hasPrefix("#") else {
      guard let number = Double(parts[1]) else { return nil }
      length = number
      return
    }
    let given = parts[1].dropFirst().split(separator: ".")
    guard let first = given.first, let place = Int(first) else { return nil }
    parameter = place
    part = given.count > 1 ? String(given[1]) : ""
  }

  /// - Parameter expression: the length, by the parameters of the method that it stands in.
  init?(isWidth: Bool, _ expression: Expression, _ parameters: [Declaration.Parameter]) {
    self.isWidth = isWidth
    func place(_ expression: Expression) -> Int? {
      guard case .name(let name) = expression.form else { return nil }
      return parameters.firstIndex { $0.name == name }
    }
    if let number = expression.number {
      length = number
    } else if let place = place(expression) {
      parameter = place
    } else if case .member(let base?, let member) = expression.form, let place = place(base),
      member == "width" || member == "height"
    {
      parameter = place
      part = member
    } else if let call = expression.call, call.callee.path == "CGFloat", call.arguments.count == 1,
      let only = call.arguments.first, let place = place(only.value)
    {
      parameter = place
    } else {
      return nil
    }
  }
}

extension ObjectNames {
  /// The name under which a method of an extension tells which sides it fixes: `|pinSize(_:)`.
  static func sides(of method: String, _ labels: [String?]) -> String {
    "|\(method)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

extension UIKitObject {
  /// How deep methods are followed that fix a size by each other.
  private static let maximumCalls = 3

  /// What the methods of an extension of a class of UIKit fix of the size of what they are called on.
  var fixedSides: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let byMember = Dictionary(grouping: settings, by: \.member)
    for function in declaration.functions where function.name != "init" {
      let sides = sides(fixedBy: function, byMember, depth: 0)
      guard !sides.isEmpty else { continue }
      for call in function.calls {
        let given = sides.compactMap { $0.given(in: call) }
        if given.isEmpty { continue }
        let name = ObjectNames.sides(of: function.name, call.map { function.parameters[$0].label })
        found[name, default: []].formUnion(given.map(\.mark))
      }
    }
    return found
  }

  private func sides(
    fixedBy function: Declaration.Function,
    _ settings: [String: [ObjectSetting]],
    depth: Int
  ) -> Set<FixedSide> {
    var found: Set<FixedSide> = []
    for setting in settings[function.name] ?? []
    where setting.isCall && function.node.range.contains(setting.range.lowerBound)
      && (!setting.isConditional || setting.isDoneIfGiven(to: function, in: declaration))
    {
      if setting.path == ["widthAnchor", "constraint"]
        || setting.path == ["heightAnchor", "constraint"]
      {
        let isWidth = setting.path[0] == "widthAnchor"
        if let length = setting.argument("equalToConstant"),
          let side = FixedSide(isWidth: isWidth, length, function.parameters)
        {
          found.insert(side)
        }
      } else if setting.path.count == 1, depth < Self.maximumCalls {
        found.formUnion(sides(givenBy: setting, in: function, settings, depth: depth))
      }
    }
    return found
  }

  /// The sides that another method of the extension fixes, with what it is given here.
  private func sides(
    givenBy setting: ObjectSetting,
    in function: Declaration.Function,
    _ settings: [String: [ObjectSetting]],
    depth: Int
  ) -> Set<FixedSide> {
    var found: Set<FixedSide> = []
    let given = setting.arguments
    let labels = given.map(\.label)
    for other in declaration.functions where other.name == setting.name {
      guard
        let call = other.calls.first(where: { $0.map { other.parameters[$0].label } == labels })
      else { continue }
      for side in sides(fixedBy: other, settings, depth: depth + 1)
        .compactMap({ $0.given(in: call) })
      {
        guard side.length == nil else {
          found.insert(side)
          continue
        }
        guard given.indices.contains(side.parameter), side.part.isEmpty,
          let side = FixedSide(
            isWidth: side.isWidth,
            given[side.parameter].value,
            function.parameters
          )
        else { continue }
        found.insert(side)
      }
    }
    return found
  }
}

extension FixedSide {
  /// The same by the place that its parameter has in a call; nil where the call leaves it out.
  ///
  /// - Parameter call: the parameters that the call gives something for, in their order.
  fileprivate func given(in call: [Int]) -> FixedSide? {
    guard length == nil else { return self }
    guard let place = call.firstIndex(of: parameter) else { return nil }
    var side = self
    side.parameter = place
    return side
  }
}

extension Declaration.Function {
  /// How many of its parameters a call may leave out.
  private static let maximumLeftOut = 6

  /// The ways in which it can be called: the parameters that something is given for, all of them first.
  fileprivate var calls: [[Int]] {
    let optional = optionalParameters
    return calls(leavingOut: optional.count <= Self.maximumLeftOut ? optional[...] : [])
  }
}

extension ObjectSetting {
  /// Whether it is done wherever a function is given the length that it is done with, and only one `if`
  /// asks that: `if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }`.
  fileprivate func isDoneIfGiven(
    to function: Declaration.Function,
    in declaration: Declaration
  ) -> Bool {
    let choices = declaration.nodes(around: range).filter { node in
      [.ifExpr, .switchExpr, .closureExpr, .forStmt, .whileStmt, .guardStmt].contains(node.kind)
    }
    guard choices.count == 1, let branch = branch(in: declaration),
      case .name(let length)? = argument("equalToConstant")?.form,
      function.parameters.contains(where: { $0.name == length }),
      case let conditions = Array(branch.children(.conditionElement)), conditions.count == 1,
      let condition = conditions.first?.text
    else { return false }
    let asking = ["let \(length)", "let \(length) = \(length)", "\(length) != 0", "\(length) > 0"]
    return asking.contains(condition.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The name under which a method of the project that it calls tells which sides it fixes; nil for
  /// what is no such call.
  var sidesName: String? {
    guard isCall, path.count == 1, let method = path.first, !UIKitNames.isMethod(method),
      node.kind == .functionCallExpr, node.child(.closureExpr) == nil
    else { return nil }
    return ObjectNames.sides(
      of: method,
      node.children(.labeledExpr).map(\.argumentLabel)
    )
  }
}
