import SwiftUI

/// What a style adds by itself is its own responsibility.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 15, weight: .semibold))
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      .background(.tint, in: Capsule())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .accessibilityHidden(true)
      configuration.label
        .font(.custom("Inter", fixedSize: 16))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ custom-font-fixed-size
    }
    .onTapGesture { configuration.isOn.toggle() }
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait
  }
}

struct WarningLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
        .accessibility(addTraits: .isStaticText)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
    }
  }
}

struct Watermark: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
      Text("Draft")
        .font(.system(size: 11))
//       ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
    }
  }
}

struct StyledControls: View {
  @State private var isRepeating = false

  var body: some View {
    VStack {
      Button(action: { isRepeating = true }) { Image("icon_play") }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
        .buttonStyle(PillButtonStyle())
      Toggle("", isOn: $isRepeating)
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
        .toggleStyle(CheckboxStyle())
    }
  }
}
