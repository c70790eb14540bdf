import CurbcutModel

extension Rule {
  static let transparencyIgnoresSetting = Rule(
    id: "transparency-ignores-setting",
    title: "Background over an image ignores Reduce Transparency",
    group: .color,
    severity: .hint,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.6.0",
    isOn: false,
    // Source: Apple, "accessibilityReduceTransparency": with it backgrounds are to be opaque.
    // Materials become opaque by themselves.
    why: """
      A background that an image shines through makes text hard to read for people with low vision or
      dyslexia. They turn on Reduce Transparency; materials follow it by themselves, a color with an
      opacity of your own only if you ask `accessibilityReduceTransparency`.
      """,
    examples: [
      .reported(
        """
        struct Postcard: View {
          let greeting: String

          var body: some View {
            ZStack {
              Image(decorative: "lake").resizable()
              Text(greeting)
                .foregroundStyle(.white)
                .background(Color.black.opacity(0.5))
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The image shines through this text's background; ask `accessibilityReduceTransparency`
            }
          }
        }
        """
      ),
      .reported(
        "In an overlay",
        """
        struct Postcard: View {
          let greeting: String

          var body: some View {
            Image(decorative: "lake")
              .resizable()
              .overlay(alignment: .bottom) {
                VStack {
                  Text(greeting)
                }
                .background(.white.opacity(0.7), in: .capsule)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The image shines through this text's background; ask `accessibilityReduceTransparency`
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Postcard: View {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
          let greeting: String

          var body: some View {
            ZStack {
              Image(decorative: "lake").resizable()
              Text(greeting)
                .foregroundStyle(.white)
                .background(Color.black.opacity(reduceTransparency ? 1 : 0.5))
            }
          }
        }
        """
      ),
      .ignored(
        "A material, a faint tint, and nothing that shines through",
        """
        struct Postcard: View {
          let greeting: String

          var body: some View {
            VStack {
              Text(greeting).background(Color.gray.opacity(0.5))
              ZStack {
                Image(decorative: "lake").resizable()
                VStack {
                  Text(greeting).background(.thinMaterial)
                  Text(greeting).background(Color.black.opacity(0.9))
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A branch asks for the setting",
        """
        struct Postcard: View {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
          let greeting: String

          var body: some View {
            ZStack {
              Image(decorative: "lake").resizable()
              if reduceTransparency {
                Text(greeting).foregroundStyle(.white).background(Color.black)
              } else {
                Text(greeting).foregroundStyle(.white).background(Color.black.opacity(0.5))
              }
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.isTextual == .yes, element.hasModifier("background"), isOnImage(element) else {
        return
      }
      for modifier in element.ownModifiers where modifier.name == "background" {
        guard let call = modifier.firstArgument?.call, call.callee.memberName == "opacity",
          let opacity = call.arguments.first?.value.number, (0.25...0.85).contains(opacity)
        else { continue }
        findings.report(
          "The image shines through this text's background; ask `accessibilityReduceTransparency`",
          at: modifier.callRange
        )
      }
    },
    exemptions: [
      .inWidget,
      Exemption("a branch around it asks for a setting of transparency") { view in
        sequence(first: view, next: \.parent).contains {
          $0.conditions.contains { condition in
            ([condition.source] + condition.excluded).contains {
              $0.lowercased().includes("transparency")
            }
          }
        }
      },
    ]
  )
}

/// Whether a view lies on an image that certainly shows more than a sign.
private func isOnImage(_ view: Element) -> Bool {
  for outer in sequence(first: view, next: \.container).prefix(4) {
    if outer.slotInContainer == .overlay, let under = outer.container, isPicture(under) {
      return true
    }
    if outer.container?.row?.layout == .depth,
      outer.siblings.contains(where: { $0.index < outer.index && isPicture($0) })
    {
      return true
    }
  }
  return false
}

private func isPicture(_ view: Element) -> Bool {
  view.is(.asyncImage)
    || view.is(.image) && !ImageContent(of: view).isSymbol
      && view.hasModifier("resizable")
}
