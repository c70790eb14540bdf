/// A view of UIKit as a file lays it out, with the words that the file gives it.
package struct PlacedObject: Sendable {
  package let type: UIKitType
  /// Where it stands, in UTF-8 offsets of the file.
  package let range: Range<Int>
  package var label: String?
  /// The title or text.
  package var title: String?
  package var placeholder: String?
  package var hint: String?
  /// The name of its image, which is read where nothing else is.
  package var image: String?
  /// The names of the traits it is given; nil where the class decides.
  package var traits: [String]?
  package var isDimmed = false
  package var isSecure = false
  /// Whether it is switched on; nil for what is no switch.
  package var isOn: Bool?
  package var isInBar = false
  package var isHeading = false
  /// Why something about it is not known.
  package var doubt: String?

  package init(_ type: UIKitType, at range: Range<Int>) {
    self.type = type
    self.range = range
  }
}

extension Transcript {
  /// What VoiceOver utters on views as a file lays them out.
  ///
  /// Source: `UIKitClass`: rendered accessibility hierarchy, iOS 17.5 to 26.2.
  package init(of objects: [PlacedObject]) {
    stops = objects.map(\.exposed)
    elementCount = stops.count
  }
}

extension PlacedObject {
  fileprivate var exposed: ExposedElement {
    var element = ExposedElement(role: type.role, view: type.rawValue, range: range, use: range)
    let row = type.row
    if isInBar {
      element.context = [ExposedElement.Context(.place, ExposedElement.ScreenPart.navigationBar)]
    }
    func part(_ words: String, _ reason: String) -> ExposedElement.Part {
      ExposedElement.Part(phrase: Phrase(words), reason: reason, range: range)
    }
    if let label {
      element.label = part(label, "accessibilityLabel")
      element.label?.step = .label
    } else if let title, row?.value != .text {
      element.label = part(title, "title")
    } else if let image {
      element.label = part(image, "the image's name")
      element.isFileName = true
    }
    if row?.value == .text {
      element.value = title.map { part($0, "text") }
      element.placeholder = placeholder.map { part($0, "placeholder") }
    }
    element.hint = hint.map { part($0, "accessibilityHint") }
    var kinds =
      traits.map { $0.compactMap(UIKitProperty.trait) } ?? row?.traits
      ?? (type == .barButtonItem ? [.button] : [])
    if isHeading { kinds.append(.heading(level: nil)) }
    if isSecure { kinds = kinds.map { $0 == .textField ? .secureTextField : $0 } }
    if isDimmed, !kinds.contains(.dimmed) { kinds.append(.dimmed) }
    element.traits = kinds.map {
      ExposedElement.Trait(kind: $0, condition: nil, reason: "Interface Builder", range: range)
    }
    if let isOn {
      element.value = part(isOn ? "on" : "off", "on")
    } else if let row, [.percent, .page].contains(row.value) {
      element.doubt = "its value is set by UIKit"
    }
    element.usage = element.usageByTraits
    element.doubt = doubt ?? element.doubt
    return element
  }
}
