import CurbcutModel

extension FixProposal {
  /// Lets VoiceOver read a view as one element; to be reviewed where something inside would be
  /// lost or nobody knows what is inside.
  static func combine(_ element: Element) -> FixProposal {
    let modifier = ".accessibilityElement(children: .combine)"
    return FixProposal(
      title: "Add `\(modifier)`",
      safety: PlainText.fills(element) ? .safe : .review,
      changes: [.append(modifier, to: element)]
    )
  }
}

/// Text that says all there is to say of a view.
enum PlainText {
  /// Whether what is inside is text, and imagery that is hidden or has a label: then one element
  /// says all that the several ones say.
  static func fills(_ view: Element) -> Bool {
    view.descendants.allSatisfy { part in
      if part.hasModifier(
        "accessibilityValue",
        "accessibilityAction",
        "accessibilityActions",
        "onLongPressGesture",
        "contextMenu",
        "swipeActions",
        "accessibilityAdjustableAction"
      ) || !part.taps.isEmpty {
        return false
      }
      if part.is(.text, .label) {
        return part.visibleText.value?.literal?.includes("](") != true && !showsAttributed(part)
      }
      if part.is(.image) { return part.isHidden == .yes || part.isNamed == .yes }
      if part.isLayout || part.isPassthrough { return true }
      return part.is(.spacer, .divider, .emptyView, .color, .forEach)
    }
  }

  /// Whether a text has attributes, which may be links.
  private static func showsAttributed(_ text: Element) -> Bool {
    guard let shown = text.arguments.first?.value.source else { return false }
    return shown.lowercased().includes("attributed")
      || text.conditions.contains { $0.source.includes("\(shown) = try? AttributedString(") }
  }
}
