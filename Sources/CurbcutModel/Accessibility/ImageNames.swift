/// What an image shows, by how it is constructed.
package enum ImageSource: Sendable, Equatable {
  case symbol(Expression)
  case asset(Expression)
  /// Pixels from memory: `Image(uiImage:)`, a `CGImage`, a remote image.
  case data
}

extension Element {
  /// What an `Image` is made of.
  package var imageSource: ImageSource? {
    guard self.is(.image) else { return nil }
    guard let first = arguments.first else { return .data }
    switch first.label {
    // `systemSymbol:` is what a widespread package adds for names that the compiler checks.
    case "systemName", "systemSymbol", "_internalSystemName": return .symbol(first.value)
    case nil, "decorative":
      return arguments.contains { $0.label == "scale" } ? .data : .asset(first.value)
    case "uiImage", "nsImage", "cgImage", "size": return .data
    default: return nil
    }
  }

  /// The literal name of the SF Symbol or asset it shows.
  package var imageName: String? {
    switch imageSource {
    case .symbol(let name), .asset(let name):
      if case .string(let phrase) = name.form { return phrase.literal }
      if case .member(_, let resource) = name.form { return resource }
      return nil
    case .data, nil: return nil
    }
  }
}

extension Element {
  /// The literal names of the symbols or assets that an image may show: both arms of a ternary.
  package var imageNames: [String] {
    switch imageSource {
    case .symbol(let name):
      return name.possibleImageNames.map { $0.contains(".") ? $0 : Self.dotted($0) }
    case .asset(let name):
      return name.possibleImageNames
    case .data, nil:
      return []
    }
  }

  /// `checkmarkCircleFill`, as packages spell it for the compiler, is `checkmark.circle.fill`.
  private static func dotted(_ name: String) -> String {
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

  /// The source of the condition that decides between two symbols or assets.
  package var imageCondition: String? {
    switch imageSource {
    case .symbol(let name), .asset(let name):
      if case .ternary(let condition, _, _) = name.form { return condition.source }
      return nil
    case .data, nil:
      return nil
    }
  }

  /// Whether it shows an SF Symbol.
  package var isSymbol: Bool {
    if case .symbol = imageSource { true } else { false }
  }

  /// Whether words are its symbol's name, such as “star fill” of `star.fill`.
  package func isNameOfSymbol(_ words: String) -> Bool {
    guard isSymbol else { return false }
    return imageNames.contains { name in
      name.contains(".") && (name == words || name.replacing(".", with: " ") == words)
    }
  }

  /// The images that a person sees in it, itself left out. Menus, options and destinations are
  /// places of their own.
  package var imagery: [Element] {
    shownParts.filter { $0.is(.image, .asyncImage) && $0.isHidden != .yes }
  }

  /// What is drawn in it or, for a control that also has content, in its label.
  private var shownParts: [Element] {
    let hasContent = self.is(.disclosureGroup, .picker, .controlGroup, .tab)
    return children.filter { child in
      child.slot.isContentOfParent && (child.slot != .content || !hasContent)
    }.flatMap { [$0] + $0.descendants }
  }

  /// Whether images or shapes are drawn in it, be they hidden from assistive technology or not.
  package var showsImagery: Bool {
    shownParts.contains { part in
      if part.is(.image, .asyncImage) { return true }
      // A custom view that is known to have no text draws something; clear color catches taps.
      return (part.row?.isPaint == true || part.isCustomView) && part.isHidden != .yes
        && !part.is(.color, .spacer, .divider, .emptyView)
    }
  }
}

extension Expression {
  fileprivate var possibleImageNames: [String] {
    switch form {
    case .string(let phrase):
      return phrase.literal.map { [$0] } ?? []
    case .member(let base, let resource) where base == nil || base?.path == "ImageResource":
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

extension Element {
  /// The name of what an activation calls or sets last: `deleteItem` of `store.deleteItem(item)`,
  /// `showSettings` of `showSettings = true`.
  package var actionName: String? {
    guard let action else { return nil }
    for step in action.steps.reversed() {
      switch step {
      case .call(let path, _):
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last else { continue }
        if last == "toggle", names.count > 1 { return names[names.count - 2] }
        return last
      case .assignment(let target, _):
        return target.split(separator: ".").last.map(String.init)
      case .other:
        continue
      }
    }
    return nil
  }

  /// The type of the view that a link leads to.
  package var destinationName: String? {
    children(in: .destination).first { $0.isCustomView }?.typeName
  }
}

extension Element {
  /// Whether texts around it are keys of translations, such as `noEvents`: then a word without a
  /// capital may be one too.
  package var standsAmongKeys: Bool {
    tree.elements.prefix(256).contains { element in
      guard element.is(.text, .label, .button), let words = element.visibleText.value?.literal
      else {
        return false
      }
      return AssetNames.isKey(words) || AssetNames.isFileName(words)
    }
  }

  /// Whether the name of an asset that it may show says that it only decorates.
  package var hasDecorativeName: Bool {
    let patterns = project.decorativeAssets
    return imageNames.contains { name in
      AssetNames.isDecorative(name) || patterns.contains { AssetNames.matches(name, $0) }
    }
  }
}
