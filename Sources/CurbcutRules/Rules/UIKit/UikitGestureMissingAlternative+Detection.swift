import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// Whether the type of a view offers actions or a menu that may be about the view: those that are
  /// given to another view of which all is known are about that one.
  func mayOfferActions(for view: UIKitObject) -> Bool {
    guard view.mentionedSymbols.contains(.offersActions) else { return false }
    return view.isOwn || view.isKind(of: .scrollView) || view.place == .elsewhere
      || !isOnlyAbout(others: "accessibilityCustomActions", than: view)
      || view.declaration.mentions(anyOf: [
        "UIContextMenuInteraction", "contextMenuConfigurationForItemAt",
        "contextMenuConfigurationForRowAt", "isVoiceOverRunning", "accessibilityPerformMagicTap",
        "accessibilityPerformEscape",
      ])
  }

  /// Whether another member of a view's type calls a function: a button's action
  /// `{ self?.showNext() }`. What only the custom actions of other views call is no way for this one.
  func calls(_ function: String, for view: UIKitObject) -> Bool {
    objects.first { $0.declaration === view.declaration && $0.isOwn }?.settings.contains { call in
      call.isCall && call.path == [function] && call.member != function
        && !isOnlyAction(call.member, ofOthersThan: view)
    } == true
  }

  /// Whether a member is the selector of a custom action of another view, and no action is this one's.
  private func isOnlyAction(_ member: String, ofOthersThan view: UIKitObject) -> Bool {
    isOnlyAbout(others: "accessibilityCustomActions", than: view)
      && objects.contains { other in
        other.declaration === view.declaration
          && other.settings(of: "accessibilityCustomActions").contains { setting in
            setting.value?.node.allTokens.contains { $0.text == member } == true
          }
      }
  }

  /// Whether another member calls a function of the type that the action of a gesture calls.
  func callsElsewhere(what action: String, of declaration: Declaration) -> Bool {
    guard let own = objects.first(where: { $0.declaration === declaration && $0.isOwn }) else {
      return false
    }
    let calls = own.settings.filter { $0.isCall && $0.path.count == 1 }
    let called = Set(calls.filter { $0.member == action }.map(\.name))
      .filter { declaration.function($0) != nil }
    return calls.contains {
      $0.member != action && !called.contains($0.member) && called.contains($0.name)
    }
  }

  /// A swipe or drag that closes a full screen which nothing else closes.
  func closingGesture(of screen: UIKitObject) -> AddedGesture? {
    let full: Set<String> = ["fullScreen", "overFullScreen", "overCurrentContext", "custom"]
    let declaration = screen.declaration
    guard
      screen.settings.contains(where: {
        $0.path == ["modalPresentationStyle"] && full.contains($0.value?.memberName ?? "")
      }),
      !screen.setsForCertain(anyOf: [
        "accessibilityPerformEscape", "navigationItem", "setToolbarItems", "toolbarItems",
      ]),
      !objects.contains(where: {
        $0.declaration === declaration && !$0.isOwn
          && ($0.isKind(of: .control, .barButtonItem, .tapRecognizer, .navigationBar)
            || $0.isOutlet || $0.type == nil && $0.place != .others)
      })
    else { return nil }
    return gestures(on: screen).first { gesture in
      guard gesture.recognizer.isKind(of: .swipeRecognizer, .panRecognizer),
        let action = gesture.recognizer.actionName,
        let body = declaration.function(action)?.body
      else { return false }
      return body.contains { $0.code.includes("dismiss(") }
    }
  }
}
