import Foundation
import Observation
import SwiftUI

/// Everything the screens read. Talks to the service and keeps the last answer.
@MainActor
@Observable
final class TrailStore {
    private(set) var trails: [Trail] = []
    private(set) var isLoading = false
    var entries: [JournalEntry] = []
    var downloads: [OfflineRegion] = OfflineRegion.samples
    var banner: String?
    var lastError: String?

    @ObservationIgnored private let service: TrailService

    init(service: TrailService = .live) {
        self.service = service
    }

    var drafts: [JournalEntry] { entries.filter(\.isDraft) }
    var favorites: [Trail] { trails.filter(\.isFavorite) }

    func refresh() async {
        isLoading = true
        defer { isLoading = false }
        do {
            trails = try await service.trails()
            banner = String(localized: "Everything is up to date")
        } catch is CancellationError {
            return
        } catch {
            lastError = error.localizedDescription
        }
    }

    func toggleFavorite(_ trail: Trail) {
        guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
        trails[index].isFavorite.toggle()
    }

    func reviews(of trail: Trail) async -> [Review] {
        (try? await service.reviews(trail.id)) ?? []
    }

    func save(_ entry: JournalEntry) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) {
            entries[index] = entry
        } else {
            entries.insert(entry, at: 0)
        }
    }

    func delete(at offsets: IndexSet) {
        entries.remove(atOffsets: offsets)
    }

    func download(_ region: OfflineRegion) {
        guard let index = downloads.firstIndex(of: region) else { return }
        downloads[index].state = .downloading(progress: 0)
    }
}

extension TrailStore {
    static var preview: TrailStore {
        let store = TrailStore(service: .stub)
        store.trails = Trail.samples
        return store
    }
}

struct OfflineRegion: Identifiable, Hashable {
    enum State: Hashable {
        case available
        case downloading(progress: Double)
        case installed
        case outdated
    }

    let id: String
    var name: String
    var sizeInBytes: Int64
    var state: State

    static let samples = [
        OfflineRegion(id: "alps-east", name: "Eastern Alps", sizeInBytes: 412_000_000, state: .installed),
        OfflineRegion(id: "alps-west", name: "Western Alps", sizeInBytes: 530_000_000, state: .available),
        OfflineRegion(id: "tatra", name: "High Tatras", sizeInBytes: 96_000_000, state: .outdated),
    ]
}

/// The two calls we need, as values, so that previews run without a network.
struct TrailService: Sendable {
    var trails: @Sendable () async throws -> [Trail]
    var reviews: @Sendable (Trail.ID) async throws -> [Review]

    static let live = TrailService(
        trails: { Trail.samples },
        reviews: { _ in Review.samples }
    )

    static let stub = TrailService(trails: { [] }, reviews: { _ in [] })
}

enum MapTiles {
    static func configure(cacheLimit: Int) {
        URLCache.shared.diskCapacity = cacheLimit
    }
}

@MainActor
final class SessionModel: ObservableObject {
    @Published var member: Member?
    @Published var isWorking = false
    @Published var errorMessage: String?

    var isSignedIn: Bool { member != nil }

    func signIn(email: String, password: String) async {
        isWorking = true
        defer { isWorking = false }
        guard email.contains("@"), password.count >= 8 else {
            errorMessage = String(localized: "Check your email address and password.")
            return
        }
        member = .sample
    }

    func signOut() {
        member = nil
    }

    static var preview: SessionModel {
        let session = SessionModel()
        session.member = .sample
        return session
    }
}
