import CurbcutModel

extension Rule {
  static let lowEmphasisTextStyle = Rule(
    id: "low-emphasis-text-style",
    title: "Low-emphasis text style has insufficient contrast",
    group: .color,
    severity: .info,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      People with low vision, and anyone in bright sunlight, cannot read text in gray or in the
      tertiary and quaternary styles: their contrast remains below the 4.5:1 that WCAG requires.
      They are meant for decoration, not for text.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Updated a minute ago").foregroundStyle(.tertiary)
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^ `.tertiary` has too little contrast for text
          }
        }
        """,
        fixed: [
          "Use `Color.primary.opacity(0.65)`": """
          struct Screen: View {
            var body: some View {
              Text("Updated a minute ago").foregroundStyle(Color.primary.opacity(0.65))
            }
          }
          """
        ]
      ),
      .reported(
        "Gray",
        """
        struct Screen: View {
          var body: some View {
            Text("Old data").foregroundColor(.gray)
                           //^^^^^^^^^^^^^^^^^^^^^^ `.gray` has too little contrast for text
          }
        }
        """,
        fixed: [
          "Use `Color.primary.opacity(0.65)`": """
          struct Screen: View {
            var body: some View {
              Text("Old data").foregroundColor(Color.primary.opacity(0.65))
            }
          }
          """
        ]
      ),
      .reported(
        "By UIKit's name",
        """
        struct Screen: View {
          var body: some View {
            Text("Updated a minute ago").foregroundStyle(Color(.tertiaryLabel))
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `tertiaryLabel` has too little contrast for text
          }
        }
        """,
        fixed: [
          "Use `Color.primary.opacity(0.65)`": """
          struct Screen: View {
            var body: some View {
              Text("Updated a minute ago").foregroundStyle(Color.primary.opacity(0.65))
            }
          }
          """
        ]
      ),
      .reported(
        "A stack hands it to its texts",
        """
        struct Screen: View {
          let hut: String

          var body: some View {
            VStack {
              Text("Trails").foregroundStyle(.primary)
              HStack {
                Text(hut)
                Text("open")
              }
              .font(.caption)
              .foregroundStyle(.tertiary)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ `.tertiary` has too little contrast for text
            }
          }
        }
        """
      ),
      .ignored(
        "Texts of a stack with styles of their own",
        """
        struct Screen: View {
          let hut: String

          var body: some View {
            HStack {
              Text(hut).foregroundStyle(.primary)
              Image(decorative: "line")
            }
            .foregroundStyle(.tertiary)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Updated a minute ago").foregroundStyle(.secondary)
          }
        }
        """
      ),
      .ignored(
        "Decoration",
        """
        struct Row: View {
          var body: some View {
            HStack {
              Text("Huts")
              Text("A→B").foregroundStyle(.tertiary).accessibilityHidden(true)
            }
          }
        }
        """
      ),
      .ignored(
        "The system draws menus",
        """
        struct Row: View {
          let copy: () -> Void

          var body: some View {
            Menu("More") {
              Button("Copy", action: copy)
              Text("Copied once").foregroundStyle(.tertiary)
            }
          }
        }
        """
      ),
      .ignored(
        "A placeholder",
        """
        struct Search: View {
          @State private var text = ""

          var body: some View {
            TextField("Search", text: $text, prompt: Text("Hut or valley").foregroundStyle(.tertiary))
          }
        }
        """
      ),
      .ignored(
        "A separator between texts",
        """
        struct Screen: View {
          var body: some View {
            Text("•").foregroundStyle(.tertiary)
          }
        }
        """
      ),
      .ignored(
        "On a background of its own",
        """
        struct Screen: View {
          var body: some View {
            Text("Old data").foregroundStyle(.gray).background(.black)
          }
        }
        """
      ),
      .ignored(
        "Gray on a dark background",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).foregroundColor(.white)
              Text("Closed").font(.caption).foregroundColor(.gray)
            }
            .frostedCard()
          }
        }
        """
      ),
      .ignored(
        "Gray is dark enough for large text",
        """
        struct Screen: View {
          var body: some View {
            Text("Closed").font(.largeTitle).foregroundStyle(.gray).accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
      .ignored(
        "A disabled control, and a view that reads the contrast setting",
        """
        struct Screen: View {
          @Environment(\\.colorSchemeContrast) private var contrast

          var body: some View {
            Text("Old data").foregroundStyle(contrast == .increased ? .primary : .tertiary)
            Text("Draft").foregroundStyle(.tertiary)
          }
        }

        struct Draft: View {
          var body: some View {
            Text("Draft").foregroundStyle(.tertiary).disabled(true)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .color) { element, findings in
      guard element.is(.text, .label) || showsText(in: element) else { return }
      for modifier in element.ownModifiers where modifier.colorsText {
        guard modifier.arguments.count == 1, let style = modifier.firstArgument else { continue }
        if let label = style.faintLabelColor {
          findings.report(
            "`\(label)` has too little contrast for text",
            at: modifier.callRange,
            severity: .warning,
            fixes: element.hasModifier("opacity")
              ? [] : [.useQuieterPrimary(in: style)]
          )
          continue
        }
        guard let name = style.memberName,
          ["tertiary", "quaternary", "quinary", "gray"].contains(name),
          style.path == ".\(name)" || style.path == "Color.\(name)"
        else { continue }
        findings.report(
          "`.\(name)` has too little contrast for text",
          at: modifier.callRange,
          // Gray has 3.3:1 on white, the others at most 1.9:1.
          severity: name == "gray" ? nil : .warning,
          unless: name != "gray"
            ? [] : element.isLayout ? [sufficientGrayInside] : [sufficientGray],
          // Under an opacity the primary color is faint as well.
          fixes: element.hasModifier("opacity")
            ? [] : [.useQuieterPrimary(in: style)]
        )
      }
    },
    exemptions: [
      Exemption("it shows only an icon") { ControlLabel(of: $0).showsOnlyIcon },
      .hiddenForCertain,
      Exemption("it is or may be disabled") { EnvironmentModifiers(of: $0).disable },
      Exemption("it is part of a menu or an accessibility representation") {
        !$0.place.isDisjoint(with: [.representation, .menu])
      },
      Exemption("it is a placeholder") { $0.slot == .placeholder },
      Exemption("its type reads whether contrast is increased") {
        $0.declaration?.readsEnvironment("colorSchemeContrast") == true
      },
      Exemption("it has a background of its own") { $0.hasModifier("background") },
      Exemption("it shows no letters") { !$0.isLayout && !$0.visibleText.hasLetters },
    ]
  )

  private static let sufficientGrayInside = Exemption(
    "gray has enough contrast on the background of the texts inside, as far as that is known"
  ) { stack in
    !plainTexts(in: stack).contains { GrayText(of: $0).failsContrast }
  }

  private static let sufficientGray = Exemption(
    "gray has enough contrast on its background, as far as that is known"
  ) { !GrayText(of: $0).failsContrast }
}

extension Expression {
  /// `tertiaryLabel` of `Color(.tertiaryLabel)` and `Color(uiColor: .tertiaryLabel)`: UIKit's names of
  /// the same styles.
  fileprivate var faintLabelColor: String? {
    guard let call, call.callee.path == "Color", call.arguments.count == 1,
      let argument = call.arguments.first, [nil, "uiColor"].contains(argument.label),
      let name = argument.value.memberName, ["tertiaryLabel", "quaternaryLabel"].contains(name)
    else { return nil }
    return name
  }
}

/// Whether a stack certainly shows text in the style that it is given.
private func showsText(in stack: Element) -> Bool {
  stack.isLayout && !plainTexts(in: stack).isEmpty
}

/// The texts in a stack that are drawn in its style and read as text, as far as that is known.
private func plainTexts(in stack: Element) -> [Element] {
  guard stack.isLayout else { return [] }
  return stack.descendants.prefix(64).filter { text in
    guard text.is(.text), text.isHidden == .no, text.visibleText.hasLetters else { return false }
    for outer in sequence(first: text, next: \.parent) {
      if outer.index == stack.index { return true }
      guard outer.slot == .content || outer.slot == .label || outer.slot == .title,
        outer.row?.isInteractive != true,
        !outer.hasModifier("foregroundStyle", "foregroundColor", "background", "disabled"),
        !outer.hasOwnModifier(.foreign)
      else { return false }
    }
    return false
  }
}

extension FixProposal {
  /// The color of text, faded as far as it stays readable, so that what is secondary still looks so.
  ///
  /// Contrast on `systemBackground`: 7:1 in light mode and 8.9:1 in Dark Mode.
  fileprivate static func useQuieterPrimary(in style: Expression) -> FixProposal {
    let color = "Color.primary.opacity(0.65)"
    return .review("Use `\(color)`", .replace(style.range, with: color))
  }
}
