import CurbcutModel

extension Rule {
  static let scaledMetricMissing = Rule(
    id: "scaled-metric-missing",
    title: "Large symbol does not grow with the text beside it",
    group: .text,
    severity: .hint,
    impact: .minor,
    criteria: [.resizeText],
    since: "0.6.0",
    isOn: false,
    why: """
      People who choose a large text size need the symbols of a row larger as well. Beside text of the
      largest size a symbol of 32 points looks like a small mark. A size in `@ScaledMetric` grows with
      the text.
      """,
    knownLimitations: """
      Icons of up to 24 points are what `fixed-icon-size` reports; pictures and distances are not looked
      at.
      """,
    examples: [
      .reported(
        """
        struct Station: View {
          var body: some View {
            HStack {
              Image(systemName: "tram.fill").resizable().frame(width: 32, height: 32)
                                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This symbol is always 32 pt wide, and the text beside it grows
                .accessibilityHidden(true)
              Text("Central station")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Station: View {
          @ScaledMetric private var side = 32.0

          var body: some View {
            HStack {
              Image(systemName: "tram.fill").resizable().frame(width: side, height: side)
                .accessibilityHidden(true)
              Text("Central station")
            }
          }
        }
        """
      ),
      .ignored(
        "Text that does not grow either",
        """
        struct Station: View {
          var body: some View {
            HStack {
              Image(systemName: "tram.fill").resizable().frame(width: 32, height: 32)
                .accessibilityHidden(true)
              Text("Central station").dynamicTypeSize(...DynamicTypeSize.accessibility3)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image) { element, findings in
      guard ImageContent(of: element).isSymbol, element.hasModifier("resizable"),
        let frame = element.ownModifiers.first(where: { $0.name == "frame" }),
        !frame.isConditional,
        let side = ["width", "height"].lazy.compactMap({ label in
          frame.argument(label).flatMap { Typography(of: element).fixedPoints($0) }
        }).first,
        side > 24, side < 60, element.container?.row?.layout == .horizontal,
        let text = element.siblings.first(where: { $0.is(.text) && $0.isTextual == .yes })
      else { return }
      findings.report(
        "This symbol is always \(pointsText(side)) pt wide, and the text beside it grows",
        at: frame.callRange,
        unless: [
          Exemption("the text beside it does not grow either") { _ in
            text.hasModifier("dynamicTypeSize") || Typography(of: text).hasFixedSize
          }
        ]
      )
    },
    exemptions: [.notForIOS, .inWidget]
  )
}
