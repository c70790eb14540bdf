import CurbcutModel

/// An image that is there only in some state, that nothing is beside in that branch, and that is hidden
/// from assistive technology: a lock that says a list is private, the picture of an empty screen.
struct HiddenSign {
  /// The condition as written.
  let condition: String
  /// The modifier that hides the image; nil where its initializer does.
  let modifier: Modifier?
  /// Whether it takes the place of all other content, as where there is nothing to show.
  let isAlone: Bool
  private let states: [ToldState]

  init?(_ image: Element) {
    guard image.is(.image) else { return nil }
    var hiding = Hiding(of: image).written
    var isHidden = ImageContent(of: image).isDecorative || hiding != nil
    var scope = image
    for _ in 0..<6 where !Self.isInBranch(scope) {
      guard let container = scope.container, scope.slotInContainer == .content,
        container.isLayout || container.is(.scrollView),
        container.content.allSatisfy({ $0.index == scope.index || $0.is(.spacer) })
      else { return nil }
      scope = container
      if !isHidden, let outer = Hiding(of: scope).written { (isHidden, hiding) = (true, outer) }
    }
    guard isHidden, let branch = scope.conditions.last(where: { $0.kind == .branch }),
      branch.alternative == 0, !Self.isAboutLook(branch.source), !Self.isPlain(image)
    else { return nil }
    let paths = Self.paths(in: branch.source)
    guard !paths.isEmpty else { return nil }
    isAlone = paths.contains { ["isEmpty", "count"].contains($0.last) }
    var states: [ToldState] = []
    for path in paths {
      guard let state = Self.state(of: path, isAlone: isAlone, in: image) else { return nil }
      states.append(state)
    }
    // Beside other content an empty list shows itself.
    if isAlone, scope.index == image.index, image.container?.row?.layout == .horizontal {
      return nil
    }
    condition = branch.source
    modifier = hiding
    self.states = states
  }

  /// Whether text or a modifier for assistive technology says the state too.
  func isTold(beside image: Element) -> Bool {
    states.contains { $0.isTold(beside: image, onScreen: isAlone) }
  }

  private static func isInBranch(_ view: Element) -> Bool {
    view.conditions.contains { $0.kind == .branch }
  }

  private static func state(of path: [String], isAlone: Bool, in image: Element) -> ToldState? {
    if isAlone { return ToldState(of: path[0], members: [], in: image) }
    if path.count > 1 { return ToldState(of: path[0], members: [path[1]], in: image) }
    // A property that whoever uses the view gives it.
    guard let property = image.declaration?.property(path[0]), property.getter == nil,
      property.initialValue == nil, property.attributes.isEmpty
    else { return nil }
    return ToldState(of: path[0], members: [], in: image)
  }

  /// The paths that a condition asks for: those of `item.isDone`, `!item.isDone`, `status == .done`;
  /// none where it asks whether something is there, which shows itself.
  private static func paths(in source: String) -> [[String]] {
    let words = source.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" }.map(String.init)
    guard words.count <= 7,
      !words.contains(where: { ["let", "var", "nil", "case", "is"].contains($0) })
    else { return [] }
    return words.compactMap { word in
      let bare = word.first == "!" ? String(word.dropFirst()) : word
      guard bare.first?.isLowercase == true, bare != "true", bare != "false" else { return nil }
      return bare.withoutSelf.pathNames.map { $0.filter { $0 != "?" && $0 != "!" } }
    }
  }

  /// Whether a condition is about the look of the screen or what is going on there.
  private static func isAboutLook(_ source: String) -> Bool {
    source.includes("#") || NameHint.appearanceState.matches(source)
      || NameHint.selection.matches(source) || NameHint.showing.matches(source)
      || NameHint.moment.matches(source) || NameHint.loading.matches(source)
      || NameHint.expansion.matches(source) || NameHint.disclosure.matches(source)
      || NameHint.paging.matches(source) || settings.matches(source)
  }

  /// What is not a state but how something is to look, and who looks at it.
  private static let settings = NameHint(
    """
    icon image chevron separator divider style mode size layout compact first last should can
    preview editing index width height count-down
    """
  )

  /// Whether an image says nothing by itself: an arrow, a check mark that another rule is about.
  private static func isPlain(_ image: Element) -> Bool {
    let content = ImageContent(of: image)
    guard content.source != .data else { return true }
    let name = content.name ?? image.arguments.first?.value.source ?? ""
    return ["chevron", "checkmark", "ellipsis", "arrow"].contains { name.includes($0) }
      || NameHint.decorative.matches(name) || content.hasDecorativeName
  }
}
