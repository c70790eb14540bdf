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
        "A modifier of the project covers the screen with what it is handed",
        """
        extension View {
          func viewer<Content: View>(
            isPresented: Binding<Bool>,
            @ViewBuilder content: @escaping () -> Content
          ) -> some View {
            fullScreenCover(isPresented: isPresented) { content() }
          }
        }

        struct Scan: View {
          @State private var isLarge = false

          var body: some View {
            Button("View full screen") { isLarge = true }
              .viewer(isPresented: $isLarge) {
                                 //^^^^^^^^ In `viewer`: No control in this full-screen cover closes it
                Text("Left wrist, 12 May")
              }
          }
        }
        """
      ),
      .reported(
        """
        struct Start: View {
          @State private var isShown = false

          var body: some View {
            Button("Tour") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ No control in this full-screen cover closes it
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
      .reported(
        "A drag is the only way out",
        """
        struct Gallery: View {
          @State private var showsPhoto = false

          var body: some View {
            Button("Show photo") { showsPhoto = true }
              .fullScreenCover(isPresented: $showsPhoto) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag closes this full-screen cover; add a button that does
                Image("lighthouse")
                  .accessibilityLabel("White lighthouse on a cliff")
                  .gesture(
                    DragGesture().onEnded { drag in
                      if drag.translation.height > 100 { showsPhoto = false }
                    }
                  )
              }
          }
        }
        """
      ),
      .reported(
        "A sheet that cannot be swiped away",
        """
        struct Rules: View {
          var body: some View {
            VStack {
              Text("Hut rules").font(.title).accessibilityAddTraits(.isHeader)
              Text("Boots off, lights out at ten.")
            }
            .interactiveDismissDisabled()
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Swiping down does not close this sheet, and no control in it does
          }
        }
        """
      ),
      .ignored(
        "A sheet with a button, one that waits, and one that may be swiped away at times",
        """
        struct Rules: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            VStack {
              Text("Boots off, lights out at ten.")
              Button("Agree") { dismiss() }
            }
            .interactiveDismissDisabled()
          }
        }

        struct Saving: View {
          var body: some View {
            ProgressView("Saving your tour").interactiveDismissDisabled()
          }
        }

        struct Progress: View {
          @ObservedObject var upload: Upload

          var body: some View {
            Text(upload.state).interactiveDismissDisabled()
          }
        }

        struct Notes: View {
          @State private var text = ""

          var body: some View {
            TextEditor(text: $text)
              .accessibilityLabel("Notes")
              .interactiveDismissDisabled(!text.isEmpty)
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
              .onReceive(loaded) { isShown = $0.object == nil }
          }
        }
        """
      ),
      .reported(
        "A screen of the project's own, with a control that does something else",
        """
        struct Home: View {
          @State private var isShown = false

          var body: some View {
            Button("See the offer") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ No control in this full-screen cover closes it
                Offer(accept: { print("accepted") })
              }
          }
        }

        struct Offer: View {
          let accept: () -> Void
          @Environment(\\.dismiss) private var dismiss
          @State private var count = 1

          var body: some View {
            VStack {
              Text("Three months for the price of one")
              Stepper("Months", value: $count)
              Button("Upgrade") { accept() }
            }
          }
        }
        """
      ),
      .ignored(
        "A screen of the project's own closes itself, or is told how",
        """
        struct Home: View {
          @State private var isShown = false
          @State private var isAsking = false
          @State private var isWelcoming = false

          var body: some View {
            Button("See the offer") { isShown = true }
              .fullScreenCover(isPresented: $isShown) { Offer(accept: { buy() }) }
              .fullScreenCover(isPresented: $isAsking) { Question() }
              .fullScreenCover(isPresented: $isWelcoming) { Welcome(isShown: $isWelcoming) }
          }
        }

        struct Offer: View {
          let accept: () -> Void

          var body: some View {
            Button("Upgrade") { accept() }
          }
        }

        struct Question: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Button("Yes") { answer() }
          }

          func answer() { dismiss() }
        }

        struct Welcome: View {
          @Binding var isShown: Bool

          var body: some View {
            Text("Welcome").onAppear { isShown = false }
          }
        }
        """
      ),
      .ignored(
        "Something that takes time closes it, or the view that holds the state",
        """
        struct Start: View {
          @State private var isShown = false
          @Binding var isBusy: Bool

          var body: some View {
            Button("Load") { load() }
              .fullScreenCover(isPresented: $isShown) { Text("Loading") }
              .fullScreenCover(isPresented: $isBusy) { Text("Loading") }
          }

          func load() {
            isShown = true
            Task {
              await fetch()
              isShown = false
            }
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
    check: .element(withModifiers: [.bringing, .withholding]) { element, findings in
      if let lock = element.sheetLock, isWithoutWayOut(element) {
        return findings.report(
          "Swiping down does not close this sheet, and no control in it does",
          at: lock.callRange
        )
      }
      for (position, modifier) in element.ownModifiers.enumerated()
      where modifier.name == "fullScreenCover" && !modifier.isConditional {
        let shown = element.children.filter { $0.modifierPosition == position }
          .flatMap { [$0] + $0.descendants }
        let drags = shown.flatMap(\.endsOfDrags)
        guard let state = modifier.presentingState(of: element.declaration, besides: drags) else {
          continue
        }
        let wayOut = WayOut(in: shown, closing: [state])
        // A drag that closes is a finding of its own.
        guard !shown.isEmpty, !wayOut.isPossible, !wayOut.isByDrag else { continue }
        let closes = drags.contains { closing(state).contains(where: $0.node.code.includes) }
        findings.report(
          closes
            ? "Only a drag closes this full-screen cover; add a button that does"
            : "No control in this full-screen cover closes it",
          at: modifier.callRange
        )
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

extension Element {
  /// The modifier by which a sheet cannot be swiped away, whatever its state.
  fileprivate var sheetLock: Modifier? {
    guard hasOwnModifier(.withholding) else { return nil }
    return ownModifiers.first { modifier in
      modifier.name == "interactiveDismissDisabled" && !modifier.isConditional
        && (modifier.arguments.isEmpty || modifier.firstArgument?.boolean == true)
    }
  }
}

/// Whether nothing in the sheet that a view fills can close it, and nobody else does: it has nothing
/// that others could change, and does not wait for anything.
private func isWithoutWayOut(_ element: Element) -> Bool {
  guard element.tree.purpose == .body, element.container == nil, !element.tree.isOverlong,
    let declaration = element.declaration,
    declaration.properties.allSatisfy({ property in
      property.getter != nil || property.isConstant
        || ["State", "Environment", "FocusState"].contains(where: property.attributes.contains)
    })
  else { return false }
  let views = element.tree.elements
  let wayOut = WayOut(in: views)
  return !wayOut.isPossible && wayOut.closures.isEmpty && !wayOut.isByDrag
    && !views.contains { $0.is(.progressView) || $0.is(.gauge) }
}

extension Modifier {
  /// The name of the state whose binding presents something, where the view keeps it for itself and
  /// nothing takes it back.
  ///
  /// - Parameter drags: what happens at the end of drags, which only fingers can do.
  fileprivate func presentingState(
    of declaration: Declaration?,
    besides drags: [Closure]
  ) -> String? {
    guard let binding = argument("isPresented") ?? argument("item"),
      binding.source.hasPrefix("$"), let declaration
    else { return nil }
    let name = String(binding.source.dropFirst())
    guard declaration.property(name)?.attributes.contains("State") == true else { return nil }
    // Its own initial value is nothing that happens.
    var source = declaration.node.text.replacing("var \(name) = ", with: "")
    for drag in drags { source = source.replacing(drag.node.text, with: "") }
    return closing(name).contains(where: source.includes) ? nil : name
  }
}

/// How a state is written that takes back what it presents.
private func closing(_ state: String) -> [String] {
  ["\(state) = false", "\(state) = nil", "\(state).toggle()"]
}

extension Element {
  /// What happens when a drag over it ends.
  fileprivate var endsOfDrags: [Closure] {
    guard hasOwnModifier(.gesture) else { return [] }
    return ownModifiers.compactMap { modifier in
      guard let gesture = WrittenGesture(modifier, in: declaration), gesture.type == "DragGesture"
      else { return nil }
      return gesture.onEnded
    }
  }
}
