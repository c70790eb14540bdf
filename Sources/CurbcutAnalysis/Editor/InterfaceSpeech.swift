import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutSyntax

extension InterfaceAnalysis {
  /// What VoiceOver announces on each screen of a file of Interface Builder, in the order of the file.
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
    for content in contents where content.isElement {
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
}

extension InterfaceContent {
  /// Whether VoiceOver stops at it. A label without text is not exposed, nor is an image view by
  /// itself.
  fileprivate var isElement: Bool {
    switch view.kind {
    case .imageView: view.isAccessibilityElement == true
    case .label: view.isAccessibilityElement != false && words != nil
    // A bar item is no view; what is put in its place, and empty space, is not one either.
    case .barButtonItem: !hasCustomView && systemItem.map { SystemItem(named: $0).isSpace } != true
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
    case .segmentedControl: return segments.map(part)
    case .stepper: return ["Decrement", "Increment"].map(part)
    default: break
    }
    var object = PlacedObject(type, at: view.range)
    object.label = view.accessibilityLabel
    object.title = title
    object.placeholder = view.placeholder
    object.hint = hint
    object.image = view.image
    object.traits = traits
    object.isDimmed = !isEnabled
    object.isSecure = isSecure
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
    object.isDimmed = !isEnabled
    return object
  }

  private var type: UIKitType {
    switch view.kind {
    case .button: .button
    case .label: .label
    case .imageView: .imageView
    case .textField: .textField
    case .textView: .textView
    case .slider: .slider
    case .stepper: .stepper
    case .switchControl: .switchControl
    case .barButtonItem: .barButtonItem
    case .tabBarItem: .tabBarItem
    case .datePicker: .datePicker
    case .progressView: .progressView
    case .segmentedControl: .segmentedControl
    case .tableView: .tableView
    }
  }
}
