/// What a `.xib` or `.storyboard` sets on a view that code knows.
package struct InterfaceSetup: Sendable, Equatable {
  /// The class that has the outlet.
  package let className: String
  package let property: String
  /// The properties that the file sets, as code names them.
  package let sets: Set<String>
  /// The class of the view that the project has, which may do more.
  package let customClass: String?

  /// What stands among what a file sets on a view for an outlet to a view around it.
  package static func isInside(_ outlet: String) -> String { "@inside.\(outlet)" }

  /// What a file sets on views that code knows, read once.
  ///
  /// - Returns: The views that code knows by outlets of classes that the file names, and what the file sets
  ///   for assistive technology on views of the project's classes, by class; nothing for what cannot be read.
  package static func all(
    in bytes: [UInt8]
  ) -> (outlets: [InterfaceSetup], instances: [String: Set<String>]) {
    guard let elements = (try? InterfaceSource(reading: bytes))?.elements else { return ([], [:]) }
    return (outlets(in: elements), instances(in: elements))
  }

  private static func outlets(in elements: [XMLElement]) -> [InterfaceSetup] {
    let outlets = InterfaceDocument.outlets(in: elements)
    guard !outlets.isEmpty else { return [] }
    let layers = InterfaceLayers(elements)
    var found: [InterfaceSetup] = []
    for (index, element) in elements.enumerated() {
      guard let known = element.attributes["id"].flatMap({ outlets[$0] }) else { continue }
      let sets = properties(of: element, in: elements)
      var around: Set<String> = []
      var outer = element.parent
      while let place = outer {
        for other in elements[place].attributes["id"].flatMap({ outlets[$0] }) ?? [] {
          around.insert(isInside(other.property))
        }
        outer = elements[place].parent
      }
      for outlet in known {
        guard let name = outlet.className else { continue }
        let ground = InterfaceGround(index, for: name, in: elements, layers, outlets)
        found.append(
          InterfaceSetup(
            className: name,
            property: outlet.property,
            sets: sets.union(outlet.isCollection ? [] : ground?.told ?? []).union(around),
            customClass: element.attributes["customClass"]
          )
        )
      }
    }
    return found
  }

  /// What whoever uses a class of the project does to it.
  private static func instances(in elements: [XMLElement]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for element in elements {
      guard let name = element.attributes["customClass"], element.attributes["customModule"] != nil
      else { continue }
      let sets = properties(of: element, in: elements).filter {
        $0.hasPrefix("accessibility") || $0 == "isAccessibilityElement"
      }
      if !sets.isEmpty { found[name, default: []].formUnion(sets) }
    }
    return found
  }

  private static func properties(of element: XMLElement, in elements: [XMLElement]) -> Set<String> {
    var sets: Set<String> = []
    let attributes = [
      "title": "setTitle", "text": "text", "image": "image", "placeholder": "placeholder",
      "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled",
    ]
    for (name, property) in attributes where element.attributes[name] != nil {
      sets.insert(property)
    }
    if element.attributes["adjustsFontForContentSizeCategory"] == "YES" {
      sets.insert("adjustsFontForContentSizeCategory")
    }
    for place in element.children {
      let child = elements[place]
      switch child.name {
      case "color", "fontDescription":
        switch child.attributes["key"] {
        case "textColor"?: sets.insert("textColor")
        case "backgroundColor"?: sets.insert("backgroundColor")
        case "fontDescription"?:
          sets.insert("font")
          if child.isLargeFont { sets.insert("@large") }
          if child.attributes["style"] == nil { sets.insert("@fixed") }
        default: break
        }
      case "accessibility":
        for name in ["label", "hint", "value", "identifier"] where child.attributes[name] != nil {
          sets.insert("accessibility\(name.prefix(1).uppercased())\(name.dropFirst())")
        }
        for inner in child.children {
          switch elements[inner].name {
          case "accessibilityTraits": sets.insert("accessibilityTraits")
          case "bool": sets.insert("isAccessibilityElement")
          default: break
          }
        }
      case "userDefinedRuntimeAttributes":
        for inner in child.children {
          let path = elements[inner].attributes["keyPath"] ?? ""
          sets.insert(path.split(separator: ".").first.map(String.init) ?? path)
        }
      case "state":
        let configuration = element.children.lazy.map { elements[$0] }
          .first { $0.name == "buttonConfiguration" }
        if child.writtenTitle(beside: configuration) != nil { sets.insert("setTitle") }
        if child.attributes["image"] ?? child.imageReference(in: elements) != nil {
          sets.insert("setImage")
        }
      case "buttonConfiguration":
        sets.insert("configuration")
        let isTitled =
          child.writtenTitle != nil
          || child.children.contains { elements[$0].name == "attributedTitle" }
        if isTitled { sets.insert("title") }
      default: break
      }
    }
    return sets
  }
}

extension XMLElement {
  /// Whether it describes a font in which text counts as large: 18 points, or 14 and bold.
  ///
  /// Source: WCAG 2.2, "large scale"; Apple, Human Interface Guidelines, "Typography".
  fileprivate var isLargeFont: Bool {
    if let style = attributes["style"] {
      return style.contains("Title") || style.contains("Headline")
    }
    let names = ["name", "type", "weight"].compactMap { attributes[$0]?.lowercased() }
    let isBold = names.contains { $0.contains("bold") || $0.contains("heavy") || $0 == "black" }
    return number("pointSize").map { $0 >= (isBold ? 14 : 18) } ?? false
  }
}
