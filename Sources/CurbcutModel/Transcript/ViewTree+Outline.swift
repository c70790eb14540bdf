extension ViewTree {
  /// The tree as indented text, a view a line with what the model knows of it, for `curbcut model`.
  ///
  /// - Parameter line: the line, from 1, of an offset; nil leaves lines out.
  package func outline(line: ((Int) -> Int)? = nil) -> String {
    var lines = ["\(declaration?.name ?? "#") \(purpose)"]
    var open = roots.reversed().map { (element: $0, depth: 1) }
    while let (element, depth) = open.popLast() {
      var text = String(repeating: "  ", count: depth) + outlineLine(element)
      if let line { text += " | line \(line(element.headRange.lowerBound))" }
      lines.append(text)
      for child in element.children.reversed() { open.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

/// Type, slot, conditions and modifiers, then facts that are not the usual.
private func outlineLine(_ element: Element) -> String {
  var line = element.typeName
  if element.slot != .content { line += " in \(element.slot)" }
  for condition in element.record.conditions {
    line += " if \(condition.source)#\(condition.alternative)"
  }
  if !element.modifiers.isEmpty {
    line += " ." + element.modifiers.map(\.name).joined(separator: " .")
  }
  line += " | text \(element.isTextual) image \(element.hasImagery)"
  let name = element.name
  let step = name.step.map { " (\($0))" } ?? ""
  switch name.phrase {
  case .known(let phrase): line += " name \(phrase.spoken.debugDescription)\(step)"
  case .unknown: line += " name unknown\(step)"
  case .absent: break
  }
  if element.role != .none { line += " role \(element.role)" }
  if element.isHidden != .no { line += " hidden \(element.isHidden)" }
  if element.isReplacedByAncestor != .no {
    line += " replaced by ancestor \(element.isReplacedByAncestor)"
  }
  if let control = element.labeledControl { line += " label of \(control.typeName)" }
  if let whole = element.combiningElement, element.labeledControl == nil {
    line += " part of \(whole.typeName)"
  }
  return line
}
