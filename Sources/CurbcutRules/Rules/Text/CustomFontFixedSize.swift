import CurbcutModel

extension Rule {
  static let customFontFixedSize = Rule(
    id: "custom-font-fixed-size",
    title: "Custom font does not grow with the reader's text size",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      `fixedSize:` switches off what custom fonts do by default: growing with the text size that the
      reader has set for the whole phone. Give the size and the text style that it belongs to.
      """,
    examples: [
      .reported(
        """
        struct Caption: View {
          let text: String

          var body: some View {
            Text(text).font(.custom("Barlow", fixedSize: 12))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 12 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Scale with the text style .caption": """
          struct Caption: View {
            let text: String

            var body: some View {
              Text(text).font(.custom("Barlow", size: 12, relativeTo: .caption))
            }
          }
          """
        ]
      ),
      .reported(
        "Constants of the design system",
        """
        extension Font {
          static let brand = Font.custom("Barlow-Black", fixedSize: 40)
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font stays at 40 points, whatever size the reader has chosen
          static var meta: Font { .custom("Barlow", fixedSize: 13).italic() }
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font stays at 13 points, whatever size the reader has chosen
        }
        """,
        fixed: [
          "Scale with the text style .largeTitle": """
          extension Font {
            static let brand = Font.custom("Barlow-Black", size: 40, relativeTo: .largeTitle)
            static var meta: Font { .custom("Barlow", fixedSize: 13).italic() }
          }
          """
        ]
      ),
      .reported(
        "A size from elsewhere",
        """
        struct Caption: View {
          let text: String
          let points: CGFloat

          var body: some View {
            Text(text).font(.custom("Barlow", fixedSize: points))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text keeps its size, whatever size the reader has chosen
          }
        }
        """
      ),
      .recommended(
        """
        struct Caption: View {
          let text: String

          var body: some View {
            Text(text).font(.custom("Barlow", size: 12, relativeTo: .caption))
          }
        }
        """
      ),
      .ignored(
        "A size that scales",
        """
        struct Caption: View {
          let text: String
          @ScaledMetric(relativeTo: .caption) private var size: CGFloat = 12

          var body: some View {
            Text(text).font(.custom("Barlow", fixedSize: size))
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .font,
      { element, findings in
        guard element.mayShowFixedFont else { return }
        for modifier in element.ownModifiers where modifier.name == "font" {
          guard let argument = modifier.firstArgument, argument.path == nil,
            let font = modifier.font, case .customFixed(let size) = font.face,
            element.isScaled(size) != .yes
          else { continue }
          let points = element.fixedPoints(size)
          findings.report(
            points.map { stays("text", at: $0) }
              ?? "This text keeps its size, whatever size the reader has chosen",
            at: modifier.callRange,
            fixes: points.map { scaledRemedies(for: font, at: $0) } ?? []
          )
        }
      },
      { declaration, item, findings in
        for (font, expression) in item.fonts(of: declaration) {
          guard case .customFixed(let size) = font.face, let points = size.number else { continue }
          findings.report(
            stays("font", at: points),
            at: expression.range,
            fixes: scaledRemedies(for: font, at: points)
          )
        }
      }
    )
  )

  /// `fixedSize: 12` → `size: 12, relativeTo: .caption`.
  private static func scaledRemedies(for font: FontSpec, at points: Double) -> [FixProposal] {
    guard let size = font.construction.call?.arguments.first(where: { $0.label == "fixedSize" })
    else { return [] }
    let style = TextStyle.nearest(toPoints: points) ?? .largeTitle
    return [
      .safe(
        "Scale with the text style .\(style.rawValue)",
        .replace(size.range, with: "size: \(size.value.source), relativeTo: .\(style.rawValue)")
      )
    ]
  }
}
