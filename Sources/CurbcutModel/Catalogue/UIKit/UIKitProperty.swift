/// What setting a property of UIKit's accessibility does.
///
/// Source: rendered accessibility hierarchy, iOS 17.5, 18.5 and 26.2.
package struct UIKitProperty: Sendable {
  package enum Effect: Sendable, Equatable {
    /// Takes the place of the built-in name; nil leaves it. On what is no element it is not read.
    case label
    /// Stands behind the name, alone where there is none; a switch does not look at it.
    case value
    case hint
    /// Takes the place of the class's traits; `insert` adds to them.
    case traits
    /// True makes one element and takes away what is inside; false passes on to what is inside.
    case element
    /// Exactly these, in this order, whatever their place; what is left out is gone. An element that
    /// is one itself does not look at it.
    case children
    /// Takes away the view and all inside, elements and containers too.
    case hiding
    /// Only the last such view among its siblings is visited, hidden or not; below a list of
    /// children it is not looked at.
    case modality
    /// Keeps what is inside together, sorted by position.
    case grouping
    /// Decides the place in the reading order.
    case place
    case actions, customContent, rotors
    /// For Voice Control only.
    case inputLabels
    /// Neither text nor order.
    case silent
  }

  package let name: String
  package let effect: Effect

  /// The properties by their names. From iOS 17 each has a twin that ends in `Block`, whose result
  /// counts before the property, whichever was set last; the container type's is never called.
  package static let all: [String: UIKitProperty] = {
    let table: [(String, Effect)] = [
      ("accessibilityLabel", .label), ("accessibilityAttributedLabel", .label),
      ("accessibilityValue", .value), ("accessibilityAttributedValue", .value),
      ("accessibilityHint", .hint), ("accessibilityAttributedHint", .hint),
      ("accessibilityTraits", .traits), ("isAccessibilityElement", .element),
      ("accessibilityElements", .children), ("accessibilityElementsHidden", .hiding),
      // A view with an alpha of nearly zero, or of no size at all, is hidden likewise.
      ("isHidden", .hiding), ("accessibilityViewIsModal", .modality),
      ("shouldGroupAccessibilityChildren", .grouping), ("accessibilityFrame", .place),
      ("accessibilityFrameInContainerSpace", .place), ("accessibilityCustomActions", .actions),
      ("accessibilityCustomContent", .customContent), ("accessibilityCustomRotors", .rotors),
      ("accessibilityUserInputLabels", .inputLabels), ("accessibilityIdentifier", .silent),
      ("accessibilityPath", .silent), ("accessibilityActivationPoint", .silent),
      ("accessibilityLanguage", .silent),
    ]
    var rows: [String: UIKitProperty] = [:]
    for (name, effect) in table { rows[name] = UIKitProperty(name: name, effect: effect) }
    return rows
  }()

  /// The trait that a member of `UIAccessibilityTraits` makes VoiceOver say; nil for those it does
  /// not speak.
  package static func trait(_ name: String) -> AccessibilityTrait? {
    switch name {
    case "button": .button
    case "link": .link
    case "header": .heading(level: nil)
    case "image": .image
    case "selected": .selected
    case "searchField": .searchField
    case "adjustable": .adjustable
    case "notEnabled": .dimmed
    case "toggleButton": .switchButton
    default: nil
    }
  }
}

/// How VoiceOver orders the views of UIKit: by the top edges of their frames, then by the leading
/// ones; in a container by the topmost of its members, or as it lists them.
///
/// Source: unit tests and images of cashapp/AccessibilitySnapshot, compared with devices back to
/// iOS 15.
package enum UIKitReadingOrder {
  /// Frames whose tops differ by less stand in one row, in points: on an iPhone.
  package static let rowOnPhone = 8.0
  /// The same on an iPad and elsewhere.
  package static let rowElsewhere = 13.0

  /// The order of frames by their origins; heights and centers do not count.
  ///
  /// - Parameters:
  ///   - origins: x and y in points.
  ///   - row: one of the two limits; a difference that reaches it begins a new row.
  ///   - isRightToLeft: whether the app's language runs that way; the view's own does not count.
  /// - Returns: The places in the list, in reading order.
  package static func order(
    of origins: [(x: Double, y: Double)],
    row: Double,
    isRightToLeft: Bool = false
  ) -> [Int] {
    // From the top; a row goes on as long as the next frame begins near the one before.
    let byTop = origins.indices.sorted { (origins[$0].y, $0) < (origins[$1].y, $1) }
    var rows: [[Int]] = []
    for index in byTop {
      if let last = rows.last?.last, origins[index].y - origins[last].y < row {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        origins[$0].x == origins[$1].x
          ? $0 < $1 : (origins[$0].x < origins[$1].x) != isRightToLeft
      }
    }
  }
}
