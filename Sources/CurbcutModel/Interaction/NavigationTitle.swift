extension ViewTree {
  /// Whether a toolbar item stands in place of the title, be it of a type of the project's own.
  package var hasPrincipalItem: Bool {
    elements.contains { element in
      if element.is(.toolbarItem) {
        return ["principal", "title", "largeTitle"].contains(
          element.argument("placement")?.memberName ?? ""
        )
      }
      return element.slot == .toolbar && element.isCustomView
        && context.view(element.typeName)?.hasNavigationTitle == .yes
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
  /// Whether its own chain gives its screen a title.
  package var isSet: Bool { element.hasModifier("navigationTitle", "navigationBarTitle") }

  /// Whether it gives the screen that it is part of a title, itself or by what its type is made of.
  /// What it opens, such as a sheet or the destination of a link, has a title of its own.
  package var isGivenToScreen: Certainty {
    guard
      sequence(first: element, next: \.parent).allSatisfy({
        $0.parent == nil || $0.slot.isContentOfParent || $0.slot == .toolbar
      })
    else { return .no }
    if isSet { return .yes }
    // Where no bar is shown, none is missed.
    if isBarHidden { return .unknown }
    if element.isUnknownView || mayBeUnread { return .unknown }
    guard element.isCustomView else { return .no }
    return element.tree.context.view(element.typeName)?.hasNavigationTitle ?? .unknown
  }

  /// Whether a modifier of its chain that nobody has read may give its screen a title, or hide the
  /// bar that shows it.
  package var mayBeUnread: Bool {
    element.hasModifier(.applying)
      && element.modifiers.contains { $0.bringsUnreadToolbar || isUnread($0) }
  }

  /// Whether a modifier is neither Apple's nor the project's, and no handler by its name.
  package func isUnread(_ modifier: Modifier) -> Bool {
    modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
      && element.tree.context.modifiers(appliedBy: modifier.name) == nil
  }

  /// Whether its own chain hides the bar that shows the title.
  package var isBarHidden: Bool {
    element.modifiers.contains { modifier in
      modifier.name == "navigationBarHidden"
        || modifier.name == "toolbar" && modifier.firstArgument?.memberName == "hidden"
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
