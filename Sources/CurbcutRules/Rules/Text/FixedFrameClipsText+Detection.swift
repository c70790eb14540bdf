import CurbcutModel

/// The `fixedSize()` that keeps running text on one line.
///
/// Source: Apple, "fixedSize()" and "fixedSize(horizontal:vertical:)".
func widthKeeper(of element: Element) -> Modifier? {
  guard element.is(.text), isRunning(element) else { return nil }
  return element.ownModifiers.first { modifier in
    modifier.name == "fixedSize" && !modifier.isConditional
      && (modifier.arguments.isEmpty || modifier.argument("horizontal")?.boolean == true)
  }
}

/// What keeps text that does not wrap on the screen all the same.
let unwrappedText: [Exemption] = [
  Exemption("something around it scrolls sideways") { element in
    element.ancestors.contains { $0.is(.scrollView) && ScrollAxis(of: $0) != .vertical }
  },
  Exemption("it has one line, may shrink or moves, or a layout around it has alternatives") {
    $0.hasModifier("lineLimit", "minimumScaleFactor", "rotationEffect", "offset")
      || $0.enclosing(.viewThatFits) != nil
  },
  Exemption("it is the label of a control, or drawn over something") {
    $0.labeledControl != nil || !$0.place.isDisjoint(with: [.background, .overlay])
  },
]

/// How long text is that does not fit on a line of a phone, in characters.
private let longestLine = 32

private let running = NameHint(
  "instruction* direction* description paragraph explanation summary details message disclaimer"
)

/// Whether a text has more words than fit on a line: those written out, those of the view's own list,
/// or those of a property that is called like running text.
private func isRunning(_ text: Element) -> Bool {
  guard let written = text.arguments.first?.value, !text.isConcatenated else { return false }
  if let words = text.visibleText.value?.literal { return words.count >= longestLine }
  guard text.arguments.count == 1, let path = written.path?.withoutSelf, !path.hasPrefix(".") else {
    return false
  }
  let data = text.writtenData(of: path.pathNames)
  if !data.isEmpty { return data.contains { $0.count >= longestLine } }
  return running.matchesEnd(of: path)
}

/// The fixed size of a column that holds text and controls: at large text sizes its end is cut off, and
/// nothing in it scrolls.
func fixedPanel(_ element: Element) -> (frame: Modifier, width: Double, height: Double)? {
  guard element.is(.vStack),
    let frame = element.ownModifiers.first(where: { $0.name == "frame" }), !frame.isConditional,
    let width = frame.argument("width")?.number, let height = frame.argument("height")?.number,
    (80...320).contains(height), width <= 480
  else { return nil }
  let inside = element.descendants
  let texts = inside.filter { view in
    view.is(.text) && view.slotInContainer == .content && !view.hasModifier("minimumScaleFactor")
  }
  guard !texts.isEmpty, inside.contains(where: { $0.is(.button) }),
    !inside.contains(where: {
      $0.is(.scrollView, .list, .form, .map, .chart, .textEditor, .viewThatFits, .tabView)
    })
  else { return nil }
  return (frame, width, height)
}

/// Whether it puts words of the view's own list into its text: `Text("\(index + 1). \(steps[index])")`.
func showsListedWords(_ text: Element) -> Bool {
  guard let phrase = text.arguments.first?.value.phrase.value else { return false }
  return phrase.parts.contains { part in
    guard case .expression(let source) = part else { return false }
    var words = text.writtenData(of: source.pathNames)
    if source.includes("["), let list = source.split(separator: "[").first,
      case .array(let items)? = text.declaration?.property(String(list))?.initialValue?.form
    {
      words += items.compactMap { $0.phrase.value?.literal }
    }
    return words.contains { $0.count > 12 }
  }
}
