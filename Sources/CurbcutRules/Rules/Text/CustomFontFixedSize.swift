import CurbcutModel

extension Rule {
  static let customFontFixedSize = Rule(
    id: "custom-font-fixed-size",
    title: "Custom font does not support Dynamic Type",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size for the whole device. Custom fonts follow it
      by default, and `fixedSize:` turns that off, so the text cannot be read at the size they
      chose. Give the size together with the text style that it belongs to.
      """,
    examples: [
      .reported(
        """
        struct Caption: View {
          let text: String

          var body: some View {
            Text(text).font(.custom("Barlow", fixedSize: 12))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `relativeTo: .caption`": """
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
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 40 pt font does not support Dynamic Type
          static var meta: Font { .custom("Barlow", fixedSize: 13).italic() }
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
        }
        """,
        fixed: [
          "Use `relativeTo: .largeTitle`": """
          extension Font {
            static let brand = Font.custom("Barlow-Black", size: 40, relativeTo: .largeTitle)
            static var meta: Font { .custom("Barlow", fixedSize: 13).italic() }
          }
          """
        ]
      ),
      .reported(
        "A size that is not written here",
        """
        struct Caption: View {
          let text: String
          let points: CGFloat

          var body: some View {
            Text(text).font(.custom("Barlow", fixedSize: points))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed-size font does not support Dynamic Type
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
        for modifier in element.ownModifiers where modifier.name == "font" {
          guard let argument = modifier.firstArgument, argument.path == nil,
            let font = modifier.font, case .customFixed(let size) = font.face
          else { continue }
          let points = Typography(of: element).fixedPoints(size)
          findings.report(
            points.map { fixedFontMessage(at: $0) }
              ?? "Fixed-size font does not support Dynamic Type",
            at: modifier.callRange,
            unless: [
              Exemption("its size scales with the text size") {
                Typography(of: $0).isScaled(size) == .yes
              }
            ],
            fixes: [points.flatMap { .scaleCustomFont(font, at: $0) }].compactMap { $0 }
          )
        }
      },
      { declaration, item, findings in
        for (font, expression) in item.fonts(of: declaration) {
          guard case .customFixed(let size) = font.face, let points = size.number else { continue }
          findings.report(
            fixedFontMessage(at: points),
            at: expression.range,
            fixes: [.scaleCustomFont(font, at: points)].compactMap { $0 }
          )
        }
      }
    ),
    exemptions: Exemption.fixedFont
  )
}
