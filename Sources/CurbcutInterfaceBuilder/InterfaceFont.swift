/// A font of a fixed size.
package struct InterfaceFont: Sendable {
  package let points: Double
  package let isBold: Bool
  package let range: Range<Int>

  init?(_ element: XMLElement) {
    guard element.attributes["style"] == nil,
      let points = element.attributes["pointSize"].flatMap({ Double($0) }), points > 0
    else { return nil }
    self.points = points
    isBold =
      element.attributes["type"] == "boldSystem"
      || ["semibold", "bold", "heavy", "black"].contains(element.attributes["weight"])
      || ["-Bold", "-SemiBold"].contains { element.attributes["name"]?.hasSuffix($0) == true }
    range = element.range
  }
}

extension InterfaceFont {
  /// The font of a text that is written with its attributes; nil where a part of it has a text style.
  ///
  /// - Parameter element: the text, or the state of a button that has it.
  init?(ofTextIn element: XMLElement, of elements: [XMLElement]) {
    let texts = [element] + element.children.map { elements[$0] }
    guard
      let text = texts.first(where: {
        $0.name == "attributedString"
          && ["attributedText", "attributedTitle"].contains($0.attributes["key"])
      })
    else { return nil }
    var fonts: [XMLElement] = []
    for index in text.children where elements[index].name == "fragment" {
      let attributes = elements[index].children.lazy.map { elements[$0] }
        .first { $0.name == "attributes" }
      let font = attributes?.children.lazy.map { elements[$0] }
        .first { $0.name == "font" && $0.attributes["key"] == "NSFont" }
      guard let font, font.attributes["metaFont"]?.hasPrefix("UICT") != true else { return nil }
      fonts.append(font)
    }
    guard let font = fonts.first, let points = font.attributes["size"].flatMap({ Double($0) }),
      points > 0
    else { return nil }
    self.points = points
    isBold =
      font.attributes["metaFont"] == "systemBold"
      || font.attributes["name"]?.hasSuffix("-Bold") == true
    range = font.range
  }
}
