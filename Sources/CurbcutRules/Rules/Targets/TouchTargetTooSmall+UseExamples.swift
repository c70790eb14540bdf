import CurbcutModel

extension Rule {
  /// Sizes that a style is handed.
  static let touchTargetUseExamples: [Example] = [
    .reported(
      "A style of the project draws the label as large as it is told",
      """
      struct RoundIconStyle: ButtonStyle {
        var side: CGFloat = 48

        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .labelStyle(.iconOnly)
            .frame(width: side, height: side)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
        }
      }

      struct Photo: View {
        let close: () -> Void
        let info: () -> Void

        var body: some View {
          HStack {
            Button("Close", systemImage: "xmark", action: close)
              .buttonStyle(RoundIconStyle(side: 22))
                                              //^^ In `RoundIconStyle`: Touch target is 22×22 pt; 44×44 pt is recommended
            Button("Details", systemImage: "info", action: info)
              .buttonStyle(RoundIconStyle())
          }
        }
      }
      """
    )
  ]
}
