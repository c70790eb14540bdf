import CurbcutModel

extension Rule {
  static let pageIndicatorNotExposed = Rule(
    id: "page-indicator-not-exposed",
    title: "Page indicator does not expose the position",
    group: .values,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .nameRoleValue],
    since: "0.6.0",
    why: """
      A row of dots shows which page of how many is open. People who use VoiceOver hear nothing of it
      and cannot tell where they are, or how much is left.
      """,
    knownLimitations: "Dots that are views of the project are not looked at.",
    examples: [
      .reported(
        """
        struct Tour: View {
          let photos: [String]
          @State private var page = 0

          var body: some View {
            HStack {
              ForEach(photos.indices, id: \\.self) { index in
                Circle()
              //^^^^^^^^ Only these dots show which one is current; expose the position as a value
                  .fill(index == page ? Color.primary : Color.gray)
                  .frame(width: 8, height: 8)
              }
            }
          }
        }
        """
      ),
      .reported(
        "How many digits of a code are there",
        """
        struct Lock: View {
          @Binding var digits: [Int]

          var body: some View {
            HStack {
              ForEach(0..<6, id: \\.self) { place in
                Circle()
              //^^^^^^^^ Only these dots show how many are done; expose the number as a value
                  .fill(place < digits.count ? Color.primary : Color.gray)
                  .frame(width: 12, height: 12)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A field says it",
        """
        struct Lock: View {
          @Binding var code: String

          var body: some View {
            VStack {
              HStack {
                ForEach(0..<6, id: \\.self) { place in
                  Circle()
                    .fill(place < code.count ? Color.primary : Color.gray)
                    .frame(width: 12, height: 12)
                }
              }
              Text("Code")
              SecureField("Code", text: $code)
                .textContentType(.oneTimeCode)
                .accessibilityLabel("Code")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Tour: View {
          let photos: [String]
          @State private var page = 0

          var body: some View {
            HStack {
              ForEach(photos.indices, id: \\.self) { index in
                Circle()
                  .fill(index == page ? Color.primary : Color.gray)
                  .frame(width: 8, height: 8)
              }
            }
            .accessibilityElement()
            .accessibilityLabel("Page")
            .accessibilityValue("\\(page + 1) of \\(photos.count)")
          }
        }
        """
      ),
      .ignored(
        "Hidden, as something else says it",
        """
        struct Tour: View {
          @Binding var step: Int

          var body: some View {
            HStack {
              ForEach(0..<4) { number in
                Capsule()
                  .opacity(step == number ? 1 : 0.5)
                  .frame(width: 12, height: 8)
              }
            }
            .accessibilityHidden(true)
          }
        }
        """
      ),
      .ignored(
        "Text says it too",
        """
        struct Tour: View {
          @Binding var step: Int

          var body: some View {
            VStack {
              Text("Step \\(step + 1) of 4")
              HStack {
                ForEach(0..<4) { number in
                  Capsule()
                    .opacity(step == number ? 1 : 0.5)
                    .frame(width: 12, height: 8)
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.paint) { element, findings in
      guard let dot = PageDot(element) else { return }
      findings.report(
        dot.isCount
          ? "Only these dots show how many are done; expose the number as a value"
          : "Only these dots show which one is current; expose the position as a value",
        at: element.head,
        unless: [
          Exemption("text or a modifier for assistive technology says the position too") { _ in
            dot.isTold
          }
        ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      .partOfControl,
      .combined,
      .representation,
      .unreadModifier,
    ]
  )
}
