extension Element {
  /// Whether it is the only stack of a row of a list or a repetition.
  package var isRowRoot: Bool {
    guard let layout = row?.layout, layout == .horizontal || layout == .vertical else {
      return false
    }
    guard let container else {
      // A view that is used for rows, by its name and by its uses.
      let name = declaration?.name ?? ""
      return tree.purpose == .body && place.contains(.repeated)
        && ["Row", "Cell"].contains { name.hasSuffix($0) }
    }
    guard slotInContainer == .content, container.is(.forEach) || container.is(.list),
      // The pages of a tab view are screens, however they are made.
      container.container?.is(.tabView) != true
    else { return false }
    // A list's plain content is no repetition: its views are rows all the same.
    return container.children(in: .content).count == 1 || container.is(.list)
  }

  /// How many texts inside are certainly read on their own.
  package var certainTexts: Int {
    descendants.count { element in
      element.is(.text, .label) && element.isHidden == .no && element.isReplacedByAncestor == .no
        && element.labeledControl == nil && element.combiningElement == nil
        && element.isTextual == .yes
        && element.conditions.allSatisfy { $0.kind != .branch }
    }
  }

  /// Whether a repetition only draws a number, with one symbol for each: a row of stars.
  package var countsWithImages: Bool {
    guard self.is(.forEach), !isUnreachable, combiningElement == nil, labeledControl == nil,
      repeatsOverNumbers
    else { return false }
    let images = content
    guard images.count == 1, let image = images.first, image.is(.image), image.isHidden == .no,
      image.isInteractive == .no
    else { return false }
    if image.imageCondition != nil { return true }
    let looks: Set<String> = ["foregroundStyle", "foregroundColor", "opacity", "tint"]
    return image.ownModifiers.contains { modifier in
      guard looks.contains(modifier.name) else { return false }
      if case .ternary? = modifier.firstArgument?.form { return true }
      return false
    }
  }

  /// Whether it is one of the symbols that draw a number together.
  package var isCountingImage: Bool { container?.countsWithImages == true }

  /// Whether a repetition runs over a range of numbers: `ForEach(0..<5)`.
  package var repeatsOverNumbers: Bool {
    guard let data = arguments.first?.value else { return false }
    if case .operators(_, let operators) = data.form {
      return operators.first == "..<" || operators.first == "..."
    }
    return false
  }
}
