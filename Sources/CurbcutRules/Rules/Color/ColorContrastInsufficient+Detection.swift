import CurbcutModel

/// Text that stands out too little from its background.
struct ContrastFailure: Sendable {
  /// The ratio in the first appearance in which it is too low.
  let ratio: Double
  /// What text of its size needs; where the size is not known, what large text needs.
  ///
  /// Source: WCAG 2.2, 1.4.3: 4.5:1, for large text 3:1.
  let needed: Double
  /// Whether that is what large text needs.
  let isNeededByLargeText: Bool
  let isSizeKnown: Bool
  /// The first appearance in which the ratio is too low; light comes first, which most people see.
  let failing: Appearance
  /// Whether it is too low in all appearances that people meet.
  let failsInAll: Bool
  let text: ResolvedColor
  let background: ResolvedColor
  let drawn: TextColors
  /// Whether the text is too close to some colors of a gradient, and not to others.
  private(set) var isOnPartOfGradient = false

  /// The least contrast with which somebody would have noticed nothing: pale text on white.
  private static let lowestLikely = 1.6

  /// The appearance in which it fails; nil where it fails in all.
  var appearance: Appearance? { failsInAll ? nil : failing }
}

// MARK: Detection

extension ContrastFailure {
  /// The pair of colors with the lowest ratio: one that nothing exempts, if there is one.
  static func worst(of failures: [ContrastFailure], in element: Element) -> ContrastFailure? {
    let reported = failures.filter { !$0.exemptions.apply(to: element) }
    return (reported.isEmpty ? failures : reported).min { $0.ratio < $1.ratio }
  }

  /// All pairs of colors with too low a ratio; nil where the colors are not known.
  static func all(of element: Element) -> [ContrastFailure]? {
    // The views in a label are checked themselves.
    guard TextColors.mayBeSet(on: element), !element.isComponent, element.isTextual != .no,
      element.is(.text) || element.title != nil || element.isLabelOfStyle
    else { return [] }
    guard let drawn = TextColors(of: element, guessing: true) else { return nil }
    let isLarge = sizeNeeded(by: element)
    let pairs = drawn.pairs
    var failures: [ContrastFailure] = []
    var best: ContrastFailure?
    var lowest: ContrastFailure?
    var passesOnStop = false
    for (text, background) in pairs {
      let failure = ContrastFailure(
        of: text,
        on: background,
        in: drawn,
        isNamed: isOfAdaptingCatalog(text, element),
        isLarge: isLarge,
        project: element.project
      )
      guard text.isGradientStop || background.isGradientStop else {
        failures += [failure].compactMap { $0 }
        continue
      }
      // Where a text stands over a gradient is not known: only what fails on all stops does.
      guard let failure else {
        passesOnStop = true
        continue
      }
      if best.map({ failure.ratio > $0.ratio }) ?? true { best = failure }
      if lowest.map({ failure.ratio < $0.ratio }) ?? true { lowest = failure }
    }
    if let best, !passesOnStop {
      failures.append(best)
    } else if var lowest, lowest.isCertainForPart {
      lowest.isOnPartOfGradient = true
      failures.append(lowest)
    }
    // What passes on a background that is only likely may fail on the real one.
    return drawn.isBackgroundLikely && failures.isEmpty ? nil : failures
  }

  /// Whether its text is large. What a style draws may have a size of its own or be a symbol, unless
  /// the style says what font it has.
  private static func sizeNeeded(by element: Element) -> Certainty {
    let size = Typography(of: element).isLarge
    return element.isLabelOfStyle && !element.hasModifier("font") ? size || .unknown : size
  }

  private init?(
    of text: ResolvedColor,
    on background: ResolvedColor,
    in drawn: TextColors,
    isNamed: Bool,
    isLarge: Certainty,
    project: ProjectFacts
  ) {
    // A fixed color on the system background that fails in Dark Mode only does not adapt; that is
    // another fault. That a color of a catalog should have had another for Dark Mode is seen here.
    let isLightOnly =
      drawn.isBackgroundAssumed && text.color.isFixed && drawn.appearances.count > 1 && !isNamed
    let isOfLight = isLightOnly || drawn.isBackgroundLikely && drawn.appearances.contains(.light)
    let appearances = isOfLight ? [Appearance.light] : drawn.appearances
    let ratios = appearances.compactMap { appearance in
      text.contrast(on: background, in: appearance).map { (appearance, $0) }
    }
    // The secondary style is Apple's choice for text of less weight, unless somebody fades it more.
    let isOfSystem = text.isSemantic && !text.color.isOpaque && drawn.opacity >= 1
    isNeededByLargeText = isLarge != .no || isOfSystem
    isSizeKnown = isLarge != .unknown
    let needed = isNeededByLargeText ? project.contrastOfLargeText : project.contrastOfText
    let failing = ratios.filter { $0.1 < needed }
    // Text that could hardly be seen on a background that is only likely is on another one.
    guard let first = failing.first,
      !drawn.isBackgroundLikely || first.1 >= Self.lowestLikely
    else { return nil }
    self.needed = needed
    self.failing = first.0
    ratio = first.1
    failsInAll = failing.count == ratios.count
    self.text = text
    self.background = background
    self.drawn = drawn
  }
}

/// Whether a color is one of an asset catalog in which others have a variant for Dark Mode.
private func isOfAdaptingCatalog(_ color: ResolvedColor, _ element: Element) -> Bool {
  let colors = element.project.colors
  guard colors.adapt else { return false }
  let expression = ConstantResolver(of: element).resolved(color.expression)
  if let call = expression.call {
    guard call.callee.path == "Color", let first = call.arguments.first, first.label == nil,
      let name = first.value.phrase.value?.literal
    else { return false }
    return colors.color(named: name) != nil
  }
  return expression.memberName.map { colors.color(ofSymbol: $0) == color.color } == true
}

extension ContrastFailure {
  /// Whether text that passes on one color of a gradient certainly meets another on which it does not:
  /// what is seen through may lie over anything, and white on white is meant for another background.
  fileprivate var isCertainForPart: Bool {
    ratio < 3 && ratio > 1.3 && drawn.opacity >= 1 && text.color.isOpaque
      && (background.isGradientStop ? !drawn.isBackgroundAssumed : text.isGradientStop)
  }
}

// MARK: Exemptions

extension ContrastFailure {
  /// Whether its text cannot be on the background that nothing paints and that is assumed.
  var isOnOtherBackground: Bool { drawn.isBackgroundAssumed && drawn.contradictsAssumption }

  /// What silences a pair of colors, whatever the view.
  var exemptions: [Exemption] {
    [
      Exemption("its text could not be seen at all on the background that is assumed") { _ in
        isOnOtherBackground
      },
      Exemption("both colors are the system's own") { _ in
        text.isSemantic && background.isSemantic && drawn.opacity >= 1
      },
      Exemption("it is disabled when it has these colors") { element in
        !(text.branches.isEmpty && background.branches.isEmpty)
          && disablingModifiers(element).isEmpty == false
      },
      Exemption("the system draws white text on its own color") { _ in
        drawn.colorModifier == nil && !text.isSemantic && drawn.backgroundModifier == nil
          && background.isColorOfSystem && ratio >= 3
      },
      Exemption("the default text color adapts to the appearance") { _ in
        drawn.colorModifier == nil && text.isSemantic && !failsInAll && drawn.opacity >= 1
          && !(failing == .light && background.color.isFixed && background.branches.isEmpty
            && ratio < 2 && !drawn.isBackgroundAssumed)
      },
      Exemption("another rule reports the fixed background") { _ in
        [".primary", "Color.primary"].contains(text.source) && failing == .dark
          && !drawn.isBackgroundAssumed && !background.isChosenElsewhere
          && background.color.isFixed && ratio < 2
      },
      // A color of the project that is another then.
      Exemption("Increase Contrast gives these colors enough contrast") { _ in
        (drawn.isBackgroundAssumed || background.isSemantic) && ratio >= 3
          && passesWithIncreasedContrast && !isChosenHue
      },
    ]
  }

  /// Whether the app colors its text in a hue of the system, which Apple means for what is larger and
  /// bolder than text; what nobody colors is Apple's own.
  var isChosenHue: Bool {
    drawn.colorModifier?.colorsText == true && SystemColors.isHue(text.color)
  }

  private var passesWithIncreasedContrast: Bool {
    let increased: Appearance = failing == .dark ? .darkIncreasedContrast : .lightIncreasedContrast
    return text.contrast(on: background, in: increased).map { $0 >= needed } ?? false
  }
}

extension Exemption {
  /// Whoever cannot use a control need not read it.
  static let disabled = Exemption("it is disabled") { element in
    disablingModifiers(element).contains { $0.firstArgument?.boolean == true }
  }
}

/// The `disabled(_:)` modifiers of a view and of what is around it.
private func disablingModifiers(_ view: Element) -> [Modifier] {
  sequence(first: view, next: \.parent).flatMap { element in
    element.modifiers.filter { $0.name == "disabled" }
  }
}

extension ResolvedColor {
  /// Whether it is one of the colors that the system has a name for: `.blue`.
  fileprivate var isColorOfSystem: Bool {
    expression.memberName.map { SystemColors.swiftUI[$0] == color } == true
  }
}

extension Element {
  /// Whether it is what a style draws: `configuration.label` with colors of the style's own.
  var isLabelOfStyle: Bool {
    tree.purpose == .style && isUnknownView
      && ["configuration.label", "configuration.title"].contains(headSource)
      && hasModifier("foregroundStyle", "foregroundColor")
  }
}
