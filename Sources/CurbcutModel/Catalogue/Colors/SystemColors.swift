/// The colors that Apple's systems define, by the names of SwiftUI and UIKit.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications of iOS 13 to 18. iOS 26 draws
/// some of them a little differently; none crosses a threshold of contrast by that.
package enum SystemColors {
  /// Bytes of a color in light and dark appearance, then both with Increase Contrast.
  private static let hues: [(String, [[Double]])] = [
    ("red", [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]]),
    ("orange", [[255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]]),
    ("yellow", [[255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]]),
    ("green", [[52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]]),
    ("mint", [[0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]]),
    ("teal", [[48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]]),
    ("cyan", [[50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]]),
    ("blue", [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
    ("indigo", [[88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]]),
    ("purple", [[175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]]),
    ("pink", [[255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]]),
    ("brown", [[162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]]),
    ("gray", [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]]),
  ]

  private static let systemHues: [String: AdaptiveColor] = {
    var colors: [String: AdaptiveColor] = [:]
    for (name, values) in hues {
      let values = values.compactMap(color)
      guard values.count == 4 else { continue }
      colors[name] = AdaptiveColor(
        light: values[0],
        dark: values[1],
        lightIncreasedContrast: values[2],
        darkIncreasedContrast: values[3]
      )
    }
    return colors
  }()

  private static func color(_ bytes: [Double]) -> Color? {
    bytes.count == 3 ? Color(bytes[0], bytes[1], bytes[2]) : nil
  }

  private static let white = AdaptiveColor(Color(white: 1))
  private static let black = AdaptiveColor(Color(white: 0))
  private static let clear = AdaptiveColor(Color(white: 0, opacity: 0))

  private static let label = AdaptiveColor(
    light: Color(white: 0),
    dark: Color(white: 1),
    lightIncreasedContrast: Color(white: 0),
    darkIncreasedContrast: Color(white: 1)
  )

  /// A label color that lets the ground shine through.
  private static func paleLabel(light: Double, dark: Double) -> AdaptiveColor {
    AdaptiveColor(
      light: Color(60, 60, 67, opacity: light),
      dark: Color(235, 235, 245, opacity: dark)
    )
  }

  private static func pair(_ light: [Double], _ dark: [Double]) -> AdaptiveColor? {
    color(light).flatMap { light in color(dark).map { AdaptiveColor(light: light, dark: $0) } }
  }

  static let systemBackground = AdaptiveColor(
    light: Color(white: 1),
    dark: Color(white: 0),
    lightIncreasedContrast: Color(white: 1),
    darkIncreasedContrast: Color(white: 0)
  )

  /// `Color.red`, `.primary` and the hierarchical styles.
  package static let swiftUI: [String: AdaptiveColor] = {
    var colors = systemHues
    colors["white"] = white
    colors["black"] = black
    colors["clear"] = clear
    colors["primary"] = label
    colors["secondary"] = paleLabel(light: 0.6, dark: 0.6)
    return colors
  }()

  /// Styles that are no colors: `.foregroundStyle(.tertiary)`.
  package static let hierarchical: [String: AdaptiveColor] = [
    "primary": label,
    "secondary": paleLabel(light: 0.6, dark: 0.6),
    "tertiary": paleLabel(light: 0.3, dark: 0.3),
    "quaternary": paleLabel(light: 0.18, dark: 0.16),
  ]

  /// `UIColor.systemRed`, `.label`, `.secondarySystemBackground`.
  package static let uiKit: [String: AdaptiveColor] = {
    var colors: [String: AdaptiveColor] = [:]
    for (name, color) in systemHues {
      colors["system" + name.prefix(1).uppercased() + name.dropFirst()] = color
    }
    colors.merge(fixed) { $1 }
    let pairs: [(String, [Double], [Double])] = [
      ("systemGray2", [174, 174, 178], [99, 99, 102]),
      ("systemGray3", [199, 199, 204], [72, 72, 74]),
      ("systemGray4", [209, 209, 214], [58, 58, 60]),
      ("systemGray5", [229, 229, 234], [44, 44, 46]),
      ("systemGray6", [242, 242, 247], [28, 28, 30]),
      ("secondarySystemBackground", [242, 242, 247], [28, 28, 30]),
      ("tertiarySystemBackground", [255, 255, 255], [44, 44, 46]),
      ("systemGroupedBackground", [242, 242, 247], [0, 0, 0]),
      ("secondarySystemGroupedBackground", [255, 255, 255], [28, 28, 30]),
      ("tertiarySystemGroupedBackground", [242, 242, 247], [44, 44, 46]),
    ]
    for (name, light, dark) in pairs { colors[name] = pair(light, dark) }
    colors["systemBackground"] = systemBackground
    colors["label"] = label
    colors["secondaryLabel"] = paleLabel(light: 0.6, dark: 0.6)
    colors["tertiaryLabel"] = paleLabel(light: 0.3, dark: 0.3)
    colors["quaternaryLabel"] = paleLabel(light: 0.18, dark: 0.16)
    colors["placeholderText"] = paleLabel(light: 0.3, dark: 0.3)
    colors["link"] = systemHues["blue"]
    colors["separator"] = AdaptiveColor(
      light: Color(60, 60, 67, opacity: 0.29),
      dark: Color(84, 84, 88, opacity: 0.6)
    )
    colors["opaqueSeparator"] = pair([198, 198, 200], [56, 56, 58])
    for (name, gray, light, dark) in fills {
      colors[name] = AdaptiveColor(
        light: Color(gray, gray, 128, opacity: light),
        dark: Color(gray, gray, 128, opacity: dark)
      )
    }
    return colors
  }()

  /// What fills shapes over any background: red and green, then the opacity in light and dark.
  private static let fills: [(String, gray: Double, light: Double, dark: Double)] = [
    ("systemFill", 120, 0.2, 0.36),
    ("secondarySystemFill", 120, 0.16, 0.32),
    ("tertiarySystemFill", 118, 0.12, 0.24),
    ("quaternarySystemFill", 116, 0.08, 0.18),
  ]

  /// Whether a color is one of the hues that an app may choose: `.red`, `UIColor.systemTeal`.
  package static func isHue(_ color: AdaptiveColor) -> Bool { systemHues.values.contains(color) }

  /// Whether SwiftUI has a style of that name: `.secondary`, `.red`.
  static func isStyle(_ name: String) -> Bool { hierarchical[name] != nil || swiftUI[name] != nil }

  /// UIKit's colors that are the same in every appearance.
  private static let fixed: [String: AdaptiveColor] = [
    "white": white,
    "black": black,
    "clear": clear,
    "darkGray": AdaptiveColor(Color(white: 1 / 3)),
    "gray": AdaptiveColor(Color(white: 0.5)),
    "lightGray": AdaptiveColor(Color(white: 2 / 3)),
    "red": AdaptiveColor(Color(255, 0, 0)),
    "green": AdaptiveColor(Color(0, 255, 0)),
    "blue": AdaptiveColor(Color(0, 0, 255)),
    "cyan": AdaptiveColor(Color(0, 255, 255)),
    "yellow": AdaptiveColor(Color(255, 255, 0)),
    "magenta": AdaptiveColor(Color(255, 0, 255)),
    "orange": AdaptiveColor(Color(red: 1, green: 0.5, blue: 0)),
    "purple": AdaptiveColor(Color(red: 0.5, green: 0, blue: 0.5)),
    "brown": AdaptiveColor(Color(red: 0.6, green: 0.4, blue: 0.2)),
    "darkText": black,
    "lightText": AdaptiveColor(Color(white: 1, opacity: 0.6)),
  ]
}
