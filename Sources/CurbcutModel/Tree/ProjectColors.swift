/// The colors that a project has in its asset catalogs, by name.
///
/// Note: immutable, and a class only so that it costs one reference to hand on.
package final class ProjectColors: Sendable, Equatable {
  private let colors: [String: AdaptiveColor]
  /// The colors by the names that Xcode makes of theirs for Swift.
  private let symbols: [String: AdaptiveColor]

  /// The colors that catalogs of different targets have under one name.
  private let contested: [String: [AdaptiveColor]]

  /// The only appearance in which people see the app, so that all colors have one value; nil where it
  /// follows what they have chosen.
  private let appearance: Appearance?

  /// Whether people see the app in dark mode only.
  package var areSeenInDarkOnly: Bool { appearance == .dark }

  /// Whether people see the app in light mode only.
  package var areSeenInLightOnly: Bool { appearance == .light }

  package static let none = ProjectColors([:])

  /// - Parameters:
  ///   - contested: the colors that catalogs of different targets have under one name.
  ///   - appearance: the only one in which they are seen.
  package init(
    _ colors: [String: AdaptiveColor],
    contested: [String: [AdaptiveColor]] = [:],
    seenOnlyIn appearance: Appearance? = nil
  ) {
    self.appearance = appearance
    self.contested = contested
    let colors = appearance.map { only in colors.mapValues { $0.seen(only: only) } } ?? colors
    self.colors = colors
    var symbols: [String: AdaptiveColor] = [:]
    for (name, color) in colors {
      let parts = name.split(separator: "/").map(String.init)
      if parts.count == 2, let first = parts[0].first {
        // `Color.Text.secondary` of a folder that gives its name to what is in it.
        let folder = first.uppercased() + parts[0].dropFirst().filter { $0 != " " && $0 != "-" }
        symbols["\(folder).\(Self.symbol(of: parts[1]))"] = color
        continue
      }
      let symbol = Self.symbol(of: name)
      if let other = colors[symbol], other != color { continue }
      symbols[symbol] = color
    }
    self.symbols = symbols
    adapt = colors.values.contains { !$0.isFixed }
  }

  package static func == (first: ProjectColors, second: ProjectColors) -> Bool {
    first === second
      || first.colors == second.colors && first.contested == second.contested
        && first.appearance == second.appearance
  }

  package var isEmpty: Bool { colors.isEmpty && contested.isEmpty }

  /// The colors that catalogs of different targets have under a name; none where they agree.
  func contested(named name: String) -> [AdaptiveColor] { contested[name] ?? [] }

  /// The same colors in an app that people see in one appearance only.
  package func seen(only appearance: Appearance?) -> ProjectColors {
    appearance == self.appearance
      ? self : ProjectColors(colors, contested: contested, seenOnlyIn: appearance)
  }

  /// Any color, of the system too, as the app shows it.
  package func seen(_ color: AdaptiveColor) -> AdaptiveColor {
    appearance.map { color.seen(only: $0) } ?? color
  }

  /// Whether any of them is another in Dark Mode, as in a project that has one.
  package let adapt: Bool

  /// These colors with those of another project around it where this has none of the name.
  package func merged(over outer: ProjectColors) -> ProjectColors {
    if outer.isEmpty { return self }
    if isEmpty { return outer }
    return ProjectColors(
      outer.colors.merging(colors) { $1 },
      contested: outer.contested.filter { colors[$0.key] == nil }.merging(contested) { $1 }
    )
  }

  /// The color of a name, as `Color("Brand")` gives it; folders before the name do not count.
  package func color(named name: String) -> AdaptiveColor? {
    if colors.isEmpty { return nil }
    let parts = name.split(separator: "/")
    return colors[name]
      ?? (parts.count > 2 ? colors[parts.suffix(2).joined(separator: "/")] : nil)
      ?? parts.last.flatMap { colors[String($0)] }
  }

  /// The accent color of the app, which Xcode calls so; nil where the project sets none, so that it is
  /// the system's.
  ///
  /// Source: Apple, Xcode build settings, "Global Accent Color Name".
  package var accent: AdaptiveColor? { colors["AccentColor"] }

  /// The color that Xcode gives a name in Swift: `Color.brand`, `Color(.brand)`.
  package func color(ofSymbol symbol: String) -> AdaptiveColor? { symbols[symbol] }

  /// The name in Swift of the color that hardly differs from another and passes a test; nil where there is
  /// none. One that turns with the appearance is none.
  package func symbol(near color: Color, where passes: (Color) -> Bool) -> String? {
    func distance(_ other: Color) -> Double {
      max(
        abs(other.red - color.red),
        abs(other.green - color.green),
        abs(other.blue - color.blue)
      )
    }
    return symbols.filter { symbol, own in
      !symbol.contains(".") && own.isFixed && own.isOpaque && distance(own.light) < 0.12
        && passes(own.light)
    }.min { first, second in
      (distance(first.value.light), first.key) < (distance(second.value.light), second.key)
    }?.key
  }

  /// The name in Swift: `acBackground` of "AC Background" or "ac-background", `brand` of
  /// "BrandColor".
  ///
  /// Source: Apple, Xcode build settings, "Generate Swift Asset Symbol Extensions".
  private static func symbol(of name: String) -> String {
    var symbol = ""
    var startsWord = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        startsWord = !symbol.isEmpty
        continue
      }
      symbol += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    let capitals = symbol.prefix { $0.isUppercase }.count
    let lowered = capitals <= 1 || capitals == symbol.count ? capitals : capitals - 1
    symbol = symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
    return symbol.hasSuffix("Color") && symbol.count > 5 ? String(symbol.dropLast(5)) : symbol
  }
}
