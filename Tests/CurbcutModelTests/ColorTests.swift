import Testing

@testable import CurbcutModel

/// Contrast as others have published it, so that a slip in the arithmetic or a table shows.
@Suite struct ColorTests {
  /// Source: the tables of contrast with white and black of Apple's colors before iOS 26, which
  /// other tools agree on.
  @Test(
    "the colors of the system have their known contrast",
    arguments: [
      ("red", 3.55, 6.16, 5.38), ("orange", 2.20, 10.22, 5.28), ("yellow", 1.51, 14.88, 5.20),
      ("green", 2.22, 10.39, 4.40), ("mint", 2.12, 13.95, 4.73), ("teal", 2.57, 10.56, 4.51),
      ("cyan", 2.54, 12.20, 5.39), ("blue", 4.02, 5.76, 7.56), ("indigo", 5.65, 4.15, 9.65),
      ("purple", 4.13, 5.96, 6.04), ("pink", 3.65, 5.96, 5.35), ("brown", 3.50, 6.82, 5.45),
      ("gray", 3.26, 6.44, 5.23),
    ]
  )
  func systemColors(name: String, light: Double, dark: Double, increased: Double) throws {
    let color = try #require(SystemColors.swiftUI[name])
    let white = Color(white: 1)
    #expect(isNear(color.light.contrast(on: white), light))
    #expect(isNear(color.dark.contrast(on: Color(white: 0)), dark))
    let strong = try #require(color.lightIncreasedContrast)
    #expect(isNear(strong.contrast(on: white), increased))
  }

  @Test(
    "what shines through is mixed before it is compared",
    arguments: [
      (Color(60, 60, 67, opacity: 0.6), Color(white: 1), 3.44),
      (Color(60, 60, 67, opacity: 0.3), Color(white: 1), 1.73),
      (Color(60, 60, 67, opacity: 0.75), Color(white: 1), 5.16),
      (Color(white: 1, opacity: 0.95), Color(white: 0), 18.80),
      (Color(white: 1, opacity: 0.6), Color(white: 0), 7.37),
      (Color(white: 1, opacity: 0.4), Color(white: 0.1), 3.81),
      (Color(white: 0), Color(white: 1), 21.0),
      (Color(0x76, 0x76, 0x76), Color(white: 1), 4.54),
      (Color(0x94, 0x94, 0x94), Color(white: 1), 3.03),
    ]
  )
  func mixing(words: Color, ground: Color, ratio: Double) {
    #expect(isNear(words.contrast(on: ground), ratio))
  }

  @Test("a ratio that fails is never written as one that passes")
  func ratioText() {
    #expect(Color.text(ofRatio: 4.4999) == "4.49")
    #expect(Color.text(ofRatio: 2.999) == "2.99")
    #expect(Color.text(ofRatio: 3.549) == "3.55")
    #expect(Color.text(ofRatio: 21) == "21")
  }

  @Test("the nearest shade keeps the hue, and there may be none")
  func nearestShade() throws {
    let yellow = Color(255, 204, 0)
    let white = Color(white: 1)
    let shade = try #require(yellow.nearestShade(steps: 100) { $0.contrast(on: white) >= 4.5 })
    #expect(shade.contrast(on: white) < 4.8)
    #expect(shade.red > shade.green && shade.green > shade.blue)
    #expect(yellow.nearestShade(steps: 100) { $0.contrast(on: white) > 22 } == nil)
    let same = try #require(yellow.nearestShade(steps: 255) { _ in true })
    #expect(same == yellow)
  }

  /// An expression, and the color in light and in dark appearance that it stands for.
  private static let readings: [(source: String, light: Color?, dark: Color?)] = [
    (".red", Color(255, 59, 48), Color(255, 69, 58)),
    ("Color.red", Color(255, 59, 48), Color(255, 69, 58)),
    ("Color(.systemRed)", Color(255, 59, 48), Color(255, 69, 58)),
    ("Color(uiColor: .systemRed)", Color(255, 59, 48), Color(255, 69, 58)),
    ("Color(UIColor.systemRed)", Color(255, 59, 48), Color(255, 69, 58)),
    ("Color(.red)", Color(255, 0, 0), Color(255, 0, 0)),
    (".primary", Color(white: 0), Color(white: 1)),
    ("Color(red: 1, green: 0.5, blue: 0)", Color(red: 1, green: 0.5, blue: 0), nil),
    (
      "Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)",
      Color(red: 1, green: 0, blue: 0, opacity: 0.5), nil
    ),
    ("Color(.sRGB, white: 0.25)", Color(white: 0.25), nil),
    ("Color(white: 0.25, opacity: 0.5)", Color(white: 0.25, opacity: 0.5), nil),
    ("Color(hue: 0, saturation: 1, brightness: 1)", Color(red: 1, green: 0, blue: 0), nil),
    ("Color(hue: 0.5, saturation: 1, brightness: 1)", Color(red: 0, green: 1, blue: 1), nil),
    ("Color(hex: 0xFF8000)", Color(255, 128, 0), nil),
    ("Color(hex: \"#FF8000\")", Color(255, 128, 0), nil),
    ("Color(hex: \"ff8000\")", Color(255, 128, 0), nil),
    ("Color(hex: \"#F80\")", Color(255, 136, 0), nil),
    ("Color(\"#FF8000\")", Color(255, 128, 0), nil),
    ("Color(red: 255 / 255, green: CGFloat(51) / 255, blue: 0)", Color(255, 51, 0), nil),
    ("UIColor(white: 0.5, alpha: 1)", Color(white: 0.5), nil),
    ("Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))", Color(255, 0, 0, opacity: 0.5), nil),
    (
      "Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))", Color(255, 0, 0), nil
    ),
    (".black.opacity(0.5)", Color(white: 0, opacity: 0.5), nil),
    ("Color.brand", Color(0, 0, 255), nil),
    (".brand", Color(0, 0, 255), nil),
    ("Palette.warm", Color(255, 149, 0), Color(255, 159, 10)),
    ("own", Color(white: 0.2), nil),
    ("self.own", Color(white: 0.2), nil),
    ("scheme == .dark ? .white : .black", Color(white: 0), Color(white: 1)),
    ("Color(UIColor { _ in .red })", Color(255, 0, 0), nil),
    (
      "UIColor { $0.userInterfaceStyle == .dark ? .white : .black }", Color(white: 0),
      Color(white: 1)
    ),
    (
      "UIColor { t in if t.userInterfaceStyle == .dark { return .white }; return .black }",
      Color(white: 0), Color(white: 1)
    ),
    ("UIColor(light: .white, dark: .black)", Color(white: 1), Color(white: 0)),
    ("scheme != .dark ? Color.white : .black", Color(white: 1), Color(white: 0)),
  ]

  @Test("a color is read however it is written", arguments: readings)
  func reading(source: String, light: Color?, dark: Color?) throws {
    let choices = try #require(Self.choices(of: source))
    #expect(choices.count == 1)
    let color = try #require(choices.first?.color)
    #expect(Self.isNear(color.light, light))
    #expect(Self.isNear(color.dark, dark ?? light))
  }

  @Test(
    "what cannot be known is not guessed",
    arguments: [
      "Color(\"Brand\")", "Color(.brandName)", ".accentColor", "passed", ".tint", ".thinMaterial",
      "LinearGradient(colors: [.red, shade], startPoint: .top, endPoint: .bottom)",
      "Color(hex: 0x80FF8000)", "Color(hex: code)", "Color(red: r, green: 0, blue: 0)",
      "Color(UIColor { $0.color(of: .red) })", "theme.accent", "isPressed ? .red : shade",
      "isAnimating ? .red : .blue", "Self.loop",
    ]
  )
  func unknown(source: String) {
    #expect(Self.choices(of: source) == nil)
  }

  @Test(
    "of a state that comes and goes the arm counts that people read",
    arguments: [
      ("isPressed ? .red : .blue", ".blue"), ("!isDisabled ? .red : .blue", ".red"),
      ("isEnabled && canSave ? .red : .blue", ".red"),
      ("isLoading || text.isEmpty ? .red : .blue", ".blue"),
      ("phase == .loading ? .red : .blue", ".blue"), ("isEnabled == false ? .red : .blue", ".blue"),
      ("phase != .disabled ? .red : .blue", ".red"),
    ]
  )
  func rest(source: String, seen: String) {
    #expect(Self.choices(of: source)?.map(\.expression.source) == [seen])
  }

  @Test("both arms of a ternary are colors")
  func branches() {
    #expect(Self.choices(of: "isOn ? .red : isLate ? .orange : .blue")?.count == 3)
    #expect(Self.choices(of: "isOn ? .red : Color(\"Brand\")")?.count == 1)
  }

  /// The colors of an expression in a view that has constants of several kinds.
  private static func choices(of source: String) -> [ResolvedColor]? {
    let text = """
      struct Screen: View {
        static let loop = Self.loop
        let own = Color(white: 0.2)
        let passed: Color
        @Environment(\\.colorScheme) private var scheme

        var body: some View {
          Text("a").foregroundStyle(\(source))
        }
      }
      """
    let shared = """
      extension Color {
        static let brand = Color(red: 0, green: 0, blue: 1)
      }
      enum Palette {
        static let warm = Color.orange
      }
      """
    for tree in lowered(shared + "\n" + text).flatMap(\.trees) {
      for element in tree.elements where element.is(.text) {
        guard let color = element.modifier("foregroundStyle")?.firstArgument else { continue }
        return ColorReader(element: element).colors(of: color)
      }
    }
    return nil
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.006 }

  private static func isNear(_ first: Color, _ second: Color?) -> Bool {
    guard let second else { return false }
    return abs(first.red - second.red) < 0.001 && abs(first.green - second.green) < 0.001
      && abs(first.blue - second.blue) < 0.001 && abs(first.opacity - second.opacity) < 0.001
  }
}
