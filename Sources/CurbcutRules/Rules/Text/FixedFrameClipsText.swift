import CurbcutModel

extension Rule {
  static let fixedFrameClipsText = Rule(
    id: "fixed-frame-clips-text",
    title: "Fixed height clips larger text",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText, .textSpacing],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size. Text grows with it and a frame of a fixed
      height does not, so text is cut off or overlaps what is below. A minimum height grows with
      the text.
      """,
    examples: fixedFrameExamples,
    check: .element(of: .text, withModifiers: .frame) { element, findings in
      if let fixed = widthKeeper(of: element) {
        findings.report(
          "This text does not wrap, and leaves the screen at larger text sizes",
          at: fixed.callRange,
          severity: .info,
          unless: unwrappedText
        )
      }
      // The label that a button style draws is text nearly always.
      let isStyleLabel =
        element.tree.purpose == .style && element.isUnknownView && element.typeName == "label"
        || isModifiedText(element)
      if let width = fixedTextWidth(element) {
        return findings.report(
          "Fixed width of \(pointsText(width.points)) pt may clip larger text",
          at: width.frame.callRange,
          severity: .info
        )
      }
      if let size = fixedPanel(element) {
        return findings.report(
          "Fixed size of \(pointsText(size.width))×\(pointsText(size.height)) pt may clip larger text",
          at: size.frame.callRange,
          severity: .info
        )
      }
      guard
        element.is(.text, .label, .button, .hStack, .vStack, .zStack) || isStyleLabel,
        !element.isComponent,
        let (frame, height, points) = fixedHeight(of: element), points > 0,
        points < (frame.argument("width")?.number == nil ? 66 : 80)
          || points < TextHeight(of: element).points
      else { return }
      switch isStyleLabel ? .yes : element.isTextual {
      case .no: return
      case .unknown: return findings.cannotTell("whether it shows text")
      case .yes: break
      }
      findings.report(
        "Fixed height of \(pointsText(points)) pt may clip larger text",
        at: frame.callRange,
        unless: [
          Exemption("it is as wide as it is high, like initials in a circle") { element in
            frame.argument("width")?.number == points
              && (points <= 48 || element.is(.text) || ListRow(of: element).certainTexts < 2)
          }
        ],
        fixes: fills(element)
          ? [] : [minimumHeight(for: frame, height: height)].compactMap { $0 }
      )
    },
    exemptions: [
      .notForIOS,
      .fixedFontSize,
      .inWidget,
      Exemption("it is part of a toolbar, a tab or a menu") {
        !$0.place.isDisjoint(with: [.toolbar, .menu, .tabItem])
      },
      Exemption("its text is a number or a single character") {
        $0.is(.text) && Heading(of: $0).text == nil && !showsListedWords($0)
      },
      Exemption("it shows only an icon") { ControlLabel(of: $0).showsOnlyIcon },
      Exemption("something in it scrolls, draws, shows only an icon or is not known") { element in
        guard fixedPanel(element) == nil else { return false }
        let isOpen = element.descendants.contains {
          scrollsOrDraws($0) || ControlLabel(of: $0).showsOnlyIcon
            || $0.isUnknownView || $0.isCustomView || $0.isComponent
        }
        // Whatever else is in it, its words need more room than that.
        return isOpen && !outgrows(element)
      },
    ]
  )
}

/// The frame of its own that gives a view a height in points.
private func fixedHeight(
  of element: Element
) -> (frame: Modifier, height: Expression, points: Double)? {
  guard
    let frame = element.ownModifiers.first(where: {
      $0.name == "frame" && $0.argument("height") != nil
    }),
    let height = frame.argument("height"), let points = height.numberRange?.lowerBound
  else { return nil }
  return (frame, height, points)
}

/// Whether the words in it are higher than its frame at the largest text size.
private func outgrows(_ element: Element) -> Bool {
  fixedHeight(of: element).map { TextHeight(of: element).points > $0.points } ?? false
}

private func scrollsOrDraws(_ element: Element) -> Bool {
  // A symbol beside text grows with it; a picture that fills the frame does not.
  if element.is(.image) { return element.hasModifier("resizable") }
  return element.is(
    .scrollView,
    .list,
    .form,
    .map,
    .chart,
    .textEditor,
    .asyncImage,
    .canvas,
    .geometryReader
  )
}

/// Whether it is what a modifier of the project is applied to, and gets a text style there that grows
/// and is cut at the edge: text, whatever else.
private func isModifiedText(_ element: Element) -> Bool {
  element.tree.purpose == .modifier && element.isUnknownView
    && element.ownModifiers.contains { $0.name == "clipped" }
    && element.ownModifiers.contains { modifier in
      guard case .style? = modifier.font?.face else { return false }
      return true
    }
}

/// The narrow width that keeps figures or words of a few letters from growing, where nothing else is
/// in it.
private func fixedTextWidth(_ element: Element) -> (frame: Modifier, points: Double)? {
  guard element.is(.text, .hStack), !element.isComponent,
    !element.hasModifier("minimumScaleFactor"),
    let frame = element.ownModifiers.first(where: {
      $0.name == "frame" && $0.argument("height") == nil && $0.argument("width") != nil
    }),
    let points = frame.argument("width")?.numberRange?.lowerBound, points > 0, points <= 60
  else { return nil }
  let texts = element.is(.text) ? [element] : element.descendants.filter { !$0.is(.spacer) }
  guard !texts.isEmpty,
    texts.allSatisfy({ text in
      text.is(.text) && Typography(of: text).font?.font.isFixedSize != true
        && text.visibleText.value.map { $0.isLongerThanLetter } == true
    })
  else { return nil }
  return (frame, points)
}

extension Phrase {
  /// Whether it is more than a symbol, an emoji or a letter.
  fileprivate var isLongerThanLetter: Bool {
    literal.map { $0.count > 2 } ?? parts.contains { if case .words = $0 { true } else { false } }
  }
}

extension FontSpec {
  /// Whether it never grows: then nothing outgrows a frame.
  fileprivate var isFixedSize: Bool {
    switch face {
    case .system, .customFixed: true
    case .style, .custom: false
    }
  }
}
