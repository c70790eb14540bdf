import PhotosUI
import SwiftUI

struct JournalView: View {
    @Environment(TrailStore.self) private var store
    @State private var editedEntry: JournalEntry?

    var body: some View {
        NavigationStack {
            Group {
                if store.entries.isEmpty {
                    ContentUnavailableView {
                        Label("No entries yet", systemImage: "book.closed")
                    } description: {
                        Text("Write down how your last hike felt.")
                    } actions: {
                        Button("New entry", action: add)
                    }
                } else {
                    list
                }
            }
            .navigationTitle("Journal")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("New entry", systemImage: "square.and.pencil", action: add)
                }
                ToolbarItem(placement: .topBarLeading) {
                    EditButton()
                }
            }
            .sheet(item: $editedEntry) { entry in
                JournalEntryForm(entry: entry)
            }
        }
    }

    private var list: some View {
        List {
            ForEach(store.entries) { entry in
                Button {
                    editedEntry = entry
                } label: {
                    JournalRow(entry: entry)
                }
                .swipeActions(edge: .leading) {
                    Button {
                        share(entry)
                    } label: {
                        Image(systemName: "square.and.arrow.up")
                    }
                    .tint(.indigo)
                }
            }
            .onDelete(perform: store.delete)
        }
    }

    private func add() {
        editedEntry = JournalEntry(
            id: UUID(),
            title: "",
            trailName: "",
            date: .now,
            mood: 3,
            effort: 5,
            companions: 0,
            notes: "",
            isDraft: true,
            isShared: false,
            inkColor: .green
        )
    }

    private func share(_ entry: JournalEntry) {
        var copy = entry
        copy.isShared = true
        store.save(copy)
    }
}

private struct JournalRow: View {
    let entry: JournalEntry

    var body: some View {
        HStack(alignment: .top) {
            Text(Self.faces[min(max(entry.mood, 0), Self.faces.count - 1)])
                .font(.system(size: 28))
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(entry.title)
                    .font(.headline)
                Text(entry.date, format: .dateTime.day().month().year())
                    .font(.subheadline)
            }
            Spacer()
            if entry.isDraft {
                Text("Draft")
                    .font(.caption)
                    .padding(.horizontal, 6)
                    .background(.yellow.opacity(0.3), in: Capsule())
            }
        }
    }

    private static let faces = ["😫", "😕", "😐", "🙂", "🤩"]
}

/// Everything about one hike. Saves when it is closed.
struct JournalEntryForm: View {
    @State var entry: JournalEntry

    @Environment(TrailStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var photoItem: PhotosPickerItem?
    @State private var photo: UIImage?
    @State private var isSaved = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $entry.title)
                    TextField("Trail", text: $entry.trailName)
                    DatePicker("", selection: $entry.date, displayedComponents: .date)
                        .labelsHidden()
                }

                Section("How was it?") {
                    Picker(selection: $entry.mood) {
                        ForEach(0..<5) { mood in
                            Text("\(mood + 1)").tag(mood)
                        }
                    } label: {
                        Image(systemName: "face.smiling")
                    }
                    .pickerStyle(.segmented)

                    LabeledContent("Effort") {
                        Slider(value: $entry.effort, in: 1...10)
                    }

                    HStack {
                        Text("Companions: \(entry.companions)")
                        Spacer()
                        Stepper("", value: $entry.companions, in: 0...20)
                            .labelsHidden()
                    }
                }

                Section("Notes") {
                    TextEditor(text: $entry.notes)
                        .frame(minHeight: 160)
                        .accessibilityLabel("Notes")
                }

                Section("Photo") {
                    photoPicker
                    ColorPicker("", selection: $entry.inkColor)
                }

                Section {
                    Toggle("Share with friends", isOn: $entry.isShared)
                        .accessibilityLabel("Share with friends toggle")
                }

                saveButton
            }
            .navigationTitle(entry.title.isEmpty ? "New entry" : entry.title)
            .overlay(alignment: .top) {
                if isSaved { savedToast }
            }
        }
    }

    @ViewBuilder
    private var photoPicker: some View {
        if let photo {
            Image(uiImage: photo)
                .resizable()
                .scaledToFit()
                .frame(maxHeight: 200)
        }
        PhotosPicker(selection: $photoItem, matching: .images) {
            Label("Choose photo", systemImage: "photo.on.rectangle")
        }
        .onChange(of: photoItem) { _, item in
            Task {
                guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
                photo = UIImage(data: data)
            }
        }
    }

    private var saveButton: some View {
        Button("Save") {
            entry.isDraft = false
            store.save(entry)
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
                isSaved = true
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                isSaved = false
            }
        }
        .accessibilityLabel("Store the entry")
        .accessibilityHint("save the entry")
    }

    private var savedToast: some View {
        Label("Saved", systemImage: "checkmark")
            .padding()
            .background(.thinMaterial, in: Capsule())
            .transition(.move(edge: .top))
    }
}
