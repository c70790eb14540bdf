import SwiftUI

struct AvatarView: View {
	let member: Member
	var size: CGFloat = 40

	var body: some View {
		AsyncImage(url: member.avatarURL) { image in
			image.resizable().scaledToFill()
		} placeholder: {
			initials
		}
		.frame(width: size, height: size)
		.clipShape(Circle())
	}

	private var initials: some View {
		Circle()
			.fill(DS.Colors.fog)
			.overlay(Text(member.initials).font(.system(size: size * 0.4)))
	}
}

/// A row of up to five faces, then “+3”.
struct AvatarStack: View {
	let members: [Member]

	private var hiddenCount: Int { max(members.count - 5, 0) }

	var body: some View {
		HStack(spacing: -10) {
			ForEach(members.prefix(5)) { member in
				AvatarView(member: member, size: 32)
					.overlay(Circle().stroke(.background, lineWidth: 2))
			}
			if hiddenCount > 0 {
				Text("+\(hiddenCount)")
					.font(.caption)
			}
		}
		.accessibilityElement(children: .ignore)
		.accessibilityLabel("\(members.count) hikers")
	}
}

struct MemberHeader: View {
	let member: Member
	let isFollowing: Bool
	var follow: () -> Void

	var body: some View {
		HStack(spacing: DS.Spacing.medium) {
			AvatarView(member: member, size: 72)
				.accessibilityHidden(true)
			VStack(alignment: .leading) {
				Text(member.displayName)
					.font(DS.Fonts.title)
				Text(member.handle)
					.font(.system(size: 15, weight: .medium, design: .rounded))
					.foregroundStyle(.secondary)
			}
			.accessibilityElement(children: .combine)
			Spacer()
			Button(action: follow, label: {
				Image(systemName: isFollowing ? "person.fill.checkmark" : "person.badge.plus")
					.frame(width: 30, height: 30)
			})
			.accessibilityLabel(isFollowing ? "Unfollow \(member.displayName)" : "Follow \(member.displayName)")
			.buttonStyle(.plain)
		}
	}
}
