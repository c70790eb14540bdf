import SwiftUI

/// Read-only stars next to a trail's name.
struct RatingStars: View {
    let rating: Double

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { index in
                Image(systemName: Double(index) <= rating.rounded() ? "star.fill" : "star")
                    .foregroundStyle(.orange)
            }
        }
        .imageScale(.small)
    }
}

/// Stars to set. Used in the review sheet.
struct RatingPicker: View {
    @Binding var rating: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1..<6) { index in
                Image(systemName: index <= rating ? "star.fill" : "star")
                    .font(.title)
                    .foregroundStyle(index <= rating ? Color.orange : Color.gray)
                    .onTapGesture {
                        rating = index
                    }
            }
        }
    }
}

/// The one we want everywhere in the end: it is one adjustable element.
struct EffortPicker: View {
    let title: LocalizedStringKey
    @Binding var value: Int
    var range = 1...10

    var body: some View {
        HStack(spacing: DS.Spacing.xSmall) {
            ForEach(Array(range), id: \.self) { step in
                Capsule()
                    .fill(step <= value ? DS.Colors.moss : DS.Colors.fog)
                    .frame(height: 12 + CGFloat(step) * 2)
                    .onTapGesture { value = step }
            }
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityValue("\(value) of \(range.upperBound)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: value = min(value + 1, range.upperBound)
            case .decrement: value = max(value - 1, range.lowerBound)
            @unknown default: break
            }
        }
    }
}

#Preview("Effort") {
    @Previewable @State var effort = 4
    EffortPicker(title: "Effort", value: $effort)
        .padding()
}
