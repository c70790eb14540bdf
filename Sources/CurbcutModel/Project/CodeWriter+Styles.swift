import CurbcutSyntax

// Controls as a style of the project draws them: the body of the style with the control's label in it.

extension CodeWriter {
  /// A style that is set around what is written, with what it is made with.
  struct AppliedStyle {
    let declaration: Declaration
    let function: Declaration.Function
    let bindings: Bindings
    let call: WrittenCode.Call
  }

  /// Writes a view on which a style is set.
  ///
  /// - Returns: Whether the style is known.
  mutating func writeStyled(
    _ control: StyledControl,
    by arguments: [Argument],
    at name: Node,
    _ base: Node,
    _ bindings: Bindings
  ) -> Bool {
    guard arguments.count == 1, let made = arguments[0].value.call, let type = made.callee.path,
      let declaration = callees.styles[type], let function = declaration.function("makeBody"),
      function.parameters.count == 1, function.body?.isEmpty == false,
      !path.contains(function.node.range)
    else { return false }
    let frame = Frame(bindings, origin, code.call)
    let handed = declaration.bindings(by: made.arguments, in: frame).limited(to: callees.values)
    let outer = styles
    styles[control] = AppliedStyle(
      declaration: declaration,
      function: function,
      bindings: handed,
      call: WrittenCode.Call(name: type, range: name.range, isOfItem: false)
    )
    write(base, bindings)
    styles = outer
    return true
  }

  /// Writes a control as the style around it draws it.
  ///
  /// - Returns: Whether there is one, and the control can be read.
  mutating func write(
    _ control: StyledControl,
    _ arguments: [Argument],
    replacing node: Node,
    _ bindings: Bindings
  ) -> Bool {
    guard let style = styles[control], let body = style.function.body,
      let parts = StyledParts(of: control, arguments)
    else { return false }
    var handed = style.bindings
    let configuration = style.function.parameters[0].name
    let frame = Frame(bindings, origin, code.call)
    for (name, part) in parts.values {
      handed["\(configuration).\(name)"] = binding(for: part, of: style, in: frame)
    }
    guard keep(style.declaration, handed) else { return false }
    copyTrivia(before: node)
    let outer = (code.call, styles)
    var call = style.call
    call.subject = node.range
    // What the style draws is not drawn by it again.
    styles[control] = nil
    code.call = call
    // What is said of the control as a whole, its own code is asked for.
    code.add(glue: control == .button ? "Button" : "Group")
    if let action = parts.action {
      code.add(glue: "(action: ")
      code.call = outer.0
      write(action.node, bindings)
      code.add(glue: ")")
    }
    code.add(glue: " {")
    inside(style.function, call, body, handed) { writer in
      writer.write(statements: body, handed)
    }
    code.add(glue: "\n}")
    if control == .button { code.add(glue: ".buttonStyle(.plain)") }
    (code.call, styles) = outer
    return true
  }

  private func binding(
    for part: StyledParts.Part,
    of style: AppliedStyle,
    in frame: Frame
  ) -> Binding {
    switch part {
    case .views(let closure):
      var binding = Binding(closure, in: frame)
      binding.content = .views
      return binding
    case .words(let words): return self.binding(for: .other, words, of: style)
    case .no: return self.binding(for: .boolean(false), "false", of: style)
    }
  }

  /// What the style makes of words is a matter of the style.
  private func binding(
    for form: Expression.Form,
    _ words: String,
    of style: AppliedStyle
  ) -> Binding {
    Binding(
      value: Expression(style.function.node).standing(for: form),
      words: words,
      names: [],
      isOfUse: false,
      frame: Frame([:], .component, style.call)
    )
  }
}

/// What a style is told of the control that it draws.
private struct StyledParts {
  enum Part {
    /// A closure that makes views.
    case views(Expression)
    /// Code that stands for it.
    case words(String)
    case no
  }

  /// By the names of the configuration.
  private(set) var values: [String: Part] = [:]
  private(set) var action: Expression?

  init?(of control: StyledControl, _ arguments: [Argument]) {
    let title = arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
    let picture =
      arguments.first { $0.label == "systemImage" }.map { "Image(systemName: \($0.value.source))" }
      ?? arguments.first { $0.label == "image" }.map { "Image(\($0.value.source))" }
    let closures = arguments.filter(\.isClosure)
    switch control {
    case .button:
      let given = arguments.first { $0.label == "action" }
      let labels = closures.filter { $0.label == "label" || given != nil && $0.label == nil }
      action = (given ?? closures.first { $0.label == nil })?.value
      guard action != nil else { return nil }
      values["isPressed"] = .no
      if let role = arguments.first(where: { $0.label == "role" })?.value {
        values["role"] = .words(role.source)
      }
      if let title {
        values["label"] = .words(
          arguments.first { $0.label == "systemImage" }.map {
            "Label(\(title.source), systemImage: \($0.value.source))"
          } ?? "Text(\(title.source))"
        )
      } else if labels.count == 1 {
        values["label"] = .views(labels[0].value)
      } else {
        return nil
      }
    case .label:
      if let title, let picture {
        values = ["title": .words("Text(\(title.source))"), "icon": .words(picture)]
      } else if closures.count == 2, let icon = closures.first(where: { $0.label == "icon" }),
        let title = closures.first(where: { $0.label != "icon" })
      {
        values = ["title": .views(title.value), "icon": .views(icon.value)]
      } else {
        return nil
      }
    case .toggle:
      guard let isOn = arguments.first(where: { $0.label == "isOn" })?.value.path,
        isOn.hasPrefix("$")
      else { return nil }
      values["isOn"] = .words(String(isOn.dropFirst()))
      values["$isOn"] = .words(isOn)
      if let title {
        values["label"] = .words("Text(\(title.source))")
      } else if let label = closures.first {
        values["label"] = .views(label.value)
      } else {
        return nil
      }
    }
  }
}
