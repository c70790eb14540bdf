import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let genericLinkText = Rule(
    id: "generic-link-text",
    title: "Link text does not describe its destination",
    group: .links,
    severity: .warning,
    impact: .moderate,
    criteria: [.linkPurpose],
    since: "0.1.0",
    why: """
      People who use VoiceOver go from link to link in the rotor to find their way, where "Click here"
      and "Learn more" mean nothing. The text of a link says where it leads, on its own.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Click here", destination: handbook)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Click here" does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "A Markdown link in a text",
        """
        struct Screen: View {
          var body: some View {
            Text("For the fees, see [here](https://bank.example/fees).")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "here" does not say where this link leads
          }
        }
        """
      ),
      .reported(
        "Text in a closure",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link(destination: handbook) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Learn more" does not say where this link leads
              Text("Learn more")
            }
          }
        }
        """
      ),
      .reported(
        "A text of UIKit",
        """
        final class FeeController: UIViewController {
          private let text = UITextView()

          func show(_ fees: URL) {
            let words = NSMutableAttributedString(string: "For the fees, see ")
            words.append(NSAttributedString(string: "here", attributes: [.link: fees]))
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "here" does not say where this link leads
            text.attributedText = words
            text.accessibilityLabel = title
          }
        }
        """
      ),
      .reported(
        "The texts stand in a list",
        """
        struct Help: View {
          private let topics = [
            Topic(id: 1, text: "A parcel is late.", link: "Click here", url: late),
            Topic(id: 2, text: "Something is broken.", link: "Return an item", url: broken),
          ]

          var body: some View {
            List(topics) { topic in
              Text(topic.text)
              Link(topic.link, destination: topic.url)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Click here" does not say where this link leads
            }
          }
        }
        """
      ),
      .reported(
        "The part of a text that is a link",
        """
        final class TermsController: UIViewController {
          func setUp() {
            let words = NSMutableAttributedString(string: "Our terms are here.")
            words.addAttribute(.link, value: terms, range: NSRange(location: 14, length: 4))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "here" does not say where this link leads
            words.addAttribute(.link, value: terms, range: NSRange(location: 4, length: 5))
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Read the handbook", destination: handbook)
          }
        }
        """
      ),
      .ignored(
        "Texts of UIKit that say where they lead, or that are no links",
        """
        final class FeeController: UIViewController {
          private let text = UITextView()

          func show(_ fees: URL) {
            let words = NSMutableAttributedString(string: "here")
            words.append(NSAttributedString(string: "Fees of the club", attributes: [.link: fees]))
            text.attributedText = words
            text.accessibilityLabel = title
          }
        }
        """
      ),
      .ignored(
        "Its label says more",
        """
        struct Screen: View {
          let handbook: URL

          var body: some View {
            Link("Learn more", destination: handbook).accessibilityLabel("Learn more about fees")
          }
        }
        """
      ),
      .ignored(
        "Combined with the text beside it",
        """
        struct Screen: View {
          let fees: URL

          var body: some View {
            HStack {
              Text("Fees of the club")
              Link("Learn more", destination: fees)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "A button of Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
          //^^^^^^^^^^^^^^^ "Click here" does not say where this link leads
              <buttonConfiguration key="configuration" style="plain" title="Click here"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Learn more about fares"/>
              <buttonConfiguration key="configuration" style="plain" title="Learn more"/>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "In a sentence, which tells where it leads",
        """
        struct Footer: View {
          var body: some View {
            Text("Choose how each system looks. [Learn more](https://example.com/skins)")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Learn more" does not say where this link leads
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .link,
      .navigationLink,
      .button,
      .text,
      withModifiers: [],
      {
        element,
        findings in
        if element.is(.link, .navigationLink) || Activation(of: element).openedAddress != nil {
          guard let text = element.visibleText.value?.literal else {
            if let text = genericTextOfData(element) {
              return findings.report(
                "\"\(text)\" does not say where this link leads",
                at: element.head,
                unless: [.combined]
              )
            }
            if element.visibleText != .absent { findings.cannotTell("the text of the link") }
            return
          }
          guard element.is(.link) ? Words.isGenericLink(text) : isEmptyPhrase(text) else { return }
          findings.report(
            "\"\(text)\" does not say where this link leads",
            at: element.head,
            severity: element.is(.link) ? nil : .info,
            unless: [.combined]
          )
        } else if element.is(.text), let text = element.visibleText.value?.literal,
          let link = markdownLinks(in: text).first(where: { Words.isGenericLink($0) })
        {
          findings.report(
            "\"\(link)\" does not say where this link leads",
            at: element.head,
            // In a longer text the sentence around it tells.
            severity: text.prefix { $0 != "[" }.contains(where: \.isLetter) ? .info : nil
          )
        }
      },
      { object, _, findings in
        guard object.isOwn else { return }
        for (words, range) in object.declaration.linkTexts where Words.isGenericLink(words) {
          // In a longer text the sentence around it tells.
          findings.report(
            "\"\(words)\" does not say where this link leads",
            at: range,
            severity: object.declaration.node.code.includes(".append(") ? .info : nil
          )
        }
      }
    ),
    interface: { view, code in
      guard view.kind == .button, let text = view.title, isEmptyPhrase(text), view.image == nil,
        view.accessibilityLabel == nil,
        !view.runtimeAttributes.contains(where: NameHint.wording.matches),
        !code.maySet(
          ["setTitle", "setAttributedTitle", "title", "configuration", "accessibilityLabel"],
          on: view
        )
      else { return nil }
      return InterfaceFault(
        message: "\"\(text)\" does not say where this link leads",
        range: view.range,
        severity: .info
      )
    },
    exemptions: [.hidden, .replacedByAncestor, .labeled]
  )

  /// Phrases that say nothing on any control; "Details" may do inside an app.
  private static let emptyPhrases: Set<String> = [
    "click here", "here", "tap here", "press here", "read more", "more", "learn more", "this",
    "find out more", "see more", "view more",
  ]

  /// What a link is called for an item of the list of data that the view itself writes out, where
  /// that says nothing.
  private static func genericTextOfData(_ link: Element) -> String? {
    guard link.is(.link), let path = link.title?.value.path?.withoutSelf.pathNames else {
      return nil
    }
    return link.writtenData(of: path).first { Words.isGenericLink($0) }
  }

  /// Whether a text on a control says nothing about what comes.
  private static func isEmptyPhrase(_ text: String) -> Bool {
    Words.isGenericLink(text) && emptyPhrases.contains { text.lowercased().hasPrefix($0) }
  }

  /// The texts of the Markdown links in a text: `[here](https://…)` gives here.
  private static func markdownLinks(in text: String) -> [String] {
    var links: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "]") else { break }
      let after = inside[inside.index(after: close)...]
      if after.first == "(" { links.append(String(inside[..<close])) }
      rest = after
    }
    return links
  }
}

extension Declaration {
  /// The texts that code makes links of: `NSAttributedString(string: "here", attributes: [.link: url])`.
  fileprivate var linkTexts: [(words: String, range: Range<Int>)] {
    guard mentionedSymbols.contains(.namesUIKit) else { return [] }
    return ownNodes(.functionCallExpr).compactMap { node in
      if let words = wordsOfAddedLink(node) { return (words, node.range) }
      guard let call = Expression(node).call,
        ["NSAttributedString", "NSMutableAttributedString"].contains(call.callee.path),
        let words = call.arguments.first(where: { $0.label == "string" })?.value.phrase.value?
          .literal,
        let attributes = call.arguments.first(where: { $0.label == "attributes" })?.value,
        attributes.source.includes(".link:")
      else { return nil }
      return (words, node.range)
    }
  }
  /// The part of a text that a call makes a link of:
  /// `text.addAttribute(.link, value: url, range: NSRange(location: 6, length: 4))`.
  private func wordsOfAddedLink(_ node: Node) -> String? {
    guard let (callee, arguments) = Expression(node).call, callee.memberName == "addAttribute",
      arguments.first?.value.memberName == "link",
      let range = arguments.first(where: { $0.label == "range" })?.value.call
    else { return nil }
    // `(text.string as NSString).range(of: "here")`
    if range.callee.memberName == "range",
      let found = range.arguments.first(where: { $0.label == "of" })
    {
      return found.value.phrase.value?.literal
    }
    guard ["NSRange", "NSMakeRange", "init"].contains(range.callee.memberName),
      range.arguments.count == 2, let start = range.arguments[0].value.number.map({ Int($0) }),
      let length = range.arguments[1].value.number.map({ Int($0) }), start >= 0, length > 0,
      case .member(let base?, _) = callee.form, let name = base.path,
      let text = textMade(as: name, before: node), start + length <= text.utf16.count
    else { return nil }
    return String(decoding: Array(text.utf16)[start..<start + length], as: UTF16.self)
  }

  /// The text that a local name is made of, in what stands before some code.
  private func textMade(as name: String, before node: Node) -> String? {
    let made = ownNodes(.variableDecl).last { variable in
      variable.range.upperBound <= node.range.lowerBound
        && Property.properties(of: variable).contains { $0.name == name }
    }
    let value = made.flatMap { variable in
      Property.properties(of: variable).first { $0.name == name }?.initialValue
    }
    guard let call = value?.call, call.callee.path == "NSMutableAttributedString" else {
      return nil
    }
    return call.arguments.first { $0.label == "string" }?.value.phrase.value?.literal
  }
}
