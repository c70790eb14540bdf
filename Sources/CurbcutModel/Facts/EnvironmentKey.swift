import CurbcutSyntax

extension Declaration.Property {
  /// The key of `@Environment(\.key)`, the last name of its path.
  package var environmentKey: String? {
    guard attributes.contains("Environment") else { return nil }
    for attribute in node.children(.attribute) where attribute.attributeName == "Environment" {
      let source = attribute.text.filter { !$0.isWhitespace }
      guard let key = source.split(separator: ".").last, source.contains("\\") else { continue }
      return key.hasSuffix(")") ? String(key.dropLast()) : String(key)
    }
    return nil
  }
}
