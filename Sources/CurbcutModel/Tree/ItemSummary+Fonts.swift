import CurbcutSyntax

extension ItemSummary {
  /// How long a function may be that gives one font, in bytes: one that chooses among the files of nine
  /// weights has a thousand.
  private static let maximumFunction = 2048

  /// What constants outside of types stand for that others read: fonts of UIKit, and what is switched
  /// off (`private let showsDrafts = false`).
  mutating func addConstants(ofLooseItem item: Node) {
    if item.kind == .functionDecl {
      let function = Declaration.Function(reading: item)
      if function.mayMakeFont(within: Self.maximumFunction) { share(asFont: function, of: nil) }
    }
    guard item.kind == .variableDecl else { return }
    for property in Declaration.Property.properties(of: item) where property.isConstant {
      guard let value = property.initialValue,
        property.isFont(madeBy: value) || value.boolean == false
      else { continue }
      share(value, as: property.name, isPrivate: property.isPrivate)
    }
  }

  /// The functions that do nothing but make a font of what they are given.
  mutating func addFonts(of declaration: Declaration) {
    for function in declaration.functions where function.isStatic || declaration.keyword == .enum {
      if function.mayMakeFont(within: Self.maximumFunction) {
        share(asFont: function, of: declaration)
      }
    }
  }

  /// Shares a function under the names that calls of it have, with and without what may be left out.
  private mutating func share(asFont function: Declaration.Function, of type: Declaration?) {
    let base = type.map { "\($0.name)\(function.isStatic ? "." : "#")\(function.name)" }
    // What is private to a type others reach by its constants: `static let title = brand(size: 20)`.
    let isPrivate = type.map(\.isPrivate) ?? function.isPrivate
    let optional = function.optionalParameters.prefix(Self.maximumOptional)
    for call in function.calls(leavingOut: optional) {
      let labels = call.map { function.parameters[$0].label }
      let name = Self.callName(base ?? function.name, labels: labels)
      share(Expression(function.node), as: name, isPrivate: isPrivate)
    }
  }

  /// How many parameters of a function may be left out at calls.
  private static let maximumOptional = 3
}

extension Declaration.Function {
  /// Whether it gives a font, of UIKit or SwiftUI, and is short enough to be read.
  fileprivate func mayMakeFont(within length: Int) -> Bool {
    ["UIFont", "UIFont?", "UIFont!", "Font", "SwiftUI.Font"].contains(returnType ?? "")
      && node.range.count <= length && !fonts.isEmpty
  }

  /// The fonts that it gives, where it does nothing but choose one: what each `return` gives, with
  /// what its own constants stand for.
  fileprivate var fonts: [Expression] {
    guard let body else { return [] }
    if let only = onlyValue, only.node.kind != .ifExpr, only.node.kind != .switchExpr {
      return [only]
    }
    var named: [String: Expression] = [:]
    var given: [Expression] = []
    for node in self.node.descendants.dropFirst() {
      switch node.kind {
      case .closureExpr, .functionDecl, .forStmt, .whileStmt: return []
      case .optionalBindingCondition, .patternBinding:
        guard let name = node.child(.identifierPattern)?.nameText,
          let value = node.child(.initializerClause)?.lastChild, named[name] == nil
        else { return [] }
        named[name] = Expression(value)
      case .returnStmt:
        guard let value = node.firstChild else { return [] }
        given.append(Expression(value))
      default: break
      }
    }
    if given.isEmpty, body.count == 1 {
      given = body[0].branchValues.map { Expression($0) }
    }
    return given.filter { !$0.stopsApp }.map { value in
      value.path.flatMap { named[$0] } ?? value
    }
  }
}

extension Declaration.Property {
  /// Whether its value is written like a font of UIKit.
  fileprivate func isFont(madeBy value: Expression) -> Bool {
    guard let call = value.unforced.call?.callee.path else { return false }
    return call == "UIFont" || call.hasPrefix("UIFont.") || type == "UIFont"
  }
}

extension DeclarationContext {
  /// What a call may stand for of a function of the project that does nothing but make a font, and
  /// what it is given; nil for other calls.
  ///
  /// - Parameters:
  ///   - type: what a call without a base is a member of: `UIFont`, `Font`.
  ///   - own: the type in whose code it stands, of which `Self.brand(size: 13)` is a member.
  func fonts(
    madeBy call: Expression,
    ofType type: String,
    in own: String? = nil
  ) -> (values: [Expression], given: [String: Expression])? {
    guard case .call(let callee, let arguments) = call.form, let path = callee.path else {
      return nil
    }
    let full =
      path.hasPrefix(".")
      ? "\(type)\(path)"
      : own.map { path.hasPrefix("Self.") ? "\($0)\(path.dropFirst(4))" : path } ?? path
    guard let function = function(called: full, with: arguments) ?? member(full, arguments)
    else { return nil }
    var given: [String: Expression] = [:]
    for parameter in function.parameters { given[parameter.name] = parameter.defaultValue }
    for (parameter, value) in function.filled(by: arguments) ?? [] {
      given[parameter.name] = value
    }
    return (function.fonts, given)
  }

  /// The function that a case of an enumeration of the project has: `AppFont.bold.of(size: 14)`.
  private func member(_ path: String, _ arguments: [Argument]) -> Declaration.Function? {
    let names = path.pathNames
    guard names.count == 3 else { return nil }
    return function(called: "\(names[0])#\(names[2])", with: arguments)
  }
}
