import CurbcutModel

/// What can be improved on a view where nothing is wrong: it is offered when a person asks there,
/// and never reported.
///
/// - Returns: Ways in UTF-8 offsets from the item's first byte.
package func rewrites(of element: Element, in item: ItemModel) -> [Fix] {
  var remedies: [FixProposal] = []
  if element.canBeReadAsOne {
    let modifier = ".accessibilityElement(children: .combine)"
    remedies.append(.review("Let VoiceOver read this as one", .append(modifier, to: element)))
  }
  if element.canBeHeading {
    let modifier = ".accessibilityAddTraits(.isHeader)"
    remedies.append(.review("Make this a heading for VoiceOver", .append(modifier, to: element)))
  }
  guard !remedies.isEmpty else { return [] }
  let source = SourceEditor(item.node.fullBytes)
  return remedies.compactMap { source.fix(for: $0) }
}

extension Element {
  /// Whether it is a stack of several texts that VoiceOver reads one by one.
  fileprivate var canBeReadAsOne: Bool {
    guard self.is(.hStack, .vStack, .zStack), grouping == nil, !isUnreachable,
      combiningElement == nil,
      labeledControl == nil, hasControl == .no, isInteractive == .no
    else { return false }
    return descendants.count(where: { $0.is(.text, .label) && $0.isUnreachable == false }) > 1
  }

  /// Whether it is a text in the flow of a screen that is no heading yet.
  fileprivate var canBeHeading: Bool {
    self.is(.text) && Heading(of: self).isPlainReading && !isConcatenated
      && !hasModifier("accessibilityHeading")
      && addsTrait("isHeader", "isButton", "isLink") == .no
  }
}
