import SwiftUI

struct DiscoverView: View {
    @Environment(TrailStore.self) private var store
    @State private var path: [Trail] = []
    @State private var filter = TrailFilter()
    @State private var isSearching = false
    @State private var featuredPage = 0

    private let rotation = Timer.publish(every: 6, on: .main, in: .common).autoconnect()

    private var visibleTrails: [Trail] {
        store.trails.filter { trail in
            filter.difficulties.isEmpty || filter.difficulties.contains(trail.difficulty)
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: DS.Spacing.large) {
                    brandHeader
                    FilterBar(filter: $filter)
                    featured
                    nearby
                }
            }
            .navigationDestination(for: Trail.self) { trail in
                TrailDetailView(trail: trail)
            }
            .refreshable { await store.refresh() }
            .sheet(isPresented: $isSearching) {
                SearchView()
            }
        }
    }

    private var brandHeader: some View {
        HStack {
            Text(verbatim: "Trailhead")
                .font(DS.Fonts.brand)
            Spacer()
            Button(action: { isSearching = true }) {
                Image("icon_search")
            }
            NavigationLink {
                OfflineMapsView()
            } label: {
                Image(systemName: "arrow.down.circle")
                    .font(.title2)
            }
        }
        .padding(.horizontal)
    }

    private var featured: some View {
        TabView(selection: $featuredPage) {
            ForEach(Array(store.favorites.enumerated()), id: \.offset) { index, trail in
                FeaturedTile(trail: trail)
                    .tag(index)
            }
        }
        .tabViewStyle(.page)
        .frame(height: 220)
        .onReceive(rotation) { _ in
            guard !store.favorites.isEmpty else { return }
            withAnimation {
                featuredPage = (featuredPage + 1) % store.favorites.count
            }
        }
    }

    @ViewBuilder
    private var nearby: some View {
        Text("Near you")
            .font(.title2)
            .bold()
            .padding(.horizontal)

        if store.isLoading && store.trails.isEmpty {
            ProgressView()
                .frame(maxWidth: .infinity)
        } else if visibleTrails.isEmpty {
            EmptyState("No trails here", message: "Try a wider filter.", symbol: "binoculars") {
                Button("Clear filters") { filter = TrailFilter() }
            }
        } else {
            ForEach(visibleTrails) { trail in
                TrailCard(trail: trail) { store.toggleFavorite(trail) }
                    .padding(.horizontal)
                    .onTapGesture { path.append(trail) }
                    .contextMenu {
                        Button("Share", systemImage: "square.and.arrow.up") { share(trail) }
                        Button { store.toggleFavorite(trail) } label: {
                            Label("Favorite", systemImage: "heart")
                        }
                    }
            }
        }
    }

    private func share(_ trail: Trail) {
        UIPasteboard.general.string = trail.name
    }
}

/// One page of the carousel.
private struct FeaturedTile: View {
    let trail: Trail

    var body: some View {
        NavigationLink(value: trail) {
            ZStack(alignment: .bottomLeading) {
                Image("featured_\(trail.difficulty.rawValue)")
                    .resizable()
                    .scaledToFill()
                LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
                VStack(alignment: .leading) {
                    Text("Featured")
                        .font(.caption.smallCaps())
                    Text(trail.name)
                        .font(.title)
                }
                .foregroundStyle(DS.Colors.inkOnPhoto)
                .padding()
            }
        }
        .buttonStyle(.plain)
    }
}

#Preview {
    DiscoverView()
        .environment(TrailStore.preview)
}
