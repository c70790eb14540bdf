import Charts
import SwiftUI

struct TrainingSummary: View {
  let week: [Day]
  let progress: Double
  let isOnline: Bool

  var body: some View {
    VStack {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 10)
        Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 10)
      }
      .frame(width: 120, height: 120)
      .accessibilityElement()
      .accessibilityLabel("Weekly goal")
      .accessibilityValue(Text(progress, format: .percent))

      Canvas { context, size in
        for (index, day) in week.enumerated() {
          let bar = CGRect(x: Double(index) * 20, y: 0, width: 12, height: day.minutes)
          context.fill(Path(bar), with: .color(.blue))
        }
      }
      .frame(height: 100)
      .accessibilityLabel("Minutes per day")
      .accessibilityChildren {
        ForEach(week) { day in
          Rectangle()
            .accessibilityLabel(day.name)
            .accessibilityValue("\(Int(day.minutes)) minutes")
        }
      }

      Chart(week) { day in
        BarMark(x: .value("Day", day.name), y: .value("Minutes", day.minutes))
      }
      .accessibilityLabel("Minutes this week")

      meter

      HStack {
        Circle()
          .fill(isOnline ? .green : .gray)
          .frame(width: 10, height: 10)
          .accessibilityHidden(true)
        Text(isOnline ? "Watch connected" : "Watch not connected")
      }

      Text("Streak")
        .padding()
        .background {
          Capsule().trim(from: 0, to: progress).fill(.yellow)
        }

      TimelineView(.everyMinute) { timeline in
        Text(timeline.date, style: .time)
      }

      RoundedRectangle(cornerRadius: 4)
        .fill(.blue)
        .frame(height: 2)

      ConfettiCanvas()
        .accessibilityHidden(true)
    }
  }

  private var meter: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.blue).frame(width: proxy.size.width * progress)
      }
    }
    .frame(height: 12)
    .accessibilityRepresentation {
      ProgressView("Weekly goal", value: progress)
    }
  }
}

struct ConfettiCanvas: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.pink))
    }
    .accessibilityHidden(true)
  }
}

struct Day: Identifiable {
  let id: Int
  let name: String
  let minutes: Double
}

/// The arc is a part of the ring, which is named where it is drawn.
struct RingGauge: View {
  let fraction: Double

  var body: some View {
    arc(to: fraction)
      .stroke(.tint, lineWidth: 6)
      .accessibilityElement()
      .accessibilityLabel("Progress")
      .accessibilityValue(fraction.formatted(.percent))
  }

  private func arc(to end: Double) -> some Shape {
    Circle()
      .trim(from: 0, to: end)
      .rotation(.degrees(-90))
  }
}
