import CurbcutModel

extension Rule {
  /// Screens without a bar.
  static let hiddenBarExamples: [Example] = [
    .ignored(
      "The first screen hides the bar",
      """
      struct Welcome: View {
        let path: [Int]

        var body: some View {
          NavigationStack {
            Start().navigationDestination(for: Int.self) { step in
              Text("Step \\(step)").navigationTitle("Step")
            }
          }
        }
      }

      struct Start: View {
        var body: some View {
          VStack {
            Text("Lakes and summits")
            NavigationLink("Begin", value: 1)
          }
          .navigationBarHidden(true)
        }
      }
      """
    ),
    .ignored(
      "A screen of the project that is called like a view of the system",
      """
      struct Shop: View {
        let tent: Tent

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Tent", destination: ProductView(tent: tent))
            }
            .navigationTitle("Shop")
          }
        }
      }

      struct ProductView: View {
        let tent: Tent

        var body: some View {
          Text(tent.name).navigationTitle("Tent")
        }
      }
      """
    ),
  ]
}
