import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// An icon of a cell that is there or not, by a flag that the cell tells in no other way.
  ///
  /// An image view is no element: VoiceOver reads the labels of the cell and leaves it out.
  func shownIcon(of cell: UIKitObject) -> DrawnState? {
    let declaration = cell.declaration
    guard cell.isKind(of: .tableViewCell, .collectionViewCell), declaration.keyword == .class else {
      return nil
    }
    if let state = stateOfSwitchedImage(of: cell) { return state }
    guard !cell.setsForCertain(anyOf: speaking) else { return nil }
    for setting in cell.settings(of: "accessoryView") {
      guard case .ternary(let condition, let then, let otherwise)? = setting.value?.form,
        then.form == .nothing || otherwise.form == .nothing,
        (then.form == .nothing ? otherwise : then).call?.callee.path == "UIImageView",
        let flag = condition.flag, !declaration.says(flag, besides: [setting], condition)
      else { continue }
      return DrawnState(name: flag, setting: setting)
    }
    for icon in objects
    where icon.declaration === declaration && icon.type == .imageView && !icon.isOwn
      && icons.matches(icon.name) && !icon.setsForCertain(anyOf: speaking)
    {
      let hidings = icon.settings(of: "isHidden")
      for setting in hidings {
        let value = setting.value?.boolean == nil ? setting.value : nil
        guard let condition = value ?? setting.condition(in: declaration),
          let flag = condition.flag, !declaration.says(flag, besides: hidings, condition)
        else { continue }
        return DrawnState(name: flag, setting: setting)
      }
    }
    return nil
  }
}

extension UIKitObject {
  /// An image that shows a state, which an action gives the button that has called it, where the type
  /// has no words for any state.
  var imageOfSender: ObjectSetting? {
    guard place == .parameter, className == UIKitType.button.rawValue,
      let action = declaration.function(member), action.parameters.count == 1,
      action.attributes.contains("IBAction") || action.attributes.contains("objc"),
      !declaration.mentions(anyOf: Set(speaking).union(["accessibilityTraits", "isSelected"])),
      settings.allSatisfy({ $0.path == ["setImage"] || $0.path == ["tintColor"] })
    else { return nil }
    return settings.first { setting in
      setting.path == ["setImage"]
        && [nil, "normal"].contains(setting.argument("for")?.memberName)
        && setting.argument(nil)?.choosesImage == true
    }
  }
}

extension ItemModel {
  /// A state of what a cell is given by which it chooses one of several images, and of which nothing
  /// else in the cell asks: `switch issue.status { case .open: imageName = "open" … }`.
  fileprivate func stateOfSwitchedImage(of cell: UIKitObject) -> DrawnState? {
    let declaration = cell.declaration
    guard !declaration.isOpenClass, Set(speaking).isDisjoint(with: cell.outside),
      // What a class above makes an element has the label that this one gives it.
      Set(speaking).subtracting(["isAccessibilityElement"]).isDisjoint(with: cell.inherited)
    else { return nil }
    for icon in objects
    where icon.declaration === declaration && icon.type == .imageView && !icon.isOwn
      && !icon.setsForCertain(anyOf: speaking) && icon.sets("accessibilityLabel") == .no
    {
      for setting in icon.settings(of: "image") where !setting.isConditional {
        guard let function = declaration.function(setting.member), let image = setting.value,
          let choice = function.choice(of: image, before: setting.range),
          let parameter = function.parameters.first(where: { $0.name == choice.owner }),
          !declaration.keeps(parameter.name, givenTo: function)
        else { continue }
        // Whoever asks for it elsewhere may say it.
        let others = declaration.node.allTokens.contains { token in
          token.kind == .identifier && token.text == choice.state
            && !choice.range.contains(token.range.lowerBound)
        }
        if !others { return DrawnState(name: choice.state, setting: setting) }
      }
    }
    return nil
  }
}

extension Declaration {
  /// Whether a function stores what it is given, so that anything in the type may ask it later.
  fileprivate func keeps(_ parameter: String, givenTo function: Function) -> Bool {
    function.node.descendants.contains { node in
      guard node.kind == .sequenceExpr, case let parts = Array(node.children), parts.count == 3,
        parts[1].kind == .assignmentExpr
      else { return false }
      return parts[2].kind == .declReferenceExpr && parts[2].text == parameter
    }
  }
}

extension Declaration.Function {
  /// The property of a parameter by whose cases a local name is chosen that an image is made of.
  fileprivate func choice(
    of image: Expression,
    before use: Range<Int>
  ) -> (owner: String, state: String, range: Range<Int>)? {
    for statement in body ?? []
    where statement.kind == .switchExpr && statement.range.upperBound <= use.lowerBound {
      guard let subject = statement.firstChild.map({ Expression($0) }),
        case .member(let base?, let state) = subject.form, case .name(let owner) = base.form,
        stateOfThings.matchesEnd(of: state)
      else { continue }
      // What else the cases do may be told in words.
      let statements = statement.descendants.filter { $0.kind == .switchCase }
        .flatMap {
          $0.children.filter { $0.kind != .switchCaseLabel && $0.kind != .switchDefaultLabel }
        }
      var assigned: Set<String> = []
      for statement in statements {
        guard statement.kind == .sequenceExpr, case let parts = Array(statement.children),
          parts.count >= 3, parts[1].kind == .assignmentExpr,
          parts[0].kind == .declReferenceExpr
        else {
          assigned = []
          break
        }
        assigned.insert(parts[0].text)
      }
      if assigned.contains(where: image.mentions),
        assigned.allSatisfy({ isOnlyDrawn($0, behind: statement.range) })
      {
        return (owner, state, statement.range)
      }
    }
    return nil
  }

  /// Whether a local name is used for nothing but how something looks.
  private func isOnlyDrawn(_ name: String, behind choice: Range<Int>) -> Bool {
    let drawings = node.descendants.filter { node in
      node.kind == .sequenceExpr && node.range.lowerBound >= choice.upperBound
        && node.firstChild?.kind == .memberAccessExpr
        && node.firstChild?.lastChild.map { drawn.contains($0.text) } == true
    }
    return node.allTokens.allSatisfy { token in
      token.kind != .identifier || token.text != name
        || token.range.lowerBound < choice.upperBound
        || drawings.contains { $0.range.contains(token.range.lowerBound) }
    }
  }
}

/// Properties of views that are only seen.
private let drawn: Set<String> = ["image", "tintColor", "backgroundColor"]

/// What tells things of one kind from each other.
private let stateOfThings = NameHint("status state")

/// What makes words or elements for assistive technology.
private let speaking = [
  "accessibilityLabel", "accessibilityValue", "accessibilityAttributedLabel", "accessibilityHint",
  "isAccessibilityElement", "accessibilityElements", "accessibilityCustomContent",
  "accessibilityAttributedValue",
]

/// Image views that stand for something.
private let icons = NameHint("icon badge indicator lock padlock pin verified muted crown")

/// Flags about what is loaded or where it stands rather than about the thing itself.
private let passing = NameHint(
  """
  image picture photo avatar artwork cover thumbnail icon empty highlighted loading editing dragging
  first last selected pad phone portrait landscape enabled visible hidden animating
  """
)

extension Expression {
  /// Whether it holds a state, or something that is called after one: `starredStatus` of `starred`.
  func isNamedAfter(_ state: String) -> Bool {
    mentions(state)
      || smallNames.contains { Identifier.words(of: $0).contains(state.lowercased()) }
  }

  /// The property that says whether something is so: `isCached` of `!episode.isCached`.
  fileprivate var flag: String? {
    if case .prefixed("!", let inner) = form { return inner.flag }
    guard let name = path?.split(separator: ".").last.map(String.init),
      let first = Identifier.words(of: name).first, ["is", "has", "was"].contains(first),
      !passing.matches(name)
    else { return nil }
    return name
  }
}

extension Declaration {
  /// Whether a state of a cell is what UIKit says it has selected: `state.isSelected` of a cell's
  /// configuration state, handed on as `active`.
  func isSelection(_ state: String) -> Bool {
    NameHint("active selected").matches(state)
      && ownNodes(.memberAccessExpr).contains { Expression($0).path == "state.isSelected" }
  }

  /// Whether anything but the settings that hide an icon asks for a flag.
  fileprivate func says(
    _ flag: String,
    besides hidings: [ObjectSetting],
    _ condition: Expression
  ) -> Bool {
    let others = node.allTokens.reduce(into: 0) { count, token in
      let isOther =
        token.kind == .identifier && token.text == flag
        && !condition.range.contains(token.range.lowerBound)
        && !hidings.contains { $0.range.contains(token.range.lowerBound) }
      if isOther { count += 1 }
    }
    // A parameter asks for nothing.
    let parameters = functions.reduce(0) { count, function in
      count + function.parameters.count { $0.name == flag }
    }
    return others > parameters
  }
}

extension ObjectSetting {
  /// The parameter that says which one of several is drawn otherwise than the others:
  /// `for (index, button) in buttons.enumerated() { … index == active ? 2 : 0 }`.
  func chosenInLoop(by condition: Expression, in declaration: Declaration) -> String? {
    guard case .operators(let operands, let operators) = condition.form, operands.count == 2,
      operators.count == 1, ["==", "<=", "<", ">=", ">"].contains(operators[0]),
      case .name(let first) = operands[0].form, case .name(let second) = operands[1].form,
      let loop = declaration.nodes(around: range).last(where: { $0.kind == .forStmt }),
      let pattern = loop.firstChild,
      let parameters = declaration.function(member)?.parameters.map(\.name)
    else { return nil }
    let bound = Set(
      pattern.allTokens.compactMap { $0.kind == .identifier ? $0.text : nil }
    )
    if bound.contains(first), parameters.contains(second) { return second }
    return bound.contains(second) && parameters.contains(first) ? first : nil
  }
}
