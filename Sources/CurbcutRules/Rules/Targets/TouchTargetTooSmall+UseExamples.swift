import CurbcutModel

extension Rule {
  /// Sizes that a style is handed.
  static let touchTargetUseExamples: [Example] = [
    .reported(
      "As large as a constant says, where a use leaves the size out",
      """
      enum Metric {
        static let hit: CGFloat = 15
      }

      struct InfoButton: View {
        let topic: String
        var side: CGFloat = Metric.hit
        let show: () -> Void

        var body: some View {
          Button(action: show) {
            Image(systemName: "info.circle")
              .frame(width: side, height: side)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 15×15 pt; 44×44 pt is recommended
          }
          .buttonStyle(.plain)
          .accessibilityLabel("About \\(topic)")
        }
      }

      struct Fee: View {
        let explain: () -> Void

        var body: some View {
          HStack {
            Text("Transfer fee")
            InfoButton(topic: "the transfer fee", show: explain)
          }
        }
      }
      """
    ),
    .ignored(
      "All uses say another size",
      """
      struct InfoButton: View {
        let topic: String
        var side: CGFloat = 15
        let show: () -> Void

        var body: some View {
          Button(action: show) {
            Image(systemName: "info.circle")
              .frame(width: side, height: side)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("About \\(topic)")
        }
      }

      struct Fee: View {
        let explain: () -> Void

        var body: some View {
          HStack {
            Text("Transfer fee")
            InfoButton(topic: "the transfer fee", side: 48, show: explain)
          }
        }
      }
      """
    ),
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
    ),
  ]
}
