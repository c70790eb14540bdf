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
      guard isBadge(element), let branch = element.conditions.last, branch.kind == .branch,
        branch.alternative == 0
      else { return }
      findings.report(
        "This badge tells something that VoiceOver does not say",
        at: element.head,
        unless: [
          Exemption("text or an accessibility modifier near it depends on the same") {
            isTold(branch, near: $0)
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
        guard let source = badge.conditions.last?.source else { return true }
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
  let name = color.memberName ?? color.call?.callee.memberName ?? ""
  return ["red", "blue", "orange", "accentColor", "accent", "tint", "pink", "green"].contains(name)
}

/// Whether something near a badge says what its condition asks for.
private func isTold(_ branch: Condition, near badge: Element) -> Bool {
  let names = Set(
    branch.source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  )
  .subtracting(["self", "let", "nil", "isEmpty", "true", "false", "0"])
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
