import SwiftUI

/// What is hidden behind helpers is still what people get.
struct ContactScreen: View {
  let contact: Contact
  @State private var isMuted = false

  private enum Glyph: String {
    case call = "phone"
  }

  var body: some View {
    VStack {
      avatar
      Text(contact.name).screenTitle()
//    ^^^^^^^^^^^^^^^^^^ heading-trait-missing
      Button(action: call) { glyph(.call) }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      Button(action: call) {
//    ^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
        roundIcon
      }
      Toggle(isOn: $isMuted) { muteIcon }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
      NavigationLink(value: contact.id) { CallGlyph() }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-link-missing-label
      Text(contact.note).legalNote()
//                       ^^^^^^^^^^^ fixed-font-size
    }
  }

  private var avatar: some View {
    Image("avatar_placeholder")
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-missing-label
      .resizable()
      .clipShape(Circle())
  }

  private var roundIcon: some View {
    Image("icon_round")
      .padding()
  }

  private var muteIcon: some View {
    Image(systemName: "speaker.slash")
  }

  private func glyph(_ glyph: Glyph) -> some View {
    Image(systemName: glyph.rawValue)
  }

  private func call() {}
}

struct CallGlyph: View {
  var body: some View {
    ZStack {
      Circle().fill(.tint)
      RoundedRectangle(cornerRadius: 4).fill(.white)
    }
  }
}

extension View {
  func screenTitle() -> some View {
    font(.largeTitle)
  }

  func legalNote() -> some View {
    font(.system(size: 12))
//  ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
  }
}

struct Contact {
  var id: Int
  var name, note: String
}

extension View {
  fileprivate func paleNote() -> some View {
    foregroundColor(Color(red: 0.8, green: 0.8, blue: 0.8)).padding(4)
  }
}

struct ShelfNote: View {
  let discard: () -> Void

  var body: some View {
    VStack {
      Text("Read twice").paleNote()
//                       ^^^^^^^^^^ color-contrast-insufficient
      Button(action: discard, label: discardIcon)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
    }
  }

  private func discardIcon() -> some View {
    Image("discard")
  }
}
