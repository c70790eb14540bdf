import CurbcutModel

extension Rule {
  static let elementCombineMultipleControls = Rule(
    id: "element-combine-multiple-controls",
    title: "Combining takes controls away",
    group: .grouping,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      An element that combines its children is one thing to VoiceOver: the field or slider in it can no
      longer be edited or adjusted on its own. Use `.contain`, or combine only the text.
      """,
    examples: [
      .reported(
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume) { Text("Volume") }
            }
            .accessibilityElement(children: .combine)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Combined with its neighbors, this slider can no longer be operated on its own
          }
        }
        """
      ),
      .reported(
        "All that scrolls",
        """
        struct Tour: View {
          let halls: [String]
          let play: (String) -> Void

          var body: some View {
            ScrollView {
              VStack {
                Text("Listen to the story of each hall.")
                ForEach(halls, id: \\.self) { hall in
                  Button("Play \\(hall)") { play(hall) }
                }
              }
              .padding()
              .accessibilityElement(children: .combine)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Combining all that scrolls here makes it one element; people cannot explore what is in it
            }
          }
        }
        """
      ),
      .ignored(
        "One paragraph that scrolls",
        """
        struct Tour: View {
          let name: String
          let story: String

          var body: some View {
            ScrollView {
              VStack {
                Text(name)
                Text(story)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume").accessibilityHidden(true)
              Slider(value: $volume) { Text("Volume") }
            }
          }
        }
        """
      ),
      .ignored(
        "Buttons become actions of the element",
        """
        struct Post: View {
          let share: () -> Void

          var body: some View {
            HStack {
              Text("The lake is open")
              Button("Share", action: share)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "The element is operated as the control is",
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume) { Text("Volume") }
            }
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { direction in
              volume += direction == .increment ? 0.1 : -0.1
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.grouping == .combine,
        element.isLayout || element.isPassthrough || element.is(.scrollView, .list, .form),
        let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityElement" }),
        !modifier.isConditional
      else { return }
      let controls = element.descendants.filter {
        $0.is(.textField, .secureField, .textEditor, .slider, .stepper, .datePicker)
          && $0.isHidden == .no && $0.conditions.isEmpty
          && $0.combiningElement?.index == element.index
      }
      guard let control = controls.first else {
        guard fillsScrollView(element), holdsSeveralThings(element) else { return }
        return findings.report(
          "Combining all that scrolls here makes it one element; people cannot explore what is in it",
          at: modifier.callRange,
          fixes: [.review("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
      findings.report(
        "Combined with its neighbors, this \(control.role.noun) can no longer be operated on its own",
        at: modifier.callRange
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor,
      Exemption("it has actions of its own") { element in
        element.modifiers.contains {
          $0.name.hasPrefix("accessibilityA") && $0.name.includes("ction")
        }
          || element.hasModifier("accessibilityRepresentation")
      },
    ]
  )
}

/// Whether it is a view that scrolls, or all that one holds.
private func fillsScrollView(_ element: Element) -> Bool {
  if element.is(.scrollView, .list, .form) { return true }
  var inner = element
  for _ in 0..<3 {
    guard let container = inner.container, inner.slotInContainer == .content,
      container.content.count == 1
    else { return false }
    if container.is(.scrollView) { return true }
    guard container.isLayout else { return false }
    inner = container
  }
  return false
}

/// Whether it has more than people want to hear at once: several controls, headings or rows of text.
private func holdsSeveralThings(_ element: Element) -> Bool {
  let inside = element.descendants.prefix(256).filter { $0.isHidden == .no }
  let isRepeated = inside.contains { $0.is(.forEach) && $0.isTextual == .yes }
  let headings = inside.count { $0.addsTrait("isHeader") == .yes }
  let controls = inside.count {
    $0.row?.isInteractive == true && $0.isHidden == .no && $0.labeledControl == nil
  }
  return isRepeated || headings > 1 || controls > 1 || element.is(.list, .form)
}
