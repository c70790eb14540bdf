import CurbcutModel

extension Rule {
  static let customDrawingMissingAccessibility = Rule(
    id: "custom-drawing-missing-accessibility",
    title: "Custom drawing has no accessibility label",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver get nothing from a chart, a progress ring or a colored dot that is
      drawn with shapes: to VoiceOver it does not exist. Describe what it shows in a label, or hide
      it if text beside it already does.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Canvas { context, size in
          //^^^^^^^^^^^^^^^^^^^^^^^^^ This drawing has no accessibility label
              context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint))
            }
          }
        }
        """
      ),
      .reported(
        "A ring that fills",
        """
        struct Screen: View {
          let progress: Double

          var body: some View {
            Circle()
          //^^^^^^^^ This drawing has no accessibility label
              .trim(from: 0, to: progress)
              .stroke(.tint, lineWidth: 10)
          }
        }
        """
      ),
      .reported(
        "A dot whose color means something",
        """
        struct Screen: View {
          let isOnline: Bool

          var body: some View {
            Circle()
          //^^^^^^^^ This drawing has no accessibility label
              .fill(isOnline ? .green : .gray)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isOnline" changes only the color; add text or a symbol
              .frame(width: 10, height: 10)
          }
        }
        """
      ),
      .reported(
        "The bars of a chart",
        """
        struct Steps: View {
          let days: [Day]

          var body: some View {
            HStack(alignment: .bottom) {
              ForEach(days) { day in
                Rectangle().frame(width: 8, height: day.steps)
              //^^^^^^^^^^^ This drawing has no accessibility label
              }
            }
          }
        }
        """
      ),
      .reported(
        "A bar in the overlay of its track",
        """
        struct Battery: View {
          let level: Double

          var body: some View {
            Rectangle()
              .fill(.quaternary)
              .frame(width: 100, height: 20)
              .overlay(alignment: .leading) {
                Rectangle().fill(.green).frame(width: 100 * level)
              //^^^^^^^^^^^ This drawing has no accessibility label
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Canvas { context, size in
              context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint))
            }
            .accessibilityLabel("Rain over the day")
          }
        }
        """
      ),
      .reported(
        "A state that an animation moves to what a property says",
        """
        struct ActivityRing: View {
          let progress: Double
          @State private var animatedProgress: Double = 0

          var body: some View {
            Circle()
          //^^^^^^^^ This drawing has no accessibility label
              .trim(from: 0, to: animatedProgress)
              .stroke(.green, lineWidth: 8)
              .onAppear { animatedProgress = min(progress, 1.0) }
          }
        }
        """
      ),
      .ignored(
        "Its accessibility children describe it",
        """
        struct Chart: View {
          let heights: [Double]

          var body: some View {
            Canvas { context, size in
              for (index, height) in heights.enumerated() {
                context.fill(Path(CGRect(x: Double(index) * 12, y: 0, width: 8, height: height)), with: .color(.blue))
              }
            }
            .accessibilityChildren {
              ForEach(heights, id: \\.self) { height in
                Text("\\(height) meters")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Shapes that never change",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Circle().trim(from: 0, to: 0.5).stroke(.tint, lineWidth: 10)
              Circle().fill(.green).frame(width: 10, height: 10)
            }
          }
        }
        """
      ),
      .ignored(
        "In the background of a text",
        """
        struct Screen: View {
          let progress: Double

          var body: some View {
            Text("Streak").background { Capsule().trim(from: 0, to: progress).fill(.yellow) }
          }
        }
        """
      ),
      .reported(
        "A progress bar made of shapes",
        """
        struct Screen: View {
          let share: Double

          var body: some View {
            GeometryReader { proxy in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray)
                Capsule().fill(.blue).frame(width: proxy.size.width * share)
              //^^^^^^^^^ This drawing has no accessibility label
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Decorative by its name",
        """
        struct ConfettiView: View {
          var body: some View {
            Canvas { context, size in
              context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
          }
        }
        """
      ),
      .ignored(
        "Drawn by a style, as part of a control",
        """
        struct RingStyle: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue)
          }
        }
        """
      ),
      .ignored(
        "A dot beside text that changes with it",
        """
        struct Screen: View {
          let isOpen: Bool

          var body: some View {
            HStack {
              Circle().fill(isOpen ? .green : .red).frame(width: 8, height: 8)
              Text(isOpen ? "Open" : "Closed")
            }
          }
        }
        """
      ),
      .ignored(
        "An animation draws it when it appears",
        """
        struct Screen: View {
          @State private var share: CGFloat = .zero

          var body: some View {
            Path { $0.addRect(.zero) }
              .trim(from: 0, to: share)
              .onAppear { share = 1 }
          }
        }
        """
      ),
      .ignored(
        "Its color follows an animation",
        """
        struct Screen: View {
          @State private var isAnimating = false

          var body: some View {
            Circle().fill(isAnimating ? .green : .gray).frame(width: 10, height: 10)
          }
        }
        """
      ),
      .ignored(
        "Its colors alternate",
        """
        struct Screen: View {
          let row: Int

          var body: some View {
            Rectangle().fill(row % 2 == 0 ? .mint : .teal).frame(width: 10, height: 10)
          }
        }
        """
      ),
      .ignored(
        "A label on the stack around it",
        """
        struct Screen: View {
          let progress: Double

          var body: some View {
            ZStack {
              Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 10)
              Text("Streak")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Progress of the week")
          }
        }
        """
      ),
      .ignored(
        "A bar beside text with the same value",
        """
        struct Screen: View {
          let share: Double

          var body: some View {
            HStack {
              GeometryReader { proxy in
                ZStack(alignment: .leading) {
                  Capsule().fill(.gray)
                  Capsule().fill(.blue).frame(width: proxy.size.width * share)
                }
              }
              Text("\\(Int(share * 100)) percent")
            }
          }
        }
        """
      ),
      .reported(
        "A dot in the color of a state",
        """
        struct Server: View {
          let name: String
          let status: Status

          var body: some View {
            HStack {
              Text(name)
              Circle()
            //^^^^^^^^ This drawing has no accessibility label
                .fill(status.color)
                .frame(width: 10, height: 10)
            }
          }
        }
        """
      ),
      .reported(
        "The curve of a chart",
        """
        struct Curve: Shape {
          let values: [Double]

          func path(in rect: CGRect) -> Path {
            var path = Path()
            for (index, value) in values.enumerated() {
              let point = CGPoint(x: Double(index) * 20, y: rect.maxY - value)
              if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            return path
          }
        }

        struct Week: View {
          let steps: [Double]

          var body: some View {
            VStack {
              Text("Steps")
              Curve(values: steps)
            //^^^^^^^^^^^^^^^^^^^^ This drawing has no accessibility label
                .stroke(.blue, lineWidth: 2)
              Path { path in
            //^^^^^^^^^^^^^^ This drawing has no accessibility label
                steps.forEach { path.addLine(to: CGPoint(x: $0, y: 80)) }
              }
              .stroke(.green)
            }
          }
        }
        """
      ),
      .ignored(
        "A shape that looks the same whatever there is to show, and a curve that text describes",
        """
        struct Tab: Shape {
          let sides: Int
          let corners: [Edge]

          func path(in rect: CGRect) -> Path {
            var path = Path()
            for side in 0..<sides { path.addLine(to: CGPoint(x: side, y: 8)) }
            return path
          }
        }

        struct Week: View {
          let steps: [Double]

          var body: some View {
            VStack {
              Text("At most \\(steps.max() ?? 0) steps")
              Tab(sides: 5, corners: []).fill(.blue)
              Path { path in
                steps.forEach { path.addLine(to: CGPoint(x: $0, y: 80)) }
              }
              .stroke(.green)
            }
          }
        }
        """
      ),
      .ignored(
        "The bar of a slider of one's own, which another rule is about",
        """
        struct Dimmer: View {
          @Binding var value: Double

          var body: some View {
            ZStack(alignment: .bottom) {
              Capsule().fill(.gray)
              Capsule()
                .fill(.blue)
                .frame(height: 200 * value)
            }
            .frame(width: 44, height: 200)
            .gesture(
           //^^^^^^^^ VoiceOver users cannot adjust this control, and it exposes no value
              DragGesture()
                .onChanged { value = min(max(1 - $0.location.y / 200, 0), 1) }
            )
          }
        }
        """
      ),
      .reported(
        "A share by the value that it begins with",
        """
        struct Upload: View {
          @State private var upload = 0.35

          var body: some View {
            ZStack(alignment: .leading) {
              Capsule().fill(.gray).frame(width: 240, height: 12)
              Capsule().fill(.primary).frame(width: 240 * upload, height: 12)
            //^^^^^^^^^ This drawing has no accessibility label
            }
          }
        }
        """
      ),
    ] + timedDrawingExamples,
    check: .element(
      of: ViewKind.paint + [.canvas, .spriteView, .sceneView, .realityView],
      withModifiers: .color
    ) { element, findings in
      guard let drawing = InformativeDrawing(element) else { return }
      findings.report(
        "This drawing has no accessibility label",
        at: element.head,
        unless: [
          Exemption("it is decorative by its name") { _ in drawing.isDecorativeByName },
          Exemption("it is one of the dots of a page indicator, which another rule is about") {
            PageDot($0) != nil
          },
          Exemption("it follows an animation, a gesture or a position") { _ in
            drawing.followsMotion
          },
          Exemption("an animation draws it when it appears") { _ in drawing.isDrawnOnAppearing },
          Exemption("its colors alternate") { _ in drawing.isStriped },
          Exemption("what stands beside it changes with it") { _ in drawing.isExplainedByText },
        ],
        fixes: [
          .review(
            "Add `.accessibilityElement()` and `.accessibilityLabel(_:)`",
            .append(
              [".accessibilityElement()", ".accessibilityLabel(\"<#What it shows#>\")"],
              to: element
            )
          )
          // Shapes are never spoken: hiding one would only end the finding.
        ] + (element.row?.isPaint == true ? [] : [.hide(element)])
      )
    },
    exemptions: [
      Exemption("a style draws it as part of a control") { $0.tree.purpose == .style },
      .hidden,
      .replacedByAncestor,
      .labeled,
      .partOfControl,
      .combined,
      Exemption("it is in a background or overlay") {
        !$0.place.isDisjoint(with: [.background, .overlay])
          && InformativeDrawing($0)?.fillsTrack != true
      },
      .representation,
      Exemption("it is part of what is dragged to a value, which another rule is about") {
        $0.ancestors.contains { outer in
          ComplexGestures(of: outer).all.contains { $0.setsBoundedValue }
        }
      },
      Exemption(
        "a label on a stack around it describes it",
        certainty: { drawing in
          drawing.ancestors.reduce(.no) { $0 || ($1.isLayout ? $1.isNamed : .no) }
        }
      ),
      Exemption("what lies over it in the same pile has a label") { drawing in
        guard let pile = drawing.container, pile.is(.zStack) else { return false }
        return pile.content.contains {
          $0.index > drawing.index && $0.row?.isPaint == true && $0.isNamed == .yes
            && !$0.hasModifier("frame")
        }
      },
      Exemption("its accessibility children or representation describe it") {
        $0.hasModifier("accessibilityChildren", "accessibilityRepresentation")
      },
    ]
  )
}
