import SwiftUI

/// The four tabs. The journal tab carries the number of drafts.
struct RootView: View {
    enum Screen: Hashable {
        case discover, map, journal, profile
    }

    @Environment(TrailStore.self) private var store
    @EnvironmentObject private var session: SessionModel
    @State private var screen: Screen = .discover

    var body: some View {
        TabView(selection: $screen) {
            DiscoverView()
                .tabItem { Label("Discover", systemImage: "mountain.2") }
                .tag(Screen.discover)

            MapScreen()
                .tabItem {
                    Image(systemName: "map")
                }
                .tag(Screen.map)

            JournalView()
                .tabItem {
                    Image(systemName: "book")
                    Text("Journal")
                }
                .badge(store.drafts.count)
                .tag(Screen.journal)

            if let member = session.member {
                ProfileView(member: member)
                    .tabItem { Label("Profile", systemImage: "person.crop.circle") }
                    .tag(Screen.profile)
            }
        }
        .overlay(alignment: .bottom) {
            if let banner = store.banner {
                SyncBanner(text: banner)
                    .padding(.bottom, 60)
                    .transition(.opacity)
            }
        }
    }
}

/// Slides in after a sync and goes away by itself.
struct SyncBanner: View {
    let text: String

    @Environment(TrailStore.self) private var store

    var body: some View {
        HStack(spacing: DS.Spacing.small) {
            Image(systemName: "checkmark.icloud.fill")
            Text(text)
                .font(.footnote)
        }
        .padding(.horizontal, DS.Spacing.medium)
        .padding(.vertical, DS.Spacing.small)
        .background(.thinMaterial, in: Capsule())
        .task(id: text) {
            try? await Task.sleep(for: .seconds(3))
            store.banner = nil
        }
    }
}

#Preview {
    RootView()
        .environment(TrailStore.preview)
        .environmentObject(SessionModel.preview)
}
