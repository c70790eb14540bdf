import CoreLocation
import SwiftUI

struct Trail: Identifiable, Hashable {
    let id: UUID
    var name: String
    var region: String
    var summary: String
    var lengthInMeters: Double
    var ascentInMeters: Double
    var duration: Duration
    var difficulty: Difficulty
    var rating: Double
    var reviewCount: Int
    var photoURL: URL?
    var galleryURLs: [URL]
    var elevations: [Double]
    var coordinate: CLLocationCoordinate2D
    var isFavorite: Bool
    var conditions: Conditions

    static func == (lhs: Trail, rhs: Trail) -> Bool { lhs.id == rhs.id && lhs.isFavorite == rhs.isFavorite }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Trail {
    var formattedLength: String {
        Measurement(value: lengthInMeters, unit: UnitLength.meters)
            .formatted(.measurement(width: .abbreviated, usage: .road))
    }

    var formattedAscent: String {
        Measurement(value: ascentInMeters, unit: UnitLength.meters)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided))
    }

    var formattedDuration: String {
        duration.formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
    }

    /// What VoiceOver says for a whole row: “Eagle Ridge, 12 km, moderate”.
    var spokenSummary: String {
        [name, spokenLength, difficulty.name].joined(separator: ", ")
    }

    var spokenLength: String {
        Measurement(value: lengthInMeters, unit: UnitLength.meters)
            .formatted(.measurement(width: .wide, usage: .road))
    }
}

enum Difficulty: String, CaseIterable, Identifiable, Codable {
    case easy, moderate, hard, expert

    var id: Self { self }

    var name: String {
        switch self {
        case .easy: String(localized: "Easy")
        case .moderate: String(localized: "Moderate")
        case .hard: String(localized: "Hard")
        case .expert: String(localized: "Experts only")
        }
    }

    var tint: Color {
        switch self {
        case .easy: .green
        case .moderate: .yellow
        case .hard: .orange
        case .expert: .red
        }
    }

    var symbolName: String {
        switch self {
        case .easy: "circle.fill"
        case .moderate: "square.fill"
        case .hard: "diamond.fill"
        case .expert: "exclamationmark.triangle.fill"
        }
    }
}

struct Conditions: Hashable {
    var isOpen: Bool
    var snowLineInMeters: Int?
    var note: String?
    var updatedAt: Date
}

struct Review: Identifiable, Hashable {
    let id: UUID
    var author: Member
    var stars: Int
    var text: String
    var date: Date
    var helpfulCount: Int
}

struct Member: Identifiable, Hashable {
    let id: UUID
    var displayName: String
    var handle: String
    var avatarURL: URL?
    var hikedMeters: Double
    var yearlyGoalInMeters: Double
    var badges: [Badge]

    var initials: String {
        displayName.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }

    var goalProgress: Double {
        guard yearlyGoalInMeters > 0 else { return 0 }
        return min(hikedMeters / yearlyGoalInMeters, 1)
    }
}

struct Badge: Identifiable, Hashable {
    let id: String
    var title: String
    var artwork: String
    var earnedAt: Date?
}

struct JournalEntry: Identifiable, Hashable {
    let id: UUID
    var title: String
    var trailName: String
    var date: Date
    var mood: Int
    var effort: Double
    var companions: Int
    var notes: String
    var isDraft: Bool
    var isShared: Bool
    var inkColor: Color
}
