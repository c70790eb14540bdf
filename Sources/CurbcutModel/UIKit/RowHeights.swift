import CurbcutSyntax

/// What a class decides about the height of the rows of its table, as it tells files of Interface
/// Builder.
package enum RowHeights {
  /// It sets a height for all rows.
  package static let all = "rowHeight"
  /// It answers for each row.
  package static let each = "heightForRowAt"

  /// It answers with some height wherever no condition of its own holds, in points.
  static func fallback(_ points: Double) -> String { "\(each)=\(points)" }

  /// The height that it answers with where no condition holds, of what a class is known to do; nil
  /// where that is not known.
  package static func fallback(in sets: Set<String>) -> Double? {
    let answers = sets.filter { $0.hasPrefix("\(each)=") }
    guard answers.count == 1, let only = answers.first else { return nil }
    return Double(only.dropFirst(each.count + 1))
  }
}

extension UIKitObject {
  /// What the type decides about the rows of its table.
  var rowHeights: Set<String> {
    var found: Set<String> = []
    if settings.contains(where: { $0.path == ["tableView", RowHeights.all] }) {
      found.insert(RowHeights.all)
    }
    let answer = declaration.functions.first { function in
      function.name == "tableView" && function.parameters.last?.label == RowHeights.each
    }
    guard let answer else { return found }
    found.insert(RowHeights.each)
    if let points = answer.numberForAllElse { found.insert(RowHeights.fallback(points)) }
    return found
  }
}

extension Declaration.Function {
  /// The number that it returns where none of its conditions holds, if it returns something else
  /// where one does: at its end, or in the `default` of the `switch` that stands there.
  fileprivate var numberForAllElse: Double? {
    guard let body, var last = body.last, returnsOtherThanConstants else { return nil }
    if last.kind == .switchExpr {
      let cases = last.children.filter { $0.kind == .switchCase }
      let otherwise = cases.last.map { Array($0.children) } ?? []
      guard otherwise.count == 2, otherwise[0].kind == .switchDefaultLabel else { return nil }
      last = otherwise[1]
    }
    return (last.kind == .returnStmt ? last.firstChild : last).flatMap { Expression($0).number }
  }

  private var returnsOtherThanConstants: Bool {
    guard let body else { return false }
    return body.contains { statement in
      statement.descendants.contains { node in
        guard node.kind == .returnStmt, let value = node.firstChild.map({ Expression($0) }),
          value.number == nil
        else { return false }
        return value.path == nil || value.path?.hasSuffix("automaticDimension") == true
      }
    }
  }
}
