/// What an object of UIKit tells the class that it stands in of what is done to it.
extension UIKitObject {
  /// The functions of others that it is handed to, by the names under which they tell what they do;
  /// `*` for one that cannot tell.
  var handOvers: Set<String> {
    var found: Set<String> = []
    for setting in settings {
      if let name = setting.parameterName, !setting.isPlacing { found.insert(name) }
      if setting.handsOn, !setting.isCall { found.insert("*") }
    }
    return found
  }

  /// How deep functions of an extension are followed through each other.
  private static let maximumCalls = 8

  /// What the functions of an extension do to the instance, each with what those do that it calls; `*`
  /// where one is called that stands elsewhere.
  var effectsByFunction: [String: Set<String>] {
    var effects: [String: Set<String>] = [:]
    var calls: [String: Set<String>] = [:]
    for setting in settings {
      guard let name = setting.path.first else { continue }
      if UIKitNames.tells(setting.path) {
        effects[setting.member, default: []].insert(name)
      } else if setting.path.count > 1, setting.mayDoAnything {
        effects[setting.member, default: []].insert("*")
      } else if setting.isCall, setting.path.count == 1, name.first?.isLowercase == true,
        !UIKitNames.isKnown(setting.path), !UIKitNames.isFreeFunction(name)
      {
        if declaration.function(name) != nil {
          calls[setting.member, default: []].insert(name)
        } else {
          effects[setting.member, default: []].insert("*")
        }
      }
    }
    for _ in 0..<Self.maximumCalls {
      let known = effects
      for (function, called) in calls {
        for other in called { effects[function, default: []].formUnion(known[other] ?? []) }
      }
      if effects == known { break }
    }
    return effects
  }

  /// The name of the initializer of a class of UIKit that it is created by; nil where there is none
  /// with arguments.
  var initializer: String? {
    guard UIKitType(rawValue: className) != nil, let call = creation?.call,
      !call.arguments.isEmpty, call.callee.path == className
    else { return nil }
    return ObjectNames.initializer(of: className, call.arguments.map(\.label))
  }
}
