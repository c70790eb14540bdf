import CurbcutModel

extension Rule {
  static let textOverImage = Rule(
    id: "text-over-image",
    title: "Text over a picture has no background",
    group: .color,
    severity: .info,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.5.0",
    why: """
      A photo has light and dark places, so the contrast of text that lies on it depends on the
      picture. People with low vision cannot read it where the two are alike. A scrim, a material
      or a background of its own under the text keeps the contrast whatever the picture shows.
      """,
    knownLimitations: """
      Only images that fill their room or are loaded are taken for pictures. Silent where a view
      between picture and text is not known.
      """,
    examples: [
      .reported(
        """
        struct HutCard: View {
          let name: String

          var body: some View {
            ZStack(alignment: .bottomLeading) {
              Image(decorative: "hut")
                .resizable()
              Text(name).foregroundStyle(.white)
            //^^^^^^^^^^ The contrast of this text depends on the picture under it; add a background or scrim
            }
          }
        }
        """
      ),
      .reported(
        "In an overlay, and on a background",
        """
        struct HutCards: View {
          var body: some View {
            VStack {
              Image(decorative: "hut")
                .resizable()
                .overlay(alignment: .bottom) {
                  Text("Alpine hut")
                //^^^^^^^^^^^^^^^^^^ The contrast of this text depends on the picture under it; add a background or scrim
                }
              VStack {
                Text("Three huts")
              //^^^^^^^^^^^^^^^^^^ The contrast of this text depends on the picture under it; add a background or scrim
                Text("Open all year")
              }
              .background(Image(decorative: "huts").resizable())
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct HutCard: View {
          let name: String

          var body: some View {
            ZStack(alignment: .bottomLeading) {
              Image(decorative: "hut")
                .resizable()
              LinearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom)
              Text(name).foregroundStyle(.white)
            }
          }
        }
        """
      ),
      .ignored(
        "The text begins where the picture ends",
        """
        struct Profile: View {
          let about: String

          var body: some View {
            ZStack(alignment: .top) {
              Image(decorative: "banner").resizable().frame(height: 150)
              Text(about).padding(.top, 150)
            }
          }
        }
        """
      ),
      .ignored(
        "The text has a background or shadow, or the picture is dimmed",
        """
        struct HutCards: View {
          var body: some View {
            VStack {
              ZStack {
                Image(decorative: "hut").resizable()
                Text("Alpine hut").padding().background(.regularMaterial)
              }
              ZStack {
                Image(decorative: "hut").resizable().overlay(Color.black.opacity(0.5))
                Text("Valley hut").foregroundStyle(.white)
              }
              Image(decorative: "hut").resizable().overlay {
                Text("Lake hut").foregroundStyle(.white).shadow(radius: 4)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol or icon is no picture",
        """
        struct Bell: View {
          var body: some View {
            ZStack {
              Image(systemName: "bell").resizable()
              Text("3")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
    ],
    check: .element(of: .image, .asyncImage) { element, findings in
      guard let text = Picture(element)?.firstTextInFront else { return }
      findings.report(
        "The contrast of this text depends on the picture under it; add a background or scrim",
        at: text.head
      )
    },
    exemptions: [.inWidget]
  )
}

/// An image that shows more than a sign: a photo or illustration.
private struct Picture {
  let image: Element

  /// What makes text readable on any picture, or is not worked out.
  private static let helping: Set<String> = [
    "background", "backgroundStyle", "shadow", "glassEffect", "blendMode", "containerBackground",
    "safeAreaInset", "listRowBackground", "toolbarBackground",
  ]
  /// What changes a picture so that text can be read on it, or covers it.
  private static let dimming: Set<String> = [
    "overlay", "opacity", "brightness", "blur", "colorMultiply", "contrast", "grayscale", "mask",
    "saturation", "blendMode", "colorInvert", "foregroundStyle", "foregroundColor",
    "renderingMode", "modifier", "hidden", "luminanceToAlpha", "visualEffect",
  ]

  init?(_ image: Element) {
    // A pattern that is made to be written on, by its name.
    let names = ImageContent(of: image).names
    guard !ImageContent(of: image).isSymbol, !names.contains(where: NameHint.backdrop.matches),
      image.is(.asyncImage) || image.modifier("resizable")?.arguments.isEmpty == true,
      image.place.isDisjoint(with: [.toolbar, .menu, .tabItem, .widget])
    else { return nil }
    let frames = image.modifiers.filter { $0.name == "frame" }
    let isSmall = frames.contains { frame in
      ["width", "height"].contains { frame.argument($0)?.number.map { $0 < 80 } == true }
    }
    guard !isSmall else { return nil }
    self.image = image
  }

  /// The first text that lies on the picture with nothing in between; nil where there is none, or
  /// that is not known.
  var firstTextInFront: Element? {
    var layer = image
    for _ in 0..<8 {
      // Overlays of the picture come one after the other.
      for (index, modifier) in layer.ownModifiers.enumerated() {
        if modifier.name == "overlay" {
          let brought = views(of: layer, byModifierAt: index)
          guard !brought.isEmpty else { return nil }
          if let text = brought.lazy.compactMap(Self.text).first { return text }
          return nil
        }
        if Self.dimming.contains(modifier.name) || modifier.isForeign { return nil }
      }
      guard let parent = layer.parent else { return nil }
      if layer.slot == .background, layer.modifierPosition != nil {
        return Self.helps(parent) ? nil : Self.text(in: parent.isTextual == .yes ? parent : nil)
      }
      if layer.modifierPosition != nil { return nil }
      if parent.is(.zStack) { return text(above: layer, in: parent) }
      // Only what hands one view on is as large as the picture.
      guard parent.isPassthrough || parent.is(.geometryReader), parent.content.count == 1 else {
        return nil
      }
      layer = parent
    }
    return nil
  }

  private func text(above layer: Element, in pile: Element) -> Element? {
    for above in pile.content where above.index > layer.index {
      if above.isAlternative(to: layer) || above.is(.spacer, .emptyView) { continue }
      if isPadded(above) { continue }
      if above.row?.isPaint == true || above.isUnknownView || above.isCustomView
        || above.isComponent
      {
        return nil
      }
      if let text = Self.text(above) { return text }
    }
    return nil
  }

  /// Whether a view begins below the picture: `padding(.top, 150)` over one that is 150 points high.
  private func isPadded(_ view: Element) -> Bool {
    let heights = image.modifiers.compactMap { $0.argument("height")?.number }
    guard let height = heights.max() else { return false }
    return view.ownModifiers.contains { modifier in
      modifier.name == "padding" && modifier.firstArgument?.memberName == "top"
        && modifier.arguments.dropFirst().first?.value.number.map { $0 >= height } == true
    }
  }

  /// The first text of a view that lies on the picture.
  private static func text(_ view: Element) -> Element? { text(in: view) }

  private static func text(in view: Element?) -> Element? {
    guard let view else { return nil }
    if view.isUnknownView || view.isCustomView || view.isComponent { return nil }
    if view.is(.text, .label) {
      return helps(view) || view.isHidden == .yes || !view.visibleText.hasLetters ? nil : view
    }
    guard view.row?.layout != nil || view.isPassthrough, !helps(view) else { return nil }
    if view.is(.zStack), view.content.contains(where: { $0.row?.isPaint == true }) { return nil }
    return view.content.lazy.compactMap { text(in: $0) }.first
  }

  private static func helps(_ view: Element) -> Bool {
    view.modifiers.contains { modifier in
      if modifier.name == "background" {
        // The picture itself may be the background.
        return modifier.arguments.contains { argument in
          let words = argument.value.source
          return !words.includes("Image(")
        }
      }
      return helping.contains(modifier.name) || modifier.isForeign
    }
  }
}

extension Modifier {
  /// Whether it is none of Apple's: what it does is not known.
  fileprivate var isForeign: Bool { Catalogue.modifier(name) == nil }
}

/// The views that one of the modifiers of a view brings along.
private func views(of view: Element, byModifierAt index: Int) -> [Element] {
  view.descendants.prefix(64).filter {
    $0.modifierPosition == index && $0.parent?.index == view.index
  }
}
