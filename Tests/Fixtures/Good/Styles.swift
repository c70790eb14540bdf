import SwiftUI

/// Styles see `configuration.label`: whoever uses the style brings the words.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      .background(.tint, in: Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct CardToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) {
      configuration.label
    }
    .toggleStyle(.switch)
    .padding()
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(configuration.isOn ? "box_checked" : "box_empty")
      }
    }
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

struct TileLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 8)
      configuration.label
    }
  }
}

struct InsetGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
    .padding()
  }
}

struct BorderedContent: ViewModifier {
  var isProminent = false

  func body(content: Content) -> some View {
    content
      .padding(8)
      .overlay {
        RoundedRectangle(cornerRadius: 8).stroke(.tertiary)
      }
  }
}

struct StyledControls: View {
  @State private var isRepeating = false

  var body: some View {
    VStack {
      Button("Play") { isRepeating = true }
        .buttonStyle(PillButtonStyle())
      Toggle("Repeat", isOn: $isRepeating)
        .toggleStyle(CheckboxStyle())
      Label("Playlists", systemImage: "music.note.list")
        .labelStyle(TileLabelStyle())
      Text("Up next")
        .modifier(BorderedContent())
    }
  }
}
