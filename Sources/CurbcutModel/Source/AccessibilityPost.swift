import CurbcutSyntax

/// A notification that code posts to assistive technology.
package struct AccessibilityPost: Sendable {
  package enum Kind: String, Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  package let kind: Kind
  /// What goes along: the words, or the element that the focus moves to.
  package let argument: Expression?
  /// Whether it is posted by the function of Objective-C, `UIAccessibilityPostNotification`.
  package let isLegacy: Bool
  /// The call, in UTF-8 offsets.
  package let range: Range<Int>
  /// The name of the function, in UTF-8 offsets.
  package let nameRange: Range<Int>
  package let node: Node

  /// Reads a call: `UIAccessibility.post(notification: .announcement, argument: words)`,
  /// `AccessibilityNotification.Announcement(words).post()`.
  package init?(_ node: Node) {
    guard node.kind == .functionCallExpr, let call = Expression(node).call else { return nil }
    self.node = node
    range = node.range
    nameRange = call.callee.range
    switch call.callee.path {
    case "UIAccessibility.post":
      guard
        let name = call.arguments.first(where: { $0.label == "notification" })?.value.memberName,
        let kind = Kind(rawValue: name)
      else { return nil }
      self.kind = kind
      argument = call.arguments.first { $0.label == "argument" }?.value
      isLegacy = false
    case "UIAccessibilityPostNotification":
      guard let name = call.arguments.first?.value.memberName,
        let kind = Self.legacyKinds[name]
      else { return nil }
      self.kind = kind
      argument = call.arguments.count > 1 ? call.arguments[1].value : nil
      isLegacy = true
    default:
      guard case .member(let base?, "post") = call.callee.form, let made = base.call,
        let path = made.callee.path, path.hasPrefix("AccessibilityNotification."),
        let kind = Self.modernKinds[String(path.dropFirst("AccessibilityNotification.".count))]
      else { return nil }
      self.kind = kind
      argument = made.arguments.first?.value
      isLegacy = false
    }
  }

  private static let legacyKinds: [String: Kind] = [
    "UIAccessibilityAnnouncementNotification": .announcement,
    "UIAccessibilityLayoutChangedNotification": .layoutChanged,
    "UIAccessibilityScreenChangedNotification": .screenChanged,
    "UIAccessibilityPageScrolledNotification": .pageScrolled,
    "announcement": .announcement, "layoutChanged": .layoutChanged,
    "screenChanged": .screenChanged, "pageScrolled": .pageScrolled,
  ]

  private static let modernKinds: [String: Kind] = [
    "Announcement": .announcement, "LayoutChanged": .layoutChanged,
    "ScreenChanged": .screenChanged, "PageScrolled": .pageScrolled,
  ]
}

extension Declaration {
  /// The notifications that its code posts to assistive technology, nested types left out.
  package var accessibilityPosts: [AccessibilityPost] {
    guard mentionedSymbols.contains(.announces) else { return [] }
    return ownNodes(.functionCallExpr).compactMap { AccessibilityPost($0) }
  }

  /// The nodes of the declaration around a range, from the outermost inward.
  package func nodes(around range: Range<Int>) -> [Node] {
    var nodes: [Node] = []
    var node = self.node
    while let child = node.children.first(where: { $0.range.encloses(range) }), nodes.count < 400 {
      nodes.append(child)
      if child.range == range { break }
      node = child
    }
    return nodes
  }
}

extension Identifier {
  /// Whether a name is that of an announcement, or of what moves the focus of assistive technology.
  static func announces(_ name: String) -> Bool {
    name.includes("nnounc")
      || [
        "AccessibilityNotification", "AccessibilityFocusState", "accessibilityFocused",
        "UIAccessibility", "NSAccessibility",
      ].contains(name)
  }
}
