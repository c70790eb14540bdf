/// A scene of a storyboard, or a view at the top of a xib, with what it shows.
package struct InterfaceScreen: Sendable {
  /// The class it belongs to, else the name of its element: `SettingsController`, `view`.
  package let name: String
  /// The identifier that Interface Builder has given it.
  package let id: String?
  /// Its start tag, in UTF-8 offsets of the file.
  package let range: Range<Int>
  /// The title in the navigation bar; nil where the file gives none.
  package let title: (words: String, range: Range<Int>)?
  /// What it shows, in the order of the file.
  package let contents: [InterfaceContent]
  /// What stands above and below the sections of its tables, in the order of the file.
  package let captions: [InterfaceCaption]
  /// The identifiers of the views that the file hides, with those in them.
  package let hidden: Set<String>
  /// Whether the file was laid out for an iPad.
  package let isForPad: Bool
}

/// The header or the footer of a section of a table.
package struct InterfaceCaption: Sendable {
  package let words: String
  package let isHeader: Bool
  /// The identifier of the section.
  package let id: String?
  /// The start tag of the section, in UTF-8 offsets of the file.
  package let range: Range<Int>

  /// Source: Apple, Interface Builder: sections of static tables.
  fileprivate static func captions(of section: XMLElement) -> [InterfaceCaption] {
    guard section.name == "tableViewSection" else { return [] }
    return [("headerTitle", true), ("footerTitle", false)].compactMap { name, isHeader in
      guard let words = section.attributes[name], !words.allSatisfy(\.isWhitespace) else {
        return nil
      }
      let id = section.attributes["id"]
      return InterfaceCaption(words: words, isHeader: isHeader, id: id, range: section.range)
    }
  }
}

/// A view with what matters to assistive technology beside what rules ask.
package struct InterfaceContent: Sendable {
  package let view: InterfaceView
  /// The identifier that Interface Builder has given it.
  package let id: String?
  package let isOn: Bool
  package let isInBar: Bool
  /// What a bar item of the system's is: `done`, `flexibleSpace`.
  package let systemItem: String?
  /// Which of the buttons of the system's it is: `close`, `roundedRect`.
  package let buttonType: String?
  /// Whether a view of its own stands in the place of a bar item.
  package let hasCustomView: Bool
  /// The words of its attributed text or title; nil where it has none.
  package let attributedWords: String?
  /// The start of the cell that it is part of.
  package let cell: Int?
  /// The identifier of that cell.
  package let cellID: String?
  /// Whether that cell is one from which code makes all rows of a kind.
  package let isInPrototype: Bool
  /// Which label of the styles of the system's it is in its cell: `textLabel`; nil for other views.
  package let cellPart: String?
  /// The start of the section of a table that it is part of.
  package let section: Int?
  /// The leading top corner that Interface Builder has given it on the screen, in points; nil where the
  /// file does not say.
  package let origin: (x: Double, y: Double)?
}

extension InterfaceDocument {
  /// The screens of a file, with what they show.
  package static func screens(of source: InterfaceSource) -> [InterfaceScreen] {
    let elements = source.elements
    // A launch screen is a picture that is shown for a moment.
    guard let root = elements.first, root.attributes["type"]?.contains("CocoaTouch") == true,
      root.attributes["launchScreen"] != "YES"
    else { return [] }
    var captions: [Int: [InterfaceCaption]] = [:]
    var hidden: [Int: Set<String>] = [:]
    let outlets = outlets(in: elements)
    let owner = elements.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }?
      .attributes["customClass"]
    var views = elements.indices.compactMap { InterfaceView($0, in: elements, outlets) }
    InterfaceStructure(elements).join(&views)
    let viewAt = Dictionary(uniqueKeysWithValues: views.map { ($0.place, $0) })
    var order: [Int] = []
    var contents: [Int: [InterfaceContent]] = [:]
    var titles: [Int: (String, Range<Int>)] = [:]
    for index in elements.indices {
      let element = elements[index]
      let view = viewAt[index]
      let own = InterfaceCaption.captions(of: element)
      // A table is no element; what it holds is.
      guard
        view.map({ $0.kind != .tableView })
          ?? (element.name == "navigationItem" || !own.isEmpty)
      else { continue }
      let around = ancestors(of: index, in: elements)
      // What holds others is what stands among the objects of the file or of a scene.
      guard let screen = around.last(where: { $0.parent.map { elements[$0].name } == "objects" })
      else { continue }
      let key = screen.range.lowerBound
      if contents[key] == nil {
        order.append(key)
        contents[key] = []
      }
      if element.name == "navigationItem" {
        titles[key] = element.attributes["title"].map { ($0, element.range) }
      } else if view?.isHidden == true || around.contains(where: \.isHidden) {
        if let id = element.attributes["id"] { hidden[key, default: []].insert(id) }
      } else if let view {
        contents[key]?.append(InterfaceContent(view, of: element, in: elements, around))
      } else {
        captions[key, default: []] += own
      }
    }
    let isForPad =
      elements.first { $0.name == "device" }?.attributes["id"]?.hasPrefix("ipad") == true
    let screens = elements.filter {
      contents[$0.range.lowerBound] != nil && order.contains($0.range.lowerBound)
    }
    return screens.map { element in
      let key = element.range.lowerBound
      return InterfaceScreen(
        name: element.attributes["customClass"] ?? owner ?? element.name,
        id: element.attributes["id"],
        range: element.range,
        title: titles[key],
        contents: contents[key] ?? [],
        captions: captions[key] ?? [],
        hidden: hidden[key] ?? [],
        isForPad: isForPad
      )
    }
  }

  private static func ancestors(of index: Int, in elements: [XMLElement]) -> [XMLElement] {
    var found: [XMLElement] = []
    var next = elements[index].parent
    while let parent = next {
      found.append(elements[parent])
      next = elements[parent].parent
    }
    // The view itself may stand at the top.
    return [elements[index]] + found
  }
}

extension InterfaceContent {
  fileprivate init(
    _ view: InterfaceView,
    of element: XMLElement,
    in elements: [XMLElement],
    _ around: [XMLElement]
  ) {
    let children = element.children.map { elements[$0] }
    self.view = view
    let id = element.attributes["id"]
    self.id = id
    isOn = element.attributes["on"] == "YES"
    systemItem = element.attributes["systemItem"]
    buttonType = element.attributes["buttonType"]
    hasCustomView = children.contains { $0.attributes["key"] == "customView" }
    let states = children.filter { $0.attributes["key"] == "normal" }
      .flatMap { $0.children.map { elements[$0] } }
    let fragments = (children + states).filter { $0.name == "attributedString" }
      .flatMap { $0.children.map { elements[$0] } }.compactMap { $0.attributes["content"] }
    attributedWords = fragments.isEmpty ? nil : fragments.joined()
    isInBar = around.contains { ["navigationItem", "toolbar", "toolbarItems"].contains($0.name) }
    let cell = around.first { $0.name.hasSuffix("Cell") }
    self.cell = cell?.range.lowerBound
    cellID = cell?.attributes["id"]
    section = around.first { $0.name == "tableViewSection" }?.range.lowerBound
    isInPrototype = cell != nil && section == nil
    cellPart = ["textLabel", "detailTextLabel"].first {
      id != nil && cell?.attributes[$0] == id
    }
    origin = Self.origin(of: around, in: elements)
  }

  /// The corner on the screen of the first of some elements, each of which stands in the next one.
  private static func origin(
    of around: [XMLElement],
    in elements: [XMLElement]
  ) -> (x: Double, y: Double)? {
    var sum = (x: 0.0, y: 0.0)
    for (place, element) in around.enumerated() {
      if let rect = element.frame(in: elements) {
        guard let x = rect.number("x"), let y = rect.number("y") else { return nil }
        sum = (sum.x + x, sum.y + y)
      } else if place == 0 || element.parent.map({ elements[$0].name }) == "subviews" {
        // A view whose place is not written.
        return nil
      }
    }
    return sum
  }
}

extension XMLElement {
  fileprivate var isHidden: Bool { attributes["hidden"] == "YES" }
}
