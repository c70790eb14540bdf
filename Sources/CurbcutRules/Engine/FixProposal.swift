import CurbcutModel
import CurbcutSyntax

/// A way to fix a finding, as edits of the source.
package struct Fix: Sendable, Equatable {
  package enum Safety: String, Sendable {
    /// Keeps the meaning: fix-all applies it.
    case safe
    /// Chooses a meaning or words: a person must look at it.
    case review
  }

  /// What is done, as an order: "Hide this image".
  package let title: String
  package let safety: Safety
  /// Sorted, not overlapping, in the same offsets as the finding.
  package let edits: [TextEdit]

  /// Whether a person has to fill something in.
  var hasPlaceholder: Bool {
    edits.contains { String(decoding: $0.replacement, as: UTF8.self).includes("<#") }
  }

  package init(title: String, safety: Safety, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

extension Fix {
  /// Whether something that it changes does not parse.
  func touchesErrors(of item: Node) -> Bool {
    guard item.unit.hasErrors else { return false }
    return edits.contains { edit in
      let start = max(0, edit.range.lowerBound - 1)
      return item.hasErrors(around: start..<max(start + 1, edit.range.upperBound))
    }
  }
}

/// A fix as a rule proposes it: what changes in terms of the model, formatting left to the engine.
package struct FixProposal: Sendable {
  let title: String
  let safety: Fix.Safety
  let changes: [Change]

  static func safe(_ title: String, _ changes: Change...) -> FixProposal {
    FixProposal(title: title, safety: .safe, changes: changes)
  }

  static func review(_ title: String, _ changes: Change...) -> FixProposal {
    FixProposal(title: title, safety: .review, changes: changes)
  }
}

extension FixProposal {
  /// Whether all views can get the modifiers that it adds: none would become another type where its
  /// own is asked for, hand them on to each of several, or be hidden though a tap on it does something.
  var isApplicable: Bool {
    changes.allSatisfy { change in
      guard case .append(let modifiers, let element) = change else { return true }
      return !isTypedPicture(element) && !isPictureArgument(element) && !isOperand(element)
        && !isGroup(element, handingOn: modifiers)
        && !(modifiers.contains(".accessibilityHidden(true)") && isTapped(element))
    }
  }

  /// The same in the words of the oldest systems that the project is built for; nil where they have
  /// none.
  func spelled(for deployment: Deployment) -> FixProposal? {
    guard !deployment.isEmpty else { return self }
    guard let title = Availability.source(title, on: deployment) else { return nil }
    var spelled: [Change] = []
    for change in changes {
      guard let change = change.spelled(for: deployment) else { return nil }
      spelled.append(change)
    }
    return FixProposal(title: title, safety: safety, changes: spelled)
  }
}

/// Whether a view is one side of `isOn ? a : b`, both of which have to be of one type.
private func isOperand(_ view: Element) -> Bool {
  view.conditions.last?.isSide(view.range) == true
}

/// Whether a tap on a view does something, or on a group of which it is part.
private func isTapped(_ view: Element) -> Bool {
  if !view.taps.isEmpty { return true }
  guard let parent = view.parent, parent.isPassthrough else { return false }
  return isTapped(parent)
}

/// Whether a group would hand modifiers for assistive technology on to each of several views in it.
private func isGroup(_ view: Element, handingOn modifiers: [String]) -> Bool {
  view.is(.group)
    && view.content.indices.dropFirst().contains { index in
      !view.content[index].isAlternative(to: view.content[index - 1])
    }
    && modifiers.contains {
      $0.hasPrefix(".accessibility") && $0 != ".accessibilityHidden(true)"
    }
}

/// Whether a view is what a member returns that is declared as a picture or text: a modifier of
/// views returns another type.
private func isTypedPicture(_ view: Element) -> Bool {
  guard view.is(.image, .text), let declaration = view.declaration else { return false }
  let types: Set = ["Image", "Text", "Image?", "Text?", "SwiftUI.Image", "SwiftUI.Text"]
  let start = view.range.lowerBound
  // Members stand in the order of the source.
  let (properties, functions) = (declaration.properties, declaration.functions)
  let property = properties[..<properties.partitioningIndex { $0.node.range.lowerBound > start }]
    .last
  if let property, property.node.range.contains(start) {
    // `let logo = Image("logo")` is an image where it is used: `logo.resizable()`.
    if property.type == nil, property.getter == nil {
      return property.initialValue?.range.lowerBound == start
    }
    return property.type.map(types.contains) == true
  }
  let function = functions[..<functions.partitioningIndex { $0.node.range.lowerBound > start }].last
  guard let function, function.node.range.contains(start) else { return false }
  return function.returnType.map(types.contains) == true
}

/// Whether a view is what a function of its type is handed as a picture or text: with a modifier of views
/// it would be another type.
private func isPictureArgument(_ view: Element) -> Bool {
  guard let declaration = view.declaration else { return false }
  let nodes = declaration.nodes(around: view.headRange)
  guard let place = nodes.lastIndex(where: { $0.kind == .labeledExpr }), place > 0,
    nodes[place].lastChild?.range.lowerBound == view.range.lowerBound,
    let call = Expression(nodes[place - 1]).call,
    let name = call.callee.path?.withoutSelf, let function = declaration.function(name),
    let argument = call.arguments.first(where: { $0.value.range.overlaps(view.headRange) }),
    let parameter = function.parameters.first(where: { $0.label == argument.label })
  else { return false }
  return ["Image", "Text", "SwiftUI.Image", "SwiftUI.Text"].contains(parameter.type)
}

extension Change {
  /// The same with what it writes in the words of the oldest systems; nil where they have none.
  fileprivate func spelled(for deployment: Deployment) -> Change? {
    if case .replace(let range, let text) = self, text.hasPrefix("accessibility") {
      // What stands in place of a call begins behind its period.
      return Availability.source(".\(text)", on: deployment).map {
        .replace(range, with: String($0.dropFirst()))
      }
    }
    return rewritten { Availability.source($0, on: deployment) }
  }

  /// The same with other text in place of what it writes; nil where there is none.
  func rewritten(_ rewrite: (String) -> String?) -> Change? {
    func all(_ texts: [String]) -> [String]? {
      let rewritten = texts.compactMap(rewrite)
      return rewritten.count == texts.count ? rewritten : nil
    }
    switch self {
    case .append(let modifiers, let element): return all(modifiers).map { .append($0, to: element) }
    case .precede(let next, let modifiers): return all(modifiers).map { .precede(next, with: $0) }
    case .replace(let range, let text): return rewrite(text).map { .replace(range, with: $0) }
    case .insert(let text, let offset): return rewrite(text).map { .insert($0, at: offset) }
    case .insertLine(let line, let offset, let model):
      return rewrite(line).map { .insertLine($0, after: offset, indentedAs: model) }
    case .insertLines(let lines, let offset, let model):
      return all(lines).map { .insertLines($0, after: offset, indentedAs: model) }
    case .placeLine(let line, let offset):
      return rewrite(line).map { .placeLine($0, above: offset) }
    case .wrap(let range, let opening, let closing):
      guard let opening = rewrite(opening), let closing = rewrite(closing) else { return nil }
      return .wrap(range, opening: opening, closing: closing)
    case .remove, .removeLines: return self
    }
  }
}

/// One change of the source.
package enum Change: Sendable {
  /// Adds modifiers, `.accessibilityHidden(true)`, behind the last of an element's chain.
  case append([String], to: Element)
  /// Adds modifiers in front of one of the chain.
  case precede(Modifier, with: [String])
  /// Takes a modifier away, with its line where it has one of its own.
  case remove(Modifier)
  /// Puts text in place of a range.
  case replace(Range<Int>, with: String)
  /// Puts text at an offset.
  case insert(String, at: Int)
  /// Puts a line of its own above that of an offset, as far indented.
  case placeLine(String, above: Int)
  /// Puts a block around a range, on one line or with the range indented: `opening { … closing`.
  case wrap(Range<Int>, opening: String, closing: String)
  /// Puts a line behind the one of an offset, indented as the line of another offset.
  case insertLine(String, after: Int, indentedAs: Int)
  /// Puts lines behind the one of an offset, indented as the line of another offset.
  case insertLines([String], after: Int, indentedAs: Int)
  /// Takes a range away with its lines, where it has them to itself.
  case removeLines(of: Range<Int>)

  static func append(_ modifier: String, to element: Element) -> Change {
    .append([modifier], to: element)
  }
}
