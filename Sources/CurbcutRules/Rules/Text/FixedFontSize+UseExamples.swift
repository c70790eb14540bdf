extension Rule {
  /// The examples of `fixed-font-size` about texts set in fonts that the project makes elsewhere.
  static let usedFixedFontExamples: [Example] = [
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
  ]
}
