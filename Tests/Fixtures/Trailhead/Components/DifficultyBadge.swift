import SwiftUI

/// A colored pill with the grade in words, and a bare dot for tight places.
struct DifficultyBadge: View {
    let difficulty: Difficulty

    var body: some View {
        Label {
            Text(difficulty.name)
        } icon: {
            Image(systemName: difficulty.symbolName)
                .foregroundStyle(difficulty.tint)
        }
        .font(.trailheadCaption)
        .padding(.horizontal, DS.Spacing.small)
        .padding(.vertical, DS.Spacing.xSmall)
        .background(difficulty.tint.opacity(0.15), in: Capsule())
    }
}

struct ConditionDot: View {
    let conditions: Conditions

    var body: some View {
        Circle()
            .fill(conditions.isOpen ? Color.green : Color.red)
            .frame(width: 10, height: 10)
    }
}

struct ConditionLine: View {
    let conditions: Conditions

    private var title: LocalizedStringKey {
        conditions.isOpen ? "Open" : "Closed"
    }

    var body: some View {
        HStack(spacing: DS.Spacing.small) {
            ConditionDot(conditions: conditions)
                .accessibilityHidden(true)
            Text(title)
            if let note = conditions.note {
                Text(note).foregroundStyle(.secondary)
            }
        }
        .font(.callout)
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    VStack {
        ForEach(Difficulty.allCases) { difficulty in
            DifficultyBadge(difficulty: difficulty)
        }
        Text("Preview only").font(.system(size: 11))
    }
}
