import CurbcutModel

extension Rule {
  static let touchTargetTooSmall = Rule(
    id: "touch-target-too-small",
    title: "Control is too small to hit",
    group: .targets,
    severity: .warning,
    impact: .serious,
    criteria: [.targetSizeMinimum, .targetSizeEnhanced],
    since: "0.1.0",
    why: """
      A finger that trembles, or that belongs to somebody on a moving bus, needs room. Apple asks for
      44 by 44 points; below 24 by 24 many people hit what is beside the control. The drawing may stay
      small: the area around it can react too.
      """,
    knownLimitations: """
      Only literal sizes are added up. Rows, toolbars, menus and bordered buttons have room of their
      own.
      """,
    options: [
      RuleOption(
        name: "minimum-target",
        summary: "the side of the area that a finger needs, in points; 44 by default.",
        kind: .number(1...200, \.preferredTarget)
      ),
      RuleOption(
        name: "minimum-target-error",
        summary: "the side below which it is an error, in points; 24 by default.",
        kind: .number(0...200, \.smallestTarget)
      ),
    ],
    examples: [
      .reported(
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star")
                .frame(width: 32, height: 32)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button is only 32 by 32 points large, and 44 by 44 is what fingers need
            }
            .accessibilityLabel("Favorite")
          }
        }
        """,
        fixed: [
          "Let 44 by 44 points react": """
          struct Card: View {
            let star: () -> Void

            var body: some View {
              Button(action: star) {
                Image(systemName: "star")
                  .frame(width: 32, height: 32)
                  .frame(minWidth: 44, minHeight: 44)
                  .contentShape(Rectangle())
              }
              .accessibilityLabel("Favorite")
            }
          }
          """
        ]
      ),
      .reported(
        "With words that are looked up",
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star").frame(width: 32, height: 32)
                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button is only 32 by 32 points large, and 44 by 44 is what fingers need
            }
            .accessibilityLabel(NSLocalizedString("favorite", comment: "Marks a trail"))
          }
        }
        """
      ),
      .reported(
        "By a constant",
        """
        struct Card: View {
          let star: () -> Void
          private let side: CGFloat = 32

          var body: some View {
            Button(action: star) {
              Image(systemName: "star").frame(width: side, height: side)
                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button is only 32 by 32 points large, and 44 by 44 is what fingers need
            }
            .accessibilityLabel("Favorite")
          }
        }
        """
      ),
      .recommended(
        "A size that grows, or that others set",
        """
        struct Card: View {
          let star: () -> Void
          let side: CGFloat
          @ScaledMetric private var scaled: CGFloat = 32

          var body: some View {
            VStack {
              Button(action: star) {
                Image(systemName: "star").frame(width: side, height: side)
              }
              .accessibilityLabel("Favorite")
              Button(action: star) {
                Image(systemName: "heart").frame(width: scaled, height: scaled)
              }
              .accessibilityLabel("Like")
            }
          }
        }
        """
      ),
      .reported(
        "A frame around the button",
        """
        struct Card: View {
          let close: () -> Void

          var body: some View {
            Button("Hide", action: close).frame(width: 30, height: 30)
                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button is only 30 by 30 points large, and 44 by 44 is what fingers need
          }
        }
        """
      ),
      .ignored(
        "A frame around what has its own size",
        """
        struct Card: View {
          let close: () -> Void

          var body: some View {
            VStack {
              Button("Hide", action: close).buttonStyle(.bordered).frame(width: 30, height: 30)
              Button(action: close) {
                Image(systemName: "xmark").padding()
              }
              .frame(width: 30)
              .accessibilityLabel("Close")
            }
          }
        }
        """
      ),
      .reported(
        "Below 24 points it is an error",
        """
        struct Chip: View {
          let title: String
          let remove: () -> Void

          var body: some View {
            Button(action: remove) {
              Image(systemName: "xmark").frame(width: 12, height: 12).padding(2)
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button is only 16 by 16 points large, and 44 by 44 is what fingers need
            }
            .accessibilityLabel("Remove \\(title)")
          }
        }
        """
      ),
      .reported(
        "One side is enough",
        """
        struct Chip: View {
          let title: String
          let pick: () -> Void

          var body: some View {
            Button(action: pick) {
              Text(title).frame(height: 28)
                        //^^^^^^^^^^^^^^^^^ This button is only 28 points high, and 44 by 44 is what fingers need
                        //^^^^^^^^^^^^^^^^^ This stays 28 points high when the text in it grows
            }
          }
        }
        """
      ),
      .reported(
        "A tapped view",
        """
        struct Dot: View {
          let pick: () -> Void

          var body: some View {
            Circle()
              .frame(width: 20, height: 20)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element is only 20 by 20 points large, and 44 by 44 is what fingers need
              .onTapGesture { pick() }
              .accessibilityLabel("Red")
              .accessibilityAction { pick() }
          }
        }
        """,
        fixed: [
          "Let 44 by 44 points react": """
          struct Dot: View {
            let pick: () -> Void

            var body: some View {
              Circle()
                .frame(width: 20, height: 20)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
                .onTapGesture { pick() }
                .accessibilityLabel("Red")
                .accessibilityAction { pick() }
            }
          }
          """
        ]
      ),
      .reported(
        "As small as its symbol",
        """
        struct Field: View {
          let clear: () -> Void

          var body: some View {
            Button("Clear", systemImage: "xmark", action: clear)
            Button(action: clear) {
          //^^^^^^^^^^^^^^^^^^^^^^^ This button is only as large as its symbol, about 20 points, and 44 by 44 is what fingers need
              Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear")
            }
            .buttonStyle(.plain)
          }
        }
        """,
        fixed: [
          "Let 44 by 44 points react": """
          struct Field: View {
            let clear: () -> Void

            var body: some View {
              Button("Clear", systemImage: "xmark", action: clear)
              Button(action: clear) {
                Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
              }
              .buttonStyle(.plain)
            }
          }
          """
        ]
      ),
      .ignored(
        "Padding inside the label counts",
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star").frame(width: 20, height: 20).padding(12)
            }
            .accessibilityLabel("Favorite")
          }
        }
        """
      ),
      .ignored(
        "Nothing to press",
        """
        struct Avatar: View {
          var body: some View {
            Image("anna").resizable().frame(width: 20, height: 20).accessibilityLabel("Anna")
          }
        }
        """
      ),
      .ignored(
        "A size that scales",
        """
        struct Card: View {
          @ScaledMetric private var side: CGFloat = 30
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star").frame(width: side, height: side)
            }
            .accessibilityLabel("Favorite")
          }
        }
        """
      ),
      .ignored(
        "Where the system makes room",
        """
        struct Screen: View {
          let star: () -> Void

          var body: some View {
            List {
              Button(action: star) {
                Image(systemName: "star").frame(width: 20, height: 20)
              }
              .accessibilityLabel("Favorite")
            }
            .toolbar {
              Button(action: star) {
                Image(systemName: "star").frame(width: 20, height: 20)
              }
              .accessibilityLabel("Favorite")
            }
          }
        }
        """
      ),
      .ignored(
        "A border makes it larger",
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star").frame(width: 20, height: 20)
            }
            .buttonStyle(.bordered)
            .accessibilityLabel("Favorite")
          }
        }
        """
      ),
      .ignored(
        "A pointer needs less room",
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            #if os(macOS)
              Button(action: star) {
                Image(systemName: "star").frame(width: 20, height: 20)
              }
              .accessibilityLabel("Favorite")
            #endif
          }
        }
        """
      ),
    ],
    check: .element(of: .button, .link, .navigationLink, .menu, .shareLink, withModifiers: .gesture)
    {
      element,
      findings in
      guard let target = element.touchTarget else { return }
      let width = target.frame.width.points
      let height = target.frame.height.points
      if let side = [width, height].compactMap({ $0 }).min(), side >= 0 {
        guard side < element.project.preferredTarget else { return }
        findings.report(
          tooSmall(element, sizeWords(width: width, height: height)),
          at: target.frameModifier?.callRange ?? element.head,
          severity: side < element.project.smallestTarget ? .error : .warning,
          fixes: target.isAround ? [] : [targetRemedy(for: target, of: element)]
        )
      } else if element.isBareSymbolButton {
        findings.report(
          tooSmall(element, "as large as its symbol, about 20 points"),
          at: element.head,
          severity: .info,
          fixes: [targetRemedy(for: target, of: element)]
        )
      }
    }
  )

  private static func tooSmall(_ element: Element, _ size: String) -> String {
    let side = pointsText(element.project.preferredTarget)
    return "This \(element.roleName) is only \(size), and \(side) by \(side) is what fingers need"
  }

  private static func sizeWords(width: Double?, height: Double?) -> String {
    switch (width, height) {
    case (let width?, let height?):
      "\(pointsText(width)) by \(pointsText(height)) points large"
    case (let width?, nil): "\(pointsText(width)) points wide"
    case (nil, let height?): "\(pointsText(height)) points high"
    case (nil, nil): "small"
    }
  }

  /// Room around the drawing, which stays as it is.
  private static func targetRemedy(for target: TouchTarget, of element: Element) -> FixProposal {
    let side = pointsText(element.project.preferredTarget)
    var modifiers = [".frame(minWidth: \(side), minHeight: \(side))"]
    if !target.view.hasModifier("contentShape") { modifiers.append(".contentShape(Rectangle())") }
    let title = "Let \(side) by \(side) points react"
    if let tap = target.tap { return .safe(title, .precede(tap, with: modifiers)) }
    return .safe(title, .append(modifiers, to: target.view))
  }
}
