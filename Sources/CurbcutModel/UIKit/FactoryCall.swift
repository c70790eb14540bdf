import CurbcutSyntax

/// A call of what may be a factory of another declaration, which makes something and sets it up.
struct FactoryCall: Sendable {
  /// The name of the function.
  let function: String
  /// The name under which factories say what they are.
  let name: String
  let node: Node

  /// - Parameter type: the type whose function is called, where it is written.
  init(of function: String, in type: String?, _ node: Node) {
    self.function = function
    name = ObjectNames.factory(function, of: type)
    self.node = node
  }
}

extension ObjectNames {
  /// The name under which a function that makes objects says what it does: that of a type of the project
  /// with the type, `^Theme.button`, and that of an extension of one of UIKit's, `^brand`, without.
  static func factory(_ function: String, of type: String?) -> String {
    guard let type, type != "Configuration", UIKitType(rawValue: type) == nil else {
      return "^\(function)"
    }
    return "^\(type).\(function)"
  }
}

extension Declaration {
  /// The names under which its factories say what they are.
  var namesOfFactories: [String] {
    guard keyword == .extension || keyword == .enum || keyword == .struct,
      mentionedSymbols.contains(.namesUIKit)
    else { return [] }
    let type = name.pathNames.last ?? name
    return functions.filter { function in
      guard function.isStatic, !function.isPrivate, !function.parameters.isEmpty,
        function.body != nil, let result = function.returnType
      else { return false }
      return result.hasPrefix("UI") || keyword == .extension && (result == "Self" || result == type)
    }.map { ObjectNames.factory($0.name, of: type) }
  }
}
