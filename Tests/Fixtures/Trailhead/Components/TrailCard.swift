import SwiftUI

/// The card on the Discover screen and in search results.
struct TrailCard: View {
    let trail: Trail
    var onFavorite: () -> Void = {}

    var body: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.small) {
            ZStack(alignment: .topTrailing) {
                photo
                favoriteButton
            }

            Text(trail.name)
                .font(DS.Fonts.cardTitle)

            HStack {
                Text(trail.region)
                    .font(DS.Fonts.meta)
                    .foregroundStyle(.secondary)
                Spacer()
                RatingStars(rating: trail.rating)
            }

            TrailFacts(trail: trail)
        }
        .card()
    }

    private var photo: some View {
        AsyncImage(url: trail.photoURL) { phase in
            switch phase {
            case .success(let image):
                image
                    .resizable()
                    .scaledToFill()
            case .failure:
                Image("trail_placeholder")
                    .resizable()
            case .empty:
                DS.Colors.fog.shimmer()
            @unknown default:
                EmptyView()
            }
        }
        .frame(height: 160)
        .clipShape(RoundedRectangle(cornerRadius: DS.Radius.card))
    }

    private var favoriteButton: some View {
        Button(action: onFavorite) {
            Image(systemName: trail.isFavorite ? "heart.fill" : "heart")
                .font(.system(size: 18))
                .foregroundStyle(.white)
                .frame(width: 32, height: 32)
                .background(.black.opacity(0.35), in: Circle())
        }
        .padding(DS.Spacing.small)
    }
}

/// Length, ascent and time in one line.
struct TrailFacts: View {
    let trail: Trail

    var body: some View {
        HStack(spacing: DS.Spacing.medium) {
            Label(trail.formattedLength, systemImage: DS.Symbols.length)
            Label(trail.formattedAscent, systemImage: DS.Symbols.ascent)
            Label(trail.formattedDuration, systemImage: DS.Symbols.duration)
        }
        .labelStyle(.fact)
        .accessibilityElement(children: .combine)
    }
}

/// One line in lists: a thumbnail, two texts, the difficulty.
struct TrailRow: View {
    let trail: Trail

    var body: some View {
        HStack(spacing: DS.Spacing.medium) {
            Image(decorative: "thumb_\(trail.difficulty.rawValue)")
                .resizable()
                .frame(width: 56, height: 56)
                .clipShape(RoundedRectangle(cornerRadius: 8))

            VStack(alignment: .leading, spacing: DS.Spacing.xSmall) {
                Text(trail.name)
                    .font(.headline)
                Text(trail.formattedLength)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }

            Spacer()

            DifficultyBadge(difficulty: trail.difficulty)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(trail.spokenSummary)
    }
}

struct TrailCard_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(Trail.samples) { trail in
            TrailCard(trail: trail)
                .padding()
                .overlay {
                    Image("measure_grid")
                        .font(.system(size: 9))
                        .onTapGesture { print("grid") }
                }
        }
        .previewLayout(.sizeThatFits)
    }
}
