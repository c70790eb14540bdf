/// What a modifier does to the elements inside.
///
/// Source: Apple, "accessibilityElement(children:)": the default, `.ignore`, makes a new element
/// without the children; `.combine` merges them; `.contain` keeps them in a container.
package enum Grouping: Sendable, Equatable {
  case ignore, combine, contain
  /// A representation or children of its own replace what is inside.
  case replace
  case unknown

  package init?(_ modifier: Modifier) {
    guard modifier.categories.contains(.grouping) else { return nil }
    switch modifier.name {
    case "accessibilityElement":
      guard let children = modifier.argument("children") else {
        self = .ignore
        return
      }
      switch children.memberName {
      case "ignore": self = .ignore
      case "combine": self = .combine
      case "contain": self = .contain
      default: self = .unknown
      }
    case "accessibilityRepresentation", "accessibilityChildren":
      self = .replace
    default:
      return nil
    }
    if modifier.isConditional { self = .unknown }
  }

  var isCollapsing: Certainty {
    switch self {
    case .ignore, .replace: .yes
    case .combine, .contain: .no
    case .unknown: .unknown
    }
  }
}
