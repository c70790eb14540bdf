import CurbcutSyntax

extension ItemSummary {
  /// The name for the largest text size that members of a name give, over all types.
  static func largestTextSize(_ member: String) -> String { "DynamicTypeSize#\(member)" }

  /// The largest of the text sizes that a member gives, where all of them are written.
  mutating func addTextSizes(of declaration: Declaration) {
    for property in declaration.properties where property.type == "DynamicTypeSize" {
      guard let getter = property.getter else { continue }
      addTextSize(of: getter, as: property.name, isPrivate: property.isPrivate)
    }
    for function in declaration.functions
    where function.returnType == "DynamicTypeSize" && function.parameters.isEmpty {
      guard let body = function.body else { continue }
      addTextSize(of: body, as: function.name, isPrivate: function.isPrivate)
    }
  }

  private mutating func addTextSize(of body: [Node], as name: String, isPrivate: Bool) {
    var pending = (Node.values(of: body) ?? []).map { Expression($0) }
    var largest: (size: TextSize, written: Expression)?
    while let next = pending.popLast() {
      switch next.form {
      case .alternatives(let values): pending += values
      case .ternary(_, let then, let otherwise): pending += [then, otherwise]
      default:
        let value =
          next.node.kind == .returnStmt ? next.node.firstChild.map { Expression($0) } : next
        guard let value, let size = TextSize(value) else {
          return share(nil, as: Self.largestTextSize(name), isPrivate: isPrivate)
        }
        if largest.map({ $0.size < size }) ?? true { largest = (size, value) }
      }
    }
    share(largest?.written, as: Self.largestTextSize(name), isPrivate: isPrivate)
  }
}

extension Element {
  /// The largest text size that a member of the project gives: `settings.textSize.dynamicTypeSize`,
  /// which goes through a fixed list of sizes.
  package func largestTextSize(givenBy size: Expression) -> TextSize? {
    let member =
      size.call.map { $0.arguments.isEmpty ? $0.callee.memberName : nil } ?? size.memberName
    guard let member else { return nil }
    return tree.context.constant(ItemSummary.largestTextSize(member)).flatMap { TextSize($0) }
  }
}
