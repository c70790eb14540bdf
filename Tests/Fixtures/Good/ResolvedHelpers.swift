import SwiftUI
import VoiceKit

/// Names and traits that stand somewhere else than in the chain.
struct ContactScreen: View {
  let contact: Contact
  @State private var isMuted = false

  private static let callTitle = "Call"
  private let videoTitle: LocalizedStringKey = "Video call"

  private enum Glyph: String {
    case call = "phone"
    case video = "video"
  }

  var body: some View {
    VStack {
      avatar
      banner.spoken("Mountains behind a lake")
      Text(contact.name).screenHeading()
      Text("Numbers").modifier(Heading())
      Text(contact.number)

      Button(action: call) { glyph(.call) }
        .accessibilityLabel(Self.callTitle)
      iconButton(videoTitle, glyph: .video, action: call)
      RoundButton(title: "Message", symbol: "message", action: call)
      Button(action: call) { VendorBadge(contact.id) }
      Image("seal").vkAccess(name: contact.name)
      Toggle(isOn: $isMuted) { muteLabel }
      VStack { Text(contact.note) }
        .asButton { call() }
    }
  }

  private var avatar: some View {
    Image(contact.photo)
      .resizable()
      .clipShape(Circle())
      .accessibilityLabel("Photo of \(contact.name)")
  }

  private var banner: some View {
    Image("banner_alps").resizable()
  }

  private var muteLabel: some View {
    Label("Mute", systemImage: "speaker.slash")
  }

  @ViewBuilder
  private func glyph(_ glyph: Glyph) -> some View {
    Image(systemName: glyph.rawValue)
  }

  private func iconButton(
    _ title: LocalizedStringKey, glyph: Glyph, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: glyph.rawValue)
    }
    .accessibilityLabel(title)
  }

  private func call() {}
}

struct RoundButton: View {
  let title: LocalizedStringKey
  let symbol: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .frame(minWidth: 44, minHeight: 44)
        .background(.tint, in: Circle())
    }
    .accessibilityLabel(title)
  }
}

struct Heading: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.title2)
      .accessibilityAddTraits(.isHeader)
  }
}

extension View {
  func spoken(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(label)
  }

  func screenHeading() -> some View {
    self
      .font(.largeTitle)
      .accessibilityAddTraits(.isHeader)
  }

  func asButton(_ action: @escaping () -> Void) -> some View {
    onTapGesture(perform: action)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction(.default, action)
  }
}

struct Contact {
  var id: Int
  var name, number, photo, note: String
}

extension View {
  fileprivate func darkNote() -> some View {
    foregroundColor(Color(red: 0.1, green: 0.1, blue: 0.1)).padding(4)
  }
}

struct ShelfNote: View {
  let discard: () -> Void

  var body: some View {
    VStack {
      Text("Read twice").darkNote()
      Button(action: discard, label: discardLabel)
    }
  }

  private func discardLabel() -> some View {
    Label("Discard", image: "discard")
  }
}
