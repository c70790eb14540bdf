import CurbcutSyntax

// What words an object shows.
extension UIKitObject {
  /// The properties and methods that give a button words.
  private static let titling = [
    "setTitle", "setAttributedTitle", "title", "attributedTitle", "configurationUpdateHandler",
    "primaryAction", "largeContentTitle",
  ]

  /// Whether it has its configuration from Interface Builder, without a title, and code sets no more than
  /// other parts of that.
  private var isConfiguredWithoutTitle: Bool {
    let own = settings.filter { $0.path.first == "configuration" }
    return isInKnownInterface && !isVisible && !isTitledElsewhere
      && setInInterface.contains("configuration")
      && setInInterface.isDisjoint(with: ["title", "setTitle"])
      && own.allSatisfy {
        $0.path.count == 2 && !["title", "attributedTitle", "subtitle"].contains($0.name)
      }
  }

  /// Whether something gives it words that name it.
  package var hasTitle: Certainty {
    if settings.contains(where: \.givesTitle) { return .yes }
    var outside = outside
    // What Interface Builder gives the button for a title, code takes away.
    if isInKnownInterface, !isTitledElsewhere, settings.contains(where: \.takesTitleAway) {
      outside.subtract(["setTitle", "configuration"])
    }
    if isConfiguredWithoutTitle { outside.remove("configuration") }
    if outside.contains("setTitle") || outside.contains("setAttributedTitle")
      || outside.contains("title") || outside.contains("text")
    {
      return .yes
    }
    // A button of UIKit has no `primaryAction` that is set: it is one of the project's own.
    let titles = inherited.filter { $0 != "primaryAction" || !isKind(of: .button) }
    if titles.contains(where: { Self.titling.contains($0) || $0 == "text" }) { return .yes }
    if let call = creation?.call {
      for argument in call.arguments {
        switch argument.label {
        case "title", "attributedTitle", "items": return argument.value.isBlankTitle ? .no : .yes
        // What a configuration of its own is given is among the settings.
        case "configuration" where argument.value.path?.hasPrefix(".") == false: break
        case "primaryAction", "configuration", "actions":
          let value = argument.label == "primaryAction" ? primaryAction : nil
          let answer = (value ?? argument.value).givesTitle
          if answer != .no { return answer }
        default: break
        }
      }
    }
    // A configuration that comes from elsewhere may hold anything.
    if outside.contains("configuration") || inherited.contains("configuration") { return .unknown }
    return isHandedOn || isUnreadOutlet || type == nil ? .unknown : .no
  }

  /// The literal text it shows; nil where there is none or it is not known.
  package var literalText: String? {
    for setting in settings {
      switch setting.path {
      case ["text"], ["title"], ["placeholder"]:
        if let words = setting.value?.phrase.value?.literal { return words }
      case ["setTitle"]:
        if let words = setting.argument(nil)?.phrase.value?.literal { return words }
      default: break
      }
    }
    return creation?.call?.arguments.first { $0.label == "title" }?.value.phrase.value?.literal
  }

  /// The name of what happens when it is operated: `deleteTapped` of `#selector(deleteTapped)`.
  package var actionName: String? {
    var values = settings.filter { $0.path == ["addTarget"] }.compactMap { $0.argument("action") }
    values += creation?.call?.arguments.filter { $0.label == "action" }.map(\.value) ?? []
    for value in values {
      if let name = value.selectorName { return name }
    }
    return nil
  }
}

extension ObjectSetting {
  /// Whether it gives words.
  /// Whether it leaves a button without a title in its normal state, whatever happens.
  fileprivate var takesTitleAway: Bool {
    path == ["setTitle"] && !isConditional && argument(nil)?.isBlankTitle == true
      && argument("for")?.memberName == "normal"
  }

  fileprivate var givesTitle: Bool {
    switch path {
    case ["setTitle"], ["setAttributedTitle"]:
      return argument(nil).map { !$0.isBlankTitle } ?? true
    case ["title"], ["text"], ["attributedText"], ["attributedTitle"], ["titleLabel", "text"],
      ["titleLabel", "attributedText"]:
      return value.map { !$0.isBlankTitle } ?? true
    case ["rx", "title"], ["rx", "text"], ["configurationUpdateHandler"]:
      return true
    case ["primaryAction"]:
      return value.map { $0.givesTitle != .no } ?? true
    case ["changesSelectionAsPrimaryAction"]:
      // The button is called as what is selected in its menu; no other menu names it.
      return value?.boolean != false
    case ["configuration"]:
      return value.map { $0.givesTitle != .no } ?? true
    default:
      return path.first == "configuration" && name.lowercased().includes("title")
        && name != "titleAlignment" && name != "titlePadding"
    }
  }
}

extension Expression {
  /// Whether it is no words for certain: nil or an empty literal.
  fileprivate var isBlankTitle: Bool {
    switch form {
    case .nothing: true
    case .string(let phrase): phrase.isBlank
    default: false
    }
  }

  /// Whether an action, menu or configuration that is created brings words.
  fileprivate var givesTitle: Certainty {
    switch form {
    case .nothing, .closure: return .no
    case .call(let callee, let arguments):
      let name = callee.memberName ?? ""
      if UIKitNames.configurations.contains(name) { return .no }
      guard ["UIAction", "UIMenu", "Configuration", "init"].contains(name) else { return .unknown }
      let title = arguments.first { $0.label == "title" }
      return Certainty(title.map { !$0.value.isBlankTitle } ?? false)
    default: return .unknown
    }
  }

  /// `deleteTapped` of `#selector(deleteTapped(_:))`.
  package var selectorName: String? {
    guard node.kind == .macroExpansionExpr else { return nil }
    let words = node.text.split {
      !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != "("
    }
    guard words.count >= 1 else { return nil }
    let inside = node.text.drop { $0 != "(" }.dropFirst().prefix { $0 != "(" && $0 != ")" }
    return inside.split(separator: ".").last.map(String.init)
  }
}

/// Words that code gives an object of UIKit for assistive technology.
package struct ObjectText: Sendable {
  /// The words as a rule about modifiers knows them.
  package let text: WrittenText
  package let setting: ObjectSetting
}

extension UIKitObject {
  /// The literal texts that are assigned as accessibility label; both arms of a ternary.
  package var writtenLabels: [ObjectText] { written("accessibilityLabel") }

  /// The literal texts that are assigned as accessibility value.
  package var writtenValues: [ObjectText] { written("accessibilityValue") }

  /// The literal texts that are assigned as accessibility hint; keys of translations left out.
  package var writtenHints: [ObjectText] {
    written("accessibilityHint").filter { hint in
      !(hint.text.phrase.literal.map { AssetNames.isKey($0) || AssetNames.isFileName($0) } ?? false)
    }
  }

  /// - Parameter value: what a name stands for; the name itself where that is not known.
  fileprivate func written(
    _ name: String,
    following value: (Expression) -> Expression = { $0 }
  ) -> [ObjectText] {
    settings.filter { $0.name == name }.flatMap { setting -> [ObjectText] in
      guard let words = setting.value else { return [] }
      let phrases = words.possiblePhrases(following: value)
      return phrases.map { expression, phrase in
        ObjectText(
          text: WrittenText(
            expression: expression,
            phrase: phrase,
            modifier: nil,
            isAlternative: phrases.count > 1
          ),
          setting: setting
        )
      }
    }
  }
}

extension ItemModel {
  /// The texts that are assigned to an object as accessibility label: both arms of a ternary, what constants
  /// stand for and what a member works out of a value of the project.
  package func writtenLabels(of object: UIKitObject) -> [ObjectText] {
    object.written("accessibilityLabel") { name in
      constant(name, in: object.declaration) ?? name
    }
  }
}
