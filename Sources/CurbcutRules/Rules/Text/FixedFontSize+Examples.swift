extension Rule {
  /// The examples of `fixed-font-size` about functions that make fonts.
  static let fixedFontFunctionExamples: [Example] = [
    .reported(
      "By the sizes of a style of its own",
      """
      extension Font {
        enum Brand {
          case title, body

          var size: CGFloat { self == .title ? 28 : 17 }
        }

        static func brand(_ style: Brand) -> Font {
          .custom("Fraunces", fixedSize: style.size)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "brand" makes do not support Dynamic Type
        }
      }
      """
    ),
    .ignored(
      "By sizes of a style that scale",
      """
      extension Font {
        enum Brand {
          case title, body

          var size: CGFloat { UIFontMetrics.default.scaledValue(for: self == .title ? 28 : 17) }
        }

        static func brand(_ style: Brand) -> Font {
          .custom("Fraunces", fixedSize: style.size)
        }
      }
      """
    ),
    .reported(
      "A function that makes fonts",
      """
      extension Font {
        static func app(_ size: CGFloat) -> Font {
          .system(size: size)
        //^^^^^^^^^^^^^^^^^^^ Fonts that "app" makes do not support Dynamic Type
        }
      }
      """
    ),
    .reported(
      "A modifier that sets the size it is handed, and its uses",
      """
      extension View {
        func fontSize(_ size: CGFloat, _ weight: Font.Weight = .regular) -> some View {
          self.font(.system(size: size, weight: weight))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "fontSize" sets do not support Dynamic Type
        }
      }

      struct Caption: ViewModifier {
        var size: CGFloat = 12

        func body(content: Content) -> some View {
          content.font(.system(size: size))
                //^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "Caption" sets do not support Dynamic Type
        }
      }

      struct Price: View {
        let price: String

        var body: some View {
          VStack {
            Text(price).fontSize(15, .medium)
                      //^^^^^^^^^^^^^^^^^^^^^ The fixed 15 pt font of "fontSize" does not support Dynamic Type
            Text(price).modifier(Caption(size: 11))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The fixed 11 pt font of "Caption" does not support Dynamic Type
          }
        }
      }
      """
    ),
    .ignored(
      "Modifiers that scale the size, or set that of symbols",
      """
      extension View {
        func scaledFont(_ size: CGFloat) -> some View {
          font(.system(size: UIFontMetrics.default.scaledValue(for: size)))
        }

        func iconSize(_ size: CGFloat) -> some View {
          font(.system(size: size))
        }
      }

      struct Caption: ViewModifier {
        @ScaledMetric var size: CGFloat = 12

        func body(content: Content) -> some View {
          content.font(.system(size: size))
        }
      }

      struct Fitted: ViewModifier {
        let size: CGFloat

        init(size: CGFloat) {
          self.size = UIFontMetrics.default.scaledValue(for: size)
        }

        func body(content: Content) -> some View {
          content.font(.system(size: size))
        }
      }
      """
    ),
    .ignored(
      "A picture of the app's own, which no font makes larger",
      """
      struct PumpBadge: View {
        let picture: UIImage

        var body: some View {
          Image(uiImage: picture)
            .font(.system(size: 14))
            .accessibilityLabel("Pump")
        }
      }
      """
    ),
    .reported(
      "A frame a few lines high has to grow with the text",
      """
      struct Tag: View {
        let tag: String

        var body: some View {
          Text(tag)
            .font(.system(size: 16))
           //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 16 pt font does not support Dynamic Type
            .frame(maxWidth: .infinity, maxHeight: 50)
        }
      }
      """,
      fixed: [
        "Use `.font(.callout)`": """
        struct Tag: View {
          let tag: String

          var body: some View {
            Text(tag)
              .font(.callout)
              .frame(maxWidth: .infinity, minHeight: 50)
          }
        }
        """
      ]
    ),
  ]
}
