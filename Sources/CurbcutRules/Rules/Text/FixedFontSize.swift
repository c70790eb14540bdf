import CurbcutModel

extension Rule {
  static let fixedFontSize = Rule(
    id: "fixed-font-size",
    title: "Text does not grow with the reader's text size",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People who see little set a larger text size for the whole phone. A font of a fixed size stays
      as it is and cannot be read by them. The text styles, such as body and headline, follow the
      setting.
      """,
    knownLimitations: "A size that is computed is not judged.",
    examples: [
      .reported(
        """
        struct Price: View {
          let price: String

          var body: some View {
            Text(price).font(.system(size: 13))
                      //^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 13 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Use the text style .footnote": """
          struct Price: View {
            let price: String

            var body: some View {
              Text(price).font(.footnote)
            }
          }
          """
        ]
      ),
      .reported(
        "Weight and design are kept",
        """
        struct Score: View {
          let score: String

          var body: some View {
            Text(score)
              .font(.system(size: 23, weight: .bold, design: .rounded))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 23 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Use the text style .title2": """
          struct Score: View {
            let score: String

            var body: some View {
              Text(score)
                .font(.system(.title2, design: .rounded, weight: .bold))
            }
          }
          """
        ]
      ),
      .reported(
        "What the font is modified with stays",
        """
        struct Note: View {
          let note: String

          var body: some View {
            Text(note).font(Font.system(size: 12, weight: .medium).italic())
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 12 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Use the text style .caption": """
          struct Note: View {
            let note: String

            var body: some View {
              Text(note).font(Font.caption.weight(.medium).italic())
            }
          }
          """
        ]
      ),
      .reported(
        "A headline is semibold by itself",
        """
        struct Name: View {
          let name: String

          var body: some View {
            Text(name).font(.system(size: 17, weight: .semibold))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 17 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Use the text style .headline": """
          struct Name: View {
            let name: String

            var body: some View {
              Text(name).font(.headline)
            }
          }
          """
        ]
      ),
      .reported(
        "A font of UIKit that nothing scales",
        """
        struct Screen: View {
          var body: some View {
            Text("Trails").font(Font(UIFont.systemFont(ofSize: 16, weight: .medium)))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 16 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Use the text style .callout": """
          struct Screen: View {
            var body: some View {
              Text("Trails").font(Font.callout.weight(.medium))
            }
          }
          """
        ]
      ),
      .ignored(
        "A font of UIKit that is scaled",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Trails").font(Font(UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 16))))
              Text("Huts").font(Font(UIFont.preferredFont(forTextStyle: .body)))
            }
          }
        }
        """
      ),
      .reported(
        "A constant of the design system, reported once",
        """
        enum Fonts {
          static let meta = Font.system(size: 13)
                          //^^^^^^^^^^^^^^^^^^^^^ This font stays at 13 points, whatever size the reader has chosen
        }

        struct Price: View {
          let price: String

          var body: some View {
            Text(price).font(Fonts.meta)
          }
        }
        """,
        fixed: [
          "Use the text style .footnote": """
          enum Fonts {
            static let meta = Font.footnote
          }

          struct Price: View {
            let price: String

            var body: some View {
              Text(price).font(Fonts.meta)
            }
          }
          """
        ]
      ),
      .reported(
        "A symbol beside growing text",
        """
        struct Row: View {
          let title: String

          var body: some View {
            HStack {
              Image(systemName: "tag")
                .font(.system(size: 15))
               //^^^^^^^^^^^^^^^^^^^^^^^ This symbol stays at 15 points, whatever size the reader has chosen
              Text(title)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "Too large for any style",
        """
        struct Clock: View {
          let time: String

          var body: some View {
            Text(time).font(.system(size: 72))
                     //^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 72 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Let 72 points grow with the text size": """
          struct Clock: View {
            let time: String
            @ScaledMetric(relativeTo: .largeTitle) private var fontSize: CGFloat = 72

            var body: some View {
              Text(time).font(.system(size: fontSize))
            }
          }
          """
        ]
      ),
      .reported(
        "In a view without properties",
        """
        struct Hello: View {
          var body: some View {
            Text("Hello").font(.system(size: 60))
                        //^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 60 points, whatever size the reader has chosen
          }
        }
        """,
        fixed: [
          "Let 60 points grow with the text size": """
          struct Hello: View {
            @ScaledMetric(relativeTo: .largeTitle) private var fontSize: CGFloat = 60

            var body: some View {
              Text("Hello").font(.system(size: fontSize))
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Price: View {
          let price: String

          var body: some View {
            Text(price).font(.system(.footnote, design: .rounded).weight(.bold))
          }
        }
        """
      ),
      .ignored(
        "A size that scales",
        """
        struct Price: View {
          let price: String
          @ScaledMetric private var size: CGFloat = 15

          var body: some View {
            Text(price).font(.system(size: size))
          }
        }
        """
      ),
      .reported(
        "One of two, and a size that is worked out",
        """
        struct Screen: View {
          let isSmall: Bool

          var body: some View {
            VStack {
              Text("Trails").font(isSmall ? .system(size: 12) : .system(size: 19))
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 12 or 19 points, whatever size the reader has chosen
              Text("Huts").font(.system(size: CGFloat(10 + 5)))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text stays at 15 points, whatever size the reader has chosen
            }
          }
        }
        """
      ),
      .ignored(
        "The larger of two grows",
        """
        struct Screen: View {
          @Environment(\\.dynamicTypeSize) private var size

          var body: some View {
            Text("Trails").font(size.isAccessibilitySize ? .body : .system(size: 19))
          }
        }
        """
      ),
      .ignored(
        "A hidden symbol is ornament",
        """
        struct Empty: View {
          var body: some View {
            VStack {
              Image(systemName: "tray").font(.system(size: 60)).accessibilityHidden(true)
              Text("Nothing here yet")
            }
          }
        }
        """
      ),
      .ignored(
        "The system draws toolbars",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
              .toolbar {
                ToolbarItem(placement: .principal) {
                  Text(title).font(.system(size: 17))
                }
              }
          }
        }
        """
      ),
      .ignored(
        "An illustration",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image(systemName: "checkmark.seal").font(.system(size: 80)).accessibilityHidden(true)
              Image(systemName: "leaf").font(.system(size: 60)).accessibilityLabel("Leaf")
            }
          }
        }
        """
      ),
      .reported(
        "An emoji is a symbol",
        """
        struct Screen: View {
          var body: some View {
            Text("⛰️")
              .font(.system(size: 24))
             //^^^^^^^^^^^^^^^^^^^^^^^ This symbol stays at 24 points, whatever size the reader has chosen
          }
        }
        """
      ),
      .ignored(
        "A part of a drawing",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "triangle.fill")
              .font(.system(size: 14))
              .rotationEffect(.degrees(180))
              .accessibilityLabel("North")
          }
        }
        """
      ),
      .ignored(
        "On the Mac only",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              #if targetEnvironment(macCatalyst)
                Text("Close").font(.system(size: 14))
              #endif
              Text("Hut")
            }
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
          if let sizes = element.fixedSizesOfBothFonts(in: modifier) {
            let words = pointsText(sizes[0]) + " or " + pointsText(sizes[1])
            findings.report(
              "This text stays at \(words) points, whatever size the reader has chosen",
              at: modifier.callRange
            )
            continue
          }
          // A constant is reported where it is declared.
          guard let argument = modifier.firstArgument, argument.path == nil,
            let font = modifier.font, case .system(let size) = font.face,
            let points = element.fixedPoints(size)
          else { continue }
          let isSymbol = element.showsOnlySymbols || element.showsOnlyEmoji
          // An illustration is large enough for everybody.
          if isSymbol, points >= 60 { continue }
          // A part of a drawing has the size of the drawing.
          if isSymbol, element.hasModifier("offset", "position", "rotationEffect") { continue }
          findings.report(
            stays(isSymbol ? "symbol" : "text", at: points),
            at: modifier.callRange,
            severity: isSymbol ? .info : nil,
            fixes: styleRemedies(for: font, at: points)
              + metricRemedies(for: size, at: points, in: element)
          )
        }
      },
      { declaration, item, findings in
        for (font, expression) in item.fonts(of: declaration) {
          guard case .system(let size) = font.face, let points = size.number else { continue }
          findings.report(
            stays("font", at: points),
            at: expression.range,
            fixes: styleRemedies(for: font, at: points)
          )
        }
      }
    )
  )

  /// What is wrong with a font that never grows.
  static func stays(_ what: String, at points: Double) -> String {
    "This \(what) stays at \(pointsText(points)) points, whatever size the reader has chosen"
  }

  /// 13 rather than 13.0.
  static func pointsText(_ points: Double) -> String {
    let text = String(points)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A size that scales, where no text style is near.
  private static func metricRemedies(
    for size: Expression,
    at points: Double,
    in element: Element
  ) -> [FixProposal] {
    guard TextStyle.nearest(toPoints: points) == nil, size.number != nil,
      let declaration = element.declaration, declaration.keyword == .struct,
      let body = declaration.property("body"), declaration.property("fontSize") == nil
    else { return [] }
    let number = pointsText(points)
    let property =
      "@ScaledMetric(relativeTo: .largeTitle) private var fontSize: CGFloat = \(number)"
    let stored = declaration.properties.last { $0.getter == nil && !$0.isStatic }
    let change: Change
    if let stored {
      let range = stored.node.range
      change = .insertLine(property, after: range.upperBound, indentedAs: range.lowerBound)
    } else {
      change = .placeLine(property + "\n", above: body.node.range.lowerBound)
    }
    return [
      .review(
        "Let \(number) points grow with the text size",
        .replace(size.range, with: "fontSize"),
        change
      )
    ]
  }

  /// The nearest text style, weight and design kept.
  private static func styleRemedies(for font: FontSpec, at points: Double) -> [FixProposal] {
    let call = font.construction
    guard let style = TextStyle.nearest(toPoints: points, isBold: font.isBold),
      let arguments = call.call?.arguments
    else { return [] }
    let base = call.source.hasPrefix("Font") ? "Font" : ""
    func argument(_ label: String) -> String? {
      arguments.first { $0.label == label }?.value.source
    }
    var weight = argument("weight")
    // In `Font(UIFont.…)` it stands deeper.
    if arguments.first?.label == nil { weight = font.weight.map { ".\($0)" } }
    // A headline is semibold by itself.
    if style.isSemibold, weight == ".semibold" { weight = nil }
    let source: String
    if let design = argument("design"), design != ".default" {
      let weight = weight.map { ", weight: \($0)" } ?? ""
      source = "\(base).system(.\(style.rawValue), design: \(design)\(weight))"
    } else if let weight {
      source = "\(base).\(style.rawValue).weight(\(weight))"
    } else {
      source = "\(base).\(style.rawValue)"
    }
    let change = Change.replace(call.range, with: source)
    let title = "Use the text style .\(style.rawValue)"
    return [style.points == points ? .safe(title, change) : .review(title, change)]
  }
}
