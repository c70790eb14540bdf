import CurbcutModel
import CurbcutSyntax

/// A literal that assistive technology speaks as it stands, in whatever language.
struct UnlocalizedString: Sendable {
  let literal: Expression
  /// Whether the older function looks words up in this type.
  let prefersFunction: Bool
  /// What would be looked up if it stood in place of this expression, such as `Text(verbatim: "…")`.
  let wrapper: Expression?
}

extension UnlocalizedString {
  /// The properties of UIKit and the modifiers of SwiftUI that are spoken.
  private static let names: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue",
  ]

  /// The literals that a type gives to objects of UIKit or AppKit as their name, value or hint,
  /// while it looks other words up in the person's language.
  static func all(in declaration: Declaration) -> [UnlocalizedString] {
    let symbols = declaration.mentionedSymbols
    guard symbols.isSuperset(of: [.namesObjects, .localizes]), !declaration.conforms(to: "View")
    else { return [] }
    var literals: [Expression] = []
    for assignment in declaration.ownNodes(.sequenceExpr).map({ Expression($0) }) {
      guard case .operators(let operands, let operators) = assignment.form,
        operators.first == "=", let target = operands.first, operands.count >= 2,
        let name = target.memberName, names.contains(name)
      else { continue }
      // A ternary is the rest of the chain.
      let value =
        assignment.operands.count == 3 ? operands[1] : assignment.afterFirstOperator
      literals += value.plainLiterals(depth: 0)
    }
    for property in declaration.properties where names.contains(property.name) {
      guard let value = property.singleValue else { continue }
      literals += value.plainLiterals(depth: 0)
    }
    return literals.map { literal in
      UnlocalizedString(
        literal: literal,
        prefersFunction: symbols.contains(.localizesByFunction),
        wrapper: nil
      )
    }
  }

  /// The literal names, values and hints in the chain of a view that are marked as not to be looked
  /// up, while its type looks other words up.
  static func all(of element: Element) -> [UnlocalizedString] {
    guard element.hasOwnModifier(.accessibility) else { return [] }
    let strings = element.ownModifiers.compactMap { modifier -> UnlocalizedString? in
      guard names.contains(modifier.name), let value = modifier.argument(nil),
        let call = value.call, call.callee.path == "Text",
        let text = call.arguments.first, text.label == "verbatim", text.value.isStringLiteral,
        text.value.possiblePhrases.first?.phrase.hasWords == true
      else { return nil }
      return UnlocalizedString(literal: text.value, prefersFunction: false, wrapper: value)
    }
    guard !strings.isEmpty, let declaration = element.declaration,
      declaration.mentionedSymbols.contains(.localizes)
    else { return [] }
    return strings
  }
}

extension Expression {
  /// The literals with words that it may be: itself, or the arms of a ternary or switch.
  fileprivate func plainLiterals(depth: Int) -> [Expression] {
    guard depth < 8 else { return [] }
    switch form {
    case .string(let phrase): return phrase.hasWords ? [self] : []
    case .ternary(_, let then, let otherwise):
      return then.plainLiterals(depth: depth + 1) + otherwise.plainLiterals(depth: depth + 1)
    case .alternatives(let values): return values.flatMap { $0.plainLiterals(depth: depth + 1) }
    default: return []
    }
  }
}

extension Phrase {
  /// Whether it has words of a language: not only names of things, of code too, signs and values.
  fileprivate var hasWords: Bool {
    parts.contains { part in
      guard case .words(let text) = part else { return false }
      return text.split(separator: " ").contains { word in
        word.count > 1 && word.allSatisfy { $0.isLetter || $0.isPunctuation }
          && word.contains(where: \.isLowercase) && !CodeNames.isName(String(word))
      }
    }
  }
}
