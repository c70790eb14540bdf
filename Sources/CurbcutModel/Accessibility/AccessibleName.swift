/// What VoiceOver calls an element, and where that comes from.
package struct AccessibleName: Sendable, Equatable {
  package enum Source: Sendable, Equatable {
    /// `accessibilityLabel` or its deprecated form.
    case label
    /// The title argument of a control.
    case title
    /// The text it shows.
    case text
    /// What its label or, for a combining container, its content reads.
    case content
    /// The file name of an SF Symbol, which VoiceOver reads when nothing better is there.
    case symbol(String)
    /// The name of an image in the asset catalog, likewise.
    case asset(String)
    /// The placeholder of a text field.
    case prompt
    /// The system itself: `EditButton`, `PasteButton`.
    case system
    case none
  }

  package var phrase: Fact<Phrase>
  package var source: Source

  package init(_ phrase: Fact<Phrase>, from source: Source) {
    self.phrase = phrase
    self.source = source
  }

  /// Whether somebody wrote these words for people, rather than a file having that name.
  package var isAuthored: Certainty {
    switch (source, phrase) {
    case (.symbol, _), (.asset, _), (.none, .absent): .no
    case (_, .absent): .no
    case (_, .unknown): .unknown
    default: .yes
    }
  }
}

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

  /// The title argument of the initializer, as the catalog says: `Toggle("Wi-Fi", …)`.
  package var title: Argument? { row?.title(of: arguments) }

  /// What VoiceOver calls it.
  package var name: AccessibleName {
    switch isNamed {
    case .yes: return AccessibleName(labelExpression?.phrase ?? .unknown, from: .label)
    case .unknown: return AccessibleName(.unknown, from: .label)
    case .no: break
    }
    if isCustomView, let title = component?.title(of: arguments) {
      return AccessibleName(title.value.phrase, from: .title)
    }
    if isCustomView || isUnknownView { return AccessibleName(.unknown, from: .none) }
    return name(depth: 0)
  }

  private func name(depth: Int) -> AccessibleName {
    guard depth < 32 else { return AccessibleName(.unknown, from: .none) }
    if let row, row.isNamedBySystem { return AccessibleName(.unknown, from: .system) }
    switch kind {
    case .text:
      return AccessibleName(visibleText, from: .text)
    case .image:
      if let label = argument("label") { return AccessibleName(label.phrase, from: .title) }
      if isDecorativeImage { return AccessibleName(.absent, from: .none) }
      switch imageSource {
      case .symbol(let name): return AccessibleName(name.phrase, from: .symbol(imageName ?? ""))
      case .asset(let name): return AccessibleName(name.phrase, from: .asset(imageName ?? ""))
      case .data, nil: return AccessibleName(.absent, from: .none)
      }
    default: break
    }
    if let title, title.value.isBlankText != true {
      return AccessibleName(title.value.phrase, from: .title)
    }
    let parts = spokenParts(depth: depth)
    if parts.isEmpty {
      return AccessibleName(isTextual == .no ? .absent : .unknown, from: .none)
    }
    if parts.count == 1, let only = parts.first { return only }
    var phrase = Phrase([])
    for part in parts where part.isAuthored != .no || isTextual == .no {
      guard case .known(let words) = part.phrase else {
        return AccessibleName(.unknown, from: .content)
      }
      phrase.append(words)
    }
    return AccessibleName(.known(phrase), from: .content)
  }

  /// What the parts of a label or combined container say, in order.
  private func spokenParts(depth: Int) -> [AccessibleName] {
    var parts: [AccessibleName] = []
    for child in children
    where child.tree.records[child.index].slot.isContentOfParent && child.isHidden != .yes {
      if child.isPassthrough || child.isLayout {
        parts += child.isNamed == .no ? child.spokenParts(depth: depth + 1) : [child.name]
      } else if child.isNamed == .no, !child.isCustomView, !child.isUnknownView {
        let name = child.name(depth: depth + 1)
        if name.phrase != .absent { parts.append(name) }
      } else {
        parts.append(child.name)
      }
    }
    return parts
  }

  /// A stack or other container that is no element itself.
  package var isLayout: Bool {
    guard let row else { return false }
    return row.role == .none && !row.isInteractive && !row.isDrawing && hasChildren
  }

  /// The words on screen: a text's, a title's, or those of the label.
  package var visibleText: Fact<Phrase> {
    if self.is(.text) {
      guard let first = arguments.first else { return .unknown }
      let operands = tree.records[index].concatenated
      guard !operands.isEmpty, case .known(var words) = first.value.phrase else {
        return operands.isEmpty ? first.value.phrase : .unknown
      }
      for operand in operands {
        guard let more = Expression(operand).phrase.value else { return .unknown }
        words.append(more, separator: "")
      }
      return .known(words)
    }
    if let title, title.value.isBlankText != true { return title.value.phrase }
    if isCustomView || isUnknownView { return .unknown }
    var phrase = Phrase([])
    // Options, and the words at the ends of a slider, are not what a control is called.
    let isControl = row?.isInteractive == true
    for child in children where isControl ? child.slot == .label : child.slot.isContentOfParent {
      switch child.visibleText {
      case .known(let words): phrase.append(words, separator: " ")
      case .unknown: return .unknown
      case .absent: break
      }
    }
    return phrase.parts.isEmpty ? .absent : .known(phrase)
  }
}
