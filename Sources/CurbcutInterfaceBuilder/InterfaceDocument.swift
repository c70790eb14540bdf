/// What a `.xib` or `.storyboard` says of its views, as far as assistive technology is concerned.
package struct InterfaceDocument: Sendable {
  /// Why a file cannot be read.
  package struct Failure: Error, Sendable, Equatable {
    package let reason: String
    package let offset: Int
  }

  package let views: [InterfaceView]

  /// - Throws: `Failure` for what is no well-formed XML, beyond the limits, or not made by Interface
  ///   Builder.
  package init(reading bytes: [UInt8]) throws(Failure) {
    let elements = try Self.elements(of: bytes)
    // Files of AppKit are of another kind.
    let isForIOS = elements.first?.attributes["type"]?.contains("CocoaTouch") == true
    // A launch screen is a picture that is shown for a moment; nobody can reach its views.
    let isPicture = elements.first?.attributes["launchScreen"] == "YES"
    guard isForIOS, !isPicture else {
      views = []
      return
    }
    let outlets = Self.outlets(in: elements)
    let layers = InterfaceLayers(elements)
    var views = elements.indices.compactMap { index in
      var view = InterfaceView(index, in: elements, outlets)
      view?.paint = InterfacePaint(index, in: elements, layers, outlets)
      return view
    }
    if views.contains(where: { $0.growingRows != nil }) {
      var classes: [String: String] = [:]
      for element in elements {
        if let id = element.attributes["id"] { classes[id] = element.attributes["customClass"] }
      }
      for index in views.indices {
        views[index].growingRows = views[index].growingRows?.resolved(by: classes)
      }
    }
    Self.findTitles(of: &views, in: elements)
    Self.findLightWords(among: &views)
    Self.findPlainClasses(among: &views)
    self.views = views
  }

  /// Marks the words that stand with others which are nearly white where nothing is painted below them:
  /// something dark is.
  private static func findLightWords(among views: inout [InterfaceView]) {
    var tops: Set<Int?> = []
    for view in views where view.paint?.isWhiteOnOpenGround == true { tops.insert(view.top) }
    guard !tops.isEmpty else { return }
    for index in views.indices where tops.contains(views[index].top) || tops.contains(nil) {
      views[index].paint?.isAmongLightWords = true
    }
  }

  /// Marks the views of classes of packages that the file tells nothing of their own: what it says of the
  /// text counts there, while a class with attributes such as a style sets itself up by them.
  private static func findPlainClasses(among views: inout [InterfaceView]) {
    let styled = Set(views.filter { !$0.runtimeAttributes.isEmpty }.compactMap(\.customClass))
    for index in views.indices where views[index].customClass.map(styled.contains) == true {
      views[index].isOfPlainClass = false
    }
  }

  /// Marks the label in a view of a class of its own that is larger than all others there.
  private static func findTitles(of views: inout [InterfaceView], in elements: [XMLElement]) {
    var labels: [Int: [Int]] = [:]
    for index in views.indices where views[index].kind == .label {
      if let top = views[index].top { labels[top, default: []].append(index) }
    }
    for (top, inside) in labels {
      guard let className = elements[top].attributes["customClass"] else { continue }
      let sizes = inside.map { views[$0].fixedFont?.points ?? 0 }
      guard let largest = sizes.max(), inside.count == 1 || largest > 0,
        sizes.filter({ $0 == largest }).count == 1, let place = sizes.firstIndex(of: largest)
      else { continue }
      views[inside[place]].titledClass = className
      views[inside[place]].titlesSupplementary = elements[top].name == "collectionReusableView"
    }
  }

  /// - Returns: At least one element.
  static func elements(of bytes: [UInt8]) throws(Failure) -> [XMLElement] {
    let elements: [XMLElement]
    do {
      elements = try XMLReader.read(bytes)
    } catch {
      throw Failure(reason: error.reason, offset: error.offset)
    }
    guard let root = elements.first, root.name == "document" || root.name == "archive" else {
      throw Failure(reason: "this is no file of Interface Builder", offset: 0)
    }
    return elements
  }

  /// The code that knows each view, by the view's identifier.
  static func outlets(in elements: [XMLElement]) -> [String: [InterfaceOutlet]] {
    var outlets: [String: [InterfaceOutlet]] = [:]
    for element in elements where element.name == "outlet" || element.name == "outletCollection" {
      guard let destination = element.attributes["destination"],
        let property = element.attributes["property"],
        let owner = element.parent.flatMap({ elements[$0].parent })
      else { continue }
      outlets[destination, default: []].append(
        InterfaceOutlet(
          className: elements[owner].attributes["customClass"],
          property: property,
          isCollection: element.name == "outletCollection"
        )
      )
    }
    return outlets
  }
}

/// Code that knows a view: a property of a class.
package struct InterfaceOutlet: Sendable, Equatable {
  /// The class; nil where the file does not say which it is.
  package let className: String?
  package let property: String
  /// Whether the property holds several views; what code does to each of them is not followed.
  package let isCollection: Bool
}

/// One view or bar item of a file of Interface Builder.
package struct InterfaceView: Sendable {
  package enum Kind: String, Sendable {
    case button, label, imageView, textField, textView, slider, stepper
    case switchControl = "switch"
    case barButtonItem, tabBarItem, datePicker, progressView, segmentedControl, tableView
  }

  package let kind: Kind
  /// Its start tag, in UTF-8 offsets of the file.
  package let range: Range<Int>
  package let customClass: String?
  /// Whether that class is one of a package, rather than of the app that has the file, which the file
  /// gives no attributes of its own.
  package fileprivate(set) var isOfPlainClass: Bool
  package let outlets: [InterfaceOutlet]
  /// The title, text or placeholder; nil where there is none.
  package let title: String?
  package let placeholder: String?
  /// The name of the image; nil where there is none.
  package let image: String?
  package let isSystemItem: Bool
  /// Whether it is a button set up by a configuration.
  package let hasConfiguration: Bool
  package let accessibilityLabel: String?
  /// Whether its check box for accessibility is set; nil where the class decides.
  package let isAccessibilityElement: Bool?
  /// The key paths that are set when the file is loaded.
  package let runtimeAttributes: [String]
  /// A font without a text style.
  package let fixedFont: InterfaceFont?
  /// The text style of its font: `Headline`; nil where it has none.
  package let textStyle: String?
  /// Where the font with the text style stands.
  package let fontRange: Range<Int>?
  /// Whether it keeps the font that its class has by default, of a fixed size.
  package let keepsDefaultFont: Bool
  /// Whether its font follows the text size.
  package let adjustsFont: Bool
  /// How far its text may shrink, from 0 to 1; nil where it does not.
  package let minimumScale: Double?
  /// Whether it has the trait of a heading.
  package let isHeader: Bool
  /// The size in the frame that Interface Builder has laid out, in points.
  package let frame: (width: Double, height: Double)?
  /// The constraints that fix its width and height.
  package let widthRange: Range<Int>?
  package let heightRange: Range<Int>?
  /// The sizes that constraints of its own fix, in points.
  package let width: Double?
  package let height: Double?
  package let isHidden: Bool
  /// Whether it is part of a cell, which is one element or reads its texts together.
  package let isInCell: Bool
  /// For a table, its rows that hold text which grows; nil where there are none.
  package fileprivate(set) var growingRows: InterfaceRows?
  /// The element of the view at the top that it is in, or of the view of a collection.
  fileprivate let top: Int?
  /// The class of that view, if it is the label in it that is larger than all others.
  package fileprivate(set) var titledClass: String?
  /// Whether that view is one above or below the items of a collection.
  package fileprivate(set) var titlesSupplementary = false
  package let isUserInteractionEnabled: Bool
  /// Whether the file says what happens when it is pressed.
  package let isConnected: Bool
  /// Whether people may write into it, as far as the file says.
  package let isEditable: Bool
  /// What its text is drawn in, and on; nil where the file does not say it of both.
  package internal(set) var paint: InterfacePaint?

  init?(_ index: Int, in elements: [XMLElement], _ outlets: [String: [InterfaceOutlet]]) {
    let element = elements[index]
    guard let kind = Kind(rawValue: element.name) else { return nil }
    let children = element.children.map { elements[$0] }
    let attributes = element.attributes
    self.kind = kind
    range = element.range
    customClass = attributes["customClass"]
    isOfPlainClass =
      attributes["customModule"] != nil && attributes["customModuleProvider"] != "target"
    self.outlets = attributes["id"].flatMap { outlets[$0] } ?? []
    let normal = children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let configuration = children.first { $0.name == "buttonConfiguration" }
    var title = attributes["title"] ?? attributes["text"]
    title = title ?? normal?.writtenTitle(beside: configuration) ?? configuration?.writtenTitle
    let isAttributed = (children + [normal, configuration].compactMap { $0 }).contains { child in
      child.name == "attributedString" || child.name == "string"
        || child.children.contains {
          ["attributedString", "string", "attributedTitle"].contains(elements[$0].name)
        }
    }
    if title == nil, isAttributed { title = "…" }
    self.title = title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    placeholder = attributes["placeholder"].flatMap { $0.isEmpty ? nil : $0 }
    image =
      attributes["image"] ?? normal?.attributes["image"] ?? configuration?.attributes["image"]
      ?? normal?.attributes["backgroundImage"]
      ?? [normal, configuration].lazy.compactMap { $0?.imageReference(in: elements) }.first
    isSystemItem =
      attributes["systemItem"] != nil
      || ["contactAdd", "detailDisclosure", "infoLight", "infoDark", "close"].contains(
        attributes["buttonType"]
      )
    let accessibility = children.first { $0.name == "accessibility" }
    accessibilityLabel = accessibility?.attributes["label"].flatMap { $0.isEmpty ? nil : $0 }
    let flag = accessibility?.children.lazy.map { elements[$0] }.first { $0.name == "bool" }
    isAccessibilityElement = flag?.attributes["value"].map { $0 == "YES" }
    let runtime = children.first { $0.name == "userDefinedRuntimeAttributes" }
    runtimeAttributes =
      runtime?.children.compactMap { elements[$0].attributes["keyPath"] } ?? []
    let font = children.first {
      $0.name == "fontDescription" && $0.attributes["key"] == "fontDescription"
    }
    fixedFont =
      font.flatMap { InterfaceFont($0) }
      ?? (children + [normal].compactMap { $0 }).lazy.compactMap {
        InterfaceFont(ofTextIn: $0, of: elements)
      }.first
    textStyle = font?.attributes["style"].map {
      $0.hasPrefix("UICTFontTextStyle") ? String($0.dropFirst(17)) : $0
    }
    fontRange = font?.range
    // The text of a button with a configuration grows by itself.
    keepsDefaultFont = kind == .button && font == nil && configuration == nil && !isAttributed
    hasConfiguration = configuration != nil
    adjustsFont = attributes["adjustsFontForContentSizeCategory"] == "YES"
    minimumScale =
      attributes["adjustsFontSizeToFit"] == "NO"
      ? nil : attributes["minimumScaleFactor"].flatMap { Double($0) }
    let traits = accessibility?.children.lazy.map { elements[$0] }.first {
      $0.name == "accessibilityTraits"
    }
    isHeader = traits?.attributes["header"] == "YES"
    let rect = element.frame(in: elements)
    if let width = rect?.number("width"), let height = rect?.number("height") {
      frame = (width, height)
    } else {
      frame = nil
    }
    let constraints =
      children.first { $0.name == "constraints" }?.children.map { elements[$0] } ?? []
    func size(_ attribute: String) -> (Double, Range<Int>)? {
      for constraint in constraints {
        let attributes = constraint.attributes
        guard attributes["firstAttribute"] == attribute, attributes["secondItem"] == nil,
          attributes["firstItem"] == nil, attributes["relation"] == nil,
          attributes["priority"] == nil, attributes["placeholder"] != "YES",
          // One that code knows may be changed there.
          attributes["id"].map({ outlets[$0] == nil }) ?? true
        else { continue }
        return attributes["constant"].flatMap { Double($0) }.map { ($0, constraint.range) }
      }
      return nil
    }
    // `width` that equals the view's own height.
    let isSquare = constraints.contains { constraint in
      let attributes = constraint.attributes
      let sides = [attributes["firstAttribute"], attributes["secondAttribute"]]
      return attributes["secondItem"] == element.attributes["id"] && attributes["firstItem"] == nil
        && (sides == ["width", "height"] || sides == ["height", "width"])
        && (attributes["multiplier"] ?? "1:1").isOne && attributes["relation"] == nil
    }
    let fixed = (width: size("width"), height: size("height"))
    width = fixed.width?.0 ?? (isSquare ? fixed.height?.0 : nil)
    height = fixed.height?.0 ?? (isSquare ? fixed.width?.0 : nil)
    widthRange = fixed.width?.1
    heightRange = fixed.height?.1
    isHidden = attributes["hidden"] == "YES"
    var around = element.parent
    var isInCell = false
    var top: Int?
    while let parent = around, !isInCell {
      isInCell = elements[parent].name.hasSuffix("Cell")
      let outer = elements[parent].parent
      if top == nil,
        elements[parent].name == "collectionReusableView"
          || outer.map({ elements[$0].name == "objects" }) == true
      {
        top = parent
      }
      around = outer
    }
    self.isInCell = isInCell
    self.top = top
    growingRows = kind == .tableView ? InterfaceRows(index, in: elements) : nil
    isConnected =
      children.first { $0.name == "connections" }?.children.contains {
        elements[$0].name == "action" || elements[$0].name == "segue"
      } == true
    isUserInteractionEnabled = attributes["userInteractionEnabled"] != "NO"
    isEditable = attributes["editable"] != "NO" && attributes["selectable"] != "NO"
  }
}

/// A font of a fixed size.
package struct InterfaceFont: Sendable {
  package let points: Double
  package let isBold: Bool
  package let range: Range<Int>

  fileprivate init?(_ element: XMLElement) {
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
  fileprivate init?(ofTextIn element: XMLElement, of elements: [XMLElement]) {
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

extension XMLElement {
  /// The name of the image that a state or a configuration refers to with more than its name.
  func imageReference(in elements: [XMLElement]) -> String? {
    children.lazy.map { elements[$0] }.first { $0.name == "imageReference" }?.attributes["image"]
  }

  /// The title that it gives a button; nil where that shows nothing.
  var writtenTitle: String? {
    attributes["title"].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The title of a state of a button; nil for the one that Interface Builder leaves beside a
  /// configuration, which shows its own.
  func writtenTitle(beside configuration: XMLElement?) -> String? {
    guard let configuration, writtenTitle == "Button" else { return writtenTitle }
    return configuration.writtenTitle
  }
}

extension String {
  /// Whether it is a ratio of one: `1:1`, `8:8`.
  fileprivate var isOne: Bool {
    let sides = split(separator: ":")
    return sides.count == 2 ? sides[0] == sides[1] : Double(self) == 1
  }
}
