import CurbcutModel

extension Element {
  /// Whether what a stack shows starts with a text that looks or counts as a heading, be it below an
  /// emoji.
  var startsWithHeading: Bool {
    shownTexts.prefix(2).contains { text in
      Heading(of: text).style != nil || text.addsTrait("isHeader") == .yes
        || text.hasModifier("accessibilityHeading")
    }
  }

  /// The texts that it shows; those of sheets, toolbars and destinations left out.
  private var shownTexts: [Element] {
    children.filter { $0.slot == .content }.flatMap { child in
      child.is(.text, .label) ? [child] : child.shownTexts
    }
  }
}
