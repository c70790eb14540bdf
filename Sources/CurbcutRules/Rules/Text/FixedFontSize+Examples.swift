extension Rule {
  /// The examples of `fixed-font-size` about functions that make fonts.
  static let fixedFontFunctionExamples: [Example] = [
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
    )
  ]
}
