import CurbcutModel

extension FixProposal {
  /// Offers what a gesture does as an action of assistive technology, named after what is called
  /// or set; nil where no name can be made of it.
  ///
  /// - Parameters:
  ///   - path: what the gesture calls or sets: `like`, `model.like`.
  ///   - body: the source of the gesture's closure.
  static func addAction(doing path: String, _ body: String, to element: Element) -> FixProposal? {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    guard let label = ActionWords.label(forAction: name) else { return nil }
    let call = ".accessibilityAction(named: \(literal(label)))"
    return .review("Add `\(call)`", .append("\(call) \(body)", to: element))
  }
}
