import CurbcutModel

extension ItemModel.AddedGesture {
  /// What makes the view an element that is a button; nil where no statement of its own adds the
  /// gesture.
  func buttonFix(in item: ItemModel) -> FixProposal? {
    // Each line of its own, behind the statement.
    guard setting.statement == setting.range, !setting.receiver.isEmpty else { return nil }
    // Where it is tapped decides what is meant: one button would be all of them.
    let action = recognizer.actionName.flatMap { view.declaration.function($0) }
    if action?.node.allTokens.contains(where: { $0.hasText("location") }) == true { return nil }
    let trait = "\(setting.prefix)accessibilityTraits = .button"
    if view.isKind(of: .label) { return .review("Add the button trait", setting.adding(trait)) }
    let order = recognizer.actionName.flatMap { ActionWords.label(forAction: $0) }
      .flatMap { ActionWords.isOrder($0) ? $0 : nil }
    // What a view is called in code says what it is, and not what tapping it does.
    let words = order ?? "<#What it does#>"
    let label = shownText(in: item) ?? view.written(words)
    let lines = [
      "\(setting.prefix)isAccessibilityElement = true",
      "\(setting.prefix)accessibilityLabel = \(label)", trait,
    ]
    return .review(
      "Make it an accessible button",
      .insertLines(
        lines,
        after: setting.statement.upperBound,
        indentedAs: setting.statement.lowerBound
      )
    )
  }

  /// The text that a container shows, which a label of its own would replace: `countLabel.text`; a person
  /// has to write it where it is not known. Nil where it shows none.
  private func shownText(in item: ItemModel) -> String? {
    if view.isKind(of: .imageView) { return nil }
    let labels = item.descendants(of: view).filter { $0.isKind(of: .label) }
    let unknown = literal("<#The text that it shows#>")
    guard let text = labels.first else {
      // A class of the project puts something into itself.
      let isOfProject = !view.className.isEmpty && UIKitType(rawValue: view.className) == nil
      // What a file of Interface Builder puts into it, the outlets beside it tell.
      let isFilled =
        view.isOutlet
        && item.objects.contains {
          $0.isOutlet && $0.declaration === view.declaration && $0.isKind(of: .label, .textView)
        }
      return isOfProject || isFilled ? unknown : nil
    }
    guard labels.count == 1, text.place == .member, view.place == .member || view.isOwn,
      !text.name.includes(".")
    else { return unknown }
    return "\(text.name).text"
  }
}
