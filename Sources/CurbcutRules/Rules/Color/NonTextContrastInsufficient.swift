import CurbcutModel

extension Rule {
  static let nonTextContrastInsufficient = Rule(
    id: "non-text-contrast-insufficient",
    title: "Icon has insufficient contrast",
    group: .color,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContrast],
    since: "0.2.0",
    why: """
      People with low vision cannot find a control whose icon is close to its background in lightness.
      WCAG requires a contrast ratio of at least 3:1 for what identifies a control.
      """,
    knownLimitations: """
      Symbols that are all there is of a control are checked, not borders, shapes and charts. Colors
      of the asset catalog, gradients, images and materials are not known.
      """,
    examples: [
      .reported(
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            HStack {
              Button(action: undo) {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.85))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this icon on `Color.white` is 1.41:1; 3:1 is required
                  .padding()
              }
              .accessibilityLabel("Undo")
            }
            .background(Color.white)
          }
        }
        """
      ),
      .recommended(
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            HStack {
              Button(action: undo) {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.25))
                  .padding()
              }
              .accessibilityLabel("Undo")
            }
            .background(Color.white)
          }
        }
        """
      ),
      .ignored(
        "Text beside it says the same",
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            Button(action: undo) {
              HStack {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.85))
                Text("Undo").foregroundStyle(Color.black)
              }
              .padding()
              .background(Color.white)
            }
          }
        }
        """
      ),
      .ignored(
        "It is disabled",
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            Button(action: undo) {
              Image(systemName: "arrow.uturn.backward")
                .foregroundStyle(Color(white: 0.85))
                .padding()
                .background(Color.white)
            }
            .accessibilityLabel("Undo")
            .disabled(true)
          }
        }
        """
      ),
      .ignored(
        "The toolbar has a background of its own",
        """
        struct Page: View {
          let undo: () -> Void

          var body: some View {
            Text("Notes")
              .toolbar {
                Button(action: undo) {
                  Image(systemName: "arrow.uturn.backward")
                    .foregroundStyle(Color(white: 0.85))
                    .background(Color.white)
                }
                .accessibilityLabel("Undo")
              }
          }
        }
        """
      ),
    ],
    check: .element(of: .image) { element, findings in
      guard ImageContent(of: element).isSymbol, identifiesControl(element),
        TextColors.mayBeSet(on: element), let drawn = TextColors(of: element),
        drawn.colorModifier != nil, let worst = IconContrast.worst(of: drawn)
      else { return }
      let background =
        drawn.isBackgroundAssumed ? "the system background" : "`\(worst.background.source)`"
      let place = drawn.isColoredItself ? drawn.colorModifier?.callRange : nil
      findings.report(
        "Contrast ratio of this icon on \(background) is \(Color.text(ofRatio: worst.ratio)):1; 3:1 is required",
        at: place ?? element.head,
        severity: !drawn.isBackgroundAssumed && worst.ratio < 2 ? .warning : nil
      )
    },
    exemptions: [
      Exemption("it is or may be disabled") { EnvironmentModifiers(of: $0).disable }
    ]
  )
}

/// Whether an icon is all that shows a control: nothing in the control's label is text.
private func identifiesControl(_ icon: Element) -> Bool {
  guard let control = icon.labeledControl else { return TapTarget(of: icon).isTapped }
  return control.is(.button, .link, .menu, .navigationLink)
    && control.children(in: .label).allSatisfy { $0.isTextual == .no }
}

extension TapTarget {
  fileprivate var isTapped: Bool { element.taps.contains { $0.count == 1 && actsAsButton(by: $0) } }
}

/// The colors of an icon and of what is behind it that are too close in every appearance.
private struct IconContrast {
  let ratio: Double
  let background: ResolvedColor

  static func worst(of drawn: TextColors) -> IconContrast? {
    let failing = drawn.pairs.compactMap { icon, background -> IconContrast? in
      // The system's own colors are the system's choice.
      guard !icon.isSemantic, icon.branches.isEmpty else { return nil }
      let appearances =
        drawn.isBackgroundAssumed && icon.color.isFixed ? [Appearance.light] : drawn.appearances
      let ratios = appearances.compactMap { icon.contrast(on: background, in: $0) }
      guard let best = ratios.max(), best < (drawn.isBackgroundAssumed ? 2 : 3),
        !(drawn.isBackgroundAssumed && best < 1.25)
      else { return nil }
      return IconContrast(ratio: best, background: background)
    }
    return failing.min { $0.ratio < $1.ratio }
  }
}
