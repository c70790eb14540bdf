import CurbcutModel

extension Rule {
  static let scrollViewMissingInPresentation = Rule(
    id: "scroll-view-missing-in-presentation",
    title: "Sheet does not scroll",
    group: .text,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText, .reflow],
    since: "0.2.0",
    why: """
      With large text the content of a sheet is often twice as high as the screen. Without a
      scroll view people cannot reach what stands at the bottom, which is mostly the button to go
      on.
      """,
    examples: [
      .reported(
        """
        struct Start: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack {
              //^^^^^^^^ The content of this sheet does not scroll; at large text sizes its end is out of reach
                  Text("About this app")
                  Text("Made in the mountains by three people and a dog.")
                  Text("All photos stay on this device and are never uploaded.")
                  Button("Close") { isShown = false }
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
            Button("About") { isShown = true }
              .sheet(isPresented: $isShown) {
                ScrollView {
                  VStack {
                    Text("About this app")
                    Text("Made in the mountains by three people and a dog.")
                    Text("All photos stay on this device and are never uploaded.")
                    Button("Close") { isShown = false }
                  }
                }
              }
          }
        }
        """
      ),
      .ignored(
        "It holds only a few words",
        """
        struct Start: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack {
                  Text("Version 2")
                  Button("Close") { isShown = false }
                }
              }
          }
        }
        """
      ),
    ],
    check: .element(of: .vStack) { element, findings in
      guard element.slotInContainer == .sheet else { return }
      findings.report(
        "The content of this sheet does not scroll; at large text sizes its end is out of reach",
        at: element.head,
        unless: [
          Exemption("something in it scrolls, or is not known") { element in
            element.descendants.contains { $0.mayScroll }
          },
          Exemption("it holds only a few words") { $0.textLength < 120 && $0.stops < 6 },
        ]
      )
    },
    exemptions: [.notForIOS, .hidden]
  )
}

extension Element {
  /// Whether it scrolls what it holds, chooses a layout that fits, or may do so.
  fileprivate var mayScroll: Bool {
    self.is(
      .scrollView,
      .list,
      .form,
      .textEditor,
      .viewThatFits,
      .navigationStack,
      .navigationView,
      .tabView,
      .map,
      .table
    ) || isUnknownView || isCustomView
  }

  /// How many texts and controls VoiceOver stops at.
  fileprivate var stops: Int {
    descendants.count { $0.is(.text, .label, .image) || $0.row?.isInteractive == true }
  }

  /// How many letters it shows at least: those that are written out, and a line for what is not.
  fileprivate var textLength: Int {
    descendants.filter { $0.is(.text, .label, .button) && $0.slot != .sheet }.reduce(0) {
      sum,
      text in
      sum + (text.visibleText.value?.literal?.count ?? 30)
    }
  }
}
