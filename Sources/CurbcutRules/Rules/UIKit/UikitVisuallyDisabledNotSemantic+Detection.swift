import CurbcutModel
import CurbcutSyntax

extension UIKitObject {
  /// The same without what it always is, whatever its state: an element, and a button.
  var withoutRoles: UIKitObject {
    var other = self
    other.settings.removeAll { setting in
      guard !setting.isConditional, let value = setting.value else { return false }
      switch setting.path {
      case ["isAccessibilityElement"]: return value.boolean == true
      case ["accessibilityTraits"]: return Self.roles.contains(value.memberName ?? "")
      default: return false
      }
    }
    return other
  }

  private static let roles: Set<String> = ["button", "link", "staticText", "header", "adjustable"]

  /// Whether it is a cell of UIKit's own class, which knows no state by itself.
  var isPlainCell: Bool { className == UIKitType.tableViewCell.rawValue }

  /// What fades the text of a cell where the same branch lets nobody select it.
  var dimming: ObjectSetting? {
    settings.first { dimmed in
      guard dimmed.name == "alpha", dimmed.isConditional,
        ["textLabel", "detailTextLabel", "contentView", "alpha"].contains(dimmed.path[0]),
        let value = dimmed.value?.number, value >= 0.1, value <= 0.6,
        let block = dimmed.block(in: declaration)
      else { return false }
      return settings.contains { other in
        let refuses =
          other.path == ["selectionStyle"] && other.value?.memberName == "none"
          || other.path == ["isUserInteractionEnabled"] && other.value?.boolean == false
        return refuses && other.block(in: declaration) == block
      }
    }
  }
}

extension UIKitObject {
  /// The trait where the cell is faded, taken away where the other branch makes it whole again.
  func tellingDisabled(where dimming: ObjectSetting) -> FixProposal? {
    let block = dimming.block(in: declaration)
    let whole = settings.first { other in
      other.path == dimming.path && other.member == dimming.member && other.value?.number == 1
        && other.statement == other.range && other.block(in: declaration) != block
    }
    guard dimming.statement == dimming.range, let whole else { return nil }
    let traits = "accessibilityTraits"
    return .review(
      "Add the `.notEnabled` trait",
      dimming.adding("\(dimming.prefix)\(traits).insert(.notEnabled)"),
      whole.adding("\(whole.prefix)\(traits).remove(.notEnabled)")
    )
  }
}

extension UIKitObject {
  /// What fades a cell's content in a state that it is made whole again in by the same member.
  var fadingCell: ObjectSetting? {
    guard isKind(of: .tableViewCell, .collectionViewCell) else { return nil }
    func alphas(_ member: String?) -> [ObjectSetting] {
      settings.filter { setting in
        setting.name == "alpha" && setting.path.count <= 2
          && (setting.path.count == 1 || setting.path[0] == "contentView")
          && (member == nil || setting.member == member) && !setting.isAnimated(in: declaration)
      }
    }
    return alphas(nil).first { setting in
      guard setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.7 }) == true,
        !passing.matches(setting.member),
        setting.condition(in: declaration)?.smallNames.contains(where: passing.matches) != true
      else { return false }
      return alphas(setting.member).contains { $0.value?.values.contains(1) == true }
    }
  }

  /// Whether it is a button that stands for each of a list, which is set up where it is: `for button in buttons`.
  var standsForEach: Bool { isKind(of: .button) && creation == nil && place == .local }

  /// What fades buttons of a view where a flag says that they do nothing, which nothing else says: those
  /// that it reaches by a path, or one that stands for each in a list.
  func fadedButton(in item: ItemModel) -> ObjectSetting? {
    guard
      !item.objects.contains(where: { other in
        other.declaration === declaration
          && other.settings.contains { setting in
            ["isEnabled", "isUserInteractionEnabled", "isHidden"].contains(setting.name)
              || setting.name.hasPrefix("accessibility")
          }
      })
    else { return nil }
    return settings.first { setting in
      guard setting.name == "alpha",
        isOwn
          ? setting.path.count == 2 && NameHint("button btn").matchesEnd(of: setting.path[0])
          : setting.path.count == 1,
        setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.9 }) == true
      else { return false }
      let branch = setting.branch(in: declaration)?.child(.conditionElement)?.lastChild
      let names =
        (branch.map { Expression($0).smallNames } ?? [])
        .union(setting.value?.firstCondition?.smallNames ?? [])
      return names.contains { NameHint("enabled disabled").matches($0) }
    }
  }
}

extension UIKitObject {
  /// What fades it by a property of its type that its action asks first, and does nothing otherwise.
  var fadingWhereActionStops: ObjectSetting? {
    settings(of: "alpha").first { setting in
      guard let value = setting.value, let condition = value.firstCondition,
        value.values.contains(where: { $0 >= 0.1 && $0 <= 0.7 }), value.values.contains(1)
      else { return false }
      let names = condition.smallNames.filter { declaration.property($0) != nil }
      return !names.isEmpty
        && actionBodies.contains { statements in
          statements.prefix(2).contains { statement in
            guard statement.kind == .guardStmt, let block = statement.child(.codeBlock),
              Array(block.children).map(\.code) == ["return"]
            else { return false }
            return statement.children(.conditionElement).contains { element in
              element.lastChild.map { !Expression($0).smallNames.isDisjoint(with: names) } == true
            }
          }
        }
    }
  }

  /// What happens when it is pressed, where its own type says so: the statements of each action.
  private var actionBodies: [[Node]] {
    var bodies: [[Node]] = []
    if let body = actionName.flatMap({ declaration.function($0)?.body }) { bodies.append(body) }
    var actions = settings(of: "addAction").map(\.node)
    if let primaryAction { actions.append(primaryAction.node) }
    for action in actions {
      guard let closure = action.descendants.first(where: { $0.kind == .closureExpr }) else {
        continue
      }
      bodies.append(closure.children.filter { $0.kind != .closureSignature })
    }
    // `PrimaryButton(title: "Continue") { [weak self] in self?.goOn() }`
    if className != type?.rawValue, let handler = creation?.call?.arguments.last?.closure {
      bodies.append(handler.items)
    }
    // What it does may be all in a function.
    bodies += bodies.compactMap { body in
      guard body.count == 1, let path = Expression(body[0]).call?.callee.path else { return nil }
      return declaration.function(path.filter { $0 != "?" }.withoutSelf)?.body
    }
    return bodies
  }
}

/// What passes: a press, a drag, a cell that is used again.
private let passing = NameHint(
  "highlighted highlight pressed touched touches dragging drag reuse animated loading reveal editing"
)

extension ObjectSetting {
  /// Whether an animation brings it about.
  fileprivate func isAnimated(in declaration: Declaration) -> Bool {
    declaration.nodes(around: range).contains { node in
      node.kind == .functionCallExpr
        && ["UIView.animate", "UIView.transition", "UIViewPropertyAnimator"].contains(
          Expression(node).call?.callee.path ?? ""
        )
    }
  }

  /// Where the branch stands that it is done in.
  fileprivate func block(in declaration: Declaration) -> Range<Int>? {
    branch(in: declaration)?.children.first {
      $0.kind == .codeBlock && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }?.range
  }
}
