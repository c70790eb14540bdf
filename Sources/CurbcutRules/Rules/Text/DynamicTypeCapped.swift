import CurbcutModel

extension Rule {
  static let dynamicTypeCapped = Rule(
    id: "dynamic-type-capped",
    title: "Dynamic Type is capped too low",
    group: .text,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People with low vision need text that grows to at least twice its size. Body text reaches
      that only at the third accessibility size, so a smaller upper bound keeps it too small for
      them.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let text: String

          var body: some View {
            ScrollView {
              Text(text)
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.xLarge`, before twice its default size
          }
        }
        """,
        fixed: [
          "Use `.accessibility3` as the upper bound": """
          struct Screen: View {
            let text: String

            var body: some View {
              ScrollView {
                Text(text)
              }
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            }
          }
          """
        ]
      ),
      .reported(
        "On a single text",
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).dynamicTypeSize(.small ... .xxLarge)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.xxLarge`, before twice its default size
          }
        }
        """
      ),
      .reported(
        "Ranges that a property chooses from",
        """
        struct Transcript: View {
          let text: String
          @AppStorage("isCompact") private var isCompact = false

          private var sizes: ClosedRange<DynamicTypeSize> {
            isCompact ? .xSmall ... .medium : .medium ... .large
          }

          var body: some View {
            ScrollView { Text(text) }
              .dynamicTypeSize(sizes)
             //^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.large`, before twice its default size
          }
        }
        """
      ),
      .ignored(
        "One of the ranges goes far enough",
        """
        struct Transcript: View {
          let text: String
          @AppStorage("isCompact") private var isCompact = false

          var body: some View {
            ScrollView { Text(text) }
              .dynamicTypeSize(isCompact ? .xSmall ... .medium : .xSmall ... .accessibility5)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).dynamicTypeSize(...DynamicTypeSize.accessibility3)
          }
        }
        """
      ),
      .ignored(
        "A bar whose controls the Large Content Viewer shows",
        """
        struct PlayerBar: View {
          let next: () -> Void

          var body: some View {
            HStack {
              Text("Now playing")
              Button(action: next) { Image(systemName: "forward.fill") }
                .accessibilityLabel("Next track")
                .accessibilityShowsLargeContentViewer()
            }
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          }
        }
        """
      ),
      .ignored(
        "The Large Content Viewer shows it larger",
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text)
              .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
              .accessibilityShowsLargeContentViewer()
          }
        }
        """
      ),
      .reported(
        "A lower bound",
        """
        struct Screen: View {
          var body: some View {
            Text("Opening hours").dynamicTypeSize(.large...)
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^ Text never gets smaller than `.large`, whatever the text size setting
          }
        }
        """
      ),
      .reported(
        "In parentheses",
        """
        struct Screen: View {
          var body: some View {
            Text("Opening hours").dynamicTypeSize(...(.xxxLarge))
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.xxxLarge`, before twice its default size
          }
        }
        """
      ),
      .ignored(
        "In a toolbar",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
              .toolbar {
                Text(title).dynamicTypeSize(...DynamicTypeSize.xLarge)
              }
          }
        }
        """
      ),
      .ignored(
        "Small styles have reached twice their size by then",
        """
        struct Screen: View {
          let text: String

          var body: some View {
            Text(text).font(.footnote).dynamicTypeSize(...DynamicTypeSize.accessibility2)
          }
        }
        """
      ),
      .ignored(
        "Nothing but a symbol",
        """
        struct Mark: View {
          var body: some View {
            Image(systemName: "seal.fill")
              .accessibilityLabel("Certified")
              .dynamicTypeSize(...DynamicTypeSize.accessibility1)
          }
        }
        """
      ),
      .reported(
        "A limit that the view has by default",
        """
        struct Hint: View {
          var limit: DynamicTypeSize = .xxLarge

          var body: some View {
            Text("Point the camera at the code")
              .dynamicTypeSize(...limit)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.xxLarge` by default, before twice its default size
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "dynamicTypeSize" {
        guard let range = modifier.firstArgument,
          let written = largestBound(of: range, in: element),
          case let bound = size(written, of: element),
          let size = TextSize(bound), size < .accessibility3, !modifier.isConditional
        else {
          reportLowerBound(of: modifier, &findings)
          continue
        }
        guard bound.range == written.range else {
          findings.report(
            "Text stops growing at `.\(size.name)` by default, before twice its default size",
            at: modifier.callRange
          )
          continue
        }
        let isScreen =
          element.row?.layout != nil || element.is(.list, .form, .scrollView, .navigationStack)
        findings.report(
          "Text stops growing at `.\(size.name)`, before twice its default size",
          at: modifier.callRange,
          // In percent of the default size of body text: 194 at the second accessibility size, 165 at
          // the first, and 135 at most before.
          severity: size == .accessibility2
            ? .hint : isScreen && size < .accessibility1 ? .warning : nil,
          unless: [
            Exemption("it shows nothing but symbols") { Imagery(of: $0).isOnlyContent },
            Exemption("the texts inside reach twice their size by then") { view in
              size == .accessibility2 && showsOnlySmallText(view)
            },
          ],
          fixes: upperBound(of: range) == nil
            ? []
            : [.review("Use `.accessibility3` as the upper bound", raising(bound, of: modifier))]
        )
      }
    },
    exemptions: [
      Exemption("it is part of a toolbar, a tab or a menu") {
        !$0.place.isDisjoint(with: [.toolbar, .tabItem, .menu])
      },
      Exemption("the Large Content Viewer shows it, or the controls in it, larger") { view in
        ([view] + view.descendants).contains {
          $0.hasModifier("accessibilityShowsLargeContentViewer")
        }
      },
    ]
  )

  /// Whether all the text of a view is in styles that grow fastest.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography": at the second accessibility size, 32 pt
  /// for callouts of 16, 30 for subheadlines of 15, 27 for footnotes of 13, 26 and 24 for captions.
  private static func showsOnlySmallText(_ view: Element) -> Bool {
    let views = [view] + view.descendants
    guard views.count < 64, !views.contains(where: { $0.isCustomView || $0.isUnknownView }) else {
      return false
    }
    let texts = views.filter { $0.is(.text, .label) || $0.title != nil }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        guard case .style(let style)? = Typography(of: text).font?.font.face else { return false }
        return [.callout, .subheadline, .footnote, .caption, .caption2].contains(style)
      }
  }

  /// What a size stands for: itself, a constant, or what a property of the view is by default.
  private static func size(_ bound: Expression, of element: Element) -> Expression {
    let value = ConstantResolver(of: element).resolved(bound)
    guard value.range == bound.range, let name = bound.path,
      let property = element.declaration?.property(name), property.getter == nil
    else { return value }
    return property.initialValue ?? bound
  }

  /// A lower bound goes with it: it would be the next finding.
  private static func raising(_ bound: Expression, of modifier: Modifier) -> Change {
    if let range = modifier.firstArgument, let lower = lowerBound(of: range),
      let size = TextSize(lower.value), size > .xSmall
    {
      return .replace(range.range, with: "...DynamicTypeSize.accessibility3")
    }
    guard let name = bound.memberName, bound.source.hasSuffix(name) else {
      // `...(.xxxLarge)`
      return .replace(bound.range, with: "DynamicTypeSize.accessibility3")
    }
    return .replace(bound.lastNameRange, with: "accessibility3")
  }

  /// A lower bound makes text larger for people who have chosen small text, and shows less of it.
  private static func reportLowerBound(of modifier: Modifier, _ findings: inout Findings) {
    guard let range = modifier.firstArgument, let bound = lowerBound(of: range),
      let size = TextSize(bound.value), size > .xSmall, !modifier.isConditional
    else { return }
    findings.report(
      "Text never gets smaller than `.\(size.name)`, whatever the text size setting",
      at: modifier.callRange,
      fixes: [
        .safe(
          bound.upper == nil ? "Remove `.dynamicTypeSize`" : "Remove the lower bound",
          bound.upper.map { .replace(range.range, with: "...\($0.source)") } ?? .remove(modifier)
        )
      ]
    )
  }

  /// The first operand of `x...` or `a...b`, and the last one.
  private static func lowerBound(
    of range: Expression
  ) -> (value: Expression, upper: Expression?)? {
    switch range.form {
    case .postfixed(let bound, "..."): (bound, nil)
    case .operators(let operands, ["..."]) where operands.count == 2:
      operands.first.map { ($0, operands.last) }
    default: nil
    }
  }

  /// The upper bound of a range; where a condition chooses one of several, the largest, if all of them have
  /// one: `isCompact ? .xSmall ... .medium : .medium ... .large`.
  private static func largestBound(
    of range: Expression,
    in element: Element,
    depth: Int = 0
  ) -> Expression? {
    guard depth < 4 else { return nil }
    let choices: [Expression]
    switch range.form {
    case .ternary(_, let then, let otherwise): choices = [then, otherwise]
    case .alternatives(let values): choices = values
    case .name, .member:
      guard let name = range.path?.withoutSelf, !name.includes("."),
        let property = element.declaration?.property(name),
        let value = property.singleValue ?? (property.isConstant ? property.initialValue : nil)
      else { return nil }
      return largestBound(of: value, in: element, depth: depth + 1)
    default: return upperBound(of: range)
    }
    let bounds = choices.compactMap { largestBound(of: $0, in: element, depth: depth + 1) }
    guard !bounds.isEmpty, bounds.count == choices.count else { return nil }
    return bounds.max { one, other in
      guard let one = TextSize(size(one, of: element)) else { return false }
      return TextSize(size(other, of: element)).map { one < $0 } ?? true
    }
  }

  /// The last operand of `...x` or `a...b`.
  private static func upperBound(of range: Expression) -> Expression? {
    switch range.form {
    case .prefixed("...", let bound): bound
    case .operators(let operands, ["..."]) where operands.count == 2: operands.last
    default: nil
    }
  }
}
