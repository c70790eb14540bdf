extension ViewTree {
  /// Whether a toolbar item stands in place of the title.
  package var hasPrincipalItem: Bool {
    elements.contains { element in
      element.is(.toolbarItem)
        && ["principal", "title", "largeTitle"].contains(
          element.argument("placement")?.memberName ?? ""
        )
    }
  }

  /// Whether the project declares a modifier of this name.
  package func declaresModifier(_ name: String) -> Bool {
    context.modifiers(appliedBy: name) != nil || declaration?.function(name) != nil
  }
}

/// The title that a screen gets from what is in its navigation stack.
package struct NavigationTitle: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension NavigationTitle {
  /// Whether a navigation stack's whole content is known and nothing in it gives the screen a title.
  package var isMissing: Bool {
    guard !self.element.content.isEmpty, !self.element.tree.hasPrincipalItem else { return false }
    // A title on the stack itself is a title for a stack further out.
    var isKnown =
      certainlyBringsNoTitle(self.element)
      || (self.element.parent == nil && hasOnlyOwnTitle(self.element))
    for child in self.element.children where child.slot == .content {
      visitContent(child) { element in
        isKnown = isKnown && certainlyBringsNoTitle(element)
      }
    }
    return isKnown
  }
}

/// Whether a title is all that may give a navigation stack's screen one.
private func hasOnlyOwnTitle(_ element: Element) -> Bool {
  let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
  return element.hasModifier("navigationTitle", "navigationBarTitle")
    && element.modifiers.allSatisfy { modifier in
      titles.contains(modifier.name)
        || (Catalogue.modifier(modifier.name) != nil && modifier.name != "toolbar"
          && modifier.name != "navigationBarHidden" && modifier.name != "searchable")
    }
}

/// Goes through what a screen shows, itself first; sheets, toolbars and destinations left out.
private func visitContent(_ element: Element, _ visit: (Element) -> Void) {
  visit(element)
  for child in element.children where child.slot == .content { visitContent(child, visit) }
}

private func certainlyBringsNoTitle(_ element: Element) -> Bool {
  if element.isUnknownView || (element.is(.tabView) && !element.hasModifier("tabViewStyle")) {
    return false
  }
  if element.isCustomView, element.tree.context.view(element.typeName)?.hasNavigationTitle != .no {
    return false
  }
  let titles: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarHidden", "searchable",
  ]
  return !element.modifiers.contains { modifier in
    if titles.contains(modifier.name) { return true }
    if modifier.name == "toolbar", modifier.firstArgument?.memberName == "hidden" { return true }
    if modifier.bringsUnreadToolbar { return true }
    return modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
      && element.tree.context.modifiers(appliedBy: modifier.name) == nil
  }
}

extension NavigationTitle {
  /// Whether a modifier of its chain that nobody has read may give its screen a title.
  var mayBeUnread: Bool {
    element.hasModifier(.applying)
      && element.modifiers.contains { modifier in
        modifier.bringsUnreadToolbar
          || modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
            && element.tree.context.modifiers(appliedBy: modifier.name) == nil
      }
  }
}

extension Modifier {
  /// Whether it is the toolbar of an extension or modifier type: what stands in it was not read.
  fileprivate var bringsUnreadToolbar: Bool {
    if case .applied = origin { return name == "toolbar" }
    return false
  }
}
