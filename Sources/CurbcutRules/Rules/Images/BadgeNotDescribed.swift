import CurbcutModel

extension Rule {
  static let badgeNotDescribed = Rule(
    id: "badge-not-described",
    title: "Badge is not described",
    group: .images,
    severity: .info,
    impact: .moderate,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      People see a red dot on an icon and know that something is new. VoiceOver does not say it, or reads
      a bare number that belongs to nothing. Hide the badge and say it in the value of what it is on.
      """,
    examples: [
      .reported(
        """
        struct Inbox: View {
          let count: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              Image(systemName: "tray")
                .padding()
                .overlay(alignment: .topTrailing) {
                  if count > 0 {
                    Circle().fill(.red).frame(width: 10, height: 10)
                  //^^^^^^^^ This badge tells something that VoiceOver does not say
                  }
                }
            }
            .accessibilityLabel("Inbox")
          }
        }
        """
      ),
      .reported(
        "A dot and bold text",
        """
        struct Mail: View {
          let message: Message

          var body: some View {
            HStack {
              Circle()
            //^^^^^^^^ This badge tells something that VoiceOver does not say
                .fill(.blue)
                .frame(width: 10, height: 10)
                .opacity(message.isUnread ? 1 : 0)
              Text(message.subject)
                .fontWeight(message.isUnread ? .bold : .regular)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Inbox: View {
          let count: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              Image(systemName: "tray")
                .padding()
                .overlay(alignment: .topTrailing) {
                  if count > 0 {
                    Circle().fill(.red).frame(width: 10, height: 10)
                  }
                }
            }
            .accessibilityLabel("Inbox")
            .accessibilityValue(count > 0 ? "\\(count) unread" : "")
          }
        }
        """
      ),
      .ignored(
        "A dot that is always there",
        """
        struct Inbox: View {
          var body: some View {
            Text("Inbox")
              .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 10, height: 10)
              }
          }
        }
        """
      ),
      .ignored(
        "Text changes with it",
        """
        struct Inbox: View {
          let count: Int

          var body: some View {
            HStack {
              Text(count > 0 ? "New messages" : "No messages")
              if count > 0 {
                Circle().fill(.red).frame(width: 10, height: 10)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It keeps a place free",
        """
        struct Inbox: View {
          let count: Int

          var body: some View {
            HStack {
              Text("Inbox")
              if count > 0 {
                Circle().fill(.red).frame(width: 10, height: 10).hidden()
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It marks the page that is shown",
        """
        struct Pages: View {
          let page: Int

          var body: some View {
            HStack {
              Text("Inbox")
              if page == 0 {
                Circle().fill(.blue).frame(width: 6, height: 6)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is in the background of the text",
        """
        struct Inbox: View {
          let count: Int

          var body: some View {
            Text("Inbox")
              .background(alignment: .topTrailing) {
                if count > 0 {
                  Circle().fill(.red).frame(width: 10, height: 10)
                }
              }
          }
        }
        """
      ),
    ],
    check: .element(of: .circle, .capsule) { element, findings in
      guard isBadge(element), let source = appearance(of: element) else { return }
      findings.report(
        "This badge tells something that VoiceOver does not say",
        at: element.head,
        unless: [
          Exemption("text or an accessibility modifier near it depends on the same") {
            isTold(source, near: $0)
          }
        ]
      )
    },
    exemptions: [
      .replacedByAncestor,
      Exemption(
        "a modifier that was not read changes its accessibility",
        certainty: { badge in
          sequence(first: badge, next: \.parent).contains { $0.hasUnreadAccessibilityModifier }
            ? .unknown : .no
        }
      ),
      Exemption("it is hidden from everybody") { $0.hasModifier("hidden") },
      Exemption("it marks what is selected or moves") { badge in
        guard let source = appearance(of: badge) else { return true }
        return NameHint.moment.matches(source) || source.lowercased().includes("select")
          || source.includes("==")
      },
      Exemption("it is in a background or a widget") {
        !$0.place.isDisjoint(with: [.background, .widget, .representation])
      },
    ]
  )
}

/// Whether a view is a small filled dot that comes and goes, in a color that calls for attention.
private func isBadge(_ element: Element) -> Bool {
  guard let side = FrameSize(element.modifiers).larger, side <= 24, !element.hasChildren,
    let color = element.ownModifiers.first(where: {
      ["fill", "foregroundStyle", "foregroundColor"].contains($0.name)
    })?.firstArgument
  else { return false }
  let shown: Expression =
    if case .ternary(_, let then, let otherwise) = color.form {
      then.memberName == "clear" ? otherwise : then
    } else {
      color
    }
  let name = shown.memberName ?? shown.call?.callee.memberName ?? ""
  return ["red", "blue", "orange", "accentColor", "accent", "tint", "pink", "green"].contains(name)
}

/// The source of the condition under which a badge is seen: of a branch, of a color that is clear
/// else, or of an opacity that is nothing else.
private func appearance(of badge: Element) -> String? {
  if let branch = badge.conditions.last, branch.kind == .branch {
    return branch.alternative == 0 ? branch.source : nil
  }
  for modifier in badge.ownModifiers {
    guard case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form
    else { continue }
    let values = [then, otherwise]
    switch modifier.name {
    case "opacity" where values.contains(where: { $0.number == 0 }): return condition.source
    case "fill", "foregroundStyle", "foregroundColor":
      if values.contains(where: { $0.memberName == "clear" }) { return condition.source }
    default: break
    }
  }
  return nil
}

/// Whether something near a badge says what its condition asks for.
private func isTold(_ source: String, near badge: Element) -> Bool {
  // What it belongs to is named by other texts too: `isRead` of `message.isRead` counts.
  let words: Set = ["self", "let", "nil", "true", "false", "0"]
  let names = Set(
    source.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { path in
      let parts = path.split(separator: ".").map(String.init).filter { !words.contains($0) }
      return parts.last { $0 != "isEmpty" && $0 != "count" } ?? parts.last
    }
  )
  func depends(_ view: Element) -> Bool {
    if view.isUnknownView || view.isCustomView || view.isComponent {
      return view.index != badge.index
    }
    let told = view.modifiers.filter { $0.name.hasPrefix("accessibility") || $0.name == "badge" }
      .flatMap(\.arguments)
    let words =
      view.is(.text, .label, .button) ? view.arguments.filter { !$0.isTrailingClosure } : []
    if (told + words).contains(where: { argument in
      names.contains { argument.value.mentions($0) }
    }) {
      return true
    }
    return view.is(.text, .label)
      && view.conditions.contains { condition in names.contains { condition.source.includes($0) } }
  }
  var view = badge
  for _ in 0..<6 {
    guard let outer = view.parent else { return false }
    if depends(outer)
      || outer.children.prefix(64).contains(where: { sibling in
        sibling.index != view.index
          && ([sibling] + sibling.descendants.prefix(32)).contains(where: depends)
      })
    {
      return true
    }
    view = outer
  }
  return false
}
