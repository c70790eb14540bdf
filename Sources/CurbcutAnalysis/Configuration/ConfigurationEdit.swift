import CurbcutSyntax

extension ConfigurationFile {
  /// The edit that turns a rule off in a configuration, whatever else it says.
  ///
  /// - Parameter text: empty for a file that is new.
  /// - Returns: Nil where the text is no object that could take it, or says so already.
  package static func turningOff(_ ruleID: String, in text: [UInt8]) -> TextEdit? {
    let (value, _) = ConfigurationReader.read(text)
    guard let value else {
      let whole = "{\n  \"rules\": {\n    \"\(ruleID)\": \"off\"\n  }\n}\n"
      return TextEdit(range: text.count..<text.count, whole)
    }
    guard case .object(let members) = value.content else { return nil }
    guard let rules = members.last(where: { $0.key == "rules" })?.value else {
      let rules = "\"rules\": {\n    \"\(ruleID)\": \"off\"\n  }"
      return insertion(of: rules, into: value, indentedBy: "  ")
    }
    guard case .object(let known) = rules.content else { return nil }
    if let rule = known.last(where: { $0.key == ruleID }) {
      guard rule.value.string != "off" else { return nil }
      return TextEdit(range: rule.value.range, "\"off\"")
    }
    return insertion(of: "\"\(ruleID)\": \"off\"", into: rules, indentedBy: "    ")
  }

  /// A new member in front of the others of an object.
  private static func insertion(
    of member: String,
    into object: ConfigurationValue,
    indentedBy indentation: String
  ) -> TextEdit? {
    guard case .object(let members) = object.content else { return nil }
    let start = object.range.lowerBound + 1
    let end = members.isEmpty ? "\n" + indentation.dropLast(2) : ","
    return TextEdit(range: start..<start, "\n\(indentation)\(member)\(end)")
  }
}
