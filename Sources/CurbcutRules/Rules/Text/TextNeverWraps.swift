import CurbcutModel

extension Rule {
  static let textNeverWraps = Rule(
    id: "text-never-wraps",
    title: "Running text never wraps",
    group: .text,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText, .reflow],
    since: "0.6.0",
    why: """
      Text that keeps its ideal width stands on one line, however long it is. At larger text sizes its
      end leaves the screen, and people with low vision cannot read it; there is nothing to scroll.
      """,
    knownLimitations: """
      Only text of 40 characters or more counts: words that are written out, those of the view's own
      list, and properties that are called like running text, such as `instruction`.
      """,
    examples: [
      .reported(
        """
        struct Closing: View {
          var body: some View {
            Text("The upper trail is closed until the snow has melted.")
              .fixedSize()
             //^^^^^^^^^^^ This text never wraps, so its end leaves the screen at larger text sizes
          }
        }
        """,
        fixed: [
          "Use `.fixedSize(horizontal: false, vertical: true)`": """
          struct Closing: View {
            var body: some View {
              Text("The upper trail is closed until the snow has melted.")
                .fixedSize(horizontal: false, vertical: true)
            }
          }
          """
        ]
      ),
      .reported(
        "Of the view's own list",
        """
        struct Leg: Identifiable {
          let id: Int
          let way: String
        }

        struct Route: View {
          private let legs = [
            Leg(id: 1, way: "Cross the bridge and keep left at the fountain")
          ]

          var body: some View {
            VStack {
              ForEach(legs) { leg in
                Text(leg.way).fixedSize(horizontal: true, vertical: false)
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text never wraps, so its end leaves the screen at larger text sizes
              }
            }
          }
        }
        """
      ),
      .reported(
        "A property that is called like running text",
        """
        struct Step: View {
          let instruction: String

          var body: some View {
            Text(instruction).fixedSize(horizontal: true, vertical: true)
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text never wraps, so its end leaves the screen at larger text sizes
          }
        }
        """
      ),
      .recommended(
        """
        struct Closing: View {
          var body: some View {
            Text("The upper trail is closed until the snow has melted.")
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        """
      ),
      .ignored(
        "Short words, and a line that scrolls",
        """
        struct Closing: View {
          let instruction: String

          var body: some View {
            VStack {
              Text("Open until May").fixedSize()
              ScrollView(.horizontal) {
                Text(instruction).fixedSize()
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It shrinks, or a layout has alternatives",
        """
        struct Closing: View {
          let instruction: String

          var body: some View {
            VStack {
              Text(instruction).minimumScaleFactor(0.9).fixedSize(horizontal: true, vertical: false)
              ViewThatFits {
                Text(instruction).fixedSize(horizontal: true, vertical: false)
                Text("Closed")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The label of a control, and text at the edge of a chart",
        """
        struct Closing: View {
          let message: String
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) { Text(message).fixedSize() }
              Text(message).fixedSize().rotationEffect(.degrees(90))
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text) { element, findings in
      guard
        let modifier = element.ownModifiers.first(where: { $0.name == "fixedSize" }),
        !modifier.isConditional, modifier.keepsWidth, isRunning(element)
      else { return }
      let remedy = "fixedSize(horizontal: false, vertical: true)"
      findings.report(
        "This text never wraps, so its end leaves the screen at larger text sizes",
        at: modifier.callRange,
        fixes: [.safe("Use `.\(remedy)`", .replace(modifier.callRange, with: remedy))]
      )
    },
    exemptions: [
      .notForIOS,
      .inWidget,
      Exemption("it is the label of a control") { $0.labeledControl != nil },
      Exemption("it scrolls sideways") { element in
        element.ancestors.contains { $0.is(.scrollView) && ScrollAxis(of: $0) != .vertical }
      },
      Exemption("it has one line, may shrink or moves") {
        $0.hasModifier("lineLimit", "minimumScaleFactor", "rotationEffect", "offset", "frame")
      },
      Exemption("a `ViewThatFits` around it has alternatives") {
        $0.enclosing(.viewThatFits) != nil
      },
      Exemption("the system lays it out, or it is drawn over something") {
        !$0.place.isDisjoint(with: [
          .toolbar, .menu, .tabItem, .systemStyled, .representation, .background, .overlay,
        ])
      },
    ]
  )

  /// How long text is that does not fit on a line of a phone, in characters.
  private static let longestLine = 40

  private static let running = NameHint(
    "instruction* direction* description paragraph explanation summary details message disclaimer"
  )

  /// Whether a text has more words than fit on a line.
  private static func isRunning(_ text: Element) -> Bool {
    guard let written = text.arguments.first?.value, !text.isConcatenated else { return false }
    if let words = text.visibleText.value?.literal { return words.count >= longestLine }
    guard text.arguments.count == 1, let path = written.path?.withoutSelf, !path.hasPrefix(".") else {
      return false
    }
    let data = text.writtenData(of: path.pathNames)
    if !data.isEmpty { return data.contains { $0.count >= longestLine } }
    return running.matchesEnd(of: path)
  }
}

extension Modifier {
  /// Whether it keeps a view at its ideal width.
  ///
  /// Source: Apple, "fixedSize()" and "fixedSize(horizontal:vertical:)".
  fileprivate var keepsWidth: Bool {
    arguments.isEmpty || argument("horizontal")?.boolean == true
  }
}
