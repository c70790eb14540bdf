import CurbcutModel

extension Element {
  /// Whether a control that people can reach shows only imagery and nothing names it.
  var isUnnamedIconControl: Bool {
    !isUnreachable && !hasBlankLabel && isIconOnly == .yes && !place.contains(.representation)
      && !isNamedByContainer
  }

  /// Whether VoiceOver has a spoken name for every symbol that it may show.
  var hasOnlySpokenSymbols: Bool {
    let images = imagery
    guard !images.isEmpty, images.allSatisfy(\.isSymbol) else { return false }
    let names = images.flatMap(\.imageNames)
    return !names.isEmpty && names.allSatisfy { Symbols.spokenName($0) != nil }
  }
}

extension Findings {
  /// Reports a control with only imagery in it, as badly as what VoiceOver makes of it.
  mutating func reportIconOnly(_ control: Element) {
    let kind = control.roleName
    let message: String
    let names = control.fallbackNames
    let isSpoken = control.hasOnlySpokenSymbols
    if control.hasModifier("help") {
      message = "VoiceOver has no name for this \(kind): its help text is only a hint"
    } else if isSpoken {
      let spoken = names.compactMap { Symbols.spokenName($0) }
      message =
        "VoiceOver reads this \(kind) as \(quoted(spoken)), which is what the symbol shows, "
        + "not what the \(kind) does"
    } else if names.isEmpty {
      message = "VoiceOver reads this \(kind) without a name"
    } else {
      message = "VoiceOver reads this \(kind) as \(quoted(names))"
    }
    let label = SuggestedLabel(forControl: control)
    var changes = [Change.append(label.modifier, to: control)]
    if label.isConstant, let state = control.unspokenToggle {
      // The name stays the same, and the picture does not.
      let trait = ".accessibilityAddTraits(\(state) ? .isSelected : [])"
      changes = [.append([label.modifier, trait], to: control)]
    }
    var fixes = [FixProposal(title: label.title, safety: .review, changes: changes)]
    if let remedy = iconOnlyLabel(for: control) { fixes.append(remedy) }
    report(
      message,
      at: control.head,
      severity: isSpoken || control.hasModifier("help") ? .warning : .error,
      fixes: fixes
    )
  }

  /// `Image(systemName: "x")` → `Label("Words", systemImage: "x").labelStyle(.iconOnly)`: the words
  /// then also serve Voice Control and the large content viewer.
  private func iconOnlyLabel(for control: Element) -> FixProposal? {
    let images = control.imagery
    guard images.count == 1, let image = images.first, image.labeledControl?.range == control.range,
      image.isSymbol, let name = image.imageNames.first, image.imageNames.count == 1,
      image.arguments.count == 1, let symbol = image.arguments.first,
      // These are modifiers of images, which a label does not have.
      !image.hasModifier("resizable", "renderingMode", "interpolation", "antialiased")
    else { return nil }
    let words =
      Symbols.suggestedLabel(name) ?? SuggestedLabel.words(of: control) ?? Symbols.words(name)
    // A link has to say where it leads.
    if control.is(.link, .navigationLink), Words.isGenericLink(words) { return nil }
    return .review(
      "Show a Label with only its icon",
      .replace(
        image.headRange,
        with: "Label(\(literal(words)), systemImage: \(symbol.value.source)).labelStyle(.iconOnly)"
      )
    )
  }
}
