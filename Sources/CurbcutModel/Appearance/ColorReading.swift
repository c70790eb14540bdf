import CurbcutSyntax

/// Reads the colors that expressions of a view, or of an object of UIKit, stand for.
///
/// Nil is what cannot be known: materials, what a caller passes in. A gradient is all its stops.
package struct ColorReader {
  /// What a name stands for where a color is expected; nil where that is not known.
  let constant: (Expression) -> Expression?
  /// What the project says under a name that nobody writes: what initializers of colors make.
  let named: (String) -> Expression?
  /// The values that a computed property or function may give; nil where they are not known.
  private let results: (Expression) -> [Expression]?
  /// The colors that callers of the view set a property to; nil for other expressions.
  private let handed: (Expression, _ otherwise: Expression?, _ depth: Int) -> [ResolvedColor]?
  /// The colors of the project's themes.
  let themes: ThemeColors
  /// What a constant stands for that a body begins with.
  private let local: (String) -> Expression?
  /// The colors of the project's asset catalogs.
  let assets: ProjectColors
  /// Whether names without a base are those of `UIColor`.
  private var isOfUIKit: Bool

  package init(element: Element) {
    constant = { ConstantResolver.color(of: element, $0) }
    named = { element.tree.context.constant($0) }
    results = { ConstantResolver.computedColors(of: element, $0) }
    handed = { expression, otherwise, depth in
      ColorReader.handed(to: expression, in: element, otherwise: otherwise) {
        ColorReader(element: element).choices(of: $0, depth: depth + 1)
      }
    }
    themes = ThemeColors()
    local = { element.declaration?.localConstant($0) }
    assets = element.project.colors
    isOfUIKit = false
  }

  /// For objects of UIKit.
  init(
    ofUIKit assets: ProjectColors,
    themes: ThemeColors,
    named: @escaping (String) -> Expression?,
    _ constant: @escaping (Expression) -> Expression?
  ) {
    self.constant = constant
    self.named = named
    results = { _ in nil }
    handed = { _, _, _ in nil }
    self.themes = themes
    local = { _ in nil }
    self.assets = assets
    isOfUIKit = true
  }

  private static let maximumDepth = 8
  /// Choices beyond these are no help to anybody.
  private static let maximumChoices = 12

  /// The colors of an expression; more than one for a ternary.
  package func colors(of expression: Expression) -> [ResolvedColor]? {
    let choices = choices(of: expression, depth: 0)
    return choices.flatMap { $0.count <= Self.maximumChoices ? $0 : nil }
  }

  func choices(of expression: Expression, depth: Int) -> [ResolvedColor]? {
    guard depth < Self.maximumDepth else { return nil }
    switch expression.form {
    case .ternary(let condition, let then, let otherwise):
      return alternatives(condition, then, otherwise, depth: depth)
    case .alternatives(let values):
      return alternatives(values, of: expression, depth: depth)
    case .name, .member:
      if let constant = named(expression, depth: depth) { return constant }
      if let computed = computed(expression, depth: depth) { return computed }
      if let handed = handed(expression, nil, depth) { return handed }
      if let same = converted(expression, depth: depth) { return same }
      if let themed = themed(expression, depth: depth) { return themed }
      // `Color.blue.gradient` begins a little lighter.
      if case .member(let base?, "gradient") = expression.form {
        return choices(of: base, depth: depth + 1)
      }
      return single(systemColor(expression), expression)
    case .call(let callee, let arguments):
      return called(expression, callee, arguments, depth: depth)
    case .operators(let operands, let operators) where operators.first == "??":
      // `UIColor(named: "Brand") ?? .purple`: a color of a catalog is there.
      guard let first = operands.first else { return nil }
      // Where a caller hands over none.
      let otherwise = operands.count == 2 ? operands.last : nil
      if let handed = handed(first, otherwise, depth) { return handed }
      return choices(of: first, depth: depth + 1)
        ?? ofOneTarget(first, or: operands.dropFirst(), depth: depth)
    default:
      return single((colorLiteral(expression), false), expression)
    }
  }

  func single(
    _ color: (AdaptiveColor?, isSemantic: Bool),
    _ expression: Expression
  ) -> [ResolvedColor]? {
    guard let value = color.0 else { return nil }
    return [
      ResolvedColor(
        color: assets.seen(value),
        source: expression.source,
        expression: expression,
        isSemantic: color.isSemantic
      )
    ]
  }

  // MARK: Alternatives

  private func alternatives(
    _ condition: Expression,
    _ then: Expression,
    _ otherwise: Expression,
    depth: Int
  ) -> [ResolvedColor]? {
    // What a use hands over may decide.
    if let isTrue = condition.boolean {
      return choices(of: isTrue ? then : otherwise, depth: depth + 1)
    }
    if let isDark = condition.asksForDark {
      return adaptive(
        light: isDark ? otherwise : then,
        dark: isDark ? then : otherwise,
        depth: depth
      )
    }
    let first = choices(of: then, depth: depth + 1)
    let second = choices(of: otherwise, depth: depth + 1)
    let state = RestingState(of: condition)
    // A local name for a condition, and the condition itself, go the same way.
    let written =
      condition.path.flatMap { $0.includes(".") ? nil : local($0) }?.source ?? condition.source
    var all: [ResolvedColor] = []
    // An arm that is not known takes nothing from the other.
    for (branch, isTrue) in [(first ?? [], true), (second ?? [], false)] {
      guard isTrue ? state.countsTrue : state.countsFalse else { continue }
      for choice in branch {
        var choice = choice
        choice.branches.append(ResolvedColor.Branch(condition: written, isTrue: isTrue))
        all.append(choice)
      }
    }
    return all.isEmpty ? nil : all
  }

  /// The colors of an `if` or `switch` that gives one.
  private func alternatives(
    _ values: [Expression],
    of expression: Expression,
    depth: Int
  ) -> [ResolvedColor]? {
    guard values.count <= Self.maximumChoices else { return nil }
    let labels = expression.node.branchLabels
    guard labels.count == values.count else { return nil }
    // Two that branch alike go together.
    return oneOf(values, keyedBy: labels.joined(separator: "\n"), depth: depth) { index, choice in
      NameHint.transientState.matches(labels[index]) ? nil : choice
    }
  }

  /// The colors of values of which one is seen: each excludes the others.
  ///
  /// - Parameters:
  ///   - key: what stands for the decision; the same one goes with itself.
  ///   - told: the color of a value as it is told of; nil leaves it out.
  private func oneOf(
    _ values: [Expression],
    keyedBy key: String,
    depth: Int,
    told: (_ index: Int, _ choice: ResolvedColor) -> ResolvedColor?
  ) -> [ResolvedColor]? {
    var all: [ResolvedColor] = []
    for (index, value) in values.enumerated() {
      for choice in choices(of: value, depth: depth + 1) ?? [] {
        guard var choice = told(index, choice)?.chosenElsewhere else { continue }
        for other in values.indices where values.count > 1 {
          choice.branches.append(
            ResolvedColor.Branch(condition: "\(other)\n\(key)", isTrue: other == index)
          )
        }
        all.append(choice)
      }
    }
    return all.isEmpty ? nil : all
  }

  // MARK: Names

  /// What a computed property with several statements, one of a property's type, or a function of
  /// the type gives.
  private func computed(_ expression: Expression, depth: Int) -> [ResolvedColor]? {
    guard let values = results(expression), values.count <= Self.maximumChoices else { return nil }
    return oneOf(values, keyedBy: expression.source, depth: depth) { _, choice in
      choice.given(by: expression)
    }
  }

  /// What a constant of the type, the file or the project stands for.
  private func named(_ expression: Expression, depth: Int) -> [ResolvedColor]? {
    guard let value = constant(expression) else { return nil }
    return choices(of: value, depth: depth + 1)?.map {
      $0.given(by: expression, as: $0.branches.isEmpty ? expression.source : nil)
    }
  }

  /// `.red`, `Color.red`, `UIColor.systemRed`.
  func systemColor(_ expression: Expression) -> (AdaptiveColor?, isSemantic: Bool) {
    guard case .member(let base, let name) = expression.form else { return (nil, false) }
    if let generated = generatedAsset(base, name) { return (generated, false) }
    switch base?.path {
    case nil where base == nil:
      if isOfUIKit { return uiColor(named: name) }
      if let style = SystemColors.hierarchical[name] { return (style, true) }
      return (swiftUIColor(named: name), false)
    case "Color", "SwiftUI.Color", "ShapeStyle":
      let isSemantic = name == "primary" || name == "secondary"
      return (swiftUIColor(named: name), isSemantic)
    case "HierarchicalShapeStyle": return (SystemColors.hierarchical[name], true)
    case "UIColor", "UIKit.UIColor": return uiColor(named: name)
    // `UIColor.Text.secondary`, of a folder of the asset catalog.
    case let path?:
      let isColor = path.hasPrefix(".") || path.pathNames.first.map(Self.isColorType) == true
      guard isColor, let folder = path.pathNames.last else { return (nil, false) }
      return (assets.color(ofSymbol: "\(folder).\(name)"), false)
    default: return (nil, false)
    }
  }

  private func swiftUIColor(named name: String) -> AdaptiveColor? {
    if name == "accentColor" { return assets.accent }
    return SystemColors.swiftUI[name] ?? assets.color(ofSymbol: name)
  }

  private func uiColor(named name: String) -> (AdaptiveColor?, isSemantic: Bool) {
    let lower = name.lowercased()
    let isSemantic =
      lower.hasSuffix("label") || lower.hasSuffix("background") || lower.hasSuffix("fill")
    if let color = SystemColors.uiKit[name] { return (color, isSemantic) }
    return (assets.color(ofSymbol: name), false)
  }

  // MARK: Calls

  private func called(
    _ expression: Expression,
    _ callee: Expression,
    _ arguments: [Argument],
    depth: Int
  ) -> [ResolvedColor]? {
    if case .member(let base?, let name) = callee.form {
      switch name {
      case "opacity", "withAlphaComponent":
        guard let factor = arguments.first?.value.usualFactor,
          let faded = choices(of: base, depth: depth + 1)
        else { return nil }
        return faded.map { choice in
          var whole = choice.changed { $0.mapped { $0.faded(by: factor) } }
          if choice.branches.isEmpty {
            whole = ResolvedColor(
              color: whole.color,
              source: expression.source,
              expression: expression,
              isSemantic: false
            )
            whole.isGradientStop = choice.isGradientStop
            whole.isChosenElsewhere = choice.isChosenElsewhere
          }
          return whole
        }
      case "init" where base.path.map(Self.isColorType) == true: break
      default:
        return single(
          (color(of: arguments, handedToMethodOf: base) ?? asset(namedBy: arguments), false),
          expression
        )
      }
    }
    guard let type = callee.path else { return nil }
    if let computed = computed(expression, depth: depth) { return computed }
    switch type {
    case "Color", "SwiftUI.Color", "Color.init":
      return color(expression, arguments, depth: depth)
    case ".init" where isOfUIKit:
      return single((made("UIColor", by: arguments), false), expression)
    case "UIColor", "NSColor", "UIColor.init", "NSColor.init":
      if let first = arguments.first, first.label == "named" || first.label == "resource" {
        return single((asset(first.value), false), expression)
      }
      var reader = self
      reader.isOfUIKit = true
      if let chosen = reader.chosenByAppearance(arguments, depth: depth) {
        return chosen.map { $0.given(by: expression, as: expression.source) }
      }
      return single((made("UIColor", by: arguments), false), expression)
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
      ".linearGradient", ".radialGradient", ".angularGradient", ".ellipticalGradient":
      return stops(arguments, depth: depth)
    case "AnyShapeStyle":
      return arguments.first.flatMap { choices(of: $0.value, depth: depth + 1) }
    default: return single((asset(namedBy: arguments), false), expression)
    }
  }

  /// The color of an asset catalog whose name a function of the project is handed:
  /// `Theme.color(named: "brand", fallback: .orange)`.
  private func asset(namedBy arguments: [Argument]) -> AdaptiveColor? {
    let names = arguments.compactMap { argument -> String? in
      guard case .string(let phrase) = argument.value.form else { return nil }
      return phrase.literal
    }
    return names.count == 1 ? names.first.flatMap { assets.color(named: $0) } : nil
  }

  /// The color in code that one of several catalogs has under the name, one for each app of the
  /// project.
  private func ofOneTarget(
    _ named: Expression,
    or others: ArraySlice<Expression>,
    depth: Int
  ) -> [ResolvedColor]? {
    guard others.count == 1, let other = others.first, named.isNamedInCatalog,
      case .string(let name)? = named.unforced.call?.arguments.first?.value.form,
      let colors = choices(of: other, depth: depth + 1), colors.count == 1,
      let color = colors.first?.color, let name = name.literal,
      assets.contested(named: name).contains(where: { $0.looksLike(color) })
    else { return nil }
    return colors
  }

  /// The colors of a gradient; nil where one of them is not known.
  private func stops(_ arguments: [Argument], depth: Int) -> [ResolvedColor]? {
    guard let first = arguments.first, depth < Self.maximumDepth else { return nil }
    let value = first.value.path.flatMap { _ in constant(first.value) } ?? first.value
    if first.label == "gradient" || first.label == nil {
      return value.call.flatMap { stops($0.arguments, depth: depth + 1) }
    }
    guard case .array(let elements) = value.form, !elements.isEmpty,
      elements.count <= Self.maximumChoices
    else { return nil }
    var colors: [ResolvedColor] = []
    for element in elements {
      let color = first.label == "stops" ? element.call?.arguments.first?.value : element
      guard let color, let choice = choices(of: color, depth: depth + 1), choice.count == 1 else {
        return nil
      }
      colors += choice
    }
    for index in colors.indices { colors[index].isGradientStop = true }
    return colors
  }

  /// The color of an asset catalog that a name or symbol stands for.
  private func asset(_ name: Expression) -> AdaptiveColor? {
    if case .string(let phrase) = name.form {
      return phrase.literal.flatMap { assets.color(named: $0) }
    }
    return name.path.flatMap { $0.hasPrefix(".") ? String($0.dropFirst()) : nil }
      .flatMap { assets.color(ofSymbol: $0) }
  }

  static func isColorType(_ path: String) -> Bool {
    ["Color", "SwiftUI.Color", "UIColor", "NSColor"].contains(path)
  }

  /// `Color(…)` in all its forms.
  private func color(
    _ expression: Expression,
    _ arguments: [Argument],
    depth: Int
  ) -> [ResolvedColor]? {
    guard let first = arguments.first else { return nil }
    let isWrapped = first.label == "uiColor" || first.label == "cgColor"
    if arguments.count == 1, isWrapped || first.label == nil {
      // `Color(.systemRed)`, `Color(UIColor.systemRed)`: the names are UIKit's.
      if case .member(nil, let name) = first.value.form {
        if let color = single(uiColor(named: name), expression) { return color }
        guard let constant = named("UIColor.\(name)") else { return nil }
        var reader = self
        reader.isOfUIKit = true
        return reader.choices(of: constant, depth: depth + 1)?.map {
          $0.given(by: expression, as: $0.branches.isEmpty ? expression.source : nil)
        }
      }
      var reader = self
      reader.isOfUIKit = true
      if let inner = reader.choices(of: first.value, depth: depth + 1) {
        return inner.map { choice in
          choice.branches.isEmpty
            ? choice.given(by: expression, as: expression.source)
            : choice.given(by: choice.expression)
        }
      }
    }
    // `Color("Brand")`, `Color("Brand", bundle: .module)`
    if first.label == nil, arguments.dropFirst().allSatisfy({ $0.label == "bundle" }),
      let color = asset(first.value)
    {
      return single((color, false), expression)
    }
    if let chosen = chosenByAppearance(arguments, depth: depth) {
      return chosen.map { $0.given(by: expression, as: expression.source) }
    }
    return single((made("Color", by: arguments), false), expression)
  }

  /// The parts of `(red:green:blue:)`, `(white:)`, `(hue:saturation:brightness:)` and `(hex:)`.
  func components(
    _ arguments: [Argument],
    number value: (Expression) -> Double? = { $0.computedNumber }
  ) -> AdaptiveColor? {
    func number(_ label: String) -> Double? {
      arguments.first { $0.label == label }.flatMap { value($0.value) }
    }
    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }
    let opacityLabel = ["opacity", "alpha"].first(where: has)
    guard let opacity = opacityLabel.map({ number($0) }) ?? 1 else { return nil }
    let space = arguments.first { $0.label == nil }?.value.memberName
    if let red = number("red") ?? number("displayP3Red"), let green = number("green"),
      let blue = number("blue")
    {
      if space == "sRGBLinear" {
        return AdaptiveColor(
          Color(linearRed: red, green: green, blue: blue, opacity: opacity)
        )
      }
      // Display P3 is a little more vivid than sRGB; the brightness is nearly the same.
      return AdaptiveColor(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    if let white = number("white") {
      return AdaptiveColor(Color(white: white, opacity: opacity))
    }
    if let hue = number("hue"), let saturation = number("saturation"),
      let brightness = number("brightness")
    {
      return AdaptiveColor(
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
      )
    }
    guard let digits = arguments.first, digits.label.map(Self.isHex) ?? true,
      arguments.count <= 2
    else { return nil }
    return Self.hex(digits.value, isSaid: digits.label != nil).map {
      AdaptiveColor($0.faded(by: opacity))
    }
  }

  private static func isHex(_ label: String) -> Bool {
    ["hex", "hexString", "hexValue", "hexCode", "rgb"].contains(label)
  }

  /// Six hexadecimal digits, written as a number or in a string.
  ///
  /// Eight digits are not read: some write the opacity first, some last.
  ///
  /// - Parameter isSaid: whether the code says that a string without `#` holds digits.
  static func hex(_ value: Expression, isSaid: Bool) -> Color? {
    var digits: String
    switch value.form {
    case .string(let phrase):
      guard let text = phrase.literal else { return nil }
      guard isSaid || text.hasPrefix("#") else { return nil }
      digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    case .number:
      let source = value.source.filter { $0 != "_" }
      guard source.hasPrefix("0x") else { return nil }
      digits = String(source.dropFirst(2))
    default: return nil
    }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    return Color(
      Double((value >> 16) & 255),
      Double((value >> 8) & 255),
      Double(value & 255)
    )
  }

  /// `#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)`
  private func colorLiteral(_ expression: Expression) -> AdaptiveColor? {
    guard expression.node.kind == .macroExpansionExpr,
      expression.node.text.hasPrefix("#colorLiteral")
    else { return nil }
    return components(Argument.arguments(of: expression.node))
  }
}
