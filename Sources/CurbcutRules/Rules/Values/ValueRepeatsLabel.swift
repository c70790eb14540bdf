import CurbcutModel

extension Rule {
  static let valueRepeatsLabel = Rule(
    id: "value-repeats-label",
    title: "Value repeats the label",
    group: .values,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.6.0",
    why: """
      VoiceOver reads the value after the label. Words or a state that stand in both are heard twice at
      every element, and people have to wait to find out that nothing new was said. The label names
      the element, and the value says what changes.
      """,
    examples: [
      .reported(
        """
        struct Forecast: View {
          let place: String

          var body: some View {
            Image(systemName: "cloud.rain")
              .accessibilityLabel("Rain in \\(place)")
              .accessibilityValue("Rain in \\(place)")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: this value repeats the label
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityValue`": """
          struct Forecast: View {
            let place: String

            var body: some View {
              Image(systemName: "cloud.rain")
                .accessibilityLabel("Rain in \\(place)")
            }
          }
          """
        ]
      ),
      .reported(
        "Part of the label",
        """
        struct Steps: View {
          let step: Int

          var body: some View {
            Image(systemName: "shoeprints.fill")
              .accessibilityLabel("Tour, step \\(step) of 9")
              .accessibilityValue("\\(step) of 9")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: the label has the words of this value
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityValue`": """
          struct Steps: View {
            let step: Int

            var body: some View {
              Image(systemName: "shoeprints.fill")
                .accessibilityLabel("Tour, step \\(step) of 9")
            }
          }
          """
        ]
      ),
      .reported(
        "The text that is shown",
        """
        struct Steps: View {
          let step: Int

          var body: some View {
            Text("\\(step) steps")
              .accessibilityValue("\\(step) steps")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: this value repeats the label
          }
        }
        """
      ),
      .reported(
        "The same as the hint",
        """
        struct Steps: View {
          let step: Int
          let open: () -> Void

          var body: some View {
            Button("Tour", action: open)
              .accessibilityValue("Step \\(step)")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: this value repeats the hint
              .accessibilityHint("Step \\(step).")
          }
        }
        """
      ),
      .reported(
        "Both change with one state",
        """
        struct Radio: View {
          let isPlaying: Bool
          let toggle: () -> Void

          var body: some View {
            Button(action: toggle) {
              Image(systemName: isPlaying ? "pause" : "play")
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
            .accessibilityValue(!isPlaying ? "Paused" : "Playing")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label changes with "isPlaying" too, so VoiceOver says the state twice
          }
        }
        """
      ),
      .reported(
        "A control of UIKit",
        """
        final class RadioController: UIViewController {
          private let dial = UIView()

          func show(_ station: Station) {
            dial.isAccessibilityElement = true
            dial.accessibilityLabel = station.name
            dial.accessibilityValue = station.name
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: this value repeats the label
          }
        }
        """
      ),
      .recommended(
        """
        struct Steps: View {
          let step: Int

          var body: some View {
            Image(systemName: "shoeprints.fill")
              .accessibilityLabel("Tour")
              .accessibilityValue("Step \\(step) of 9")
          }
        }
        """
      ),
      .ignored(
        "A word that the label uses otherwise",
        """
        struct Lamp: View {
          let open: () -> Void

          var body: some View {
            Button("Lights on at night", action: open)
              .accessibilityValue("On")
          }
        }
        """
      ),
      .ignored(
        "The label changes with something else",
        """
        struct Radio: View {
          let isPlaying: Bool
          let isLive: Bool

          var body: some View {
            Image(systemName: "radio")
              .accessibilityLabel(isLive ? "Live broadcast" : "Recording")
              .accessibilityValue(isPlaying ? "Playing" : "Paused")
          }
        }
        """
      ),
      .ignored(
        "The label contains the state, which another rule is about",
        """
        struct Radio: View {
          let isOn: Bool
          let toggle: () -> Void

          var body: some View {
            Button(action: toggle) {
              Image(systemName: "radio")
            }
            .accessibilityLabel(isOn ? "Radio, on" : "Radio, off")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
            .accessibilityValue(isOn ? "On" : "Off")
          }
        }
        """
      ),
      .reported(
        "In UIKit, where it can go",
        """
        final class StoreCell: UITableViewCell {
          private let button = UIButton()

          func show(_ title: String) {
            button.accessibilityLabel = title
            button.accessibilityValue = title
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these words twice: this value repeats the label
          }
        }
        """,
        fixed: [
          "Set `accessibilityValue` to nil": """
          final class StoreCell: UITableViewCell {
            private let button = UIButton()

            func show(_ title: String) {
              button.accessibilityLabel = title
              button.accessibilityValue = nil
            }
          }
          """
        ]
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      guard
        let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityValue" }),
        !modifier.isConditional, let value = modifier.firstArgument
      else { return }
      if let state = sharedState(of: Naming(of: element).label, value) {
        findings.report(
          "The label changes with \"\(state)\" too, so VoiceOver says the state twice",
          at: modifier.callRange,
          unless: [
            Exemption("its label contains the state, which another rule is about") {
              !WrittenTexts(of: $0).labelStates.isEmpty
            }
          ]
        )
        return
      }
      guard let words = value.phrase.value.map(SpokenWords.init) else { return }
      // Without a value an adjustable element would say nothing of what changes.
      let fixes: [FixProposal] =
        element.hasModifier("accessibilityAdjustableAction")
        ? [] : [.safe("Remove `.accessibilityValue`", .remove(modifier))]
      if let label = element.name.phrase.value.map(SpokenWords.init), words.isHeard(in: label) {
        let part =
          words == label ? "this value repeats the label" : "the label has the words of this value"
        findings.report(
          "VoiceOver reads these words twice: \(part)",
          at: modifier.callRange,
          fixes: fixes
        )
      } else if WrittenTexts(of: element).hints.contains(where: {
        !$0.isAlternative && SpokenWords($0.phrase) == words
      }) {
        findings.report(
          "VoiceOver reads these words twice: this value repeats the hint",
          at: modifier.callRange
        )
      }
    } _: { object, _, findings in
      for setting in object.settings(of: "accessibilityValue") {
        guard let value = setting.value, !SpokenWords(value).isEmpty,
          object.settings(of: "accessibilityLabel").contains(where: {
            $0.member == setting.member && $0.value?.source == value.source
          })
        else { continue }
        findings.report(
          "VoiceOver reads these words twice: this value repeats the label",
          at: setting.range,
          fixes: setting.isPlainAssignment && value.range.lowerBound >= setting.range.lowerBound
            && value.range.upperBound <= setting.range.upperBound
            ? [.review("Set `accessibilityValue` to nil", .replace(value.range, with: "nil"))] : []
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// The condition that decides which words a label and a value have, where both are written out.
  private static func sharedState(of label: Expression?, _ value: Expression) -> String? {
    guard case .ternary(let first, let then, let otherwise)? = label?.form,
      case .ternary(let second, let valueThen, let valueOtherwise) = value.form,
      [then, otherwise, valueThen, valueOtherwise].allSatisfy({
        $0.phrase.value?.literal != nil
      }),
      first.source == second.source || first.negated == second.source
        || second.negated == first.source
    else { return nil }
    return first.source.hasPrefix("!") ? first.negated : first.source
  }
}

/// Words as they are heard one after the other; what is interpolated is one word.
private struct SpokenWords: Equatable {
  private let words: [String]
  /// Whether they cannot be there by chance: several words, or one that the app works out.
  private let isParticular: Bool

  var isEmpty: Bool { words.isEmpty }

  init(_ phrase: Phrase) {
    words = phrase.parts.flatMap { part -> [String] in
      switch part {
      case .words(let text):
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      case .expression(let source): ["‹\(source.withoutSelf)›"]
      }
    }
    let isComputed = phrase.parts.contains { part in
      if case .expression = part { true } else { false }
    }
    isParticular = words.count > 1 || isComputed
  }

  init(_ expression: Expression) {
    self.init(expression.phrase.value ?? Phrase([]))
  }

  /// Whether others have these words in a row.
  func isHeard(in others: SpokenWords) -> Bool {
    guard !words.isEmpty, others.words.count >= words.count,
      isParticular || others.words.count == words.count
    else { return false }
    return (0...others.words.count - words.count).contains {
      others.words[$0..<$0 + words.count].elementsEqual(words)
    }
  }
}
