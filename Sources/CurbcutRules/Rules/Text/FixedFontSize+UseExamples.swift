extension Rule {
  /// The examples of `fixed-font-size` about texts set in fonts that the project makes elsewhere.
  static let usedFixedFontExamples: [Example] = [
    .ignored(
      "The letters in a round picture, in proportion to its size",
      """
      struct Avatar: View {
        let initials: String
        let size: Double

        var body: some View {
          Text(initials)
            .font(.system(size: size * 0.4))
            .frame(width: size, height: size)
            .background(Circle().fill(.blue.opacity(0.2)))
        }
      }

      struct Author: View {
        let name: String

        var body: some View {
          HStack {
            Avatar(initials: "AB", size: 32)
            Text(name)
          }
        }
      }
      """
    ),
    .reported(
      "A constant of the design system: where it is made, and where text is set in it",
      """
      enum Fonts {
        static let meta = Font.system(size: 13)
                        //^^^^^^^^^^^^^^^^^^^^^ Fixed 13 pt font does not support Dynamic Type
      }

      struct Price: View {
        let price: String

        var body: some View {
          Text(price).font(Fonts.meta)
                    //^^^^^^^^^^^^^^^^ The fixed 13 pt font of "Fonts.meta" does not support Dynamic Type
        }
      }
      """,
      fixed: [
        "Use `Font.footnote`": """
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
      "A function that makes fonts, and a modifier with a size of its own",
      """
      extension Font {
        static func brand(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
          .system(size: size, weight: weight)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "brand" makes do not support Dynamic Type
        }
      }

      extension View {
        func noteStyle() -> some View {
          font(.system(size: 12)).foregroundStyle(.primary)
        //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 12 pt font does not support Dynamic Type
        }
      }

      struct Hut: View {
        let name: String
        let note: String

        var body: some View {
          VStack {
            Text(name).font(.brand(14, weight: .bold))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The fixed 14 pt font of "brand" does not support Dynamic Type
            Text(note).noteStyle()
                     //^^^^^^^^^^^ The fixed 12 pt font of "noteStyle" does not support Dynamic Type
          }
        }
      }
      """
    ),
    .ignored(
      "A function that scales what it makes, one of a text style, and symbols",
      """
      extension Font {
        static func brand(_ size: CGFloat) -> Font {
          .custom("Lora", size: size)
        }

        static func loud(_ style: Font.TextStyle) -> Font {
          .system(style, weight: .heavy)
        }
      }

      struct Hut: View {
        let name: String
        let note: String

        var body: some View {
          VStack {
            Text(name).font(.brand(14))
            Text(note).font(.loud(.body))
          }
        }
      }
      """
    ),
    .reported(
      "Sizes that a theme keeps, that callers hand over, and one of two",
      """
      struct TextTheme {
        var size: CGFloat
      }

      struct CardTheme {
        var title: TextTheme
      }

      extension View {
        func sized(_ size: CGFloat) -> some View {
          font(.system(size: size))
        //^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "sized" sets do not support Dynamic Type
        }
      }

      struct Card: View {
        let theme: CardTheme
        let name: String
        let isWide: Bool
        let noteSize: CGFloat

        var body: some View {
          VStack {
            Text(name).font(.system(size: theme.title.size))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of the size "theme.title.size" does not support Dynamic Type
            Text(name).sized(theme.title.size)
                     //^^^^^^^^^^^^^^^^^^^^^^^ The font of "sized" does not support Dynamic Type
            Text(name).sized(isWide ? 20 : 16)
                     //^^^^^^^^^^^^^^^^^^^^^^^ The fixed 20 or 16 pt font of "sized" does not support Dynamic Type
            Text(name).font(.system(size: noteSize))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A font of the size "noteSize" does not support Dynamic Type
          }
        }
      }
      """
    ),
    .reported(
      "One of two sizes that a constant of the body or of the view keeps, on the watch too",
      """
      struct Tide: View {
        let isCompact: Bool
        let height: String
        private var noteSize: CGFloat { isCompact ? 11 : 15 }

        var body: some View {
          let size: CGFloat = isCompact ? 20 : 26
          VStack {
            Text(height).font(.system(size: size))
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 20 or 26 pt font does not support Dynamic Type
            Text(height).font(.system(size: noteSize))
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 11 or 15 pt font does not support Dynamic Type
          }
        }
      }

      #if os(watchOS)
        struct WristTide: View {
          let height: String

          var body: some View {
            let size: CGFloat = 17
            Text(height).font(.system(size: size))
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 17 pt font does not support Dynamic Type
          }
        }
      #endif
      """,
      fixed: [:]
    ),
    .ignored(
      "One of two sizes by the text size that the reader has chosen, and what others set",
      """
      struct Tide: View {
        @Environment(\\.dynamicTypeSize) private var dynamicTypeSize
        let height: String
        var noteSize: CGFloat { dynamicTypeSize.isAccessibilitySize ? 30 : 15 }

        var body: some View {
          Text(height).font(.system(size: noteSize))
        }
      }
      """
    ),
    .ignored(
      "A size that the view is drawn by, and one of a view that asks for the text size",
      """
      struct Monogram: View {
        let side: CGFloat
        let letters: String

        var body: some View {
          Text(letters)
            .font(.system(size: side))
            .frame(width: side, height: side)
        }
      }

      struct Total: View {
        @ScaledMetric private var factor: CGFloat = 1
        let size: CGFloat
        let total: String

        var body: some View {
          Text(total).font(.system(size: size)).padding(factor)
        }
      }
      """
    ),
    .ignored(
      "A size that only the Mac has, which scales no text",
      """
      struct Fare: View {
        let price: String

        var body: some View {
          Text(price)
            #if os(macOS)
            .font(.system(size: 16, weight: .bold))
            #endif
            .padding()
        }
      }
      """
    ),
  ]
}
