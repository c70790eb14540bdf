import CurbcutModel

extension Rule {
  static let uikitAccessibilityFrameNotConverted = Rule(
    id: "uikit-accessibility-frame-not-converted",
    title: "Accessibility frame is not in screen coordinates",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.focusVisible],
    since: "0.2.0",
    why: """
      `accessibilityFrame` is read in the coordinates of the screen. A frame of a view's own
      coordinates puts the VoiceOver cursor in another place, and what people find by touching the
      screen is something else.
      """,
    examples: [
      .reported(
        """
        final class WheelView: UIView {
          private let knob = UIView()

          func makeElements() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Speed"
            element.accessibilityFrame = knob.frame
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this frame in screen coordinates; use `accessibilityFrameInContainerSpace`
            accessibilityElements = [element]
          }
        }
        """
      ),
      .recommended(
        """
        final class WheelView: UIView {
          private let knob = UIView()

          func makeElements() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Speed"
            element.accessibilityFrameInContainerSpace = knob.frame
            accessibilityElements = [element]
          }
        }
        """
      ),
      .ignored(
        "It is converted",
        """
        final class WheelView: UIView {
          private let knob = UIView()

          func makeElements() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Speed"
            element.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(knob.frame, in: self)
            let rect = convert(knob.bounds, to: nil)
            element.accessibilityFrame = rect
            accessibilityElements = [element]
          }
        }
        """
      ),
      .reported(
        "A rectangle that is worked out from the bounds",
        """
        final class KeysView: UIView {
          private func key(_ number: Int) -> UIAccessibilityElement {
            let width = bounds.width / 8
            let area = CGRect(x: CGFloat(number) * width, y: 0, width: width, height: bounds.height)
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Key"
            element.accessibilityFrame = area
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this frame in screen coordinates; use `accessibilityFrameInContainerSpace`
            return element
          }
        }
        """
      ),
      .reported(
        "In a function that is given the frame",
        """
        final class WheelView: UIView {
          private let knob = UIView()

          override func layoutSubviews() {
            super.layoutSubviews()
            accessibilityElements = [makeElement(knob.frame)]
          }

          private func makeElement(_ rect: CGRect) -> UIAccessibilityElement {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Speed"
            element.accessibilityFrame = rect
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this frame in screen coordinates; use `accessibilityFrameInContainerSpace`
            return element
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings where setting.name == "accessibilityFrame" {
        guard let value = setting.value else { continue }
        let written = object.declaration.written(value, in: setting.member)
        guard written.isInViewCoordinates else { continue }
        findings.report(
          "VoiceOver reads this frame in screen coordinates; use `accessibilityFrameInContainerSpace`",
          // What a call gives is wrong where it is assigned.
          at: setting.givenArguments.isEmpty ? setting.range : setting.statement
        )
      }
    }
  )
}

extension Expression {
  /// Whether it is a frame, the bounds or a rectangle of a view's own coordinates for certain.
  fileprivate var isInViewCoordinates: Bool {
    guard !source.includes("onvert"), !source.includes("screen"), !source.includes("window"),
      !source.includes("accessibilityFrame")
    else { return false }
    switch form {
    case .member(_, let name): return NameHint("frame bounds rect").matchesEnd(of: name)
    case .name(let name): return name == "frame" || name == "bounds"
    case .call(let callee, let arguments):
      if callee.memberName == "CGRect" {
        return arguments.contains {
          ($0.value.number ?? 0) != 0 || $0.value.mentions("bounds") || $0.value.mentions("frame")
        }
      }
      guard case .member(let base?, let name) = callee.form,
        ["insetBy", "offsetBy", "union", "integral", "inset"].contains(name)
      else { return false }
      return base.isInViewCoordinates
    default: return false
    }
  }
}
