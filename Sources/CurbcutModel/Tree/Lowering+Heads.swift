import CurbcutSyntax

/// What the head of a chain constructs: a view of Apple's, of the project, or what a name stands for.
extension Lowering {
  /// Views of widespread packages that load an image and show it, as `AsyncImage` does: they bring
  /// an image without a label to assistive technology.
  ///
  /// Source: Kingfisher, "KFImage"; SDWebImageSwiftUI, "WebImage"; Nuke, "LazyImage".
  private static let imageLoaders: Set<String> = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage",
  ]

  /// Views of widespread packages that only watch a store for what they hold, and show it as it is.
  ///
  /// Source: The Composable Architecture, "WithViewStore", "WithPerceptionTracking", "SwitchStore", "CaseLet"
  /// and "ForEachStore".
  private static let seeThrough: [String: ViewKind] = [
    "WithViewStore": .group, "WithPerceptionTracking": .group, "SwitchStore": .group,
    "CaseLet": .group, "ForEachStore": .forEach,
  ]

  /// Whether a view stands in one that loads an image and shows it: what it is handed is that image.
  func isInsideLoader(_ position: Position) -> Bool {
    sequence(first: position.parent) { $0.flatMap { records[$0].parent } }
      .prefix { $0 != nil }
      .contains { $0.map { records[$0].construction == .builtIn(.asyncImage) } == true }
  }

  /// What the head of a chain constructs.
  func construct(_ head: Node) -> (Record.Construction, String, [Argument]) {
    let expression = Expression(head)
    if case .call(let callee, let arguments) = expression.form {
      guard let path = callee.path else { return (.unknown, "", arguments) }
      var names = path.pathNames
      if names.count > 1, names.last == "init" { names.removeLast() }
      guard let last = names.last, !path.hasPrefix(".") else { return (.unknown, path, arguments) }
      if last.beginsUppercase {
        let isBare = names.count == 1 || names.first == "SwiftUI"
        if names.count == 1, declaration?.function(last)?.isViewValued == true {
          return (.member, last, arguments)
        }
        let isShadowed = declaration?.nested.contains { $0.name == last } == true
        if isBare, !isShadowed, let row = Catalogue.view(last), row.takes(arguments) {
          return (.builtIn(row.kind), last, arguments)
        }
        if let row = components[last]?.row { return (.builtIn(row.kind), last, arguments) }
        if isBare, !isShadowed, Self.imageLoaders.contains(last) {
          return (.builtIn(.asyncImage), last, arguments)
        }
        if isBare, !isShadowed, let kind = Self.seeThrough[last] {
          // What it watches is no view; the data of repeated views may be.
          let shown = arguments.filter { $0.label == "content" || $0.isTrailingClosure }
          return (.builtIn(kind), kind.rawValue, kind == .forEach ? arguments : shown)
        }
        return (.custom, last, arguments)
      }
      // A function of an extension: `Image.flag("de")`.
      if names.count == 2, names[0] == "Image" { return (.builtIn(.image), "Image", []) }
      // `KFImage.url(address)`
      if names.count == 2, Self.imageLoaders.contains(names[0]) {
        return (.builtIn(.asyncImage), names[0], [])
      }
      let isOwn = names.count == 1 || (names.count == 2 && ["self", "Self"].contains(names[0]))
      if isOwn, isLayout(last, calledWith: arguments) {
        return (.builtIn(.vStack), "VStack", arguments)
      }
      if isOwn, declaration?.returnsView(last) == true { return (.member, last, arguments) }
      if names.count == 1, locals[last]?.kind == .closureExpr { return (.member, last, arguments) }
      if names.count == 1, placeholders.contains(last) { return (.placeholder, last, arguments) }
      return (.unknown, last, arguments)
    }
    guard let path = expression.path else { return (.unknown, "", []) }
    let names = path.pathNames
    guard let last = names.last, let first = names.first else { return (.unknown, "", []) }
    if isImageExpected, names.count == 1, path.hasPrefix(".") {
      return (.builtIn(.image), "Image", [])
    }
    if names.count == 2, first == "Color", !path.hasPrefix(".") {
      return (.builtIn(.color), "Color", [])
    }
    // `LinearGradient.brand`
    if names.count == 2, !path.hasPrefix("."), !last.beginsUppercase, first.hasSuffix("Gradient"),
      let row = Catalogue.view(first), row.isPaint
    {
      return (.builtIn(row.kind), first, [])
    }
    // A constant of an extension: `Image.copy`.
    if names.count == 2, first == "Image", !path.hasPrefix("."), !last.beginsUppercase {
      return (.builtIn(.image), "Image", [])
    }
    if names.leadToGeneratedImage { return (.builtIn(.image), "Image", []) }
    if names.count == 1, last.beginsUppercase, let row = Catalogue.view(last),
      locals[last] == nil, declaration?.returnsView(last) != true
    {
      return (.builtIn(row.kind), last, [])
    }
    let isOwn = names.count == 1 || (names.count == 2 && ["self", "Self"].contains(first))
    if isOwn, names.count == 1, locals[last] != nil { return (.member, last, []) }
    if isOwn, declaration?.returnsView(last) == true { return (.member, last, []) }
    if isOwn, isImageHandedOver(last) { return (.builtIn(.image), "Image", []) }
    return (.placeholder, last, [])
  }
}
