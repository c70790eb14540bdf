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
      .reported(
        "Values in one row, captions in the next",
        """
        struct Day: View {
          let stats: Stats

          var body: some View {
            VStack {
              HStack {
            //^^^^^^^^ VoiceOver reads all captions apart from the values
                Text("\\(stats.steps)").bold()
                Text("\\(stats.floors)").bold()
              }
              HStack {
                Text("Steps")
                Text("Floors")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Two columns of the same data",
        """
        struct Facts: View {
          let facts: [Fact]

          var body: some View {
            HStack {
              VStack(alignment: .leading) {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads all captions apart from the values
                ForEach(facts) { fact in Text(fact.name) }
              }
              VStack(alignment: .trailing) {
                ForEach(facts) { fact in Text(fact.amount).bold() }
              }
            }
          }
        }
        """
      ),
      .reported(
        "Columns with a heading each",
        """
        struct Departures: View {
          let trains: [Train]

          var body: some View {
            HStack {
          //^^^^^^^^ VoiceOver reads each column to its end, so cells that belong together are far apart
              VStack {
                Text("Line").bold()
                ForEach(trains) { Text($0.line) }
              }
              VStack {
                Text("Delay").bold()
                ForEach(trains) { train in Text(train.delay) }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Columns of different data",
        """
        struct Departures: View {
          let trains: [Train]
          let buses: [Bus]

          var body: some View {
            HStack {
              VStack {
                Text("Trains").bold()
                ForEach(trains) { Text($0.line) }
              }
              VStack {
                Text("Buses").bold()
                ForEach(buses) { Text($0.line) }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A table with its captions on top",
        """
        struct Table: View {
          let home: Stats
          let guest: Stats

          var body: some View {
            VStack {
              HStack {
                Text("Goals")
                Text("Corners")
              }
              HStack {
                Text("\\(home.goals)")
                Text("\\(home.corners)")
              }
              HStack {
                Text("\\(guest.goals)")
                Text("\\(guest.corners)")
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
    check: .element(of: .hStack, .vStack, .grid) { element, findings in
      guard element.grouping == nil else { return }
      if !element.is(.grid), isTile(element) {
        return findings.report(
          "VoiceOver reads each caption and its value separately",
          at: element.head,
          fixes: [.combine(element)]
        )
      }
      if let rows = captionsApart(in: element) {
        return findings.report("VoiceOver reads all captions apart from the values", at: rows.head)
      }
      if element.is(.hStack), isTableOfColumns(element) {
        return findings.report(
          "VoiceOver reads each column to its end, so cells that belong together are far apart",
          at: element.head
        )
      }
      let stacks = element.content.filter { !$0.is(.spacer, .divider) }
      guard stacks.count >= 2,
        stacks.allSatisfy({ $0.is(.vStack, .hStack, .gridRow) && $0.grouping == nil })
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

  /// The first of two rows or columns next to each other, of which one holds captions and the other
  /// their values in the same order.
  private static func captionsApart(in element: Element) -> Element? {
    let lines = element.content.filter { !$0.is(.spacer, .divider) }
    for (first, second) in zip(lines, lines.dropFirst()) {
      let layout: ViewKind = element.is(.hStack) ? .vStack : element.is(.grid) ? .gridRow : .hStack
      guard first.is(layout), second.is(layout), first.grouping == nil, second.grouping == nil,
        first.conditions.isEmpty, second.conditions.isEmpty
      else { continue }
      let cells = [first, second].map { $0.content.filter { !$0.is(.spacer, .divider) } }
      if let loops = Optional(cells.compactMap { $0.count == 1 ? $0[0] : nil }), loops.count == 2,
        loops.allSatisfy({ $0.is(.forEach) && $0.content.count == 1 && isPlainText($0.content[0]) }
        ),
        let data = loops[0].arguments.first?.value.source,
        data == loops[1].arguments.first?.value.source, !data.includes("..")
      {
        return first
      }
      guard cells[0].count > 1, cells[0].count == cells[1].count,
        cells.allSatisfy({ $0.allSatisfy(isPlainText) })
      else { continue }
      let captions = cells.map { $0.allSatisfy(isCaption) }
      let others = cells.map { $0.contains(where: isCaption) }
      // A table of three rows and more has its captions in the first.
      guard element.is(.hStack) || lines.count(where: { $0.is(layout) }) == 2 else { continue }
      if captions[1], !others[0] { return first }
      if captions[0], !others[1], !element.is(.hStack) { return first }
    }
    return nil
  }

  /// Whether it holds columns of the same data, each with a heading on top.
  private static func isTableOfColumns(_ row: Element) -> Bool {
    let data = row.content.compactMap { column -> String? in
      guard column.is(.vStack), column.grouping == nil, column.conditions.isEmpty else {
        return nil
      }
      let cells = column.content.filter { !$0.is(.spacer, .divider) }
      guard cells.count == 2, isPlainText(cells[0]), isCaption(cells[0]), cells[1].is(.forEach),
        cells[1].content.count == 1, isPlainText(cells[1].content[0])
      else { return nil }
      return cells[1].arguments.first?.value.source
    }
    return data.count > 1 && Set(data).count == 1
  }

  private static func isPlainText(_ text: Element) -> Bool {
    text.is(.text) && text.isHidden == .no && text.isNamed == .no
      && text.conditions.allSatisfy {
        $0.kind == .repetition
      }
  }

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
