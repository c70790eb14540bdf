import CurbcutModel

extension Rule {
  static let minimumScaleFactorTooSmall = Rule(
    id: "minimum-scale-factor-too-small",
    title: "Text may shrink below a readable size",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A small scale factor takes back the text size that people have chosen: at the largest sizes
      the text shrinks to less than half, and ends up smaller than for everybody else. Let text
      wrap, and use a factor only for the last few percent.
      """,
    examples: [
      .reported(
        """
        struct Price: View {
          let title: String

          var body: some View {
            Text(title)
              .lineLimit(1)
              .minimumScaleFactor(0.3)
             //^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 30% of the chosen size
          }
        }
        """
      ),
      .reported(
        "In a height that is fixed, and in one line of a stack",
        """
        struct Price: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).minimumScaleFactor(0.4).frame(height: 90)
                        //^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 40% of the chosen size
              VStack {
                Text(title).minimumScaleFactor(0.4)
                          //^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 40% of the chosen size
              }
              .lineLimit(2)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "It wraps where nothing bounds lines or height",
        """
        struct Price: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).minimumScaleFactor(0.4)
              Text(title).lineLimit(.max).minimumScaleFactor(0.4)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "In one of two cases",
        """
        struct Price: View {
          let title: String
          let isShort: Bool

          var body: some View {
            Text(title).lineLimit(1).minimumScaleFactor(isShort ? 1.0 : 0.3)
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 30% of the chosen size
          }
        }
        """
      ),
      .recommended(
        """
        struct Price: View {
          let title: String

          var body: some View {
            Text(title)
              .lineLimit(2)
              .minimumScaleFactor(0.8)
          }
        }
        """
      ),
      .ignored(
        "It has as many lines as it needs",
        """
        struct Price: View {
          let title: String

          var body: some View {
            Text(title)
              .lineLimit(nil)
              .minimumScaleFactor(0.5)
          }
        }
        """
      ),
      .reported(
        "A sum",
        """
        struct Balance: View {
          let balance: Decimal

          var body: some View {
            Text(balance, format: .currency(code: "EUR"))
              .font(.title)
              .lineLimit(1)
              .minimumScaleFactor(0.3)
             //^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 30% of the chosen size
          }
        }
        """
      ),
      .ignored(
        "A figure",
        """
        struct Screen: View {
          var body: some View {
            Text("1280").minimumScaleFactor(0.3)
          }
        }
        """
      ),
      .ignored(
        "Nothing to read",
        """
        struct Screen: View {
          var body: some View {
            Circle().minimumScaleFactor(0.3)
          }
        }
        """
      ),
      .ignored(
        "A single figure in a badge",
        """
        struct Badge: View {
          let count: Int

          var body: some View {
            Text(count, format: .number)
              .minimumScaleFactor(0.4)
          }
        }
        """
      ),
      .ignored(
        "As wide as it likes",
        """
        struct Reading: View {
          let text: String

          var body: some View {
            VStack {
              Text(text).minimumScaleFactor(0.5)
            }
            .fixedSize(horizontal: true, vertical: false)
          }
        }
        """
      ),
      .ignored(
        "Figures that are large at half their size too",
        """
        struct Clock: View {
          let time: String

          var body: some View {
            Text(time).font(.system(size: 80)).minimumScaleFactor(0.5)
                     //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 80 pt font does not support Dynamic Type
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "minimumScaleFactor" {
        guard let factor = modifier.firstArgument?.smallestNumber, factor > 0, factor <= 0.5 else {
          continue
        }
        // Large figures are large at half their size too.
        if let points = Typography(of: element).ownFixedPoints, points * factor >= 34 { continue }
        let percent = factor < 0.01 ? "less than 1" : "\(Int((factor * 100).rounded()))"
        findings.report(
          "Text may shrink to \(percent)% of the chosen size",
          at: modifier.callRange
        )
      }
    },
    exemptions: [
      .notForIOS,
      .inWidget,
      Exemption("it has its full width in any case") { element in
        sequence(first: element, next: \.parent).prefix(8).contains { $0.hasModifier("fixedSize") }
      },
      Exemption("it is not text, or a figure that may shrink a little") {
        $0.is(.text, .label) && Heading(of: $0).text == nil && !isAlmostGone($0)
      },
      Exemption("it shows no text") { $0.isTextual == .no },
      Exemption("it has as many lines as it needs, in whatever height") { element in
        // The innermost limit counts.
        let limited = sequence(first: element, next: \.parent).first {
          $0.hasModifier("lineLimit")
        }
        let limit = limited?.modifiers.first { $0.name == "lineLimit" }?.firstArgument
        guard let limit else { return !isBoundInHeight(element) }
        if case .nothing = limit.form { return true }
        return limit.memberName == "max" && !isBoundInHeight(element)
      },
    ]
  )
}

/// Whether a figure with a text style, in one line, may shrink to a third of it.
private func isAlmostGone(_ figure: Element) -> Bool {
  guard figure.is(.text), figure.arguments.contains(where: { $0.label == "format" }),
    case .style? = Typography(of: figure).font?.font.face,
    figure.ownModifiers.contains(where: {
      $0.name == "lineLimit" && $0.firstArgument?.number == 1
    })
  else { return false }
  return figure.ownModifiers.contains {
    $0.name == "minimumScaleFactor" && ($0.firstArgument?.smallestNumber ?? 1) <= 1.0 / 3
  }
}

extension Expression {
  /// The number that it is, or the smaller one of two: `isShort ? 1 : 0.5`.
  fileprivate var smallestNumber: Double? {
    guard case .ternary(_, let first, let second) = form else { return number }
    return [first.number, second.number].compactMap { $0 }.min()
  }
}

/// Whether the height of a view, or of what is around it, is bounded.
private func isBoundInHeight(_ view: Element) -> Bool {
  view.isInFixedHeight
    || sequence(first: view, next: \.parent).contains { outer in
      outer.modifiers.contains { modifier in
        modifier.name == "frame"
          && (modifier.argument("height") != nil
            || modifier.argument("maxHeight").map { $0.memberName != "infinity" } == true)
      }
    }
}
