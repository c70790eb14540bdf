import CurbcutSyntax

/// Goes outward from a view through its chain and what holds it, in the order in which things are
/// painted, until it knows what the view's words look like.
struct GroundWalk {
  enum Ground {
    case open
    case painted
    case assumed
    case unknown
  }

  let start: Element
  var words: [ColourChoice]?
  var colouring: Modifier?
  var isColouredItself = false
  var areWordsUnknown = false
  var opacity = 1.0
  var ground = Ground.open
  /// What lies between the words and the ground, the uppermost first.
  var layers: [[ColourChoice]] = []
  var grounding: Modifier?
  var tint: [ColourChoice]?
  var isTintUnknown = false
  var appearances = Appearance.common

  /// What a control makes of words that nobody colours.
  enum DefaultWords {
    case primary, white, tint, unknown
  }
  var defaultWords = DefaultWords.primary

  init(from start: Element) {
    self.start = start
  }

  // MARK: Results

  mutating func isOnDefaultGround() -> Answer {
    words = []
    goOutward()
    switch ground {
    case .assumed: return layers.isEmpty ? .yes : .no
    case .open, .unknown: return .unknown
    case .painted: return .no
    }
  }

  mutating func drawnWords() -> DrawnWords? {
    goOutward()
    guard ground == .painted || ground == .assumed, !areWordsUnknown else { return nil }
    var colours = words
    if colours == nil {
      switch defaultWords {
      case .primary:
        colours = [.system("primary", SystemColours.hierarchical, start)].compactMap { $0 }
      case .white: colours = [.system("white", SystemColours.swiftUI, start)].compactMap { $0 }
      case .tint: colours = tint
      case .unknown: return nil
      }
    }
    guard let colours, !colours.isEmpty else { return nil }
    if ground == .assumed {
      guard let base = ColourChoice.system("systemBackground", SystemColours.uiKit, start) else {
        return nil
      }
      layers.append([base])
    }
    let grounds = Self.flattened(layers[...])
    guard !grounds.isEmpty else { return nil }
    return DrawnWords(
      colours: colours.map { choice in
        opacity < 1 ? choice.changed { $0.mapped { $0.faded(by: opacity) } } : choice
      },
      colouring: colouring,
      isColouredItself: isColouredItself,
      grounds: grounds,
      grounding: grounding,
      isGroundAssumed: ground == .assumed,
      opacity: opacity,
      appearances: appearances
    )
  }

  /// The opaque colours that layers come to, one over the other.
  static func flattened(_ layers: ArraySlice<[ColourChoice]>) -> [ColourChoice] {
    guard let top = layers.first else { return [] }
    var result: [ColourChoice] = []
    var below: [ColourChoice]?
    for choice in top {
      if choice.colour.isOpaque {
        result.append(choice)
        continue
      }
      let under = below ?? flattened(layers.dropFirst())
      below = under
      for base in under where choice.goes(with: base) && result.count < 16 {
        if choice.colour.isClear {
          var base = base
          base.arms += choice.arms
          result.append(base)
        } else {
          var mixed = choice.changed { $0.over(base.colour) }
          mixed.arms += base.arms
          result.append(mixed)
        }
      }
    }
    return result
  }

  // MARK: The way

  var isDone: Bool {
    (ground != .open && (words != nil || areWordsUnknown)) || ground == .unknown
  }

  mutating func goOutward() {
    guard !start.isConcatenated,
      start.place.isDisjoint(with: [
        .toolbar, .menu, .tabItem, .systemStyled, .representation, .backdrop, .glanced,
      ])
    else {
      ground = .unknown
      return
    }
    var element = start
    var after = 0
    if start.row?.isInteractive == true { enter(control: start) }
    while !isDone {
      read(element, from: after)
      if isDone { return }
      guard let parent = element.parent else {
        reachRoot(element)
        return
      }
      after = 0
      if let index = element.tree.records[element.index].modifierIndex {
        after = index + 1
        leave(element.slot, of: parent, at: index)
      } else {
        leave(element, into: parent)
      }
      element = parent
    }
  }

  /// Nobody around says more.
  mutating func reachRoot(_ root: Element) {
    switch root.tree.purpose {
    case .body:
      // Words that a caller may have coloured are not known to be black.
      if words == nil, root.use != nil { areWordsUnknown = true }
      if ground == .open { ground = root.isPlacedOnDefaultGround ? .assumed : .unknown }
    case .member, .modifier, .style, .preview:
      if ground == .open { ground = .unknown }
      if words == nil { areWordsUnknown = true }
    }
  }
}

extension ColourChoice {
  /// A colour that the system gives without anybody writing it.
  static func system(
    _ name: String,
    _ palette: [String: AdaptiveColour],
    _ element: Element
  ) -> ColourChoice? {
    palette[name].map {
      ColourChoice(
        colour: $0,
        source: name,
        expression: Expression(element.tree.records[element.index].head),
        isSemantic: name != "white"
      )
    }
  }
}

extension Element {
  /// How the view's type is used elsewhere, as far as that is known.
  fileprivate var use: UseFacts? {
    declaration.flatMap { tree.surroundings.uses[$0.name] }
  }

  /// Whether the known uses of its type stand on the system's background; without any, whether the
  /// type's name does not say that it lies over something.
  fileprivate var isPlacedOnDefaultGround: Bool {
    if let use { return use.isOnDefaultGround == .yes }
    // Watches have a black background.
    if declaration?.name.contains("Watch") == true || !platforms.contains(.iOS) { return false }
    let words = [
      "Badge", "Banner", "Bubble", "Button", "Camera", "Card", "Chip", "HUD", "Intro",
      "Overlay", "Player", "Pill", "Splash", "Tag", "Tile", "Toast", "Tooltip", "Video",
    ]
    return !words.contains { declaration?.name.contains($0) == true }
  }
}
