/// The text that people see right beside a view.
package struct AdjacentText: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension AdjacentText {
  /// Whether words stand beside it in the same stack, or under it where it is an overlay: in a row
  /// or pile anywhere, in a column right before or after it.
  ///
  /// A stack that holds only the image and its drawn backdrop counts as the image.
  ///
  /// - Parameter headings: whether a heading before it counts, which tells what the part of the
  ///   screen is about and not what this view is.
  package func isPresent(countingHeadings headings: Bool = true) -> Certainty {
    var element = self.element
    while true {
      guard let container = element.container else {
        // Nobody knows what stands beside a member's only view.
        return self.element.tree.purpose == .body ? .no : .unknown
      }
      if element.slotInContainer != .content {
        // What lies over a list has nothing to do with the words of its rows.
        switch container.row?.layout {
        case .list, .form, .scroll, .navigation: return .no
        default: return container.isTextual
        }
      }
      let siblings = element.siblings
      let beside = isColumn(container) ? neighbors(element) : siblings
      let answer = beside.reduce(Certainty.no) {
        let counts = headings || $1.index > element.index || Heading(of: $1).style == nil
        return $0 || (counts ? $1.isTextual : .no)
      }
      guard answer == .no, container.isLayout, siblings.allSatisfy({ $0.row?.isPaint == true })
      else { return answer }
      element = container
    }
  }
}

extension AdjacentText {
  /// The written words of the text right before it in its stack, as the code gives them; nil where
  /// something else stands there.
  package var wordsBefore: Expression? {
    guard viewBefore?.is(.text) == true, let before = naming, before.is(.text),
      before.visibleText.value?.literal != nil,
      let words = before.arguments.first, words.label == nil
    else { return nil }
    return words.value
  }

  /// The same words as people read them, who see the text of a key.
  package var shownBefore: String? {
    wordsBefore == nil ? nil : viewBefore?.visibleText.value?.literal
  }

  /// The view right before it in its stack.
  package var viewBefore: Element? {
    element.container?.content.last {
      $0.index < element.index && !$0.is(.spacer, .divider)
    }
  }
}

private func isColumn(_ element: Element) -> Bool {
  switch element.row?.layout {
  case .vertical, .list, .form, .scroll, .section, .navigation: true
  default: false
  }
}

/// The siblings right before and after, spacers left out.
private func neighbors(_ element: Element) -> [Element] {
  let siblings = element.siblings.filter { !$0.is(.spacer, .divider) }
  let before = siblings.last { $0.index < element.index }
  let after = siblings.first { $0.index > element.index }
  return [before, after].compactMap { $0 }
}
