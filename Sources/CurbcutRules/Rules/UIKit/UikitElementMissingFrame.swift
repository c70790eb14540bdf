import CurbcutModel

extension Rule {
  static let uikitElementMissingFrame = Rule(
    id: "uikit-element-missing-frame",
    title: "Accessibility element has no frame",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .focusVisible],
    since: "0.6.0",
    why: """
      An element that is made for assistive technology covers only the place that its frame gives it.
      Without one, people who explore the screen by touch never find it, and VoiceOver and Switch
      Control show no cursor around it.
      """,
    examples: [
      .reported(
        """
        final class TideView: UIView {
          func makeElements() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element covers no place on the screen; set `accessibilityFrameInContainerSpace`
            element.accessibilityLabel = "High tide"
            accessibilityElements = [element]
          }
        }
        """
      ),
      .reported(
        "One for each value",
        """
        final class TideView: UIView {
          private let tides = ["High tide", "Low tide"]

          override func layoutSubviews() {
            super.layoutSubviews()
            accessibilityElements = tides.map { tide in
              let element = UIAccessibilityElement(accessibilityContainer: self)
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This element covers no place on the screen; set `accessibilityFrameInContainerSpace`
              element.accessibilityLabel = tide
              return element
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class TideView: UIView {
          private let curve = UIView()

          func makeElements() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "High tide"
            element.accessibilityFrameInContainerSpace = curve.frame
            accessibilityElements = [element]
          }
        }
        """
      ),
      .ignored(
        "Other code of the type places it",
        """
        final class TideView: UIView {
          func build() { accessibilityElements = ["High tide", "Low tide"].map(makeElement) }

          func makeElement(_ words: String) -> UIAccessibilityElement {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = words
            return element
          }

          func place(_ element: UIAccessibilityElement, at index: Int) {
            element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: index * 40, width: 80, height: 40)
          }
        }
        """
      ),
    ],
    check: .object { element, _, findings in
      guard element.className == UIKitType.accessibilityElement.rawValue, !element.isOwn,
        element.creation != nil,
        // Elsewhere it is made for others, who may place it.
        element.declaration.mentions(anyOf: ["accessibilityElements"])
      else { return }
      findings.report(
        "This element covers no place on the screen; set `accessibilityFrameInContainerSpace`",
        at: element.creation?.range ?? element.range
      )
    },
    exemptions: [
      .object("code of its type sets frames") {
        $0.setsForCertain(anyOf: Array(frames)) || $0.mentions(anyOf: frames)
      },
      .object("it has no label, which another rule is about") { $0.isNamed == .no },
    ]
  )

  /// What gives an element its place.
  private static let frames: Set<String> = [
    "accessibilityFrame", "accessibilityFrameInContainerSpace", "accessibilityPath",
    "accessibilityFrameBlock", "accessibilityPathBlock",
  ]
}
