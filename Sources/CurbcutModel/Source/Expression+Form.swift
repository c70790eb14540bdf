import CurbcutSyntax

extension Expression {
  /// The form, worked out from the syntax.
  var computedForm: Form {
    if node.kind == .sequenceExpr { return operatorForm }
    switch node.kind {
    case .stringLiteralExpr:
      return .string(Phrase(stringLiteral: node))
    case .integerLiteralExpr, .floatLiteralExpr:
      let text = node.text
      let digits = text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text
      return Double(digits).map(Form.number) ?? .other
    case .booleanLiteralExpr:
      return .boolean(node.hasText("true"))
    case .nilLiteralExpr:
      return .nothing
    case .declReferenceExpr:
      return .name(node.nameText)
    case .superExpr:
      return .name("super")
    case .memberAccessExpr:
      guard let name = node.lastChild else { return .other }
      let base = node.firstChild.flatMap { $0.isIdentical(to: name) ? nil : $0 }
      return .member(base.map { Expression($0) }, name.nameText)
    case .functionCallExpr:
      guard let callee = node.firstChild else { return .other }
      return .call(Expression(callee.unspecialized), Argument.arguments(of: node))
    case .arrayExpr:
      return .array(node.children.compactMap { $0.firstChild.map { Expression($0) } })
    case .prefixOperatorExpr:
      guard let operand = node.lastChild else { return .other }
      let sign = node.firstToken?.text ?? ""
      if sign == "-", case .number(let value) = Expression(operand).form { return .number(-value) }
      return .prefixed(sign, Expression(operand))
    case .postfixOperatorExpr:
      guard let operand = node.firstChild else { return .other }
      return .postfixed(Expression(operand), node.lastToken?.text ?? "")
    case .inOutExpr:
      return node.firstChild.map { .prefixed("&", Expression($0)) } ?? .other
    case .tupleExpr:
      let elements = Array(node.children)
      guard elements.count == 1, let inner = elements.first?.lastChild else { return .other }
      return Expression(inner).form
    case .closureExpr:
      return .closure(Closure(node))
    case .keyPathExpr:
      return .keyPath(node.text)
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .genericSpecializationExpr:
      return node.firstChild.map { Expression($0).form } ?? .other
    case .ifExpr, .switchExpr:
      return .alternatives(node.branchValues.map { Expression($0) })
    default:
      return .other
    }
  }

  /// How many `? :` in a row are read; what gives more is unknown.
  private static let maximumTernaryCount = 64

  /// A flat chain: a ternary, else operands with the operators between them.
  private var operatorForm: Form {
    let parts = operands
    let base = slice?.lowerBound ?? 0
    if parts.count == 1, let only = parts.first { return Expression(only).form }
    let assignment = parts.firstIndex { $0.kind == .assignmentExpr }
    // Each `? :` is read inside the one before.
    if parts.count(where: { $0.kind == .unresolvedTernaryExpr }) > Self.maximumTernaryCount {
      return .other
    }
    if assignment == nil,
      let question = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      let then = parts[question].firstChild, question > 0, question + 1 < parts.count
    {
      return .ternary(
        condition: Expression(node, slice: base..<base + question),
        then: Expression(then),
        otherwise: Expression(node, slice: base + question + 1..<base + parts.count)
      )
    }
    var operands: [Expression] = []
    var operators: [String] = []
    for part in parts {
      switch part.kind {
      case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr,
        .unresolvedTernaryExpr, .arrowExpr:
        operators.append(part.firstToken?.text ?? "")
      default:
        operands.append(Expression(part))
      }
    }
    return .operators(operands, operators)
  }

  /// The literal truth value it is.
  package var boolean: Bool? {
    switch form {
    case .boolean(let value): value
    // What a use hands over may stand behind an operator: `!false`.
    case .prefixed("!", let operand): operand.boolean.map { !$0 }
    default: nil
    }
  }

  /// The last name of a member access or reference: `headline` of `.headline` and `Font.headline`.
  package var memberName: String? {
    switch form {
    case .member(_, let name), .name(let name): name
    default: nil
    }
  }

  /// The dotted path of names, `DS.Fonts.title`; nil for anything else. A left-out base starts
  /// with a period.
  package var path: String? {
    // The form of a call costs its arguments; none of these can be part of a path.
    switch node.kind {
    case .sequenceExpr:
      let operands = operands
      return operands.count == 1 ? operands.first.flatMap { Expression($0).path } : nil
    case .functionCallExpr, .stringLiteralExpr, .closureExpr, .arrayExpr,
      .integerLiteralExpr, .booleanLiteralExpr, .floatLiteralExpr, .postfixIfConfigExpr:
      return nil
    case .declReferenceExpr: return node.nameText
    default: break
    }
    var names: [String] = []
    var current = self
    // A path longer than this is no constant's name.
    while names.count < 32 {
      if current.node.kind == .functionCallExpr { return nil }
      switch current.form {
      case .name(let name):
        names.append(name)
        return names.count == 1 ? name : names.reversed().joined(separator: ".")
      case .member(nil, let name):
        names.append(name)
        return "." + names.reversed().joined(separator: ".")
      case .member(let base?, let name):
        names.append(name)
        current = base
      default: return nil
      }
    }
    return nil
  }

  /// Callee and arguments of a call.
  package var call: (callee: Expression, arguments: [Argument])? {
    if case .call(let callee, let arguments) = form { (callee, arguments) } else { nil }
  }

  /// The number that it is, or the numbers that a choice is between; nil where one is not written.
  package var numberRange: ClosedRange<Double>? {
    if let number { return number...number }
    guard case .ternary(_, let then, let otherwise) = form, let first = then.number,
      let second = otherwise.number
    else { return nil }
    return min(first, second)...max(first, second)
  }

  /// Whether a name is mentioned anywhere in it; words in quotation marks mention nothing.
  package func mentions(_ name: String) -> Bool {
    // What a computed text depends on stands in its property.
    if isConstantName {
      switch form {
      case .ternary(let condition, let then, let otherwise):
        if condition.mentions(name) || then.mentions(name) || otherwise.mentions(name) {
          return true
        }
      case .alternatives: return true
      default: break
      }
    }
    if partsFromElsewhere.contains(where: { $0.mentions(name) }) { return true }
    return operands.contains { operand in
      operand.allTokens.contains { $0.kind != .stringSegment && $0.text == name }
    }
  }

  /// What it is made of that does not stand in it: what constants stand for, what a use hands over.
  private var partsFromElsewhere: [Expression] {
    let parts =
      switch knownForm {
      case .call(_, let arguments)?: arguments.map(\.value)
      case .ternary(let condition, let then, let otherwise)?: [condition, then, otherwise]
      case .operators(let operands, _)?: operands
      default: [Expression]()
      }
    return parts.filter { $0.isConstantName || !range.encloses($0.range) }
  }
}

extension Argument {
  /// The arguments of a call, trailing closures included.
  static func arguments(of call: Node) -> [Argument] {
    var arguments: [Argument] = []
    // A macro's name is no node.
    for child in call.children.dropFirst(call.kind == .macroExpansionExpr ? 0 : 1) {
      switch child.kind {
      case .labeledExpr:
        guard let value = child.lastChild else { continue }
        let label = child.argumentLabel
        let end = value.range.upperBound
        arguments.append(
          Argument(
            label: label,
            value: Expression(value).evaluated,
            range: child.range.lowerBound..<max(end, child.range.lowerBound),
            isTrailingClosure: false
          )
        )
      case .closureExpr:
        arguments.append(
          Argument(
            label: nil,
            value: Expression(child).evaluated,
            range: child.range,
            isTrailingClosure: true
          )
        )
      case .multipleTrailingClosureElement:
        guard let value = child.lastChild else { continue }
        arguments.append(
          Argument(
            label: child.firstToken?.text,
            value: Expression(value).evaluated,
            range: child.range,
            isTrailingClosure: true
          )
        )
      default:
        break
      }
    }
    return arguments
  }
}

extension Closure {
  /// The parameter names in the signature, `_` left out.
  static func parameterNames(of closure: Node) -> [String] {
    guard let signature = closure.child(.closureSignature) else { return [] }
    var names: [String] = []
    func collect(_ node: Node, depth: Int) {
      for child in node.children where depth < 4 {
        switch child.kind {
        case .closureShorthandParameter:
          names.append(child.nameText)
        case .closureParameter:
          let words = child.tokens.map(\.text).filter { $0 != "," && $0 != ":" && $0 != "..." }
          if let name = words.last { names.append(name) }
        case .closureCapture, .returnClause:
          break
        default:
          collect(child, depth: depth + 1)
        }
      }
    }
    collect(signature, depth: 0)
    return names
  }

  /// The names of the parameters of a closure with the types that are written for them.
  static func typedParameters(of closure: Node) -> [(name: String, type: String?)] {
    let names = parameterNames(of: closure)
    let types = closure.child(.closureSignature)?.descendants.filter {
      $0.kind == .closureParameter
    }
    .map { $0.lastChild?.text }
    return names.enumerated().map { index, name in
      (name, types.flatMap { index < $0.count ? $0[index] : nil } ?? nil)
    }
  }
}

extension Expression {
  /// The opposite of a condition, as source.
  package var negated: String {
    if case .prefixed("!", let inner) = form { return inner.source }
    switch form {
    case .name, .member, .call: return "!\(source)"
    case .boolean(let value): return value ? "false" : "true"
    case .operators(let operands, let operators)
    where Set(operators).count == 1 && ["&&", "||"].contains(operators[0])
      && operands.contains(where: \.isNegated) && operands.allSatisfy(\.isPlainlyNegatable):
      let other = operators[0] == "&&" ? " || " : " && "
      return operands.map(\.negated).joined(separator: other)
    default: return "!(\(source))"
    }
  }

  private var isNegated: Bool { if case .prefixed("!", _) = form { true } else { false } }

  /// Whether its opposite takes no parentheses: a name, a call, or the opposite of one.
  private var isPlainlyNegatable: Bool {
    switch form {
    case .name, .member, .call: true
    case .prefixed("!", let inner): !inner.isNegated && inner.isPlainlyNegatable
    default: false
    }
  }

  /// The names in it that begin with a small letter: of properties, parameters and functions.
  package var smallNames: Set<String> {
    var names: Set<String> = []
    for operand in operands {
      for token in operand.allTokens where token.kind == .identifier {
        let name = token.text
        if name.first?.isLowercase == true { names.insert(name) }
      }
    }
    return names
  }
}
