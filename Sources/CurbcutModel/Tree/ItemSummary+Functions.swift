import CurbcutSyntax

// Functions that declarations share with others: those that do nothing but give one value.

extension ItemSummary {
  /// The name for what a function gives that is called so: `UIFont.brand(size:)`.
  static func callName(_ path: String, labels: [String?]) -> String {
    "\(path)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// Shares a function under the name that calls of it have.
  ///
  /// - Parameter type: the type that it is called on; nil for one outside of types.
  mutating func share(_ function: Declaration.Function, of type: Declaration?) {
    let path = type.map { "\($0.name).\(function.name)" } ?? function.name
    share(
      Expression(function.node),
      as: Self.callName(path, labels: function.parameters.map(\.label)),
      isPrivate: function.isPrivate || type?.isPrivate == true
    )
  }
}

extension ItemSummary {
  /// How long a function may be that opens an address, in bytes.
  private static let maximumOpener = 1024

  /// The functions of a type that open the address that they are handed: `URL.open(home)`.
  mutating func addOpeners(of declaration: Declaration) {
    for function in declaration.functions where function.isStatic {
      guard function.node.range.count <= Self.maximumOpener, function.opensWhatItIsHanded else {
        continue
      }
      share(function, of: declaration)
    }
  }
}

extension Declaration.Function {
  /// Whether it opens an address that it is handed outside the app, and does nothing else.
  var opensWhatItIsHanded: Bool {
    guard let address = parameters.first?.name, parameters.count == 1 else { return false }
    let calls = node.descendants.filter { $0.kind == .functionCallExpr }
    var opens = false
    for call in calls {
      guard case .call(let callee, let arguments) = Expression(call).form, let path = callee.path
      else { return false }
      // The conditions of `#if`.
      if ["os", "canImport", "targetEnvironment"].contains(path) { continue }
      guard arguments.first?.value.path == address else { return false }
      switch path {
      case "UIApplication.shared.open", "openURL": opens = true
      case "UIApplication.shared.canOpenURL", "NSWorkspace.shared.open": continue
      default: return false
      }
    }
    return opens
  }
}

extension DeclarationContext {
  /// The function that is shared under the name of a call; nil where there is none.
  func function(called path: String, with arguments: [Argument]) -> Declaration.Function? {
    let name = ItemSummary.callName(path, labels: arguments.map(\.label))
    guard let node = constant(name)?.node, node.kind == .functionDecl else { return nil }
    return Declaration.Function(reading: node)
  }
}
