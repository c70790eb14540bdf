import CurbcutModel

extension Rule {
  static let uikitLabelJoinsHiddenText = Rule(
    id: "uikit-label-joins-hidden-text",
    title: "Accessibility label joins text that may be hidden",
    group: .uiKit,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A hidden label keeps its text. An accessibility label that joins the texts of all labels says what
      is not on the screen: a placeholder, or the text of the row that the cell showed before.
      """,
    examples: [
      .reported(
        """
        final class BookCell: UITableViewCell {
          private let name = UILabel()
          private let offer = UILabel()

          func show(_ title: String, isOnSale: Bool) {
            name.text = title
            offer.text = "Sale"
            offer.isHidden = !isOnSale
            accessibilityLabel = [name.text, offer.text].compactMap { $0 }.joined(separator: ", ")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the text of "offer" also while it is hidden
          }
        }
        """
      ),
      .recommended(
        """
        final class BookCell: UITableViewCell {
          private let name = UILabel()
          private let offer = UILabel()

          func show(_ title: String, isOnSale: Bool) {
            name.text = title
            offer.text = "Sale"
            offer.isHidden = !isOnSale
            accessibilityLabel = [name, offer].filter { !$0.isHidden }.compactMap(\\.text)
              .joined(separator: ", ")
          }
        }
        """
      ),
      .ignored(
        "The text goes with the label",
        """
        final class BookCell: UITableViewCell {
          private let name = UILabel()
          private let offer = UILabel()

          func show(_ title: String, sale: String?) {
            name.text = title
            offer.text = sale
            offer.isHidden = sale == nil
            accessibilityLabel = [name.text, offer.text].compactMap { $0 }.joined(separator: ", ")
          }
        }
        """
      ),
    ],
    check: .object { own, item, findings in
      let declaration = own.declaration
      guard own.isOwn, declaration.mentionedSymbols.contains(.namesObjects) else { return }
      let hidden = item.objects.filter {
        $0.declaration === declaration && $0.place == .member && $0.isHiddenWithText
      }
      guard !hidden.isEmpty else { return }
      for setting in own.settings where setting.path == ["accessibilityLabel"] {
        let joined: String
        if let value = setting.value {
          joined = value.source
        } else if let getter = declaration.property("accessibilityLabel")?.getter {
          joined = getter.map(\.text).joined(separator: "\n")
        } else {
          continue
        }
        guard !joined.includes("isHidden"),
          let label = hidden.first(where: { joined.joinsText(of: $0.name) })
        else { continue }
        findings.report(
          "VoiceOver reads the text of \"\(label.name)\" also while it is hidden",
          at: setting.value == nil
            ? declaration.property("accessibilityLabel")?.nameRange ?? setting.range
            : setting.range
        )
      }
    }
  )
}

extension UIKitObject {
  /// Whether it is a label that is hidden at times and keeps its text then.
  fileprivate var isHiddenWithText: Bool {
    guard isKind(of: .label) else { return false }
    let hiding = settings.filter { $0.path == ["isHidden"] }
    guard !hiding.isEmpty else { return false }
    // What empties it, or gives it what may be nil, tells the same as hiding it.
    return !settings.contains { setting in
      guard setting.path == ["text"] || setting.path == ["attributedText"] else { return false }
      guard let value = setting.value else { return true }
      switch value.form {
      case .string(let phrase): return phrase.isBlank || setting.isConditional
      case .nothing: return true
      default:
        // Where it is hidden by what its text is made of, the text is empty then.
        let names = value.smallNames
        return setting.isConditional || value.firstCondition != nil
          || hiding.contains { $0.value.map { !$0.smallNames.isDisjoint(with: names) } == true }
      }
    }
  }
}

extension String {
  /// Whether the text of a label is read in a piece of source: `name.text`, or the label in a list.
  fileprivate func joinsText(of name: String) -> Bool {
    includes("\(name).text") || includes("\(name)?.text")
      || includes(".text")
        && (includes("[\(name),") || includes(" \(name),") || includes(" \(name)]"))
  }
}
