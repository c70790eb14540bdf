import SwiftUI

struct TrailDetailView: View {
    let trail: Trail

    @Environment(TrailStore.self) private var store
    @Environment(\.openURL) private var openURL
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var reviews: [Review] = []
    @State private var isReviewing = false
    @State private var showsWholeSummary = false
    @AccessibilityFocusState private var isReviewButtonFocused: Bool

    private var isFavorite: Bool {
        store.trails.first { $0.id == trail.id }?.isFavorite ?? false
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: DS.Spacing.large) {
                hero
                overview
                facts
                profile
                reviewSection
                links
            }
            .padding()
        }
        .navigationTitle(trail.name)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button {
                    store.toggleFavorite(trail)
                } label: {
                    Label(
                        isFavorite ? "Remove from favorites" : "Add to favorites",
                        systemImage: isFavorite ? "heart.fill" : "heart"
                    )
                }
                ShareLink(item: trail.name)
            }
        }
        .sheet(isPresented: $isReviewing, onDismiss: { isReviewButtonFocused = true }) {
            ReviewSheet(trail: trail)
        }
        .task { reviews = await store.reviews(of: trail) }
    }

    private var hero: some View {
        AsyncImage(url: trail.photoURL) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            DS.Colors.fog
        }
        .frame(maxWidth: .infinity)
        .frame(height: 240)
        .clipShape(RoundedRectangle(cornerRadius: DS.Radius.card))
        .accessibilityElement()
        .accessibilityLabel("Photo of \(trail.name)")
        .accessibilityAddTraits(.isImage)
    }

    private var overview: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.small) {
            Text("Overview")
                .sectionTitle()
            Text(trail.summary)
                .lineLimit(showsWholeSummary ? nil : 4)
            Button(showsWholeSummary ? "Show less" : "Show more") {
                withAnimation(reduceMotion ? nil : .snappy) {
                    showsWholeSummary.toggle()
                }
            }
            ConditionLine(conditions: trail.conditions)
        }
    }

    private var facts: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: DS.Spacing.large) { factItems }
            VStack(alignment: .leading, spacing: DS.Spacing.small) { factItems }
        }
        .card()
    }

    @ViewBuilder
    private var factItems: some View {
        fact("Length", trail.formattedLength)
        fact("Ascent", trail.formattedAscent)
        fact("Time", trail.formattedDuration)
    }

    private func fact(_ title: LocalizedStringKey, _ value: String) -> some View {
        VStack(alignment: .leading) {
            Text(title)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Text(value)
                .font(DS.Fonts.figure)
        }
        .accessibilityElement(children: .combine)
    }

    private var profile: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.small) {
            Text("Elevation")
                .sectionTitle()
            DescribedElevationChart(trail: trail)
        }
    }

    private var reviewSection: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.medium) {
            Text("Reviews")
                .sectionTitle()
            Text("\(trail.reviewCount) reviews")
                .font(.title3)
            ForEach(reviews) { review in
                ReviewRow(review: review)
            }
            Button("Write a review") { isReviewing = true }
                .buttonStyle(.primary)
                .accessibilityFocused($isReviewButtonFocused)
        }
    }

    private var links: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.small) {
            Text("More")
                .sectionTitle()
            if let url = URL(string: "https://trailhead.example/safety") {
                Link("How we grade trails", destination: url)
                Link(destination: url) {
                    Image(systemName: "questionmark.circle")
                }
                Button("Learn more") {
                    openURL(url)
                }
            }
        }
    }
}

/// A review. The text is long, so name, stars and date come first, as one stop.
struct ReviewRow: View {
    let review: Review

    var body: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.xSmall) {
            HStack {
                AvatarView(member: review.author, size: 28)
                    .accessibilityHidden(true)
                Text(review.author.displayName)
                    .font(.headline)
                Spacer()
                Text(review.date, style: .date)
                    .font(.footnote)
            }
            .spokenAs(
                Text("\(review.author.displayName), \(review.stars) of 5 stars"),
                value: Text(review.date, style: .date)
            )
            Text(review.text)
        }
        .accessibilityElement(children: .contain)
    }
}

struct ReviewSheet: View {
    let trail: Trail

    @Environment(\.dismiss) private var dismiss
    @State private var stars = 0
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("Your rating") {
                    RatingPicker(rating: $stars)
                }
                Section("Your review") {
                    TextEditor(text: $text)
                        .frame(minHeight: 120)
                }
            }
            .navigationTitle("Review \(trail.name)")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") { dismiss() }
                        .disabled(stars == 0)
                }
            }
        }
    }
}

#Preview {
    NavigationStack {
        TrailDetailView(trail: Trail.samples[0])
    }
    .environment(TrailStore.preview)
}
