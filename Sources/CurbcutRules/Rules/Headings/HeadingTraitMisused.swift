import CurbcutModel

extension Rule {
  static let headingTraitMisused = Rule(
    id: "heading-trait-misused",
    title: "Header trait on a paragraph or a control",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      People who use VoiceOver jump from heading to heading to get an overview. A paragraph or a field
      among the headings makes the list of them useless.
      """,
    examples: [
      .reported(
        """
        struct Privacy: View {
          var body: some View {
            VStack {
              Text(
                "We use your location only while the app is open, we never share it with anybody else, and you can turn it off at any time in Settings."
              )
              .accessibilityAddTraits(.isHeader)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A paragraph of 134 characters is not a heading
              Text("Questions?")
            }
          }
        }
        """
      ),
      .reported(
        "Every paragraph",
        """
        struct Chapter: View {
          let paragraphs: [String]

          var body: some View {
            VStack {
              ForEach(paragraphs, id: \\.self) { part in
                Text(part)
                  .accessibilityAddTraits(.isHeader)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A paragraph is not a heading
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Privacy: View {
          var body: some View {
            VStack {
              Text("Your location").font(.title2).accessibilityAddTraits(.isHeader)
              Text("We use it only while the app is open.")
            }
          }
        }
        """
      ),
      .ignored(
        "A heading that opens its section",
        """
        struct Privacy: View {
          @State private var isOpen = false

          var body: some View {
            Button("Your location") { isOpen.toggle() }
              .accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.addsTrait("isHeader") == .yes, !element.traits.added.isConditional else {
        return
      }
      if element.is(.textField, .secureField, .textEditor, .slider, .stepper) {
        findings.report("A \(element.role.noun) is not a heading", at: element.head)
      } else if element.is(.text), isParagraph(element) {
        findings.report(
          "A paragraph is not a heading",
          at: element.ownModifiers.first { $0.name == "accessibilityAddTraits" }?.callRange
            ?? element.head
        )
      } else if element.is(.text, .label), let words = element.visibleText.value?.literal,
        words.count > 120
      {
        findings.report(
          "A paragraph of \(words.count) characters is not a heading",
          at: element.ownModifiers.first { $0.name == "accessibilityAddTraits" }?.callRange
            ?? element.head
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )
}

private let paragraphName = NameHint("paragraph* body sentence* story bio summary excerpt")

/// Whether a text shows a paragraph, going by the name of what it shows or of what it is one of, and
/// looks like one.
private func isParagraph(_ text: Element) -> Bool {
  guard let words = text.arguments.first?.value, let name = words.path,
    Heading(of: text).style == nil
  else { return false }
  if paragraphName.matchesEnd(of: name) { return true }
  // An item of `article.paragraphs`, whatever it is called.
  guard !name.includes("."), text.declaration?.property(name) == nil,
    let loop = text.enclosing(.forEach), let data = loop.arguments.first?.value.path
  else { return false }
  return paragraphName.matchesEnd(of: data)
}
