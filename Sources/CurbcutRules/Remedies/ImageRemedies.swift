import CurbcutModel

extension FixProposal {
  /// Says what an image shows.
  static func addLabel(toImage image: Element) -> FixProposal {
    let label = SuggestedLabel(forImage: image)
    return .review(label.title, .append(label.modifier, to: image))
  }

  /// Hides an image, or another view that only decorates, from assistive technology.
  static func hide(_ view: Element, safety: Fix.Safety = .review) -> FixProposal {
    if let shown = view.ownModifiers.last(where: { $0.name == "accessibilityHidden" }) {
      return FixProposal(
        title: "Use `.accessibilityHidden(true)`",
        safety: safety,
        changes: [.replace(shown.callRange, with: "accessibilityHidden(true)")]
      )
    }
    return FixProposal(
      title: "Add `.accessibilityHidden(true)`",
      safety: safety,
      changes: [.append(".accessibilityHidden(true)", to: view)]
    )
  }

  /// `Image("x", bundle: b)` → `Image(decorative: "x", bundle: b)`; nil for generated resources and
  /// pictures from memory, which have no such initializer.
  static func makeDecorative(_ image: Element) -> FixProposal? {
    guard case .asset(let name)? = ImageContent(of: image).source,
      image.arguments.first?.label == nil
    else { return nil }
    // `Image(Asset.hut.name, bundle: .module)` is handed a name too.
    switch name.form {
    case .string: break
    case .member(_, "name") where image.argument("bundle") != nil: break
    default: return nil
    }
    return .review("Use `Image(decorative:)`", .insert("decorative: ", at: name.range.lowerBound))
  }
}

extension Element {
  /// Whether it is all that a view shows which is called after a picture, and is told which one.
  var isAllOfPictureComponent: Bool {
    container == nil && isInPictureComponent
  }

  /// Whether it stands in a view that is called after a picture, and is told which one.
  var isInPictureComponent: Bool {
    tree.purpose == .body
      && declaration.map { pictureComponent.matches($0.name) } == true
      && declaration?.properties.contains {
        $0.getter == nil && $0.initialValue == nil && $0.attributes.isEmpty && !$0.isStatic
      } == true
  }
}

/// What views are called that show a picture and nothing else.
private let pictureComponent = NameHint("image icon avatar thumbnail picture photo artwork cover")
