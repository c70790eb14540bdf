extension ViewTree {
  /// The tree as indented text, a view a line with what the model knows of it, for `curbcut model`.
  ///
  /// - Parameter line: the line, from 1, of an offset; nil leaves lines out.
  package func outline(line: ((Int) -> Int)? = nil) -> String {
    var lines = ["\(declaration?.name ?? "#") \(purpose)"]
    var open = roots.reversed().map { (element: $0, depth: 1) }
    while let (element, depth) = open.popLast() {
      var text = String(repeating: "  ", count: depth) + element.outlineLine
      if let line { text += " | line \(line(element.headRange.lowerBound))" }
      lines.append(text)
      for child in element.children.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  /// Type, slot, conditions and modifiers, then facts that are not the usual.
  fileprivate var outlineLine: String {
    var line = typeName
    if slot != .content { line += " in \(slot)" }
    for condition in record.conditions {
      line += " if \(condition.source)#\(condition.alternative)"
    }
    if !modifiers.isEmpty { line += " ." + modifiers.map(\.name).joined(separator: " .") }
    line += " | text \(isTextual) image \(hasImagery)"
    let name = name
    let step = name.step.map { " (\($0))" } ?? ""
    switch name.phrase {
    case .known(let phrase): line += " name \(phrase.spoken.debugDescription)\(step)"
    case .unknown: line += " name unknown\(step)"
    case .absent: break
    }
    if role != .none { line += " role \(role)" }
    if isHidden != .no { line += " hidden \(isHidden)" }
    if isReplacedByAncestor != .no { line += " replaced by ancestor \(isReplacedByAncestor)" }
    if let control = labeledControl { line += " label of \(control.typeName)" }
    if let whole = combiningElement, labeledControl == nil { line += " part of \(whole.typeName)" }
    return line
  }
}
