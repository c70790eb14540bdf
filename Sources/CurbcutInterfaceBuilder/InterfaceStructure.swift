/// A segment of a segmented control, as the file writes it.
package struct InterfaceSegment: Sendable, Equatable {
  /// The words; nil where it shows none.
  package let title: String?
  package let image: String?
  /// Its tag, in UTF-8 offsets of the file.
  package let range: Range<Int>

  init(_ element: XMLElement) {
    title = element.writtenTitle
    image = element.attributes["image"]
    range = element.range
  }
}

/// What is called when a control is used or a gesture is recognized.
package struct InterfaceAction: Sendable, Hashable {
  /// The name of the method without its parameters, or of the segue.
  package let name: String
  /// The class that has the method; nil where the file does not say which it is.
  package let className: String?
  /// The identifier of the object that has the method.
  let destination: String
}

/// A recognizer of gestures that is connected to a view.
package struct InterfaceGesture: Sendable {
  package enum Kind: String, Sendable {
    case tap = "tapGestureRecognizer"
    /// Interface Builder spells it so.
    case longPress = "pongPressGestureRecognizer"
    case pinch = "pinchGestureRecognizer"
    case rotation = "rotationGestureRecognizer"
    case swipe = "swipeGestureRecognizer"
    case pan = "panGestureRecognizer"
  }

  package let kind: Kind
  package let taps: Int
  /// How many fingers it takes.
  package let touches: Int
  /// What is called; nil where only code says it.
  package let action: InterfaceAction?
  /// The outlets by which code knows the recognizer.
  package let outlets: [InterfaceOutlet]
  /// Whether a control of the file does the same.
  package internal(set) var isRepeatedByControl = false
}

/// How the views of a file stand in each other, and what connects them.
struct InterfaceStructure {
  private let elements: [XMLElement]
  private let places: [String: Int]
  /// The class that owns the file, by the list of objects that says so.
  private let owners: [Int: String]
  /// The element in front of another one in the same list.
  private let previous: [Int: Int]
  private let outlets: [String: [InterfaceOutlet]]

  init(_ elements: [XMLElement]) {
    self.elements = elements
    var places: [String: Int] = [:]
    var owners: [Int: String] = [:]
    var previous: [Int: Int] = [:]
    for index in elements.indices {
      let attributes = elements[index].attributes
      if let id = attributes["id"] { places[id] = index }
      if attributes["placeholderIdentifier"] == "IBFilesOwner", let list = elements[index].parent {
        owners[list] = attributes["customClass"]
      }
      let list = elements[index].children
      for (child, next) in zip(list, list.dropFirst())
      where ["textField", "textView"].contains(elements[next].name) {
        previous[next] = child
      }
    }
    self.places = places
    self.owners = owners
    self.previous = previous
    outlets = InterfaceDocument.outlets(in: elements)
  }

  /// Tells each view of the others.
  func join(_ views: inout [InterfaceView]) {
    var viewAt: [Int: Int] = [:]
    for index in views.indices {
      viewAt[views[index].place] = index
      views[index].actions = actions(of: views[index].place)
      views[index].gestures = gestures(of: views[index].place)
      views[index].screenClass = screenClass(around: views[index].place)
    }
    let operated = Set(
      views.filter { $0.kind.isControl || $0.kind == .barButtonItem }.flatMap(\.actions)
    )
    let large = views.filter {
      ($0.kind.isControl || $0.kind == .barButtonItem) && $0.isEnabled && !$0.isHidden
        && $0.frame.map { min($0.width, $0.height) >= 44 } == true
    }
    let easilyOperated = Set(large.flatMap(\.actions))
    for index in views.indices {
      views[index].isRepeatedByLargeControl =
        views[index].actions.contains(where: easilyOperated.contains)
      for gesture in views[index].gestures.indices {
        views[index].gestures[gesture].isRepeatedByControl =
          views[index].gestures[gesture].action.map(operated.contains) == true
      }
      views[index].caption = caption(of: views[index], among: views, viewAt)
      tellThoseAround(index, in: &views, viewAt)
    }
  }

  /// Tells the views around one what it is to them, and it whether one of them is an element.
  private func tellThoseAround(
    _ index: Int,
    in views: inout [InterfaceView],
    _ viewAt: [Int: Int]
  ) {
    let view = views[index]
    let isControl =
      view.kind.isControl && view.isAccessibilityElement != false
      || view.isAccessibilityElement == true && view.traits?.contains("button") == true
    let isOperated =
      view.kind.isControl && view.isEnabled && view.isUserInteractionEnabled && !view.isHidden
      && (view.kind != .textView || view.isEditable)
    var around = elements[view.place].parent
    if let outer = around.flatMap({ elements[$0].parent }).flatMap({ viewAt[$0] }) {
      views[outer].innerOutlets += view.outlets
    }
    while let place = around {
      if let outer = viewAt[place] {
        if !views[outer].gestures.isEmpty { views[index].isInTapped = true }
        if isControl { views[outer].holdsControl = true }
        let isElement = views[outer].isAccessibilityElement == true
        if isElement || views[outer].hidingRange != nil, views[outer].kind.isContainer {
          if isElement { views[index].isInElement = true }
          if isOperated { views[outer].hiddenControls.append(view.wordsInMessage) }
        }
      }
      around = elements[place].parent
    }
  }

  /// The label that stands in front of a field: in the same list the one before it.
  private func caption(
    of view: InterfaceView,
    among views: [InterfaceView],
    _ viewAt: [Int: Int]
  ) -> String? {
    guard let other = previous[view.place].flatMap({ viewAt[$0] }), views[other].kind == .label
    else { return nil }
    return views[other].title
  }

  private func connections(of place: Int) -> [XMLElement] {
    let list = elements[place].children.first { elements[$0].name == "connections" }
    return list.map { elements[$0].children.map { elements[$0] } } ?? []
  }

  private func actions(of place: Int) -> [InterfaceAction] {
    connections(of: place).compactMap { connection in
      guard connection.name == "action" || connection.name == "segue",
        let destination = connection.attributes["destination"]
      else { return nil }
      let selector = connection.attributes["selector"]
      let name = selector.map { String($0.prefix { $0 != ":" }) }
      return InterfaceAction(
        name: name ?? connection.attributes["identifier"] ?? "",
        className: places[destination].flatMap { elements[$0].attributes["customClass"] },
        destination: destination
      )
    }
  }

  private func gestures(of place: Int) -> [InterfaceGesture] {
    connections(of: place).compactMap { connection in
      guard connection.attributes["property"] == "gestureRecognizers",
        let id = connection.attributes["destination"], let recognizer = places[id],
        let kind = InterfaceGesture.Kind(rawValue: elements[recognizer].name),
        elements[recognizer].attributes["enabled"] != "NO"
      else { return nil }
      func number(_ name: String) -> Int {
        elements[recognizer].attributes[name].flatMap { Int($0) } ?? 1
      }
      return InterfaceGesture(
        kind: kind,
        taps: number("numberOfTapsRequired"),
        touches: number("numberOfTouchesRequired"),
        action: actions(of: recognizer).first,
        outlets: (outlets[id] ?? []).filter { $0.property != "gestureRecognizers" }
      )
    }
  }

  /// The class of the controller of the scene, or of the view at the top or of who owns the file.
  private func screenClass(around place: Int) -> String? {
    var found: String?
    var around: Int? = place
    while let index = around {
      let parent = elements[index].parent
      if let parent, elements[parent].name == "objects" {
        found = elements[index].attributes["customClass"] ?? owners[parent]
      }
      around = parent
    }
    return found
  }
}

extension InterfaceView {
  /// What a message calls it: its name in quotation marks, else what it is.
  fileprivate var wordsInMessage: String {
    if let words = accessibilityLabel ?? title ?? outlets.first?.property { return "\"\(words)\"" }
    switch kind {
    case .textField: return "A text field"
    case .textView: return "A text view"
    case .switchControl: return "A switch"
    case .datePicker: return "A date picker"
    case .segmentedControl: return "A segmented control"
    case .pageControl: return "A page control"
    case .searchBar: return "A search bar"
    case .pickerView: return "A picker"
    default: return "A \(kind.rawValue)"
    }
  }
}
