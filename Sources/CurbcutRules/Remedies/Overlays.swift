import CurbcutModel

/// The classes of UIKit that overlays inherit from.
private let overlayTypes: Set<UIKitType> = [.view, .visualEffectView, .stackView, .scrollView]

extension ItemModel {
  /// Whether the instances of a class are laid over everything else and wait for an answer: going by
  /// its name, or by what darkens all behind it, and the controls in it.
  func isOverlay(_ object: UIKitObject) -> Bool {
    let declaration = object.declaration
    guard declaration.keyword == .class,
      let type = object.type, overlayTypes.contains(type),
      NameHint.dialog.matches(declaration.name) || declaration.isShownInWindow
        || declaration.placeOverAll != nil || hasBackdrop(object) || object.isShadeToBeTakenAway,
      !NameHint.passing.matches(declaration.name) || object.isAnnouncedAsScreen,
      declaration.function("hitTest") == nil, declaration.function("point") == nil,
      !isBar(object)
    else { return false }
    return objects.contains {
      $0.declaration === declaration && $0.isKind(of: .button, .textField)
    }
  }

  /// Whether a view gives itself the height of a line or two, in points, which covers nothing else.
  private func isBar(_ object: UIKitObject) -> Bool {
    object.settings.contains { setting in
      setting.fixedHeight(in: self, of: object.declaration).map { $0 <= 80 } ?? false
    }
  }

  /// Whether a view darkens all that is behind it, by a view that fills it and lies below all else in
  /// it.
  private func hasBackdrop(_ object: UIKitObject) -> Bool {
    guard let first = object.children.first, objects.indices.contains(first) else { return false }
    let view = objects[first]
    // What lets touches through waits for no answer.
    let isThrough = view.settings(of: "isUserInteractionEnabled").contains {
      $0.value?.boolean == false
    }
    return view.place == .member && view.type == .view && view.children.isEmpty && !isThrough
      && (view.fillsContainer || NameHint.backdrop.matches(view.name))
      && view.settings(of: "backgroundColor").contains { $0.value?.isShade == true }
  }
}

extension UIKitObject {
  /// Whether it darkens what is behind it, as long as its own code does not take it away:
  /// `removeFromSuperview()`.
  fileprivate var isShadeToBeTakenAway: Bool {
    type == .view && settings(of: "backgroundColor").contains { $0.value?.isShade == true }
      && settings.contains { $0.isCall && $0.path == ["removeFromSuperview"] }
  }

  /// Whether its own code sends the focus of assistive technology to it, or to what a property of it
  /// holds, as to a new screen: `UIAccessibility.post(notification: .screenChanged, argument: self)`.
  fileprivate var isAnnouncedAsScreen: Bool {
    declaration.accessibilityPosts.contains { post in
      guard post.kind == .screenChanged, let name = post.argument?.path?.withoutSelf else {
        return false
      }
      return name == "self" || declaration.property(name) != nil
    }
  }

  /// Whether constraints tie it to all edges of what it stands in.
  var fillsContainer: Bool {
    var edges: Set<String> = []
    for setting in settings {
      if setting.path == ["snp", "makeConstraints"],
        setting.node.code.includes("edges.equalToSuperview()")
      {
        return true
      }
      if setting.isCall, setting.path.count == 1, filling.contains(setting.name) { return true }
      guard setting.path.count == 2, setting.name == "constraint", let anchor = setting.path.first,
        let other = setting.argument("equalTo")?.path, other.hasSuffix(anchor),
        setting.argument("constant") == nil
      else { continue }
      edges.insert(anchor.replacing("left", by: "leading").replacing("right", by: "trailing"))
    }
    return edges.isSuperset(of: ["topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor"])
  }
}

/// What methods of packages and projects are called that make a view as large as what it stands in.
private let filling: Set<String> = [
  "fillSuperview", "edgesToSuperview", "pinToSuperview", "pinEdgesToSuperview",
]

extension String {
  fileprivate func replacing(_ word: String, by other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}

/// What functions begin with that put something before people.
private let revealing = NameHint("show present display open")

extension Declaration {
  /// Where a function that shows it puts it over all of a view that it is given:
  /// `frame = parent.bounds; parent.addSubview(self)`; a function of the type shows one that it makes.
  var placeOverAll: Range<Int>? {
    for function in functions where revealing.matchesBeginning(of: function.name) {
      let body = function.body ?? []
      let code = body.map(\.code)
      // A screen is given for its view: `frame = host.view.bounds; host.view.addSubview(self)`.
      for holder in function.parameters.flatMap({ [$0.name, "\($0.name).view"] }) {
        let addition = "\(holder).addSubview("
        for (statement, call) in zip(body, code) where call.hasPrefix(addition) {
          let view = call.dropFirst(addition.count).dropLast()
          guard view == "self" || function.isStatic, view.allSatisfy(\.isLetter) else { continue }
          let frames = view == "self" ? ["frame", "self.frame"] : ["\(view).frame"]
          if code.contains(where: { setting in
            frames.contains { setting.hasPrefix("\($0) = \(holder).bounds") }
              || setting.hasPrefix("let \(view) = ")
                && setting.includes("(frame: \(holder).bounds")
          }) {
            return statement.range
          }
        }
      }
    }
    return nil
  }

  /// Whether a function of it is given the window that it is shown in, or puts it into one.
  fileprivate var isShownInWindow: Bool {
    functions.contains { function in
      let code = function.body?.map(\.code) ?? []
      if code.contains(where: {
        $0.includes("indow?.addSubview(self)") || $0.includes("indow.addSubview(self)")
      }) {
        return true
      }
      return
        (function.name.hasPrefix("show") || function.name.hasPrefix("present"))
        && function.parameters.contains {
          $0.name == "window" || ["UIWindow", "UIWindow?"].contains($0.type)
        }
    }
  }
}

extension Expression {
  /// Whether it is black that lets something through: `UIColor(white: 0, alpha: 0.5)`.
  var isShade: Bool {
    guard let (callee, arguments) = call else { return false }
    func number(_ label: String) -> Double? {
      arguments.first { $0.label == label }?.value.number
    }
    switch callee.memberName {
    case "withAlphaComponent":
      guard case .member(let base?, _) = callee.form, base.memberName == "black",
        let alpha = arguments.first?.value.number
      else { return false }
      return alpha > 0.2 && alpha < 1
    case "UIColor", "init":
      guard let alpha = number("alpha"), alpha > 0.2, alpha < 1 else { return false }
      return number("white").map { $0 < 0.3 }
        ?? ["red", "green", "blue"].allSatisfy { number($0).map { $0 < 0.3 } == true }
    default: return false
    }
  }
}
