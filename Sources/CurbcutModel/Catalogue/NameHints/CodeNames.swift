/// Tells names from code, such as accessibility identifiers, from words that people say.
package enum CodeNames {
  /// Words that say what kind of control a name is about: `btnSave`, `settings.save.button`.
  private static let controls: Set<String> = [
    "btn", "button", "checkbox", "imageview", "img", "picker", "slider", "stepper", "switch",
    "textfield", "toggle",
  ]

  /// Words that say the same of other views, or only that something is a name.
  private static let kinds: Set<String> = [
    "a11y", "accessibility", "cell", "control", "field", "icon", "id", "identifier", "image",
    "item",
    "label", "lbl", "row", "text", "title", "view",
  ]

  /// Whether a text is one name as code spells it: `save_button`, `btnSave`, `SaveButton`,
  /// `settings.save.button`. Brands and addresses may look like one: see ``namesControl(_:)``.
  package static func isName(_ text: String) -> Bool {
    guard text.utf8.allSatisfy(isNameByte) else { return false }
    if text.includes(".") { return AssetNames.isKey(text) }
    if text.includes("_") { return Identifier.words(of: text).count > 1 }
    return AssetNames.isFileName(text) || namesControl(text)
  }

  /// Whether a name begins or ends with a kind of control, as identifiers do.
  package static func namesControl(_ name: String) -> Bool {
    let words = Identifier.words(of: name)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return controls.contains(first) || controls.contains(last)
  }

  /// What a name says to people, without the kinds of views: "Save" for `settings.save_button`; nil
  /// where nothing is left.
  package static func words(of name: String) -> String? {
    let parts = name.split(separator: ".").map { part in
      Identifier.words(of: String(part)).filter { !controls.contains($0) && !kinds.contains($0) }
    }
    guard let words = parts.last(where: { !$0.isEmpty }),
      words.contains(where: { $0.count > 1 && $0.contains(where: \.isLetter) })
    else { return nil }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
