import CurbcutModel

extension Rule {
  static let touchTargetTooSmall = Rule(
    id: "touch-target-too-small",
    title: "Touch target is too small",
    group: .targets,
    severity: .warning,
    impact: .serious,
    criteria: [.targetSizeMinimum, .targetSizeEnhanced],
    since: "0.1.0",
    why: """
      People with a tremor or limited dexterity, and anyone on a moving bus, miss small controls.
      Apple recommends 44×44 pt; below 24×24 pt, which WCAG requires, many people hit what is
      beside the control. The drawing may remain small: the area around it can be tappable too.
      """,
    knownLimitations: """
      Only literal sizes are added up. Rows, toolbars, menus and bordered buttons are not checked,
      because the system sizes them.
      """,
    options: [
      RuleOption(
        name: "minimum-target",
        summary: "the recommended side of a touch target, in points; 44 by default.",
        kind: .number(1...200, \.preferredTarget)
      ),
      RuleOption(
        name: "minimum-target-error",
        summary: "the side below which a touch target is an error, in points; 24 by default.",
        kind: .number(0...200, \.smallestTarget)
      ),
    ],
    examples: touchTargetTooSmallExamples + touchTargetComponentExamples
      + touchTargetUseExamples,
    check: .element(
      of: .button,
      .link,
      .navigationLink,
      .menu,
      .shareLink,
      withModifiers: [.gesture, .frame]
    ) { element, findings in
      guard let target = TouchTarget(of: element) else { return }
      let width = target.frame.width.points
      let height = target.frame.height.points
      if let side = [width, height].compactMap({ $0 }).min(), side >= 0 {
        guard side < element.project.preferredTarget else { return }
        findings.report(
          message(sizeText(width: width, height: height), of: element),
          at: frameModifier(of: target)?.callRange ?? element.head,
          // Source: WCAG 2.2, 2.5.8: another control for the same may be large enough.
          severity: side < element.project.smallestTarget
            ? Alternatives(to: element).haveControl(doing: element.action) ? .warning : .error
            : side < smallestOfApple ? .warning : .info,
          fixes: target.isAround || target.isOneOfSeveral || isDrawnAround(element)
            ? [] : [enlarge(target, of: element)]
        )
      } else if !element.place.isDisjoint(with: [.list, .form]),
        !(hasPlainStyle(element) && isBareCaptionButton(element))
      {
        // Rows leave room around what has no size of its own.
        return
      } else if element.is(.button), ImageContent(of: target.view).isSymbol,
        hasPlainStyle(element) || isCrowded(element)
      {
        findings.report(
          message("as small as its symbol, about 20 pt", of: element),
          at: element.head,
          severity: .info,
          unless: Exemption.symbolSize(of: target.view),
          fixes: [enlarge(target, of: element)]
        )
      } else if isBareCaptionButton(element) {
        findings.report(
          message("as high as its text, about 16 pt", of: element),
          at: element.head,
          severity: .info,
          fixes: [enlarge(target, of: element)]
        )
      }
    },
    exemptions: Exemption.sizedBySystem + [
      Exemption("its content shape reaches beyond what it draws") { element in
        let parts = [element] + element.children(in: .label)
        return parts.flatMap(\.ownModifiers).contains {
          $0.name == "contentShape"
            && $0.arguments.contains { $0.value.source.includes("inset(by: -") }
        }
      }
    ]
  )

  /// The side that a target must have even where there is little room, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Accessibility": 28 by 28.
  private static let smallestOfApple = 28.0

  /// What gives the size.
  private static func frameModifier(of target: TouchTarget) -> Modifier? {
    let frames = target.view.ownModifiers.filter { $0.name == "frame" }
    return target.isAround ? frames.first : frames.last
  }

  /// Whether it stands in a row with another control, so that a finger that misses it hits that one.
  ///
  /// Source: WCAG 2.2, 2.5.8: small targets pass where there is room around them.
  private static func isCrowded(_ element: Element) -> Bool {
    guard let container = element.container, container.row?.layout == .horizontal,
      element.slotInContainer == .content, element.isReplacedByAncestor == .no,
      !element.ancestors.contains(where: { $0.is(.menu) })
    else { return false }
    return element.siblings.contains { $0.row?.isInteractive == true }
  }

  private static func message(_ size: String, of element: Element) -> String {
    let side = pointsText(element.project.preferredTarget)
    return "Touch target is \(size); \(side)×\(side) pt is recommended"
  }

  private static func sizeText(width: Double?, height: Double?) -> String {
    switch (width, height) {
    case (let width?, let height?): "\(pointsText(width))×\(pointsText(height)) pt"
    case (let width?, nil): "\(pointsText(width)) pt wide"
    case (nil, let height?): "\(pointsText(height)) pt high"
    case (nil, nil): "small"
    }
  }

  /// Whether the control draws a shape around its label, which would grow with that.
  private static func isDrawnAround(_ control: Element) -> Bool {
    let shapes: Set = ["glassEffect", "background", "overlay", "border", "clipShape", "mask"]
    return TouchTarget(of: control)?.view.index != control.index
      && control.ownModifiers.contains { shapes.contains($0.name) }
  }

  /// A larger area around the drawing, which keeps its size; what stands beside it moves.
  private static func enlarge(_ target: TouchTarget, of element: Element) -> FixProposal {
    let side = pointsText(element.project.preferredTarget)
    let frame = ".frame(minWidth: \(side), minHeight: \(side))"
    let title = "Enlarge the touch target to \(side)×\(side) pt"
    // A shape at the end takes the size of the frame that comes before it.
    let last = target.view.ownModifiers.last { $0.range != target.tap?.range }
    if let shape = last, shape.name == "contentShape", !shape.isConditional,
      shape.arguments.count == 1, shape.firstArgument?.source == "Rectangle()"
    {
      return .review(title, .precede(shape, with: [frame]))
    }
    // Another that is there already is as small as what it was given to.
    let modifiers = [frame, ".contentShape(Rectangle())"]
    if let tap = target.tap { return .review(title, .precede(tap, with: modifiers)) }
    return .review(title, .append(modifiers, to: target.view))
  }
}

/// Whether a style is set that leaves a button as large as its label.
private func hasPlainStyle(_ button: Element) -> Bool {
  let style = button.modifier("buttonStyle")?.firstArgument?.memberName
  return style == "plain" || style == "borderless"
}

/// Whether a view is a button whose label is one line of the smallest text styles, with nothing
/// around it that would react too.
private func isBareCaptionButton(_ view: Element) -> Bool {
  let labels = view.children(in: .label)
  guard view.is(.button), view.title == nil, labels.count == 1, let label = labels.first else {
    return false
  }
  // A chevron beside the words is no higher than they are.
  let parts = label.is(.hStack) ? label.content : [label]
  let texts = parts.filter { !$0.is(.image) }
  guard texts.count == 1, let text = texts.first, text.is(.text),
    case .style(let style)? = (Typography(of: text).font ?? Typography(of: label).font)?.font.face,
    [.caption, .caption2].contains(style)
  else { return false }
  let sizes: Set<String> = ["padding", "frame", "background", "resizable", "imageScale"]
  return ([label] + parts).allSatisfy { part in
    part.modifiers.allSatisfy { !sizes.contains($0.name) }
  } && !view.hasModifier("contentShape", "frame")
}
