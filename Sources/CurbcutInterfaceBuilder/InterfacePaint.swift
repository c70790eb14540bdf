/// The color of a text of Interface Builder and what it stands on.
package struct InterfacePaint: Sendable {
  package let text: InterfaceColor
  /// Nil where the file paints nothing up to the view at the top, or up to a cell or list, which the
  /// system paints.
  package let ground: InterfaceColor?
  /// Whether the file has words that are nearly white, and paints nothing below them either.
  package internal(set) var isAmongLightWords = false
  /// The view whose background it is, and those between it and the text: whoever changes the
  /// background of one of them changes what the text stands on.
  package let bearers: [InterfaceBearer]

  /// Nil where one of both is not written down, or where something else may lie between.
  init?(
    _ index: Int,
    in elements: [XMLElement],
    _ layers: InterfaceLayers,
    _ outlets: [String: [InterfaceOutlet]]
  ) {
    guard let text = InterfaceColor(ofTextOf: index, in: elements, layers),
      elements[index].attributes["enabled"] != "NO"
    else { return nil }
    var bearers: [InterfaceBearer] = []
    var place = index
    if InterfaceColor.isFilledButton(index, in: elements) {
      guard let fill = InterfaceColor(fillingButton: index, in: elements, layers) else {
        return nil
      }
      self.text = text
      ground = fill
      let outlets = elements[index].attributes["id"].flatMap { outlets[$0] } ?? []
      self.bearers = [
        InterfaceBearer(
          customClass: elements[index].attributes["customClass"],
          outlets: outlets,
          owners: []
        )
      ]
      return
    }
    while bearers.count < XMLReader.maximumDepth {
      let element = elements[place]
      // What shines through stands on more than one color.
      guard element.attributes["alpha"].map({ Double($0) == 1 }) ?? true else { return nil }
      let isInner = element.parent.map { elements[$0].name == "subviews" } ?? false
      bearers.append(
        InterfaceBearer(
          customClass: element.attributes["customClass"],
          outlets: element.attributes["id"].flatMap { outlets[$0] } ?? [],
          owners: isInner ? [] : Self.owners(of: place, in: elements)
        )
      )
      if let ground = InterfaceColor("backgroundColor", of: place, in: elements, layers) {
        if !ground.isClear {
          self.text = text
          self.ground = ground
          self.bearers = bearers
          return
        }
      } else if element.children.contains(where: {
        elements[$0].attributes["key"] == "backgroundColor"
      }) {
        return nil
      }
      if !isInner {
        if let around = Self.cell(around: place, in: elements) {
          place = around
          continue
        }
        guard Self.isOpen(place, in: elements) else { return nil }
        self.text = text
        ground = nil
        self.bearers = bearers
        return
      }
      if Self.isList(element) { return nil }
      guard let list = element.parent, let outer = elements[list].parent,
        !layers.mayCover(place, in: elements)
      else { return nil }
      place = outer
    }
    return nil
  }

  /// The cell whose content a view is, or the collection that a cell is in; nil for other views.
  private static func cell(around place: Int, in elements: [XMLElement]) -> Int? {
    guard let parent = elements[place].parent else { return nil }
    switch elements[parent].name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      return elements[place].attributes["key"] == "contentView" ? parent : nil
    case "cells" where elements[place].name == "collectionViewCell":
      return elements[parent].parent
    default: return nil
    }
  }

  /// Whether nothing but the screen, which the system paints, lies behind a view without a background.
  ///
  /// Source: Apple, `UITableViewCell`: the default background is the system's.
  private static func isOpen(_ place: Int, in elements: [XMLElement]) -> Bool {
    let element = elements[place]
    if element.name == "tableViewCell" { return true }
    guard
      ["view", "stackView", "collectionViewCell", "collectionReusableView"].contains(element.name)
    else { return false }
    return element.attributes["key"] == "view"
      || element.parent.map { elements[$0].name == "objects" } == true
  }

  /// Whether it is a list, which has a background of its own.
  private static func isList(_ element: XMLElement) -> Bool {
    ["tableView", "textView", "toolbar", "navigationBar", "tabBar", "visualEffectView"]
      .contains(element.name)
  }

  /// The classes that know a view at the top by another name: `view` of a controller, `contentView`
  /// of a cell.
  fileprivate static func owners(of place: Int, in elements: [XMLElement]) -> [String] {
    var owners: [String] = []
    var around = elements[place].parent
    while let parent = around {
      if elements[parent].name == "subviews" { break }
      if let owner = elements[parent].attributes["customClass"] { owners.append(owner) }
      if elements[parent].name == "objects" {
        for child in elements[parent].children
        where elements[child].attributes["placeholderIdentifier"] == "IBFilesOwner" {
          if let owner = elements[child].attributes["customClass"] { owners.append(owner) }
        }
        break
      }
      around = elements[parent].parent
    }
    return owners
  }
}

extension InterfacePaint {
  /// Whether it is of words that are nearly white, on a view that the file does not paint.
  var isWhiteOnOpenGround: Bool {
    guard ground == nil else { return false }
    switch text.value {
    case .parts(let red, let green, let blue, _): return min(red, green, blue) > 0.8
    case .system(let name): return ["white", "lightText"].contains(name)
    }
  }
}

/// What a text of Interface Builder stands on that code gives its color.
package struct InterfaceGround: Sendable, Equatable {
  /// The color as it is told to code: sRGB parts between commas, or `system` for one of the system's;
  /// `none` where the file has none.
  let value: String
  /// The name of the color in the asset catalog or of the system; empty for parts.
  let name: String
  /// Whether the view has it that is at the top, which the class of the outlet may paint itself.
  let isOfTop: Bool
  /// The outlets of the class through which code may paint what is in between, the nearest first.
  let between: [String]

  /// As code is told it, among what the file sets.
  var told: [String] {
    var told = ["@ground=\(isOfTop ? "top" : "inner")|\(value)|\(name)"]
    for (place, property) in between.enumerated() { told.append("@between=\(place)|\(property)") }
    return told
  }

  /// Nil where it is not known, or where what lies between is of other classes.
  ///
  /// - Parameter owner: the class that has the outlet.
  init?(
    _ index: Int,
    for owner: String,
    in elements: [XMLElement],
    _ layers: InterfaceLayers,
    _ outlets: [String: [InterfaceOutlet]]
  ) {
    guard ["label", "button", "textField", "textView"].contains(elements[index].name),
      elements[index].attributes["borderStyle"] == nil,
      elements[index].attributes["hidden"] != "YES"
    else { return nil }
    var between: [String] = []
    var place = index
    var isOfTop = false
    for _ in 0..<XMLReader.maximumDepth {
      let element = elements[place]
      guard element.attributes["alpha"].map({ Double($0) == 1 }) ?? true else { return nil }
      let custom = element.attributes["customClass"]
      guard place == index || custom == nil || custom == owner else { return nil }
      if place != index, let known = element.attributes["id"].flatMap({ outlets[$0] }) {
        for outlet in known {
          guard outlet.className == owner, !outlet.isCollection else { return nil }
          if outlet.property != "view" { between.append(outlet.property) }
        }
      }
      let list = element.parent.map { elements[$0] }
      let isInner = list?.name == "subviews"
      if !isInner {
        let isOwned =
          custom == owner || InterfacePaint.owners(of: place, in: elements).contains(owner)
        let known = element.attributes["id"].flatMap { outlets[$0] } ?? []
        // What else a class loads of a file, it puts somewhere and may paint.
        let isWhole =
          ["view", "contentView"].contains(element.attributes["key"]) || custom == owner
          || known.contains { $0.className == owner && $0.property == "view" }
        guard isOwned, isWhole else { return nil }
        isOfTop = true
      }
      if let color = InterfaceColor("backgroundColor", of: place, in: elements, layers) {
        if !color.isClear {
          switch color.value {
          case .parts(let red, let green, let blue, let opacity):
            guard opacity == 1 else { return nil }
            value = "\(red),\(green),\(blue)"
          case .system: value = "system"
          }
          name = color.name ?? ""
          self.isOfTop = isOfTop && list?.name != "tableViewCell"
          self.between = between
          return
        }
      } else if element.children.contains(where: {
        elements[$0].attributes["key"] == "backgroundColor"
      }) {
        return nil
      }
      guard let parent = element.parent else { return nil }
      if list?.name == "tableViewCell" || list?.name == "collectionViewCell" {
        place = parent
        continue
      }
      guard isInner else { break }
      guard let outer = elements[parent].parent, !layers.mayCover(place, in: elements) else {
        return nil
      }
      place = outer
    }
    guard isOfTop else { return nil }
    value = "none"
    name = ""
    self.isOfTop = true
    self.between = between
  }
}

/// What a whole file says of colors and of what lies behind what, worked out once for all its texts.
struct InterfaceLayers {
  /// The value that the file keeps of each color of an asset catalog, by the color's name.
  fileprivate let namedColors: [String: Int]
  /// The views of each list of subviews that can be seen, in the order of the file.
  private let showing: [Int: [Int]]

  /// More of them before a text are not compared with it: something will lie behind it.
  private static let maximumShowing = 64

  init(_ elements: [XMLElement]) {
    var namedColors: [String: Int] = [:]
    // Whether a view or one inside it has a background or is a picture. What is inside comes later.
    var paints = Array(repeating: false, count: elements.count)
    for index in elements.indices.reversed() {
      let element = elements[index]
      if element.name == "imageView" || element.attributes["key"] == "backgroundColor" {
        paints[index] = true
      }
      if paints[index], let parent = element.parent { paints[parent] = true }
      if element.name == "namedColor", let name = element.attributes["name"] {
        namedColors[name] = element.children.first
      }
    }
    var showing: [Int: [Int]] = [:]
    for index in elements.indices where elements[index].name == "subviews" {
      showing[index] = elements[index].children.filter { child in
        paints[child] || elements[child].attributes["customClass"] != nil
          || !["view", "label", "stackView"].contains(elements[child].name)
      }
    }
    self.namedColors = namedColors
    self.showing = showing
  }

  /// Whether a view that stands before another in the same list may lie behind it and be seen.
  fileprivate func mayCover(_ place: Int, in elements: [XMLElement]) -> Bool {
    guard let list = elements[place].parent,
      elements[list].parent.map({ elements[$0].name }) != "stackView"
    else { return false }
    let before = (showing[list] ?? []).prefix(Self.maximumShowing + 1).prefix { $0 < place }
    guard !before.isEmpty else { return false }
    guard before.count <= Self.maximumShowing, let frame = Frame(of: place, in: elements) else {
      return true
    }
    return before.contains { Frame(of: $0, in: elements)?.intersects(frame) != false }
  }

  /// Where Interface Builder has laid a view out, in points, in the view around it.
  private struct Frame {
    let horizontal: Range<Double>
    let vertical: Range<Double>

    init?(of place: Int, in elements: [XMLElement]) {
      guard let rect = elements[place].frame(in: elements), let x = rect.number("x"),
        let y = rect.number("y"), let width = rect.number("width"),
        let height = rect.number("height"), width >= 0, height >= 0
      else { return nil }
      horizontal = x..<(x + width)
      vertical = y..<(y + height)
    }

    func intersects(_ other: Frame) -> Bool {
      horizontal.overlaps(other.horizontal) && vertical.overlaps(other.vertical)
    }
  }
}

/// A view that a text stands on, and the code that may know it.
package struct InterfaceBearer: Sendable {
  package let customClass: String?
  package let outlets: [InterfaceOutlet]
  /// The classes that know it as `view` or `contentView`.
  package let owners: [String]

  init(customClass: String?, outlets: [InterfaceOutlet], owners: [String]) {
    self.customClass = customClass
    self.outlets = outlets
    self.owners = owners
  }

  /// A view of which only one class that knows it counts.
  package init(named className: String) {
    self.init(customClass: className, outlets: [], owners: [])
  }

  /// A view of which only one outlet counts.
  package init(known outlet: InterfaceOutlet) {
    self.init(customClass: nil, outlets: [outlet], owners: [])
  }
}

/// A color that a file of Interface Builder writes down.
package struct InterfaceColor: Sendable {
  package enum Value: Sendable {
    /// sRGB parts and opacity, each from 0 to 1.
    case parts(red: Double, green: Double, blue: Double, opacity: Double)
    /// One of the system's by its name in `UIColor`: `systemOrange`, `secondaryLabel`.
    case system(String)
  }

  package let value: Value
  /// What a developer calls it: the name in the asset catalog or of the system; nil for parts.
  package let name: String?
  /// Its tag, in UTF-8 offsets of the file.
  package let range: Range<Int>

  private init(value: Value, name: String?, range: Range<Int>) {
    self.value = value
    self.name = name
    self.range = range
  }

  var isClear: Bool {
    switch value {
    case .parts(_, _, _, let opacity): opacity == 0
    case .system(let name): name == "clear"
    }
  }

  /// What a label, a field, the title of a button or the dot of a page control is drawn in.
  fileprivate init?(
    ofTextOf index: Int,
    in elements: [XMLElement],
    _ layers: InterfaceLayers
  ) {
    let element = elements[index]
    switch element.name {
    case "pageControl": self.init("currentPageIndicatorTintColor", of: index, in: elements, layers)
    case "label", "textView":
      if let fragment = Self.coloredFragment(of: index, in: elements) {
        self.init("NSColor", of: fragment, in: elements, layers)
      } else {
        self.init("textColor", of: index, in: elements, layers)
      }
    case "textField":
      // The other styles of border bring a background.
      guard element.attributes["borderStyle"] == nil else { return nil }
      self.init("textColor", of: index, in: elements, layers)
    case "button":
      let normal = element.children.first {
        elements[$0].name == "state" && elements[$0].attributes["key"] == "normal"
      }
      if let configuration = Self.configuration(of: index, in: elements) {
        // The others have colors of their own.
        guard ["plain", "filled"].contains(elements[configuration].attributes["style"]) else {
          return nil
        }
        self.init("baseForegroundColor", of: configuration, in: elements, layers)
        return
      }
      // A picture may be the background.
      guard let normal, elements[normal].attributes["backgroundImage"] == nil else { return nil }
      let isColored = elements[normal].children.contains {
        elements[$0].attributes["key"] == "titleColor"
      }
      switch element.attributes["buttonType"] {
      case _ where isColored: self.init("titleColor", of: normal, in: elements, layers)
      case "system": self.init("tintColor", of: index, in: elements, layers)
      // Interface Builder writes no type for a custom button, whose title is white.
      case nil where elements[normal].attributes["title"] != nil:
        let white = Value.parts(red: 1, green: 1, blue: 1, opacity: 1)
        self.init(value: white, name: "white", range: elements[normal].range)
      default: return nil
      }
    default: return nil
    }
  }

  /// The background of a button with a filled configuration.
  fileprivate init?(
    fillingButton index: Int,
    in elements: [XMLElement],
    _ layers: InterfaceLayers
  ) {
    guard let configuration = Self.configuration(of: index, in: elements) else { return nil }
    self.init("baseBackgroundColor", of: configuration, in: elements, layers)
  }

  /// Whether a view is a button with a filled configuration.
  fileprivate static func isFilledButton(_ index: Int, in elements: [XMLElement]) -> Bool {
    configuration(of: index, in: elements).map { elements[$0].attributes["style"] } == "filled"
  }

  /// The configuration of a button, which draws its title on its own background.
  private static func configuration(of index: Int, in elements: [XMLElement]) -> Int? {
    elements[index].children.first { elements[$0].name == "buttonConfiguration" }
  }

  /// The attributes of the first part of a text that has a color of its own.
  private static func coloredFragment(of index: Int, in elements: [XMLElement]) -> Int? {
    let text = elements[index].children.first { elements[$0].name == "attributedString" }
    let fragments = text.map { elements[$0].children } ?? []
    return fragments.lazy.flatMap { elements[$0].children }.first { place in
      elements[place].name == "attributes"
        && elements[place].children.contains { elements[$0].attributes["key"] == "NSColor" }
    }
  }

  fileprivate init?(
    _ key: String,
    of index: Int,
    in elements: [XMLElement],
    _ layers: InterfaceLayers
  ) {
    let found = elements[index].children.first {
      elements[$0].name == "color" && elements[$0].attributes["key"] == key
    }
    guard let found else { return nil }
    let element = elements[found]
    var attributes = element.attributes
    // `name="systemRedColor" catalog="System"`
    let system =
      attributes["catalog"] == "System"
      ? attributes["name"] : attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"]
    name = system.map(Self.systemName) ?? attributes["name"]
    range = element.range
    if let name = attributes["name"], system == nil {
      // Interface Builder keeps what the catalog says for light mode beside the views.
      guard let kept = layers.namedColors[name] else { return nil }
      attributes = elements[kept].attributes
    }
    func part(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
    let opacity = part("alpha") ?? 1
    if let white = part("white") {
      value = .parts(red: white, green: white, blue: white, opacity: opacity)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      value = .parts(red: red, green: green, blue: blue, opacity: opacity)
    } else if let name = system {
      value = .system(Self.systemName(name))
    } else {
      return nil
    }
  }

  /// `systemOrange` of `systemOrangeColor`
  private static func systemName(_ name: String) -> String {
    switch name {
    case "groupTableViewBackgroundColor": "systemGroupedBackground"
    default: name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }
  }
}
