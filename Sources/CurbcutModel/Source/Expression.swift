import CurbcutSyntax

/// An expression of the source, read for what it means to accessibility.
///
/// Its `form` is worked out when somebody asks, or once for all where many will: see `evaluated`.
package struct Expression: Sendable, Equatable {
  package let node: Node
  /// Which operands and operators of a flat operator chain are meant; nil for the whole node.
  let slice: Range<Int>?
  /// The form where it has been worked out.
  private let stored: Form?

  package init(_ node: Node) {
    self.node = node
    slice = nil
    stored = nil
  }

  init(_ node: Node, slice: Range<Int>) {
    self.node = node
    self.slice = slice
    stored = nil
  }

  private init(_ expression: Expression, form: Form) {
    node = expression.node
    slice = expression.slice
    stored = form
  }

  /// The same expression with its form at hand.
  ///
  /// What an argument is gets asked by most rules. Only this level and the arguments of calls are
  /// worked out: the callee of a long chain stays as it is, so that its length costs no stack.
  var evaluated: Expression { Expression(self, form: form) }

  /// The expression where it stands, with what it is known to be.
  func standing(for form: Form) -> Expression { Expression(self, form: form) }

  /// Whether what it is stands elsewhere: it is the name of a constant.
  package var isConstantName: Bool {
    guard stored != nil, node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else {
      return false
    }
    switch form {
    case .name, .member: return false
    default: return true
    }
  }

  /// The form where it has been worked out; nil where nobody has asked for it.
  var knownForm: Form? { stored }

  /// Whether it is an `if` or `switch`.
  var isStatement: Bool {
    node.kind == .ifExpr || node.kind == .switchExpr || node.kind == .guardStmt
  }

  /// What the expression is.
  package var form: Form { stored ?? computedForm }

  package static func == (first: Expression, second: Expression) -> Bool {
    first.slice == second.slice && first.node == second.node
  }

  /// The place in the item's source, in UTF-8 offsets.
  package var range: Range<Int> {
    guard slice != nil, let first = operands.first, let last = operands.last else {
      return node.range
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The source text as written, without surrounding trivia.
  package var source: String {
    guard slice != nil else { return node.text }
    let range = range
    let start = node.range.lowerBound
    let bytes = node.bytes
    let from = bytes.startIndex + range.lowerBound - start
    return String(decoding: bytes[from..<from + range.count], as: UTF8.self)
  }

  /// The operands and operators of a flat chain, or the node itself.
  package var operands: [Node] {
    guard node.kind == .sequenceExpr else { return [node] }
    let all = Array(node.children)
    guard let slice else { return all }
    return Array(all[slice.clamped(to: 0..<all.count)])
  }

  /// What an expression is, as far as rules care.
  package indirect enum Form: Sendable, Equatable {
    case string(Phrase)
    case number(Double)
    case boolean(Bool)
    case nothing
    /// A name on its own: `title`, `self`, `$isOn`, `Color`.
    case name(String)
    /// `base.name`, or `.name` where the base is left out.
    case member(Expression?, String)
    /// A call, with or without parentheses; trailing closures are among the arguments.
    case call(Expression, [Argument])
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    /// `if` or `switch` as an expression: the values it may have.
    case alternatives([Expression])
    case array([Expression])
    case prefixed(String, Expression)
    case postfixed(Expression, String)
    /// A flat chain of operands with the operators between them, as Swift's parser leaves it.
    case operators([Expression], [String])
    case closure(Closure)
    case keyPath(String)
    case other
  }
}

/// One argument of a call: its label, its value and where it stands.
package struct Argument: Sendable, Equatable {
  package let label: String?
  package let value: Expression
  /// The argument with its label and without its comma, in UTF-8 offsets.
  package let range: Range<Int>
  package let isTrailingClosure: Bool

  package init(label: String?, value: Expression, range: Range<Int>, isTrailingClosure: Bool) {
    self.label = label
    self.value = value
    self.range = range
    self.isTrailingClosure = isTrailingClosure
  }

  var isClosure: Bool { closure != nil }

  /// The closure that it is; nil for other values.
  package var closure: Closure? {
    if case .closure(let closure) = value.form { closure } else { nil }
  }
}

/// A closure literal, with the names of its parameters.
package struct Closure: Sendable, Equatable {
  package let node: Node
  package let parameters: [String]

  /// The statements' source ranges tell whether anything stands inside at all.
  package var isEmpty: Bool { items.isEmpty }

  /// The statements and declarations inside, in order.
  package var items: [Node] {
    node.children.filter { $0.kind != .closureSignature }
  }

  package init(_ node: Node) {
    self.node = node
    parameters = Closure.parameterNames(of: node)
  }
}
