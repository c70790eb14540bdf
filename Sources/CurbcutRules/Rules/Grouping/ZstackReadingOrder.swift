import CurbcutModel

extension Rule {
  static let zstackReadingOrder = Rule(
    id: "zstack-reading-order",
    title: "Order of what lies on top of each other",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.meaningfulSequence],
    since: "0.1.0",
    why: """
      What lies in a corner or on top of something has no place of its own in the reading order: it may
      be read after everything it lies on. A sort priority puts it where it belongs.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let caption: String
          let close: () -> Void
          let open: () -> Void

          var body: some View {
            ZStack(alignment: .topTrailing) {
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may read what lies on top last, or in between: say the order
              Button(caption) { open() }
              Button("Close") { close() }
            }
          }
        }
        """,
        fixed: [
          "Read the last one first": """
          struct Screen: View {
            let caption: String
            let close: () -> Void
            let open: () -> Void

            var body: some View {
              ZStack(alignment: .topTrailing) {
                Button(caption) { open() }
                Button("Close") { close() }.accessibilitySortPriority(1)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A sign in the corner",
        """
        struct Screen: View {
          let caption: String

          var body: some View {
            ZStack(alignment: .topTrailing) {
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may read what lies on top last, or in between: say the order
              VStack {
                Text(caption)
                Text("In stock")
              }
              Text("New")
            }
          }
        }
        """,
        fixed: [
          "Read the last one first": """
          struct Screen: View {
            let caption: String

            var body: some View {
              ZStack(alignment: .topTrailing) {
                VStack {
                  Text(caption)
                  Text("In stock")
                }
                Text("New").accessibilitySortPriority(1)
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let caption: String
          let close: () -> Void
          let open: () -> Void

          var body: some View {
            ZStack(alignment: .topTrailing) {
              Button(caption) { open() }
              Button("Close") { close() }.accessibilitySortPriority(1)
            }
          }
        }
        """
      ),
      .ignored(
        "Something on a painted ground",
        """
        struct Screen: View {
          let caption: String
          let close: () -> Void
          let open: () -> Void

          var body: some View {
            ZStack(alignment: .bottomTrailing) {
              Color.yellow
              Image(decorative: "dunes")
              Button(caption) { open() }
            }
          }
        }
        """
      ),
      .ignored(
        "One whole",
        """
        struct Screen: View {
          let caption: String

          var body: some View {
            ZStack(alignment: .topTrailing) {
              Text(caption)
              Text("New")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "One at a time",
        """
        struct Screen: View {
          let caption: String
          let close: () -> Void
          let open: () -> Void
          let isOpen: Bool

          var body: some View {
            ZStack {
              if isOpen {
                Button("Close") { close() }
              } else {
                Button(caption) { open() }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The label of a button",
        """
        struct Screen: View {
          let caption: String
          let close: () -> Void
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              ZStack(alignment: .topTrailing) {
                Text(caption)
                Text("New")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "What stands at the bottom comes last",
        """
        struct Screen: View {
          let next: () -> Void

          var body: some View {
            ZStack(alignment: .bottom) {
              List {
                Button("Larch hut") {}
              }
              Button("Next") { next() }
            }
          }
        }
        """
      ),
      .ignored(
        "A number beside its words",
        """
        struct Screen: View {
          let rule: String

          var body: some View {
            ZStack(alignment: .topLeading) {
              Text("1")
              Text(rule).padding(.leading, 30)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .zStack) { element, findings in
      guard let last = element.unorderedTop else { return }
      findings.report(
        "VoiceOver may read what lies on top last, or in between: say the order",
        at: element.head,
        fixes: [
          .review("Read the last one first", .append(".accessibilitySortPriority(1)", to: last))
        ]
      )
    }
  )
}
