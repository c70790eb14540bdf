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
    return InterfaceDocument.screens(of: try InterfaceSource(reading: bytes)).compactMap { screen in
      let objects = screen.placedObjects().map(\.object)
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

/// What VoiceOver stops at on a screen of a file of Interface Builder.
struct IdentifiedObject {
  /// What stays the same when its words and its place become others: the identifier of the view, of the
  /// cell, or of the section, and what of that it is.
  let id: String
  var object: PlacedObject
  /// The start of the cell that it is part of.
  var cell: Int?
}

extension InterfaceScreen {
  /// What VoiceOver stops at; the texts of a cell are one stop.
  ///
  /// - Parameter nameInCode: what stands for the text of a view that code sets; nil for what the file
  ///   says of it.
  func placedObjects(
    _ nameInCode: (InterfaceContent) -> String? = { _ in nil }
  ) -> [IdentifiedObject] {
    var objects: [IdentifiedObject] = []
    if let title {
      var heading = PlacedObject(.label, at: title.range)
      heading.title = title.words
      heading.isHeading = true
      heading.isInBar = true
      objects.append(IdentifiedObject(id: "title of \(id ?? name)", object: heading))
    }
    let read = read { nameInCode($0) != nil }
    var cells: [Int: Int] = [:]
    var isTold: Set<Int> = []
    for (place, content) in read.enumerated() {
      let section = captions.filter { $0.range.lowerBound == content.section }
      if let section = section.first(where: \.isHeader),
        isTold.insert(section.range.lowerBound).inserted
      {
        objects.append(section.placedObject)
      }
      // Texts of the system's own cells are read together with their accessory.
      if content.view.kind == .label, let cell = content.cell {
        let words = content.view.accessibilityLabel ?? nameInCode(content) ?? content.words
        if let place = cells[cell] {
          objects[place].object.title = [objects[place].object.title, words].compactMap { $0 }
            .joined(separator: ", ")
        } else {
          cells[cell] = objects.count
          let placed = content.placedObjects(saying: words)
          objects += placed.map {
            IdentifiedObject(id: "cell \(content.cellID ?? "")", object: $0, cell: cell)
          }
        }
      } else {
        let placed = content.placedObjects(saying: nameInCode(content))
        objects += placed.enumerated().map {
          IdentifiedObject(id: "\(content.id ?? "") \($0)", object: $1, cell: content.cell)
        }
      }
      let isLast = !read[(place + 1)...].contains { $0.section == content.section }
      if isLast, let footer = section.first(where: { !$0.isHeader }) {
        objects.append(footer.placedObject)
      }
    }
    // Code fills the sections of which the file says nothing more.
    let sections = Set(read.compactMap(\.section))
    objects += captions.filter { !sections.contains($0.range.lowerBound) }.map(\.placedObject)
    return objects
  }

  /// What VoiceOver stops at, in its order: what stands in bars, then the others by their places, with
  /// all of a cell where its topmost part is.
  private func read(_ isNamedInCode: (InterfaceContent) -> Bool) -> [InterfaceContent] {
    let elements = contents.filter { $0.isElement(named: isNamedInCode($0)) }
    let others = elements.filter { !$0.isInBar }
    let groups = Dictionary(grouping: others) { $0.cell ?? $0.view.range.lowerBound }
      .sorted { $0.key < $1.key }.map { ordered($0.value) { [$0] } }
    // Rows of static tables come in the order of the file, whatever frames are left from before.
    let rows = groups.filter { $0.first?.section != nil }.flatMap { $0 }
    let all = groups.filter { $0.first?.section == nil } + (rows.isEmpty ? [] : [rows])
    let parts = all.sorted { one, other in
      (one.first?.view.range.lowerBound ?? 0) < (other.first?.view.range.lowerBound ?? 0)
    }
    return elements.filter(\.isInBar) + ordered(parts) { $0 }.joined()
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

extension InterfaceCaption {
  fileprivate var placedObject: IdentifiedObject {
    var object = PlacedObject(.label, at: range)
    object.title = words
    object.isHeading = isHeader
    return IdentifiedObject(id: "\(isHeader ? "header" : "footer") of \(id ?? "")", object: object)
  }
}

extension InterfaceContent {
  /// Whether VoiceOver stops at it. A label without text is not exposed, nor is an image view by
  /// itself.
  ///
  /// - Parameter isNamed: whether code sets its text.
  fileprivate func isElement(named isNamed: Bool) -> Bool {
    switch view.kind {
    case _ where view.isInElement: false
    case .imageView: view.isAccessibilityElement == true
    case .label: view.isAccessibilityElement != false && (isNamed || words != nil)
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
    attributedWords ?? view.title
      ?? (systemItem ?? buttonType).flatMap { SystemItem(named: $0).title }
  }

  /// The element it is; those of the segments for a segmented control, and of the buttons of a
  /// stepper.
  ///
  /// - Parameter words: what is said in place of the title that the file gives it.
  fileprivate func placedObjects(saying words: String?) -> [PlacedObject] {
    switch view.kind {
    case .segmentedControl: return view.segments.compactMap(\.title).map(part)
    case .stepper: return ["Decrement", "Increment"].map(part)
    default: break
    }
    var object = PlacedObject(view.type, at: view.range)
    object.label = view.accessibilityLabel
    object.title = words ?? title
    object.placeholder = view.placeholder
    object.hint = view.hint
    object.image = view.image
    object.traits = view.traits?.sorted()
    object.isDimmed = !view.isEnabled
    object.isSecure = view.isSecure
    object.isOn = view.kind == .switchControl ? isOn : nil
    object.isInBar = isInBar
    // The class, or whoever has the outlet, may name it.
    let isNamed = (words ?? self.words) != nil
    if !isNamed, let outlet = view.outlets.first {
      object.doubt = "code that knows \"\(outlet.property)\" may set it up"
    } else if !isNamed, let name = view.customClass {
      object.doubt = "\(name) may set it up"
    } else if view.isSystemItem, !isNamed {
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
