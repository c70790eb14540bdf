import CurbcutSyntax

@testable import CurbcutModel

/// A file's views as text: one line a view, with what the model made of it.
func outline(of source: String) -> String {
  let models = lowered(source)
  return models.flatMap(\.trees).map(outline(of:)).joined(separator: "\n")
}

/// The models of a file's items, each told what all of them share.
func lowered(_ source: String) -> [ItemModel] {
  let tree = SyntaxTree(parsing: source)
  var models: [ItemModel] = []
  for unit in tree.units { models.append(ItemModel(lowering: unit.root(at: 0))) }
  for _ in 0..<4 {
    var context = DeclarationContext()
    for model in models { context.add(model.summary) }
    for index in models.indices { models[index].derive(in: context) }
  }
  return models
}

private func outline(of tree: ViewTree) -> String {
  var lines = ["\(tree.declaration?.name ?? "#") \(tree.purpose)"]
  func add(_ element: Element, depth: Int) {
    var line = String(repeating: "  ", count: depth) + element.typeName
    if element.slot != .content { line += " in \(element.slot)" }
    for condition in element.record.conditions {
      line += " if \(condition.source)#\(condition.alternative)"
    }
    if !element.modifiers.isEmpty {
      line += " ." + element.modifiers.map(\.name).joined(separator: " .")
    }
    line += " | text \(element.isTextual) image \(element.hasImagery)"
    if element.isHidden != .no { line += " hidden \(element.isHidden)" }
    if element.isReplacedByAncestor != .no { line += " collapsed \(element.isReplacedByAncestor)" }
    if let owner = element.labeledControl { line += " label of \(owner.typeName)" }
    if let owner = element.combiningElement, element.labeledControl == nil {
      line += " part of \(owner.typeName)"
    }
    lines.append(line)
    for child in element.children { add(child, depth: depth + 1) }
  }
  for root in tree.roots { add(root, depth: 1) }
  return lines.joined(separator: "\n")
}
