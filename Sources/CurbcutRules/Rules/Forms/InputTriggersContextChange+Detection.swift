import CurbcutModel

extension Element {
  /// The control of the same screen whose change a modifier `onChange(of:)` answers by leaving the
  /// screen: closing it, opening another, going to another app or tab.
  package func inputThatLeaves(by modifier: Modifier) -> Element? {
    guard !modifier.isConditional, !tree.isOverlong, let path = modifier.argument("of")?.path,
      let closure = modifier.handler
    else { return nil }
    let action = ActionFact(closure, in: declaration)
    guard action.leavesScreen else { return nil }
    let binding = path.hasPrefix("self.") ? "$" + path.dropFirst(5) : "$" + path
    return tree.elements.first { element in
      guard
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
        ), element.isHidden != .yes
      else { return false }
      let isBound = element.arguments.contains { argument in
        argument.value.path == binding || argument.value.path == "self." + binding
      }
      return isBound && !element.completesItself(path)
    }
  }

  /// Whether a text field is for what ends by itself: a code, a search.
  private func completesItself(_ path: String) -> Bool {
    guard self.is(.textField, .secureField, .textEditor) else { return false }
    let name = path.lowercased()
    return ["code", "otp", "pin", "search", "query", "token"].contains { name.contains($0) }
      || modifier("textContentType")?.firstArgument?.memberName == "oneTimeCode"
  }
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
