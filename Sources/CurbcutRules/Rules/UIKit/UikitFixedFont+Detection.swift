import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// A font of a fixed size where it is written.
  struct FixedFont {
    let font: UIFontSpec
    let points: Double
    /// The assignment to a text's font; nil where it is written elsewhere.
    let setting: (object: UIKitObject, setting: ObjectSetting)?

    /// Whether what it is set on shows emoji, which are pictures, mostly in a grid.
    var isOfEmoji: Bool { setting?.object.name.lowercased().includes("emoji") == true }
  }

  /// The fonts of a fixed size in the code of a type.
  func fixedFonts(of declaration: Declaration) -> [FixedFont] {
    guard declaration.mentionedSymbols.contains(.makesFonts), !declaration.conforms(to: "View"),
      declaration.platforms.contains(.iOS), !declaration.isPreview
    else { return [] }
    var settings: [Int: (UIKitObject, ObjectSetting)] = [:]
    var unseen: Set<Int> = []
    for object in objects where object.declaration === declaration {
      for setting in object.settings where setting.name == "font" {
        if setting.path == ["titleLabel", "font"], object.isKind(of: .button),
          object.hasTitle == .no, let value = setting.value
        {
          // No text of the button is in the font.
          unseen.insert(value.range.lowerBound)
        }
        if let value = setting.value {
          settings[value.range.lowerBound] = (object, setting)
          // Attributed text brings fonts of its own along.
          if setting.path == ["font"], object.showsOnlyAttributedText {
            unseen.insert(value.range.lowerBound)
          }
        }
      }
    }
    let scaling = declaration.scalingRanges
    let blank = declaration.fontsOfBlankTexts
    let measured = declaration.measuredFonts
    let fallbacks = declaration.fallbackRanges
    lazy var places = declaration.placesOfFonts
    let bases = declaration.basesOfStyles
    let barFonts = declaration.properties.filter { NameHint.bar.matches($0.name) }.map(\.node.range)
    return declaration.ownNodes(.functionCallExpr).compactMap { node in
      guard node.mayMakeFont, !fallbacks.contains(node.range.lowerBound),
        !unseen.contains(node.range.lowerBound),
        let font = uiFont(Expression(node), in: declaration),
        // A font of a point or two is only asked for its name or its traits.
        let points = font.points, points > 2, font.call.range == node.range,
        !scaling.covers(node.range.lowerBound),
        !measured.contains(node.range.lowerBound),
        !blank.contains(node.range.lowerBound),
        !barFonts.contains(where: { $0.contains(node.range.lowerBound) }),
        !bases.contains(where: { $0.contains(node.range.lowerBound) }),
        !font.call.isImplicitCopy || places.contains(node.range.lowerBound),
        settings[node.range.lowerBound]?.0.isInBar != true,
        settings[node.range.lowerBound]?.0.showsOnlySigns != true
      else { return nil }
      return FixedFont(font: font, points: points, setting: settings[node.range.lowerBound])
    }
  }
}

extension Expression {
  /// Whether it is another size of something that only the place it stands in says is a font:
  /// `.Brand.medium.withSize(16)`.
  fileprivate var isImplicitCopy: Bool {
    guard let callee = call?.callee, callee.memberName == "withSize" else { return false }
    return callee.path?.hasPrefix(".") == true
  }
}

extension Declaration {
  /// Whether it has functions that give fonts.
  var givesFonts: Bool { functions.contains { $0.returnType?.hasPrefix("UIFont") == true } }
}

extension Declaration {
  /// Where the values begin of properties that are declared as fonts, and of what is set as the font of
  /// something.
  fileprivate var placesOfFonts: Set<Int> {
    let kept = properties.filter { $0.type == "UIFont" }.compactMap { property in
      property.initialValue?.range.lowerBound
    }
    return Set(kept + assignedFonts.map(\.range.lowerBound))
  }

  /// What its code sets as the font of something: `.title` of `label.font = .title`.
  var assignedFonts: [Expression] {
    ownNodes(.sequenceExpr).compactMap(\.assignment).filter { $0.target.memberName == "font" }
      .map(\.value)
  }
}

extension NameHint {
  /// What fonts are called that are given to bars, whose texts keep their size.
  fileprivate static let bar = NameHint("navigation-bar nav-bar navbar bar-title tab-bar")
}

extension UIKitObject {
  /// Whether it stands in a navigation bar, whose texts keep their size: people hold them for the
  /// large content viewer.
  var isInBar: Bool {
    !places.isDisjoint(with: ["titleView", "customView"])
      || !isOwn && ["TitleView", "NavigationTitle"].contains { declaration.name.hasSuffix($0) }
        // What has a title view with something else is no bar.
        && !declaration.name.hasSuffix("WithTitleView")
  }

  /// Whether all that it ever shows is a sign, `"•"`, which is no text to be read.
  var showsOnlySigns: Bool {
    guard isKind(of: .label), outside.isDisjoint(with: ["text", "attributedText"]) else {
      return false
    }
    let texts = settings(of: "text")
    return !texts.isEmpty && !isOutlet && settings(of: "attributedText").isEmpty
      && texts.allSatisfy { setting in
        setting.value?.phrase.value?.literal?.contains { $0.isLetter || $0.isNumber } == false
      }
  }
}

extension Node {
  /// A statement, or of a `guard` its conditions and what is done without them: `guard let font =
  /// UIFont(name: …) else { return .preferredFont(…) }`; of a `switch` each case, as one says nothing of
  /// the others.
  fileprivate var parts: [Node] {
    switch kind {
    case .guardStmt: children.filter { $0.kind == .conditionElement || $0.kind == .codeBlock }
    case .switchExpr: switchCases
    default: statementsInClosure?.flatMap(\.parts) ?? [self]
    }
  }

  /// The statements of the only closure in it that has several: each sets up another thing.
  private var statementsInClosure: [Node]? {
    let closures = descendants.filter { $0.kind == .closureExpr }
      .map { closure in closure.children.filter { $0.kind != .closureSignature } }
      .filter { $0.count > 1 }
    return closures.count == 1 ? closures[0] : nil
  }

  /// Whether a call may make a font, by the labels of its arguments or by its name.
  fileprivate var mayMakeFont: Bool {
    if firstChild?.lastChild?.hasText("withSize") == true { return true }
    return children.contains { child in
      guard child.kind == .labeledExpr, let label = child.labelToken else { return false }
      return label.hasText("ofSize") || label.hasText("size")
    }
  }
}

extension Declaration {
  /// Where the value stands that counts only if another is nil: `font ?? .systemFont(ofSize: 12)`.
  fileprivate var fallbackRanges: Set<Int> {
    var starts: Set<Int> = []
    for node in ownNodes(.sequenceExpr) {
      guard case .operators(let operands, let operators) = Expression(node).form,
        operators.contains("??"),
        let first = operands.dropFirst(operators.first == "=" ? 1 : 0).first,
        first.call == nil
      else { continue }
      if let last = operands.last { starts.insert(last.range.lowerBound) }
    }
    return starts
  }

  /// Where the fonts begin of attributed strings that hold nothing but space, which keeps texts apart.
  fileprivate var fontsOfBlankTexts: Set<Int> {
    var starts: Set<Int> = []
    for node in ownNodes(.functionCallExpr) {
      guard let call = Expression(node).call,
        call.callee.memberName?.hasSuffix("String") == true
          || call.callee.path?.hasSuffix("AttributedString") == true,
        let text = call.arguments.first(where: { $0.label == "string" })?.value,
        text.phrase.value?.isBlank == true || text.isSpaceOnly,
        let attributes = call.arguments.first(where: { $0.label == "attributes" })?.value
      else { continue }
      starts.formUnion(
        attributes.node.descendants.filter { $0.kind == .functionCallExpr }
          .map(\.range.lowerBound)
      )
    }
    return starts
  }

  /// Where the fonts begin that are only asked how high their lines are: `font.lineHeight`.
  fileprivate var measuredFonts: Set<Int> {
    let measures: Set<String> = [
      "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading",
    ]
    return Set(
      ownNodes(.memberAccessExpr).compactMap { node in
        guard case .member(let font?, let name) = Expression(node).form, measures.contains(name)
        else { return nil }
        return font.range.lowerBound
      }
    )
  }

  /// The places where fonts are scaled, measured, drawn or configure symbols: the members that do so.
  var scalingRanges: [Range<Int>] {
    let words: Set<String> = [
      "scaledFont", "scaledValue", "UIFontMetrics", "SymbolConfiguration",
      "UIGraphicsImageRenderer",
      "UIGraphicsImageRendererContext", "CATextLayer", "withAttributes", "boundingRect", "NSCursor",
      // The title of a navigation bar keeps its size.
      "titleTextAttributes", "largeTitleTextAttributes", "UIGraphicsBeginImageContextWithOptions",
      "preferredFont",
      "ofContentSizeCategory", "draw",
    ]
    var ranges: [Range<Int>] = []
    func mentions(_ node: Node) -> Bool {
      node.allTokens.contains { $0.kind == .identifier && words.contains($0.text) }
    }
    for function in functions {
      // A method that sets up a whole screen has many statements: each is looked at by itself.
      guard let body = function.body else { continue }
      if function.name.hasPrefix("draw") {
        ranges.append(function.node.range)
      } else if body.count <= 12, mentions(function.node) {
        if function.node.allTokens.contains(where: {
          $0.hasText("scaledFont") || $0.hasText("draw") || $0.hasText("withAttributes")
            || $0.hasText("boundingRect")
        }) {
          ranges.append(function.node.range)
        } else {
          for part in body.flatMap(\.parts) where mentions(part) { ranges.append(part.range) }
        }
      } else {
        for part in body.flatMap(\.parts) where mentions(part) { ranges.append(part.range) }
      }
    }
    for property in properties where mentions(property.node) {
      // What chooses a font that the whole property scales has it scaled in each case.
      let isScaled = property.node.allTokens.contains {
        $0.hasText("scaledFont") || $0.hasText("scaledValue")
      }
      let parts = isScaled ? [property.node] : (property.getter ?? [property.node]).flatMap(\.parts)
      for part in parts where mentions(part) { ranges.append(part.range) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension ItemModel {
  /// The fonts that are made of a size which a function is given, where nothing scales them: what a
  /// helper returns, and what a function sets a text in.
  func fontsOfGivenSizes(in declaration: Declaration) -> [Node] {
    guard declaration.mentionedSymbols.contains(.makesFonts), declaration.platforms.contains(.iOS),
      !declaration.conforms(to: "View"), !declaration.isPreview,
      !declaration.mentions(anyOf: Declaration.scalingWords)
    else { return [] }
    var found = declaration.functions.compactMap { function in
      ["UIFont", "UIFont?"].contains(function.returnType ?? "")
        ? function.fontOfGivenSize(in: function.body ?? []) : nil
    }
    for object in objects where object.declaration === declaration {
      for setting in object.settings where setting.name == "font" && !setting.isOfPart {
        guard let value = setting.value else { continue }
        let function = declaration.function(setting.member)
        guard function?.returnType != "UIFont",
          let font = function?.fontOfGivenSize(in: [value.node])
            ?? declaration.fontOfOwnSize(in: value.node)
        else { continue }
        found.append(font)
      }
    }
    for value in declaration.assignedFonts {
      guard let font = declaration.fontOfKeptSize(in: value.node),
        !found.contains(where: { $0.range == font.range })
      else { continue }
      found.append(font)
    }
    return found
  }
}

extension Declaration {
  /// What takes part in scaling, measuring or drawing.
  fileprivate static let scalingWords: Set<String> = [
    "UIFontMetrics", "scaledFont", "scaledValue", "preferredContentSizeCategory", "preferredFont",
    "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext", "CATextLayer", "withAttributes",
    "boundingRect", "pointSize", "SymbolConfiguration",
  ]
}

extension Declaration.Function {
  /// The first call in some code that makes a font as large as a parameter says.
  fileprivate func fontOfGivenSize(in code: [Node]) -> Node? {
    let sizes = parameters.filter { $0.type.isOfSize }.map(\.name)
    return sizes.isEmpty ? nil : code.lazy.compactMap { $0.font(ofSizeIn: sizes) }.first
  }
}

extension Declaration {
  /// The first call in some code that makes a font as large as a variable of the type says.
  fileprivate func fontOfOwnSize(in code: Node) -> Node? {
    let sizes = properties.filter {
      $0.getter == nil && !$0.isConstant && $0.type?.isOfSize == true
    }
    return sizes.isEmpty ? nil : code.font(ofSizeIn: sizes.map(\.name))
  }

  /// The first call in some code that makes a font as large as a value of the project keeps for it,
  /// which the type or the function holds: `settings.size.body`.
  fileprivate func fontOfKeptSize(in code: Node) -> Node? {
    let function = functions.first { $0.node.range.encloses(code.range) }
    return code.font { size in
      let names = size.path?.withoutSelf.pathNames ?? []
      guard names.count > 1, let root = names.first, let member = names.last,
        !NameHint.measure.matches(member)
      else { return false }
      let type =
        function?.parameters.first { $0.name == root }?.type
        ?? property(root).flatMap { $0.getter == nil ? $0.type : nil }
      return type?.isOfProject == true
    }
  }
}

extension NameHint {
  /// What is measured of something on the screen, which may have grown.
  fileprivate static let measure = NameHint("width height point-size line-height")
}

extension String {
  /// Whether it is a type of numbers.
  fileprivate var isOfSize: Bool { ["CGFloat", "Double", "Float", "Int"].contains(self) }

  /// Whether it may be a type of the project, and is none of Apple's that has sizes.
  fileprivate var isOfProject: Bool {
    first?.isUppercase == true && !isOfSize
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
      && !["UI", "NS", "CG", "CA", "CT", "MK"].contains { hasPrefix($0) }
  }
}

extension Node {
  /// The first call that makes a font as large as one of some names says.
  fileprivate func font(ofSizeIn sizes: [String]) -> Node? {
    font { size in size.path.map { sizes.contains($0) } == true }
  }

  /// The first call that makes a font as large as an expression says that is asked for.
  fileprivate func font(as isMeant: (Expression) -> Bool) -> Node? {
    descendantsAndSelf.first { node in
      guard node.kind == .functionCallExpr, let call = Expression(node).call,
        let size = call.arguments.first(where: { $0.label == "ofSize" || $0.label == "size" }),
        isMeant(size.value)
      else { return false }
      let isNamed = call.callee.makesFont && call.arguments.first?.label == "name"
      return isNamed
        || size.label == "ofSize"
          && call.callee.memberName?.lowercased().hasSuffix("systemfont") == true
    }
  }
}

extension Node {
  fileprivate var descendantsAndSelf: [Node] { [self] + Array(descendants) }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are sorted and do not overlap, holds an offset.
  func covers(_ offset: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(offset)
  }
}

extension Expression {
  /// Whether it is a literal of line breaks and spaces.
  fileprivate var isSpaceOnly: Bool {
    guard case .string = form else { return false }
    var rest = source.drop { $0 == "\"" }
    while rest.last == "\"" { rest.removeLast() }
    return !rest.isEmpty
      && rest.replacing("\\n", with: " ").allSatisfy { $0.isWhitespace }
  }

  /// Whether a font that is given it keeps the size of its descriptor, which may scale.
  fileprivate var isNoSize: Bool { number == 0 || path == ".zero" || path == "CGFloat.zero" }
}

extension Declaration {
  /// The fonts of a size of its own that functions give for a text style, where nothing scales them.
  var unscaledFontsOfStyles: [Node] {
    let candidates = functions.filter { function in
      ["UIFont", "UIFont?"].contains(function.returnType ?? "")
        && function.parameters.contains { $0.type.hasSuffix("TextStyle") }
    }
    guard mentionedSymbols.contains(.makesFonts), !candidates.isEmpty,
      !mentions(anyOf: ["UIFontMetrics", "scaledFont", "scaledValue", "pointSize"])
    else { return [] }
    var found: [Node] = []
    for function in candidates {
      guard let body = function.body else { continue }
      for node in body.lazy.flatMap(\.descendants) where node.kind == .functionCallExpr {
        guard let call = Expression(node).call, call.callee.makesFont,
          let size = call.arguments.first(where: { $0.label == "size" })?.value,
          !function.parameters.contains(where: { $0.name == size.path }), !size.isNoSize
        else { continue }
        found.append(node)
        break
      }
    }
    return found
  }
}

extension UIKitObject {
  /// Whether all text that code gives it has attributes.
  fileprivate var showsOnlyAttributedText: Bool {
    isKind(of: .label, .textView)
      && settings.contains { $0.name == "attributedText" && $0.value?.form != .nothing }
      && !settings.contains { $0.name == "text" }
  }
}

extension Expression {
  /// Whether a call of it makes a font: `UIFont`, `UIFont.init`.
  fileprivate var makesFont: Bool { path == "UIFont" || path == "UIFont.init" }
}

extension Declaration {
  /// The tables of fonts by text styles, `[.body: UIFont(…), .caption1: UIFont(…)]`, in a type that scales
  /// fonts: what is in them is not shown as it is.
  fileprivate var basesOfStyles: [Range<Int>] {
    guard mentions(anyOf: ["scaledFont"]) else { return [] }
    return ownNodes(.dictionaryExpr).filter { table in
      let text = table.text.filter { !$0.isWhitespace }
      return [".body:", ".headline:", ".footnote:", ".caption1:", ".title1:", ".largeTitle:"].count
      {
        text.includes($0)
      } > 1
    }.map(\.range)
  }
}
