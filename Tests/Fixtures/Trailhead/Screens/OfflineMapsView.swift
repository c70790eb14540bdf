import SwiftUI

/// Regions that can be kept on the phone.
struct OfflineMapsView: View {
    @Environment(TrailStore.self) private var store
    @State private var isConfirmingRemoval = false

    private var usedBytes: Int64 {
        store.downloads.filter { $0.state == .installed }.map(\.sizeInBytes).reduce(0, +)
    }

    var body: some View {
        List {
            Section {
                storageMeter
            }

            Section {
                ForEach(store.downloads) { region in
                    OfflineRegionRow(region: region) { store.download(region) }
                }
            } header: {
                Text("Regions")
                    .font(.system(size: 12, weight: .semibold))
            }

            // curbcut:disable:next image-missing-label - only a texture under the list
            Image("contour_lines")
                .resizable()
                .listRowInsets(EdgeInsets())

            // curbcut:disable:next fixed-font-size - the size follows the map legend
            Text("Maps © OpenStreetMap contributors")
                .font(.footnote)
        }
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Button {
                    isConfirmingRemoval = true
                } label: {
                    Image(systemName: "trash")
                }
                .help("Remove all maps")
            }
        }
        .alert("Remove all maps?", isPresented: $isConfirmingRemoval) {
            Button("Remove", role: .destructive) { store.downloads.removeAll() }
            Button("Cancel", role: .cancel) {}
        }
    }

    private var storageMeter: some View {
        VStack(alignment: .leading) {
            ProgressView(value: Double(usedBytes), total: 2_000_000_000)
            Text("\(usedBytes.formatted(.byteCount(style: .file))) of 2 GB used")
                .font(.caption)
        }
    }
}

private struct OfflineRegionRow: View {
    let region: OfflineRegion
    var download: () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(region.name)
                Text(region.sizeInBytes.formatted(.byteCount(style: .file)))
                    .font(.caption)
                    .foregroundStyle(Color.gray)
            }
            Spacer()
            status
        }
    }

    @ViewBuilder
    private var status: some View {
        switch region.state {
        case .available:
            Button(action: download) {
                Image(systemName: "arrow.down.circle")
                    .font(.title3)
            }
            .buttonStyle(.borderless)
        case .downloading(let progress):
            ProgressView(value: progress)
                .progressViewStyle(.circular)
                .accessibilityLabel("Downloading \(region.name)")
        case .installed:
            Image(systemName: "checkmark.circle.fill")
                .foregroundStyle(.green)
                .accessibilityLabel("Installed")
        case .outdated:
            Button("Update", action: download)
                .buttonStyle(.bordered)
                .accessibilityLabel("Update \(region.name)")
        }
    }
}

#Preview {
    OfflineMapsView()
        .environment(TrailStore.preview)
}
