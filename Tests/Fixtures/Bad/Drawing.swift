import SwiftUI

struct TrainingSummary: View {
  let week: [Double]
  let progress: Double
  let isOnline: Bool

  var body: some View {
    VStack {
      Circle()
//    ^^^^^^^^ custom-drawing-missing-accessibility
        .trim(from: 0, to: progress)
        .stroke(.tint, lineWidth: 10)

      Canvas { context, size in
//    ^^^^^^^^^^^^^^^^^^^^^^^^^ custom-drawing-missing-accessibility
        for (index, minutes) in week.enumerated() {
          let bar = CGRect(x: Double(index) * 20, y: 0, width: 12, height: minutes)
          context.fill(Path(bar), with: .color(.blue))
        }
      }
      .frame(height: 100)

      TimelineView(.everyMinute) { timeline in
        Canvas { context, size in
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ custom-drawing-missing-accessibility
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint))
        }
      }
    }
  }
}
