import CurbcutModel

extension Rule {
  static let dragDropMissingAlternative = Rule(
    id: "drag-drop-missing-alternative",
    title: "Drag and drop has no accessible alternative",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.draggingMovements],
    since: "0.1.0",
    why: """
      Dragging takes a steady hand: hold, move, release at the right place. People who use Switch
      Control, Voice Control or a keyboard, or who have a tremor, need a button or an
      accessibility action that moves the item.
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
        //         ^^^^^^^^^^^^^^^ Only dragging moves this; add an accessibility action
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
      .reported(
        "A button that moves something else",
        """
        struct Files: View {
          @State private var isInFolder = false
          @State private var box = "left"

          var body: some View {
            VStack {
              Text("Report.pdf")
                .draggable("Report.pdf")
               //^^^^^^^^^^^^^^^^^^^^^^^ Only dragging moves this; add an accessibility action
              Text(isInFolder ? "Folder, 1 file" : "Folder, empty")
                .dropDestination(for: String.self) { _, _ in
                  isInFolder = true
                  return true
                }
              Text("The box is on the \\(box)")
              Button("Move the box to the right") { box = "right" }
            }
          }
        }
        """
      ),
      .ignored(
        "A button does what dropping does",
        """
        struct Board: View {
          @State private var open = ["Sand the table"]
          @State private var done: [String] = []

          var body: some View {
            VStack {
              ForEach(open, id: \\.self) { task in
                Text(task).draggable(task)
                Button("\\(task) is done") { finish(task) }
              }
              VStack {
                ForEach(done, id: \\.self) { task in Text(task) }
              }
              .dropDestination(for: String.self) { tasks, _ in
                tasks.forEach(finish)
                return true
              }
            }
          }

          private func finish(_ task: String) {
            open.removeAll { $0 == task }
            done.append(task)
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
        "A modifier of another file may add an action",
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void

          var body: some View {
            VStack {
              ForEach(items, id: \\.self) { item in
                Text(item)
                  .draggable(item)
                  .dropDestination(for: String.self) { dropped, _ in
                    dropped.forEach(move)
                    return true
                  }
                  .accessibleMoves(of: item)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A representation",
        """
        struct Screen: View {
          @State private var items: [String]
          let move: (String) -> Void

          var body: some View {
            Text("Trails").accessibilityRepresentation {
              VStack {
                ForEach(items, id: \\.self) { item in
                  Text(item)
                    .draggable(item)
                    .dropDestination(for: String.self) { dropped, _ in
                      dropped.forEach(move)
                      return true
                    }
                }
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
        "Dragged to other apps",
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
      .reported(
        "Buttons that sort another list",
        """
        struct Lists: View {
          @State private var stops = ["Oslo", "Bergen"]
          @State private var wishes = ["Tromsø", "Bodø"]

          var body: some View {
            ScrollView {
              ForEach(stops, id: \\.self) { stop in
                HStack {
                  Text(stop)
                  Button("Move \\(stop) up") { stops.swapAt(0, 1) }
                }
              }
              ForEach(wishes, id: \\.self) { wish in
                Text(wish)
                  .draggable(wish)
                 //^^^^^^^^^^^^^^^ Only dragging moves this; add an accessibility action
                  .dropDestination(for: String.self) { _, _ in
                    wishes.swapAt(0, 1)
                    return true
                  }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Buttons that sort the same list",
        """
        struct Lists: View {
          @State private var wishes = ["Tromsø", "Bodø"]

          var body: some View {
            ScrollView {
              ForEach(wishes, id: \\.self) { wish in
                HStack {
                  Text(wish)
                  Button("Move \\(wish) up") { wishes.swapAt(0, 1) }
                }
                .draggable(wish)
                .dropDestination(for: String.self) { _, _ in
                  wishes.swapAt(0, 1)
                  return true
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .dragging) { element, findings in
      guard let drag = Dragging(of: element).modifier else { return }
      let target = Dragging(of: element).drop
      guard target.isThere else { return }
      findings.report(
        "Only dragging moves this; add an accessibility action",
        at: drag.callRange,
        unless: [
          Exemption("something on the screen moves it: a list that sorts, a button, a menu") { _ in
            target.hasAlternative
          }
        ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption(
        "an accessibility modifier that was not read adds an action",
        certainty: { $0.hasUnreadAccessibilityModifier ? .unknown : .no }
      ),
      Exemption("it is part of an accessibility representation") {
        $0.place.contains(.representation)
      },
      Exemption("it, or a view around it, has an action or a menu") { element in
        Dragging(of: element).offersActions
          || element.ancestors.contains(where: { Dragging(of: $0).offersActions })
      },
    ]
  )
}
