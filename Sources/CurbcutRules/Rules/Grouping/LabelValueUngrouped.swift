import CurbcutModel

extension Rule {
  static let labelValueUngrouped = Rule(
    id: "label-value-ungrouped",
    title: "Captions and values are read separately",
    group: .grouping,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .meaningfulSequence],
    since: "0.2.0",
    why: """
      "Distance", "Time", "12 km", "3 h": people who use VoiceOver swipe through captions and values
      one by one, and in columns they hear all captions before the first value. Combine each pair.
      """,
    examples: [
      .reported(
        """
        struct Tour: View {
          let distance: String
          let duration: String

          var body: some View {
            HStack {
          //^^^^^^^^ VoiceOver reads each caption and its value separately
              VStack {
                Text("Distance").font(.caption)
                Text(distance)
              }
              VStack {
                Text("Time").font(.caption)
                Text(duration)
              }
            }
          }
        }
        """
      ),
      .reported(
        "A column of captions beside one of values",
        """
        struct Tour: View {
          let distance: String
          let duration: String

          var body: some View {
            HStack {
              VStack {
            //^^^^^^^^ VoiceOver reads all captions before the first value
                Text("Distance")
                Text("Time")
              }
              VStack {
                Text(distance)
                Text(duration)
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Tour: View {
          let distance: String
          let duration: String

          var body: some View {
            VStack {
              LabeledContent("Distance", value: distance)
              LabeledContent("Time", value: duration)
            }
          }
        }
        """
      ),
      .ignored(
        "Each pair is one element",
        """
        struct Tour: View {
          let distance: String
          let duration: String

          var body: some View {
            HStack {
              VStack {
                Text("Distance").font(.caption)
                Text(distance)
              }
              .accessibilityElement(children: .combine)
              VStack {
                Text("Time").font(.caption)
                Text(duration)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
        """
      ),
      .reported(
        "A tile of a caption and a value",
        """
        struct Tile: View {
          let caption: String
          let value: String

          var body: some View {
            VStack {
          //^^^^^^^^ VoiceOver reads each caption and its value separately
              Text(value)
              Text(caption)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack, .vStack) { element, findings in
      guard element.grouping == nil else { return }
      if isTile(element) {
        return findings.report(
          "VoiceOver reads each caption and its value separately",
          at: element.head,
          fixes: [.combine(element)]
        )
      }
      let stacks = element.content.filter { !$0.is(.spacer, .divider) }
      guard stacks.count >= 2, stacks.allSatisfy({ $0.is(.vStack, .hStack) && $0.grouping == nil })
      else { return }
      let texts = stacks.map { $0.content.filter { !$0.is(.spacer, .divider) } }
      guard
        texts.allSatisfy({
          $0.allSatisfy { $0.is(.text) && $0.isHidden == .no && $0.isNamed == .no }
        })
      else { return }
      if texts.allSatisfy(isPair) {
        findings.report("VoiceOver reads each caption and its value separately", at: element.head)
      } else if element.is(.hStack), texts.count == 2, texts[0].count > 1,
        texts[0].count == texts[1].count, texts[0].allSatisfy(isCaption),
        !texts[1].contains(where: isCaption)
      {
        findings.report("VoiceOver reads all captions before the first value", at: stacks[0].head)
      }
    },
    exemptions: [.labeled, .unreadModifier] + Exemption.plainReading
  )

  /// A caption is short and written out.
  private static func isCaption(_ text: Element) -> Bool {
    guard let literal = text.visibleText.value?.literal else { return false }
    return literal.contains { $0.isLetter } && !literal.contains { $0.isNumber }
      && literal.count <= 24
  }

  /// Whether two texts are a caption and a value.
  private static func isPair(_ texts: [Element]) -> Bool {
    texts.count == 2 && isCaption(texts[0]) != isCaption(texts[1])
  }
}

/// Whether it is all that a view shows, and that is a caption and a value which the view is given:
/// `Text(value)` over `Text(caption)`.
private func isTile(_ element: Element) -> Bool {
  guard element.tree.purpose == .body, element.parent == nil, element.is(.vStack, .hStack),
    let declaration = element.declaration
  else { return false }
  let views = element.content.filter { !$0.is(.spacer) }
  guard views.count == 2, views.allSatisfy({ $0.is(.text) && $0.conditions.isEmpty }) else {
    return false
  }
  let names = views.compactMap { $0.arguments.first?.value.path }
  guard names.count == 2,
    names.allSatisfy({ name in
      declaration.property(name).map { $0.initialValue == nil && $0.getter == nil } == true
    })
  else { return false }
  return names.contains { captionName.matchesEnd(of: $0) }
    && names.contains { valueName.matchesEnd(of: $0) }
}

private let captionName = NameHint("caption label title name unit heading key")
private let valueName = NameHint("value amount number count total figure score")
