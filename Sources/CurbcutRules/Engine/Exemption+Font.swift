import CurbcutModel

extension Exemption {
  /// What silences rules about a font that does not grow with the text size: what no text size
  /// changes, what the system sizes itself, and what nobody reads.
  static let fixedFont: [Exemption] = [
    Exemption("it is built for no system with text sizes") {
      $0.platforms.isDisjoint(with: [.iOS, .visionOS, .watchOS])
    },
    Exemption("it is part of a toolbar, a menu, a tab or an accessibility representation") {
      !$0.place.isDisjoint(with: [.toolbar, .menu, .tabItem, .representation])
    },
    .inWidget,
    Exemption("it is an asset, which a font changes only if it is a symbol") {
      if case .asset? = ImageContent(of: $0).source { return true }
      return false
    },
    Exemption("it is hidden or decorative and shows only symbols") { element in
      (element.isHidden != .no || ImageContent(of: element).isDecorative) && showsNoText(element)
    },
  ]
}

extension Exemption {
  /// What silences rules about text that has no room to grow: it does not grow, and that is a fault
  /// of its own.
  static let fixedFontSize = Exemption("its font never grows, which another rule is about") {
    element in
    let texts = [element] + element.descendants.prefix(32)
    let shown = texts.filter { $0.is(.text, .label) || $0.isUnknownView }
    return !shown.isEmpty && shown.allSatisfy { Typography(of: $0).hasFixedSize }
  }
}

/// Whether it shows only symbols, or characters that are neither letters nor digits.
private func showsNoText(_ element: Element) -> Bool {
  if Imagery(of: element).isOnlyContent { return true }
  guard let text = element.visibleText.value?.literal else { return false }
  return !text.contains { $0.isLetter || $0.isNumber }
}

extension ItemModel {
  /// Whether code runs where people choose the size of text: not on a television or a Mac.
  func isForReadersOfText(_ declaration: Declaration) -> Bool {
    declaration.platforms.contains(.iOS) && project.platforms.contains(.iOS)
  }
}
