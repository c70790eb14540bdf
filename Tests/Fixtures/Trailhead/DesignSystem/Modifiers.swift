import SwiftUI

struct CardModifier: ViewModifier {
    var padding: CGFloat = DS.Spacing.medium

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(DS.Colors.surface, in: RoundedRectangle(cornerRadius: DS.Radius.card))
    }
}

/// Titles of the blocks on a screen. Adds the trait once, so nobody can forget it.
struct SectionTitleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.title2.weight(.semibold))
            .accessibilityAddTraits(.isHeader)
    }
}

struct ShimmerModifier: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var phase: CGFloat = -1

    func body(content: Content) -> some View {
        content
            .overlay {
                if !reduceMotion {
                    LinearGradient(
                        colors: [.clear, .white.opacity(0.4), .clear],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                    .offset(x: phase * 240)
                }
            }
            .clipped()
            .onAppear {
                guard !reduceMotion else { return }
                withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) {
                    phase = 1
                }
            }
    }
}

extension View {
    func card(padding: CGFloat = DS.Spacing.medium) -> some View {
        modifier(CardModifier(padding: padding))
    }

    func sectionTitle() -> some View {
        modifier(SectionTitleModifier())
    }

    func shimmer() -> some View {
        modifier(ShimmerModifier())
    }

    /// One stop for VoiceOver with the given words, whatever is drawn inside.
    func spokenAs(_ label: Text, value: Text? = nil) -> some View {
        accessibilityElement(children: .ignore)
            .accessibilityLabel(label)
            .accessibilityValue(value ?? Text(verbatim: ""))
    }

    /// Large hit area for small glyphs.
    func comfortableTapArea() -> some View {
        frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
    }

    @ViewBuilder
    func toggleTraits(isOn: Bool) -> some View {
        if #available(iOS 17.0, *) {
            accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
        } else {
            accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
        }
    }
}
