import CurbcutSyntax

extension ItemSummary {
  /// The name for what an initializer makes that the project adds to `UIColor` or `Color`.
  static func colorInitializer(of type: String, firstLabel label: String) -> String {
    "\(type)(\(label):)"
  }

  /// The name for a property that gives a color as one of another framework.
  static func conversion(_ name: String, of type: String) -> String { "\(type)=\(name)" }

  /// The name for the raw value of a case.
  static func rawValue(of name: String, in type: String) -> String { "\(type).rawValue.\(name)" }

  /// How long an initializer may be that hands on to another one, in bytes.
  private static let maximumInitializer = 1024

  /// How long a function may be that chooses a color, in bytes.
  private static let maximumChoice = 2048

  /// A function outside of types that gives a color: `color(for: level)`.
  mutating func addColors(ofLooseItem item: Node) {
    guard item.kind == .functionDecl else { return }
    addChoice(Declaration.Function(reading: item), of: nil)
  }

  private mutating func addChoice(_ function: Declaration.Function, of type: Declaration?) {
    guard ["Color", "SwiftUI.Color", "UIColor"].contains(function.returnType ?? ""),
      function.node.range.count <= Self.maximumChoice, function.body != nil
    else { return }
    share(function, of: type)
  }

  /// The name for an initializer that an extension adds to a class of UIKit and that colors its text.
  static func textInitializer(of type: String, labels: [String?]) -> String {
    callName("\(type).init", labels: labels)
  }

  /// How many parameters of an initializer may be left out at calls.
  private static let maximumOptional = 3

  /// The initializers that an extension adds to a view of text and that give it a color that they are
  /// handed: `UILabel("Total", color: .gray)`.
  private mutating func addTextInitializers(of declaration: Declaration) {
    guard declaration.keyword == .extension,
      UIKitType(rawValue: declaration.name)?.showsText == true
    else { return }
    for function in declaration.functions where function.name == "init" {
      guard function.node.range.count <= Self.maximumInitializer,
        function.parameterOfTextColor != nil
      else { continue }
      let optional = function.optionalParameters.prefix(Self.maximumOptional)
      for call in function.calls(leavingOut: optional) {
        share(
          Expression(function.node),
          as: Self.textInitializer(
            of: declaration.name,
            labels: call.map { function.parameters[$0].label }
          ),
          isPrivate: declaration.isPrivate || function.isPrivate
        )
      }
    }
  }

  /// What colors are made of: initializers that hand on what they are given to others, and the digits
  /// that a palette has as raw values.
  mutating func addColors(of declaration: Declaration) {
    // A view's own functions are found in the view.
    if !declaration.conforms(to: "View") {
      for function in declaration.functions { addChoice(function, of: declaration) }
    }
    addTextInitializers(of: declaration)
    if declaration.keyword == .extension, ["UIColor", "Color"].contains(declaration.name) {
      for function in declaration.functions where function.name == "init" {
        guard let label = function.parameters.first?.label,
          function.node.range.count <= Self.maximumInitializer
        else { continue }
        let value = function.handsOn ? Expression(function.node) : nil
        share(
          value,
          as: Self.colorInitializer(of: declaration.name, firstLabel: label),
          isPrivate: declaration.isPrivate || function.isPrivate
        )
      }
    }
    if declaration.keyword == .extension, ["UIColor", "Color", "String"].contains(declaration.name)
    {
      for property in declaration.properties where !property.isStatic {
        guard let call = property.singleValue?.call, let type = call.callee.path,
          call.arguments.count == 1, call.arguments[0].value.path == "self",
          ["Color", "SwiftUI.Color", "UIColor", ".init"].contains(type)
            // `UIColor.fromHex(self)`
            || declaration.name == "String"
              && (type.hasPrefix("UIColor.") || type.hasPrefix("Color."))
        else { continue }
        share(
          call.callee,
          as: Self.conversion(property.name, of: declaration.name),
          isPrivate: declaration.isPrivate || property.isPrivate
        )
      }
    }
    guard declaration.keyword == .enum, declaration.conformances.first != nil else { return }
    for one in EnumerationCase.cases(in: declaration.node) {
      guard let raw = one.raw, raw.isHexadecimal else { continue }
      let name = Self.rawValue(of: one.name, in: declaration.name)
      share(raw, as: name, isPrivate: declaration.isPrivate)
    }
  }
}

extension Declaration.Function {
  /// The parameter that an initializer makes the color of the text, whatever else it is handed.
  var parameterOfTextColor: Declaration.Parameter? {
    let colors = (body ?? []).compactMap { statement -> String? in
      guard let (target, value) = statement.assignment, target.path?.withoutSelf == "textColor"
      else { return nil }
      return value.path
    }
    guard colors.count == 1, let color = colors.first else { return nil }
    return parameters.first { $0.name == color }
  }

  /// Whether it is an initializer that does nothing but call another one.
  fileprivate var handsOn: Bool {
    guard let body, body.count == 1, let only = body.first else { return false }
    return Expression(only).call?.callee.path == "self.init"
  }
}

extension Expression {
  /// Whether it is made of hexadecimal digits as colors are: `"3361CC"`, `"#3361CC"`, `0x3361CC`.
  fileprivate var isHexadecimal: Bool {
    let digits: Substring
    switch form {
    case .string(let phrase):
      guard let text = phrase.literal else { return false }
      digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    case .number:
      guard node.text.hasPrefix("0x") else { return false }
      digits = node.text.dropFirst(2)
    default: return false
    }
    return digits.count == 6 && digits.allSatisfy(\.isHexDigit)
  }
}
