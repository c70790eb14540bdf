import SwiftUI

struct ProfileView: View {
    let member: Member

    @EnvironmentObject private var session: SessionModel
    @State private var isFollowing = false
    @State private var expandedBadge: Badge?
    @State private var showsBadges = true

    private let columns = [GridItem(.adaptive(minimum: 88))]

    var body: some View {
        NavigationStack {
            List {
                Section {
                    MemberHeader(member: member, isFollowing: isFollowing) {
                        isFollowing.toggle()
                    }
                }

                Section("This year") {
                    goal
                    LabeledContent("Hiked", value: "\(Int(member.hikedMeters / 1000)) km")
                    LabeledContent("Goal", value: "\(Int(member.yearlyGoalInMeters / 1000)) km")
                }

                Section {
                    if showsBadges {
                        badgeGrid
                    }
                } header: {
                    HStack {
                        Text("Badges")
                        Spacer()
                        Image(systemName: showsBadges ? "chevron.up" : "chevron.down")
                            .accessibility(label: Text(showsBadges ? "Collapse" : "Expand"))
                            .accessibility(addTraits: .isButton)
                            .onTapGesture { showsBadges.toggle() }
                    }
                }

                Section {
                    NavigationLink("Settings") { SettingsView() }
                    NavigationLink {
                        OfflineMapsView()
                    } label: {
                        HStack {
                            Image(systemName: "map")
                            Text("Offline maps")
                            Spacer()
                            Text("3")
                                .foregroundStyle(.secondary)
                        }
                    }
                    Button("Sign out", role: .destructive, action: session.signOut)
                }
            }
            .navigationTitle("Profile")
        }
        .overlay {
            if let badge = expandedBadge {
                BadgeDialog(badge: badge) { expandedBadge = nil }
            }
        }
    }

    private var goal: some View {
        HStack(spacing: DS.Spacing.medium) {
            ProgressRing(progress: member.goalProgress)
                .frame(width: 64, height: 64)
                .accessibilityElement()
                .accessibilityLabel("Yearly goal")
                .accessibilityValue(Text(member.goalProgress, format: .percent))
            Text("Keep going!")
        }
    }

    private var badgeGrid: some View {
        LazyVGrid(columns: columns, spacing: DS.Spacing.medium) {
            ForEach(member.badges) { badge in
                Button {
                    expandedBadge = badge
                } label: {
                    VStack {
                        Image(badge.artwork)
                            .resizable()
                            .scaledToFit()
                            .grayscale(badge.earnedAt == nil ? 1 : 0)
                        Text(badge.title)
                            .font(.caption)
                            .lineLimit(2)
                    }
                }
                .buttonStyle(.plain)
            }
        }
    }
}

/// Shows one badge large, above everything else.
struct BadgeDialog: View {
    let badge: Badge
    var close: () -> Void

    var body: some View {
        ZStack {
            Color.black.opacity(0.5)
                .ignoresSafeArea()
                .onTapGesture(perform: close)

            VStack(spacing: DS.Spacing.medium) {
                Image(badge.artwork)
                    .resizable()
                    .scaledToFit()
                    .frame(height: 160)
                Text(badge.title)
                    .font(.title2)
                if let date = badge.earnedAt {
                    Text("Earned \(date, style: .date)")
                }
                Button("", systemImage: "xmark.circle", action: close)
                    .font(.title)
            }
            .padding(DS.Spacing.large)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
            .padding()
        }
    }
}
