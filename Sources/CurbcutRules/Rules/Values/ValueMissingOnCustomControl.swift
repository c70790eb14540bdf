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

/// The property that says how much of a shape of a control is drawn.
private func shownShare(of control: Element) -> String? {
  for part in [control] + control.descendants.prefix(64) where part.row?.isPaint == true {
    guard let end = part.ownModifiers.first(where: { $0.name == "trim" })?.argument("to"),
      end.number == nil, let name = end.memberName ?? end.smallNames.sorted().first,
      !NameHint.motion.matches(name) || part.declaration?.copiesProperty(into: name) == true
    else { continue }
    return name
  }
  return nil
}
