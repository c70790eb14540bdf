/// Code that knows a view: a property of a class.
package struct InterfaceOutlet: Sendable, Equatable {
  /// The class; nil where the file does not say which it is.
  package let className: String?
  package let property: String
  /// Whether the file says which module the class is of, as it does for classes of Swift.
  package let isOfModule: Bool
  /// Whether the property holds several views; what code does to each of them is not followed.
  package let isCollection: Bool
}

/// One view or bar item of a file of Interface Builder.
package struct InterfaceView: Sendable {
  package enum Kind: String, Sendable {
    case button, label, imageView, textField, textView, slider, stepper
    case switchControl = "switch"
    case barButtonItem, tabBarItem, datePicker, progressView, segmentedControl, tableView
    case view, stackView, scrollView, visualEffectView, collectionView, collectionReusableView
    case tableViewCell, collectionViewCell
    case pageControl, searchBar, pickerView

    /// Whether people operate it.
    package var isControl: Bool {
      switch self {
      case .button, .textField, .textView, .slider, .stepper, .switchControl, .datePicker,
        .segmentedControl, .pageControl, .searchBar, .pickerView:
        true
      default: false
      }
    }

    /// Whether it only holds other views: it is no element by itself.
    package var isContainer: Bool {
      switch self {
      case .view, .stackView, .scrollView, .visualEffectView, .collectionReusableView,
        .tableViewCell, .collectionViewCell:
        true
      default: false
      }
    }
  }

  package let kind: Kind
  /// Its start tag, in UTF-8 offsets of the file.
  package let range: Range<Int>
  package let customClass: String?
  /// Whether that class is one of a package, rather than of the app that has the file, which the file
  /// gives no attributes of its own.
  package internal(set) var isOfPlainClass: Bool
  /// The classes of the views that are made for it to be seen: its own, and those around it.
  package let madeClasses: [String]
  package let outlets: [InterfaceOutlet]
  /// The outlets to the views that stand right in it, from which code may come to it.
  package internal(set) var innerOutlets: [InterfaceOutlet] = []
  /// The title, text or placeholder; nil where there is none.
  package let title: String?
  package let placeholder: String?
  /// The name of the image; nil where there is none.
  package let image: String?
  package let isSystemItem: Bool
  /// Whether it is a button set up by a configuration.
  package let hasConfiguration: Bool
  package let accessibilityLabel: String?
  package let hint: String?
  /// The traits that its accessibility section chooses; nil where the class decides.
  package let traits: Set<String>?
  /// The start tag of its accessibility section, or of what sets its label when the file is loaded.
  package let accessibilityRange: Range<Int>?
  /// Whether its check box for accessibility is set; nil where the class decides.
  package let isAccessibilityElement: Bool?
  /// What hides all that it holds from assistive technology when the file is loaded.
  package let hidingRange: Range<Int>?
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
  package var isHeader: Bool { traits?.contains("header") == true }
  /// The size in the frame that Interface Builder has laid out, in points.
  package let frame: (width: Double, height: Double)?
  /// The constraints that fix its width and height.
  package let widthRange: Range<Int>?
  package let heightRange: Range<Int>?
  /// The sizes that constraints of its own fix, in points.
  package let width: Double?
  package let height: Double?
  package let isHidden: Bool
  /// Whether the file lays it out so small that nobody sees or touches it.
  package let isTiny: Bool
  /// Whether other views stand in it.
  package let holdsViews: Bool
  /// Whether it is part of a cell, which is one element or reads its texts together.
  package let isInCell: Bool
  /// For a table, its rows that hold text which grows; nil where there are none.
  package internal(set) var growingRows: InterfaceRows?
  /// The element of the view at the top that it is in, or of the view of a collection.
  let top: Int?
  /// The class of that view, if it is the label in it that is larger than all others.
  package internal(set) var titledClass: String?
  /// Whether that view is one above or below the items of a collection.
  package internal(set) var titlesSupplementary = false
  package let isUserInteractionEnabled: Bool
  package let isEnabled: Bool
  /// How many lines its text may have; 0 for any number.
  package let lines: Int
  /// What kind of text a field takes, for AutoFill; nil where the file does not say.
  package let contentType: String?
  package let keyboard: String?
  package let isSecure: Bool
  /// The titles and images of the segments.
  package let segments: [InterfaceSegment]
  /// The recognizers of gestures that the file gives it.
  package internal(set) var gestures: [InterfaceGesture] = []
  /// What is called when it is used.
  package internal(set) var actions: [InterfaceAction] = []
  /// Whether a control as large as a finger does the same.
  package internal(set) var isRepeatedByLargeControl = false
  /// The controls in it that people can operate, where it is one element itself or hides what it holds.
  package internal(set) var hiddenControls: [String] = []
  /// Whether it is in a view that is one element, in which no other is found.
  package internal(set) var isInElement = false
  /// Whether a view around it has a recognizer of gestures.
  package internal(set) var isInTapped = false
  /// Whether there is a control in it, or a view that is exposed as a button, which takes the taps.
  package internal(set) var holdsControl = false
  /// The text of the label in front of it.
  package internal(set) var caption: String?
  /// Whether it is the view of a screen.
  package let isOfScreen: Bool
  /// The class of the scene or of the view at the top that it stands in.
  package internal(set) var screenClass: String?
  /// Its place among the elements of the file.
  let place: Int
  /// Whether the file says what happens when it is pressed.
  package let isConnected: Bool
  /// Whether people may write into it, as far as the file says.
  package let isEditable: Bool
  /// Whether it darkens all of the view that it stands in, as what lies below a dialog does.
  package let isVeil: Bool
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
    hint = accessibility?.attributes["hint"].flatMap { $0.isEmpty ? nil : $0 }
    let runtime = children.first { $0.name == "userDefinedRuntimeAttributes" }
    let set = runtime?.children.map { elements[$0] } ?? []
    runtimeAttributes = set.compactMap { $0.attributes["keyPath"] }
    hidingRange =
      set.first {
        $0.attributes["keyPath"] == "accessibilityElementsHidden" && $0.attributes["value"] == "YES"
      }?.range
    let label = set.first {
      $0.attributes["keyPath"] == "accessibilityLabel" && $0.attributes["type"] == "string"
    }
    accessibilityLabel =
      (label?.attributes["value"] ?? accessibility?.attributes["label"])
      .flatMap { $0.isEmpty ? nil : $0 }
    accessibilityRange = label?.range ?? accessibility?.range
    // What is set when the file is loaded is set last.
    let flag =
      set.first { $0.attributes["keyPath"] == "isAccessibilityElement" }
      ?? accessibility?.children.lazy.map { elements[$0] }.first { $0.name == "bool" }
    isAccessibilityElement = flag?.attributes["value"].map { $0 == "YES" }
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
    let chosen = accessibility?.children.lazy.map { elements[$0] }.first {
      $0.name == "accessibilityTraits"
    }
    traits = chosen.map {
      Set($0.attributes.filter { $0.value == "YES" }.keys).subtracting(["none"])
    }
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
    isTiny = frame.map { min($0.width, $0.height) <= 1 } ?? false
    holdsViews = children.contains { $0.name == "subviews" && !$0.children.isEmpty }
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
    var madeClasses = [customClass].compactMap { $0 }
    around = element.parent
    while let parent = around, !elements[parent].name.hasSuffix("ontroller") {
      if let name = elements[parent].attributes["customClass"] { madeClasses.append(name) }
      around = elements[parent].parent
    }
    self.madeClasses = madeClasses
    growingRows = kind == .tableView ? InterfaceRows(index, in: elements) : nil
    isConnected =
      children.first { $0.name == "connections" }?.children.contains {
        elements[$0].name == "action" || elements[$0].name == "segue"
      } == true
    isUserInteractionEnabled = attributes["userInteractionEnabled"] != "NO"
    isEnabled = attributes["enabled"] != "NO"
    lines = attributes["numberOfLines"].flatMap { Int($0) } ?? 1
    let input = children.first { $0.name == "textInputTraits" }
    contentType = input?.attributes["textContentType"]
    keyboard = input?.attributes["keyboardType"]
    isSecure = input?.attributes["secureTextEntry"] == "YES"
    segments =
      children.first { $0.name == "segments" }?.children.map { InterfaceSegment(elements[$0]) }
      ?? []
    let parent = element.parent.map { elements[$0] }
    isOfScreen = attributes["key"] == "view" && parent?.name.hasSuffix("ontroller") == true
    place = index
    isEditable = attributes["editable"] != "NO" && attributes["selectable"] != "NO"
    isVeil = kind == .view && element.darkens(in: elements)
  }
}

extension XMLElement {
  /// Whether its background lets through, darker, the view that it stands in and covers.
  fileprivate func darkens(in elements: [XMLElement]) -> Bool {
    let color = children.lazy.map { elements[$0] }.first {
      $0.name == "color" && $0.attributes["key"] == "backgroundColor"
    }
    guard let color, let opacity = color.number("alpha"), (0.2...0.9).contains(opacity),
      ["white", "red", "green", "blue"].allSatisfy({ color.number($0) ?? 0 < 0.3 }),
      let around = parent.flatMap({ elements[$0].parent }), let own = frame(in: elements),
      let outer = elements[around].frame(in: elements)
    else { return false }
    return ["width", "height"].allSatisfy { own.attributes[$0] == outer.attributes[$0] }
  }
}

extension String {
  /// Whether it is a ratio of one: `1:1`, `8:8`.
  fileprivate var isOne: Bool {
    let sides = split(separator: ":")
    return sides.count == 2 ? sides[0] == sides[1] : Double(self) == 1
  }
}
