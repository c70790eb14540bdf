import CurbcutModel

extension Rule {
  static let valueMissingOnCustomControl = Rule(
    id: "value-missing-on-custom-control",
    title: "Custom indicator has no accessibility value",
    group: .values,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A ring or bar that fills shows how far something is. With a label alone VoiceOver says what it is
      and not how far. Add the figure as its value.
      """,
    examples: [
      .reported(
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "progress" is; add an accessibility value
          }
        }
        """
      ),
      .reported(
        "Named by a title that it is given",
        """
        struct Ring: View {
          let title: String
          let fraction: Double

          var body: some View {
            ZStack {
              Circle().stroke(.gray, lineWidth: 18)
              Circle().trim(from: 0, to: fraction).stroke(.indigo, lineWidth: 18)
            }
            .accessibilityElement()
            .accessibilityLabel(title)
           //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "fraction" is; add an accessibility value
          }
        }
        """
      ),
      .reported(
        "A layer's stroke in UIKit",
        """
        final class RingView: UIView {
          private let ring = CAShapeLayer()

          var progress: CGFloat = 0 {
            didSet { ring.strokeEnd = progress }
          }

          override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(ring)
            ring.strokeEnd = 0
            isAccessibilityElement = true
            accessibilityLabel = "Daily goal"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "progress" is; add an accessibility value
          }
        }
        """
      ),
      .reported(
        "A bar that is as long as a share",
        """
        struct Battery: View {
          let charge: Double

          var body: some View {
            GeometryReader { proxy in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray)
                Capsule().fill(.green).frame(width: proxy.size.width * charge)
              }
            }
            .accessibilityElement()
            .accessibilityLabel("Battery")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "charge" is; add an accessibility value
          }
        }
        """
      ),
      .reported(
        "Marks of which the first are filled",
        """
        struct Strength: View {
          let bars: Int

          var body: some View {
            HStack(spacing: 2) {
              ForEach(0..<4, id: \\.self) { step in
                Capsule()
                  .fill(step < bars ? .green : .gray)
                  .frame(width: 6, height: 20)
              }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Signal")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "bars" is; add an accessibility value
          }
        }
        """
      ),
      .ignored(
        "Marks that alternate, and a size that is always the same",
        """
        struct Steps: View {
          private let scale = 0.5

          var body: some View {
            HStack(spacing: 2) {
              ForEach(0..<4, id: \\.self) { step in
                Capsule()
                  .fill(step % 2 == 0 ? .green : .gray)
                  .frame(width: 80 * scale, height: 20)
              }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Four steps")
          }
        }
        """
      ),
      .recommended(
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
              .accessibilityValue("\\(Int(progress * 100)) percent")
          }
        }
        """
      ),
      .ignored(
        "The value follows the layer's stroke",
        """
        final class RingView: UIView {
          private let ring = CAShapeLayer()

          var progress: CGFloat = 0 {
            didSet {
              ring.strokeEnd = progress
              accessibilityValue = "\\(Int(progress * 100)) percent"
            }
          }

          override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(ring)
            isAccessibilityElement = true
            accessibilityLabel = "Daily goal"
          }
        }
        """
      ),
      .ignored(
        "The label says it",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            ZStack {
              Circle().trim(from: 0, to: progress).stroke(.green, lineWidth: 8)
              Text("\\(Int(progress * 100))")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Daily goal, \\(Int(progress * 100)) percent")
          }
        }
        """
      ),
      .ignored(
        "A representation says it",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
              .accessibilityRepresentation { ProgressView("Daily goal", value: progress) }
          }
        }
        """
      ),
      .ignored(
        "The text beside it says how far",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            HStack {
              Circle()
                .trim(from: 0, to: progress)
                .stroke(.green, lineWidth: 8)
                .accessibilityLabel("Daily goal")
              Text("\\(Int(progress * 100)) percent")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      withModifiers: .accessibility,
      { element, findings in
        guard element.isNamed == .yes, element.row?.isInteractive != true,
          element.row?.isPaint == true || element.grouping == .ignore,
          let label = Naming(of: element).modifier, let words = Naming(of: element).label,
          saysNoValue(words, in: element), let name = shownShare(of: element)
        else { return }
        findings.report(
          "VoiceOver reads this label, but not how far \"\(name)\" is; add an accessibility value",
          at: label.callRange
        )
      },
      { object, _, findings in
        guard object.isOwn, object.isMadeElement != nil, let stroke = object.drawnShare,
          let label = object.settings.first(where: { $0.path == ["accessibilityLabel"] }),
          label.value?.phrase.value?.literal != nil
        else { return }
        findings.report(
          "VoiceOver reads this label, but not how far \"\(stroke)\" is; add an accessibility value",
          at: label.range,
          unless: [
            .object("its class was not read") { $0.isUnread || $0.type == nil },
            .object("it is an open class, which others complete") { $0.declaration.isOpenClass },
            .object("something sets its value, or its label again") { object in
              object.setsForCertain(anyOf: [
                "accessibilityValue", "accessibilityAttributedValue", "accessibilityValueBlock",
              ])
                || object.settings.count { $0.path == ["accessibilityLabel"] } > 1
                || object.outside.contains("accessibilityLabel")
            },
          ]
        )
      }
    ),
    exemptions: [
      .hidden, .replacedByAncestor, .hasValue, .unreadModifier,
      Exemption("children, a representation or an action say it") {
        $0.hasModifier(
          "accessibilityRepresentation",
          "accessibilityChildren",
          "accessibilityAdjustableAction"
        )
      },
      Exemption("it is part of a control or a combined element") {
        $0.labeledControl != nil || $0.combiningElement != nil
      },
    ]
  )
}

extension UIKitObject {
  /// The property that says how much of a layer of its own is drawn: `ring.strokeEnd = progress`.
  fileprivate var drawnShare: String? {
    declaration.ownNodes(.sequenceExpr).lazy.compactMap { node -> String? in
      guard node.firstChild?.lastToken?.text == "strokeEnd" else { return nil }
      let share = Expression(node).afterFirstOperator
      guard share.number == nil, let name = share.memberName ?? share.smallNames.sorted().first,
        declaration.property(name)?.isConstant == false, !NameHint.motion.matches(name)
      else { return nil }
      return name
    }.first
  }
}

/// Whether a label is written out, or is a title that the view is given.
private func saysNoValue(_ label: Expression, in element: Element) -> Bool {
  if let literal = label.phrase.value?.literal { return !literal.includes("<#") }
  guard let name = label.path?.withoutSelf, let property = element.declaration?.property(name)
  else { return false }
  return property.isConstant && property.initialValue == nil && NameHint.givenTitle.matches(name)
}

/// The property that says how much of what a control draws is there: how far a ring goes round, how
/// long a bar is, how many marks of a row are filled.
private func shownShare(of control: Element) -> String? {
  let drawn = [control] + control.descendants.prefix(64)
  return drawn.lazy.compactMap { part in
    if part.row?.isPaint == true, let name = drawnPart(of: part) ?? filledLength(of: part) {
      return name
    }
    return part.row?.isPaint == true || part.is(.image) ? countOfMarks(of: part) : nil
  }.first
}

/// `share` of `.trim(from: 0, to: share)`.
private func drawnPart(of shape: Element) -> String? {
  guard let end = shape.ownModifiers.first(where: { $0.name == "trim" })?.argument("to"),
    end.number == nil, let name = end.memberName ?? end.smallNames.sorted().first,
    !NameHint.motion.matches(name) || shape.declaration?.copiesProperty(into: name) == true
  else { return nil }
  return name
}

/// `share` of `.frame(width: proxy.size.width * share)`.
private func filledLength(of shape: Element) -> String? {
  for frame in shape.ownModifiers where frame.name == "frame" {
    for side in ["width", "height"] {
      guard case .operators(let factors, let signs)? = frame.argument(side)?.form,
        signs == ["*"]
      else { continue }
      let share = factors.lazy.compactMap { factor -> String? in
        guard let name = (factor.call?.arguments.first?.value ?? factor).path?.withoutSelf,
          let property = shape.declaration?.property(name), !NameHint.motion.matches(name),
          !property.isConstant || property.initialValue == nil
        else { return nil }
        return name
      }.first
      if let share { return share }
    }
  }
  return nil
}

/// `rating` of a row of marks of which the first are filled: `index <= rating ? "star.fill" : "star"`.
private func countOfMarks(of mark: Element) -> String? {
  guard let index = mark.enclosing(.forEach)?.closure(.content)?.parameters.first else {
    return nil
  }
  let looks = ["fill", "foregroundStyle", "foregroundColor", "tint", "opacity"]
  let choices =
    mark.arguments.map(\.value)
    + mark.ownModifiers.filter { looks.contains($0.name) }.compactMap(\.firstArgument)
  return choices.lazy.compactMap { choice -> String? in
    guard case .ternary(let condition, _, _) = choice.form,
      case .operators(let sides, let signs) = condition.form, sides.count == 2,
      signs.allSatisfy({ ["<", "<=", ">", ">="].contains($0) }),
      sides.contains(where: { $0.mentions(index) }),
      let name = sides.first(where: { !$0.mentions(index) })?.path?.withoutSelf,
      !NameHint.motion.matches(name)
    else { return nil }
    return name
  }.first
}
