import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 50)
            .foregroundStyle(.white)
            .background(DS.Colors.moss, in: RoundedRectangle(cornerRadius: DS.Radius.card))
            .opacity(isEnabled ? 1 : 0.5)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
    }
}

struct RoundIconButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
            .background(.thinMaterial, in: Circle())
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

extension ButtonStyle where Self == RoundIconButtonStyle {
    static var roundIcon: RoundIconButtonStyle { RoundIconButtonStyle() }
}

/// A square box in front of the label, as on the packing list.
struct ChecklistToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: DS.Spacing.small) {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .imageScale(.large)
                configuration.label
                Spacer(minLength: 0)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .toggleTraits(isOn: configuration.isOn)
    }
}

/// Title to the left, value to the right, the way our spec sheets look.
struct FactLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: DS.Spacing.xSmall) {
            configuration.icon
                .foregroundStyle(DS.Colors.moss)
            configuration.title
                .font(.subheadline)
        }
    }
}

extension LabelStyle where Self == FactLabelStyle {
    static var fact: FactLabelStyle { FactLabelStyle() }
}

struct BrandProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: DS.Spacing.xSmall) {
            configuration.label
            GeometryReader { proxy in
                Capsule()
                    .fill(DS.Colors.fog)
                    .overlay(alignment: .leading) {
                        Capsule()
                            .fill(DS.Colors.moss)
                            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                    }
            }
            .frame(height: 8)
            configuration.currentValueLabel
                .font(.caption)
        }
    }
}
