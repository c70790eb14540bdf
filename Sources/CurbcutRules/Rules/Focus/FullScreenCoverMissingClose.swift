import CurbcutModel

extension Rule {
  static let fullScreenCoverMissingClose = Rule(
    id: "full-screen-cover-missing-close",
    title: "Full-screen cover cannot be closed",
    group: .focus,
    severity: .warning,
    impact: .serious,
    criteria: [.noKeyboardTrap],
    since: "0.2.0",
    why: """
      A full-screen cover has no swipe that closes it. Without a control in it people are stuck,
      and with VoiceOver not even the escape gesture helps.
      """,
    examples: [
      .reported(
        """
        struct Start: View {
          @State private var isShown = false

          var body: some View {
            Button("Tour") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing in this full-screen cover closes it
                VStack {
                  Text("Welcome")
                  Text("This is the new lake view.")
                }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Start: View {
          @State private var isShown = false

          var body: some View {
            Button("Tour") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                VStack {
                  Text("Welcome")
                  Button("Close") { isShown = false }
                }
              }
          }
        }
        """
      ),
      .ignored(
        "A publisher closes it",
        """
        struct Start: View {
          @State private var isShown = true
          let loaded: NotificationCenter.Publisher

          var body: some View {
            Text("Trails")
              .fullScreenCover(isPresented: $isShown) { Text("Welcome") }
              .onReceive(loaded) { _ in isShown = false }
          }
        }
        """
      ),
      .ignored(
        "What it shows is not known, or closes by itself",
        """
        struct Start: View {
          @State private var isShown = false
          @State private var isBusy = false

          var body: some View {
            Button("Tour") { isShown = true }
              .fullScreenCover(isPresented: $isShown) { TourScreen() }
              .fullScreenCover(isPresented: $isBusy) {
                Text("Welcome").task { await load(); isBusy = false }
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .bringing) { element, findings in
      for (position, modifier) in element.ownModifiers.enumerated()
      where modifier.name == "fullScreenCover" && !modifier.isConditional {
        let shown = element.children.filter { $0.modifierPosition == position }
          .flatMap { [$0] + $0.descendants }
        guard !shown.isEmpty, shown.allSatisfy(offersNothing) else { continue }
        findings.report("Nothing in this full-screen cover closes it", at: modifier.callRange)
      }
    },
    exemptions: [
      .notForIOS,
      Exemption("something outside it may close it") { element in
        element.ownModifiers.contains { $0.name == "onReceive" || $0.name == "onChange" }
      },
    ]
  )
}

/// Whether a view is known, and neither a control nor anything that acts by itself.
private func offersNothing(_ view: Element) -> Bool {
  guard !view.isUnknownView, !view.isCustomView, !view.isComponent,
    view.row?.isInteractive != true, view.isInteractive == .no
  else { return false }
  let acting: Set<String> = [
    "onAppear", "task", "onReceive", "onChange", "toolbar", "onSubmit", "onDisappear",
    "onOpenURL", "presentationBackgroundInteraction",
  ]
  return view.ownModifiers.allSatisfy {
    !acting.contains($0.name) && !$0.categories.contains(.foreign)
  }
}
