import CurbcutModel

extension ContrastFailure {
  /// The color of the same hue that is nearest in lightness and passes everywhere, as source.
  ///
  /// - Parameters:
  ///   - keepingTone: whether light text has to stay light, and dark text dark.
  ///   - own: the colors of the project, of which one may be what is needed: no number takes the place
  ///     of a name.
  func passingShade(keepingTone: Bool, among own: ProjectColors) -> String? {
    guard canReplaceText else { return nil }
    let backgrounds = partners
    let shade = text.color.light.nearestShade(steps: text.isHex ? 255 : 100) { shade in
      backgrounds.allSatisfy { shade.contrast(on: $0) >= enough }
    }
    guard let shade else { return nil }
    if text.isNamed(in: own) {
      return own.symbol(near: shade) { color in
        backgrounds.allSatisfy { color.contrast(on: $0) >= enough }
      }.map { "Color.\($0)" }
    }
    let text = text.color.light
    // A red that is nearly black is none.
    if isChosenHue, max(shade.red, shade.green, shade.blue) < 0.25 { return nil }
    // On yellow it is what people expect.
    if keepingTone, backgrounds.allSatisfy({ $0.luminance < 0.35 }),
      (text.luminance > 0.18) != (shade.luminance > 0.18)
    {
      return nil
    }
    let source = self.text.source(for: shade)
    return source.isEmpty ? nil : source
  }

  /// The color of the background's hue that is nearest in lightness and passes, as source, with what it
  /// takes the place of.
  func passingBackground(among own: ProjectColors) -> (range: Range<Int>, source: String)? {
    guard let backgroundModifier = drawn.backgroundModifier, drawn.backgrounds.count == 1,
      text.color.isFixed,
      text.color.isOpaque, background.isWhole, !background.isGradientStop,
      backgroundModifier.range.contains(background.expression.range.lowerBound),
      let shade = background.color.light.nearestShade(
        steps: background.isHex ? 255 : 100,
        where: { text.color.light.contrast(on: $0) >= enough }
      )
    else { return nil }
    if background.isNamed(in: own) {
      return own.symbol(near: shade) { text.color.light.contrast(on: $0) >= enough }
        .map { (background.expression.range, "Color.\($0)") }
    }
    let source = background.source(for: shade)
    return source.isEmpty ? nil : (background.expression.range, source)
  }

  /// What a color has to reach that takes the place of this one: text is large only where that is known.
  private var enough: Double { isSizeKnown ? needed : max(needed, 4.5) }

  /// Whether a fix can put another color in place of that of the text.
  private var canReplaceText: Bool {
    guard let colorModifier = drawn.colorModifier, !text.isGradientStop else { return false }
    // A name that stands for a choice would be taken away with its other arms.
    if !text.branches.isEmpty, let path = text.expression.path, !path.includes(".") { return false }
    return drawn.isColoredItself && drawn.opacity == 1 && text.isWhole
      && colorModifier.range.contains(text.expression.range.lowerBound)
  }

  /// Whether the text has a hue of the system or one of the app's own.
  fileprivate var isColorful: Bool {
    let color = text.color.light
    let parts = [color.red, color.green, color.blue]
    return isChosenHue || (parts.max() ?? 0) - (parts.min() ?? 0) > 0.25
  }

  /// Whether the text is white or black: then it is the background that should change.
  var hasPlainText: Bool {
    let luminance = text.color.light.luminance
    return text.color.isOpaque && (luminance > 0.9 || luminance == 0)
  }

  /// Whether the system's text color passes everywhere.
  var primaryPasses: Bool {
    guard canReplaceText, let primary = SystemColors.hierarchical["primary"] else {
      return false
    }
    return drawn.appearances.allSatisfy { appearance in
      drawn.backgrounds.filter { text.goes(with: $0) }.allSatisfy { background in
        guard let text = primary.value(in: appearance),
          let below = background.color.value(in: appearance)
        else { return false }
        return text.contrast(on: below) >= needed
      }
    }
  }

  /// Whether black text would pass in every appearance.
  var blackPasses: Bool {
    partners.allSatisfy { Color(white: 0).contrast(on: $0) >= needed }
  }

  /// The colors that the text may stand on.
  private var partners: [Color] {
    drawn.backgrounds.filter { text.goes(with: $0) }.flatMap { background in
      drawn.appearances.compactMap { background.color.value(in: $0) }
    }
      + (drawn.isBackgroundAssumed ? otherSystemBackgrounds : [])
  }

  /// The backgrounds that the system puts a screen on besides: in forms and grouped lists, and in sheets
  /// in Dark Mode.
  ///
  /// Source: rendered by iOS 17: `systemGroupedBackground`, elevated `systemBackground`.
  private var otherSystemBackgrounds: [Color] {
    let appearances = drawn.appearances
    var colors: [Color] = []
    if appearances.contains(.light) {
      colors.append(Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    }
    if appearances.contains(.dark) {
      colors.append(Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
    }
    return colors
  }
}

extension ResolvedColor {
  /// The source for an opaque color in the notation of this one; nil where there is none that
  /// would be understood here.
  fileprivate func source(for color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    if let digits = hexDigits {
      let bytes = parts.map { part in
        let byte = String(UInt8((part * 255).rounded()), radix: 16, uppercase: !digits.isLower)
        return byte.count == 1 ? "0" + byte : byte
      }
      let start = digits.range.lowerBound - expression.range.lowerBound
      let source = Array(expression.source.utf8)
      guard start >= 0, start + 6 <= source.count else { return "" }
      return String(decoding: source[..<start], as: UTF8.self) + bytes.joined()
        + String(decoding: source[(start + 6)...], as: UTF8.self)
    }
    if parts[0] == parts[1], parts[1] == parts[2] {
      return parts[0] == 0
        ? "Color.black" : parts[0] == 1 ? "Color.white" : "Color(white: \(parts[0]))"
    }
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]))"
  }

  fileprivate var isHex: Bool { hexDigits != nil }

  /// Whether it is a color of the project's catalogs by its name in Swift: `Color.brand`, `.brand`.
  fileprivate func isNamed(in own: ProjectColors) -> Bool {
    let names = expression.path?.pathNames ?? []
    guard let name = names.last, names.dropLast().allSatisfy({ $0 == "Color" || $0.isEmpty }) else {
      return false
    }
    return own.color(ofSymbol: name) != nil
  }

  /// Whether the expression alone makes the color: it is no arm that is faded further out.
  fileprivate var isWhole: Bool { !isChosenElsewhere && (branches.isEmpty || color.isOpaque) }

  /// Where the six digits of a hexadecimal notation stand.
  private var hexDigits: (range: Range<Int>, isLower: Bool)? {
    guard let call = expression.call, call.arguments.count == 1,
      let value = call.arguments.first?.value, call.callee.path?.hasSuffix("Color") == true
    else { return nil }
    let prefixes = ["\"#", "\"", "0x"]
    let source = value.source
    guard let prefix = prefixes.first(where: { source.hasPrefix($0) }) else { return nil }
    let digits = source.dropFirst(prefix.count).prefix { $0.isHexDigit }
    guard digits.count == 6 else { return nil }
    let start = value.range.lowerBound + prefix.utf8.count
    return (start..<start + 6, digits.contains { $0.isLowercase })
  }
}

/// Whether the text is what a field shows until somebody types: in the color of what is typed it would
/// pass for that.
private func isPrompt(_ failure: ContrastFailure, of element: Element) -> Bool {
  element.slot == .placeholder
    || element.argument("prompt")?.range.contains(failure.text.expression.range.lowerBound) == true
}

extension Rule {
  /// Colors that have enough contrast.
  static func contrastFixes(
    for failure: ContrastFailure,
    of element: Element
  ) -> [FixProposal] {
    if failure.drawn.colorModifier == nil, element.is(.button) {
      let black = ".foregroundStyle(.black)"
      return failure.blackPasses
        ? [.review("Add `\(black)`", .append(black, to: element))] : []
    }
    // What its callers choose to stand under white text, one color of text would not suit.
    if failure.hasPlainText, failure.background.isChosenElsewhere { return [] }
    // Which of the texts is meant, its fixes do not know.
    if element.isConcatenated { return [] }
    var fixes: [FixProposal] = []
    let range = failure.text.expression.range
    // A hue says something, such as that an error is one, or that a text can be pressed.
    if failure.primaryPasses, !failure.isColorful, !element.is(.button, .link),
      !isPrompt(failure, of: element)
    {
      let primary = element.primaryColorSource
      fixes.append(.review("Use `\(primary)`", .replace(range, with: primary)))
    }
    let own = element.project.colors
    if failure.hasPlainText, let background = failure.passingBackground(among: own) {
      fixes.append(
        .review(
          "Use `\(background.source)` as the background",
          .replace(background.range, with: background.source)
        )
      )
    }
    // Dark text on a color that is chosen for white text is another design.
    let isOnOwn = failure.hasPlainText && failure.background.isNamed(in: own)
    if let shade = failure.passingShade(keepingTone: !fixes.isEmpty || isOnOwn, among: own) {
      fixes.append(.review("Use `\(shade)`", .replace(range, with: shade)))
    }
    return fixes
  }
}
