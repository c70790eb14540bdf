import CurbcutModel

/// One color of an asset catalog: the `Contents.json` of a `.colorset` folder.
///
/// Source: Apple, "Asset Catalog Format Reference", "Named Color Type".
struct ColorSet: Sendable {
  let name: String
  /// The folder of the catalog that it stands in; nil at the top.
  let folder: String?
  let color: AdaptiveColor

  /// How large a file may be, in bytes.
  static let maximumByteCount = 1 << 20

  private static let ending = ".colorset/Contents.json"

  /// Whether a path is that of such a file.
  static func isColorSet(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// Nil where the file gives no color that can be worked out.
  init?(_ bytes: [UInt8], path: String) {
    let names = path.dropLast(Self.ending.count).split(separator: "/").map(String.init)
    guard bytes.count <= Self.maximumByteCount, Self.isColorSet(path), let name = names.last,
      case .array(let entries)? = ConfigurationReader.read(bytes).value?["colors"]?.content
    else { return nil }
    var values: [Appearance: Color] = [:]
    var reference: AdaptiveColor?
    for entry in entries {
      if let idiom = entry["idiom"]?.string, idiom != "universal", idiom != "iphone" { continue }
      if entry["display-gamut"]?.string == "display-P3" { continue }
      guard let appearance = Self.appearance(of: entry), let written = entry["color"] else {
        continue
      }
      if let name = written["reference"]?.string {
        guard let color = Self.systemColor(name) else { return nil }
        if appearance == .light { reference = color }
        values[appearance] = color.value(in: appearance) ?? color.light
      } else if let color = Self.color(of: written) {
        values[appearance] = color
      } else {
        return nil
      }
    }
    self.name = name
    folder = names.dropLast().last.flatMap { $0.hasSuffix(".xcassets") ? nil : $0 }
    if let reference, values.count == 1 {
      color = reference
      return
    }
    guard let light = values[.light] else { return nil }
    let dark = values[.dark] ?? light
    color = AdaptiveColor(
      light: light,
      dark: dark,
      lightIncreasedContrast: values[.lightIncreasedContrast] ?? light,
      darkIncreasedContrast: values[.darkIncreasedContrast] ?? values[.dark]
        ?? values[.lightIncreasedContrast] ?? light
    )
  }

  /// Whether it is the accent color of what comes with an app, such as its widgets or its watch app:
  /// the app does not have it.
  func isAccentOfExtension(at path: String) -> Bool {
    guard name == "AccentColor" else { return false }
    return path.split(separator: "/").contains { folder in
      let name = String(folder.hasSuffix("s") ? folder.dropLast() : folder)
      return NameHint.watch.matches(name) || NameHint.widget.matches(name)
    }
  }

  private static func appearance(of entry: ConfigurationValue) -> Appearance? {
    guard case .array(let written)? = entry["appearances"]?.content else { return .light }
    let values = written.compactMap { $0["value"]?.string }
    let isDark = values.contains("dark")
    let isHigh = values.contains("high")
    // "light" says that the color is for light mode only, which "Any" is as well.
    guard values.allSatisfy(["dark", "light", "high"].contains) else { return nil }
    return isHigh
      ? (isDark ? .darkIncreasedContrast : .lightIncreasedContrast) : (isDark ? .dark : .light)
  }

  /// `systemBlueColor` is `systemBlue` in Swift.
  private static func systemColor(_ name: String) -> AdaptiveColor? {
    SystemColors.uiKit[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static func color(of written: ConfigurationValue) -> Color? {
    guard let components = written["components"],
      let opacity = components["alpha"].map({ part($0, isWhole: true) }) ?? 1
    else { return nil }
    if let white = components["white"].flatMap({ part($0) }) {
      return Color(white: white, opacity: opacity)
    }
    guard let red = components["red"].flatMap({ part($0) }),
      let green = components["green"].flatMap({ part($0) }),
      let blue = components["blue"].flatMap({ part($0) })
    else { return nil }
    return Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A part of a color, 0 to 1: written as `0.875`, `0xDF` or `223`.
  ///
  /// - Parameter isWhole: whether a number without a point is no byte.
  private static func part(_ value: ConfigurationValue, isWhole: Bool = false) -> Double? {
    switch value.content {
    case .number(let number): return number
    case .string(let text):
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text) else { return nil }
      return text.includes(".") || isWhole ? number : number / 255
    default: return nil
    }
  }
}
