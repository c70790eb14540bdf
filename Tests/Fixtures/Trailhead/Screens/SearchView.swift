import SwiftUI

/// Full-text search over names and regions, with recent queries.
struct SearchView: View {
    @Environment(TrailStore.self) private var store
    @Environment(\.dismiss) private var dismiss

    @State private var query = ""
    @State private var recentQueries = ["Karwendel", "hut", "Lac"]
    @FocusState private var isFieldFocused: Bool

    private var results: [Trail] {
        store.trails.filter {
            query.isEmpty || $0.name.localizedStandardContains(query)
                || $0.region.localizedStandardContains(query)
        }
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                searchField

                if query.isEmpty {
                    recents
                } else {
                    List(results) { trail in
                        NavigationLink(value: trail) {
                            TrailRow(trail: trail)
                        }
                    }
                    .listStyle(.plain)
                }
            }
            .navigationTitle("Search")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() }
                }
            }
            .navigationDestination(for: Trail.self) { TrailDetailView(trail: $0) }
        }
        .onAppear { isFieldFocused = true }
    }

    private var searchField: some View {
        HStack {
            Image(systemName: "magnifyingglass")
                .accessibilityHidden(true)
            TextField("", text: $query, prompt: Text("Trails, huts, regions"))
                .focused($isFieldFocused)
                .submitLabel(.search)
                .onSubmit(remember)
            if !query.isEmpty {
                Image(systemName: "xmark.circle.fill")
                    .foregroundStyle(.secondary)
                    .onTapGesture { query = "" }
            }
        }
        .padding(10)
        .background(DS.Colors.surface, in: RoundedRectangle(cornerRadius: 10))
        .padding()
    }

    private var recents: some View {
        List {
            Section("Recent") {
                ForEach(recentQueries, id: \.self) { text in
                    Button {
                        query = text
                    } label: {
                        HStack {
                            Image(systemName: "clock.arrow.circlepath")
                            Text(text)
                        }
                    }
                }
                .onDelete { recentQueries.remove(atOffsets: $0) }
            }
        }
        .scrollDismissesKeyboard(.immediately)
        .background {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { isFieldFocused = false }
        }
    }

    private func remember() {
        guard !query.isEmpty, !recentQueries.contains(query) else { return }
        recentQueries.insert(query, at: 0)
    }
}
