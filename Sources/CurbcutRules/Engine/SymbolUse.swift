import CurbcutModel

/// What a symbol adds to what stands beside it.
struct SymbolUse {
  let symbol: Element

  init(of symbol: Element) {
    self.symbol = symbol
  }

  /// Whether it shows what changes: it is there at times only, or is one of several. Then it tells
  /// something that the text beside it may not.
  var showsState: Bool {
    if let condition = ImageContent(of: symbol).condition {
      return !textBesideChanges(by: condition)
    }
    return symbol.conditions.contains { $0.kind == .branch && !comesWithText(in: $0) }
  }

  /// Whether text that VoiceOver certainly reads stands beside it in a row, right before or after it
  /// in a column, or over it in a pile.
  var repeatsText: Bool {
    guard let container = symbol.container, symbol.slotInContainer == .content else { return false }
    let heard = symbol.siblings.filter { !$0.is(.spacer, .divider) && $0.row?.isPaint != true }
    let beside: [Element]
    switch container.row?.layout {
    case .horizontal, .depth: beside = heard
    case .vertical:
      beside = [heard.last { $0.index < symbol.index }, heard.first { $0.index > symbol.index }]
        .compactMap { $0 }
    default: return false
    }
    return !namesFigure
      && beside.contains {
        $0.isTextual == .yes && $0.is(.text, .label, .vStack, .hStack) || isTitledControl($0)
      }
  }

  /// Whether a control stands beside it in place of text, whose title says what the symbol shows.
  var accompaniesControl: Bool {
    symbol.container?.row?.layout == .horizontal
      && symbol.siblings.contains(where: isTitledControl)
      && !symbol.siblings.contains { $0.is(.text, .label, .vStack, .hStack) }
  }

  /// Whether it is a control with a title of its own, which VoiceOver says.
  private func isTitledControl(_ view: Element) -> Bool {
    // A symbol that is not known may be what the control is about.
    !ImageContent(of: symbol).names.isEmpty
      && view.is(.textField, .secureField, .picker, .toggle, .datePicker, .stepper)
      && isTitled(view) && view.isHidden == .no
  }

  /// Whether a title stands at the control, as an argument or as its label.
  private func isTitled(_ control: Element) -> Bool {
    if let title = control.title { return title.value.isBlankText != true }
    if case .known(let words) = control.visibleText { return !words.isBlank }
    return false
  }

  /// Whether all that stands beside it in its row is a bare figure: only the symbol says what that
  /// counts.
  var namesFigure: Bool {
    guard let container = symbol.container, container.row?.layout == .horizontal,
      symbol.slotInContainer == .content
    else { return false }
    let beside = symbol.siblings.filter {
      !$0.is(.spacer, .divider, .progressView) && !($0.is(.image) && $0.isConditional)
    }
    // Of several figures it opens the line.
    return !beside.isEmpty
      && (beside.count == 1 || container.content.first?.index == symbol.index)
      && beside.allSatisfy { view in
        if view.is(.text) { return isFigure(view) }
        // `3/50`, whose parts differ in color.
        return view.is(.hStack) && !view.content.isEmpty
          && view.content.allSatisfy { $0.is(.text) && isFigure($0) }
      }
  }

  private func isFigure(_ text: Element) -> Bool {
    text.visibleText.value?.isFigure == true
      || text.arguments.first?.value.isMadeOfFigure == true
  }

  /// Whether it stands in a row between two texts, of which it is a word: “Press ⌘ to begin”.
  var isWithinSentence: Bool {
    guard symbol.container?.row?.layout == .horizontal, symbol.slotInContainer == .content else {
      return false
    }
    let siblings = symbol.siblings.filter { !$0.is(.spacer) }
    return siblings.last { $0.index < symbol.index }?.is(.text) == true
      && siblings.first { $0.index > symbol.index }?.is(.text) == true
      && siblings.count { $0.is(.text) } == siblings.count
  }

  /// Whether text beside it changes with a condition too.
  private func textBesideChanges(by condition: String) -> Bool {
    if let state = ToldState(decidedBy: condition, in: symbol) {
      return state.isTold(beside: symbol)
    }
    let names = condition.sourceWords.map(String.init)
      .filter { $0 != "self" && $0 != "nil" }
    return symbol.siblings.contains { sibling in
      sibling.isUnknownView || sibling.isCustomView
        || ([sibling] + sibling.descendants).contains { part in
          part.is(.text, .label)
            && names.contains { name in
              part.arguments.contains { $0.value.mentions(name) }
                || part.conditions.contains { $0.source.includes(name) }
            }
        }
    }
  }

  /// Whether a branch brings text along with it, so that it comes and goes with what it belongs to.
  private func comesWithText(in branch: Condition) -> Bool {
    symbol.siblings.contains { sibling in
      sibling.is(.text, .label)
        && sibling.conditions.contains {
          $0.statement == branch.statement && $0.alternative == branch.alternative
        }
    }
  }
}

extension Expression {
  /// Whether it writes a number or measure as text: `String(ups)`, `formatter.string(from: amount)`, with
  /// a unit behind it.
  fileprivate var isMadeOfFigure: Bool {
    if let call {
      if call.callee.path == "String" {
        guard call.arguments.count == 1, let first = call.arguments.first, first.label == nil,
          case .string = first.value.form
        else { return call.arguments.count == 1 && call.arguments.first?.label == nil }
        return false
      }
      // `formatBytes(size)`
      if let path = call.callee.path?.withoutSelf, !path.includes("."),
        Identifier.words(of: path).first == "format"
      {
        return true
      }
      if source.isFormattedCount { return true }
      return call.callee.memberName == "string" && call.arguments.first?.label == "from"
    }
    // `"\(progress * 100)%"`, `"(\(Int(votes)))"`
    if case .string(let phrase) = form { return phrase.isNumberWithSigns }
    if case .operators(let operands, _) = form {
      return operands.contains { $0.isMadeOfFigure }
    }
    return false
  }
}

extension Phrase {
  /// Whether it is one number between signs: a share of a hundred, or a number in parentheses.
  fileprivate var isNumberWithSigns: Bool {
    var signs = ""
    var values: [String] = []
    for part in parts {
      switch part {
      case .words(let words): signs += words
      case .expression(let source): values.append(source)
      }
    }
    guard values.count == 1, !signs.contains(where: { $0.isLetter || $0.isNumber }) else {
      return false
    }
    return signs.includes("%") || values[0].hasPrefix("Int(") || values[0].isFormattedCount
  }
}

extension String {
  /// Whether code writes how many there are of something: `game.achievements.formatted()`.
  fileprivate var isFormattedCount: Bool {
    guard hasSuffix(".formatted()") else { return false }
    let counted = dropLast(".formatted()".count)
    return counted.hasSuffix("s") || counted.hasSuffix("ount")
  }
}
