import CurbcutModel

extension Rule {
  static let customFontMissingTextStyle = Rule(
    id: "custom-font-missing-text-style",
    title: "Large custom font grows like body text",
    group: .text,
    severity: .hint,
    impact: .minor,
    criteria: [.resizeText],
    since: "0.6.0",
    // Source: Apple, "custom(_:size:)": the font scales with the body text style. Human Interface
    // Guidelines, "Typography": body has 17 points by default and 53 at the largest size, a large
    // title 34 and 60.
    why: """
      A custom font without a text style grows as fast as body text: three times as large at the
      largest size. A title of 34 points then has 106, so that a word no longer fits on a line. Fonts of
      titles grow more slowly; `relativeTo:` says which text style a font belongs to.
      """,
    knownLimitations: """
      Only sizes above 21 points are reported: smaller text grows nearly as body text does.
      """,
    examples: [
      .reported(
        """
        struct Cover: View {
          let title: String

          var body: some View {
            Text(title).font(.custom("Barlow-Black", size: 34))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font grows like body text, to 106 pt; relate it to `.largeTitle`
          }
        }
        """,
        fixed: [
          "Add `relativeTo: .largeTitle`": """
          struct Cover: View {
            let title: String

            var body: some View {
              Text(title).font(.custom("Barlow-Black", size: 34, relativeTo: .largeTitle))
            }
          }
          """
        ]
      ),
      .reported(
        "Constants of the design system",
        """
        extension Font {
          static let brand = Font.custom("Barlow", size: 24)
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font grows like body text, to 75 pt; relate it to `.title2`
        }
        """
      ),
      .recommended(
        """
        struct Cover: View {
          let title: String

          var body: some View {
            Text(title).font(.custom("Barlow-Black", size: 34, relativeTo: .largeTitle))
          }
        }
        """
      ),
      .ignored(
        "Body text, and a size that is worked out",
        """
        struct Cover: View {
          let title: String
          let points: CGFloat

          var body: some View {
            VStack {
              Text(title).font(.custom("Barlow", size: 17))
              Text(title).font(.custom("Barlow", size: points))
            }
          }
        }
        """
      ),
      .ignored(
        "It stops growing",
        """
        struct Cover: View {
          let title: String

          var body: some View {
            Text(title)
              .font(.custom("Barlow-Black", size: 34))
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
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
            let font = modifier.font, let size = bodySize(of: font)
          else { continue }
          findings.report(
            message(at: size),
            at: modifier.callRange,
            unless: [
              Exemption("a view around it limits the text size") { view in
                sequence(first: view, next: \.parent).contains { $0.hasModifier("dynamicTypeSize") }
              }
            ],
            fixes: [fix(font, at: size)].compactMap { $0 }
          )
        }
      },
      { declaration, item, findings in
        for (font, expression) in item.fonts(of: declaration) {
          guard let size = bodySize(of: font) else { continue }
          findings.report(
            message(at: size),
            at: expression.range,
            fixes: [fix(font, at: size)].compactMap { $0 }
          )
        }
      }
    ),
    exemptions: Exemption.fixedFont
  )

  /// The points of a custom font that grows like body text and is much larger; nil for others.
  private static func bodySize(of font: FontSpec) -> Double? {
    guard case .custom(let size, nil) = font.face, let points = size.number, points > 21 else {
      return nil
    }
    return points
  }

  private static func style(at points: Double) -> TextStyle {
    TextStyle.nearest(toPoints: points) ?? .largeTitle
  }

  private static func message(at points: Double) -> String {
    let largest = pointsText((points * 53 / 17).rounded())
    return "This font grows like body text, to \(largest) pt; relate it to `.\(style(at: points))`"
  }

  private static func fix(_ font: FontSpec, at points: Double) -> FixProposal? {
    guard let size = font.construction.call?.arguments.first(where: { $0.label == "size" }) else {
      return nil
    }
    let style = "relativeTo: .\(style(at: points).rawValue)"
    return .safe("Add `\(style)`", .insert(", \(style)", at: size.range.upperBound))
  }
}
