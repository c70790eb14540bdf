import SwiftUI

/// The height profile. Drawn by hand because Charts was too slow for 10 000 points.
struct ElevationChart: View {
    let elevations: [Double]
    @State private var selectedIndex: Int?

    private var lowest: Double { elevations.min() ?? 0 }
    private var highest: Double { elevations.max() ?? 1 }

    var body: some View {
        Canvas { context, size in
            guard elevations.count > 1 else { return }
            var line = Path()
            for (index, height) in elevations.enumerated() {
                let point = CGPoint(
                    x: size.width * CGFloat(index) / CGFloat(elevations.count - 1),
                    y: size.height * (1 - fraction(of: height))
                )
                if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
            }
            context.stroke(line, with: .color(DS.Colors.moss), lineWidth: 2)
            context.draw(
                Text("\(Int(highest)) m").font(.system(size: 10)),
                at: CGPoint(x: size.width - 24, y: 10)
            )
        }
        .frame(height: 140)
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { drag in
                    selectedIndex = min(max(Int(drag.location.x / 8), 0), elevations.count - 1)
                }
                .onEnded { _ in selectedIndex = nil }
        )
    }

    private func fraction(of height: Double) -> Double {
        highest > lowest ? (height - lowest) / (highest - lowest) : 0.5
    }
}

/// The same profile on the detail screen, where it can be listened to.
struct DescribedElevationChart: View {
    let trail: Trail

    var body: some View {
        ElevationChart(elevations: trail.elevations)
            .accessibilityElement()
            .accessibilityLabel("Elevation profile")
            .accessibilityValue(summary)
            .accessibilityChartDescriptor(ElevationDescriptor(elevations: trail.elevations))
    }

    private var summary: Text {
        let low = Int(trail.elevations.min() ?? 0)
        let high = Int(trail.elevations.max() ?? 0)
        return Text("From \(low) to \(high) meters")
    }
}

struct ElevationDescriptor: AXChartDescriptorRepresentable {
    let elevations: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
        let distance = AXNumericDataAxisDescriptor(
            title: String(localized: "Distance"),
            range: 0...Double(max(elevations.count - 1, 1)),
            gridlinePositions: []
        ) { "\(Int($0))" }
        let height = AXNumericDataAxisDescriptor(
            title: String(localized: "Elevation"),
            range: (elevations.min() ?? 0)...(elevations.max() ?? 1),
            gridlinePositions: []
        ) { "\(Int($0)) m" }
        let series = AXDataSeriesDescriptor(
            name: String(localized: "Profile"),
            isContinuous: true,
            dataPoints: elevations.enumerated().map { AXDataPoint(x: Double($0), y: $1) }
        )
        return AXChartDescriptor(
            title: String(localized: "Elevation profile"),
            summary: nil,
            xAxis: distance,
            yAxis: height,
            additionalAxes: [],
            series: [series]
        )
    }
}

/// Yearly goal on the profile screen.
struct ProgressRing: View {
    let progress: Double
    var lineWidth: CGFloat = 10

    var body: some View {
        ZStack {
            Circle()
                .stroke(DS.Colors.fog, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(DS.Colors.moss, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }
}
