import SwiftUI

/// What a list shows while it has nothing to show.
struct EmptyState<Actions: View>: View {
    let title: LocalizedStringKey
    let message: LocalizedStringKey
    let symbol: String
    @ViewBuilder var actions: Actions

    @ScaledMetric(relativeTo: .largeTitle) private var symbolSize: CGFloat = 56

    init(
        _ title: LocalizedStringKey,
        message: LocalizedStringKey,
        symbol: String,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.title = title
        self.message = message
        self.symbol = symbol
        self.actions = actions()
    }

    var body: some View {
        VStack(spacing: DS.Spacing.medium) {
            Image(systemName: symbol)
                .font(.system(size: symbolSize))
                .foregroundStyle(DS.Colors.moss)
                .accessibilityHidden(true)
            Text(title)
                .sectionTitle()
            Text(message)
                .multilineTextAlignment(.center)
            actions
        }
        .padding(DS.Spacing.large)
        .frame(maxWidth: .infinity)
    }
}

/// Shown when the phone is offline. The clouds only set the mood.
struct OfflineNotice: View {
    var retry: () -> Void

    var body: some View {
        ZStack {
            Image(decorative: "clouds")
                .resizable()
                .scaledToFill()
                .opacity(0.3)
                .accessibilityLabel("Clouds")

            VStack(spacing: DS.Spacing.medium) {
                Image("signpost")
                    .accessibilityHidden(true)
                Text("No connection")
                    .font(.title3)
                    .accessibilityAddTraits(.isHeader)
                Text("Your journal and your offline maps still work.")
                Button("Try again", action: retry)
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}

#Preview {
    EmptyState("Nothing yet", message: "Hike somewhere 🥾", symbol: "figure.hiking")
}
