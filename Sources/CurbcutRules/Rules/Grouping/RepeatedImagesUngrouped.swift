import CurbcutModel

extension Rule {
  static let repeatedImagesUngrouped = Rule(
    id: "repeated-images-ungrouped",
    title: "Repeated symbols are read one by one",
    group: .grouping,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .infoAndRelationships],
    since: "0.1.0",
    why: """
      Four filled stars and an empty one show "four of five" at a glance. VoiceOver reads five symbols one
      after the other and leaves the counting to the user.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let rating: Int

          var body: some View {
            HStack {
              ForEach(0..<5) { index in
            //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these symbols one by one and never gives the count
                Image(systemName: index < rating ? "star.fill" : "star").accessibilityLabel("Star")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Combined with what is around them, here or where the view is used",
        """
        struct Stars: View {
          let count: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the name of each of these symbols and never gives the count
                Image(systemName: index <= count ? "star.fill" : "star")
              }
            }
          }
        }

        struct Review: View {
          let author: String
          let count: Int

          var body: some View {
            VStack {
              Text(author)
              Stars(count: count)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "What combines them has a label of its own",
        """
        struct Stars: View {
          let count: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
                Image(systemName: index <= count ? "star.fill" : "star")
              }
            }
          }
        }

        struct Review: View {
          let author: String
          let count: Int

          var body: some View {
            VStack {
              Text(author)
              Stars(count: count)
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("\\(author), \\(count) of 5 stars")
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let rating: Int

          var body: some View {
            HStack {
              ForEach(0..<5) { index in
                Image(systemName: index < rating ? "star.fill" : "star")
              }
            }
            .accessibilityElement()
            .accessibilityLabel("\\(rating) of 5 stars")
          }
        }
        """
      ),
      .ignored(
        "Hidden, with text elsewhere",
        """
        struct Screen: View {
          let rating: Int

          var body: some View {
            HStack {
              ForEach(0..<5) { index in
                Image(systemName: index < rating ? "star.fill" : "star").accessibilityHidden(true)
              }
            }
          }
        }
        """
      ),
      .reported(
        "Only the color differs",
        """
        struct Screen: View {
          let rating: Int

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { star in
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads these symbols one by one and never gives the count
                Image(systemName: "star.fill").foregroundStyle(star <= rating ? .yellow : .gray)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .forEach) { element, findings in
      guard Repetition(of: element).countsWithImages else { return }
      findings.report(
        Repetition(of: element).isCombined
          ? "VoiceOver reads the name of each of these symbols and never gives the count"
          : "VoiceOver reads these symbols one by one and never gives the count",
        at: element.head
      )
    }
  )
}
