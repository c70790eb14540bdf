import CurbcutModel

/// Two pictures of a control, of which a condition chooses one: all that says its state.
struct ControlPictures {
  /// What decides, as written; it can be repeated beside the control.
  let condition: String
  /// The one that is shown where the condition holds, and the other.
  let names: (isTrue: String, isFalse: String)
  /// Whether they draw one thing in two states, such as a heart and a filled one.
  let areStates: Bool

  /// Nil where it has other pictures, or where its label says the state besides.
  init?(of control: Element) {
    let images = Imagery(of: control).images
    guard images.count == 1, let image = images.first,
      control.range.contains(image.range.lowerBound)
    else { return nil }
    let content = ImageContent(of: image)
    let names = content.names
    guard names.count == 2, names[0] != names[1], let condition = content.condition,
      !condition.includes("\n")
    else { return nil }
    self.condition = condition
    self.names = (names[0], names[1])
    areStates =
      content.isSymbol
      ? Symbols.areStates(names[0], names[1])
      : Identifier.words(of: names[0]).first == Identifier.words(of: names[1]).first
  }

  /// A label for either state in place of one that stays the same, which would take the only sign of
  /// the state away; nil where the label says the state itself or a trait can.
  func choice(of label: String) -> String? {
    guard label.hasPrefix("\"") else { return nil }
    if let (yes, no) = words(for: label) {
      return "\(condition) ? \(literal(yes)) : \(literal(no))"
    }
    if condition.isDottedPath, let last = flagWords.last, last == "copied" {
      return "\(condition) ? \"Copied\" : \(label)"
    }
    guard label.hasPrefix("\"<#") || label.hasPrefix("\"Toggle ") else { return nil }
    return "\(condition) ? \"<#What it does then#>\" : \"<#What it does otherwise#>\""
  }

  private var flagWords: [String] {
    Identifier.words(of: condition.nameOfValue ?? condition)
  }

  /// What pressing it does in either state, going by the flag, where the label is about that flag.
  private func words(for label: String) -> (isTrue: String, isFalse: String)? {
    guard condition.isDottedPath, let last = flagWords.last else { return nil }
    let isOpen = label.hasPrefix("\"<#")
    let stem = last.prefix(5)
    let told = label.lowercased().split { !$0.isLetter }
    guard isOpen || told.contains(where: { $0.hasPrefix(stem) }) else { return nil }
    if last == "selected" || last == "checked" { return ("Deselect", "Select") }
    let name = condition.pathNames.last ?? condition
    return ActionWords.labels(forToggling: name).map { ($0.set, $0.unset) }
  }
}

/// The trait of something that its picture shows as chosen while a condition holds; while it does not,
/// where the picture for that is the filled one.
func selectedTrait(
  if condition: String,
  images: (isTrue: String, isFalse: String)? = nil
) -> String {
  let isReversed = images.map { $0.isFalse == $0.isTrue + ".fill" } ?? false
  return isReversed
    ? ".accessibilityAddTraits(\(condition) ? [] : .isSelected)"
    : ".accessibilityAddTraits(\(condition) ? .isSelected : [])"
}
