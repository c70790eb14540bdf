import CurbcutModel

extension Rule {
  static let customControlMissingRepresentation = Rule(
    id: "custom-control-missing-representation",
    title: "Custom control is not adjustable with assistive technology",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .draggingMovements],
    since: "0.1.0",
    why: """
      People who use VoiceOver or Switch Control cannot adjust a row of stars to tap or a knob to
      drag: VoiceOver finds images, no value and no way to change it. An adjustable action or an
      accessibility representation makes it a real control.
      """,
    examples: [
      .reported(
        "A bar with a value that only a drag sets",
        """
        struct VolumeBar: View {
          @State private var volume = 0.5

          var body: some View {
            Rectangle()
              .fill(Color.primary)
              .frame(width: 240 * volume, height: 44)
              .accessibilityLabel("Volume")
              .accessibilityValue(Text(volume, format: .percent))
              .gesture(
             //^^^^^^^^ VoiceOver users hear this value and cannot change it; make it adjustable
                DragGesture().onChanged { drag in volume = min(max(drag.location.x / 240, 0), 1) }
              )
          }
        }
        """
      ),
      .reported(
        """
        struct Screen: View {
          @Binding var rating: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
                Image(systemName: "star")
                  .accessibilityLabel("\\(index) stars")
                  .accessibilityAddTraits(.isButton)
                  .onTapGesture { rating = index }
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
          }
        }
        """
      ),
      .reported(
        "A knob that turns without end",
        """
        struct TempoKnob: View {
          @State private var angle = 0.0

          var body: some View {
            Circle()
              .rotationEffect(.degrees(angle))
              .gesture(DragGesture().onChanged { angle = Double($0.translation.height) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
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
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
          }
        }
        """
      ),
      .reported(
        "A drag that sets a binding when it ends",
        """
        struct Scrubber: View {
          @Binding var progress: Double
          @State private var shown: Double?

          var body: some View {
            Capsule()
              .gesture(
             //^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
                DragGesture()
                  .onChanged { shown = $0.location.x / 300 }
                  .onEnded { _ in
                    if let shown { progress = shown }
                    shown = nil
                  }
              )
          }
        }
        """
      ),
      .ignored(
        "Buttons do the same",
        """
        struct Plan: View {
          @State private var scale: CGFloat = 1

          var body: some View {
            VStack {
              Image(decorative: "plan")
                .gesture(MagnificationGesture().onEnded { scale = min(max(scale * $0, 1), 4) })
              Button("Zoom in") { scale = min(scale + 1, 4) }
              Button("Zoom out") { scale = max(scale - 1, 1) }
            }
          }
        }
        """
      ),
      .ignored(
        "A slider stands for it",
        """
        struct Tip: View {
          @Binding var tip: Double

          var body: some View {
            GeometryReader { proxy in
              Capsule()
                .gesture(
                  DragGesture().onChanged { value in
                    tip = min(30, max(0, value.location.x / proxy.size.width * 30))
                  }
                )
            }
            .accessibilityRepresentation {
              Slider(value: $tip, in: 0...30) { Text("Tip") }
            }
          }
        }
        """
      ),
      .reported(
        "What stands for it can only be read",
        """
        struct Tip: View {
          @Binding var tip: Double

          var body: some View {
            GeometryReader { proxy in
              Capsule()
                .gesture(
               //^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
                  DragGesture().onChanged { value in
                    tip = min(30, max(0, value.location.x / proxy.size.width * 30))
                  }
                )
            }
            .accessibilityRepresentation {
              Text("Tip \\(Int(tip)) percent")
            }
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
      .reported(
        "A view of the project that only draws",
        """
        struct Track: View {
          let share: CGFloat

          var body: some View {
            ZStack(alignment: .leading) {
              Capsule().fill(Color.gray).frame(width: 300, height: 8)
              Circle().fill(Color.blue).frame(width: 30, height: 30).offset(x: share * 270)
            }
          }
        }

        struct Speed: View {
          @State private var speed: CGFloat = 0.4

          var body: some View {
            Track(share: speed)
              .gesture(DragGesture(minimumDistance: 0).onChanged { speed = min(max($0.location.x / 300, 0), 1) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
          }
        }
        """
      ),
      .reported(
        "A switch to tap that is represented by text",
        """
        struct PillSwitch: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool

          var body: some View {
            HStack {
              Text(title)
              Capsule()
            }
            .onTapGesture { isOn.toggle() }
            .accessibilityRepresentation {
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ What VoiceOver gets in place of this control can only be read; represent it by a control
              Text(title)
            }
          }
        }

        struct Servings: View {
          @Binding var count: Int

          var body: some View {
            HStack {
              Button("Fewer") { count -= 1 }
              Text("\\(count)")
              Button("More") { count += 1 }
            }
            .accessibilityRepresentation { Label("\\(count) servings", systemImage: "fork.knife") }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ What VoiceOver gets in place of this control can only be read; represent it by a control
          }
        }
        """
      ),
      .ignored(
        "What stands for a switch is one, or has an action",
        """
        struct PillSwitch: View {
          let title: LocalizedStringKey
          @Binding var isOn: Bool

          var body: some View {
            VStack {
              HStack {
                Text(title)
                Capsule()
              }
              .onTapGesture { isOn.toggle() }
              .accessibilityRepresentation { Toggle(title, isOn: $isOn) }
              HStack {
                Text(title)
                Capsule()
              }
              .onTapGesture { isOn.toggle() }
              .accessibilityRepresentation {
                Text(title)
                  .accessibilityAddTraits(.isButton)
                  .accessibilityAction { isOn.toggle() }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It has an adjustable action",
        """
        struct Screen: View {
          @Binding var gain: Double

          var body: some View {
            Circle()
              .gesture(DragGesture().onChanged { gain = min(max($0.translation.height, 0), 1) })
              .accessibilityElement()
              .accessibilityLabel("Gain")
              .accessibilityValue("\\(Int(gain * 100)) percent")
              .accessibilityAdjustableAction { gain += $0 == .increment ? 0.1 : -0.1 }
          }
        }
        """
      ),
      .ignored(
        "How far it is dragged is not a value",
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
      .reported(
        "A value that is heard and cannot be changed",
        """
        struct Knob: View {
          @Binding var volume: Double

          var body: some View {
            Circle()
              .stroke(Color.primary, lineWidth: 6)
              .gesture(DragGesture().onChanged { drag in change(by: -drag.translation.height / 50) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users hear this value and cannot change it; make it adjustable
              .accessibilityElement()
              .accessibilityLabel("Volume")
              .accessibilityValue("\\(Int(volume)) percent")
          }

          private func change(by amount: Double) { volume = min(max(volume + amount, 0), 100) }
        }
        """
      ),
    ],
    check: .element(of: .forEach, withModifiers: [.gesture, .accessibility]) { element, findings in
      let message = "VoiceOver users cannot adjust this control, and it exposes no value"
      if let representation = element.ownModifiers.first(where: {
        $0.name == "accessibilityRepresentation"
      }), isRepresentedByText(element), hasOwnTap(element) {
        findings.report(
          "What VoiceOver gets in place of this control can only be read; represent it by a control",
          at: representation.nameRange
        )
      } else if isTappedScale(element) {
        findings.report(message, at: element.head)
      } else if let drag = ComplexGestures(of: element).all.first(where: { $0.setsBoundedValue }) {
        let hasValue = element.value.isPresent == .yes
        findings.report(
          hasValue
            ? "VoiceOver users hear this value and cannot change it; make it adjustable" : message,
          at: drag.modifier.callRange,
          unless: [
            Exemption("it is a control of the system") { $0.row?.isInteractive == true },
            Exemption("another control does the same") { element in
              drag.action.map { Alternatives(to: element).offer($0) && !isOnlyRead(element) }
                ?? false
            },
            Exemption("it is another control", certainty: { $0.isUnknownView ? .unknown : .no }),
          ]
        )
      }
    },
    exemptions: [
      .hidden,
      Exemption(
        "an element around it replaces it",
        certainty: { control in
          isOnlyRead(control) ? .no : control.isReplacedByAncestor
        }
      ),
      Exemption("an accessibility action or representation adjusts it") { control in
        sequence(first: control, next: \.parent).contains { element in
          element.hasModifier("accessibilityAdjustableAction", "accessibilityChildren")
            || element.hasModifier("accessibilityRepresentation") && !isRepresentedByText(element)
        }
      },
      .combined,
      Exemption(
        "it has an accessibility value",
        certainty: { control in
          if isOnlyRead(control) { return .no }
          // A view of the project that only draws has none.
          let isPresent = ShownState(of: control).hasValue
          return isPresent == .yes && control.isMadeElement ? .no : isPresent
        }
      ),
    ]
  )
}

extension Element {
  /// Whether it is an element of its own, or a shape, that only a drag sets.
  fileprivate var isMadeElement: Bool {
    (grouping == .ignore || row?.isPaint == true) && taps.isEmpty
      && ComplexGestures(of: self).all.contains { $0.setsBoundedValue }
  }
}

/// Whether it repeats images over a range of numbers, each of which sets a value when tapped.
private func isTappedScale(_ element: Element) -> Bool {
  guard element.is(.forEach), Repetition(of: element).runsOverNumbers else { return false }
  let views = element.content
  guard views.count == 1, let view = views.first, view.is(.image) || view.row?.isPaint == true,
    let tap = view.taps.first(where: { $0.count == 1 })
  else { return false }
  return tap.action?.assignments.isEmpty == false
}

/// Whether it, or a view around it, is represented by what can only be read.
private func isOnlyRead(_ control: Element) -> Bool {
  sequence(first: control, next: \.parent).contains {
    $0.hasModifier("accessibilityRepresentation") && isRepresentedByText($0)
  }
}

/// Whether what stands for it can only be read.
private func isRepresentedByText(_ element: Element) -> Bool {
  let views = element.children(in: .accessibility).flatMap { [$0] + $0.descendants }
  return !views.isEmpty
    && views.allSatisfy {
      $0.is(.text, .label, .image, .progressView, .gauge, .hStack, .vStack, .group)
        && !$0.hasModifier(
          "accessibilityAdjustableAction",
          "accessibilityAction",
          "accessibilityActions",
          "onTapGesture"
        )
    }
}

/// Whether people operate it by a tap: its own, or that of a control in it.
private func hasOwnTap(_ element: Element) -> Bool {
  !element.hasModifier("accessibilityAction", "accessibilityActions")
    && (!element.taps.isEmpty
      || element.content.contains { $0.row?.isInteractive == true || !$0.taps.isEmpty })
}
