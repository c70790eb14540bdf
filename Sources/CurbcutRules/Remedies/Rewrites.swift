import CurbcutModel

/// What can be improved on a view where nothing is wrong: it is offered when a person asks there,
/// and never reported.
///
/// - Returns: Ways in UTF-8 offsets from the item's first byte.
package func rewrites(of element: Element, in item: ItemModel) -> [Fix] {
  var remedies: [FixProposal] = []
  if canBeReadAsOne(element) {
    let modifier = ".accessibilityElement(children: .combine)"
    remedies.append(.review("Let VoiceOver read this as one", .append(modifier, to: element)))
  }
  if canBeHeading(element) {
    let modifier = ".accessibilityAddTraits(.isHeader)"
    remedies.append(.review("Make this a heading for VoiceOver", .append(modifier, to: element)))
  }
  guard !remedies.isEmpty else { return [] }
  let source = SourceEditor(item.node.fullBytes)
  return remedies.compactMap { source.fix(for: $0) }
}

/// Whether it is a stack of several texts that VoiceOver reads one by one.
private func canBeReadAsOne(_ element: Element) -> Bool {
  guard element.is(.hStack, .vStack, .zStack), element.grouping == nil, !element.isUnreachable,
    element.combiningElement == nil,
    element.labeledControl == nil, element.hasControl == .no, element.isInteractive == .no
  else { return false }
  return element.descendants.count(where: { $0.is(.text, .label) && $0.isUnreachable == false }) > 1
}

/// Whether it is a text in the flow of a screen that is no heading yet.
private func canBeHeading(_ element: Element) -> Bool {
  element.is(.text) && Heading(of: element).isPlainReading && !element.isConcatenated
    && !element.hasModifier("accessibilityHeading")
    && element.addsTrait("isHeader", "isButton", "isLink") == .no
}
