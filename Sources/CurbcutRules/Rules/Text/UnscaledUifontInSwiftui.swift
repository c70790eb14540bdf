import CurbcutModel

extension Rule {
  static let unscaledUifontInSwiftui = Rule(
    id: "unscaled-uifont-in-swiftui",
    title: "UIFont of a fixed size in SwiftUI",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A `UIFont` that is handed to SwiftUI keeps its size whatever text size people have chosen. Use a
      text style, or scale the font with `UIFontMetrics`.
      """,
    examples: [
      .reported(
        """
        struct Receipt: View {
          let item: String
          private let font = UIFont.systemFont(ofSize: 13)

          var body: some View {
            Text(item)
              .font(Font(font))
             //^^^^^^^^^^^^^^^^ This UIFont keeps its size whatever text size people choose
          }
        }
        """
      ),
      .reported(
        "In a constant",
        """
        struct Receipt: View {
          let item: String
          private let small = Font(UIFont(name: "Avenir", size: 13) ?? .preferred)

          var body: some View {
            Text(item).font(small)
                     //^^^^^^^^^^^ This UIFont keeps its size whatever text size people choose
          }
        }
        """
      ),
      .recommended(
        """
        struct Receipt: View {
          let item: String

          var body: some View {
            Text(item).font(.footnote)
          }
        }
        """
      ),
      .ignored(
        "Scaled",
        """
        struct Receipt: View {
          let item: String
          private let small = UIFontMetrics.default.scaledFont(for: .receipt)

          var body: some View {
            Text(item).font(Font(small))
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .font) { element, findings in
      // One that is written out is what `fixed-font-size` is about.
      for modifier in element.ownModifiers where modifier.name == "font" && modifier.font == nil {
        guard var font = modifier.firstArgument else { continue }
        if font.call == nil { font = value(font, in: element.declaration) }
        guard let (callee, arguments) = font.call, callee.path == "Font",
          arguments.count == 1, let inner = arguments.first, inner.label == nil
        else { continue }
        guard isFixed(value(inner.value, in: element.declaration)) else { continue }
        findings.report(
          "This UIFont keeps its size whatever text size people choose",
          at: modifier.callRange
        )
      }
    },
    exemptions: [.notForIOS, .inWidget]
  )

  /// What a property of the same type stands for.
  private static func value(_ expression: Expression, in declaration: Declaration?) -> Expression {
    guard let path = expression.path else { return expression }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    guard path == name || path == "self.\(name)" || path == "Self.\(name)",
      let property = declaration?.property(name)
    else { return expression }
    return property.singleValue ?? property.initialValue ?? expression
  }

  private static func isFixed(_ font: Expression) -> Bool {
    let source = font.source
    guard !source.includes("UIFontMetrics"), !source.includes("preferredFont"),
      !source.includes("scaled")
    else { return false }
    return source.hasPrefix("UIFont.systemFont(") || source.hasPrefix("UIFont.boldSystemFont(")
      || source.hasPrefix("UIFont.italicSystemFont(") || source.hasPrefix("UIFont.monospaced")
      || source.hasPrefix("UIFont(name:") || source.hasPrefix("CTFontCreateWithName(")
  }
}
