import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitLinkInLabel = Rule(
    id: "uikit-link-in-label",
    title: "Link in a UILabel cannot be opened",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.5.0",
    why: """
      A `UILabel` draws text with the link attribute like a link and opens none: neither a tap nor
      VoiceOver, Voice Control or a keyboard reaches it. A `UITextView` that is not editable exposes
      each link, and so does a button.
      """,
    knownLimitations: "Attributes that another function adds are not seen.",
    examples: [
      .reported(
        """
        func makeNote() -> UILabel {
          let words = NSMutableAttributedString(string: "You accept our terms.")
          words.addAttribute(.link, value: "https://example.com/terms", range: NSRange(location: 15, length: 5))
          let note = UILabel()
          note.numberOfLines = 0
          note.attributedText = words
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The link in this label cannot be opened; use a `UITextView` that is not editable
          return note
        }
        """
      ),
      .reported(
        "Attributes in a literal",
        """
        final class FooterView: UIView {
          private let terms = UILabel()

          func setUp(_ url: URL) {
            terms.attributedText = NSAttributedString(string: "Terms", attributes: [.link: url])
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The link in this label cannot be opened; use a `UITextView` that is not editable
            addSubview(terms)
          }
        }
        """
      ),
      .recommended(
        """
        final class FooterView: UIView {
          private let terms = UITextView()

          func setUp(_ url: URL) {
            terms.isEditable = false
            terms.attributedText = NSAttributedString(string: "Terms", attributes: [.link: url])
            addSubview(terms)
          }
        }
        """
      ),
      .ignored(
        "A tap on the label opens the link",
        """
        final class FooterView: UIView {
          private let terms = UILabel()

          func setUp(_ url: URL) {
            terms.attributedText = NSAttributedString(string: "Terms", attributes: [.link: url])
            terms.isUserInteractionEnabled = true
            terms.accessibilityTraits = .link
            terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openTerms)))
            addSubview(terms)
          }

          @objc private func openTerms() {}
        }
        """
      ),
    ],
    check: .object { label, _, findings in
      guard label.type == .label, label.className == "UILabel", !label.isOwn else { return }
      for setting in label.settings where setting.path == ["attributedText"] {
        guard let value = setting.value, label.declaration.hasLink(value, near: setting.node) else {
          continue
        }
        findings.report(
          "The link in this label cannot be opened; use a `UITextView` that is not editable",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("it can be tapped") { label in
        label.setsForCertain(anyOf: [
          "addGestureRecognizer", "isUserInteractionEnabled", "accessibilityCustomActions",
          "accessibilityActivate", "addInteraction", "accessibilityElements",
        ]) || label.mentions(anyOf: ["UITapGestureRecognizer", "touchesEnded"])
      }
    ]
  )
}

extension Declaration {
  /// Whether a text has the link attribute: it is created with it, or gets it in the same function.
  fileprivate func hasLink(_ text: Expression, near node: Node) -> Bool {
    if text.source.includes("[.link:") || text.source.includes(" .link:") { return true }
    guard let name = text.path, !name.includes(".") else { return false }
    let block =
      nodes(around: node.range).last { outer in
        [.functionDecl, .initializerDecl, .variableDecl].contains(outer.kind)
      } ?? self.node
    for inner in block.descendants where inner.kind == .functionCallExpr {
      guard let call = Expression(inner).call else { continue }
      switch call.callee.path {
      case "\(name).addAttribute", "\(name).addAttributes", "\(name).setAttributes":
        let given = call.arguments.first?.value
        if given?.memberName == "link" || given?.source.includes(".link:") == true { return true }
      default: continue
      }
    }
    for inner in block.descendants where inner.kind == .variableDecl {
      for property in Property.properties(of: inner) where property.name == name {
        if property.initialValue?.source.includes(".link:") == true { return true }
      }
    }
    return false
  }
}
