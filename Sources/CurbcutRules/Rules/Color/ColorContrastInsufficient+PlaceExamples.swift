extension Rule {
  /// What `color-contrast-insufficient` knows of the places that text stands in.
  static let colorContrastPlaceExamples: [Example] = [
    .reported(
      "A reader of sizes under it",
      """
      struct Tide: View {
        @State private var width = 0.0

        var body: some View {
          Text("Low")
            .foregroundStyle(Color(white: 0.7))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on `Color.white` is 2.11:1; 4.5:1 is required
            .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
            .background(Color.white)
        }
      }
      """
    ),
    .ignored(
      "A line around the text that lies on a filled shape",
      """
      struct Tide: View {
        var body: some View {
          VStack {
            Text("Low")
              .foregroundStyle(Color.white)
              .background(Capsule().stroke(Color.white).background(Capsule().fill(Color.black)))
          }
          .background(Color.white)
        }
      }
      """
    ),
    .reported(
      "A variable that only its own type sets, to the same value where a call leaves it out",
      """
      struct Look {
        struct Colors {
          private(set) static var note = Color(white: 0.7)
          private(set) static var brand = Color(white: 0.7)

          static func update(note: Color = Color(white: 0.7)) { self.note = note }

          static func adopt(_ house: House) { brand = house.color }
        }
      }

      struct Tide: View {
        var body: some View {
          VStack {
            Text("Low").foregroundStyle(Look.Colors.note)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Look.Colors.note` on `Color.white` is 2.11:1; 4.5:1 is required
            Text("High").foregroundStyle(Look.Colors.brand)
          }
          .background(Color.white)
        }
      }
      """
    ),
    .reported(
      "Modifiers of the project around it that paint nothing",
      """
      struct Tide: View {
        var body: some View {
          VStack {
            Text("Low").foregroundStyle(Color(white: 0.7))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on `Color.white` is 2.11:1; 4.5:1 is required
          }
          .measured { _ in }
          .narrowed()
          .erased()
          .background(Color.white)
        }
      }

      extension View {
        func narrowed() -> some View { modifier(Narrow()) }

        func erased() -> AnyView { AnyView(self) }

        func measured(onChange: @escaping (CGSize) -> Void) -> some View {
          background {
            GeometryReader { reader in
              Color.clear.preference(key: Measured.self, value: reader.size)
            }
          }
        }
      }

      private struct Narrow: ViewModifier {
        func body(content: Content) -> some View {
          content.frame(maxWidth: 600).environment(\\.openURL, OpenURLAction { _ in .handled })
        }
      }
      """
    ),
    .ignored(
      "Modifiers of the project that paint what is not known",
      """
      struct Tide: View {
        var body: some View {
          VStack {
            Text("Low").foregroundStyle(Color(white: 0.7))
          }
          .onPhoto()
          .background(Color.white)
        }
      }

      extension View {
        func onPhoto() -> some View { modifier(OnPhoto()) }
      }

      private struct OnPhoto: ViewModifier {
        func body(content: Content) -> some View {
          content.background { Image(decorative: "sea") }
        }
      }
      """
    ),
    .reported(
      "A view of the project that paints a background for the views that it is handed",
      """
      struct Tides: View {
        var body: some View {
          Board {
            Text("Low").foregroundStyle(Color(white: 0.3))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.3)` on `Color(white: 0.2)` is 1.48:1; 4.5:1 is required
          }
        }
      }

      struct Board<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          VStack { content }.padding().background(Color(white: 0.2))
        }
      }
      """
    ),
    .ignored(
      "A view of the project that lays what it is handed over a picture, or colors it",
      """
      struct Tides: View {
        var body: some View {
          VStack {
            Poster { Text("Low").foregroundStyle(Color(white: 0.7)) }
            Dimmed { Text("High") }
          }
          .background(Color.white)
        }
      }

      struct Poster<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
          ZStack {
            Image(decorative: "sea")
            content
          }
        }
      }

      struct Dimmed<Content: View>: View {
        let tone: Color
        @ViewBuilder let content: Content

        var body: some View {
          content.foregroundStyle(tone)
        }
      }
      """
    ),
    .reported(
      "A color of the one theme that the project makes",
      """
      struct FareRow: View {
        private let accent = Color(uiColor: Theme.shared.accent)

        var body: some View {
          Text("Day pass")
            .foregroundStyle(accent)
           //^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `accent` on `Color.white` is 2.32:1; 4.5:1 is required
            .background(Color.white)
        }
      }

      final class Theme {
        static let shared = Theme()

        let accent: UIColor

        init() { accent = .lightGray }
      }
      """
    ),
    .reported(
      "A color that one use hands over, and what it is where another leaves it out",
      """
      struct Fares: View {
        var body: some View {
          VStack {
            Fare(price: "4.20", tone: .yellow)
            Fare(price: "3.10")
            Total(price: "7.30", tone: .primary)
          }
        }
      }

      struct Fare: View {
        let price: String
        var tone: Color = .primary

        var body: some View {
          Text(price)
            .foregroundStyle(tone)
           //^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `tone: .yellow` on the system background is 1.51:1; 4.5:1 is required
        }
      }

      struct Total: View {
        let price: String
        let tone: Color

        init(price: String, tone: Color = .yellow) {
          self.price = price
          self.tone = tone
        }

        var body: some View {
          Text(price).foregroundStyle(tone)
        }
      }
      """
    ),
    .ignored(
      "Two colors that different uses hand over are not seen together",
      """
      struct Fares: View {
        var body: some View {
          VStack {
            Badge(name: "Night", tone: .white, back: .black)
            Badge(name: "Day", tone: .black, back: .white)
          }
        }
      }

      struct Badge: View {
        let name: String
        let tone: Color
        let back: Color

        var body: some View {
          Text(name).foregroundStyle(tone).background(back)
        }
      }
      """
    ),
    .reported(
      "A color that a function or a member of a value of the project chooses",
      """
      struct Reading {
        let level: Level
      }

      enum Level {
        case low, high

        var tone: Color { self == .low ? .black : .yellow }
      }

      func tone(for depth: Int) -> Color {
        guard depth > 3 else { return .yellow }
        return .black
      }

      struct Gauges: View {
        let reading: Reading

        var body: some View {
          VStack {
            Text("Depth at the pier").foregroundStyle(tone(for: 2))
                                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.yellow` on the system background is 1.51:1; 4.5:1 is required
            Text("Level").foregroundStyle(reading.level.tone)
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.yellow` on the system background is 1.51:1; 4.5:1 is required
          }
        }
      }
      """
    ),
    .reported(
      "The arm of a condition that people read while a control is not disabled",
      """
      struct Send: View {
        let isDisabled: Bool
        let isEnabled: Bool

        var body: some View {
          VStack {
            Text("Send it").foregroundStyle(isDisabled ? .black : .yellow)
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.yellow` on the system background is 1.51:1; 4.5:1 is required
            Text("Keep it").foregroundStyle(isEnabled ? .black : .yellow)
          }
        }
      }
      """
    ),
    .reported(
      "In a view that only watches a store",
      """
      struct Level: View {
        let store: StoreOf<Tides>

        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Text(viewStore.place).foregroundColor(.yellow)
                                //^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of `.yellow` on the system background is 1.51:1; 4.5:1 is required
          }
        }
      }
      """
    ),
    .reported(
      "The primary color, faded",
      """
      struct Faded: View {
        var body: some View {
          Text("Moored since noon").font(.subheadline).opacity(0.5).preferredColorScheme(.light)
        //^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of primary at 0.5 opacity on the system background is 3.98:1; 4.5:1 is required
        }
      }
      """
    ),
    .reported(
      "In a view of another package, which is not read",
      """
      struct Harbors: View {
        var body: some View {
          Framed {
            Text("Open all night").foregroundStyle(Color(white: 0.7))
                                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on the system background is 2.11:1; 4.5:1 is required
          }
        }
      }
      """
    ),
    .ignored(
      "In such a view, colors that could not be seen on the system background, or that pass there",
      """
      struct Harbors: View {
        var body: some View {
          VStack {
            Framed { Text("Open all night").foregroundStyle(Color(white: 0.95)) }
            Framed { Text("Closed in winter").foregroundStyle(Color(white: 0.3)) }
          }
        }
      }
      """
    ),
    .reported(
      "A material over the system background looks like that",
      """
      struct Harbors: View {
        var body: some View {
          List {
            Text("Open all night")
              .foregroundStyle(Color(white: 0.7))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on the system background is 2.11:1; 4.5:1 is required
              .padding()
              .background(.thinMaterial)
          }
        }
      }
      """
    ),
    .ignored(
      "A material over who knows what",
      """
      struct PierOverlay: View {
        var body: some View {
          Text("Open all night")
            .foregroundStyle(Color(white: 0.7))
            .padding()
            .background(.thinMaterial)
        }
      }
      """
    ),
    .reported(
      "A shape that is kept under a name, filled",
      """
      struct Harbors: View {
        var body: some View {
          Text("Open all night")
            .foregroundStyle(Color(white: 0.3))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.3)` on `Color(white: 0.2)` is 1.48:1; 4.5:1 is required
            .background(Shapes.card.fill(Color(white: 0.2)))
        }
      }

      enum Shapes {
        static let card = RoundedRectangle(cornerRadius: 8)
      }
      """
    ),
    .reported(
      "Text in the tint that holds around it",
      """
      struct Harbors: View {
        var body: some View {
          List {
            Text("Open all night").foregroundStyle(.tint).tint(Color(white: 0.7))
                                 //^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.7)` on the system background is 2.11:1; 4.5:1 is required
          }
        }
      }
      """
    ),
    .reported(
      "A condition and a local name for it",
      """
      struct Harbors: View {
        let berths: [Int]

        var body: some View {
          let isFull = berths.count > 12

          Text("Open all night")
            .foregroundStyle(berths.count > 12 ? Color(white: 0.3) : .black)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(white: 0.3)` on `Color(white: 0.2)` is 1.48:1; 4.5:1 is required
            .background(isFull ? Color(white: 0.2) : .white)
        }
      }
      """
    ),
    .ignored(
      "A row that the body shows in dark mode only",
      """
      struct Altitudes: View {
        let peaks: [Peak]

        var body: some View {
          List(peaks) { peak in
            line(peak)
          }
          .navigationTitle("Altitudes")
          .colorScheme(.dark)
        }

        private func line(_ peak: Peak) -> AnyView {
          let view = AnyView(Text(peak.height).foregroundStyle(Color(white: 0.6)))
          return view
        }
      }
      """
    ),
    .ignored(
      "Large by a font around it, wherever the view is used",
      """
      struct Actions: View {
        let remove: () -> Void

        var body: some View {
          VStack { RemoveButton(remove: remove) }
            .font(.title3)
        }
      }

      struct RemoveButton: View {
        let remove: () -> Void

        var body: some View {
          Button("Remove hut", role: .destructive, action: remove)
            .foregroundStyle(.red)
        }
      }
      """
    ),
  ]
}
