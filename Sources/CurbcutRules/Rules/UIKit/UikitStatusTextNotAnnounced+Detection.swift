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

extension NameHint {
  /// A text that says how something has ended.
  static let outcomeText = NameHint("status result outcome feedback confirmation success")

  /// A text that says how something is going.
  static let statusText = NameHint("status state progress message result")
}
