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
      .reported(
        "A screen of its own that dismisses itself",
        """
        struct HouseRules: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            NavigationStack {
              VStack {
            //^^^^^^^^ The content of this sheet does not scroll; at large text sizes its end is out of reach
                Text("Close the windows when it rains, and the shutters when it storms.")
                Text("Leave the key in the box by the door, and write to us when you go.")
                Button("Accept the rules") { dismiss() }
              }
              .navigationTitle("House rules")
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
      .reported(
        "A view of its own that says how high its sheet is",
        """
        struct Terms: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            VStack {
          //^^^^^^^^ The content of this sheet does not scroll; at large text sizes its end is out of reach
              Text("Guests bring their own sleeping bag and leave the hut as they found it.")
              Text("Whoever comes first lights the stove, whoever leaves last puts it out.")
              Button("Close") { dismiss() }
            }
            .presentationDetents([.medium])
          }
        }
        """
      ),
    ],
    check: .element(of: .vStack) { element, findings in
      guard element.slotInContainer == .sheet || fillsSheet(element) else { return }
      findings.report(
        "The content of this sheet does not scroll; at large text sizes its end is out of reach",
        at: element.head,
        unless: [
          Exemption("something in it scrolls, or is not known") { element in
            element.descendants.contains(where: mayScroll)
          },
          Exemption("it holds only a few words", holdsFewWords),
        ]
      )
    },
    exemptions: [.notForIOS, .hidden]
  )
}

/// Whether it is all that a view shows which says how high the sheet is that it fills.
private func fillsSheet(_ stack: Element) -> Bool {
  guard stack.tree.purpose == .body else { return false }
  if let bar = stack.container {
    // A stack of screens that can dismiss itself is one of its own, which something presents.
    return bar.is(.navigationStack, .navigationView) && bar.container == nil
      && bar.content.count == 1 && stack.conditions.isEmpty
      && stack.declaration?.readsEnvironment("dismiss") == true
  }
  return stack.ownModifiers.contains { $0.name == "presentationDetents" }
}

/// Whether a view scrolls what it holds, chooses a layout that fits, or may do so.
private func mayScroll(_ view: Element) -> Bool {
  view.is(
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
  ) || view.isUnknownView || view.isCustomView
}

/// Whether a stack shows fewer than six texts and controls and fewer than 120 letters: those that are
/// written out, and a line for what is not.
private func holdsFewWords(_ stack: Element) -> Bool {
  let inside = stack.descendants
  let letters = inside.filter { $0.is(.text, .label, .button) && $0.slot != .sheet }.reduce(0) {
    $0 + ($1.visibleText.value?.literal?.count ?? 30)
  }
  return letters < 120
    && inside.count { $0.is(.text, .label, .image) || $0.row?.isInteractive == true } < 6
}
