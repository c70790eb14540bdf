/// A color that code gives the words of an object, or that UIKit gives them.
struct WrittenTextColor {
  let expression: Expression
  /// The color where nothing says it: white for the title of a button.
  var standard: Color?

  /// The colors that it may be; nil where that is not known.
  func colors(in item: ItemModel, _ declaration: Declaration) -> [ResolvedColor]? {
    guard let standard else { return item.uiColors(expression, in: declaration) }
    return [
      ResolvedColor(
        color: AdaptiveColor(standard),
        source: "",
        expression: expression,
        isSemantic: false
      )
    ]
  }
}

extension UIKitObject {
  /// The one color that code gives its words.
  var textColor: (setting: ObjectSetting, color: WrittenTextColor)? {
    let texts = textColorSettings
    // Several settings belong to several states, and which go together is not known.
    guard texts.count == 1 else { return nil }
    return texts.first.map { ($0.setting, WrittenTextColor(expression: $0.color)) }
  }

  /// All colors that code gives its words.
  var textColorSettings: [(setting: ObjectSetting, color: Expression)] {
    settings.compactMap { setting in
      switch setting.path {
      case ["textColor"], ["titleLabel", "textColor"]:
        return setting.value.map { (setting, $0) }
      case ["setTitleColor"]:
        guard setting.argument("for")?.memberName == "normal" else { return nil }
        return setting.argument(nil).map { (setting, $0) }
      default: return nil
      }
    }
  }

  /// What UIKit draws the title of a button in that code gives a background and no color: the tint of
  /// a system button, white on all others.
  ///
  /// Source: Apple, `UIButton.ButtonType` and `setTitleColor(_:for:)`.
  var defaultTitleColor: (setting: ObjectSetting, color: WrittenTextColor)? {
    guard isKind(of: .button), !isOwn, className == UIKitType.button.rawValue,
      textColorSettings.isEmpty, hasTitle == .yes, let call = creation?.call, maker == nil,
      !setsForCertain(anyOf: ["setTitleColor", "setAttributedTitle", "configuration"])
    else { return nil }
    let type = call.arguments.first { $0.label == "type" }?.value.memberName
    if type == "system" {
      let tints = settings(of: "tintColor")
      guard tints.count == 1, let setting = tints.first, let tint = setting.value,
        !settings(of: "backgroundColor").isEmpty || !settings(of: "setBackgroundImage").isEmpty
      else { return nil }
      return (setting, WrittenTextColor(expression: tint))
    }
    guard type == nil || type == "custom",
      call.arguments.allSatisfy({ ["type", "frame"].contains($0.label) }),
      let fill = settings(of: "backgroundColor").first, let value = fill.value
    else { return nil }
    return (fill, WrittenTextColor(expression: value, standard: Color(white: 1)))
  }
}

extension ItemModel {
  /// How long a function may be in which the colors of attributed texts are looked for, in bytes.
  private static let maximumFunction = 8192

  /// The one color that a function writes for the attributed text that it gives a label:
  /// `[.font: font, .foregroundColor: UIColor.gray]`.
  func attributedColor(of label: UIKitObject) -> (color: Expression, range: Range<Int>)? {
    let texts = label.settings(of: "attributedText")
    guard label.isKind(of: .label), texts.count == 1, let text = texts.first, !text.isConditional,
      label.textColor == nil, !label.setsForCertain(anyOf: ["textColor"]),
      case let functions = label.declaration.functions.filter({ $0.name == text.member }),
      functions.count == 1, let function = functions.first?.node,
      function.range.contains(text.range.lowerBound), function.range.count <= Self.maximumFunction,
      // Another text of the function may be the one that is colored.
      objects.filter({ other in
        other.settings.contains {
          $0.member == text.member && ["attributedText", "setAttributedTitle"].contains($0.name)
        }
      }).count == 1
    else { return nil }
    let entries = function.descendants.filter { node in
      node.kind == .dictionaryElement
        && node.firstChild.map { Expression($0).memberName == "foregroundColor" } == true
    }
    guard let first = entries.first, let color = first.lastChild.map({ Expression($0) }),
      entries.allSatisfy({ $0.lastChild.map { Expression($0).source } == color.source }),
      // What is written behind the colors changes them.
      !function.descendants.contains(where: {
        $0.hasText("addAttribute") || $0.hasText("addAttributes")
      })
    else { return nil }
    return (color, first.range)
  }
}
