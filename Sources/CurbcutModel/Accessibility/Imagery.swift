/// The images and shapes that are drawn in a view.
package struct Imagery: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Imagery {
  /// The images that a person sees in it, itself left out. Menus, options and destinations are
  /// places of their own.
  package var images: [Element] {
    parts.filter { $0.is(.image, .asyncImage) && $0.isHidden != .yes }
  }

  /// What is drawn in it or, for a control that also has content, in its label.
  private var parts: [Element] {
    let hasContent = element.is(.disclosureGroup, .picker, .controlGroup, .tab)
    return element.children.filter { child in
      child.slot.isContentOfParent && (child.slot != .content || !hasContent)
    }.flatMap { [$0] + $0.descendants }
  }

  /// Whether images or shapes are drawn in it, be they hidden from assistive technology or not.
  package var isDrawn: Bool {
    parts.contains { part in
      if part.is(.image, .asyncImage) { return true }
      // A custom view that is known to have no text draws something; clear color catches taps.
      return (part.row?.isPaint == true || part.isCustomView) && part.isHidden != .yes
        && !part.is(.color, .spacer, .divider, .emptyView)
    }
  }
}

extension Imagery {
  /// Whether it is an image or holds nothing but images.
  package var isOnlyContent: Bool {
    element.is(.image)
      || (element.isUnknownView
        && (element.typeName == "icon" || element.typeName.hasSuffix(".icon")))
      || (element.isTextual == .no && element.hasImagery == .yes && element.hasControl == .no
        && (element.row?.isInteractive != true || element.is(.button)))
  }
}
