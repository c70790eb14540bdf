import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// Where texts are set in fonts of a fixed size that the project makes somewhere else, with the
  /// points: `label.font = .brand(size: 14)`. To make such a font scale, the text has to follow it too.
  func usesOfFixedFonts(of declaration: Declaration) -> [(value: Expression, sizes: [Double])] {
    guard !declaration.conforms(to: "View"), declaration.platforms.contains(.iOS),
      !declaration.isPreview
    else { return [] }
    var found: [(value: Expression, sizes: [Double])] = []
    var seen: Set<Range<Int>> = []
    for object in objects where object.declaration === declaration {
      if object.isInBar || object.isKind(of: .button) && object.hasTitle == .no
        || object.showsOnlySigns
      {
        // No text that is read in the content is in the font.
        seen.formUnion(object.settings.filter { $0.name == "font" }.compactMap(\.value?.range))
        continue
      }
      for setting in object.settings where setting.name == "font" {
        guard let value = setting.value, setting.path.count <= 2,
          seen.insert(value.range).inserted, let sizes = fixedSizes(of: value, in: declaration)
        else { continue }
        found.append((value, sizes))
      }
    }
    // What it is set on is not known: `cell.textLabel?.font = Fonts.small` in a closure.
    for value in declaration.assignedFonts where seen.insert(value.range).inserted {
      guard let sizes = fixedSizes(of: value, in: declaration) else { continue }
      found.append((value, sizes))
    }
    found += handedFixedFonts(in: declaration).filter { seen.insert($0.value.range).inserted }
    return found
  }

  /// The fonts that are handed to what sets a text in them: `UILabel("Total", font: Fonts.small)`.
  private func handedFixedFonts(
    in declaration: Declaration
  ) -> [(value: Expression, sizes: [Double])] {
    let handed = declaration.ownNodes(.labeledExpr).filter {
      $0.labelToken?.hasText("font") == true
    }
    guard !handed.isEmpty else { return [] }
    let scaling = declaration.scalingRanges
    return handed.compactMap { node in
      guard let value = node.lastChild.map({ Expression($0) }),
        !scaling.covers(value.range.lowerBound),
        let sizes = fixedSizes(of: value, in: declaration)
      else { return nil }
      return (value, sizes)
    }
  }

  /// The sizes of a font that never grows and is not made in place, both of `isOn ? a : b`; nil for
  /// other fonts.
  private func fixedSizes(of value: Expression, in declaration: Declaration) -> [Double]? {
    if case .ternary(_, let then, let otherwise) = value.form {
      guard let first = fixedSizes(of: then, in: declaration),
        let second = fixedSizes(of: otherwise, in: declaration)
      else { return nil }
      return first + second.filter { !first.contains($0) }
    }
    guard let font = uiFont(value, in: declaration), let points = font.points, points > 2,
      font.call.range != value.range, !isWritten(in: declaration, value)
    else { return nil }
    return font.sizes
  }

  /// The fonts that a property chooses in some cases and that never grow, where those of the other cases do.
  func unscaledChoices(in declaration: Declaration) -> [Expression] {
    guard declaration.platforms.contains(.iOS), !declaration.isPreview else { return [] }
    return declaration.properties.flatMap { property -> [Expression] in
      guard property.type?.hasPrefix("UIFont") == true, let getter = property.getter,
        case let choices = Declaration.choices(of: getter), choices.count > 1
      else { return [] }
      let fonts = choices.map { ($0, uiFont($0, in: declaration)) }
      guard fonts.contains(where: { $0.1?.isScaled == true }) else { return [] }
      return fonts.filter { ($0.1?.points ?? 0) > 2 }.map(\.0)
    }
  }

  /// The same for the attributes of texts: `[.font: Fonts.small]`.
  func attributesInFixedFonts(
    of declaration: Declaration
  ) -> [(value: Expression, sizes: [Double])] {
    guard !declaration.conforms(to: "View"), declaration.platforms.contains(.iOS),
      !declaration.isPreview
    else { return [] }
    let entries = declaration.ownNodes(.dictionaryElement).filter { node in
      node.firstChild.map { Expression($0).memberName == "font" } == true
    }
    guard !entries.isEmpty else { return [] }
    let scaling = declaration.scalingRanges
    return entries.compactMap { node in
      // `font as Any`
      guard let last = node.lastChild,
        case let value = Expression(last.kind == .sequenceExpr ? last.firstChild ?? last : last),
        !scaling.covers(value.range.lowerBound), !isForBar(node, in: declaration),
        let sizes = fixedSizes(of: value, in: declaration)
      else { return nil }
      return (value, sizes)
    }
  }

  /// Whether the attributes are made in a function for the items of a bar, whose titles keep their
  /// size.
  private func isForBar(_ entry: Node, in declaration: Declaration) -> Bool {
    let function = declaration.functions.first { $0.node.range.encloses(entry.range) }
    return function?.node.allTokens.contains { token in
      token.kind == .identifier && ["UITabBarItem", "UIBarButtonItem"].contains(token.text)
    } == true
  }

  /// Whether a font is a constant of the same type, of which is told where it is written.
  private func isWritten(in declaration: Declaration, _ font: Expression) -> Bool {
    guard let path = font.path else { return false }
    return declaration.property(path.withoutSelf) != nil
      || !path.includes(".") && isLocal(path, usedAt: font.range, in: declaration)
      || path.hasPrefix("\(declaration.name).") || path.hasPrefix("Self.")
  }
  /// Whether a name is a constant of the function it is used in, which makes the font there.
  private func isLocal(
    _ name: String,
    usedAt use: Range<Int>,
    in declaration: Declaration
  ) -> Bool {
    let member =
      declaration.functions.first { $0.node.range.contains(use) }?.node
      ?? declaration.properties.first { $0.node.range.contains(use) }?.node
    return member?.descendants.contains { node in
      node.kind == .variableDecl
        && Declaration.Property.properties(of: node).contains { property in
          property.name == name
            && property.initialValue.map {
              uiFont($0, in: declaration)?.call.range == $0.unforced.range
            } == true
        }
    } == true
  }
}

extension Declaration {
  /// Whether a font is an attribute of text, be it under a name of its own:
  /// `let font = UIFont.systemFont(ofSize: 16)` and then `[.font: font]`.
  func drawsText(in font: Expression) -> Bool {
    let around = nodes(around: font.range)
    if around.contains(where: { $0.kind == .dictionaryExpr }) { return true }
    guard let variable = around.last(where: { $0.kind == .variableDecl }),
      let constant = Property.properties(of: variable).first,
      constant.initialValue?.range == font.range
    else { return false }
    return node.code.includes(".font: \(constant.name)")
  }
}

extension ItemModel.FixedFont {
  /// Makes the font of an attribute grow with the text size.
  var scalingFix: FixProposal? {
    guard font.sizes.count == 1, font.call.source.hasPrefix("UIFont.") else { return nil }
    let style = TextStyle.nearest(toPoints: points, isBold: font.isBold) ?? .largeTitle
    let metrics = "UIFontMetrics(forTextStyle: .\(style.uiKitName))"
    return .review(
      "Scale it with `\(metrics)`",
      .replace(font.call.range, with: "\(metrics).scaledFont(for: \(font.call.source))")
    )
  }
}
