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
    )
  ]
}
