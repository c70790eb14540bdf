import CurbcutSyntax

extension DrawnStates {
  /// What a view's code does with the flags that callers hand to it.
  init(of tree: ViewTree) {
    self.init()
    guard let declaration = tree.declaration else { return }
    let initializers = declaration.functions.filter { $0.name == "init" }
    for property in declaration.properties
    where property.type == "Bool" && property.getter == nil && !property.isStatic
      && property.attributes.allSatisfy({ $0 == "Binding" })
    {
      let isHandedOver =
        initializers.isEmpty
        || initializers.contains { $0.parameters.contains { $0.label == property.name } }
      guard isHandedOver else { continue }
      switch DrawnFlag(property.name, in: declaration).depiction(in: tree) {
      case .drawn: colors.insert(property.name)
      case .pictured: pictures.insert(property.name)
      case .unused, .spoken: break
      }
    }
  }
}

/// A flag of a view, with the members of its type that follow from it.
private struct DrawnFlag {
  private var names: Set<String>

  /// How a flag shows, each more than the one before.
  enum Depiction: Int {
    case unused, drawn, pictured
    /// Something that is said depends on it, or may.
    case spoken
  }

  init(_ name: String, in declaration: Declaration) {
    names = [name]
    // What follows from what follows from it: `borderColor`, from `tint`, from `isSelected`.
    for _ in 0..<2 {
      for property in declaration.properties {
        if let getter = property.getter, property.name != "body", getter.contains(where: mentions) {
          names.insert(property.name)
        }
      }
      for function in declaration.functions where function.name != "init" {
        guard let body = function.body, body.contains(where: mentions) else { continue }
        names.insert(function.name)
      }
    }
    // Members that are views are read where the tree has entered them; a color is a view only where
    // it is shown as one.
    let views =
      declaration.properties.filter { $0.isViewValued && $0.type != "Color" }.map(\.name)
      + declaration.functions.filter { $0.isViewValued && $0.returnType != "Color" }.map(\.name)
    names.subtract(views)
  }

  func depiction(in tree: ViewTree) -> Depiction {
    var most = Depiction.unused
    for element in tree.elements where most != .spoken {
      let found = depiction(of: element)
      if found.rawValue > most.rawValue { most = found }
    }
    return most
  }

  private func depiction(of element: Element) -> Depiction {
    let looks = element.modifiers.filter { $0.arguments.contains(where: isAsked) }
    guard looks.allSatisfy({ Self.looks.contains($0.name) }) else { return .spoken }
    let isBranch = element.conditions.contains { $0.kind == .branch && mentions($0.source) }
    let isChosen = isBranch || element.arguments.contains(where: isAsked)
    guard isChosen else { return looks.isEmpty ? .unused : .drawn }
    if element.isHidden == .yes { return .drawn }
    if element.is(.image) { return .pictured }
    if element.isCustomView { return depiction(ofView: element, in: isBranch) }
    let isSilent =
      element.row?.isPaint == true || element.isLayout || element.is(.spacer, .divider, .emptyView)
    return isSilent ? .drawn : .spoken
  }

  /// How a flag shows by a view of the project that is told of it, or stands in a branch of it.
  private func depiction(ofView view: Element, in isBranch: Bool) -> Depiction {
    guard let states = view.drawnStates, view.hasOnlyWords else { return .spoken }
    if isBranch, view.isTextual != .no { return .spoken }
    let labels = view.arguments.filter(isAsked).map { $0.label ?? "" }
    let areDrawn = labels.allSatisfy { states.colors.contains($0) || states.pictures.contains($0) }
    guard areDrawn else { return .spoken }
    let isPictured =
      isBranch && view.hasImagery != .no || labels.contains(where: states.pictures.contains)
    return isPictured ? .pictured : .drawn
  }

  /// Whether an argument that is no closure depends on the flag: what a closure shows is read as
  /// views, and what one does says nothing.
  private func isAsked(in argument: Argument) -> Bool {
    !argument.isClosure && names.contains { argument.value.mentions($0) }
  }

  private func mentions(_ node: Node) -> Bool {
    names.contains { Expression(node).mentions($0) }
  }

  private func mentions(_ source: String) -> Bool {
    source.sourceWords.contains { names.contains(String($0)) }
  }

  /// The modifiers that change how a view looks, and nothing that is said of it.
  private static let looks: Set<String> = [
    "background", "foregroundStyle", "foregroundColor", "fill", "stroke", "strokeBorder",
    "border", "tint", "opacity", "overlay", "shadow", "font", "fontWeight", "bold", "italic",
    "underline", "symbolVariant", "frame", "padding", "offset", "scaleEffect", "rotationEffect",
    "blur", "brightness", "saturation", "grayscale", "cornerRadius", "clipShape", "zIndex",
    "animation", "transition",
  ]
}

extension Element {
  /// Whether it brings words or drawings to a control around it, and no value, trait or action.
  var hasOnlyWords: Bool {
    guard !isUnknownView, !isComponent, isInteractive == .no else { return false }
    if isCustomView, tree.context.view(typeName)?.hasOnlyWords != true { return false }
    return modifiers.allSatisfy { modifier in
      !modifier.categories.contains(.accessibility)
        && !modifier.categories.contains(.foreignAccessibility) || Hiding.isExplicit(modifier)
    } && !self.is(.progressView, .gauge)
  }

  /// What a view of the project does with the flags that it is told here; nil for other views, and
  /// where nobody has read it.
  var drawnStates: DrawnStates? {
    guard isCustomView else { return nil }
    return tree.context.view(typeName)?.drawnStates
  }

  /// Whether a view of the project is told of a name by flags only that it draws and does not say.
  func onlyDraws(_ name: String) -> Bool {
    guard let states = drawnStates else { return false }
    let told = arguments.filter { !$0.isClosure && $0.value.mentions(name) }
    return !told.isEmpty
      && told.allSatisfy { argument in
        argument.label.map { states.colors.contains($0) || states.pictures.contains($0) } ?? false
      }
  }
}
