import SwiftUI

struct TrailFilter: Equatable {
    var difficulties: Set<Difficulty> = []
    var maxLength: Double = 30
    var onlyOpen = false
    var sortOrder: SortOrder = .distance

    enum SortOrder: String, CaseIterable, Identifiable {
        case distance, length, rating
        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .distance: "Distance"
            case .length: "Length"
            case .rating: "Rating"
            }
        }
    }
}

/// Chips above the list: one per grade, then the sort menu.
struct FilterBar: View {
    @Binding var filter: TrailFilter
    @State private var showsSheet = false

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: DS.Spacing.small) {
                Button {
                    showsSheet = true
                } label: {
                    Image(systemName: "slider.horizontal.3")
                        .padding(12)
                }
                .accessibilityLabel("Filters button")

                ForEach(Difficulty.allCases) { difficulty in
                    chip(for: difficulty)
                }

                Menu {
                    Picker("Sort by", selection: $filter.sortOrder) {
                        ForEach(TrailFilter.SortOrder.allCases) { order in
                            Text(order.title).tag(order)
                        }
                    }
                } label: {
                    Image(systemName: "arrow.up.arrow.down")
                }
            }
            .padding(.horizontal)
        }
        .sheet(isPresented: $showsSheet) {
            FilterSheet(filter: $filter)
        }
    }

    @ViewBuilder
    private func chip(for difficulty: Difficulty) -> some View {
        let isSelected = filter.difficulties.contains(difficulty)
        Text(difficulty.name)
            .font(.subheadline.weight(isSelected ? .semibold : .regular))
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(isSelected ? DS.Colors.moss : DS.Colors.fog, in: Capsule())
            .onTapGesture {
                if isSelected {
                    filter.difficulties.remove(difficulty)
                } else {
                    filter.difficulties.insert(difficulty)
                }
            }
    }
}

struct FilterSheet: View {
    @Binding var filter: TrailFilter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section("Length") {
                    Slider(value: $filter.maxLength, in: 1...60, step: 1)
                    Text("Up to \(Int(filter.maxLength)) km")
                }

                Section {
                    Toggle("", isOn: $filter.onlyOpen)
                        .labelsHidden()
                } header: {
                    Text("Only open trails")
                }

                Section("Grades") {
                    ForEach(Difficulty.allCases) { difficulty in
                        Toggle(difficulty.name, isOn: binding(for: difficulty))
                    }
                }
            }
            .navigationTitle("Filters")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Reset") { filter = TrailFilter() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "checkmark")
                    }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private func binding(for difficulty: Difficulty) -> Binding<Bool> {
        Binding {
            filter.difficulties.contains(difficulty)
        } set: { isOn in
            if isOn {
                filter.difficulties.insert(difficulty)
            } else {
                filter.difficulties.remove(difficulty)
            }
        }
    }
}
