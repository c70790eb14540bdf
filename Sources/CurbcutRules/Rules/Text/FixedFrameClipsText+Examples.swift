extension Rule {
  /// The examples of `fixed-frame-clips-text`.
  static let fixedFrameExamples: [Example] = [
    .reported(
      """
      struct Screen: View {
        let title: String

        var body: some View {
          Text(title).frame(height: 44)
                    //^^^^^^^^^^^^^^^^^ Fixed height of 44 pt may clip larger text
        }
      }
      """,
      fixed: [
        "Use `minHeight`": """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).frame(minHeight: 44)
          }
        }
        """
      ]
    ),
    .reported(
      "With a width",
      """
      struct Screen: View {
        let title: String

        var body: some View {
          Text(title)
            .frame(width: 200, height: 30)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 30 pt may clip larger text
        }
      }
      """,
      fixed: [
        "Use `minHeight`": """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
              .frame(width: 200).frame(minHeight: 30)
          }
        }
        """
      ]
    ),
    .reported(
      "A height that another type names",
      """
      enum Metrics {
        static let rowHeight: CGFloat = 44
        static let tallRow = UIScreen.main.bounds.height
      }

      struct Screen: View {
        let title: String

        var body: some View {
          Text(title).frame(height: Metrics.rowHeight)
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 44 pt may clip larger text
          Text(title).frame(height: Metrics.tallRow)
        }
      }
      """,
      fixed: [
        "Use `minHeight`": """
        enum Metrics {
          static let rowHeight: CGFloat = 44
          static let tallRow = UIScreen.main.bounds.height
        }

        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).frame(minHeight: Metrics.rowHeight)
            Text(title).frame(height: Metrics.tallRow)
          }
        }
        """
      ]
    ),
    .recommended(
      """
      struct Screen: View {
        let title: String

        var body: some View {
          Text(title).frame(minHeight: 44)
        }
      }
      """
    ),
    .reported(
      "Words that need more room at the largest text size, whatever else is in it",
      """
      struct Card: View {
        let name: String
        let place: String?

        var body: some View {
          VStack {
            Text(name).font(.callout)
            if let place {
              Text(place)
            }
            Meter()
          }
          .frame(height: 110)
         //^^^^^^^^^^^^^^^^^^ Fixed height of 110 pt may clip larger text
          .background(Color.mint)
        }
      }
      """,
      fixed: [
        "Use `minHeight`": """
        struct Card: View {
          let name: String
          let place: String?

          var body: some View {
            VStack {
              Text(name).font(.callout)
              if let place {
                Text(place)
              }
              Meter()
            }
            .frame(minHeight: 110)
            .background(Color.mint)
          }
        }
        """
      ]
    ),
    .ignored(
      "Room for the words at the largest text size, or none that is known to grow",
      """
      struct Card: View {
        let name: String

        var body: some View {
          VStack {
            VStack {
              Text(name).font(.callout)
              Meter()
            }
            .frame(height: 110)
            HStack {
              Text("\(12)").font(Brand.figures)
              Meter()
            }
            .frame(height: 40)
          }
        }
      }
      """
    ),
    .ignored(
      "It scrolls",
      """
      struct Bar: View {
        var body: some View {
          VStack {
            ScrollView {
              Text("Huts")
            }
          }
          .frame(height: 40)
        }
      }
      """
    ),
    .ignored(
      "Images and lines do not grow",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Image(decorative: "summit").resizable().frame(height: 160)
            Divider().frame(height: 2)
          }
        }
      }
      """
    ),
    .ignored(
      "A view that scrolls",
      """
      struct Screen: View {
        let title: String

        var body: some View {
          ScrollView {
            Text(title)
          }
          .frame(height: 60)
        }
      }
      """
    ),
    .ignored(
      "Initials in a circle",
      """
      struct Screen: View {
        var body: some View {
          Text("AB").frame(width: 32, height: 32)
        }
      }
      """
    ),
    .ignored(
      "A height that scales",
      """
      struct Screen: View {
        @ScaledMetric private var height: CGFloat = 44
        let title: String

        var body: some View {
          Text(title).frame(height: height)
        }
      }
      """
    ),
    .ignored(
      "A label that shows only its icon",
      """
      struct Screen: View {
        var body: some View {
          Label("Add", systemImage: "plus").labelStyle(.iconOnly).frame(width: 44, height: 30)
        }
      }
      """
    ),
    .reported(
      "A width for a few figures",
      """
      struct Share: View {
        let percent: Int

        var body: some View {
          Text("\\(percent) percent")
            .frame(width: 35)
           //^^^^^^^^^^^^^^^^ Fixed width of 35 pt may clip larger text
        }
      }
      """
    ),
    .reported(
      "A sentence that may not wrap",
      """
      struct Welcome: View {
        var body: some View {
          Text("Please read the terms before you go on")
            .fixedSize()
           //^^^^^^^^^^^ This text does not wrap, and leaves the screen at larger text sizes
        }
      }
      """
    ),
    .reported(
      "Running text of a value, where it is called so or stands in the view's own list",
      """
      struct Leg: Identifiable {
        let id: Int
        let way: String
      }

      struct Route: View {
        let instruction: String
        private let legs = [
          Leg(id: 1, way: "Cross the bridge and keep left at the fountain"),
          Leg(id: 2, way: "Go up the stairs"),
        ]

        var body: some View {
          ScrollView {
            Text(instruction).fixedSize(horizontal: true, vertical: false)
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text does not wrap, and leaves the screen at larger text sizes
            ForEach(legs) { leg in
              Text(leg.way).fixedSize(horizontal: true, vertical: false)
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text does not wrap, and leaves the screen at larger text sizes
            }
          }
        }
      }
      """
    ),
    .ignored(
      "It scrolls sideways, shrinks, or keeps its height only",
      """
      struct Closing: View {
        let instruction: String

        var body: some View {
          VStack {
            Text(instruction).fixedSize(horizontal: false, vertical: true)
            Text(instruction).minimumScaleFactor(0.9).fixedSize(horizontal: true, vertical: false)
            ScrollView(.horizontal) {
              Text(instruction).fixedSize()
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A font that never grows",
      """
      func banner() -> some View {
        HStack {
          Text("Opening hours")
        }
        .font(.system(size: 60))
       //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 60 pt font does not support Dynamic Type
        .frame(height: 64)
      }
      """
    ),
    .ignored(
      "In the body for another platform",
      """
      struct RangePicker: View {
      #if os(macOS)
        var body: some View {
          Text("Opening hours").frame(height: 24)
        }
      #else
        var body: some View {
          Text("Opening hours")
        }
      #endif
      }
      """
    ),
    .reported(
      "In a modifier of the project that styles text",
      """
      struct NoticeCard: ViewModifier {
        func body(content: Content) -> some View {
          content
            .font(.body)
            .frame(height: 56)
           //^^^^^^^^^^^^^^^^^ Fixed height of 56 pt may clip larger text
            .clipped()
        }
      }
      """,
      fixed: [
        "Use `minHeight`": """
        struct NoticeCard: ViewModifier {
          func body(content: Content) -> some View {
            content
              .font(.body)
              .frame(minHeight: 56)
              .clipped()
          }
        }
        """
      ]
    ),
    .reported(
      "A panel with text and a control",
      """
      struct Panel: View {
        let pause: () -> Void

        var body: some View {
          VStack {
            Text("Now playing: the tide report")
            Button("Pause", action: pause)
          }
          .frame(width: 200, height: 180)
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed size of 200×180 pt may clip larger text
        }
      }
      """
    ),
    .ignored(
      "A modifier of the project that shares its name with Apple's sets a font that never grows",
      """
      extension View {
        func font(_ size: CGFloat, _ color: Color) -> some View {
          font(.system(size: size)).foregroundColor(color)
        //^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "font" sets do not support Dynamic Type
        }
      }

      struct Create: View {
        let title: String

        var body: some View {
          Text(title).font(17, .label).frame(height: 48)
                    //^^^^^^^^^^^^^^^^ The fixed 17 pt font of "font" does not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "Words of a list, after their number",
      """
      struct FirstAid: View {
        private let steps = ["Check whether the person responds.", "Call 112."]

        var body: some View {
          VStack {
            ForEach(steps.indices, id: \\.self) { index in
              Text("\\(index + 1). \\(steps[index])").frame(height: 32)
                                                  //^^^^^^^^^^^^^^^^^ Fixed height of 32 pt may clip larger text
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Figures of a list",
      """
      struct Draw: View {
        private let figures = ["12", "7"]

        var body: some View {
          VStack {
            ForEach(figures.indices, id: \\.self) { index in
              Text("\\(index + 1). \\(figures[index])").frame(height: 32)
            }
          }
        }
      }
      """
    ),
  ]
}
