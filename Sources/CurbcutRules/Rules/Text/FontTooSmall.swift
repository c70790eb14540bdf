import CurbcutModel

extension Rule {
  static let fontTooSmall = Rule(
    id: "font-too-small",
    title: "Font is too small to read",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      Text below 11 points is hard to read for most people, and a font that scales starts from there.
      Apple's smallest text style, caption 2, has 11 points.
      """,
    examples: [
      .reported(
        """
        struct Note: View {
          var body: some View {
            Text("Prices include tax")
              .font(.custom("Avenir", size: 8, relativeTo: .caption2))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font has 8 points; 11 is the smallest size that people can read
          }
        }
        """
      ),
      .recommended(
        """
        struct Note: View {
          var body: some View {
            Text("Prices include tax")
              .font(.custom("Avenir", size: 12, relativeTo: .caption))
          }
        }
        """
      ),
      .ignored(
        "A symbol",
        """
        struct Note: View {
          var body: some View {
            Image(systemName: "chevron.right")
              .font(.custom("Avenir", size: 8, relativeTo: .caption2))
              .accessibilityHidden(true)
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label, withModifiers: .font) { element, findings in
      guard element.is(.text, .label), let (modifier, font) = Typography(of: element).font,
        modifier.origin == .own, case .custom(let size, _) = font.face,
        let points = size.number, points > 0, points < 11
      else { return }
      findings.report(
        "This font has \(pointsText(points)) points; 11 is the smallest size that people can read",
        at: modifier.callRange
      )
    },
    exemptions: [.notForIOS, .inWidget, Exemption("it shows no text") { $0.isTextual == .no }]
  )
}
