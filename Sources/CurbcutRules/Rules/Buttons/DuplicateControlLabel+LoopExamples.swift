import CurbcutModel

extension Rule {
  /// Controls of a loop, whose cases have names of their own.
  static let duplicateControlLoopExamples: [Example] = [
    .reported(
      "Two cases of a loop have the same name",
      """
      enum Step: Int, CaseIterable {
        case back = -1
        case forward = 1

        var symbol: String { self == .back ? "chevron.left" : "chevron.right" }

        var name: String {
          switch self {
          case .back: "Change month"
          case .forward: "Change month"
          }
        }
      }

      struct Months: View {
        @Binding var month: Int

        var body: some View {
          HStack {
            ForEach(Step.allCases, id: \\.self) { step in
              Button {
            //^^^^^^^^ "Change month" is also the name of another control on this screen that does something else
                month += step.rawValue
              } label: {
                Image(systemName: step.symbol).frame(width: 44, height: 44)
              }
              .accessibilityLabel(step.name)
            }
          }
        }
      }
      """
    )
  ]
}
