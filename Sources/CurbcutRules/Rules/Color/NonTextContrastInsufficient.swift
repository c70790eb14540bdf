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
      .reported(
        "A field whose outline can hardly be seen",
        """
        struct Contact: View {
          @State private var name = ""

          var body: some View {
            VStack {
              Text("Name").accessibilityHidden(true)
              TextField("Name", text: $name)
                .padding(10)
                .background(Color.white)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
                                                         //^^^^^^^^^^^^^^^^^^^^^^^^^^ This control is set apart only by an outline with a contrast ratio of 1.17:1; 3:1 is required
            }
          }
        }
        """
      ),
      .ignored(
        "A field that is set apart by its background, its style or its row",
        """
        struct Contact: View {
          @State private var name = ""

          var body: some View {
            VStack {
              Text("Name").accessibilityHidden(true)
              TextField("Name", text: $name)
                .background(Color(white: 0.4))
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              Text("Room").accessibilityHidden(true)
              TextField("Room", text: $name)
                .textFieldStyle(.roundedBorder)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              Form {
                TextField("Name", text: $name)
                  .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(
      of: .image,
      .circle,
      .capsule,
      .rectangle,
      .roundedRectangle,
      .unevenRoundedRectangle
    ) { element, findings in
      if let outline = FaintOutline(element) {
        findings.report(
          "This control is set apart only by an outline with a contrast ratio of "
            + "\(Color.text(ofRatio: outline.ratio)):1; 3:1 is required",
          at: outline.modifier.callRange,
          unless: [
            Exemption("it changes with Increase Contrast") { element in
              element.declaration?.properties.contains {
                $0.node.code.includes("colorSchemeContrast")
              } == true
            }
          ]
        )
        return
      }
      if let box = ToggleBox(element) {
        findings.report(
          "Contrast ratio of `\(box.color.source)` on the system background is "
            + "\(Color.text(ofRatio: box.ratio)):1; 3:1 is required",
          at: box.modifier.callRange
        )
        return
      }
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
      guard !icon.isSemantic else { return nil }
      let appearances =
        drawn.isBackgroundAssumed && icon.color.isFixed ? [Appearance.light] : drawn.appearances
      let ratios = appearances.compactMap { icon.contrast(on: background, in: $0) }
      guard let best = ratios.max(), best < (drawn.isBackgroundAssumed ? 2 : 3),
        !(drawn.isBackgroundAssumed && best < (icon.branches.isEmpty ? 1.25 : 1.1))
      else { return nil }
      return IconContrast(ratio: best, background: background)
    }
    return failing.min { $0.ratio < $1.ratio }
  }
}

/// A shape that a toggle style draws: the box or the track by which people see that there is
/// something to switch.
private struct ToggleBox {
  let modifier: Modifier
  let color: ResolvedColor
  let ratio: Double

  /// Nil where each of its colors can be seen on the system backgrounds, or one is not known.
  init?(_ shape: Element) {
    guard shape.row?.isPaint == true || ImageContent(of: shape).isSymbol,
      shape.tree.purpose == .style,
      shape.declaration?.conforms(to: "ToggleStyle") == true,
      !shape.hasModifier("overlay", "background"), shape.slot != .overlay
    else { return nil }
    let backgrounds = ["systemBackground", "systemGroupedBackground"].compactMap {
      SystemColors.uiKit[$0]
    }
    for modifier in shape.ownModifiers {
      guard
        ["fill", "stroke", "strokeBorder", "foregroundStyle", "foregroundColor"]
          .contains(modifier.name), let argument = modifier.firstArgument,
        let colors = ColorReader(element: shape).colors(of: argument)
      else { continue }
      for color in colors where color.color.isOpaque && !color.isSemantic {
        let appearances = color.color.isFixed ? [Appearance.light] : Appearance.common
        let ratios = appearances.flatMap { appearance in
          backgrounds.compactMap { background in
            color.color.value(in: appearance).flatMap { value in
              background.value(in: appearance).map { value.contrast(on: $0) }
            }
          }
        }
        guard let best = ratios.max(), best < 2, best > 1.1 else { continue }
        self.modifier = modifier
        self.color = color
        ratio = best
        return
      }
    }
    return nil
  }
}

/// A thin line around the label of a button, or around a field, that has nothing else to show where
/// it ends.
private struct FaintOutline {
  let modifier: Modifier
  let ratio: Double

  init?(_ shape: Element) {
    guard shape.row?.isPaint == true, shape.slot == .overlay, let outlined = shape.parent,
      Self.isBareButton(outlined) || Self.isBareField(outlined),
      let modifier = shape.ownModifiers.first(where: {
        $0.name == "stroke" || $0.name == "strokeBorder"
      }), !modifier.isConditional, let color = modifier.firstArgument,
      let colors = ColorReader(element: shape).colors(of: color),
      let background = SystemColors.uiKit["systemBackground"]
    else { return nil }
    // A background of its own is the same by day and by night, as a rule.
    let appearances = outlined.hasModifier("background") ? [.light] : Appearance.common
    let ratios = colors.flatMap { color in
      appearances.compactMap { appearance -> Double? in
        guard let line = color.color.value(in: appearance),
          let below = background.value(in: appearance)
        else { return nil }
        return line.contrast(on: below)
      }
    }
    guard let best = ratios.max(), best < 2, best > 1.05 else { return nil }
    self.modifier = modifier
    ratio = best
  }

  private static func isBareButton(_ label: Element) -> Bool {
    guard let button = label.is(.button) ? label : label.labeledControl, button.is(.button) else {
      return false
    }
    return button.modifier("buttonStyle")?.firstArgument?.memberName == "plain"
      && !label.hasModifier("background") && !button.hasModifier("background", "listRowBackground")
  }

  /// A field outside of lists and forms whose own background, if it has one, is as white as a page.
  private static func isBareField(_ field: Element) -> Bool {
    guard field.is(.textField, .secureField, .textEditor),
      field.place.isDisjoint(with: [.list, .form]),
      [nil, "plain", "automatic"].contains(
        field.modifier("textFieldStyle")?.firstArgument?.memberName
      )
    else { return false }
    return field.ownModifiers.filter { $0.name == "background" }.allSatisfy { background in
      guard let color = background.firstArgument,
        let colors = ColorReader(element: field).colors(of: color)
      else { return false }
      return colors.allSatisfy { color in
        guard let own = color.color.value(in: .light),
          let page = SystemColors.uiKit["systemBackground"]?.value(in: .light)
        else { return false }
        return own.contrast(on: page) < 1.05
      }
    }
  }
}
