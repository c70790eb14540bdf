/// The colors of a project's themes: objects of one kind of which an app shows one at a time, so that
/// a color of one is only ever seen with those of the same.
package struct ThemeColors: Sendable, Equatable {
  /// One of the themes of a kind.
  package struct Theme: Sendable, Hashable {
    /// The type that all of them are of, or the protocol.
    package let family: String
    /// What the theme is made by: `Theme.dark`, `DarkTheme()`.
    package let name: String

    /// What people call it: `dark`, `DarkTheme`.
    package var title: String {
      let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
      return plain.pathNames.last ?? plain
    }

    /// Whether it is what the type has where nobody says anything else.
    fileprivate var isDefault: Bool { name == "\(family)()" }
  }

  /// By the name of the color, then by the theme.
  private var values: [String: [Theme: Expression]] = [:]
  /// The themes of each family.
  private var themes: [String: Set<Theme>] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// What begins the names of constants that are colors of themes.
  private static let mark = "◇"

  /// The name for a color of a theme among the constants of a project.
  static func constant(_ color: String, of theme: String, in family: String) -> String {
    "\(mark)\(family)\(mark)\(theme).\(color)"
  }

  /// Takes note of what a constant stands for; of one that is no color of a theme, nothing.
  package mutating func set(_ name: String, to value: Expression?) {
    guard name.hasPrefix(Self.mark), let dot = name.lastIndex(of: ".") else { return }
    let parts = name[..<dot].split(separator: Character(Self.mark)).map(String.init)
    guard parts.count == 2 else { return }
    let theme = Theme(family: parts[0], name: parts[1])
    let color = String(name[name.index(after: dot)...])
    values[color, default: [:]][theme] = value
    if values[color]?.isEmpty == true { values[color] = nil }
    guard value != nil else {
      if !values.values.contains(where: { $0[theme] != nil }) {
        themes[theme.family]?.remove(theme)
      }
      return
    }
    themes[theme.family, default: []].insert(theme)
  }

  /// The same with those of the rest of the project.
  func merged(with others: ThemeColors) -> ThemeColors {
    if isEmpty { return others }
    if others.isEmpty { return self }
    var all = others
    for (color, values) in values {
      all.values[color, default: [:]].merge(values) { _, own in own }
    }
    all.themes.merge(themes) { $0.union($1) }
    return all
  }

  /// All themes of a family, in one order.
  func themes(in family: String) -> [Theme] {
    let all = themes[family] ?? []
    // Where others are made by name, nobody makes one with what the type has by default.
    let others = all.filter { $0.name.hasPrefix("\(family).") }
    return (others.isEmpty ? all : all.filter { !$0.isDefault }).sorted { $0.name < $1.name }
  }

  /// What a color is in each theme of the one family that a path may mean: `theme.text`,
  /// `ThemeManager.current.text`; nil where none is meant.
  func values(of color: String, in owner: [String]) -> (family: String, [Theme: Expression])? {
    guard let known = values[color], let last = owner.last else { return nil }
    let families = Set(known.keys.map(\.family))
    let named = families.filter { family in
      owner.contains { $0.lowercased() == family.lowercased() }
    }
    let family: String
    if named.count == 1, let only = named.first {
      family = only
    } else {
      guard families.count == 1, let only = families.first,
        Self.hint.matches(last) || owner.count > 1 && owner.contains(where: Self.hint.matches)
      else { return nil }
      family = only
    }
    return (family, known.filter { $0.key.family == family })
  }

  /// What the backgrounds of a theme are, by their names.
  func grounds(of theme: Theme) -> [(name: String, value: Expression)] {
    values.compactMap { color, values in
      guard Self.ground.matches(color), !Self.noGround.matches(color), let value = values[theme]
      else { return nil }
      return (color, value)
    }
    .sorted { $0.name < $1.name }
  }

  /// What objects are called that hold the colors of an app.
  static let hint = NameHint("theme themes palette palettes skin colors scheme")
  /// What colors are called that views are painted with.
  private static let ground = NameHint("background bg backdrop ground surface canvas")
  /// What stands on a background, and not for one of a screen.
  private static let noGround = NameHint("text title label on foreground tint icon button shadow")
}
