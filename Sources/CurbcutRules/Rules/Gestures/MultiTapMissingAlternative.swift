import CurbcutModel

extension Rule {
  static let multiTapMissingAlternative = Rule(
    id: "multi-tap-missing-alternative",
    title: "Double tap has no alternative",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.1.0",
    why: """
      With VoiceOver on, a double tap activates the focused element, so what two quick taps do on
      screen cannot be reached. Switch Control and keyboards have no double tap at all, and people
      with a tremor are too slow for it.
      """,
    knownLimitations: """
      Silent where an action, a menu, a single tap or a control of the same view does the same.
      """,
    examples: [
      .reported(
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onTapGesture(count: 2) { like() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a double tap triggers this; add an accessibility action
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAction(named: \"Like\")`": """
          struct Post: View {
            let caption: String
            let like: () -> Void

            var body: some View {
              Text(caption)
                .onTapGesture(count: 2) { like() }
                .accessibilityAction(named: "Like") { like() }
            }
          }
          """
        ]
      ),
      .reported(
        "As a `TapGesture`",
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .gesture(TapGesture(count: 2).onEnded { like() })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a double tap triggers this; add an accessibility action
          }
        }
        """
      ),
      .reported(
        "In an extension, or in a modifier that it hands the action on to",
        """
        extension View {
          func likeOnDoubleTap(_ action: @escaping () -> Void) -> some View {
            onTapGesture(count: 2, perform: action)
          }

          func zoomOnDoubleTap(perform action: @escaping () -> Void) -> some View {
            modifier(DoubleTap(onDoubleTap: action))
          }
        }

        struct DoubleTap: ViewModifier {
          let onDoubleTap: () -> Void

          func body(content: Content) -> some View {
            content.gesture(TapGesture(count: 2).onEnded { onDoubleTap() })
          }
        }

        struct Post: View {
          let caption: String
          let date: String
          let like: () -> Void
          let zoom: () -> Void

          var body: some View {
            VStack {
              Text(caption).likeOnDoubleTap { like() }
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a double tap triggers this; add an accessibility action
              Text(date).zoomOnDoubleTap(perform: zoom)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a double tap triggers this; add an accessibility action
            }
          }
        }
        """
      ),
      .ignored(
        "A button does what the extension is handed",
        """
        extension View {
          func likeOnDoubleTap(_ action: @escaping () -> Void) -> some View {
            onTapGesture(count: 2, perform: action)
          }
        }

        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            VStack {
              Text(caption).likeOnDoubleTap { like() }
              Button("Like", action: like)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onTapGesture(count: 2) { like() }
              .accessibilityAction(named: "Like") { like() }
          }
        }
        """
      ),
      .ignored(
        "What is in the group may handle it",
        """
        struct Screen: View {
          let zoom: () -> Void

          var body: some View {
            Group {
              MapView()
            }
            .onTapGesture(count: 2, perform: zoom)
          }
        }
        """
      ),
      .ignored(
        "A button does the same, or nothing happens",
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            VStack {
              Text(caption).onTapGesture(count: 2) { like() }
              Text("2 hours ago").onTapGesture(count: 2) {}
              Button("Like") { like() }
            }
          }
        }
        """
      ),
      .ignored(
        "It only zooms what the view can be pinched for",
        """
        struct Plan: View {
          @State private var zoom = 1.0

          var body: some View {
            PinchedScroll(zoom: $zoom)
              .onTapGesture(count: 2) { zoom = zoom == 1 ? 3 : 1 }
          }
        }

        struct PinchedScroll: UIViewRepresentable {
          @Binding var zoom: Double

          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ view: UIScrollView, context: Context) { view.zoomScale = zoom }
        }
        """
      ),
      .ignored(
        "Hidden tools for developers",
        """
        struct About: View {
          let showDebugMenu: () -> Void

          var body: some View {
            Text("Version 2").onTapGesture(count: 7) { showDebugMenu() }
          }
        }
        """
      ),
      .ignored(
        "Hidden from assistive technology",
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption).onTapGesture(count: 2) { like() }.accessibilityHidden(true)
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.hasOwnModifier([.gesture, .applying]) else { return }
      // More taps in a row open the tools of developers.
      for tap in element.taps + element.appliedTaps
      where tap.count == 2 && !tap.modifier.isConditional {
        findings.report(
          "Only a double tap triggers this; add an accessibility action",
          at: tap.modifier.callRange,
          unless: [
            Exemption("the tap only keeps a record") { _ in tap.onlyRecords || tap.isEmpty },
            Exemption("it zooms what the view can be pinched for") { zooms($0, by: tap) },
            Exemption("the tap only closes the keyboard") { _ in tap.dismissesKeyboard },
            Exemption("an action, a menu, a tap or a control does the same") {
              Alternatives(to: $0).offer(tap.action)
            },
          ],
          fixes: [addAction(for: tap, to: element)].compactMap { $0 }
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor, .unknownView, .handsOnGesture]
  )

  private static func addAction(for tap: TapGesture, to element: Element) -> FixProposal? {
    guard let path = tap.action?.calls.last, let body = tap.body else { return nil }
    return .addAction(doing: path, body, to: element)
  }
}

/// Whether a double tap only changes the zoom that a view of another kind is handed to change as well,
/// as a scroll view does that is pinched: `ZoomableScroll(scale: $scale)`.
private func zooms(_ view: Element, by tap: TapGesture) -> Bool {
  guard view.isCustomView || view.isUnknownView, let action = tap.action, !action.isUnread else {
    return false
  }
  let targets = action.assignments.map(\.target.withoutSelf)
  let handed = Set(view.arguments.map(\.value.source))
  return !targets.isEmpty && targets.allSatisfy { handed.contains("$\($0)") }
    && targets.contains { target in
      !Set(Identifier.words(of: target)).isDisjoint(with: ["scale", "zoom", "magnification"])
    }
}
