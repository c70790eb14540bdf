import CurbcutAnalysis
import CurbcutProtocol

extension JSON {
  /// The value as text with a member or element a line, so that people and `diff` can read it. What
  /// a terminal might obey is escaped.
  var prettyText: String {
    var text = ""
    write(to: &text, indentation: "")
    return text.withJSONEscapes + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .array(let elements) where !elements.isEmpty:
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        element.write(to: &text, indentation: inner)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text += indentation + "]"
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += "\(inner)\(JSON.string(member.key).text): "
        member.value.write(to: &text, indentation: inner)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += indentation + "}"
    default:
      text += self.text
    }
  }
}
