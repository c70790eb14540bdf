import CurbcutModel
import CurbcutSyntax

extension Node {
  /// What runs only on systems older than all that code is built for: the `else` of
  /// `if #available(iOS 15, *)` where iOS 16 is the oldest.
  func branchesNeverTaken(on deployment: Deployment) -> [Range<Int>] {
    guard code.includes("#available") else { return [] }
    return descendants.flatMap { node -> [Range<Int>] in
      guard node.kind == .ifExpr || node.kind == .guardStmt else { return [] }
      let parts = Array(node.children)
      let conditions = parts.filter { $0.kind == .conditionElement }
      guard conditions.count == 1, let asked = conditions[0].firstChild,
        asked.kind == .availabilityCondition, deployment.alwaysHas(asked.text)
      else { return [] }
      let blocks = parts.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
      return blocks.dropFirst(node.kind == .guardStmt ? 0 : 1).map(\.range)
    }
  }
}

extension Deployment {
  /// Whether `#available(iOS 15, macOS 12, *)` holds wherever the app runs; systems that it is not
  /// built for do not count.
  fileprivate func alwaysHas(_ condition: String) -> Bool {
    guard condition.hasPrefix("#available("), condition.hasSuffix(")") else { return false }
    var isKnown = false
    for part in condition.dropFirst("#available(".count).dropLast().split(separator: ",") {
      let words = part.split(separator: " ")
      if words == ["*"] { continue }
      guard words.count == 2, let system = System(rawValue: String(words[0])),
        let release = Release(words[1])
      else { return false }
      guard let oldest = oldest[system] else { continue }
      guard oldest >= release else { return false }
      isKnown = true
    }
    return isKnown
  }
}
