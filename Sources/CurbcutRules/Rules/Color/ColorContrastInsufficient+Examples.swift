extension Rule {
  /// The examples of `color-contrast-insufficient`.
  static let colorContrastExamples: [Example] = [
    .reported(
      "A color of UIKit, made one of SwiftUI by a property of the project",
      """
      enum Palette {
        static var mist = UIColor(white: 0.7, alpha: 1)
      }

      extension UIColor {
        var color: Color { Color(self) }
      }

      extension Color {
        static var mist = Palette.mist.color
      }

      struct Screen: View {
        let price: String

        var body: some View {
          Text(price).foregroundStyle(Color.mist)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color.mist` on the system background is 2.11:1; 4.5:1 is required
        }
      }
      """
    ),
    .reported(
      "A part of a text that is put together",
      """
      struct Screen: View {
        let price: String

        var body: some View {
          Text(price) + Text(" per month").foregroundColor(Color(white: 0.7))
        //^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on the system background is 2.11:1; 4.5:1 is required
        }
      }
      """
    ),
    .reported(
      "On what a modifier of the project paints by default",
      """
      extension View {
        func tile(isChosen: Bool = false) -> some View {
          background(isChosen ? Color.black : Color.white)
        }
      }

      struct Screen: View {
        let price: String

        var body: some View {
          VStack {
            Text(price).foregroundStyle(Color(white: 0.7))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on `Color.white` is 2.11:1; 4.5:1 is required
          }
          .tile()
        }
      }
      """
    ),
    .reported(
      """
      struct Screen: View {
        var body: some View {
          Text("Sale").foregroundStyle(.yellow).background(.white)
      //               ^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.yellow` on `.white` is 1.51:1; 4.5:1 is required
        }
      }
      """,
      fixed: [
        "Use `Color(red: 0.56, green: 0.45, blue: 0.0)`": """
        struct Screen: View {
          var body: some View {
            Text("Sale").foregroundStyle(Color(red: 0.56, green: 0.45, blue: 0.0)).background(.white)
          }
        }
        """
      ]
    ),
    .reported(
      "White text: the background changes",
      """
      struct Screen: View {
        let buy: () -> Void

        var body: some View {
          Button("Buy") { buy() }
            .foregroundStyle(.white)
      //     ^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.white` on `.yellow` is 1.51:1; 4.5:1 is required
            .background(.yellow)
        }
      }
      """,
      fixed: [
        "Use `Color(red: 0.56, green: 0.45, blue: 0.0)` as the background": """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
              .foregroundStyle(.white)
              .background(Color(red: 0.56, green: 0.45, blue: 0.0))
          }
        }
        """,
        "Use `Color(white: 0.35)`": """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
              .foregroundStyle(Color(white: 0.35))
              .background(.yellow)
          }
        }
        """,
      ]
    ),
    .reported(
      "On the system background",
      """
      struct Screen: View {
        var body: some View {
          Text("Updated today").foregroundStyle(.gray.opacity(0.4))
      //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.gray.opacity(0.4)` on the system background is 1.51:1; 4.5:1 is required
        }
      }
      """,
      fixed: [
        "Use `.primary`": """
        struct Screen: View {
          var body: some View {
            Text("Updated today").foregroundStyle(.primary)
          }
        }
        """
      ]
    ),
    .reported(
      "Inside a style that is set for all",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Updated today").foregroundStyle(.gray.opacity(0.4))
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.gray.opacity(0.4)` on the system background is 1.51:1; 4.5:1 is required
          }
          .foregroundStyle(.indigo)
        }
      }
      """,
      fixed: [
        "Use `Color.primary`": """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Updated today").foregroundStyle(Color.primary)
            }
            .foregroundStyle(.indigo)
          }
        }
        """
      ]
    ),
    .reported(
      "In hexadecimal notation",
      """
      struct Screen: View {
        var body: some View {
          Text("Terms").foregroundColor(Color(hex: "#CCCCCC")).background(Color.white)
      //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(hex: "#CCCCCC")` on `Color.white` is 1.61:1; 4.5:1 is required
        }
      }
      """,
      fixed: [
        "Use `Color(hex: \"#757575\")`": """
        struct Screen: View {
          var body: some View {
            Text("Terms").foregroundColor(Color(hex: "#757575")).background(Color.white)
          }
        }
        """
      ]
    ),
    .reported(
      "From components",
      """
      struct Screen: View {
        var body: some View {
          Text("Terms")
            .foregroundColor(Color(red: 204 / 255, green: 204 / 255, blue: 204 / 255))
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(red: 204 / 255, green: 204 / 255, blue: 204 / 255)` on `Color.white` is 1.61:1; 4.5:1 is required
            .background(Color.white)
        }
      }
      """,
      fixed: [
        "Use `Color(white: 0.46)`": """
        struct Screen: View {
          var body: some View {
            Text("Terms")
              .foregroundColor(Color(white: 0.46))
              .background(Color.white)
          }
        }
        """
      ]
    ),
    .reported(
      "A constant, on a shape as background",
      """
      extension Color {
        static let sun = Color(red: 0.9, green: 0.9, blue: 0.2)
      }

      struct Screen: View {
        var body: some View {
          VStack {
            Text("Sold out")
      //    ^^^^^^^^^^^^^^^^ Contrast ratio of `.white` on `Color.sun` is 1.34:1; 4.5:1 is required
          }
          .foregroundStyle(.white)
          .background(RoundedRectangle(cornerRadius: 8).fill(Color.sun))
        }
      }
      """
    ),
    .reported(
      "The bottom of a `ZStack`",
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Color.orange
            Text("Heat").font(.largeTitle).foregroundStyle(.white)
      //                                   ^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.white` on `Color.orange` is 2.2:1; 3:1 is required for large text
          }
        }
      }
      """,
      fixed: [
        "Use `Color(white: 0.36)`": """
        struct Screen: View {
          var body: some View {
            ZStack {
              Color.orange
              Text("Heat").font(.largeTitle).foregroundStyle(Color(white: 0.36))
            }
          }
        }
        """
      ]
    ),
    .reported(
      "A prominent button",
      """
      struct Screen: View {
        let buy: () -> Void

        var body: some View {
          Button("Buy") { buy() }
      //  ^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of white on `.yellow` is 1.51:1; 4.5:1 is required
            .buttonStyle(.borderedProminent)
            .tint(.yellow)
        }
      }
      """,
      fixed: [
        "Add `.foregroundStyle(.black)`": """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Buy") { buy() }
              .buttonStyle(.borderedProminent)
              .tint(.yellow)
              .foregroundStyle(.black)
          }
        }
        """
      ]
    ),
    .reported(
      "One of two branches",
      """
      struct Screen: View {
        let isOpen: Bool

        var body: some View {
          Text(isOpen ? "Open" : "Closed")
            .foregroundStyle(isOpen ? .white : .black)
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.white` on `.mint` is 2.12:1; 4.5:1 is required
            .background(isOpen ? .mint : .yellow)
        }
      }
      """,
      fixed: [
        "Use `Color(white: 0.27)`": """
        struct Screen: View {
          let isOpen: Bool

          var body: some View {
            Text(isOpen ? "Open" : "Closed")
              .foregroundStyle(isOpen ? Color(white: 0.27) : .black)
              .background(isOpen ? .mint : .yellow)
          }
        }
        """
      ]
    ),
    .reported(
      "In one appearance only",
      """
      struct Screen: View {
        var body: some View {
          Text("Night").foregroundStyle(.primary).padding().background(.blue)
      //                ^^^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, the contrast ratio of `.primary` on `.blue` is 3.65:1; 4.5:1 is required
        }
      }
      """
    ),
    .reported(
      "A color of the system that misses narrowly",
      """
      struct Screen: View {
        var body: some View {
          Text("Stop").foregroundStyle(.red)
      //               ^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.red` on the system background is 3.55:1; 4.5:1 is required
        }
      }
      """
    ),
    .reported(
      "On a part of a gradient",
      """
      struct Screen: View {
        var body: some View {
          Text("Go").foregroundStyle(.white)
      //             ^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.white` on `.yellow`, part of a gradient, is 1.51:1; 4.5:1 is required
            .background(LinearGradient(colors: [.yellow, .black], startPoint: .leading, endPoint: .trailing))
        }
      }
      """
    ),
    .reported(
      "Seen through so far that no background helps",
      """
      struct Empty: View {
        let text: String

        var body: some View {
          Text(text)
            .font(.subheadline)
            .foregroundStyle(.white.opacity(0.3))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `.white.opacity(0.3)` has too little contrast on every background: at most 2.46:1
            .background(.thinMaterial)
        }
      }
      """
    ),
    .reported(
      "Faded with what is around it",
      """
      struct Footer: View {
        private let faded = 0.3

        var body: some View {
          VStack {
            Text("Version 2")
          //^^^^^^^^^^^^^^^^^ This text at 0.3 opacity has too little contrast on every background: at most 2.46:1
          }
          .opacity(faded)
          .background(.thinMaterial)
        }
      }
      """
    ),
    .reported(
      "What a style draws",
      """
      struct SunnyStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .font(.headline)
            .foregroundStyle(Color.white)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color.white` on `Color.yellow` is 1.51:1; 4.5:1 is required
            .background(Capsule().fill(Color.yellow))
        }
      }
      """
    ),
    .ignored(
      "What a style draws may be large or a symbol, unless it has a font",
      """
      struct SunnyStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .foregroundStyle(Color.white)
            .background(Color(red: 0.2, green: 0.5, blue: 1))
        }
      }
      """
    ),
    .ignored(
      "A background may be light or dark enough",
      """
      struct Empty: View {
        let text: String

        var body: some View {
          Text(text)
            .foregroundStyle(.white.opacity(0.7))
            .background(.thinMaterial)
        }
      }
      """
    ),
    .ignored(
      "A button that looks disabled",
      """
      struct Screen: View {
        let send: () -> Void

        var body: some View {
          Button("Send", action: send).opacity(0.3)
                                     //^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
        }
      }
      """
    ),
    .recommended(
      """
      struct Screen: View {
        var body: some View {
          Text("Sale").foregroundStyle(.black).background(.white)
        }
      }
      """
    ),
    .reported(
      "Words over an empty field that paints nothing",
      """
      struct Diary: View {
        @Binding var text: String

        var body: some View {
          ZStack(alignment: .topLeading) {
            TextEditor(text: $text)
              .accessibilityLabel("Entry")
              .scrollContentBackground(.hidden)
            if text.isEmpty {
              Text("How was the day?").foregroundStyle(.yellow)
                                     //^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `.yellow` on `Color.white` is 1.51:1; 4.5:1 is required
            }
          }
          .background(Color.white)
        }
      }
      """
    ),
    .reported(
      "Large in one of two places",
      """
      struct Actions: View {
        let remove: () -> Void

        var body: some View {
          VStack {
            RemoveButton(remove: remove).font(.title3)
            RemoveButton(remove: remove)
          }
        }
      }

      struct RemoveButton: View {
        let remove: () -> Void

        var body: some View {
          Button("Remove hut", role: .destructive, action: remove)
            .foregroundStyle(.red)
           //^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.red` on the system background is 3.55:1; 4.5:1 is required
        }
      }
      """
    ),
  ]
}
