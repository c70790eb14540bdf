import CurbcutModel

/// Names that code around a view tells.
extension SuggestedLabel {
  /// “Trailhead logo” of a file that is called `Trailhead-Logo`; nil where the name does not say whose logo
  /// it is.
  static func nameOfLogo(_ file: String) -> String? {
    let parts = file.split { "-_ /.".contains($0) }.map(String.init)
    guard parts.count == 2, parts[1].lowercased() == "logo", parts[0].count > 2,
      parts[0].allSatisfy(\.isLetter), Identifier.words(of: parts[0]).count == 1,
      parts[0].first?.isUppercase == true
    else { return nil }
    return "\(parts[0]) logo"
  }

  /// The name or title of the item that a row is about and its control has to do with, which the row shows:
  /// `cheat.name`.
  static func titleOfItem(beside control: Element) -> String? {
    let row = sequence(first: control, next: \.parent).first { $0.parent?.is(.forEach) ?? true }
    let texts = (row?.descendants ?? []).filter { $0.is(.text) && $0.labeledControl == nil }
    return texts.lazy.compactMap { text -> String? in
      guard text.arguments.count == 1, let shown = text.arguments.first, shown.label == nil,
        let path = shown.value.path, case let names = path.pathNames, names.count == 2,
        NameHint("name title").matchesEnd(of: names[1]), control.headSource.includes(names[0])
      else { return nil }
      return path
    }.first
  }

  /// The words of a symbol with the item that its row is about, since each row has the same one:
  /// `"More information, \(cheat.name)"`.
  static func withItem(_ source: String, for control: Element) -> String {
    let words = String(source.dropFirst().dropLast())
    guard control.place.contains(.repeated), control.place.isDisjoint(with: .menu),
      source == literal(words), let title = titleOfItem(beside: control)
    else { return source }
    return "\"\(words)\(ActionWords.isOrder(words) ? "" : ",") \\(\(title))\""
  }
}
