import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

extension InterfaceAnalysis {
  /// What VoiceOver announces on each screen of a file of Interface Builder, in the order of the places
  /// that the file gives the views; of the file where it gives them none.
  ///
  /// - Throws: Why the file cannot be read, with the place.
  package static func transcripts(of bytes: [UInt8]) throws(Failure) -> [ViewTranscript] {
    let lines = LineTable(bytes)
    return try InterfaceDocument.screens(reading: bytes).compactMap { screen in
      let objects = screen.placedObjects
      guard !objects.isEmpty else { return nil }
      return ViewTranscript(
        view: screen.name,
        part: nil,
        range: screen.range,
        extent: screen.range,
        line: lines.position(of: screen.range.lowerBound).line,
        transcript: Transcript(of: objects),
        usedNames: [],
        lines: lines
      )
    }
  }
}

extension InterfaceScreen {
  /// What VoiceOver stops at; the texts of a cell are one stop.
  fileprivate var placedObjects: [PlacedObject] {
    var objects: [PlacedObject] = []
    if let title {
      var heading = PlacedObject(.label, at: title.range)
      heading.title = title.words
      heading.isHeading = true
      heading.isInBar = true
      objects.append(heading)
    }
    var cells: [Int: Int] = [:]
    for content in read {
      if content.view.kind == .label, let cell = content.cell {
        if let place = cells[cell] {
          objects[place].title = [objects[place].title, content.words].compactMap { $0 }
            .joined(separator: ", ")
          continue
        }
        cells[cell] = objects.count
      }
      objects += content.placedObjects
    }
    return objects
  }

  /// What VoiceOver stops at, in its order: what stands in bars, then the others by their places, with
  /// all of a cell where its topmost part is.
  private var read: [InterfaceContent] {
    let elements = contents.filter(\.isElement)
    let others = elements.filter { !$0.isInBar }
    let groups = Dictionary(grouping: others) { $0.cell ?? $0.view.range.lowerBound }
      .sorted { $0.key < $1.key }.map { ordered($0.value) { [$0] } }
    return elements.filter(\.isInBar) + ordered(groups) { $0 }.joined()
  }

  /// Some things in the order of the topmost of their parts.
  private func ordered<Group>(_ groups: [Group], parts: (Group) -> [InterfaceContent]) -> [Group] {
    let tops = groups.compactMap { group -> (x: Double, y: Double)? in
      let origins = parts(group).compactMap(\.origin)
      return origins.count == parts(group).count ? origins.min { $0.y < $1.y } : nil
    }
    guard tops.count == groups.count else { return groups }
    let row = isForPad ? UIKitReadingOrder.rowElsewhere : UIKitReadingOrder.rowOnPhone
    return UIKitReadingOrder.order(of: tops, row: row).map { groups[$0] }
  }
}

extension InterfaceContent {
  /// Whether VoiceOver stops at it. A label without text is not exposed, nor is an image view by
  /// itself.
  fileprivate var isElement: Bool {
    switch view.kind {
    case _ where view.isInElement: false
    case .imageView: view.isAccessibilityElement == true
    case .label: view.isAccessibilityElement != false && words != nil
    // A bar item is no view; what is put in its place, and empty space, is not one either.
    case .barButtonItem: !hasCustomView && systemItem.map { SystemItem(named: $0).isSpace } != true
    case .pageControl, .searchBar, .pickerView, .collectionView:
      view.isAccessibilityElement == true
    case _ where view.kind.isContainer: view.isAccessibilityElement == true
    default: view.isAccessibilityElement != false
    }
  }

  fileprivate var words: String? { view.accessibilityLabel ?? title }

  private var title: String? {
    attributedWords ?? view.title ?? systemItem.flatMap { SystemItem(named: $0).title }
  }

  /// The element it is; those of the segments for a segmented control, and of the buttons of a
  /// stepper.
  fileprivate var placedObjects: [PlacedObject] {
    switch view.kind {
    case .segmentedControl: return view.segments.compactMap(\.title).map(part)
    case .stepper: return ["Decrement", "Increment"].map(part)
    default: break
    }
    var object = PlacedObject(view.type, at: view.range)
    object.label = view.accessibilityLabel
    object.title = title
    object.placeholder = view.placeholder
    object.hint = view.hint
    object.image = view.image
    object.traits = view.traits?.sorted()
    object.isDimmed = !view.isEnabled
    object.isSecure = view.isSecure
    object.isOn = view.kind == .switchControl ? isOn : nil
    object.isInBar = isInBar
    // The class, or whoever has the outlet, may name it.
    if words == nil, let outlet = view.outlets.first {
      object.doubt = "code that knows \"\(outlet.property)\" may set it up"
    } else if words == nil, let name = view.customClass {
      object.doubt = "\(name) may set it up"
    } else if view.isSystemItem, words == nil {
      object.image = nil
      object.doubt = "the system names it"
    }
    return [object]
  }

  private func part(_ name: String) -> PlacedObject {
    var object = PlacedObject(.button, at: view.range)
    object.title = name
    object.isDimmed = !view.isEnabled
    return object
  }
}
