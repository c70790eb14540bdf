/// What a custom view brings to the place where it is used.
package struct ViewFacts: Sendable, Equatable {
  package var isTextual: Certainty = .unknown
  package var hasImagery: Certainty = .unknown
  package var hasControl: Certainty = .unknown
  package var isHidden: Certainty = .unknown
  package var hasNavigationTitle: Certainty = .unknown
  /// Whether it names itself by an accessibility label.
  package var isNamed: Certainty = .unknown
  /// Whether something in it keeps assistive technology inside.
  package var isModal: Certainty = .no
  /// Whether something in it answers the escape gesture.
  package var handlesEscape: Certainty = .no
  /// What in it may close the presentation that shows it.
  package var wayOut = WayOut()
  /// Whether it is an image of an initializer of the project's that shows a symbol.
  package var showsSymbol: Certainty = .no
  /// The asset that it is an image of, wherever it is used; nil where that is not one by its name.
  package var assetName: String?
  /// Whether it is a shape that draws a series of figures, such as the curve of a chart.
  package var drawsSeries = false
  /// Whether it is a style that is known to add nothing for assistive technology.
  package var isSilentStyle = false
  /// The properties of a style that make what it draws look faded, each with the value at which it
  /// does.
  package var fadingProperties: [String: Bool] = [:]
  /// What it draws around the views that its callers pass in; nil where it shows none of theirs.
  package var frame: ViewFrame?
  /// The properties that callers may leave empty of which each of its words needs one; none where it
  /// has other words.
  package var wordsWhereGiven: Set<String> = []
  /// Whether it is known to have words and drawings only: no value, no trait, nothing to operate.
  package var hasOnlyWords = false
  /// Whether it has words only as long as a picture has not taken their place.
  package var losesWordsToPicture = false
  /// What titles the text field that it shows; nil where it shows none, or titles it by itself.
  package var fieldTitle: FieldTitle?
  /// The control that it is where only its callers could name it.
  package var namelessControl: NamelessControl?
  /// The flags that callers hand to it of which it shows more than it says.
  package var drawnStates = DrawnStates()
  /// How large it is wherever it is used, as far as its body says in points.
  package var size: FrameSize?
  /// The labels of the colors that callers may hand to it.
  package internal(set) var colors: Set<String> = []
  /// Its code, to be read with what a use hands to it; nil for one that takes nothing.
  var source: ComponentSource?

  package init() {}

  /// The same where it is used with certain slots: what its callers pass in is read there, so only
  /// what is drawn around that counts here.
  func used(with slots: [(Argument, Slot)]) -> ViewFacts {
    guard let frame, frame.isFilled(by: slots) else { return self }
    var facts = self
    facts.isTextual = frame.isTextual
    facts.hasImagery = frame.hasImagery
    facts.hasControl = frame.hasControl
    return facts
  }
}

extension ViewFacts {
  /// What holds whichever of two views of one name is meant, such as those that `#if` has for two
  /// platforms; nil where they are not alike.
  package func agreed(with other: ViewFacts) -> ViewFacts? {
    if self == other { return self }
    guard isTextual == other.isTextual, hasImagery == other.hasImagery,
      hasControl == other.hasControl, hasNavigationTitle == other.hasNavigationTitle,
      frame == other.frame
    else { return nil }
    var facts = self
    facts.isHidden = .agreed(isHidden, other.isHidden)
    facts.isNamed = .agreed(isNamed, other.isNamed)
    facts.isModal = .agreed(isModal, other.isModal)
    facts.handlesEscape = .agreed(handlesEscape, other.handlesEscape)
    facts.showsSymbol = .agreed(showsSymbol, other.showsSymbol)
    if assetName != other.assetName { facts.assetName = nil }
    facts.drawsSeries = drawsSeries && other.drawsSeries
    facts.isSilentStyle = isSilentStyle && other.isSilentStyle
    facts.hasOnlyWords = hasOnlyWords && other.hasOnlyWords
    facts.losesWordsToPicture = losesWordsToPicture && other.losesWordsToPicture
    if wayOut != other.wayOut { facts.wayOut = WayOut() }
    if fadingProperties != other.fadingProperties { facts.fadingProperties = [:] }
    if drawnStates != other.drawnStates { facts.drawnStates = DrawnStates() }
    if fieldTitle != other.fieldTitle { facts.fieldTitle = nil }
    if namelessControl != other.namelessControl { facts.namelessControl = nil }
    if wordsWhereGiven != other.wordsWhereGiven { facts.wordsWhereGiven = [] }
    if size != other.size { facts.size = nil }
    if colors != other.colors { facts.colors = [] }
    if source != other.source { facts.source = nil }
    return facts
  }
}

/// What callers hand to a view of the project to title the text field that it shows.
package struct FieldTitle: Sendable, Equatable {
  /// The label of the argument; nil for one without.
  package let label: String?
  /// Whether callers may leave it out, and the field then has no title.
  package let isOptional: Bool
}

/// The flags that callers hand to a custom view which decide how it looks and nothing that it says:
/// `isSelected` of a row that draws a border. By the names of its stored properties.
package struct DrawnStates: Sendable, Equatable {
  /// Those that colors, lines, fonts or shapes show.
  var colors: Set<String> = []
  /// Those that images show as well, which may have a name.
  var pictures: Set<String> = []
}

/// A custom view without the views that its callers pass in: a card, without what is on it.
package struct ViewFrame: Sendable, Equatable {
  /// What becomes of views that are passed in, by the property that holds them.
  package let passed: [String: PassedViewFacts]
  /// Of those that depend on whether a use hands something else over.
  let choices: [String: Choice]
  package let isTextual: Certainty
  package let hasImagery: Certainty
  package let hasControl: Certainty

  /// What becomes of a view that is passed in where a property is given, and where it is nil.
  struct Choice: Sendable, Equatable {
    let property: String
    let given: PassedViewFacts
    let missing: PassedViewFacts
  }

  init(passed: [String: PassedViewFacts], choices: [String: Choice], drawing facts: ViewFacts) {
    self.passed = passed
    self.choices = choices
    isTextual = facts.isTextual
    hasImagery = facts.hasImagery
    hasControl = facts.hasControl
  }

  /// Whether all that is passed in stands in closures, which are read; one may have no label.
  fileprivate func isFilled(by slots: [(Argument, Slot)]) -> Bool {
    let missing = unlabeled(in: slots)
    return missing.isEmpty
      || missing.count == 1
        && slots.contains { $0.0.isTrailingClosure && $0.0.label == nil && $0.1 != .action }
  }

  /// What becomes of what an argument passes in; nil where it is not known which property holds it.
  func facts(
    of argument: Argument,
    in slots: [(Argument, Slot)],
    among arguments: [Argument]
  ) -> PassedViewFacts? {
    if let label = argument.label { return facts(ofPassed: label, among: arguments) }
    guard argument.isTrailingClosure else { return nil }
    let missing = unlabeled(in: slots)
    return missing.count == 1
      ? missing.first.flatMap { facts(ofPassed: $0, among: arguments) } : nil
  }

  private func facts(ofPassed name: String, among arguments: [Argument]) -> PassedViewFacts? {
    guard let choice = choices[name] else { return passed[name] }
    guard let other = arguments.first(where: { $0.label == choice.property }) else {
      return arguments.contains { $0.isTrailingClosure && $0.label == nil }
        ? passed[name] : choice.missing
    }
    if other.isClosure { return choice.given }
    return other.value.form == .nothing ? choice.missing : passed[name]
  }

  /// The properties that no closure with their label fills.
  private func unlabeled(in slots: [(Argument, Slot)]) -> Set<String> {
    let labels = slots.filter { $0.0.isClosure && $0.1 != .action }.compactMap(\.0.label)
    return Set(passed.keys).subtracting(labels)
  }
}

/// What a custom view makes of views that its callers pass in, over all places where it shows them.
package struct PassedViewFacts: Sendable, Equatable {
  /// Whether it hides them wherever it shows them.
  package let isHidden: Certainty
  /// Whether an element or control of its own speaks in their place.
  package let isReplaced: Certainty
  /// Whether they are part of an element or control of its own.
  package let isCombined: Certainty
  /// Whether they are entries of a menu.
  package let isInMenu: Certainty
  /// What it paints behind them.
  package let background: PassedBackground
  /// Whether it may color their text.
  package let isColored: Certainty

  /// What holds for both places: what one of them exposes is met.
  func merged(with other: PassedViewFacts) -> PassedViewFacts {
    PassedViewFacts(
      isHidden: isHidden && other.isHidden,
      isReplaced: isReplaced && other.isReplaced,
      isCombined: isCombined && other.isCombined,
      isInMenu: isInMenu && other.isInMenu,
      background: background == other.background ? background : .unknown,
      isColored: isColored || other.isColored
    )
  }
}

/// What a custom view paints behind views that its callers pass in.
package enum PassedBackground: Sendable, Equatable {
  /// Nothing: what is behind the view is behind them as well.
  case nothing
  /// What the system paints, as in a list.
  case system
  case colors([UsedColor])
  case unknown
}

/// What in the content of a presentation may close it again.
package struct WayOut: Sendable, Equatable {
  /// Whether something in it may: a control, what happens by itself, or what was not read.
  package var isPossible = true
  /// The closures its callers hand over that its controls call, by name.
  package internal(set) var closures: Set<String> = []
  /// Whether a finger that drags closes it, which is no way out for others.
  package internal(set) var isByDrag = false

  package init() {}
}

/// A color that belongs to the use of a custom view: an opaque one that it is placed on, where that is
/// not the system's background, or one that it is handed.
package struct UsedColor: Sendable, Equatable {
  /// As written where it is used: `Color.brandCream`.
  package let source: String
  package let color: AdaptiveColor
  package let isSemantic: Bool

  /// How many of them are kept of a view; which ones does not depend on the order of uses.
  private static let maximumCount = 4

  /// Those of two sets of uses.
  static func merged(_ first: [UsedColor], _ second: [UsedColor]) -> [UsedColor] {
    if second.isEmpty || first == second { return first }
    if first.isEmpty { return second }
    let all = first + second.filter { !first.contains($0) }
    return Array(all.sorted { $0.order < $1.order }.prefix(maximumCount))
  }

  var order: String { "\(source) \(color.light) \(color.dark) \(isSemantic)" }
}

/// In which contexts a custom view is placed, over all its known uses.
///
/// One use that exposes what the view is made of is enough for a person to meet it, so where uses
/// differ that one counts: hidden here and read there is read.
package struct UseFacts: Sendable, Equatable {
  package var isHidden: Certainty
  /// Whether something around it speaks in its place: a label, a control, an element.
  package var isSpokenFor: Certainty
  /// Whether something around it has words of its own in place of the view's.
  package var isOverruled: Certainty
  /// Whether other views beside it, or modifiers, depend on what it is told.
  package var isTold: Certainty
  /// Whether it is a screen that is pushed, and nothing gives it a title there.
  package var isPushed: Certainty
  /// Whether it is read as part of an element around it that has no words of its own.
  package var isCombined: Certainty
  package var isRepeated: Certainty
  package var isInMenu: Certainty
  package var isInToolbar: Certainty
  /// Whether nothing paints a background under it other than the system.
  package var isOnDefaultBackground: Certainty
  /// Whether a use is on that background unless something around it that is not read paints another.
  package var isLikelyOnDefaultBackground: Bool
  /// A view in which it is not known what it is placed on; which one does not depend on the order of
  /// uses.
  package var unreadUser: String?
  /// The other backgrounds that it is known to be used on.
  package var backgrounds: [UsedColor]
  /// The colors that its uses hand to it; none for a view that takes none.
  package var handedColors: [HandedColors]
  /// Whether something around it may give its text or its buttons another color than the system does.
  package var isColored: Certainty
  /// Whether it is the header of a list's or form's section.
  package var isListHeader: Certainty
  /// Whether it is part of a widget or complication.
  package var isGlanced: Certainty
  /// Whether it is laid over a screen at times, and nothing there says that it is modal.
  package var liesOver: Certainty
  /// Whether text in it that has no font of its own is large, by a font around it.
  package var isLargeText: Certainty
  /// Whether it has the selected or toggle trait, or a value, that the use says.
  package var saysState: Certainty
  /// The labels of what all its uses hand to it.
  var labels: Set<String>

  /// What holds for both uses.
  package func merged(with other: UseFacts) -> UseFacts {
    UseFacts(
      isHidden: isHidden && other.isHidden,
      isSpokenFor: isSpokenFor && other.isSpokenFor,
      isOverruled: isOverruled && other.isOverruled,
      isTold: isTold && other.isTold,
      isPushed: isPushed || other.isPushed,
      isCombined: isCombined && other.isCombined,
      isRepeated: isRepeated && other.isRepeated,
      isInMenu: isInMenu && other.isInMenu,
      isInToolbar: isInToolbar && other.isInToolbar,
      isOnDefaultBackground: isOnDefaultBackground || other.isOnDefaultBackground,
      isLikelyOnDefaultBackground: isLikelyOnDefaultBackground
        || other.isLikelyOnDefaultBackground,
      unreadUser: [unreadUser, other.unreadUser].compactMap { $0 }.min(),
      backgrounds: UsedColor.merged(backgrounds, other.backgrounds),
      handedColors: HandedColors.merged(handedColors, other.handedColors),
      isColored: isColored || other.isColored,
      isListHeader: .agreed(isListHeader, other.isListHeader),
      isGlanced: isGlanced && other.isGlanced,
      liesOver: liesOver || other.liesOver,
      isLargeText: isLargeText && other.isLargeText,
      saysState: saysState && other.saysState,
      labels: labels.intersection(other.labels)
    )
  }
}
