import CurbcutModel

extension Exemption {
  /// Widgets, complications and live activities have the size and the motion that the system gives
  /// them.
  static let inWidget = Exemption("it is part of a widget") {
    !$0.place.isDisjoint(with: .widget)
  }

  /// The rule is about fingers or text sizes, as iOS has them.
  static let notForIOS = Exemption("it is not built for iOS") { !$0.platforms.contains(.iOS) }

  /// What a custom view does with a gesture on it is not known.
  static let unknownView = Exemption("it is a view whose code is not known") {
    $0.isUnknownView && !isImageOrText($0)
  }

  /// A member or group hands a gesture on to what it holds.
  static let handsOnGesture = Exemption("it stands for views that may handle the gesture") {
    $0.isPassthrough && !handsThroughKnownViews($0)
  }

  /// Something around it, or what starts it, asks for Reduce Motion.
  static func checksReduceMotion(_ modifier: Modifier) -> Exemption {
    Exemption("it depends on Reduce Motion") { element -> Bool in
      guard let declaration = element.declaration, declaration.mentionsReduceMotion else {
        return false
      }
      let checks = SettingChecks(of: .reduceMotion, in: declaration)
      let changed = modifier.argument("value")?.smallNames ?? Movement(of: element).names()
      return modifier.arguments.contains { checks.decide($0.value) }
        || checks.guardPlace(modifier.range) || checks.guardChange(of: changed)
        || element.ownModifiers.contains { other in
          other.categories.contains(.movement)
            && other.arguments.contains { checks.decide($0.value) }
        }
    }
  }
}

/// Whether a view is a property of the type that holds an image or a text, which handle no gesture.
private func isImageOrText(_ view: Element) -> Bool {
  let type = view.declaration?.property(view.typeName)?.type
  return type.map { ["Image", "Text", "Image?"].contains($0) } == true
}

extension Declaration {
  /// Whether Reduce Motion decides if a change is animated.
  func checksReduceMotion(_ change: AnimatedChange) -> Bool {
    guard mentionsReduceMotion else { return false }
    let checks = SettingChecks(of: .reduceMotion, in: self)
    return change.animation.map { checks.decide($0) } == true || checks.guardPlace(change.range)
  }
}

extension Declaration {
  /// Whether the member that a place of UIKit's code stands in asks for Reduce Motion, or what calls it.
  func checksReduceMotion(around range: Range<Int>) -> Bool {
    mentionsReduceMotion
      && SettingChecks(of: .reduceMotion, in: self).concern(memberAround: range)
  }
}

/// Whether all that a member or group hands through is known, and nothing in it is operated or
/// acts by itself.
private func handsThroughKnownViews(_ element: Element) -> Bool {
  let views = element.content
  return !views.isEmpty && element.hasControl == .no
    && views.allSatisfy { view in
      !view.isUnknownView && !view.isCustomView && view.row?.isInteractive != true
        && Gestures.makeInteractive(view.ownModifiers) == .no
        && !view.hasModifier("contextMenu", "accessibilityRepresentation")
    }
}
