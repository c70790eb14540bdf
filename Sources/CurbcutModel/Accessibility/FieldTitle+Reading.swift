import CurbcutSyntax

extension FieldTitle {
  /// What callers hand to a view to title its text field; nil where it shows none, where its fields are
  /// titled by different things, or where something else names one.
  init?(in tree: ViewTree) {
    guard let declaration = tree.declaration else { return nil }
    var titles: [FieldTitle] = []
    for field in tree.elements where field.is(.textField, .secureField) {
      guard field.isNamed == .no, field.isReplacedByAncestor == .no,
        let title = FieldTitle(of: field, in: declaration)
      else { return nil }
      titles.append(title)
    }
    guard let first = titles.first, titles.allSatisfy({ $0 == first }) else { return nil }
    self = first
  }

  private init?(of field: Element, in declaration: Declaration) {
    guard let title = field.title?.value else { return nil }
    let prompt = field.argument("prompt")
    let name: String
    if let path = title.path?.withoutSelf, prompt == nil {
      name = path
    } else if title.isBlankText == true, let path = prompt?.path?.withoutSelf,
      let asked = declaration.property(path)?.getter
    {
      // `prompt: Text?` of a text that callers may give.
      let stored = declaration.properties.filter { property in
        property.getter == nil && property.attributes.isEmpty
          && asked.contains { Expression($0).mentions(property.name) }
      }
      guard stored.count == 1, let only = stored.first else { return nil }
      name = only.name
    } else {
      return nil
    }
    self.init(handedOverAs: name, in: declaration)
  }

  /// What callers hand over for a stored property.
  init?(handedOverAs name: String, in declaration: Declaration) {
    guard let property = declaration.property(name), property.getter == nil,
      property.attributes.isEmpty, !property.isStatic
    else { return nil }
    let initializers = declaration.functions.filter { $0.name == "init" }
    guard !initializers.isEmpty else {
      guard !property.isPrivate, !property.isConstant || property.initialValue == nil else {
        return nil
      }
      self.init(label: name, default: property.initialValue)
      return
    }
    guard initializers.count == 1, let initializer = initializers.first,
      let parameter = initializer.parameters.first(where: { $0.name == name }),
      initializer.body?.contains(where: { Self.takes(name, $0) }) == true
    else { return nil }
    self.init(label: parameter.label, default: parameter.defaultValue)
  }

  /// Nil where there is a title even if callers leave it out.
  private init?(label: String?, default value: Expression?) {
    if let value, value.isBlankText != true, value.form != .nothing { return nil }
    self.init(label: label, isOptional: value != nil)
  }

  /// Whether a statement stores what is handed over, or nothing where nothing is:
  /// `self.title = title ?? ""`.
  private static func takes(_ name: String, _ statement: Node) -> Bool {
    guard case .operators(let operands, let operators) = Expression(statement).form,
      operators.first == "=", operands.count > 1, operands[0].path?.withoutSelf == name,
      operands[1].path == name
    else { return false }
    return operators.count == 1
      || operators.count == 2 && operators[1] == "??" && operands[2].isBlankText == true
  }
}
