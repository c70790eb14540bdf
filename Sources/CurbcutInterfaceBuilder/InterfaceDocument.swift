/// What a `.xib` or `.storyboard` says of its views, as far as assistive technology is concerned.
package struct InterfaceDocument: Sendable {
  /// Why a file cannot be read.
  package struct Failure: Error, Sendable, Equatable {
    package let reason: String
    package let offset: Int
  }

  /// The views that people can come to.
  package let views: [InterfaceView]

  /// - Throws: `Failure` for what is no well-formed XML, beyond the limits, or not made by Interface
  ///   Builder.
  package init(reading bytes: [UInt8]) throws(Failure) {
    self.init(try InterfaceSource(reading: bytes))
  }

  package init(_ source: InterfaceSource) {
    let elements = source.elements
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
    InterfaceStructure(elements).join(&views)
    Self.findTitles(of: &views, in: elements)
    Self.findLightWords(among: &views)
    Self.findPlainClasses(among: &views)
    let reach = InterfaceReach(elements)
    self.views = views.filter { reach.leads(to: $0.place) }
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
          isOfModule: elements[owner].attributes["customModule"] != nil,
          isCollection: element.name == "outletCollection"
        )
      )
    }
    return outlets
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
