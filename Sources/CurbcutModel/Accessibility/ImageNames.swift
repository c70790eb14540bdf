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

  /// Whether it is all that a view shows, and the view itself chooses which asset: nobody else can
  /// say what that is.
  package var choosesOwnAsset: Bool {
    guard tree.purpose == .body, container == nil, case .asset(let name)? = imageSource,
      let declaration
    else { return false }
    let names = name.smallNames
    return !names.isEmpty
      && names.allSatisfy { name in
        declaration.property(name)?.initialValue != nil || isWrittenForParameter(name)
      }
  }

  /// Whether a name is a parameter of the function that was entered, and what it is called with is
  /// written there.
  private func isWrittenForParameter(_ name: String) -> Bool {
    guard let call = parent, call.isPassthrough,
      let function = declaration?.function(call.typeName),
      let position = function.parameters.firstIndex(where: { $0.name == name }),
      call.arguments.indices.contains(position)
    else { return false }
    return call.arguments[position].value.isStringLiteral
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

  /// Whether words are a file's name beyond doubt: it is written as one, or it is the name of what is
  /// shown. On a control `attachMedia` is rather the key of a translation.
  package func isNameOfFile(_ words: String) -> Bool {
    if AssetNames.isCertainFileName(words) || isNameOfSymbol(words) { return true }
    guard AssetNames.isFileName(words) else { return false }
    switch imageSource {
    case .asset, .data: return true
    default: return self.is(.asyncImage) || imagery.contains { $0.imageNames.contains(words) }
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

  /// Whether a shape is drawn in it, rather than clear color that catches taps.
  private var showsShape: Bool {
    shownParts.contains { element in
      // A custom view that is known to have no words draws something.
      (element.row?.isPaint == true || element.isCustomView) && element.isHidden != .yes
        && !element.is(.color, .spacer, .divider, .emptyView)
    }
  }

  /// Whether it shows images, and each of them is hidden from assistive technology: nothing is left
  /// that could name it.
  private var hidesAllImagery: Bool {
    let images = shownParts.filter { $0.is(.image, .asyncImage) }
    return !images.isEmpty && images.allSatisfy { $0.isHidden == .yes }
  }

  /// Whether a style that it wears is given words, which the style may draw beside the label.
  private var isGivenWordsByStyle: Bool {
    modifiers.contains { modifier in
      guard modifier.name.hasSuffix("Style"), let style = modifier.firstArgument?.call else {
        return false
      }
      return style.arguments.contains { argument in
        if case .string = argument.value.form { return true }
        return ["title", "text", "label", "name", "caption"].contains(argument.label)
      }
    }
  }

  /// Whether a control shows only imagery and has no name of its own.
  package var isIconOnly: Certainty {
    guard title == nil else { return .no }
    if isGivenWordsByStyle { return .unknown }
    let isTextual = self.is(.disclosureGroup) ? labelWords : isTextual
    let shows = !imagery.isEmpty || showsShape || hidesAllImagery
    return !isTextual && Certainty(shows) && !isNamed
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
