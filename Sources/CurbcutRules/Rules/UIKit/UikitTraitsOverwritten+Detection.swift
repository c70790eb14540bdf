import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// The traits that a getter of its own gives, where they are known.
  private var traitsOfGetter: (names: Set<String>, range: Range<Int>)? {
    guard let property = property("accessibilityTraits"), property.isOverride,
      let names = property.givenNode.flatMap({ Expression($0).traitNames })
    else { return nil }
    return (names, property.nameRange)
  }

  /// The trait of a state that a control draws, where it always has traits that leave it out.
  var droppedTrait: (range: Range<Int>, trait: String)? {
    guard let (names, range) = traitsOfGetter else { return nil }
    for (state, trait) in [("isEnabled", "notEnabled"), ("isSelected", "selected")] {
      // What is drawn by the selection is a state that the class has, whoever keeps it.
      let draws = state == "isSelected" && mentions(anyOf: [state])
      guard draws || property(state)?.isOverride == true, !names.contains(trait) else { continue }
      return (range, trait)
    }
    return nil
  }

  /// The trait that UIKit gives objects of the class, where a getter of its own never has it and makes
  /// nothing else that people operate of it.
  func lostTrait(_ inherent: String?) -> (range: Range<Int>, trait: String)? {
    guard let inherent, let (names, range) = traitsOfGetter,
      names.isDisjoint(with: [inherent, "button", "link", "tabBar", "keyboardKey", "adjustable"]),
      names.isDisjoint(with: ["header", "staticText", "image"])
    else { return nil }
    return (range, inherent)
  }
}

extension UIKitObject {
  /// Traits that are set twice in the same function, so that only the second counts, with a trait
  /// that gets lost.
  var repeatedTraits: [(lost: String, setting: ObjectSetting)] {
    let set = settings(of: "accessibilityTraits").filter {
      $0.isPlainAssignment && !$0.isConditional
    }
    return zip(set, set.dropFirst()).compactMap { first, second in
      guard first.member == second.member, first.statement != second.statement,
        let before = first.value?.traitNames, let after = second.value?.traitNames,
        let lost = before.subtracting(after).subtracting(["none"]).min(), !after.isEmpty
      else { return nil }
      return (lost, second)
    }
  }

  /// The role that it is given by a trait in one place, and a setting in another that leaves it with no
  /// more than a state: `accessibilityTraits = isSelected ? .selected : .none`. Nil for the role that the
  /// class of another declaration gives.
  var roleTakenByState: (role: String?, setting: ObjectSetting)? {
    let set = settings.filter { $0.path.first == "accessibilityTraits" }
    let states = set.first { setting in
      guard setting.isPlainAssignment, let branches = setting.value?.traitBranches else {
        return false
      }
      return branches.allSatisfy { $0?.isSubset(of: Self.states) == true }
        && branches.contains { $0?.isDisjoint(with: ["selected", "notEnabled"]) == false }
    }
    guard let states, inherentTrait == nil else { return nil }
    let roles = set.filter { $0.member != states.member && !$0.isConditional }.flatMap { setting in
      (setting.value.map { [$0] } ?? setting.arguments.map(\.value)).flatMap { $0.traitNames ?? [] }
    }
    if let role = roles.first(where: Self.roles.contains) { return (role, states) }
    let isGivenByClass = !isOwn && type == .control && inherited.contains("accessibilityTraits")
    return isGivenByClass ? (nil, states) : nil
  }

  /// What gives a control of its own, which does something, traits by which it seems to be for reading.
  var traitsWithoutRole: ObjectSetting? {
    guard type == .control, isOwn || isPressedControl,
      outside.isDisjoint(with: ["accessibilityTraits", "setAccessibilityTraits", "*"]),
      !inherited.contains("accessibilityTraits"),
      case let set = settings.filter({ $0.path.first == "accessibilityTraits" }), set.count == 1,
      let only = set.first, only.isPlainAssignment, let traits = only.value?.traitNames,
      !traits.isEmpty,
      // A control of its own that shows something may be left alone by its users.
      traits.isSubset(of: ["staticText"])
        || (isOperated || !isOwn) && traits.isSubset(of: ["staticText", "image", "header"])
    else { return nil }
    return only
  }

  private static let states: Set<String> = ["selected", "notEnabled", "none"]
  private static let roles: Set<String> = ["button", "link", "adjustable", "header", "tabBar"]

  /// The trait that UIKit gives it; nil for views that have none.
  ///
  /// Source: rendered accessibility hierarchy, iOS 17.5, 18.5 and 26.2; see `UIKitClass`.
  var inherentTrait: String? {
    switch type {
    case .button: "button"
    case .slider, .pageControl: "adjustable"
    case .switchControl: "toggleButton"
    default: nil
    }
  }

  /// Whether nothing says that it is not pressed, where others may add what happens.
  var mayBeOperated: Bool {
    (isOperated || place == .parameter || isOutlet || isOwn)
      && !settings.contains {
        ["isUserInteractionEnabled", "isEnabled"].contains($0.name) && $0.value?.boolean == false
      }
  }

  /// Whether something happens when it is pressed.
  var isOperated: Bool {
    actionName != nil || settings.contains { $0.path == ["addTarget"] || $0.path == ["addAction"] }
      || creation?.call?.arguments.contains {
        $0.label == "primaryAction" && $0.value.source != "nil"
      } == true
  }
}

extension Expression {
  /// The traits that each branch of a ternary gives.
  var traitBranches: [Set<String>?] {
    if case .ternary(_, let then, let otherwise) = form {
      return then.traitBranches + otherwise.traitBranches
    }
    return [traitNames]
  }

  /// The traits that an expression may give; nil where that is not known.
  var traitNames: Set<String>? {
    switch form {
    case .member(let base, let name)
    where base == nil || base?.path == "UIAccessibilityTraits":
      return [name]
    case .array(let elements):
      let names = elements.map(\.traitNames)
      guard names.allSatisfy({ $0 != nil }) else { return nil }
      return names.reduce(into: []) { $0.formUnion($1 ?? []) }
    case .ternary(_, let then, let otherwise):
      guard let first = then.traitNames, let second = otherwise.traitNames else { return nil }
      return first.union(second)
    default: return nil
    }
  }
}

extension ObjectSetting {
  /// `.insert(…)` or `.formUnion(…)` in place of the assignment.
  func insertion(of value: Expression) -> FixProposal? {
    let call: String
    switch value.form {
    case .member: call = "insert(\(value.source))"
    case .array(let elements) where elements.isEmpty: return nil
    case .array: call = "formUnion(\(value.source))"
    default: return nil
    }
    return .safe("Use `\(call)`", .replace(range, with: "\(prefix)accessibilityTraits.\(call)"))
  }
}
