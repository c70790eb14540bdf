extension Rule {
  /// The examples of `tap-gesture-missing-button-trait` about styles, which draw a control that is given
  /// to them.
  static let tapOfStyleExamples: [Example] = [
    .reported(
      "A label written here would be that of each toggle",
      """
      struct BoxStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            ZStack {
              RoundedRectangle(cornerRadius: 4).frame(width: 44, height: 44)
            }
            .onTapGesture { configuration.isOn.toggle() }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
            configuration.label
          }
        }
      }
      """,
      fixed: [:]
    ),
    .reported(
      "A modifier that presents something when what it is applied to is tapped",
      """
      struct Enlarged: ViewModifier {
        @State private var isLarge = false

        func body(content: Content) -> some View {
          content
            .onTapGesture { isLarge = true }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
            .sheet(isPresented: $isLarge) { Text("Chart of the bay") }
        }
      }
      """
    ),
    .ignored(
      "A modifier that presents nothing when it is tapped",
      """
      struct Counted: ViewModifier {
        @State private var taps = 0

        func body(content: Content) -> some View {
          content.onTapGesture { taps = 0 }
        }
      }
      """
    ),
  ]
}
