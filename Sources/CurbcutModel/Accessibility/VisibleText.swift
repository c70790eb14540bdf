extension Element {
  /// The title argument of the initializer, as the catalog says: `Toggle("Wi-Fi", …)`.
  package var title: Argument? { row?.title(of: arguments) }

  /// A stack or other container that is no element itself.
  package var isLayout: Bool {
    guard let row else { return false }
    return row.role == .none && !row.isInteractive && !row.isDrawing && hasChildren
  }

  /// The words on screen: a text's, a title's, or those of the label.
  package var visibleText: Fact<Phrase> {
    if !project.strings.isEmpty, let argument = self.is(.text) ? arguments.first : title,
      argument.label != "verbatim", tree.records[index].concatenated.isEmpty,
      let text = project.strings.text(writtenAs: argument.value)
    {
      return .known(text)
    }
    if self.is(.text) {
      guard let first = arguments.first else { return .unknown }
      let operands = tree.records[index].concatenated
      guard !operands.isEmpty, case .known(var words) = first.value.phrase else {
        return operands.isEmpty ? first.value.phrase : .unknown
      }
      for operand in operands {
        guard let more = Expression(operand).phrase.value else { return .unknown }
        words.append(more, separator: "")
      }
      return .known(words)
    }
    if let title, title.value.isBlankText != true { return title.value.phrase }
    if isCustomView || isUnknownView { return .unknown }
    var phrase = Phrase([])
    // Options, and the words at the ends of a slider, are not what a control is called.
    let isControl = row?.isInteractive == true
    for child in children where isControl ? child.slot == .label : child.slot.isContentOfParent {
      switch child.visibleText {
      case .known(let words): phrase.append(words, separator: " ")
      case .unknown: return .unknown
      case .absent: break
      }
    }
    return phrase.parts.isEmpty ? .absent : .known(phrase)
  }
}

extension Fact<Phrase> {
  /// Whether it has letters, for certain or as far as anybody knows.
  package var hasLetters: Bool {
    guard let words = value?.literal else { return true }
    return words.contains { $0.isLetter }
  }
}
