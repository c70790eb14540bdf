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

extension Element {
  /// Whether a navigation stack's whole content is known and nothing in it gives the screen a title.
  package var lacksNavigationTitle: Bool {
    guard !content.isEmpty, !tree.hasPrincipalItem else { return false }
    // A title on the stack itself is a title for a stack further out.
    var isKnown = certainlyBringsNoTitle || (parent == nil && wearsOnlyItsOwnTitle)
    for child in children where child.slot == .content {
      child.visitContent { element in
        isKnown = isKnown && element.certainlyBringsNoTitle
      }
    }
    return isKnown
  }

  /// Whether a title is all that may give a navigation stack's screen one.
  private var wearsOnlyItsOwnTitle: Bool {
    let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
    return hasModifier("navigationTitle", "navigationBarTitle")
      && modifiers.allSatisfy { modifier in
        titles.contains(modifier.name)
          || (Catalogue.modifier(modifier.name) != nil && modifier.name != "toolbar"
            && modifier.name != "navigationBarHidden" && modifier.name != "searchable")
      }
  }

  /// Goes through what a screen shows, itself first; sheets, toolbars and destinations left out.
  private func visitContent(_ visit: (Element) -> Void) {
    visit(self)
    for child in children where child.slot == .content { child.visitContent(visit) }
  }

  private var certainlyBringsNoTitle: Bool {
    if isUnknownView || (self.is(.tabView) && !hasModifier("tabViewStyle")) { return false }
    if isCustomView, tree.context.view(typeName)?.hasNavigationTitle != .no { return false }
    let titles: Set<String> = [
      "navigationTitle", "navigationBarTitle", "navigationBarHidden", "searchable",
    ]
    return !modifiers.contains { modifier in
      if titles.contains(modifier.name) { return true }
      if modifier.name == "toolbar", modifier.firstArgument?.memberName == "hidden" { return true }
      if modifier.bringsUnreadToolbar { return true }
      return modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
        && tree.context.modifiers(appliedBy: modifier.name) == nil
    }
  }

  /// Whether a modifier of its chain that nobody has read may give its screen a title.
  var mayBringUnreadTitle: Bool {
    hasModifier(.applying)
      && modifiers.contains { modifier in
        modifier.bringsUnreadToolbar
          || modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
            && tree.context.modifiers(appliedBy: modifier.name) == nil
      }
  }

  /// Whether its chain may hide the navigation bar, or does something that was not read.
  package var mayHideNavigationBar: Bool {
    modifiers.contains { modifier in
      modifier.name == "navigationBarHidden" || modifier.name == "toolbarVisibility"
        || (modifier.name == "toolbar" && modifier.firstArgument?.memberName == "hidden")
        || (modifier.categories.contains(.foreign) && !modifier.name.hasPrefix("on")
          && tree.context.modifiers(appliedBy: modifier.name) == nil)
    }
  }

  /// Whether it is a tab among others that have a `tabItem` and has none itself.
  package var isTabWithoutItem: Bool {
    guard let container, container.is(.tabView), slotInContainer == .content, !isPassthrough,
      !isUnknownView, !self.is(.tab, .tabSection, .forEach, .emptyView),
      !hasModifier("tabItem"), !container.hasModifier("tabViewStyle"),
      !container.ancestors.contains(where: { $0.hasModifier("tabViewStyle") })
    else { return false }
    if isCustomView, tree.context.view(typeName) == nil { return false }
    guard modifiers.allSatisfy({ !$0.categories.contains(.foreign) }) else { return false }
    let tabs = container.content
    return tabs.contains { $0.hasModifier("tabItem") } || container.isCertainTabBar(of: tabs)
  }

  /// Whether it shows a bar of tabs though none of them says what it is: on a phone, with nothing
  /// around it that could make pages of them.
  private func isCertainTabBar(of tabs: [Element]) -> Bool {
    guard tabs.count > 1, tree.purpose == .body, platforms.contains(.iOS), !isGlanced else {
      return false
    }
    let isWhole = sequence(first: self, next: \.parent).allSatisfy { element in
      !element.isCustomView && !element.isUnknownView
        && element.modifiers.allSatisfy {
          !$0.categories.contains(.foreign)
            && !["toolbar", "toolbarVisibility"].contains($0.name)
        }
    }
    return isWhole
      && tabs.allSatisfy { tab in
        tab.row != nil && !tab.is(.forEach, .tabSection, .color, .image)
      }
  }

  /// The address that is all an activation opens; nil where it does anything else, or where the
  /// address is no website.
  package var openedAddress: Expression? {
    guard let action, !action.isUnread else { return nil }
    var address: Expression?
    for step in action.steps {
      guard case .call(let path, let arguments) = step else { return nil }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      if path == "URL" { continue }
      if name == "openURL" || path.hasSuffix("UIApplication.shared.open") {
        address = arguments.first?.value
      } else if declaration?.function(name) == nil,
        !["log", "track"].contains(where: name.contains)
      {
        return nil
      }
    }
    guard let address, !address.isAddressOfApp else { return nil }
    // The address may be made on the way: `let url = URL(string: "tel:112")`.
    let functions = action.calls.compactMap { declaration?.function($0)?.node.text }
    let around = functions.joined() + (closure(.action)?.node.text ?? "")
    let source = (address.source + around).lowercased()
    let others = ["settings", "tel:", "mailto:", "sms:", "facetime", "phone", "mail"]
    return others.contains { source.contains($0) } ? nil : address
  }
}

extension Modifier {
  /// Whether it is the toolbar of an extension or modifier type: what stands in it was not read.
  fileprivate var bringsUnreadToolbar: Bool {
    if case .applied = origin { return name == "toolbar" }
    return false
  }
}

extension Expression {
  /// Whether an address opens another app, going by its scheme or by the constant's name.
  fileprivate var isAddressOfApp: Bool {
    if let (callee, arguments) = call, callee.path == "URL", let first = arguments.first {
      return first.value.isAddressOfApp
    }
    if case .string(let phrase) = form, case .words(let start)? = phrase.parts.first {
      return start.contains(":") && !start.lowercased().hasPrefix("http")
    }
    guard let name = memberName else { return false }
    let words = AssetNames.words(of: name)
    return words.contains("app") || words.contains("deeplink") || words.contains("review")
  }
}
