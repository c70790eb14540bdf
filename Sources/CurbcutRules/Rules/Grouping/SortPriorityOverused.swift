import CurbcutModel

extension Rule {
  static let sortPriorityOverused = Rule(
    id: "sort-priority-overused",
    title: "Sort priorities are overused",
    group: .grouping,
    severity: .info,
    impact: .minor,
    criteria: [.meaningfulSequence],
    since: "0.1.0",
    why: """
      A sort priority counts only among siblings, and the highest is read first. Where a whole screen is
      ordered by numbers, the next change breaks the order, and it no longer matches what sighted people
      see.
      """,
    examples: [
      .reported(
        "A question that is read after its answers",
        """
        struct Survey: View {
          let options: [String]

          var body: some View {
            VStack {
          //^^^^^^^^ VoiceOver reads this stack from bottom to top; leave the sort priorities out
              Text("How did you travel today?").accessibilitySortPriority(1)
              VStack {
                ForEach(options, id: \\.self) { option in Button(option) { answer(option) } }
              }
              .accessibilitySortPriority(2)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .reported(
        "By a modifier of the project that takes the place in the order",
        """
        extension View {
          func readingOrder(_ place: Int) -> some View {
            accessibilitySortPriority(Double(place))
          }
        }

        struct Survey: View {
          var body: some View {
            VStack {
          //^^^^^^^^ VoiceOver reads this stack from bottom to top; leave the sort priorities out
              Text("How did you travel today?").readingOrder(1)
              Text("Count the longest part of the way.").readingOrder(2)
              Text("Leave out what you walked.").readingOrder(3)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "A modifier of the project that makes a priority of the place in the order",
        """
        extension View {
          func readingOrder(_ place: Int) -> some View {
            accessibilitySortPriority(Double(-place))
          }
        }

        struct Survey: View {
          var body: some View {
            VStack {
              Text("How did you travel today?").readingOrder(1)
              Text("Count the longest part of the way.").readingOrder(2)
              Text("Leave out what you walked.").readingOrder(3)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .reported(
        "The place of each item",
        """
        struct Stops: View {
          let stops: [String]

          var body: some View {
            VStack {
              ForEach(Array(stops.enumerated()), id: \\.offset) { index, stop in
                Label(stop, systemImage: "tram").accessibilitySortPriority(Double(index))
                                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the items from the last to the first; leave the sort priorities out
              }
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "The place counted from the end",
        """
        struct Stops: View {
          let stops: [String]

          var body: some View {
            VStack {
              ForEach(Array(stops.enumerated()), id: \\.offset) { index, stop in
                Label(stop, systemImage: "tram").accessibilitySortPriority(Double(stops.count - index))
              }
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .reported(
        "Four of them",
        """
        struct Screen: View {
          var body: some View {
            VStack {
          //^^^^^^^^ Four or more sort priorities; put the views in reading order instead
              Text("Price").accessibilitySortPriority(4)
              Text("Name").accessibilitySortPriority(3)
              Text("Seller").accessibilitySortPriority(2)
              Text("Rating").accessibilitySortPriority(1)
            }
          }
        }
        """
      ),
      .reported(
        "The same for all siblings",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
              Text("Name").accessibilitySortPriority(1)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ All siblings have the same sort priority; it has no effect
            }
          }
        }
        """
      ),
      .reported(
        "No siblings",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The element has no siblings in its group; the sort priority has no effect
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .reported(
        "A button before the fields",
        """
        struct Booking: View {
          @Binding var name: String
          let book: () -> Void

          var body: some View {
            Form {
              VStack {
                TextEditor(text: $name)
                  .accessibilityLabel("Wishes")
                  .accessibilitySortPriority(1)
                Button("Book", action: book)
                  .accessibilitySortPriority(2)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches this button before the fields above it, which it depends on
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            ZStack(alignment: .topTrailing) {
              Text("Price")
              Text("New").accessibilitySortPriority(1)
            }
          }
        }
        """
      ),
      .ignored(
        "Several come first with the same priority",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Price").accessibilitySortPriority(1)
              Text("Name").accessibilitySortPriority(1)
              Text("Small print")
            }
          }
        }
        """
      ),
      .ignored(
        "A computed priority",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              ForEach(0..<9) { place in
                Text("Place \\(place)").accessibilitySortPriority(Double(-place))
              }
            }
          }
        }
        """
      ),
      .reported(
        "A negative priority in running text",
        """
        struct Leaflet: View {
          var body: some View {
            VStack {
              Text("Not together with alcohol")
                .accessibilitySortPriority(-1)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this text after everything that it stands before
              Text("Take one tablet with a glass of water")
              Text("Keep away from children")
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "A detail of a card that is read as a whole",
        """
        struct Card: View {
          var body: some View {
            VStack {
              Text("3 June").accessibilitySortPriority(-1)
              Text("Harbor festival")
              Text("Boats, music and fish")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "A column that is read from the bottom up",
        """
        struct Invitation: View {
          let join: () -> Void

          var body: some View {
            VStack {
          //^^^^^^^^ VoiceOver reads this stack from bottom to top; leave the sort priorities out
              Text("Walk around the lake").accessibilitySortPriority(1)
              Text("Sunday at nine").accessibilitySortPriority(2)
              Button("Join", action: join).accessibilitySortPriority(3)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .reported(
        "A button before what people agree to with it",
        """
        struct Consent: View {
          let terms: String
          let agree: () -> Void

          var body: some View {
            VStack {
              Text("Before you go on").accessibilitySortPriority(1)
              Text(terms).accessibilitySortPriority(0)
              Button("I agree", action: agree)
                .accessibilitySortPriority(2)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches this button before the text above it
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "A button that is read after its heading",
        """
        struct Consent: View {
          let terms: String
          let agree: () -> Void

          var body: some View {
            VStack {
              Text("Before you go on").accessibilitySortPriority(2)
              Text(terms)
              Button("I agree", action: agree).accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "A figure that is heard after what it counts, and a column that is read from the top",
        """
        struct Climb: View {
          let join: () -> Void

          var body: some View {
            VStack {
              VStack {
                Text("820 m").accessibilitySortPriority(1)
                Text("Climb").accessibilitySortPriority(2)
              }
              VStack {
                Text("Walk around the lake").accessibilitySortPriority(3)
                Text("Sunday at nine").accessibilitySortPriority(2)
                Button("Join", action: join).accessibilitySortPriority(1)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let fault = SortPriority(of: element).fault else { return }
      switch fault {
      case .many(let container):
        findings.report(
          "Four or more sort priorities; put the views in reading order instead",
          at: container.head
        )
      case .reversed(let column):
        findings.report(
          "VoiceOver reads this stack from bottom to top; leave the sort priorities out",
          at: column.head
        )
      case .risingByPlace(let modifier):
        findings.report(
          "VoiceOver reads the items from the last to the first; leave the sort priorities out",
          at: modifier.callRange
        )
      case .beforeFields(let modifier):
        findings.report(
          "VoiceOver reaches this button before the fields above it, which it depends on",
          at: modifier.callRange,
          severity: .warning
        )
      case .beforeTexts(let modifier):
        findings.report(
          "VoiceOver reaches this button before the text above it",
          at: modifier.callRange
        )
      case .movedLast(let modifier):
        findings.report(
          "VoiceOver reads this text after everything that it stands before",
          at: modifier.callRange
        )
      case .sameForAll(let modifier):
        findings.report(
          "All siblings have the same sort priority; it has no effect",
          at: modifier.callRange
        )
      case .alone(let modifier):
        findings.report(
          "The element has no siblings in its group; the sort priority has no effect",
          at: modifier.callRange
        )
      }
    }
  )
}
