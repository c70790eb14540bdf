extension Element {
  /// Whether it is the main text of a section's header that the system does not make a heading: in
  /// stacks and grids, or in a view that is called a section header.
  ///
  /// Source: Apple, "Section": lists and forms give their headers the trait.
  package var isUnmarkedSectionHeader: Bool {
    guard !isUnreachable, labeledControl == nil, isInteractive == .no, !isConcatenated,
      addsTrait("isHeader", "isButton", "isLink") == .no, !hasUnreadAccessibilityModifier
    else { return false }
    if place.contains(.sectionHeader) {
      guard place.isDisjoint(with: [.list, .form]), let section = enclosing(.section) else {
        return false
      }
      return section.isInPlainStack && isMainText(of: section)
    }
    return isInHeaderView
  }

  /// Whether a stack, grid or scroll view holds it directly, rather than a list or unknown view.
  private var isInPlainStack: Bool {
    for outer in ancestors {
      if outer.isCustomView || outer.isUnknownView { return false }
      switch outer.row?.layout {
      case .list, .form: return false
      case .scroll: return true
      default: if outer.is(.lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid) { return true }
      }
    }
    return false
  }

  /// Whether it is the first text of a section's header and nothing around it is marked.
  private func isMainText(of section: Element) -> Bool {
    for outer in ancestors {
      if outer.index == section.index { break }
      if outer.addsTrait("isHeader") != .no || outer.isNamed != .no || outer.isInteractive != .no {
        return false
      }
    }
    let texts = section.children(in: .header).flatMap { [$0] + $0.descendants }
      .filter { $0.is(.text, .label) }
    return texts.first?.index == index && !texts.contains { $0.addsTrait("isHeader") != .no }
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
