import CurbcutSyntax

@testable import CurbcutModel

/// A file's views as text: one line a view, with what the model made of it.
func outline(of source: String) -> String {
  let models = lowered(source)
  return models.flatMap(\.trees).map { $0.outline() }.joined(separator: "\n")
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
