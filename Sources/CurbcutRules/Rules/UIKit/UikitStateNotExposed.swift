import CurbcutModel

extension Rule {
  static let uikitStateNotExposed = Rule(
    id: "uikit-state-not-exposed",
    title: "State of a UIKit control is only drawn",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A border, a color or another image shows that something is chosen, open or playing. People who
      use VoiceOver hear the same words in both states unless the code changes the traits, the value or
      the label with the picture.
      """,
    knownLimitations: """
      Only states that code draws in the observer of a property, and images that a condition chooses,
      are known.
      """,
    examples: [
      .reported(
        """
        final class FilterChip: UIButton {
          private var isChosen = false {
            didSet {
              layer.borderWidth = isChosen ? 3 : 0
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isChosen" is only drawn; set `isSelected`, the trait or the accessibility value too
            }
          }
        }
        """
      ),
      .reported(
        "The image changes, and the label does not",
        """
        final class MiniPlayer: UIView {
          private let play = UIButton(type: .system)

          private var isPlaying = false {
            didSet {
              play.setImage(UIImage(systemName: isPlaying ? "pause" : "play"), for: .normal)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
            }
          }

          func setUp() {
            play.accessibilityLabel = "Play"
            addSubview(play)
          }
        }
        """
      ),
      .recommended(
        """
        final class FilterChip: UIButton {
          private var isChosen = false {
            didSet {
              layer.borderWidth = isChosen ? 3 : 0
              isSelected = isChosen
            }
          }
        }
        """
      ),
      .ignored(
        "The label or the trait changes with the image",
        """
        final class MiniPlayer: UIView {
          private let play = UIButton(type: .system)
          private let like = UIButton(type: .system)

          private var isPlaying = false {
            didSet {
              play.setImage(UIImage(systemName: isPlaying ? "pause" : "play"), for: .normal)
              play.accessibilityLabel = isPlaying ? "Pause" : "Play"
            }
          }

          func show(isLiked: Bool) {
            like.accessibilityLabel = "Like"
            like.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
            like.isSelected = isLiked
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      if object.isOwn {
        guard let (property, setting) = item.drawnState(of: object) else { return }
        findings.report(
          "\"\(property)\" is only drawn; set `isSelected`, the trait or the accessibility value too",
          at: setting.range
        )
      } else if let setting = object.drawnImage(in: item) {
        findings.report(
          "This image shows a state, and the accessibility label does not change with it",
          at: setting.range,
          unless: [
            .object("it has a title", certainty: \.hasTitle),
            .object("its label is not written in one place") { !$0.hasOneLabel },
          ]
        )
      }
    },
    exemptions: [
      .object("other code may set it up", certainty: { $0.isHandedOn ? .unknown : .no }),
      .object("its traits or its value tell the state") {
        $0.setsForCertain(anyOf: [
          "accessibilityTraits", "accessibilityValue", "isSelected", "setAccessibilityTraits",
          "accessibilityAttributedValue", "accessibilityValueBlock", "isOn",
        ])
      },
      .leftOut,
    ]
  )
}

/// What shows a state to those who see it.
private let drawing: Set<String> = [
  "borderWidth", "borderColor", "backgroundColor", "tintColor", "image", "setImage", "textColor",
  "setTitleColor", "transform", "cornerRadius", "baseBackgroundColor", "baseForegroundColor",
]

/// What tells it to everybody.
private let telling: Set<String> = [
  "isSelected", "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "text",
  "setTitle", "title", "isOn", "accessibilityHint", "isEnabled", "attributedText", "isHidden",
]

extension ItemModel {
  /// A state of a control or cell that the observer of a property draws and does not tell.
  fileprivate func drawnState(of object: UIKitObject) -> (String, ObjectSetting)? {
    let declaration = object.declaration
    guard
      object.isKind(of: .control, .tableViewCell, .collectionViewCell)
        || object.isMadeElement != nil,
      !declaration.mentionedSymbols.contains(.exposesState)
    else { return nil }
    for property in declaration.properties
    where property.getter == nil && !property.isConstant && !property.isOverride && property.isFlag
      && NameHint.switchedState.matches(property.name)
    {
      var drawn: ObjectSetting?
      var isTold = false
      for other in objects where other.declaration === declaration {
        for setting in other.settings where setting.member == property.name {
          if telling.contains(setting.name) { isTold = true }
          // What a function of the type does is not looked at here.
          if setting.isCall, other.isOwn, setting.path.count == 1,
            declaration.function(setting.name) != nil
          {
            isTold = true
          }
          let shown = setting.value ?? setting.argument(nil)
          if drawn == nil, drawing.contains(setting.name), shown?.mentions(property.name) == true {
            drawn = setting
          }
        }
      }
      if let drawn, !isTold { return (property.name, drawn) }
    }
    return nil
  }
}

extension Declaration.Property {
  /// Whether it is true or false.
  fileprivate var isFlag: Bool { type == "Bool" || initialValue?.boolean != nil }
}

extension UIKitObject {
  /// What gives it an image that a condition chooses.
  fileprivate func drawnImage(in item: ItemModel) -> ObjectSetting? {
    guard isKind(of: .button), creation != nil else { return nil }
    return settings.first { setting in
      guard setting.path == ["setImage"] || setting.path == ["configuration", "image"],
        let image = setting.value ?? setting.argument(nil)
      else { return false }
      let state = setting.argument("for")?.memberName
      return (state == nil || state == "normal")
        && declaration.written(image, in: setting.member).choosesImage
    }
  }

  /// Whether its accessibility label is set once, to the same words for all states.
  fileprivate var hasOneLabel: Bool {
    let labels = settings.filter { $0.name == "accessibilityLabel" }
    if labels.isEmpty { return isNamed == .no }
    guard labels.count == 1, let label = labels.first, !label.isConditional, let value = label.value
    else { return false }
    switch value.form {
    case .string(let phrase): return phrase.literal != nil
    case .call(let callee, _): return callee.path == "NSLocalizedString"
    default: return false
    }
  }
}

extension Expression {
  /// Whether a condition decides which of two images it is.
  fileprivate var choosesImage: Bool {
    switch form {
    case .ternary(_, let then, let otherwise): then.source != otherwise.source
    case .call(let callee, let arguments):
      arguments.contains { argument in
        if case .ternary(_, let then, let otherwise) = argument.value.form {
          return ["systemName", "named"].contains(argument.label) && then.source != otherwise.source
        }
        return false
      }
        || (callee.memberName == "withRenderingMode" || callee.memberName == "withConfiguration")
          && callee.base?.choosesImage == true
    default: false
    }
  }

  fileprivate var base: Expression? {
    if case .member(let base?, _) = form { base.withoutFallback } else { nil }
  }
}
