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
    let elements: [XMLElement]
    do {
      elements = try XMLReader.read(bytes)
    } catch {
      throw Failure(reason: error.reason, offset: error.offset)
    }
    guard let root = elements.first, root.name == "document" || root.name == "archive" else {
      throw Failure(reason: "this is no file of Interface Builder", offset: 0)
    }
    var outlets: [String: [InterfaceOutlet]] = [:]
    for element in elements where element.name == "outlet" || element.name == "outletCollection" {
      guard let destination = element.attributes["destination"],
        let property = element.attributes["property"],
        let owner = element.parent.flatMap({ elements[$0].parent })
      else { continue }
      outlets[destination, default: []].append(
        InterfaceOutlet(className: elements[owner].attributes["customClass"], property: property)
      )
    }
    // Files of AppKit are of another kind.
    let isForIOS = root.attributes["type"]?.contains("CocoaTouch") == true
    views =
      isForIOS
      ? elements.indices.compactMap { InterfaceView($0, in: elements, outlets) } : []
  }
}

/// Code that knows a view: a property of a class.
package struct InterfaceOutlet: Sendable, Equatable {
  /// The class; nil where the file does not say which it is.
  package let className: String?
  package let property: String
}

/// One view or bar item of a file of Interface Builder.
package struct InterfaceView: Sendable {
  package enum Kind: String, Sendable {
    case button, label, imageView, textField, textView, slider, stepper
    case switchControl = "switch"
    case barButtonItem, tabBarItem, datePicker, progressView, segmentedControl
  }

  package let kind: Kind
  /// Its start tag, in UTF-8 offsets of the file.
  package let range: Range<Int>
  package let customClass: String?
  package let outlets: [InterfaceOutlet]
  /// The title, text or placeholder; nil where there is none.
  package let title: String?
  package let placeholder: String?
  /// The name of the image; nil where there is none.
  package let image: String?
  package let isSystemItem: Bool
  package let accessibilityLabel: String?
  /// Whether its check box for accessibility is set; nil where the class decides.
  package let isAccessibilityElement: Bool?
  /// The key paths that are set when the file is loaded.
  package let runtimeAttributes: [String]
  /// A font without a text style.
  package let fixedFont: InterfaceFont?
  /// The sizes that constraints of its own fix, in points.
  package let width: Double?
  package let height: Double?
  package let isHidden: Bool
  package let isUserInteractionEnabled: Bool

  init?(_ index: Int, in elements: [XMLElement], _ outlets: [String: [InterfaceOutlet]]) {
    let element = elements[index]
    guard let kind = Kind(rawValue: element.name) else { return nil }
    let children = element.children.map { elements[$0] }
    let attributes = element.attributes
    self.kind = kind
    range = element.range
    customClass = attributes["customClass"]
    self.outlets = attributes["id"].flatMap { outlets[$0] } ?? []
    let normal = children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let configuration = children.first { $0.name == "buttonConfiguration" }
    var title = attributes["title"] ?? attributes["text"]
    title = title ?? normal?.attributes["title"] ?? configuration?.attributes["title"]
    let isAttributed = (children + [normal, configuration].compactMap { $0 }).contains { child in
      child.name == "attributedString" || child.name == "string"
        || child.children.contains {
          ["attributedString", "string", "attributedTitle"].contains(elements[$0].name)
        }
    }
    if title == nil, isAttributed { title = "…" }
    self.title = title.flatMap { $0.isEmpty ? nil : $0 }
    placeholder = attributes["placeholder"].flatMap { $0.isEmpty ? nil : $0 }
    image =
      attributes["image"] ?? normal?.attributes["image"] ?? configuration?.attributes["image"]
      ?? configuration.flatMap { configuration in
        configuration.children.lazy.map { elements[$0] }.first { $0.name == "imageReference" }?
          .attributes["image"]
      }
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
    fixedFont = font.flatMap { InterfaceFont($0) }
    func size(_ attribute: String) -> Double? {
      let constraints = children.first { $0.name == "constraints" }?.children ?? []
      for constraint in constraints.lazy.map({ elements[$0].attributes })
      where constraint["firstAttribute"] == attribute && constraint["secondItem"] == nil
        && constraint["firstItem"] == nil && constraint["relation"] == nil
        && constraint["priority"] == nil
      {
        return constraint["constant"].flatMap { Double($0) }
      }
      return nil
    }
    width = size("width")
    height = size("height")
    isHidden = attributes["hidden"] == "YES"
    isUserInteractionEnabled = attributes["userInteractionEnabled"] != "NO"
  }
}

/// A font of a fixed size.
package struct InterfaceFont: Sendable {
  package let points: Double
  package let range: Range<Int>

  fileprivate init?(_ element: XMLElement) {
    guard element.attributes["style"] == nil,
      let points = element.attributes["pointSize"].flatMap({ Double($0) }), points > 0
    else { return nil }
    self.points = points
    range = element.range
  }
}
