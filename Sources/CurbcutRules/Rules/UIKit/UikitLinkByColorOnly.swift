import CurbcutModel

extension Rule {
  static let uikitLinkByColorOnly = Rule(
    id: "uikit-link-by-color-only",
    title: "Links in text differ by color alone",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.useOfColor],
    since: "0.2.0",
    why: """
      People who do not tell colors apart cannot find a link in running text that is neither underlined
      nor bold.
      """,
    examples: [
      .reported(
        """
        final class TermsView: UIView {
          private let terms = UITextView()

          func setUp(_ text: NSAttributedString) {
            terms.isEditable = false
            terms.attributedText = text
            terms.linkTextAttributes = [.foregroundColor: UIColor.link, .underlineStyle: 0]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color shows that these words are a link; underline them
            addSubview(terms)
          }
        }
        """
      ),
      .recommended(
        """
        final class TermsView: UIView {
          private let terms = UITextView()

          func setUp(_ text: NSAttributedString) {
            terms.isEditable = false
            terms.attributedText = text
            terms.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
            addSubview(terms)
          }
        }
        """
      ),
      .ignored(
        "The text is underlined by itself",
        """
        final class TermsView: UIView {
          private let terms = UITextView()

          func setUp(_ text: NSMutableAttributedString) {
            text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 4))
            terms.isEditable = false
            terms.attributedText = text
            terms.linkTextAttributes = [.foregroundColor: UIColor.link]
            addSubview(terms)
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings where setting.name == "linkTextAttributes" {
        guard let value = setting.value?.source, value.includes("foregroundColor"),
          !value.includes("underlineStyle") || value.hasNoUnderline
        else { continue }
        let isExplicit = value.hasNoUnderline
        findings.report(
          "Only the color shows that these words are a link; underline them",
          at: setting.range,
          unless: [
            .object("other code underlines or sets links in bold") { object in
              !isExplicit
                && object.mentions(anyOf: ["underlineStyle", "NSUnderlineStyle"])
                || value.includes(".font")
            }
          ]
        )
      }
    }
  )
}

extension String {
  /// Whether a list of attributes turns the underline off.
  fileprivate var hasNoUnderline: Bool {
    let text = filter { !$0.isWhitespace }
    return text.includes("underlineStyle:0") || text.includes("underlineStyle:NSUnderlineStyle()")
      || text.includes("underlineStyle:NSUnderlineStyle([])")
      || text.includes("underlineStyle:[]")
  }
}
