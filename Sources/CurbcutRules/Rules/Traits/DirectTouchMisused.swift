import CurbcutModel

extension Rule {
  static let directTouchMisused = Rule(
    id: "direct-touch-misused",
    title: "Direct touch on ordinary controls",
    group: .traits,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.7.0",
    why: """
      In an area of direct touch VoiceOver hands every touch on, as a piano or a drawing needs it.
      People can no longer explore what is there: whatever they touch to hear what it is, they operate.
      """,
    examples: [
      .reported(
        """
        struct Order: View {
          @State private var hasMilk = false
          let order: () -> Void

          var body: some View {
            VStack {
              Toggle("Oat milk", isOn: $hasMilk)
              Button("Order", action: order)
            }
            .accessibilityDirectTouch(options: [.silentOnTouch])
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot explore the controls in here; whatever they touch is operated
          }
        }
        """
      ),
      .reported(
        "On a control itself",
        """
        struct Order: View {
          @State private var name = ""

          var body: some View {
            TextField("Name", text: $name)
              .textContentType(.name)
              .accessibilityDirectTouch()
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot explore the controls in here; whatever they touch is operated
          }
        }
        """
      ),
      .reported(
        "The trait of direct touch",
        """
        struct Drums: View {
          @State private var isRecording = false
          let hit: () -> Void

          var body: some View {
            VStack {
              Toggle("Record", isOn: $isRecording)
              Button("Snare", action: hit)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Drum kit")
            .accessibilityAddTraits(.allowsDirectInteraction)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot explore the controls in here; whatever they touch is operated
          }
        }
        """
      ),
      .recommended(
        """
        struct Sketch: View {
          @State private var lines: [Line] = []
          let undo: () -> Void

          var body: some View {
            VStack {
              Canvas { context, size in draw(lines, in: context) }
                .accessibilityLabel("Sketch of the day")
                .accessibilityDirectTouch()
              Button("Undo", action: undo)
            }
          }
        }
        """
      ),
      .ignored(
        "The keys of an instrument, and direct touch that is off",
        """
        struct Piano: View {
          let play: (Int) -> Void

          var body: some View {
            HStack {
              ForEach(0..<8) { note in
                Button("Key \\(note + 1)") { play(note) }
              }
            }
            .accessibilityDirectTouch()
            Toggle("Sound", isOn: .constant(true))
              .accessibilityDirectTouch(false)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard
        let modifier = element.ownModifiers.first(where: { modifier in
          guard !modifier.isConditional else { return false }
          return modifier.name == "accessibilityDirectTouch"
            && (modifier.argument(nil).map { $0.boolean == true } ?? true)
            || modifier.name == "accessibilityAddTraits"
              && modifier.firstArgument?.isDirectInteraction == true
        }),
        ([element] + element.descendants).contains(where: { control in
          control.row?.isInteractive == true && !control.place.contains(.repeated)
            && control.isHidden == .no
            && !control.is(.scrollView, .list, .form, .navigationStack, .tabView)
        })
      else { return }
      findings.report(
        "VoiceOver users cannot explore the controls in here; whatever they touch is operated",
        at: modifier.callRange
      )
    },
    exemptions: [.hidden]
  )
}

extension Expression {
  /// Whether it is the trait of direct touch, or has it among others.
  fileprivate var isDirectInteraction: Bool {
    if case .array(let traits) = form { return traits.contains(where: \.isDirectInteraction) }
    return memberName == "allowsDirectInteraction"
  }
}
