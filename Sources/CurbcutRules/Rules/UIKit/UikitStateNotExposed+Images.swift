import CurbcutModel
import CurbcutSyntax

extension UIKitObject {
  /// What gives it an image that a condition chooses.
  func drawnImage(in item: ItemModel) -> ObjectSetting? {
    guard isKind(of: .button, .barButtonItem), creation != nil || isInKnownInterface
    else { return nil }
    let images = settings.filter { setting in
      guard
        setting.path == ["setImage"] || setting.path == ["configuration", "image"]
          || setting.path == ["image"]
      else { return false }
      let state = setting.argument("for")?.memberName
      return state == nil || state == "normal"
    }
    if let chosen = images.first(where: { setting in
      setting.given.map { declaration.chooses($0, in: setting.member) } == true
    }) {
      return chosen
    }
    // One image in each branch.
    for (index, setting) in images.enumerated() where setting.isConditional {
      let others = images[(index + 1)...].filter { $0.member == setting.member && $0.isConditional }
      // Which system it runs on is no state.
      guard let branch = setting.choice(in: declaration),
        !String(branch.text.prefix { $0 != "{" }).includes("#available"),
        others.contains(where: { other in
          other.choice(in: declaration)?.range == branch.range
            && other.given?.source != setting.given?.source
            && !isDimmed(beside: setting, otherThanBeside: other, in: branch)
        }),
        setting.given?.isWrittenImage == true
      else { continue }
      return setting
    }
    return nil
  }

  /// Whether it is enabled with one of two images only, in the same branches, so that it is read as
  /// dimmed with the other.
  private func isDimmed(
    beside setting: ObjectSetting,
    otherThanBeside other: ObjectSetting,
    in branch: Node
  ) -> Bool {
    func isEnabled(beside image: ObjectSetting) -> Bool? {
      guard
        let block = branch.children.first(where: { block in
          (block.kind == .codeBlock || block.kind == .switchCase)
            && block.range.encloses(image.range)
        })
      else { return nil }
      return settings(of: "isEnabled").last { block.range.contains($0.range) }?.value?.boolean
    }
    guard let one = isEnabled(beside: setting), let two = isEnabled(beside: other) else {
      return false
    }
    return one != two
  }

  /// Whether its accessibility label is set once, to the same words for all states.
  var hasOneLabel: Bool {
    let labels = settings.filter { $0.name == "accessibilityLabel" }
    // What a file of Interface Builder writes is one label too.
    if labels.isEmpty {
      return isNamed == .no || setInInterfaceOnly.contains("accessibilityLabel")
    }
    guard labels.count == 1, let label = labels.first, !label.isConditional, let value = label.value
    else { return false }
    switch value.form {
    case .string(let phrase): return phrase.literal != nil || value.insertsOnlyNames
    // What something is called it is called in each state.
    case .member(let base?, let name): return base.path != nil && ["title", "name"].contains(name)
    case .call(let callee, let arguments):
      return callee.path == "NSLocalizedString"
        || callee.path == "String" && arguments.first?.label == "localized"
    default: return false
    }
  }
}

extension UIKitObject {
  /// Whether it is given one title, whatever its state.
  var hasOneTitle: Bool {
    let titles = settings.filter { setting in
      ["setTitle", "setAttributedTitle", "title", "attributedTitle"].contains(setting.name)
    }
    guard let first = titles.first, outside.subtracting(["addTarget"]).isEmpty else { return false }
    return titles.allSatisfy {
      !$0.isConditional && $0.given?.firstCondition == nil && $0.given == first.given
    }
  }
}

extension ObjectSetting {
  /// Whether it chooses between two symbols that draw the states of one thing: a heart that is
  /// filled or not, a chevron up or down.
  var showsPairOfStates: Bool {
    guard let name = given?.call?.arguments.first(where: { $0.label == "systemName" })?.value,
      case .ternary(_, let then, let otherwise) = name.form,
      case .string(let first) = then.form, case .string(let second) = otherwise.form,
      let one = first.literal, let other = second.literal
    else { return false }
    return Symbols.areStates(one, other) || Symbols.folds(one, other)
  }
}

extension Declaration {
  /// Whether a condition decides which of two images an expression is, also where a local holds the
  /// image or its name.
  fileprivate func chooses(_ image: Expression, in member: String) -> Bool {
    let image = written(image, in: member)
    if image.choosesImage { return true }
    guard let arguments = image.call?.arguments else { return false }
    return arguments.contains { argument in
      guard ["systemName", "named"].contains(argument.label),
        case .name = argument.value.form,
        case .ternary(_, let then, let otherwise) = written(argument.value, in: member).form
      else { return false }
      return then.source != otherwise.source
    }
  }
}

extension Expression {
  /// Whether it is an image that is made or named here: `UIImage(named: "star")`, `.star`.
  fileprivate var isWrittenImage: Bool {
    if call != nil { return true }
    guard case .member(let base, _) = form else { return false }
    return base?.path?.first?.isUppercase != false
  }

  /// Whether a condition decides which of two images it is.
  var choosesImage: Bool {
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

extension Expression {
  /// Whether what a literal inserts is what something is called in each state: `"Follow \(author.name)"`.
  fileprivate var insertsOnlyNames: Bool {
    let inserted = node.children.filter { $0.kind == .expressionSegment }
    return !inserted.isEmpty
      && inserted.allSatisfy { segment in
        guard let value = segment.descendants.first(where: { $0.kind == .memberAccessExpr }),
          let path = Expression(value).path?.pathNames, path.count >= 2, let name = path.last,
          segment.descendants.allSatisfy({ $0.kind != .functionCallExpr })
        else { return false }
        return ["title", "name"].contains(name)
      }
  }
}

extension Rule {
  /// An example of `uikit-state-not-exposed` about a label that is made of a name.
  static let statesBesideNames: [Example] = [
    .reported(
      "A label with a name in it, which is the same in both states",
      """
      struct Author {
        let name: String
        let isFollowed: Bool
      }

      final class AuthorView: UIView {
        private let follow = UIButton(type: .system)

        func configure(with author: Author) {
          addSubview(follow)
          let symbol = author.isFollowed ? "star.fill" : "star"
          follow.setImage(UIImage(systemName: symbol), for: .normal)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          follow.accessibilityLabel = "Follow \\(author.name)"
        }
      }
      """
    )
  ]
}
