import CurbcutModel

extension Rule {
  static let customDrawingMissingAccessibility = Rule(
    id: "custom-drawing-missing-accessibility",
    title: "Drawing says nothing",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      What is drawn by hand, a chart, a ring that fills, a colored dot, is nothing but pixels to
      VoiceOver. Say in words what the eye reads from it, or hide it when the words stand beside it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Canvas { context, size in
          //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver finds nothing in this drawing
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
          //^^^^^^^^ VoiceOver finds nothing in this drawing
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
          //^^^^^^^^ VoiceOver finds nothing in this drawing
              .fill(isOnline ? .green : .gray)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color tells “isOnline”: say it in words or by a symbol too
              .frame(width: 10, height: 10)
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
      .ignored(
        "Shapes that are always the same",
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
        "Behind what speaks",
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
        "A homemade bar",
        """
        struct Screen: View {
          let share: Double

          var body: some View {
            GeometryReader { proxy in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray)
                Capsule().fill(.blue).frame(width: proxy.size.width * share)
              //^^^^^^^^^ VoiceOver finds nothing in this drawing
              }
            }
          }
        }
        """
      ),
      .ignored(
        "What only delights",
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
        "What a style draws belongs to the control",
        """
        struct RingStyle: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue)
          }
        }
        """
      ),
      .ignored(
        "A dot beside words that change with it",
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
        "Drawn when it appears",
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
        "A bar beside the figure that it draws",
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
    ],
    check: .element(of: ViewKind.paint + [.canvas, .spriteView, .sceneView, .realityView]) {
      element,
      findings in
      // What a style draws is part of the control that it styles.
      guard element.tree.purpose != .style, !element.isUnreachable, element.isNamed == .no,
        element.labeledControl == nil,
        element.combiningElement == nil, element.drawsSomethingToTell,
        element.place.isDisjoint(with: [.background, .representation, .overlay]),
        !element.ancestors.contains(where: { $0.isLayout && $0.isNamed != .no }),
        !element.hasModifier("accessibilityChildren", "accessibilityRepresentation")
      else { return }
      findings.report(
        "VoiceOver finds nothing in this drawing",
        at: element.head,
        fixes: [
          .review(
            "Say what it shows",
            .append(
              [".accessibilityElement()", ".accessibilityLabel(\"<#What it shows#>\")"],
              to: element
            )
          ),
          .hide(element),
        ]
      )
    }
  )
}
