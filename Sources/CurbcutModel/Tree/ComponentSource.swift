import CurbcutSyntax

/// The code of a view of the project that takes values from whoever uses it.
struct ComponentSource: Sendable {
  let declaration: Declaration
  /// Whether it says anything to assistive technology by itself.
  let mentionsAccessibility: Bool
  /// What it takes that names a picture or a field, which says more than words that are only shown.
  let namesOfViews: Set<String>
  /// Whether it reacts to gestures on what it shows.
  let takesGestures: Bool
  /// Whether it has buttons or links, of which what it shows may be the label.
  let makesControls: Bool
  /// Whether it gives what it shows a height.
  let fixesHeight: Bool
  /// What the names in it mean where it is written.
  let facts: FactsByName

  /// How long code may be that is read anew for each use.
  private static let maximumByteCount = 6_000

  /// - Parameter names: those of the views and modifiers that its item uses.
  init?(of tree: ViewTree, using names: Set<String>) {
    guard let declaration = tree.declaration, declaration.keyword == .struct,
      declaration.node.range.count <= Self.maximumByteCount, !declaration.node.hasErrors,
      declaration.takesValues || tree.purpose == .style
    else { return nil }
    self.declaration = declaration
    let text = declaration.node.text
    mentionsAccessibility = text.includes("ccessib")
    takesGestures = text.includes("esture")
    makesControls = text.makesControls
    fixesHeight = text.includes(".frame(") && text.includes("height: ")
    let showsViews = text.includes("Image(") || text.includes("Field(")
    namesOfViews =
      showsViews
      ? Set(
        declaration.properties.map(\.name).filter { name in
          [",", ")"].contains { text.includes("Image(\(name)\($0)") }
            || text.includes("Field(\(name),")
        }
      ) : []
    facts = tree.context.facts.restricted(to: names.subtracting([declaration.name])).withoutCode
  }
}

extension ComponentSource: Equatable {
  static func == (first: ComponentSource, second: ComponentSource) -> Bool {
    let (one, other) = (first.declaration, second.declaration)
    return (one === other || one.node == other.node) && first.facts == second.facts
  }
}

extension String {
  /// Whether code makes buttons or links.
  var makesControls: Bool {
    includes("Button(") || includes("Button {") || includes("Link(")
  }
}

extension Declaration {
  /// Whether whoever makes one may hand something to it that is no action and no binding.
  fileprivate var takesValues: Bool {
    properties.contains { property in
      property.isMemberwise
        && (property.attributes.isEmpty && property.type?.includes("->") != true
          || property.attributes == ["ViewBuilder"])
    }
  }
}
