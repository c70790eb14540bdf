import CurbcutModel

extension Rule {
  static let iconButtonMissingLabel = Rule(
    id: "icon-button-missing-label",
    title: "Icon-only button has no accessibility label",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the name of the image file or just "button" and cannot know what
      it does; people who use Voice Control have no name to say. A label says what the button does,
      not what it shows.
      """,
    knownLimitations:
      "A custom view from another package is assumed to bring its own label.",
    examples: iconButtonMissingLabelExamples + iconButtonFigureExamples + iconButtonMemberExamples
      + iconButtonStringsExamples + iconButtonUseExamples,
    check: .element(ofProjectOr: .button, .photosPicker) { element, findings in
      if element.isCustomView { return findings.reportUnnamedUse(of: element) }
      findings.reportIconOnly(element)
      if let figure = PicturedFigure(in: element) { return findings.report(figure, of: element) }
      guard
        let branch = WordlessBranch(of: element) ?? WordlessBranch(withOptionalWordsOf: element)
      else { return }
      findings.report(
        branch.isSpinner
          ? "While it shows only a spinner, this button has no name"
          : branch.isSpokenSymbol
            ? "At times this button shows only a symbol, and VoiceOver uses the symbol's own name"
            : "At times this button shows only \(branch.view.is(.image) ? "an image" : "a shape") and has "
              + "no name",
        at: element.head,
        severity: branch.isSpokenSymbol ? .hint : .info
      )
    },
    exemptions: Exemption.unlabeledIconControl
  )
}

extension Findings {
  /// Reports a button of the project that is handed its picture, where it is used without a label.
  fileprivate mutating func reportUnnamedUse(of view: Element) {
    guard let control = view.unnamedControl, control.kind == .button,
      let picture = view.argument(control.picture)
    else { return }
    let symbol = control.showsSymbol ? picture.phrase.value?.literal : nil
    report(
      "This button has no accessibility label; \"\(view.typeName)\" is given a picture only",
      at: view.head,
      severity: symbol.flatMap(Symbols.spokenName) == nil ? .info : .hint
    )
  }

  /// Reports a button whose name is that of a picture and a figure.
  fileprivate mutating func report(_ figure: PicturedFigure, of button: Element) {
    let names = Imagery(of: button).spokenNames
    let value = figure.isAlwaysThere ? "and a number" : "and at most a number"
    report(
      names.isEmpty
        ? "This button has only an image \(value); nothing says what it does"
        : "VoiceOver reads this button as \(quoted(names)) \(value), not as what it does",
      at: button.head,
      severity: figure.isSymbol ? .info : names.isEmpty ? nil : .warning
    )
  }
}

/// What a button shows that has only pictures and a bare figure: how many like something.
private struct PicturedFigure {
  /// Whether the pictures are symbols, which the system has names for.
  let isSymbol: Bool
  /// Whether no condition takes the figure away.
  let isAlwaysThere: Bool

  init?(in button: Element) {
    guard button.title == nil, button.isNamed == .no else { return nil }
    let parts = ControlLabel(of: button).foreground
    let images = parts.filter { $0.is(.image) && $0.isHidden == .no }
    let texts = parts.filter { $0.is(.text) && $0.isHidden == .no }
    guard !images.isEmpty, !texts.isEmpty,
      parts.allSatisfy({ $0.is(.image, .text, .spacer) || $0.isLayout || $0.isPassthrough }),
      parts.allSatisfy({ $0.isNamed == .no }),
      images.allSatisfy({ ImageContent(of: $0).source != nil }),
      texts.allSatisfy(\.isBareFigure)
    else { return nil }
    isSymbol = images.allSatisfy { ImageContent(of: $0).isSymbol }
    let names = Set(Imagery(of: button).spokenNames)
    // A button of many faces is not read as one of them.
    guard names.count <= 2, !isSymbol || !names.isEmpty else { return nil }
    isAlwaysThere = texts.contains { text in
      sequence(first: text, next: \.parent).prefix { $0.index != button.index }
        .allSatisfy { !$0.isConditional }
    }
  }
}

extension Element {
  /// Whether it is a text of one number and no words.
  fileprivate var isBareFigure: Bool {
    guard arguments.count == 1 || arguments.contains(where: { $0.label == "format" }) else {
      return false
    }
    guard let phrase = visibleText.value, phrase.parts.count == 1,
      case .expression(let source) = phrase.parts[0]
    else { return false }
    let isCount = source.pathNames.contains { name in
      Identifier.words(of: name).last.map { ["count", "total"].contains($0) } == true
    }
    let name = source.pathNames.first { $0 != "self" } ?? source
    return isCount
      || ["Int", "Double", "CGFloat"].contains(declaration?.property(name)?.type ?? "")
  }
}
