import CurbcutModel

/// What is said of an image without a label, and how it is mended.
extension Rule {
  static func missingLabelMessage(for image: Element, _ names: [String]) -> String {
    let identifier = unspokenIdentifier(of: image)
    // Generated code spells the names of files its own way.
    let isGenerated =
      !image.headSource.includes("\"") && names.allSatisfy { image.headSource.includes(".\($0)") }
    if !names.isEmpty, !isGenerated {
      return "VoiceOver reads this image's file name, \(quoted(names))\(identifier)"
    }
    if !names.isEmpty {
      return "VoiceOver reads the name of this image's file\(identifier)"
    }
    if case .asset = ImageContent(of: image).source {
      return "VoiceOver reads this image's file name\(identifier)"
    }
    return "This image has no accessibility label\(identifier)"
  }

  /// A label, and what hides the image: that first where nothing tells what it shows, and never where
  /// a picture from elsewhere stands alone. The only view of a component that is handed its image is
  /// for its caller to name.
  static func missingLabelFixes(for image: Element) -> [FixProposal] {
    if ImageContent(of: image).names.isEmpty, image.parent == nil, image.tree.purpose == .body {
      return []
    }
    let label = FixProposal.addLabel(toImage: image)
    let silencing = silencingFixes(for: image)
    // A blurred picture, or an icon beside the words it stands for, says nothing of its own.
    let names = ImageContent(of: image).names
    let holdsPlace = !names.isEmpty && names.allSatisfy(placeholder.matches)
    if !silencing.isEmpty, image.hasModifier("blur") || isIconBesideText(image) || holdsPlace {
      return silencing
    }
    // What is drawn over a picture says something of it.
    if names.isEmpty, liesOverPicture(image) { return [label] }
    if showsState(image) || saysThatSomethingIsSo(image) || saysWhatValueIs(image) {
      return [label]
    }
    // What a function is handed to draw stands beside its name where that is called.
    if !silencing.isEmpty, ImageContent(of: image).source == .data, image.tree.purpose != .body,
      AdjacentText(of: image).isPresent() == .unknown
    {
      return silencing
    }
    if ImageContent(of: image).source == .data, !image.hasModifier("blur") {
      // Whoever hands a view the picture that is all it shows knows what that is.
      if image.tree.purpose == .body, AdjacentText(of: image).isPresent() == .no,
        showsPictureOfUser(image) || image.isAllOfPictureComponent
      {
        return []
      }
      // What it is there to be scanned for, no text beside it says.
      let isCode = image.arguments.contains { code.matches($0.value.source) }
      if isCode || AdjacentText(of: image).isPresent() == .no { return [label] }
      // Before the name of what it shows it would say that again.
      let isOpener =
        image.container?.row?.layout == .horizontal
        && image.container?.content.first?.index == image.index
        && AdjacentText(of: image).isPresent() == .yes
      return isOpener && !silencing.isEmpty ? silencing : [label] + silencing
    }
    // One label would not fit every picture that it is handed.
    if ImageContent(of: image).names.isEmpty, !silencing.isEmpty,
      case .asset(let name)? = ImageContent(of: image).source,
      name.path.map({ image.declaration?.property($0) != nil }) == true
    {
      return silencing
    }
    let isVague =
      ImageContent(of: image).names.isEmpty || image.hasModifier("blur")
      || SymbolUse(of: image).repeatsText && !SymbolUse(of: image).showsState
    return isVague ? silencing + [label] : [label] + silencing
  }

  /// Whether it alone says what a number is that stands beside it in its row: the logo of who rates
  /// a film.
  static func saysWhatValueIs(_ image: Element) -> Bool {
    guard image.slotInContainer == .content, let row = image.container,
      row.row?.layout == .horizontal, !ImageContent(of: image).names.isEmpty
    else { return false }
    let others = row.content.filter { $0.index != image.index && !$0.is(.spacer, .divider) }
    return !others.isEmpty && others.allSatisfy { $0.is(.text) && $0.showsOnlyNumber }
  }

  /// Whether VoiceOver says the name of a file as a word: letters alone.
  static func isSpokenAsWord(_ names: [String]) -> Bool {
    !names.isEmpty && names.allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  /// Whether it is there only where a flag is set, `if isVerified`, and no text with it says that.
  private static func saysThatSomethingIsSo(_ image: Element) -> Bool {
    guard let condition = image.conditions.last, condition.kind == .branch,
      !NameHint.showing.matches(condition.source),
      case let isCase = condition.decision?.node.kind == .switchExpr,
      case let isNamed = !ImageContent(of: image).names.isEmpty,
      isCase
        || isNamed && condition.alternative == 0
          && condition.source.allSatisfy({ $0.isLetter || $0.isNumber || ".!_".contains($0) })
    else { return false }
    let views = image.container?.content ?? image.tree.roots
    // A picture from elsewhere that is all that a case shows tells which one it is.
    if !isNamed {
      return !views.contains {
        $0.index != image.index && $0.isTextual != .no && $0.conditions.contains(condition)
      }
    }
    return !views.contains { view in
      view.index != image.index
        && (view.isTextual != .no && view.conditions.contains(condition)
          || view.conditions.last?.statement == condition.statement)
    }
  }

  /// Whether its picture or color goes by a condition that no text beside it goes by: it alone says
  /// what is so.
  private static func showsState(_ image: Element) -> Bool {
    guard let condition = SuggestedLabel.choice(for: image) else { return false }
    let names = condition.sourceWords.map(String.init).filter { $0 != "self" && $0 != "nil" }
    return !image.siblings.contains { sibling in
      ([sibling] + sibling.descendants).contains { part in
        part.is(.text, .label)
          && names.contains { name in part.arguments.contains { $0.value.mentions(name) } }
      }
    }
  }

  /// Whether its picture is a property that is set where the view is used: `let logo: UIImage`.
  private static func showsPictureOfUser(_ image: Element) -> Bool {
    guard let name = image.arguments.first?.value.smallNames.first,
      let property = image.declaration?.property(name)
    else { return false }
    return property.getter == nil && !property.isStatic && property.initialValue == nil
      && property.attributes.isEmpty
  }

  /// Whether it is called an icon, and text stands beside it.
  private static func isIconBesideText(_ image: Element) -> Bool {
    let names = ImageContent(of: image).names
    return names.count == 1
      && names.allSatisfy { name in
        ["icon", "ic"].contains(Identifier.words(of: name).first)
      }
      && AdjacentText(of: image).isPresent() == .yes
  }

  /// Takes the image away from VoiceOver, unless people tap it.
  private static func silencingFixes(for image: Element) -> [FixProposal] {
    // With a hint or a value the image is not decorative.
    guard image.isInteractive == .no, !image.hasModifier("accessibilityHint", "accessibilityValue"),
      // A picture that is all that a tapped view shows names it.
      !image.ancestors.contains(where: { !$0.taps.isEmpty && $0.isTextual != .yes })
    else { return [] }
    return [.makeDecorative(image), .hide(image)].compactMap { $0 }
  }
}

/// What pictures are called that are shown until another has been loaded.
private let placeholder = NameHint("placeholder")

/// Whether it is drawn over something that is no text, in a pile or an overlay.
private func liesOverPicture(_ image: Element) -> Bool {
  guard AdjacentText(of: image).isPresent() != .yes else { return false }
  return sequence(first: image, next: \.container).prefix(3).contains { view in
    guard let pile = view.container else { return false }
    if view.slotInContainer == .overlay {
      return pile.isTextual != .yes && pile.row?.isPaint != true
    }
    guard pile.is(.zStack), view.slotInContainer == .content else { return false }
    let below = pile.content.filter { $0.index < view.index && !$0.isAlternative(to: view) }
    return below.contains { $0.isTextual != .yes && $0.row?.isPaint != true }
  }
}

/// What pictures are called that say something to whoever looks at them closely.
private let code = NameHint("qr qrcode barcode captcha signature chart graph")

extension Element {
  /// Whether its text is what a number is formatted to: `rating.formatted(.percent)`.
  fileprivate var showsOnlyNumber: Bool {
    guard let words = arguments.first?.value, isNamed == .no, let call = words.call else {
      return false
    }
    return call.callee.memberName == "formatted"
      && call.arguments.allSatisfy {
        $0.label == nil && !$0.value.source.lowercased().includes("date")
      }
  }
}
