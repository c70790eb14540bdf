import CoreLocation
import SwiftUI

extension Trail {
    static let samples: [Trail] = [
        Trail(
            id: UUID(),
            name: "Eagle Ridge",
            region: "Karwendel",
            summary: "A long ridge walk with a short roped section below the summit. Start early: the last bus leaves at five.",
            lengthInMeters: 12_400,
            ascentInMeters: 870,
            duration: .seconds(5 * 3600 + 20 * 60),
            difficulty: .hard,
            rating: 4.6,
            reviewCount: 218,
            photoURL: URL(string: "https://images.trailhead.example/eagle-ridge.jpg"),
            galleryURLs: [],
            elevations: [812, 905, 1_020, 1_210, 1_380, 1_540, 1_682, 1_610, 1_390, 1_100, 840],
            coordinate: CLLocationCoordinate2D(latitude: 47.389, longitude: 11.431),
            isFavorite: true,
            conditions: Conditions(isOpen: true, snowLineInMeters: 1_900, note: nil, updatedAt: .now)
        ),
        Trail(
            id: UUID(),
            name: "Lac Bleu",
            region: "Haute-Savoie",
            summary: "Une balade facile au bord de l’eau, idéale avec des enfants. 🌲",
            lengthInMeters: 4_100,
            ascentInMeters: 90,
            duration: .seconds(75 * 60),
            difficulty: .easy,
            rating: 4.1,
            reviewCount: 64,
            photoURL: nil,
            galleryURLs: [],
            elevations: [1_020, 1_025, 1_050, 1_062, 1_048, 1_022],
            coordinate: CLLocationCoordinate2D(latitude: 45.981, longitude: 6.861),
            isFavorite: false,
            conditions: Conditions(isOpen: false, snowLineInMeters: nil, note: "Pont fermé", updatedAt: .now)
        ),
    ]
}

extension Member {
    static let sample = Member(
        id: UUID(),
        displayName: "Jonas Weiß",
        handle: "@jonas",
        avatarURL: nil,
        hikedMeters: 284_000,
        yearlyGoalInMeters: 500_000,
        badges: [
            Badge(id: "first", title: "First summit", artwork: "badge_summit", earnedAt: .now),
            Badge(id: "dawn", title: "Before dawn", artwork: "badge_dawn", earnedAt: nil),
            Badge(id: "winter", title: "Snow legs ❄️", artwork: "badge_winter", earnedAt: .now),
        ]
    )
}

extension Review {
    static let samples = [
        Review(
            id: UUID(),
            author: .sample,
            stars: 5,
            text: "Clear path, great hut, friendly marmots.",
            date: .now,
            helpfulCount: 12
        )
    ]
}
