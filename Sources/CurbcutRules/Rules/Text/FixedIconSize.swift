import CurbcutModel

extension Rule {
  static let fixedIconSize = Rule(
    id: "fixed-icon-size",
    title: "Icon does not grow with the text beside it",
    group: .text,
    severity: .hint,
    impact: .minor,
    criteria: [.resizeText],
    since: "0.5.0",
    why: """
      People who choose a large text size need the icons beside text larger as well, above all where
      an icon says something that the text does not. A size in `@ScaledMetric` grows with the text.
      """,
    examples: [
      .reported(
        """
        struct Allergen: View {
          var body: some View {
            HStack {
              Image(decorative: "nuts").resizable().frame(width: 18, height: 18)
                                                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This icon is always 18 pt wide, and the text beside it grows
              Text("Contains nuts")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Allergen: View {
          @ScaledMetric private var side = 18.0

          var body: some View {
            HStack {
              Image(decorative: "nuts").resizable().frame(width: side, height: side)
              Text("Contains nuts")
            }
          }
        }
        """
      ),
      .ignored(
        "A picture, not an icon, and text that does not grow either",
        """
        struct Person: View {
          var body: some View {
            HStack {
              Image(decorative: "portrait").resizable().frame(width: 60, height: 60)
              Text("Ada")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image) { element, findings in
      guard element.hasModifier("resizable"),
        let frame = element.ownModifiers.first(where: { $0.name == "frame" }),
        !frame.isConditional,
        let side = ["width", "height"].lazy.compactMap({ label in
          frame.argument(label).flatMap { Typography(of: element).fixedPoints($0) }
        }).first,
        side >= 8, side <= 24, let text = textBeside(element)
      else { return }
      findings.report(
        "This icon is always \(pointsText(side)) pt wide, and the text beside it grows",
        at: frame.callRange,
        unless: [
          Exemption("the text beside it does not grow either") { _ in
            text.modifiers.contains { $0.name == "dynamicTypeSize" }
              || Typography(of: text).font.map { Typography(of: text).isFixed($0.font) } == true
          }
        ]
      )
    },
    exemptions: [.notForIOS, .inWidget]
  )
}

/// The text that stands beside an icon in a row or label.
private func textBeside(_ icon: Element) -> Element? {
  guard let container = icon.container,
    container.row?.layout == .horizontal || container.is(.label)
  else { return nil }
  return icon.siblings.first { $0.is(.text) && $0.isTextual == .yes }
}

extension Typography {
  fileprivate func isFixed(_ font: FontSpec) -> Bool {
    switch font.face {
    case .system(let size), .customFixed(let size): fixedPoints(size) != nil
    case .style, .custom: false
    }
  }
}
