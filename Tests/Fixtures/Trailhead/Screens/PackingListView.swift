import SwiftUI

/// Was in den Rucksack gehört. Die Texte sind noch nicht übersetzt, die Liste kam vom Alpenverein.
struct PackingListView: View {
    struct Item: Identifiable {
        let id: String
        var title: String
        var grams: Int
        var isPacked = false
    }

    @State private var items = [
        Item(id: "schuhe", title: "Bergschuhe", grams: 1_400),
        Item(id: "kocher", title: "Gaskocher (klein)", grams: 240),
        Item(id: "biwak", title: "Biwaksack für zwei", grams: 540),
    ]
    @State private var newTitle = ""
    @ScaledMetric(relativeTo: .footnote) private var weightSize = 13.0

    private var openItems: Int { items.filter { !$0.isPacked }.count }

    var body: some View {
        List {
            Section {
                ForEach($items) { $item in
                    Toggle(isOn: $item.isPacked) {
                        HStack {
                            Text(item.title)
                            Spacer()
                            Text("\(item.grams) g")
                                .font(.system(size: weightSize))
                        }
                    }
                    .toggleStyle(ChecklistToggleStyle())
                }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                Text("Noch \(openItems) Dinge einpacken")
            }

            Section("Neu") {
                HStack {
                    TextField("Gegenstand", text: $newTitle)
                        .onSubmit(add)
                    Button(action: add) {
                        Image(systemName: "plus.circle.fill")
                    }
                    .accessibilityLabel("Gegenstand hinzufügen")
                    .disabled(newTitle.isEmpty)
                }
                Button {
                    items.removeAll(where: \.isPacked)
                } label: {
                    Image("besen")
                }
            }
        }
        .navigationTitle("Packliste 🎒")
    }

    private func add() {
        guard !newTitle.isEmpty else { return }
        items.append(Item(id: UUID().uuidString, title: newTitle, grams: 0))
        newTitle = ""
    }
}

#Preview {
    NavigationStack {
        PackingListView()
    }
}
