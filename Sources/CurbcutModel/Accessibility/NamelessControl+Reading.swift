extension NamelessControl {
  /// - Parameter facts: what the view brings to the places where it is used.
  init?(in tree: ViewTree, bringing facts: ViewFacts) {
    guard facts.isTextual == .no, facts.isNamed == .no, facts.hasControl == .yes,
      let declaration = tree.declaration
    else { return nil }
    let controls = tree.elements.filter { $0.row?.isInteractive == true }
    guard controls.count == 1, let control = controls.first, control.isHidden == .no,
      control.isReplacedByAncestor == .no, ControlLabel(of: control).hasText == .no,
      tree.elements.allSatisfy({ view in
        view.isNamed == .no && !view.isCustomView && !view.isUnknownView
      })
    else { return nil }
    if control.is(.toggle) {
      guard let name = control.argument("isOn")?.path?.withoutSelf.drop(while: { $0 == "$" }),
        let property = declaration.property(String(name)), property.initialValue == nil,
        property.attributes.contains("Binding") || property.type?.hasPrefix("Binding<") == true
      else { return nil }
      self.init(kind: .toggle, picture: nil, showsSymbol: false)
    } else {
      self.init(button: control, in: declaration)
    }
  }

  private init?(button: Element, in declaration: Declaration) {
    let images = Imagery(of: button).images
    guard button.is(.button), images.count == 1, let image = images.first,
      let argument = image.arguments.first, let path = argument.value.path?.withoutSelf,
      let source = ImageContent(of: image).source,
      let handed = FieldTitle(handedOverAs: path, in: declaration), !handed.isOptional
    else { return nil }
    let showsSymbol = if case .symbol = source { true } else { false }
    self.init(kind: .button, picture: handed.label, showsSymbol: showsSymbol)
  }
}

extension Element {
  /// The control that it is as a view of the project, where only its callers could name it and none
  /// around it does.
  package var unnamedControl: NamelessControl? {
    guard let control = tree.context.view(typeName)?.namelessControl, isNamed == .no,
      combiningElement == nil
    else { return nil }
    return control
  }
}
