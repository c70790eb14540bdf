import CurbcutModel

extension Rule {
  static let customControlMissingRepresentation = Rule(
    id: "custom-control-missing-representation",
    title: "Homemade control that only a finger can set",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .draggingMovements],
    since: "0.1.0",
    why: """
      A row of stars to tap or a knob to drag is a slider to the eye. VoiceOver finds pictures, no
      value and no way to change it. An adjustable action or a representation makes it the control
      that it is.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Binding var rating: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver finds no value here and no way to change it
                Image(systemName: "star")
                  .accessibilityLabel("\\(index) stars")
                  .accessibilityAddTraits(.isButton)
                  .onTapGesture { rating = index }
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
              }
            }
          }
        }
        """
      ),
      .reported(
        "A knob to drag",
        """
        struct Screen: View {
          @Binding var gain: Double

          var body: some View {
            Circle()
              .gesture(DragGesture().onChanged { gain = min(max($0.translation.height, 0), 1) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver finds no value here and no way to change it
          }
        }
        """
      ),
      .reported(
        "A value that follows the finger",
        """
        struct Dial: View {
          @State private var volume = 0.5

          var body: some View {
            Text("Volume").gesture(DragGesture().onChanged { volume = $0.translation.width / 200 })
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver finds no value here and no way to change it
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @Binding var rating: Int
          @Binding var value: Double

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
                Image(systemName: index <= rating ? "star.fill" : "star").onTapGesture { rating = index }
              }
            }
            .accessibilityRepresentation {
              Slider(value: $value, in: 1...5) { Text("Rating") }
            }
          }
        }
        """
      ),
      .ignored(
        "How far it is dragged is no value",
        """
        struct Screen: View {
          @State private var dragAmount = CGSize.zero

          var body: some View {
            HStack {
              Text("Hut")
            }
            .offset(dragAmount)
            .gesture(
              DragGesture()
                .onChanged { dragAmount = $0.translation }
                .onEnded { _ in dragAmount = .zero }
            )
          }
        }
        """
      ),
    ],
    check: .element(of: .forEach, withModifiers: .gesture) { element, findings in
      guard !element.isUnreachable,
        element.combiningElement == nil, element.value == .absent,
        !sequence(first: element, next: \.parent).contains(where: { outer in
          outer.hasModifier(
            "accessibilityAdjustableAction",
            "accessibilityRepresentation",
            "accessibilityChildren"
          )
        })
      else { return }
      let message = "VoiceOver finds no value here and no way to change it"
      if element.isTappedScale {
        findings.report(message, at: element.head)
      } else if element.row?.isInteractive != true, !element.isUnknownView,
        let drag = element.complexGestures.first(where: { $0.setsBoundedValue })
      {
        findings.report(message, at: drag.modifier.callRange)
      }
    }
  )
}

extension Element {
  /// Whether it repeats pictures over a range of numbers, each of which sets a value when tapped.
  fileprivate var isTappedScale: Bool {
    guard self.is(.forEach), repeatsOverNumbers else { return false }
    let views = content
    guard views.count == 1, let view = views.first, view.is(.image) || view.row?.isPaint == true,
      let tap = view.taps.first(where: { $0.count == 1 })
    else { return false }
    return tap.action?.assignments.isEmpty == false
  }
}
