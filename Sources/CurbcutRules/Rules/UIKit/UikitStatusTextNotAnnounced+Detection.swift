import CurbcutModel
import CurbcutSyntax

extension ObjectSetting {
  /// Whether it is done once something has come to an end elsewhere: behind an `await`, or in a closure
  /// that is kept.
  func isOutcome(in declaration: Declaration) -> Bool {
    let around = declaration.nodes(around: range)
    return around.contains { node in
      guard node.kind == .closureExpr || node.kind == .codeBlock else { return false }
      let signature = node.child(.closureSignature)?.text ?? ""
      if signature.includes("weak self") || signature.includes("unowned self") { return true }
      return node.children.contains {
        $0.range.upperBound <= range.lowerBound && $0.code.includes("await ")
      }
    }
  }

  /// Whether it gives words in what a button does that is pressed: `UIAction { _ in label.text = "…" }`,
  /// or what was worked out in the action that a button of Interface Builder sends.
  func isDoneByAction(in declaration: Declaration) -> Bool {
    if let function = declaration.function(member), function.attributes.contains("IBAction"),
      function.parameters.first.map({ $0.type == "UIButton" || $0.type == "UIBarButtonItem" })
        ?? true,
      let value, value.phrase.value?.literal?.isEmpty != true, value.form != .nothing
    {
      return true
    }
    guard value?.phrase.value?.literal?.isEmpty == false else { return false }
    return declaration.nodes(around: range).contains { node in
      guard node.kind == .functionCallExpr, let call = Expression(node).call else { return false }
      return call.callee.path == "UIAction"
        && call.arguments.contains { $0.closure != nil && $0.value.range.encloses(range) }
    }
  }

  /// Whether it shakes a text or field to say no, and no words come with that.
  func isShake(of object: UIKitObject, in item: ItemModel) -> Bool {
    guard isCall, isConditional, path.count == 1, NameHint("shake").matchesBeginning(of: name),
      object.isKind(of: .label, .textField, .textView)
    else { return false }
    let code = object.declaration.function(member)?.node.code ?? ""
    return !["present(", "lert", "rror(", "howMessage"].contains { code.includes($0) }
      && !item.objects.contains { other in
        other.declaration === object.declaration && other.isKind(of: .label)
          && other.settings.contains {
            $0.member == member && [["text"], ["isHidden"]].contains($0.path)
          }
      }
  }

  /// Whether it shows what the camera has read, at a time that nobody knows.
  ///
  /// Source: Apple, `AVCaptureMetadataOutputObjectsDelegate`.
  var tellsOfScan: Bool {
    path == ["text"] && member == "metadataOutput" && value?.phrase.value?.literal?.isEmpty != true
  }

  /// Whether a condition decides if a text is seen, in what a field or a form calls.
  func showsByCondition(_ label: UIKitObject) -> Bool {
    guard path == ["isHidden"], !isConditional, let value, value.boolean == nil,
      label.literalText != nil,
      let function = label.declaration.function(member)
    else { return false }
    return function.attributes.contains("objc") || function.attributes.contains("IBAction")
      || member.hasPrefix("textField") || member.hasPrefix("textView")
  }

  /// Whether it shows a text as long as somebody hands it one: `errorLabel.isHidden = message == nil`.
  func showsHandedWords(of label: UIKitObject) -> Bool {
    guard path == ["isHidden"], !isConditional,
      case .operators(let operands, ["=="])? = value?.form, operands.count == 2,
      operands[1].form == .nothing, let name = operands[0].path,
      label.declaration.function(member)?.parameters.contains(where: { $0.name == name }) == true
    else { return false }
    return label.settings.contains {
      $0.path == ["text"] && $0.member == member && $0.value?.path == name
    }
  }

  /// Whether it gives the words of a message that nothing else is shown in, when a control is used.
  func isMessage(in label: UIKitObject) -> Bool {
    guard path == ["text"], value?.phrase.value?.literal?.isEmpty == false,
      NameHint("banner toast snackbar").matches(label.name), label.isKind(of: .label),
      let function = label.declaration.function(member)
    else { return false }
    return function.attributes.contains("objc") || function.attributes.contains("IBAction")
  }

  /// Whether it gives the words of a message that comes into sight with them, when a control is used.
  func comesIntoSight(of label: UIKitObject) -> Bool {
    guard path == ["text"], value?.phrase.value?.literal?.isEmpty == false,
      let function = label.declaration.function(member),
      function.attributes.contains("objc") || function.attributes.contains("IBAction")
    else { return false }
    return label.settings.contains {
      $0.member == member && $0.path == ["isHidden"] && $0.value?.boolean == false
    }
  }

  /// Whether it shows what a property holds each time that somebody sets the property.
  func isObserved(in declaration: Declaration) -> Bool {
    guard path == ["text"], !isConditional, let value, value.mentions(member),
      let property = declaration.property(member), !property.isConstant, property.getter == nil,
      !property.attributes.contains("IBOutlet")
    else { return false }
    return property.type?.hasSuffix("?") == true
      && declaration.functions.allSatisfy { $0.name != member }
  }
}

extension Declaration {
  /// Whether it is a message that comes and goes. A notice may stay, unless its code takes it away.
  var isToast: Bool {
    NameHint("toast snackbar snack").matches(name)
      || NameHint.toast.matches(name)
        && mentions(anyOf: [
          "removeFromSuperview", "isHidden", "animate", "asyncAfter", "Timer", "dismiss",
          "hide",
        ])
  }

  /// Whether it is told what people search for.
  var searches: Bool {
    functions.contains { $0.name == "updateSearchResults" || $0.name.hasPrefix("searchBar") }
  }

  /// Whether a function is called when something has happened elsewhere: it is the selector of an
  /// observer of notifications.
  func hearsNotifications(by function: String) -> Bool {
    ownNodes(.functionCallExpr).contains { node in
      guard let call = Expression(node).call, call.callee.memberName == "addObserver",
        let selector = call.arguments.first(where: { $0.label == "selector" })?.value.source
      else { return false }
      return selector.includes("(\(function))") || selector.includes(".\(function))")
        || selector.includes("(\(function)(") || selector.includes(".\(function)(")
    }
  }
}

extension Declaration.Function {
  /// Whether its code posts something or moves the focus, by the names in it.
  fileprivate var mayAnnounce: Bool {
    node.allTokens.contains { token in
      guard token.kind == .identifier else { return false }
      let name = token.text
      return name == "UIAccessibility" || name.includes("nnounc") || name.includes("ocus")
    }
  }

  /// Whether it calls a function of the same name.
  fileprivate func calls(_ name: String) -> Bool {
    node.descendants.contains { node in
      node.kind == .functionCallExpr
        && Expression(node).call?.callee.path?.pathNames.last == name
    }
  }
}

extension NameHint {
  /// A text that says how something has ended.
  static let outcomeText = NameHint("status result outcome feedback confirmation success")

  /// A text that says how something is going.
  static let statusText = NameHint("status state progress message result")
}

extension UIKitObject {
  /// Whether what its type posts has nothing to do with where it comes into sight.
  var isMessageOfItsOwn: Bool {
    guard declaration.keyword == .class else { return false }
    let shown = settings.filter { $0.showsMessage(of: self) }
    if !shown.isEmpty, shown.allSatisfy(isApartFromPosts) { return true }
    let isFault = NameHint.fault.matches(name)
    return settings.contains { setting in
      (setting.isMessage(in: self) || setting.showsByCondition(self)
        || NameHint.statusText.matches(name) && setting.comesIntoSight(of: self)
        || isFault && setting.makesAppear)
        && isApartFromPosts(setting)
    }
  }

  /// Whether its type posts something or moves the focus.
  var mayBeAnnounced: Bool {
    !mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
  }

  /// Whether no function that posts something calls the one in which something is done to it, or is
  /// called there.
  func isApartFromPosts(_ setting: ObjectSetting) -> Bool {
    guard let function = declaration.function(setting.member) else { return false }
    return !declaration.functions.contains { other in
      guard other.mayAnnounce else { return false }
      return other.name == function.name || function.calls(other.name) || other.calls(function.name)
    }
  }
}
