import CurbcutModel

extension Rule {
  static let layoutNotAdaptive = Rule(
    id: "layout-not-adaptive",
    title: "Row does not adapt to large text",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText, .reflow],
    since: "0.2.0",
    isOn: false,
    why: """
      At accessibility text sizes three texts side by side have a few letters of room each and
      break inside words. Let the row become a column: `ViewThatFits`, or `AnyLayout` chosen by
      `dynamicTypeSize`.
      """,
    examples: [
      .reported(
        """
        struct Fare: View {
          let from: String
          let to: String
          let price: String

          var body: some View {
            HStack {
          //^^^^^^^^ 4 texts share this row at every text size
              Text(from)
              Text("to")
              Text(to)
              Text(price)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Fare: View {
          let from: String
          let to: String
          let price: String

          var body: some View {
            ViewThatFits {
              HStack { Text(from); Text(to); Text(price) }
              VStack { Text(from); Text(to); Text(price) }
            }
          }
        }
        """
      ),
      .ignored(
        "It chooses a layout that fits",
        """
        struct Facts: View {
          var body: some View {
            ViewThatFits {
              HStack {
                Text("Length")
                Text("Climb")
                Text("Time")
                Text("Season")
              }
              Text("Length, climb, time and season")
            }
          }
        }
        """
      ),
      .ignored(
        "It asks for the text size",
        """
        struct Facts: View {
          @Environment(\\.dynamicTypeSize) private var size

          var body: some View {
            if size.isAccessibilitySize {
              Text("Length, climb, time and season")
            } else {
              HStack {
                Text("Length")
                Text("Climb")
                Text("Time")
                Text("Season")
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack) { element, findings in
      let texts = element.content.filter { part in
        part.is(.text, .label, .button) && part.isTextual == .yes && part.isHidden != .yes
      }
      guard texts.count >= 4 else { return }
      findings.report("\(texts.count) texts share this row at every text size", at: element.head)
    },
    exemptions: [
      .notForIOS,
      .inWidget,
      Exemption("it chooses a layout that fits, or scrolls") { element in
        element.ancestors.contains { $0.is(.viewThatFits, .scrollView, .anyLayout) }
      },
      Exemption("its type reads the text size") { element in
        element.declaration?.readsEnvironment("dynamicTypeSize") == true
          || element.declaration?.readsEnvironment("sizeCategory") == true
      },
      Exemption("the system lays it out") {
        !$0.place.isDisjoint(with: [.toolbar, .menu, .tabItem, .representation])
      },
    ]
  )
}
