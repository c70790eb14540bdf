import CurbcutModel

/// A change of a value that navigates away: the screen is closed, another opened in its place, or
/// another app or tab shown.
struct ContextChange: Sendable {
  /// The control of the same screen that changes the value.
  let control: Element
  /// Whether the control is a text field for what ends by itself: a code, a search.
  let completesInput: Bool

  /// What a modifier `onChange(of:)` does; nil where it does not navigate, or where no control of the
  /// screen changes the value.
  init?(_ modifier: Modifier, on element: Element) {
    guard !element.tree.isOverlong, let path = modifier.argument("of")?.path,
      let closure = modifier.handler,
      case let action = ActionFact(closure, in: element.declaration),
      action.leavesScreen || action.opensScreen(in: element.tree)
    else { return nil }
    let binding = "$" + path.withoutSelf
    let controls = element.tree.elements.filter { control in
      isInput(control) && control.isHidden != .yes
        && control.arguments.contains {
          $0.value.path == binding || $0.value.path == "self." + binding
        }
    }
    if let control = controls.first(where: { !completesItself($0, path) }) {
      self.control = control
      completesInput = false
    } else if let control = controls.first {
      self.control = control
      completesInput = true
    } else {
      return nil
    }
  }
}

private func isInput(_ element: Element) -> Bool {
  element.is(
    .picker,
    .toggle,
    .stepper,
    .slider,
    .datePicker,
    .textField,
    .secureField,
    .textEditor,
    .colorPicker
  )
}

/// Whether a text field is for what ends by itself.
private func completesItself(_ element: Element, _ path: String) -> Bool {
  guard element.is(.textField, .secureField, .textEditor) else { return false }
  return NameHint.selfCompleting.matches(path)
    || element.modifier("textContentType")?.firstArgument?.memberName == "oneTimeCode"
}

extension ActionFact {
  /// Whether it closes the screen, opens another in its place, or goes to another app or tab.
  fileprivate var leavesScreen: Bool {
    let leaves = calls.contains { path in
      let names = path.split(separator: ".").map { $0.lowercased() }
      guard let last = names.last else { return false }
      if last == "dismiss" || last == "openurl" || last == "poptoroot" { return true }
      // `path.append(…)`, `router.navigate(…)`
      let owner = names.dropLast().last ?? ""
      let isPath = owner.hasSuffix("path") || owner == "router" || owner == "navigator"
      return isPath && ["append", "removelast", "push", "pop", "navigate"].contains(last)
    }
    return leaves
      || assignments.contains { target, _ in
        let name = (target.split(separator: ".").last ?? "").lowercased()
        return name == "selectedtab" || name == "currenttab" || name == "tabselection"
      }
  }
}

extension ActionFact {
  /// Whether it sets a flag or item on which a destination or presentation of the tree waits:
  /// `goesToStore = true` beside `.navigationDestination(isPresented: $goesToStore)`.
  fileprivate func opensScreen(in tree: ViewTree) -> Bool {
    let flags = Set(
      assignments.compactMap { target, value in
        value.boolean == true
          ? "$" + target.withoutSelf : nil
      }
    )
    guard !flags.isEmpty else { return false }
    return tree.elements.contains { view in
      if view.is(.navigationLink), let flag = view.argument("isActive")?.path,
        flags.contains(flag)
      {
        return true
      }
      return view.ownModifiers.contains { modifier in
        modifier.name == "navigationDestination"
          && modifier.argument("isPresented")?.path.map { flags.contains($0) } == true
      }
    }
  }
}
