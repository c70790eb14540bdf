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
        "Two buttons of which one is transparent",
        """
        struct Screen: View {
          @State private var note = ""
          let cancel: () -> Void
          let save: () -> Void

          var body: some View {
            ZStack {
              Button("Cancel", action: cancel).opacity(note.isEmpty ? 1 : 0)
              Button("Save", action: save).opacity(note.isEmpty ? 0 : 1)
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
      .reported(
        "A button in the corner above a list",
        """
        struct Report: View {
          let lines: [String]
          let close: () -> Void

          var body: some View {
            ZStack(alignment: .topTrailing) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may read the top layer last; set `accessibilitySortPriority`
              List(lines, id: \\.self) { line in
                Text(line)
              }
              Button("Close", action: close)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .zStack) { element, findings in
      guard let last = unorderedTop(element) else { return }
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

/// The uppermost of several things in a pile that are read on their own and whose order nothing
/// says: two controls, or a sign in a corner.
private func unorderedTop(_ element: Element) -> Element? {
  guard element.is(.zStack), !element.isUnreachable, element.labeledControl == nil,
    element.combiningElement == nil,
    element.grouping == nil,
    element.isNamed == .no, !element.hasUnreadAccessibilityModifier, element.isInteractive == .no,
    element.place.isDisjoint(with: [
      .background, .representation, .menu, .systemStyled, .toolbar, .widget,
    ])
  else { return nil }
  let layers = element.content
  guard layers.count <= 4,
    layers.allSatisfy({ $0.conditions.isEmpty && !$0.isUnknownView && !$0.isCustomView })
  else { return nil }
  let heard = layers.filter {
    $0.isHidden == .no && $0.row?.isPaint != true && !ImageContent(of: $0).isDecorative
      && !mayFade($0)
  }
  guard heard.count >= 2, let last = heard.last, isReadAsOne(last),
    !layers.contains(where: { isOrdered($0) })
  else { return nil }
  let others = heard.dropLast()
  let alignment = element.argument("alignment")?.memberName
  // What stands at the bottom is expected last.
  if last.isInteractive == .yes, alignment != "bottom",
    others.contains(where: { $0.isInteractive == .yes || $0.hasControl == .yes })
      || alignment?.hasPrefix("top") == true
        && others.contains(where: { $0.is(.list, .scrollView, .form) && $0.isTextual != .no })
  {
    return last
  }
  guard let alignment,
    ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"].contains(alignment),
    last.is(.text, .label), !isPushedBeside(last),
    others.contains(where: { ListRow(of: $0).certainTexts > 0 || $0.isTextual == .yes })
  else { return nil }
  return last
}

/// Whether it may be transparent, as one of two of which only one is shown at a time.
private func mayFade(_ element: Element) -> Bool {
  element.modifiers.contains { $0.name == "opacity" && $0.firstArgument?.number == nil }
}

/// Whether padding at its start makes room for what lies under it: then they stand in a row.
private func isPushedBeside(_ element: Element) -> Bool {
  element.ownModifiers.contains {
    $0.name == "padding" && $0.firstArgument?.memberName == "leading"
  }
}

/// Whether it is one stop: a control, a text.
private func isReadAsOne(_ element: Element) -> Bool {
  element.isInteractive == .yes && !(element.row?.layout != nil) || element.is(.text, .label)
}

/// Whether it or anything inside says in which order it is read.
private func isOrdered(_ element: Element) -> Bool {
  let names = ["accessibilitySortPriority", "zIndex", "accessibilityElement"]
  return element.modifiers.contains { names.contains($0.name) }
    || element.descendants.contains { $0.hasModifier("accessibilitySortPriority") }
}
