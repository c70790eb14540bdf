import CurbcutModel

extension Rule {
  static let dragDropMissingAlternative = Rule(
    id: "drag-drop-missing-alternative",
    title: "Dragging is the only way to move something",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.draggingMovements],
    since: "0.1.0",
    why: """
      Dragging takes a steady hand: hold, move, let go at the right place. People who use a switch, their
      voice or a keyboard, or whose hands tremble, need a button or an action that does the same.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void

          var body: some View {
            VStack {
              ForEach(items, id: \\.self) { item in
                Text(item)
                  .draggable(item)
        //         ^^^^^^^^^^^^^^^ Only dragging moves this: who cannot drag has no other way
                  .dropDestination(for: String.self) { dropped, _ in
                    dropped.forEach(move)
                    return true
                  }
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void
          let moveUp: (String) -> Void
          let moveDown: (String) -> Void

          var body: some View {
            VStack {
              ForEach(items, id: \\.self) { item in
                Text(item)
                  .draggable(item)
                  .dropDestination(for: String.self) { dropped, _ in
                    dropped.forEach(move)
                    return true
                  }
                  .accessibilityAction(named: "Move up") { moveUp(item) }
                  .accessibilityAction(named: "Move down") { moveDown(item) }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A list that can be sorted",
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void

          var body: some View {
            List {
              ForEach(items, id: \\.self) { item in
                Text(item).draggable(item)
              }
              .onMove { from, to in items.move(fromOffsets: from, toOffset: to) }
            }
            .dropDestination(for: String.self) { dropped, _ in
              dropped.forEach(move)
              return true
            }
          }
        }
        """
      ),
      .ignored(
        "Dragged out, to other apps",
        """
        struct Screen: View {
          var body: some View {
            Text("Map").draggable("Map")
          }
        }
        """
      ),
      .ignored(
        "A menu moves it too",
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void

          var body: some View {
            VStack {
              ForEach(items, id: \\.self) { item in
                Text(item)
                  .draggable(item)
                  .contextMenu { Button("Move up") { move(item) } }
              }
            }
            .dropDestination(for: String.self) { dropped, _ in
              dropped.forEach(move)
              return true
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .dragging) { element, findings in
      guard let drag = element.dragWithoutAlternative else { return }
      findings.report(
        "Only dragging moves this: who cannot drag has no other way",
        at: drag.callRange
      )
    }
  )
}
