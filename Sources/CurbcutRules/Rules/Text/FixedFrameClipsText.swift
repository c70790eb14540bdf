import CurbcutModel

extension Rule {
  static let fixedFrameClipsText = Rule(
    id: "fixed-frame-clips-text",
    title: "Fixed height clips larger text",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText, .textSpacing],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size. Text grows with it and a frame of a fixed
      height does not, so text is cut off or overlaps what is below. A minimum height grows with
      the text.
      """,
    examples: [
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
      .ignored(
        "Something in it is not known",
        """
        struct Bar: View {
          var body: some View {
            HStack {
              Text("Huts")
              Meter()
            }
            .frame(height: 40)
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
    ],
    check: .element(of: .text, withModifiers: .frame) { element, findings in
      if let fixed = widthKeeper(of: element) {
        findings.report(
          "This text does not wrap, and leaves the screen at larger text sizes",
          at: fixed.callRange,
          severity: .info,
          unless: unwrappedText
        )
      }
      // The label that a button style draws is text nearly always.
      let isStyleLabel =
        element.tree.purpose == .style && element.isUnknownView && element.typeName == "label"
        || isModifiedText(element)
      if let width = fixedTextWidth(element) {
        return findings.report(
          "Fixed width of \(pointsText(width.points)) pt may clip larger text",
          at: width.frame.callRange,
          severity: .info
        )
      }
      if let size = fixedPanel(element) {
        return findings.report(
          "Fixed size of \(pointsText(size.width))×\(pointsText(size.height)) pt may clip larger text",
          at: size.frame.callRange,
          severity: .info
        )
      }
      guard
        element.is(.text, .label, .button, .hStack, .vStack, .zStack) || isStyleLabel,
        !element.isComponent,
        let frame = element.ownModifiers.first(where: {
          $0.name == "frame" && $0.argument("height") != nil
        }),
        let height = frame.argument("height"),
        let points = height.numberRange?.lowerBound, points > 0,
        points < (frame.argument("width")?.number == nil ? 66 : 80)
      else { return }
      switch isStyleLabel ? .yes : element.isTextual {
      case .no: return
      case .unknown: return findings.cannotTell("whether it shows text")
      case .yes: break
      }
      findings.report(
        "Fixed height of \(pointsText(points)) pt may clip larger text",
        at: frame.callRange,
        unless: [
          Exemption("it is as wide as it is high, like initials in a circle") { element in
            frame.argument("width")?.number == points
              && (points <= 48 || element.is(.text) || ListRow(of: element).certainTexts < 2)
          }
        ],
        fixes: [minimumHeight(for: frame, height: height)].compactMap { $0 }
      )
    },
    exemptions: [
      .notForIOS,
      .fixedFontSize,
      .inWidget,
      Exemption("it is part of a toolbar, a tab or a menu") {
        !$0.place.isDisjoint(with: [.toolbar, .menu, .tabItem])
      },
      Exemption("its text is a number or a single character") {
        $0.is(.text) && Heading(of: $0).text == nil
      },
      Exemption("it shows only an icon") { ControlLabel(of: $0).showsOnlyIcon },
      Exemption("something in it scrolls, draws or shows only an icon") { element in
        element.descendants.contains { scrollsOrDraws($0) || ControlLabel(of: $0).showsOnlyIcon }
      },
      Exemption("something in it is not known") { element in
        fixedPanel(element) == nil
          && element.descendants.contains { $0.isUnknownView || $0.isCustomView || $0.isComponent }
      },
    ]
  )
}

private func scrollsOrDraws(_ element: Element) -> Bool {
  // A symbol beside text grows with it; a picture that fills the frame does not.
  if element.is(.image) { return element.hasModifier("resizable") }
  return element.is(
    .scrollView,
    .list,
    .form,
    .map,
    .chart,
    .textEditor,
    .asyncImage,
    .canvas,
    .geometryReader
  )
}

/// Whether it is what a modifier of the project is applied to, and gets a text style there that grows
/// and is cut at the edge: text, whatever else.
private func isModifiedText(_ element: Element) -> Bool {
  element.tree.purpose == .modifier && element.isUnknownView
    && element.ownModifiers.contains { $0.name == "clipped" }
    && element.ownModifiers.contains { modifier in
      guard case .style? = modifier.font?.face else { return false }
      return true
    }
}

/// The narrow width that keeps figures or words of a few letters from growing, where nothing else is
/// in it.
private func fixedTextWidth(_ element: Element) -> (frame: Modifier, points: Double)? {
  guard element.is(.text, .hStack), !element.isComponent,
    !element.hasModifier("minimumScaleFactor"),
    let frame = element.ownModifiers.first(where: {
      $0.name == "frame" && $0.argument("height") == nil && $0.argument("width") != nil
    }),
    let points = frame.argument("width")?.numberRange?.lowerBound, points > 0, points <= 60
  else { return nil }
  let texts = element.is(.text) ? [element] : element.descendants.filter { !$0.is(.spacer) }
  guard !texts.isEmpty,
    texts.allSatisfy({ text in
      text.is(.text) && Typography(of: text).font?.font.isFixedSize != true
        && text.visibleText.value.map { $0.isLongerThanLetter } == true
    })
  else { return nil }
  return (frame, points)
}

extension Phrase {
  /// Whether it is more than a symbol, an emoji or a letter.
  fileprivate var isLongerThanLetter: Bool {
    literal.map { $0.count > 2 } ?? parts.contains { if case .words = $0 { true } else { false } }
  }
}

extension FontSpec {
  /// Whether it never grows: then nothing outgrows a frame.
  fileprivate var isFixedSize: Bool {
    switch face {
    case .system, .customFixed: true
    case .style, .custom: false
    }
  }
}
