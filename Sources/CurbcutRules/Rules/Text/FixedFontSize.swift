import CurbcutModel

extension Rule {
  static let fixedFontSize = Rule(
    id: "fixed-font-size",
    title: "Fixed font size does not support Dynamic Type",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size for the whole device. A font of a fixed size
      ignores it, so they cannot read the text. The text styles, such as body and headline, follow
      the setting.
      """,
    knownLimitations: """
      A size that is computed is not checked.
      """,
    examples: [
      .reported(
        """
        struct Price: View {
          let price: String

          var body: some View {
            Text(price).font(.system(size: 13))
                      //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `.font(.footnote)`": """
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 23 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `.font(.system(.title2, design: .rounded, weight: .bold))`": """
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
        "Modifiers of the font are kept",
        """
        struct Note: View {
          let note: String

          var body: some View {
            Text(note).font(Font.system(size: 12, weight: .medium).italic())
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `Font.caption.weight(.medium)`": """
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
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 17 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `.font(.headline)`": """
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
        "A UIKit font that is not scaled",
        """
        struct Screen: View {
          var body: some View {
            Text("Trails").font(Font(UIFont.systemFont(ofSize: 16, weight: .medium)))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `.font(Font.callout.weight(.medium))`": """
          struct Screen: View {
            var body: some View {
              Text("Trails").font(Font.callout.weight(.medium))
            }
          }
          """
        ]
      ),
      .ignored(
        "A UIKit font that is scaled",
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
        "A symbol beside growing text",
        """
        struct Row: View {
          let title: String

          var body: some View {
            HStack {
              Image(systemName: "tag")
                .font(.system(size: 15))
               //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt symbol does not scale with Dynamic Type
              Text(title)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "Too large for any text style",
        """
        struct Clock: View {
          let time: String

          var body: some View {
            Text(time).font(.system(size: 48))
                     //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 48 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `@ScaledMetric` for the font size": """
          struct Clock: View {
            let time: String
            @ScaledMetric(relativeTo: .largeTitle) private var fontSize: CGFloat = 48

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
            Text("Hello").font(.system(size: 46))
                        //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 46 pt font does not support Dynamic Type
          }
        }
        """,
        fixed: [
          "Use `@ScaledMetric` for the font size": """
          struct Hello: View {
            @ScaledMetric(relativeTo: .largeTitle) private var fontSize: CGFloat = 46

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
            Text(price).font(.footnote)
          }
        }
        """
      ),
      .ignored(
        "An asset has no font",
        """
        struct Screen: View {
          var body: some View {
            Image("hut").font(.system(size: 20)).accessibilityLabel("Hut")
          }
        }
        """
      ),
      .ignored(
        "A text style with a design and a weight",
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
        "One of two sizes, and a size that is computed from literals",
        """
        struct Screen: View {
          let isSmall: Bool

          var body: some View {
            VStack {
              Text("Trails").font(isSmall ? .system(size: 12) : .system(size: 19))
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 or 19 pt font does not support Dynamic Type
              Text("Huts").font(.system(size: isSmall ? 13 : 18).monospacedDigit())
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 13 or 18 pt font does not support Dynamic Type
              Text("Huts").font(.system(size: CGFloat(10 + 5)))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            }
          }
        }
        """
      ),
      .ignored(
        "The larger of two scales",
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
        "A hidden symbol is decorative",
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
        "The system sizes toolbar items",
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
        "An emoji is like a symbol",
        """
        struct Screen: View {
          var body: some View {
            Text("⛰️")
              .font(.system(size: 24))
             //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 24 pt symbol does not scale with Dynamic Type
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
      .reported(
        "A symbol on a disk of fixed size",
        """
        struct Screen: View {
          var body: some View {
            ZStack {
              Circle()
                .frame(width: 30, height: 30)
              Image(systemName: "leaf")
                .font(.system(size: 15))
               //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt symbol does not scale with Dynamic Type
                .accessibilityLabel("Leaf")
            }
          }
        }
        """,
        fixed: [:]
      ),
      .reported(
        "A symbol in a square of fixed size, where larger ones have no room",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "leaf")
              .font(.system(size: 18))
             //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 18 pt symbol does not scale with Dynamic Type
              .frame(width: 32, height: 32)
              .accessibilityLabel("Leaf")
          }
        }
        """,
        fixed: [:]
      ),
    ] + fixedFontFunctionExamples + usedFixedFontExamples,
    check: .elementAndDeclaration(
      withModifiers: [.font, .applying],
      { element, findings in
        for font in element.usedFixedFonts {
          findings.report(font.message, at: font.use.callRange, severity: .info)
        }
        for modifier in element.ownModifiers where modifier.name == "font" {
          if let sizes = Typography(of: element).fixedSizesOfBothFonts(in: modifier) {
            let points = pointsText(sizes[0]) + " or " + pointsText(sizes[1])
            findings.report(
              "Fixed \(points) pt font does not support Dynamic Type",
              at: modifier.callRange
            )
            continue
          }
          // A constant is reported where it is declared.
          guard let argument = modifier.firstArgument, argument.path == nil,
            let font = modifier.font, case .system(let size) = font.face
          else { continue }
          guard let points = Typography(of: element).fixedPoints(size) else {
            if let name = element.modifierHanding(size) {
              findings.report(unscaledFontsMessage(of: name, "sets"), at: modifier.callRange)
            } else if element.keepsPoints(size), !Imagery(of: element).isOnlyPictograms {
              findings.report(
                "A font of the size \"\(size.source)\" does not support Dynamic Type",
                at: modifier.callRange,
                severity: .info
              )
            } else {
              findings.cannotTell("the font size")
            }
            continue
          }
          let isSymbol = Imagery(of: element).isOnlyPictograms
          let isFramed = isSymbol && element.isInFixedSquare
          findings.report(
            isSymbol
              ? "Fixed \(pointsText(points)) pt symbol does not scale with Dynamic Type"
              : fixedFontMessage(at: points),
            at: modifier.callRange,
            severity: isFramed ? .hint : isSymbol ? .info : severityOfFixedFont(at: points),
            unless: isSymbol ? Exemption.fixedSymbol(at: points) : [],
            fixes: isFramed
              ? []
              : [
                element.declaration?.measuresOthers(by: size) == true || isShownOnMacToo(element)
                  ? nil
                  : .useTextStyle(
                    for: font,
                    at: points,
                    in: modifier,
                    hasRoom: !element.isInFixedHeight && !element.hasModifier("lineLimit"),
                    lifting: element.frameToLift(points, isSymbol: isSymbol)
                  ),
                .useScaledMetric(for: size, at: points, in: element),
              ].compactMap { $0 }
          )
        }
      },
      { declaration, item, findings in
        for function in declaration.functions {
          guard let size = function.fixedFontSize else { continue }
          findings.report(unscaledFontsMessage(of: function.name, "makes"), at: size.range)
        }
        for (name, font) in item.fontsOfWrittenSizes(of: declaration) {
          findings.report(unscaledFontsMessage(of: name, "makes"), at: font.range)
        }
        for (font, expression) in item.fonts(of: declaration) {
          guard case .system(let size) = font.face, let points = size.number else { continue }
          findings.report(
            fixedFontMessage(at: points),
            at: expression.range,
            severity: severityOfFixedFont(at: points),
            // The Mac's text styles have other sizes.
            fixes: item.project.deployment.oldest[.macOS] != nil
              && item.project.platforms.contains(.macOS)
              ? [] : [.useTextStyle(for: font, at: points)].compactMap { $0 }
          )
        }
      }
    ),
    exemptions: Exemption.fixedFont
  )
}
