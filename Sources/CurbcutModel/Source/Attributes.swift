import CurbcutSyntax

extension Declaration {
  /// Whether it extends `View` or a view of Apple's, so that its functions are modifiers.
  var extendsView: Bool {
    keyword == .extension && (name == "View" || Catalogue.view(name) != nil)
  }

  /// Whether it only gathers views for previews: `enum CardPreviews`.
  package var holdsPreviews: Bool {
    keyword == .enum && name.includes("Preview")
  }

  /// Whether nobody can use it: `@available(*, unavailable)`.
  package var isUnavailable: Bool {
    guard attributes.contains("available") else { return false }
    return node.children(.attribute).contains { attribute in
      attribute.attributeName == "available"
        && attribute.allTokens.contains { $0.hasText("unavailable") }
        && attribute.allTokens.contains { $0.hasText("*") }
    }
  }
}

extension Declaration.Property {
  /// The key of `@Environment(\.key)`, the last name of its path.
  package var environmentKey: String? {
    guard attributes.contains("Environment") else { return nil }
    for attribute in node.children(.attribute) where attribute.attributeName == "Environment" {
      let source = attribute.bytes.filter { $0 > 32 }
      guard source.contains(UInt8(ascii: "\\")),
        var key = source.split(separator: UInt8(ascii: ".")).last
      else { continue }
      if key.last == UInt8(ascii: ")") { key.removeLast() }
      return String(decoding: key, as: UTF8.self)
    }
    return nil
  }

  /// The type of `@Environment(Model.self)`, as written.
  var environmentType: String? {
    guard attributes.contains("Environment") else { return nil }
    for attribute in node.children(.attribute) where attribute.attributeName == "Environment" {
      let source = String(decoding: attribute.bytes.filter { $0 > 32 }, as: UTF8.self)
      guard let start = source.firstIndex(of: "("), source.hasSuffix(".self)") else { continue }
      return String(source[source.index(after: start)...].dropLast(".self)".count))
    }
    return nil
  }
}
