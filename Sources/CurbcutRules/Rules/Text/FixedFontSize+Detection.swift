import CurbcutModel
import CurbcutSyntax

extension Imagery {
  /// Whether it is a text of nothing but emoji.
  var isOnlyEmoji: Bool {
    guard element.is(.text), let words = element.visibleText.value?.literal, !words.isEmpty else {
      return false
    }
    return words.allSatisfy { character in
      character.isWhitespace
        || character.unicodeScalars.contains {
          $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
        }
    }
  }
}

extension Typography {
  /// The points of two fonts of which a condition chooses one, or of one font with two sizes, where
  /// neither ever grows.
  func fixedSizesOfBothFonts(in modifier: Modifier) -> [Double]? {
    guard !Imagery(of: element).isOnlyContent else { return nil }
    let chosen: [Expression]
    if case .ternary(_, let then, let otherwise)? = modifier.firstArgument?.form {
      chosen = [then, otherwise].compactMap { branch in
        guard case .system(let size)? = FontSpec(branch)?.face else { return nil }
        return size
      }
    } else if case .system(let size)? = modifier.font?.face {
      return fixedSizesOfBoth(size)
    } else {
      return nil
    }
    let sizes = chosen.compactMap { fixedPoints($0) }
    return sizes.count == 2 && sizes[0] != sizes[1] ? sizes : nil
  }
}

extension Imagery {
  /// Whether it shows only symbols or emoji.
  var isOnlyPictograms: Bool { isOnlyContent || isOnlyEmoji }
}

extension Declaration.Function {
  /// The font that it makes of a size that is passed in, and that never grows: `.system(size: size)`.
  var fixedFontSize: Expression? {
    guard returnType == "Font" || returnType == "SwiftUI.Font", let body, body.count == 1,
      let value = body.first.map({ Expression($0.statement.returned) }),
      let font = FontSpec(value)
    else { return nil }
    switch font.face {
    case .system(let size), .customFixed(let size):
      guard let name = size.path, parameters.contains(where: { $0.name == name }) else {
        return nil
      }
      return font.construction
    case .style, .custom: return nil
    }
  }
}

/// What is wrong where a function or modifier of the project fixes fonts for all who use it.
func unscaledFontsMessage(of name: String, _ verb: String) -> String {
  "Fonts that \"\(name)\" \(verb) do not support Dynamic Type"
}

extension Element {
  /// The name of the modifier of the project that this is the content of, where a size is one that
  /// uses hand over as it is: `func fontSize(_ size: CGFloat)`. It is for them to choose and never
  /// grows.
  func modifierHanding(_ size: Expression) -> String? {
    guard let declaration, isUnknownView || ["self", "content"].contains(typeName),
      let name = size.path?.withoutSelf, !name.includes("."),
      !declaration.mentions(anyOf: Self.scalingNames)
    else { return nil }
    if tree.purpose == .modifier {
      let isHanded = declaration.property(name).map { property in
        property.attributes.isEmpty && property.getter == nil && !property.isStatic
      }
      return isHanded == true && !NameHint.icon.matches(declaration.name) ? declaration.name : nil
    }
    guard case .member = tree.purpose, declaration.keyword == .extension,
      ["View", "Text"].contains(declaration.name),
      let function = declaration.functions.first(where: { function in
        function.node.range.contains(range.lowerBound)
      }),
      function.parameters.contains(where: { $0.name == name }),
      !NameHint.icon.matches(function.name)
    else { return nil }
    return function.name
  }

  /// What follows the reader's text size: then a size may have been scaled before.
  static let scalingNames: Set<String> = [
    "UIFontMetrics", "ScaledMetric", "sizeCategory", "dynamicTypeSize",
  ]
}

extension Node {
  /// What a `return` gives; itself for other statements.
  fileprivate var returned: Node {
    kind == .returnStmt ? firstChild ?? self : self
  }
}

extension Declaration {
  /// Whether the property that holds a font's size is what other sizes are worked out from: what is
  /// drawn around the text would not follow a text style.
  func measuresOthers(by size: Expression) -> Bool {
    guard let name = size.path?.withoutSelf, property(name) != nil else { return false }
    return node.allTokens.count { $0.text == name } > 2
  }
}

extension Element {
  /// Whether both sides of it are so many points, `.frame(width: 32, height: 32)`: a symbol that
  /// grows would leave them.
  var isInFixedSquare: Bool {
    let frame = FrameSize(ownModifiers) { Typography(of: self).fixedPoints($0) }
    if frame.width.points != nil, frame.height.points != nil { return true }
    // A disk behind it keeps its size too.
    if isOnFixedShape { return true }
    if children(in: .background).contains(where: { view in
      view.row?.isPaint == true && view.isInFixedSquare
    }) {
      return true
    }
    // Of sizes that are kept elsewhere, those that scale are declared to.
    return ownModifiers.contains { modifier in
      guard modifier.name == "frame", let width = modifier.argument("width"),
        let height = modifier.argument("height")
      else { return false }
      return [width, height].allSatisfy { side in
        guard let name = side.path?.withoutSelf.split(separator: ".").first else { return false }
        return declaration?.property(String(name)).map { !$0.attributes.contains("ScaledMetric") }
          == true
      }
    }
  }
}

extension Element {
  /// The frame that has to grow with it: one a few lines high around a text, and one that fixes the
  /// width of a symbol.
  func frameToLift(_ points: Double, isSymbol: Bool) -> Modifier? {
    if !isSymbol { return cramping(textOf: points) }
    return ownModifiers.last { frame in
      frame.name == "frame"
        && ["width", "height"].contains { side in
          frame.argument(side).flatMap { Typography(of: self).fixedPoints($0) } != nil
        }
    }
  }
}

extension Exemption {
  /// What silences a symbol of fixed size.
  static func fixedSymbol(at points: Double) -> [Exemption] {
    [
      Exemption("it is an illustration of 60 pt or more") { _ in points >= 60 },
      Exemption("it is a picture of the app's own, which no font makes larger") { view in
        let images = view.is(.image) ? [view] : Imagery(of: view).images
        return !images.isEmpty
          && images.allSatisfy { image in
            image.arguments.contains { ["uiImage", "nsImage", "cgImage"].contains($0.label) }
          }
      },
      Exemption("it is part of a drawing") {
        $0.hasModifier("offset", "position", "rotationEffect")
      },
    ]
  }
}
