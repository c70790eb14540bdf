import CurbcutModel

extension Rule {
  static let zstackReadingOrder = Rule(
    id: "zstack-reading-order",
    title: "Reading order of overlapping views",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.meaningfulSequence],
    since: "0.1.0",
    why: """
      Views in a `ZStack` have no natural reading order: a badge in a corner may be read after everything it
      belongs to. A sort priority puts it where it belongs.
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
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may read the top layer last; set `accessibilitySortPriority`
              Button(caption) { open() }
              Button("Close") { close() }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilitySortPriority(1)` to the last view": """
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
        "A badge in the corner",
        """
        struct Screen: View {
          let caption: String

          var body: some View {
            ZStack(alignment: .topTrailing) {
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may read the top layer last; set `accessibilitySortPriority`
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
          "Add `.accessibilitySortPriority(1)` to the last view": """
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
        "Something on a drawn background",
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
        "One combined element",
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
        "A view at the bottom is read last",
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
        "A number beside its text",
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
        "VoiceOver may read the top layer last; set `accessibilitySortPriority`",
        at: element.head,
        fixes: [
          .review(
            "Add `.accessibilitySortPriority(1)` to the last view",
            .append(".accessibilitySortPriority(1)", to: last)
          )
        ]
      )
    }
  )
}
