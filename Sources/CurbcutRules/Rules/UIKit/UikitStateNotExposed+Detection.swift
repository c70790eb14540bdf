import CurbcutModel
import CurbcutSyntax

/// A state that is drawn and told by nothing else.
struct DrawnState {
  /// The property or parameter that holds it.
  let name: String
  /// What draws it.
  let setting: ObjectSetting
}

/// What shows a state to those who see it.
private let drawing: Set<String> = [
  "borderWidth", "borderColor", "backgroundColor", "tintColor", "image", "setImage", "textColor",
  "setTitleColor", "transform", "cornerRadius", "baseBackgroundColor", "baseForegroundColor",
  "strokeWidth", "strokeColor",
]

/// What tells it to everybody.
private let telling: Set<String> = [
  "isSelected", "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "text",
  "setTitle", "title", "isOn", "accessibilityHint", "isEnabled", "attributedText", "isHidden",
]

extension ItemModel {
  /// A state of a control or cell that the observer of a property draws and does not tell.
  func drawnState(of object: UIKitObject) -> DrawnState? {
    let declaration = object.declaration
    guard
      object.isKind(of: .control, .tableViewCell, .collectionViewCell)
        || object.isMadeElement != nil, !object.isHandedOn, !declaration.exposesSelection
    else { return nil }
    for property in declaration.properties
    where property.getter == nil && !property.isConstant && !property.isOverride && property.isFlag
      && (NameHint.switchedState.matches(property.name)
        || object.type == .view && highlighting.matches(property.name)
          && !declaration.handlesTouches)
    {
      var drawn: ObjectSetting?
      var isTold = false
      let called = functions(calledBy: property.name, of: object)
      for other in objects where other.declaration === declaration {
        for setting in other.settings
        where setting.member == property.name || called.contains(setting.member) {
          if telling.contains(setting.name) { isTold = true }
          // What is called from there in its turn is not looked at.
          if setting.isCall, other.isOwn, setting.path.count == 1,
            declaration.function(setting.name) != nil, !called.contains(setting.name)
          {
            isTold = true
          }
          let shown = setting.value ?? setting.argument(nil)
          let condition = setting.isConditional ? setting.condition(in: declaration) : nil
          if drawn == nil, drawing.contains(setting.name),
            (shown?.mentions(property.name) ?? false)
              || condition?.mentions(property.name) == true
          {
            drawn = setting
          }
        }
      }
      if let drawn, !isTold { return DrawnState(name: property.name, setting: drawn) }
    }
    return nil
  }
}

extension ItemModel {
  /// The functions of a type that a member of it calls: `applyStyle` of `didSet { applyStyle() }`.
  private func functions(calledBy member: String, of object: UIKitObject) -> Set<String> {
    let declaration = object.declaration
    let calls = objects.filter { $0.isOwn && $0.declaration === declaration }.flatMap(\.settings)
      .filter { $0.member == member && $0.isCall && $0.path.count == 1 }
    return Set(calls.map(\.name).filter { declaration.function($0) != nil })
  }
}

/// What tells a view that looks like the chosen one, where nobody's finger is on it.
private let highlighting = NameHint("highlighted")

extension Declaration {
  /// Whether it follows fingers itself.
  fileprivate var handlesTouches: Bool {
    ["touchesBegan", "touchesEnded", "beginTracking"].contains { function($0) != nil }
  }
}

extension Declaration.Property {
  /// Whether it is true or false.
  fileprivate var isFlag: Bool { type == "Bool" || initialValue?.boolean != nil }
}

// MARK: Conditions

/// States that people choose, or that tell rows and pages from each other.
private let shownState = NameHint(
  """
  selected chosen checked favorite favorited liked muted starred picked unread unseen
  bookmarked flagged pinned filled is-playing marked completed expanded collapsed active free available booked is-read has-read is-new is-current taken occupied reserved overdue current-index current-page active-index selected-index done
  """
)

/// What is set in passing or by the system, and names that only look like a state.
private let passing = NameHint(
  """
  highlighted enabled dark trait style loading animated device editing dragging focused voice segment
  split
  """
)

extension ItemModel {
  /// A state that some member draws under a condition, in a cell, a control or on a screen, and that
  /// nothing in the type tells.
  func drawnCondition(of object: UIKitObject) -> DrawnState? {
    let declaration = object.declaration
    guard object.isKind(of: .view, .viewController), !object.isOutlet,
      object.outside.isDisjoint(with: ["accessibilityTraits", "accessibilityValue"]),
      declaration.keepsOwnSelection || !object.outside.contains("isSelected"),
      !declaration.exposesSelection,
      !declaration.mentions(
        anyOf: declaration.hasOwnSetter ? exposing.subtracting(["setSelected"]) : exposing
      ),
      !objects.contains(where: { other in
        other.declaration === declaration
          && other.settings.contains {
            $0.path.last == "isSelected" && !(other.isOwn && declaration.keepsOwnSelection)
          }
      })
    else { return nil }
    var candidates: [(object: UIKitObject, state: DrawnState, names: Set<String>)] = []
    // Each is compared with all that the type sets: types with more are not looked through.
    var remaining = Self.maximumDrawings
    for other in objects where other.declaration === declaration {
      for setting in other.settings where remaining > 0 && setting.isDrawing(of: other) {
        remaining -= 1
        guard let condition = setting.drawnCondition(in: declaration),
          let name = declaration.state(in: condition, drawnIn: setting.member)
            ?? setting.chosenInLoop(by: condition, in: declaration)
        else { continue }
        // A button without words has its name from the image, which another check is about.
        if other.isKind(of: .button), setting.name == "image" || setting.name == "setImage",
          other.hasTitle != .yes
        {
          continue
        }
        candidates.append((other, DrawnState(name: name, setting: setting), condition.smallNames))
      }
    }
    for candidate in candidates.sorted(by: {
      $0.state.setting.range.lowerBound < $1.state.setting.range.lowerBound
    })
    where
      (candidate.object.mayShowState(of: declaration, candidate.state.setting)
      || isAccessory(candidate.object, by: candidate.state.setting)
      || (object.isMadeElement != nil || isTapped(object)) && object.isKind(of: .view))
      && !declaration.isSelection(candidate.state.name)
      && !tells(candidate.state.name, candidate.names, in: declaration, candidate.state.setting)
    {
      return candidate.state
    }
    return nil
  }

  /// Whether an image view is what the same member puts at the end of a row.
  private func isAccessory(_ view: UIKitObject, by setting: ObjectSetting) -> Bool {
    view.type == .imageView
      && objects.contains { cell in
        cell.declaration === view.declaration
          && cell.settings.contains {
            $0.name == "accessoryView" && $0.member == setting.member && $0.value?.path == view.name
          }
      }
  }

  /// Whether a view is a control because taps on all of it do something.
  private func isTapped(_ object: UIKitObject) -> Bool {
    object.type == .view && object.declaration.keyword == .class
      && gestures(on: object, and: []).contains { $0.recognizer.isKind(of: .tapRecognizer) }
  }

  /// How many statements that draw something are looked at in a type.
  private static let maximumDrawings = 256

  /// Whether words, traits or UIKit's own selection tell a state anywhere in a type.
  private func tells(
    _ name: String,
    _ names: Set<String>,
    in declaration: Declaration,
    _ drawn: ObjectSetting
  ) -> Bool {
    objects.contains { other in
      other.declaration === declaration
        && other.settings.contains { setting in
          guard
            wording.contains(setting.name) || setting.path.first == "accessoryType"
              || setting.isGivenWords || setting.makes(what: drawn)
          else { return false }
          if setting.name.hasPrefix("accessibility"), setting.name != "accessibilityIdentifier" {
            guard setting.member == drawn.member else {
              return setting.value?.isNamedAfter(name) == true
            }
            return declaration.mayTell(setting, name)
          }
          // A picture that comes and goes is drawn too.
          if setting.name == "isHidden", !other.isKind(of: .label, .control) { return false }
          // What has opened can be found; that it can be opened is not said.
          if setting.name == "isHidden", expansion.matches(name) { return false }
          if setting.value?.mentions(name) == true || setting.argument(nil)?.mentions(name) == true
          {
            return true
          }
          guard let condition = setting.condition(in: declaration) else { return false }
          return condition.mentions(name)
            || !condition.smallNames.isDisjoint(with: names.subtracting(["self"]))
              && setting.member == drawn.member
        }
    }
  }
}

/// What exposes a state in UIKit, wherever it is named in a type.
private let exposing: Set<String> = [
  "accessibilityValue", "selectItem", "selectRow", "setSelected", "setOn",
  "UICellAccessory", "changesSelectionAsPrimaryAction", "accessibilityAttributedValue",
]

/// What may tell a state in words.
private let wording: Set<String> = [
  "text", "attributedText", "setTitle", "title", "accessibilityLabel", "accessibilityHint",
  "secondaryText", "isHidden", "isEnabled", "subtitle", "setAttributedTitle", "accessoryType",
  "attributedTitle", "placeholder", "accessories", "menu", "state", "isSelected",
]

extension ObjectSetting {
  /// Whether it is a call that hands over words: `cell.configure(image: icon, text: title)`.
  fileprivate var isGivenWords: Bool {
    isCall
      && ["text", "title", "subtitle", "label", "message", "detail", "value"].contains {
        argument($0) != nil
      }
  }

  /// Whether it puts there what another one draws: a bar button that comes with the state tells it.
  fileprivate func makes(what drawn: ObjectSetting) -> Bool {
    !path.isEmpty && member == drawn.member && path.elementsEqual(drawn.path.dropLast())
  }

  /// Whether it changes how something looks and nothing else.
  fileprivate func isDrawing(of object: UIKitObject) -> Bool {
    if drawing.contains(name) || name == "font" { return !path.contains("navigationBar") }
    // A mark that is there or not.
    if name == "isHidden", object.type != .label, !object.isKind(of: .control),
      value?.smallNames.contains(where: expansion.matches) == true
    {
      return true
    }
    // `tick.alpha = isCurrent ? 1 : 0`
    let isFaded = name == "alpha" && value?.firstCondition != nil
    guard name == "isHidden" || isFaded,
      case let mark = object.isOwn || object.place == .others
        ? path.dropLast().last ?? "" : object.name
    else { return false }
    // `tickView` and `checkImageView` are a tick and a check.
    let words = Identifier.words(of: mark).filter { $0 != "view" && $0 != "image" && $0 != "icon" }
    return object.type != .label && !object.isKind(of: .control)
      && words.last.map(marks.matchesEnd) == true
  }

  /// The condition of what is drawn; a mark is hidden by what it is assigned.
  fileprivate func drawnCondition(in declaration: Declaration) -> Expression? {
    if name == "isHidden", let value, value.boolean == nil { return value }
    return condition(in: declaration)
  }
}

/// What is opened and closed in place.
private let expansion = NameHint("expanded collapsed")

/// Small views that mark a row.
private let marks = NameHint("dot check checkmark tick badge indicator mark star ring underline")

extension UIKitObject {
  /// Whether what is drawn is part of what people choose: a cell, a control, something in a row.
  fileprivate func mayShowState(of declaration: Declaration, _ setting: ObjectSetting) -> Bool {
    if isKind(of: .button, .control, .tableViewCell, .collectionViewCell) { return true }
    if declaration.name.hasSuffix("Cell")
      || declaration.conformances.contains(where: { $0.hasSuffix("Cell") })
    {
      return true
    }
    // `content.image` of a list cell's content configuration.
    if place == .others, setting.path.count == 2, setting.name == "image",
      ["content", "configuration", "config", "contentConfiguration"].contains(setting.path[0])
    {
      return true
    }
    if setting.name == "isHidden",
      setting.value?.smallNames.contains(where: expansion.matches) == true
    {
      return true
    }
    let names = isOwn || place == .others ? setting.path : [name] + setting.path
    return names.contains { item.matches($0) }
      || [
        "Control", "Button", "Chip", "Card", "Tab", "TabBar", "Tabs", "Segment", "Option", "Dots",
      ]
      .contains { declaration.name.hasSuffix($0) || declaration.name.hasSuffix("\($0)View") }
      || setting.isCall && setting.name == "setTitleColor"
  }
}

/// What people choose among.
private let item = NameHint(
  "cell button btn chip tab option card segment swatch dot tile chevron arrow caret disclosure"
)

extension Declaration {
  /// The name of the state that a condition is about; nil for one that UIKit tells, or that passes.
  fileprivate func state(
    in condition: Expression,
    drawnIn member: String
  ) -> String? {
    let names = condition.smallNames.sorted()
    // What a model calls selected or enabled UIKit knows nothing of.
    if let state = condition.stateOfModel { return state }
    // `button == sender`, in the action of one of several
    if condition.comparesSender(in: function(member)) { return "sender" }
    guard !names.contains(where: { passing.matches($0) }) else { return nil }
    if NameHint.selection.matchesBeginning(of: member), condition.comparesPlaces {
      return names.first
    }
    for name in names where shownState.matches(name) {
      // What UIKit selects it announces.
      let isParameter = functions.contains { function in
        function.name == member && function.parameters.contains { $0.name == name }
      }
      if name == "isSelected", !isParameter, !(keepsOwnSelection && function(member) != nil) {
        return nil
      }
      return name
    }
    return nil
  }
}

extension Declaration {
  /// Whether it has a method of its own that is called as the one by which UIKit selects a cell.
  fileprivate var hasOwnSetter: Bool {
    functions.contains { function in
      function.name == "setSelected" && !function.isOverride && function.parameters.count == 1
    }
  }

  /// Whether it is no control or cell and says itself what is selected, of which UIKit knows nothing.
  var keepsOwnSelection: Bool {
    guard let property = property("isSelected") else { return false }
    return keyword == .class && conformances.first == UIKitType.view.rawValue
      && !property.isOverride
      && property.getter == nil
  }
}

extension Declaration {
  /// Whether some code gives the trait for what is selected or disabled, or picks rows.
  fileprivate var exposesSelection: Bool {
    guard mentionedSymbols.contains(.exposesState) else { return false }
    return node.allTokens.contains { token in
      token.kind == .identifier
        && ["selected", "notEnabled", "toggleButton", "selectRow", "selectItem"].contains(
          token.text
        )
        && (token.text != "selected" || isTrait(token))
    }
      || mentions(anyOf: ["accessibilityTraits"])
        && accessibilityTraitsDependOnState
  }

  /// Whether a name stands for a case, `.selected`, rather than for a property.
  private func isTrait(_ token: Token) -> Bool {
    let text = node.bytes
    let place = token.range.lowerBound - node.range.lowerBound
    return place > 0 && text.indices.contains(place - 1) && text[place - 1] == UInt8(ascii: ".")
  }

  /// Whether traits are set under a condition, or to what is worked out.
  private var accessibilityTraitsDependOnState: Bool {
    ownNodes(.sequenceExpr).contains { node in
      guard node.firstChild?.lastToken?.text == "accessibilityTraits" else { return false }
      let value = Expression(node).afterFirstOperator
      switch value.form {
      case .member(nil, _), .array: return false
      default: return true
      }
    }
  }

  /// Whether an accessibility label or hint may say a state: it is made of it, or by code of which
  /// nobody knows what it says.
  fileprivate func mayTell(_ setting: ObjectSetting, _ name: String) -> Bool {
    guard let value = setting.value, !setting.isConditional else { return true }
    if value.mentions(name) || value.firstCondition != nil { return true }
    // `let status = isUnread ? "Unread" : ""`, which the label then holds.
    let isAboutLocal = ownNodes(.variableDecl).lazy.flatMap(Property.properties).contains {
      $0.initialValue?.mentions(name) == true && value.mentions($0.name)
    }
    if isAboutLocal { return true }
    switch value.form {
    case .string:
      return value.operands.contains { $0.descendants.contains { $0.kind == .functionCallExpr } }
    case .name(let text):
      // A parameter that is shown as it is.
      return !ownNodes(.sequenceExpr).contains { node in
        node.firstChild?.lastToken?.text == "text"
          && Expression(node).afterFirstOperator.source == text
      }
    case .member(let base?, "text"), .member(let base?, "title"), .member(let base?, "name"):
      return base.path == nil
    default: return true
    }
  }
}

extension Expression {
  /// `isSelected` of `option.isSelected` and `!option.isEnabled`, where what has it is no view by its
  /// name; nil for all else.
  fileprivate var stateOfModel: String? {
    if case .prefixed("!", let inner) = form { return inner.stateOfModel }
    guard let names = path?.split(separator: ".").map(String.init), names.count > 1,
      let state = names.last,
      ["isSelected", "isEnabled", "isDisabled", "isLocked"].contains(state),
      let owner = names.dropLast().last, !["self", "super", "sender"].contains(owner)
    else { return nil }
    let words = Identifier.words(of: owner)
    let views: Set<String> = [
      "view", "button", "cell", "control", "item", "label", "field", "switch", "btn", "toggle",
      "gesture", "recognizer", "state", "action", "bar",
    ]
    return words.last.map(views.contains) == true ? nil : state
  }

  /// Whether it asks whether something is what was pressed: `button == sender`, and in an action
  /// `label === recognizer.view`.
  fileprivate func comparesSender(in function: Declaration.Function?) -> Bool {
    guard case .operators(let operands, let operators) = form,
      operators == ["=="] || operators == ["==="]
    else { return false }
    if operands.contains(where: { $0.path == "sender" }) { return true }
    guard let function, let given = function.parameters.first, function.parameters.count == 1,
      function.attributes.contains("objc") || function.attributes.contains("IBAction"),
      given.type.hasPrefix("UI")
    else { return false }
    let pressed = given.type.hasSuffix("Recognizer") ? "\(given.name).view" : given.name
    return operands.contains { $0.path == pressed }
  }

  /// Whether it asks whether one place in a row is another: `index == 0`.
  fileprivate var comparesPlaces: Bool {
    guard case .operators(_, let operators) = form, operators == ["=="] else { return false }
    return smallNames.contains { NameHint("index tab page position tag item row").matches($0) }
  }
}
