import CurbcutModel

extension Rule {
  static let autoAdvancingContent = Rule(
    id: "auto-advancing-content",
    title: "Pages turn by themselves",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .timingAdjustable],
    since: "0.2.0",
    why: """
      People who read slowly, use a switch or listen to VoiceOver lose what they are at when a
      timer turns the page. Let people turn pages themselves, or stop the timer with Reduce Motion
      on, with VoiceOver running, and on demand.
      """,
    examples: [
      .reported(
        """
        struct Stories: View {
          @State private var page = 0
          let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onReceive(timer) { _ in
           //^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "page" whether or not people have finished reading
              page = (page + 1) % 2
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Stories: View {
          @State private var page = 0

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """
      ),
      .ignored(
        "People can stop it",
        """
        struct Stories: View {
          @State private var page = 0
          @State private var isPaused = false
          let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onReceive(timer) { _ in
              guard !isPaused else { return }
              page = (page + 1) % 2
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      guard !element.tree.isOverlong else { return }
      for modifier in element.ownModifiers where modifier.name == "onReceive" {
        guard let publisher = modifier.firstArgument, publisher.isTimer(in: element.declaration),
          let closure = modifier.handler
        else { continue }
        let action = ActionFact(closure, in: element.declaration)
        let changed = Set(action.assignments.map(\.target).map { $0.withoutSelf })
        guard let name = shownPages(in: element.tree).first(where: { changed.contains($0) }) else {
          continue
        }
        findings.report(
          "A timer changes \"\(name)\" whether or not people have finished reading",
          at: modifier.callRange,
          unless: [
            Exemption("something can stop it") { _ in
              let source = closure.node.text
              return source.includes("guard ") || source.includes("if ")
            }
          ]
        )
      }
    }
  )
}

extension Expression {
  /// Whether it is a timer that publishes, or a property that holds one.
  fileprivate func isTimer(in declaration: Declaration?) -> Bool {
    if source.includes("Timer.publish") { return true }
    guard let name = memberName ?? path, let property = declaration?.property(name) else {
      return false
    }
    return property.initialValue?.source.includes("Timer.publish") == true
  }
}

/// The properties that say which page is shown: of tab views and of what scrolls.
private func shownPages(in tree: ViewTree) -> [String] {
  tree.elements.compactMap { view in
    let binding =
      view.is(.tabView)
      ? view.argument("selection") : view.modifier("scrollPosition")?.argument("id")
    return binding.map(\.source).flatMap { $0.hasPrefix("$") ? String($0.dropFirst()) : nil }
  }
}
