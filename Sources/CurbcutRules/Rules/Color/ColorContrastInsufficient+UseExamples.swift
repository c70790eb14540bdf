import CurbcutModel

extension Rule {
  /// Colors that a style is handed.
  static let colorContrastUseExamples: [Example] = [
    .reported(
      "A style of the project draws the label in the colors that it is handed",
      """
      struct TagStyle: LabelStyle {
        let text: Color
        let fill: Color

        func makeBody(configuration: Configuration) -> some View {
          configuration.title
            .foregroundStyle(text)
            .padding(4)
            .background(fill, in: Capsule())
        }
      }

      struct Parcel: View {
        var body: some View {
          VStack {
            Label("Delayed", systemImage: "clock")
              .labelStyle(TagStyle(text: .white, fill: Color(red: 0.98, green: 0.75, blue: 0.18)))
                                       //^^^^^^ In `TagStyle`: Contrast ratio of `.white` on `Color(red: 0.98, green: 0.75, blue: 0.18)` is 1.67:1; 4.5:1 is required
            Label("Delivered", systemImage: "checkmark")
              .labelStyle(TagStyle(text: .black, fill: Color(red: 0.98, green: 0.75, blue: 0.18)))
          }
        }
      }
      """,
      fixed: [
        "Use `Color(red: 0.59, green: 0.42, blue: 0.01)` as the background": """
        struct TagStyle: LabelStyle {
          let text: Color
          let fill: Color

          func makeBody(configuration: Configuration) -> some View {
            configuration.title
              .foregroundStyle(text)
              .padding(4)
              .background(fill, in: Capsule())
          }
        }

        struct Parcel: View {
          var body: some View {
            VStack {
              Label("Delayed", systemImage: "clock")
                .labelStyle(TagStyle(text: .white, fill: Color(red: 0.59, green: 0.42, blue: 0.01)))
              Label("Delivered", systemImage: "checkmark")
                .labelStyle(TagStyle(text: .black, fill: Color(red: 0.98, green: 0.75, blue: 0.18)))
            }
          }
        }
        """,
        "Use `Color(white: 0.33)`": """
        struct TagStyle: LabelStyle {
          let text: Color
          let fill: Color

          func makeBody(configuration: Configuration) -> some View {
            configuration.title
              .foregroundStyle(text)
              .padding(4)
              .background(fill, in: Capsule())
          }
        }

        struct Parcel: View {
          var body: some View {
            VStack {
              Label("Delayed", systemImage: "clock")
                .labelStyle(TagStyle(text: Color(white: 0.33), fill: Color(red: 0.98, green: 0.75, blue: 0.18)))
              Label("Delivered", systemImage: "checkmark")
                .labelStyle(TagStyle(text: .black, fill: Color(red: 0.98, green: 0.75, blue: 0.18)))
            }
          }
        }
        """,
      ]
    )
  ]
}
