import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let headingTraitMisused = Rule(
    id: "heading-trait-misused",
    title: "Header trait on something that is not a heading",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      People who use VoiceOver jump from heading to heading to get an overview. A paragraph, a field or
      an empty text among the headings makes the list of them useless, and so does a heading for each
      row of a list.
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
      .reported(
        "A long sentence",
        """
        struct Orchids: View {
          var body: some View {
            VStack {
              Text("Caring for orchids").font(.title2).accessibilityAddTraits(.isHeader)
              Text("Water them once a week and keep them out of the sun at noon.")
                .accessibilityAddTraits(.isHeader)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A paragraph is not a heading
            }
          }
        }
        """
      ),
      .reported(
        "Without words",
        """
        struct Privacy: View {
          var body: some View {
            VStack {
              Text("").accessibilityAddTraits(.isHeader)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This heading has no text
              Text("We use your location only while the app is open.")
            }
          }
        }
        """
      ),
      .reported(
        "Every row of a list",
        """
        struct Recipe: View {
          let steps: [String]

          var body: some View {
            List {
              ForEach(steps, id: \\.self) { step in
                HStack {
                  Image(systemName: "circle").accessibilityHidden(true)
                  Text(step).accessibilityAddTraits(.isHeader)
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Every row is a heading with nothing under it
                }
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
        "A sentence that is set as a heading",
        """
        struct Welcome: View {
          var body: some View {
            VStack {
              Text("All that you need to know before you climb your first mountain with us.")
                .font(.title)
                .accessibilityAddTraits(.isHeader)
              Text("Boots off, lights out at ten.")
            }
          }
        }
        """
      ),
      .ignored(
        "Rows with something under their headings, and the heads of columns",
        """
        struct Recipe: View {
          let steps: [Step]
          let days: [String]

          var body: some View {
            VStack {
              HStack {
                ForEach(days, id: \\.self) { day in
                  Text(day).accessibilityAddTraits(.isHeader)
                }
              }
              ForEach(steps) { step in
                Text(step.title).accessibilityAddTraits(.isHeader)
                Text(step.text)
              }
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
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <textField id="a">
              <accessibility key="accessibilityConfiguration" label="Boat">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A text field is not a heading
                <accessibilityTraits key="traits" header="YES"/>
              </accessibility>
            </textField>
            <label text="Timetable" adjustsFontForContentSizeCategory="YES" id="b">
              <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" staticText="YES" header="YES"/>
              </accessibility>
              <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
          </objects>
        </document>
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.addsTrait("isHeader") == .yes, !element.traits.added.isConditional else {
        return
      }
      if element.is(.textField, .secureField, .textEditor, .slider, .stepper) {
        findings.report("A \(element.role.noun) is not a heading", at: element.head)
      } else if element.is(.text, .label), let message = message(for: element) {
        findings.report(
          message,
          at: element.ownModifiers.first { $0.name == "accessibilityAddTraits" }?.callRange
            ?? element.head
        )
      }
    },
    interface: { view, code in
      guard view.isHeader, let range = view.accessibilityRange,
        !code.replaces(["accessibilityTraits", "text", "attributedText"], on: view)
      else { return nil }
      switch view.kind {
      case .textField, .textView, .slider, .stepper, .switchControl:
        return InterfaceFault(message: "A \(view.type.words) is not a heading", range: range)
      case .label:
        guard let words = view.title, words.count > 120 else { return nil }
        return InterfaceFault(
          message: "A paragraph of \(words.count) characters is not a heading",
          range: range
        )
      default: return nil
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )
}

/// What is wrong with a text that is a heading; nil where it may well be one.
private func message(for text: Element) -> String? {
  if text.is(.text), isParagraph(text) || isLongSentence(text) {
    return "A paragraph is not a heading"
  }
  if let words = text.visibleText.value, words.isBlank, text.isNamed == .no {
    return "This heading has no text"
  }
  if let words = text.visibleText.value?.literal, words.count > 120 {
    return "A paragraph of \(words.count) characters is not a heading"
  }
  return isWholeRow(text) ? "Every row is a heading with nothing under it" : nil
}

/// Whether it is all that a loop repeats from top to bottom, so that heading follows heading.
///
/// Side by side they are heads of columns; what opens something is a heading of its own.
private func isWholeRow(_ text: Element) -> Bool {
  guard let loop = text.enclosing(.forEach), let column = loop.container,
    [.vertical, .list, .form, .scroll, .section].contains(column.row?.layout),
    loop.isInteractive == .no
  else { return false }
  return loop.descendants.allSatisfy { part in
    guard part.index != text.index else { return part.labeledControl == nil && part.taps.isEmpty }
    let holdsText = part.isAround(text)
    return part.isInteractive == .no && part.modifierPosition == nil
      && (holdsText
        ? part.isLayout && !part.is(.section) || part.isPassthrough
        : part.is(.image, .spacer, .divider) || part.row?.isPaint == true)
  }
}

/// Whether it is written out as a sentence of many words, with a period at its end, and looks like one.
private func isLongSentence(_ text: Element) -> Bool {
  guard let words = text.visibleText.value?.literal, words.count <= 120, words.hasSuffix("."),
    isSetAsBody(text)
  else { return false }
  return words.split(separator: " ").count >= 12
}

/// Whether it is no larger and no bolder than what is read.
private func isSetAsBody(_ text: Element) -> Bool {
  if text.hasModifier("bold", "fontWeight") { return false }
  guard let font = Typography(of: text).font?.font else {
    return !text.hasModifier("font") && !text.hasOwnModifier(.applying)
  }
  guard case .style(let style) = font.face, !font.isBold else { return false }
  return [.body, .callout, .subheadline, .footnote, .caption, .caption2].contains(style)
}

private let paragraphName = NameHint("paragraph* body sentence* story bio summary excerpt")

/// Whether a text shows a paragraph, going by the name of what it shows or of what it is one of.
private func isParagraph(_ text: Element) -> Bool {
  guard let name = text.arguments.first?.value.path else { return false }
  if paragraphName.matchesEnd(of: name) { return true }
  // An item of `article.paragraphs`, whatever it is called.
  guard !name.includes("."), text.declaration?.property(name) == nil,
    let loop = text.enclosing(.forEach), let data = loop.arguments.first?.value.path
  else { return false }
  return paragraphName.matchesEnd(of: data)
}
