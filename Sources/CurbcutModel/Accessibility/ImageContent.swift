/// What an image shows, by how it is constructed.
package enum ImageSource: Sendable, Equatable {
  case symbol(Expression)
  case asset(Expression)
  /// Pixels from memory: `Image(uiImage:)`, a `CGImage`, a remote image.
  case data
  /// What an initializer of the project's own makes of its argument, `Image(icon: .send)`, or what a
  /// member gives, `tab.icon`: which image it is, nobody knows, but that it has no label.
  case wrapped(isSymbol: Bool)
}

/// What an image shows: a symbol, an asset, pixels from memory.
package struct ImageContent: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension ImageContent {
  /// What an `Image` is made of.
  package var source: ImageSource? {
    guard element.is(.image) else { return nil }
    guard let first = element.arguments.first else {
      let head = Expression(element.record.head)
      if case .member(let asset?, _) = head.form, head.path?.pathNames.leadToGeneratedImage == true
      {
        return .asset(asset)
      }
      if let made = madeByMember, made.hasImagery == .yes {
        if made.assetName != nil { return .asset(head) }
        guard made.isNamed == .no, made.isHidden == .no, made.showsSymbol != .unknown else {
          return element.hasModifier("resizable") ? .data : nil
        }
        return .wrapped(isSymbol: made.showsSymbol == .yes)
      }
      // What a caller hands over may have a label, or be decorative.
      return isHandedOver ? nil : .data
    }
    switch first.label {
    // `systemSymbol:` is what a widespread package adds for names that the compiler checks.
    case "systemName", "systemSymbol", "_internalSystemName": return .symbol(first.value)
    case nil, "decorative":
      return element.arguments.contains { $0.label == "scale" } ? .data : .asset(first.value)
    case "asset": return .asset(first.value)
    case "uiImage", "nsImage", "cgImage", "size": return .data
    case let label?:
      let made = element.tree.context.view(ImageInitializer.name(firstLabel: label))
      guard let made, made.isNamed == .no, made.isHidden == .no, made.showsSymbol != .unknown
      else { return nil }
      return .wrapped(isSymbol: made.showsSymbol == .yes)
    }
  }

  /// What a member gives that is shown, `Image.menu`.
  private var madeByMember: ViewFacts? {
    guard element.arguments.isEmpty else { return nil }
    let member = PictureMember.name(askedBy: element.record.head)
    return member.flatMap { element.tree.context.facts[$0]?.picture }
  }

  /// The asset that a member gives an image of: `static let menu = Image("sideMenu")`.
  var assetOfMember: String? { element.is(.image) ? madeByMember?.assetName : nil }

  /// Whether it is a property that holds an `Image`, shown as it is, or the image that a modifier of
  /// an extension is applied to, which is looked at where that is done.
  private var isHandedOver: Bool {
    if element.declaration?.keyword == .extension, element.declaration?.name == "Image" {
      return true
    }
    guard let name = Expression(element.record.head).path?.withoutSelf, !name.includes(".") else {
      return false
    }
    guard !element.hasModifier("resizable") else { return false }
    return element.declaration?.property(name)?.type?.isImageType ?? true
  }

  /// The literal name of the SF Symbol or asset it shows.
  package var name: String? {
    if let asset = assetOfMember { return asset }
    switch source {
    case .symbol(let name), .asset(let name):
      if case .string(let phrase) = name.form { return phrase.literal }
      if case .member(_, let resource) = name.form { return resource }
      return nil
    case .data, .wrapped, nil: return nil
    }
  }
}

extension ImageContent {
  /// The literal names of the symbols or assets that an image may show: both arms of a ternary.
  package var names: [String] {
    if let asset = assetOfMember { return [asset] }
    switch source {
    case .symbol(let name):
      return name.possibleImageNames.map { $0.includes(".") ? $0 : Self.dotted($0) }
    case .asset(let name):
      return name.possibleImageNames
    case .data, .wrapped, nil:
      return []
    }
  }

  /// The same, and the name that a function of the view is handed where it is called: what is heard
  /// there, and not the same wherever the function is used.
  package var shownNames: [String] {
    let written = names
    switch source {
    case .symbol(let name), .asset(let name):
      guard written.isEmpty, name.path != nil else { return written }
      return FileExposure(of: element).exposed.pictureNames
    case .data, .wrapped, nil:
      return written
    }
  }

  /// `checkmarkCircleFill`, as packages spell it for the compiler, is `checkmark.circle.fill`.
  static func dotted(_ name: String) -> String {
    // Most names are one plain word.
    if name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      return name
    }
    var dotted = ""
    for character in name {
      // The 2 of `person2`, and not the second one of `square.grid.2x2`.
      let beginsNumber = character.isNumber && dotted.last?.isLetter == true && dotted.last != "x"
      if character.isUppercase || beginsNumber, !dotted.isEmpty { dotted.append(".") }
      dotted += character.lowercased()
    }
    return dotted
  }

  /// What a function of an extension is handed that makes the image: `Image.flag(country)`.
  package var makingArguments: [Argument] {
    guard element.is(.image), element.arguments.isEmpty else { return [] }
    return Expression(element.record.head).call?.arguments ?? []
  }

  /// The source of the condition that decides between two symbols or assets.
  package var condition: String? {
    switch source {
    case .symbol(let name), .asset(let name):
      if case .ternary(let condition, _, _) = name.form { return condition.source }
      return nil
    case .data, .wrapped, nil:
      return nil
    }
  }

  /// Whether it shows an SF Symbol.
  package var isSymbol: Bool {
    switch source {
    case .symbol, .wrapped(isSymbol: true): true
    default: false
    }
  }

  /// Whether words are its symbol's name, such as “star fill” of `star.fill`.
  package func isNameOfSymbol(_ words: String) -> Bool {
    guard isSymbol else { return false }
    return names.contains { name in
      name.includes(".") && (name == words || name.replacing(".", with: " ") == words)
    }
  }
}

extension Expression {
  fileprivate var possibleImageNames: [String] {
    switch form {
    case .string(let phrase):
      return phrase.literal.map { [$0] } ?? []
    // `Asset.bulb.name`, which SwiftGen makes of an asset.
    case .member(let asset?, "name"):
      guard case .member(let base?, let resource) = asset.form, base.isAssetCatalog else {
        return []
      }
      return [resource]
    case .member(let base, let resource) where base == nil || base?.isAssetCatalog == true:
      return [resource]
    case .ternary(_, let then, let otherwise):
      let names = then.possibleImageNames
      let others = otherwise.possibleImageNames
      return names.isEmpty || others.isEmpty ? [] : names + others
    case .alternatives(let values):
      let names = values.map(\.possibleImageNames)
      return names.contains(where: \.isEmpty) ? [] : names.flatMap { $0 }
    default:
      return []
    }
  }
}

extension Expression {
  /// Whether its members are images of the asset catalog: `ImageResource`, and what SwiftGen
  /// generates, `Asset.Images`.
  fileprivate var isAssetCatalog: Bool {
    guard let path else { return false }
    return path == "ImageResource" || path == "Asset" || path.hasPrefix("Asset.")
  }
}

extension ImageContent {
  /// Whether the name of an asset that it may show says that it only decorates.
  package var hasDecorativeName: Bool {
    let patterns = element.project.decorativeAssets
    return names.contains { name in
      AssetNames.isDecorative(name) || patterns.contains { AssetNames.matches(name, $0) }
    }
  }
}

extension ImageContent {
  /// Whether words say only what kind of picture it is, and name nothing that people operate or hear
  /// together with more.
  package func isKindOnly(_ words: String) -> Bool {
    Words.isKindOfPicture(words) && !ImageContent(of: element.shown).isSymbol
      && element.isInteractive == .no && element.labeledControl == nil
      && element.combiningElement == nil
  }
}
