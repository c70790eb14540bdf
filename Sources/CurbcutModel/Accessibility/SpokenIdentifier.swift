/// A label that is the name of something in code, as identifiers for tests are: “save_button”.
///
/// The same spelling is used for keys of translations. Which of the two a label is decides whether
/// people hear it.
package struct SpokenIdentifier: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension SpokenIdentifier {
  /// Whether people hear a label of the element as a name from code.
  ///
  /// Unknown where the project has no strings and nothing tells a key of strings that are elsewhere
  /// from an identifier. The name of the file or symbol that is shown is none.
  ///
  /// Source: Apple, "accessibilityLabel(_:)": a literal is a `LocalizedStringKey`, and a key that is
  /// not found stands for itself; "accessibilityIdentifier(_:)": for automated tests.
  package func isHeard(_ label: WrittenText) -> Certainty {
    guard label.key == nil, let name = label.phrase.literal, CodeNames.isName(name),
      !isNameOfPicture(name)
    else { return .no }
    let strings = element.project.strings
    if strings.holds(name) { return .no }
    let value = label.modifier?.argument("label") ?? label.modifier?.firstArgument
    guard value?.keepsKey(label.expression) != true else { return .unknown }
    if !strings.isEmpty { return .yes }
    let shown = shownTexts
    // Where one text is a key, others are.
    if shown.contains(where: { AssetNames.isKey($0) || AssetNames.isFileName($0) }) {
      return .unknown
    }
    if CodeNames.namesControl(name) || identifier == name { return .yes }
    // A dotted name may be an address.
    let areWordsWritten = (shown + otherLabels).contains {
      $0.first?.isUppercase == true || $0.includes(" ")
    }
    return areWordsWritten && !name.includes(".") ? .yes : .unknown
  }

  /// Whether a label repeats the view's identifier, which names it in code: `"row.\(item.id)"`.
  package func isRepeated(by label: WrittenText) -> Bool {
    guard label.key == nil, label.isLiteral, let phrase = label.expression.phrase.value,
      phrase.literal == nil, let identifier = written
    else { return false }
    let name = phrase.parts.compactMap { part in
      if case .words(let text) = part { text } else { nil }
    }.joined()
    return identifier.source == label.expression.source && !name.includes(" ")
      && (name.includes(".") || name.includes("_") || name.includes("-"))
  }

  /// Whether it has an accessibility identifier.
  package var hasIdentifier: Bool { written != nil }

  /// The accessibility identifier, where it is written out.
  package var identifier: String? {
    written.flatMap { ConstantResolver(of: element).resolved($0).phrase.value?.literal }
  }

  private var written: Expression? {
    for modifier in element.modifiers.reversed() where modifier.categories.contains(.accessibility)
    {
      switch modifier.name {
      case "accessibilityIdentifier": return modifier.firstArgument
      case "accessibility":
        if let identifier = modifier.argument("identifier") { return identifier }
      default: break
      }
    }
    return nil
  }

  /// Whether a name is that of the symbol or file that it shows.
  private func isNameOfPicture(_ name: String) -> Bool {
    AssetNames.isCertainFileName(name) || ImageContent(of: element).isNameOfSymbol(name)
      || (AssetNames.isFileName(name) && Imagery(of: element).mayShowAsset(named: name))
  }

  /// The labels that are written out for other views of the same screen.
  private var otherLabels: [String] {
    element.tree.elements.prefix(256).filter { $0.index != element.index }.compactMap {
      Naming(of: $0).label?.phrase.value?.literal
    }
  }

  /// The literal texts on the same screen.
  private var shownTexts: [String] {
    element.tree.elements.prefix(256).compactMap { other in
      other.is(.text, .label, .button, .toggle, .link, .navigationLink)
        ? other.visibleText.value?.literal : nil
    }
  }
}

extension Imagery {
  /// Whether it is an image of a file, so that a name in code is that of what is shown, or shows an
  /// image of a name.
  package func mayShowAsset(named name: String) -> Bool {
    switch ImageContent(of: element).source {
    case .asset, .data: true
    default:
      element.is(.asyncImage) || images.contains { ImageContent(of: $0).names.contains(name) }
    }
  }
}

extension UIKitObject {
  /// Whether people hear a label as a name from code. A literal is never looked up here; the name of
  /// the file that is shown is none.
  package func speaksIdentifier(_ label: ObjectText) -> Bool {
    guard label.text.isLiteral, let name = label.text.phrase.literal, CodeNames.isName(name),
      label.setting.value?.keepsKey(label.text.expression) == false
    else { return false }
    return !isNameOfPicture(name)
  }

  /// Whether words are the name of a file, or of what it shows.
  package func isNameOfPicture(_ words: String) -> Bool {
    AssetNames.isCertainFileName(words)
      || pictures.contains {
        $0.name == words && (words.includes(".") || AssetNames.isFileName(words))
      }
  }
}

extension Expression {
  /// Whether a literal in it is looked up as a key by what is written around it: a function, a bundle
  /// or a table.
  fileprivate func keepsKey(_ literal: Expression) -> Bool {
    switch form {
    case .ternary(_, let then, let otherwise):
      return then.keepsKey(literal) || otherwise.keepsKey(literal)
    case .alternatives(let values): return values.contains { $0.keepsKey(literal) }
    case .call(let callee, let arguments):
      guard range.contains(literal.range.lowerBound), let first = arguments.first else {
        return false
      }
      let isPlain =
        ["Text", "LocalizedStringKey", "String", ".init"].contains(callee.path ?? "")
        && [nil, "verbatim"].contains(first.label)
        && arguments.dropFirst().allSatisfy { $0.label == "comment" }
      return !isPlain || first.value.keepsKey(literal)
    default: return false
    }
  }
}
