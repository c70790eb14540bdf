/// Where on the screen a view stands, as far as it changes what is expected of it.
///
/// A view that is used in several ways, as a row here and on its own there, is in neither place for
/// certain: what is true of some uses only is possible.
package struct ViewContext: Sendable, Equatable {
  package struct Places: BitSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let toolbar = Places(rawValue: 1 << 0)
    /// Context menus, menus, alerts, confirmation dialogs and swipe actions.
    package static let menu = Places(rawValue: 1 << 1)
    package static let list = Places(rawValue: 1 << 2)
    package static let form = Places(rawValue: 1 << 3)
    package static let repeated = Places(rawValue: 1 << 4)
    /// Backgrounds and masks.
    package static let background = Places(rawValue: 1 << 5)
    package static let overlay = Places(rawValue: 1 << 6)
    package static let sectionHeader = Places(rawValue: 1 << 7)
    package static let tabItem = Places(rawValue: 1 << 8)
    /// Content that a control, table or API supplies to a system view of its own look.
    package static let systemStyled = Places(rawValue: 1 << 9)
    /// Inside a representation or the children given to assistive technology only.
    package static let representation = Places(rawValue: 1 << 10)
    package static let navigationLink = Places(rawValue: 1 << 11)
    package static let labeledContent = Places(rawValue: 1 << 12)
    /// Widgets, complications and Live Activities, by the name of the type.
    package static let widget = Places(rawValue: 1 << 13)
  }

  /// Where it stands for certain.
  package private(set) var certain: Places = []
  /// Where it stands for certain or may stand.
  package private(set) var possible: Places = []

  /// Whether it certainly stands in all of some places.
  package func contains(_ places: Places) -> Bool { certain.isSuperset(of: places) }

  /// Whether it certainly stands in none of some places.
  @inlinable package func isDisjoint(with places: Places) -> Bool {
    possible.isDisjoint(with: places)
  }

  /// Whether it fills the header of a list's or form's section.
  var isListHeader: Bool { contains(.sectionHeader) && (contains(.list) || contains(.form)) }

  /// Whether it stands in a place.
  func certainty(of place: Places) -> Certainty {
    certain.contains(place) ? .yes : possible.contains(place) ? .unknown : .no
  }

  mutating func insert(_ place: Places, _ certainty: Certainty = .yes) {
    if certainty == .yes { certain.insert(place) }
    if certainty != .no { possible.insert(place) }
  }

  mutating func formIntersection(_ places: Places) {
    certain.formIntersection(places)
    possible.formIntersection(places)
  }
}
