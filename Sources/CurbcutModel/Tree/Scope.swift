import CurbcutSyntax

/// What a view of the project was given where it is used, so that it reads as it would run.
struct Scope: Sendable {
  /// A property's value, as far as it is known before the app runs.
  struct Given: Sendable {
    var phrase: Fact<Phrase>
    /// The caller's expression, which stands for the property in longer expressions.
    var source: String
    var boolean: Bool?
    var isNothing = false
    var number: Number?
    /// What is written at the call, where it means the same wherever it is read: a literal, a
    /// member such as `.isHeader`, a list of these.
    var expression: Expression?
    /// The properties of a value that is constructed at the call.
    var fields: [String: Given] = [:]
  }

  /// Views that the caller hands in.
  struct Builder: Sendable {
    let elements: [Element]
    /// The index of the scope they are written in.
    let scope: Int
  }

  /// The tree whose expressions are read; nil where only what they say by themselves counts.
  let tree: ViewTree?
  /// The offset of the tree's item in the file that is read; nil for one of another file.
  let base: Int?
  /// The code in the first scope that led here, in UTF-8 offsets of the file; nil for the first.
  let use: Range<Int>?
  /// Constants of other files by their name.
  let constants: [String: Expression]
  /// Types of the project by their name.
  var types: [String: Declaration] = [:]
  var given: [String: Given] = [:]
  var builders: [String: Builder] = [:]

  /// The scope of an expression of which nothing is known but the expression.
  static let unbound = Scope(tree: nil, base: 0, use: nil, constants: [:])

  /// The declaration's properties and parameters that a call fills: argument to property name.
  ///
  /// - Returns: nil where no initializer takes the arguments' labels.
  static func properties(
    of declaration: Declaration,
    filledBy arguments: [Argument]
  ) -> [(argument: Argument, property: String)] {
    let initializers = declaration.functions.filter { $0.name == "init" }
    let memberwise = declaration.properties.filter { $0.isMemberwise }.map {
      Declaration.Parameter(
        label: $0.name,
        name: $0.name,
        type: $0.type ?? "",
        attributes: $0.attributes
      )
    }
    let labels = Set(arguments.compactMap(\.label))
    let candidates = initializers.isEmpty ? [memberwise] : initializers.map(\.parameters)
    let parameters =
      candidates.first { parameters in
        labels.isSubset(of: parameters.compactMap(\.label))
      } ?? []
    var free = parameters
    var pairs: [(Argument, String)] = []
    for argument in arguments {
      let index =
        argument.label == nil && argument.isTrailingClosure
        ? free.firstIndex(where: \.takesViews) ?? free.lastIndex(where: \.takesClosure)
        : free.firstIndex { $0.label == argument.label }
      guard let index, free.indices.contains(index) else { continue }
      pairs.append((argument, free.remove(at: index).name))
    }
    return pairs
  }
}

extension Declaration.Property {
  /// Whether the initializer that Swift writes takes it.
  fileprivate var isMemberwise: Bool {
    guard !isStatic, getter == nil, !(isConstant && initialValue != nil) else { return false }
    let outside: Set<String> = [
      "Environment", "EnvironmentObject", "StateObject", "FocusState", "AccessibilityFocusState",
      "AppStorage", "SceneStorage", "Namespace", "ScaledMetric", "GestureState", "FetchRequest",
      "Query",
    ]
    return outside.isDisjoint(with: attributes)
  }
}

extension Declaration.Parameter {
  /// Whether it is a closure of views.
  fileprivate var takesViews: Bool {
    if attributes.contains("ViewBuilder") { return true }
    guard let arrow = type.range(of: "->") else { return type == "Content" || type == "Label" }
    let result = type[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" }
    return result != "Void" && result != "("
  }

  fileprivate var takesClosure: Bool { type.contains("->") }
}

extension String {
  /// Where a word stands.
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) {
        return start..<index(start, offsetBy: word.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
