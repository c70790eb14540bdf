extension Element {
  /// Whether it is the main text of a view that is called a section header, which nothing makes a
  /// heading.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16.2 to 27: the header of a `Section` is a heading
  /// by itself, in lists and forms and outside.
  package var isUnmarkedSectionHeader: Bool {
    guard !isUnreachable, labeledControl == nil, isInteractive == .no, !isConcatenated,
      addsTrait("isHeader", "isButton", "isLink") == .no, !hasUnreadAccessibilityModifier
    else { return false }
    return !place.contains(.sectionHeader) && isInHeaderView
  }

  /// Whether it is the only or first text of a view that its name makes a section's header.
  private var isInHeaderView: Bool {
    guard tree.purpose == .body, let declaration, headingStyle == nil,
      place.isDisjoint(with: [.menu, .toolbar, .list, .form, .overlay, .background])
    else { return false }
    let name = declaration.name
    guard
      name.hasSuffix("SectionHeader") || name.hasSuffix("SectionHeaderView")
        || name == "HeaderView",
      combiningElement == nil, tree.context.use(of: name)?.isListHeader != .yes,
      !ancestors.contains(where: {
        $0.addsTrait("isHeader") != .no || $0.isNamed != .no || $0.isInteractive != .no
          || $0.is(.list, .form) || $0.isCustomView
      })
    else { return false }
    let texts = tree.elements.prefix(100).filter { $0.is(.text, .label) && $0.isHidden != .yes }
    if name == "HeaderView", texts.count != 1 { return false }
    return texts.first?.index == index && !texts.contains { $0.addsTrait("isHeader") != .no }
  }

  /// Whether it fills the header of a list's or form's section.
  var isListHeader: Bool {
    place.contains(.sectionHeader) && (place.contains(.list) || place.contains(.form))
  }
}
