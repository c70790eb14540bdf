extension Rule {
  /// What `color-contrast-insufficient` does not report.
  static let colorContrastIgnoredExamples: [Example] = [
    .ignored(
      "A symbol among words, and an asterisk, that are colored",
      """
      struct Screen: View {
        let price: String

        var body: some View {
          Text(price) + Text(Image(systemName: "star.fill")).foregroundColor(.yellow)
          Text(price) + Text(" *").foregroundColor(Color(white: 0.7))
        }
      }
      """
    ),
    .ignored(
      "Large text, and bold text",
      """
      struct Screen: View {
        var body: some View {
          Button("Sale") {}.font(.title).foregroundStyle(.white).background(.blue)
          Text("Buy").bold().foregroundStyle(.white).background(.blue)
        }
      }
      """
    ),
    .ignored(
      "A digit in no color that only holds the place of others",
      """
      struct Key: View {
        var body: some View {
          ZStack {
            Text("0").foregroundStyle(.clear).accessibilityHidden(true)
            Text("9")
          }
        }
      }
      """
    ),
    .ignored(
      "The background is not known",
      """
      struct Screen: View {
        var body: some View {
          Text("Sea").foregroundStyle(.white).background(.ultraThinMaterial)
          Text("Sky").foregroundStyle(.white).background(Color("Sky"))
          Text("Sand").foregroundStyle(.white).background(Image(decorative: "Sand"))
        }
      }
      """
    ),
    .ignored(
      "On an image",
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Image(decorative: "Beach")
            Text("Summer").foregroundStyle(.yellow)
          }
        }
      }
      """
    ),
    .ignored(
      "A disabled control",
      """
      struct Screen: View {
        let isValid: Bool
        let buy: () -> Void

        var body: some View {
          Button("Buy") { buy() }
            .foregroundStyle(.white)
            .background(isValid ? .black : .gray)
            .disabled(!isValid)
        }
      }
      """
    ),
    .ignored(
      "The text color changes with the background",
      """
      struct Screen: View {
        let isOpen: Bool

        var body: some View {
          Text(isOpen ? "Open" : "Closed")
            .foregroundStyle(isOpen ? .white : .black)
            .background(isOpen ? .black : .yellow)
        }
      }
      """
    ),
    .ignored(
      "A color for each appearance",
      """
      struct Screen: View {
        @Environment(\\.colorScheme) private var scheme

        var body: some View {
          Text("Paper").foregroundStyle(scheme == .dark ? .white : .black)
        }
      }
      """
    ),
    .ignored(
      "On a watch, where it is always dark",
      """
      import SwiftUI
      import WatchKit

      struct Complication: View {
        var body: some View {
          Text("12:30").foregroundStyle(.secondary).background(.black)
        }
      }
      """
    ),
    .ignored(
      "The system's own pairs of colors",
      """
      struct Screen: View {
        var body: some View {
          Button("Later") {}.buttonStyle(.borderedProminent).tint(.blue)
          Text("Soon").foregroundStyle(Color(.tertiaryLabel)).background(Color(.secondarySystemBackground))
        }
      }
      """
    ),
    .ignored(
      "It is disabled, or hidden from everybody",
      """
      struct Screen: View {
        var body: some View {
          Text("Sold out").foregroundStyle(.white).background(.yellow).disabled(true)
          Text("★ ★ ★ a").foregroundStyle(.white).background(.yellow).opacity(0)
        }
      }
      """
    ),
    .ignored(
      "White text that the system draws on its own color",
      """
      struct Screen: View {
        var body: some View {
          Button("Later") {}.buttonStyle(.borderedProminent).tint(.red)
        }
      }
      """
    ),
    .ignored(
      "The default text color on a color that fails in one appearance only",
      """
      struct Screen: View {
        var body: some View {
          Text("Note").tint(.blue).background(.yellow)
        }
      }
      """
    ),
    .ignored(
      "A control that the system colors",
      """
      struct Screen: View {
        let stop: () -> Void

        var body: some View {
          Button("Stop", role: .destructive) { stop() }
          Button("Go") { stop() }
        }
      }
      """
    ),
    .ignored(
      "White text, so that the background must be another than the system's",
      """
      struct Screen: View {
        var body: some View {
          Text("Snow").foregroundStyle(.white)
        }
      }
      """
    ),
    .ignored(
      "A bullet is not text to read",
      """
      struct Screen: View {
        var body: some View {
          Text("•").foregroundStyle(.yellow)
        }
      }
      """
    ),
    .ignored(
      "Text with a shadow, over an unknown background",
      """
      struct Screen: View {
        var body: some View {
          Text("Summer").foregroundStyle(.yellow).shadow(radius: 2)
        }
      }
      """
    ),
    .ignored(
      "The selected state has colors of its own",
      """
      struct Screen: View {
        let isSelected: Bool

        var body: some View {
          Text("All")
            .foregroundStyle(isSelected ? .white : .black)
            .background(isSelected ? .black : .clear)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      """
    ),
    .ignored(
      "Always on a dark background",
      """
      struct Screen: View {
        var body: some View {
          Text("Film").foregroundStyle(.yellow).preferredColorScheme(.dark)
        }
      }
      """
    ),
    .ignored(
      "A label of which only the symbol is shown",
      """
      struct Mooring: View {
        var body: some View {
          List {
            Label("Not moored", systemImage: "xmark.circle.fill")
              .labelStyle(.iconOnly)
              .foregroundStyle(.red)
          }
        }
      }
      """
    ),
    .ignored(
      "A style of the system, which an extension of `Color` does not stand for",
      """
      extension Color {
        static let secondary = Color(white: 0.7)
      }

      struct Draft: View {
        var body: some View {
          Text("Saved as a draft").foregroundStyle(.secondary)
        }
      }
      """
    ),
    .reported(
      "A color of that name, where a color is asked for",
      """
      extension Color {
        static let secondary = Color(white: 0.7)
      }

      struct Draft: View {
        var body: some View {
          Text("Saved as a draft").foregroundColor(.secondary)
                                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.secondary` on the system background is 2.11:1; 4.5:1 is required
        }
      }
      """
    ),
  ]
}
