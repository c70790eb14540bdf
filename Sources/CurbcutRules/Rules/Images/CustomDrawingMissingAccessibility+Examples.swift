extension Rule {
  /// The examples of `custom-drawing-missing-accessibility` about what a timer draws.
  static let timedDrawingExamples: [Example] = [
    .reported(
      "Bars as high as figures are, by their places or by a function",
      """
      struct Rain: View {
        let millimetres: [Double] = [12, 30, 8, 22]
        let days: [DaySteps]

        var body: some View {
          HStack(alignment: .bottom) {
            ForEach(millimetres.indices, id: \\.self) { index in
              Rectangle()
            //^^^^^^^^^^^ This drawing has no accessibility label
                .fill(.blue)
                .frame(width: 24, height: millimetres[index] * 4)
            }
            ForEach(days) { day in
              VStack {
                RoundedRectangle(cornerRadius: 4)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This drawing has no accessibility label
                  .frame(height: height(for: day))
                Text(day.initial).font(.caption)
              }
            }
          }
        }

        private func height(for day: DaySteps) -> CGFloat { max(2, CGFloat(day.steps) / 100) }
      }

      struct DaySteps: Identifiable {
        let date: Date
        let steps: Int
        var id: Date { date }
        var initial: String { date.formatted(.dateTime.weekday(.narrow)) }
      }
      """
    ),
    .ignored(
      "The name of the item says how high it is",
      """
      struct Steps: View {
        let days: [DaySteps]

        var body: some View {
          HStack(alignment: .bottom) {
            ForEach(days) { day in
              VStack {
                RoundedRectangle(cornerRadius: 4).frame(height: height(for: day))
                Text(day.title).font(.caption)
              }
            }
          }
        }

        private func height(for day: DaySteps) -> CGFloat { max(2, CGFloat(day.steps) / 100) }
      }

      struct DaySteps: Identifiable {
        let id: Int
        let steps: Int
        var title: String { "\\(steps) steps" }
      }
      """
    ),
    .reported(
      "The curve of figures that are written out",
      """
      struct Sparkline: View {
        let values: [CGFloat] = [10, 40, 30, 70]

        var body: some View {
          Path { path in
        //^^^^^^^^^^^^^^ This drawing has no accessibility label
            path.move(to: CGPoint(x: 0, y: values[0]))
            for (index, value) in values.enumerated() {
              path.addLine(to: CGPoint(x: CGFloat(index) * 30, y: value))
            }
          }
          .stroke(lineWidth: 3)
        }
      }
      """
    ),
    .ignored(
      "The lines of a grid, and an outline",
      """
      struct Paper: View {
        private let rules: [CGFloat] = [0, 40, 80, 120]
        private let corners = [CGPoint(x: 4, y: 0), CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 9)]

        var body: some View {
          ZStack {
            Path { path in
              for y in rules {
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: 320, y: y))
              }
            }
            .stroke(.gray)
            Path { path in
              for corner in corners { path.addLine(to: corner) }
            }
            .fill(.gray)
          }
        }
      }
      """
    ),
    .ignored(
      "A timer makes it blink",
      """
      struct Cursor: View {
        @State private var isLit = false

        var body: some View {
          RoundedRectangle(cornerRadius: 2)
            .frame(width: 2, height: 20)
            .foregroundColor(isLit ? .clear : .accentColor)
            .onReceive(Timer.publish(every: 0.6, on: .main, in: .common).autoconnect()) { _ in isLit.toggle() }
        }
      }
      """
    ),
    .ignored(
      "The text in the middle of the ring says the same",
      """
      struct RestTimer: View {
        @ObservedObject var timer: Countdown

        private var remaining: TimeInterval? { timer.remainingTime?.rounded(.up) }

        private var share: CGFloat {
          guard let remaining else { return 0 }
          return CGFloat(remaining / timer.duration)
        }

        var body: some View {
          ZStack {
            Circle().trim(from: 0, to: share).stroke(.tint, lineWidth: 8)
            if let time = remaining {
              Text(formatter.string(from: time) ?? "")
            }
          }
        }
      }
      """
    ),
    .reported(
      "A small chart",
      """
      struct ClimbSparkline: View {
        let heights: [Double]

        var body: some View {
          Canvas { context, size in
        //^^^^^^^^^^^^^^^^^^^^^^^^^ This drawing has no accessibility label
            var line = Path()
            for (index, height) in heights.enumerated() {
              line.addLine(to: CGPoint(x: Double(index) * 4, y: size.height * (1 - height)))
            }
            context.stroke(line, with: .color(.primary))
          }
        }
      }
      """
    ),
    .reported(
      "A bar that fills, in a pile over its track",
      """
      struct ClimbBar: View {
        let share: Double

        var body: some View {
          GeometryReader { area in
            Rectangle()
              .fill(.secondary)
              .overlay(alignment: .leading) {
                ZStack(alignment: .leading) {
                  Rectangle().frame(width: area.size.width * share, height: 4)
                //^^^^^^^^^^^ This drawing has no accessibility label
                }
              }
          }
        }
      }
      """
    ),
    .ignored(
      "The dots of a page indicator",
      """
      struct Steps: View {
        let step: Int

        var body: some View {
          HStack {
            ForEach(0..<4, id: \\.self) { number in
              Circle()
            //^^^^^^^^ Only these dots show which one is current; expose the position as a value
                .fill(number == step ? Color.primary : Color.gray)
                .frame(width: 8, height: 8)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "What is laid over it has a label",
      """
      struct Game: View {
        let scene: SKScene

        var body: some View {
          ZStack {
            SpriteView(scene: scene)
            Color.clear
              .contentShape(Rectangle())
              .accessibilityElement()
              .accessibilityLabel("Playing field")
          }
        }
      }
      """
    ),
  ]
}
