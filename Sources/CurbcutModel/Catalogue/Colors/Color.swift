/// A color on the screen: sRGB parts and opacity from 0 to 1.
package struct Color: Sendable, Equatable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  /// Parts outside 0 to 1, which no screen shows, are brought to the nearest end.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.opacity = part(opacity)
  }

  /// From bytes, as color tables have them.
  init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  package init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// From hue, saturation and brightness, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// From linear sRGB parts.
  init(linearRed red: Double, green: Double, blue: Double, opacity: Double) {
    func part(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    }
    self.init(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
  }

  package var isOpaque: Bool { opacity >= 1 }

  package func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// How it looks over an opaque ground.
  package func over(_ ground: Color) -> Color {
    func mix(_ above: Double, _ below: Double) -> Double {
      above * opacity + below * (1 - opacity)
    }
    return Color(
      red: mix(red, ground.red),
      green: mix(green, ground.green),
      blue: mix(blue, ground.blue),
      opacity: opacity + ground.opacity * (1 - opacity)
    )
  }

  /// How bright it is to the eye, 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How much light a part of a color is, 0 to 1.
  private static func linear(_ part: Double) -> Double {
    // Nearly all parts are bytes or hundredths: a search for a shade asks for hundreds of them.
    known(part, linearBytes) ?? known(part, linearHundredths) ?? computedLinear(part)
  }

  /// The value for a part that is one of equal steps from 0 to 1.
  private static func known(_ part: Double, _ values: [Double]) -> Double? {
    let steps = Double(values.count - 1)
    let step = (part * steps).rounded()
    guard step / steps == part, let index = Int(exactly: step), values.indices.contains(index)
    else { return nil }
    return values[index]
  }

  private static let linearBytes = (0...255).map { computedLinear(Double($0) / 255) }
  private static let linearHundredths = (0...100).map { computedLinear(Double($0) / 100) }

  private static func computedLinear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055, 2.4)
  }

  /// How it stands out from an opaque ground, 1 to 21, its own opacity taken into account.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  package func contrast(on ground: Color) -> Double {
    let first = over(ground).luminance
    let second = ground.luminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two digits behind the point, never rounded up to what is asked for: 4.499 does
  /// not pass for 4.5.
  package static func text(ofRatio ratio: Double) -> String {
    let nearest = (ratio * 100).rounded() / 100
    let crosses = [3, 4.5, 7].contains { ratio < $0 && nearest >= $0 }
    let text = String(crosses ? (ratio * 100).rounded(.down) / 100 : nearest)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The opaque shade of the same hue that is nearest in lightness and passes a test; nil where
  /// none does.
  ///
  /// - Parameter steps: how many values a part can have between 0 and 1 in the notation at hand.
  package func nearestShade(steps: Double, where passes: (Color) -> Bool) -> Color? {
    let highest = max(red, green, blue)
    let lowest = min(red, green, blue)
    let lightness = (highest + lowest) / 2
    let spread = 1 - abs(2 * lightness - 1)
    let saturation = spread > 0 ? (highest - lowest) / spread : 0
    func shade(_ lightness: Double) -> Color {
      // The parts keep their order and proportion around the lightness.
      let reach = saturation * (1 - abs(2 * lightness - 1))
      func part(_ value: Double) -> Double {
        let place = highest > lowest ? (value - lowest) / (highest - lowest) - 0.5 : 0
        return ((lightness + reach * place) * steps).rounded() / steps
      }
      return Color(red: part(red), green: part(green), blue: part(blue))
    }
    for step in 0...100 {
      for candidate in [lightness - Double(step) / 100, lightness + Double(step) / 100]
      where candidate >= 0 && candidate <= 1 {
        let color = shade(candidate)
        if passes(color) { return color }
      }
    }
    return nil
  }
}

/// What decides which values an adaptive color has.
package enum Appearance: Sendable, CaseIterable {
  case light, dark, lightIncreasedContrast, darkIncreasedContrast

  /// The appearances that everybody meets without changing a setting of accessibility.
  package static let common: [Appearance] = [.light, .dark]
}

/// A color with its values in each appearance.
package struct AdaptiveColor: Sendable, Equatable {
  package let light: Color
  package let dark: Color
  /// With Increase Contrast; nil where that is not documented.
  package let lightIncreasedContrast: Color?
  package let darkIncreasedContrast: Color?

  package init(
    light: Color,
    dark: Color,
    lightIncreasedContrast: Color? = nil,
    darkIncreasedContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast
    self.darkIncreasedContrast = darkIncreasedContrast
  }

  /// A color that is always the same.
  package init(_ color: Color) {
    self.init(
      light: color,
      dark: color,
      lightIncreasedContrast: color,
      darkIncreasedContrast: color
    )
  }

  package func value(in appearance: Appearance) -> Color? {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightIncreasedContrast: lightIncreasedContrast
    case .darkIncreasedContrast: darkIncreasedContrast
    }
  }

  /// The color in an app that people see in one appearance, whatever they have chosen.
  func seen(only appearance: Appearance) -> AdaptiveColor {
    appearance == .dark
      ? AdaptiveColor(
        light: dark,
        dark: dark,
        lightIncreasedContrast: darkIncreasedContrast,
        darkIncreasedContrast: darkIncreasedContrast
      )
      : AdaptiveColor(
        light: light,
        dark: light,
        lightIncreasedContrast: lightIncreasedContrast,
        darkIncreasedContrast: lightIncreasedContrast
      )
  }

  func mapped(_ change: (Color) -> Color) -> AdaptiveColor {
    AdaptiveColor(
      light: change(light),
      dark: change(dark),
      lightIncreasedContrast: lightIncreasedContrast.map(change),
      darkIncreasedContrast: darkIncreasedContrast.map(change)
    )
  }

  package func over(_ ground: AdaptiveColor) -> AdaptiveColor {
    func mix(_ above: Color?, _ below: Color?) -> Color? {
      above.flatMap { above in below.map { above.over($0) } }
    }
    return AdaptiveColor(
      light: light.over(ground.light),
      dark: dark.over(ground.dark),
      lightIncreasedContrast: mix(lightIncreasedContrast, ground.lightIncreasedContrast),
      darkIncreasedContrast: mix(darkIncreasedContrast, ground.darkIncreasedContrast)
    )
  }

  /// Whether people see the same color: fractions are written with few digits, catalogs in bytes.
  func looksLike(_ other: AdaptiveColor) -> Bool {
    func agree(_ first: Color, _ second: Color) -> Bool {
      let parts = [
        first.red - second.red, first.green - second.green, first.blue - second.blue,
        first.opacity - second.opacity,
      ]
      return parts.allSatisfy { abs($0) * 255 < 1 }
    }
    return agree(light, other.light) && agree(dark, other.dark)
  }

  package var isOpaque: Bool { light.isOpaque && dark.isOpaque }
  package var isClear: Bool { light.opacity == 0 && dark.opacity == 0 }
  /// Whether it is the same in light and dark.
  package var isFixed: Bool { light == dark }
}
