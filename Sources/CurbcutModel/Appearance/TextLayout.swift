extension Element {
  /// Whether a text of one line loses words when it grows: not figures, not short words, not what
  /// shrinks, wraps or is cut on purpose.
  package var mayTruncate: Bool {
    guard platforms.contains(.iOS), !isGlanced,
      declaration?.readsEnvironment("dynamicTypeSize") != true,
      declaration?.readsEnvironment("sizeCategory") != true,
      !hasModifier(
        "minimumScaleFactor",
        "fixedSize",
        "monospacedDigit",
        "allowsTightening"
      ),
      // What is cut at the end is cut as if nothing had been said.
      modifiers.allSatisfy({
        $0.name != "truncationMode" || $0.firstArgument?.memberName == "tail"
      }),
      place.isDisjoint(with: [
        .toolbar, .menu, .tabItem, .systemStyled, .representation, .navigationLink,
      ]),
      enclosing(.viewThatFits) == nil, headingWords != nil, !showsAddress
    else { return false }
    guard let words = visibleText.value?.literal else { return visibleText != .unknown }
    return words.count > 12
  }

  /// Whether its words are an address by the name of what they come from: no line of it is read.
  private var showsAddress: Bool {
    guard let names = arguments.first?.value.smallNames else { return false }
    return names.contains { name in
      ["url", "absoluteString", "host", "email", "path"].contains {
        name == $0 || name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst())
          || name.hasSuffix("URL")
      }
    }
  }

  /// Whether it is a text outside of controls that loses words when it grows.
  package var mayTruncateByItself: Bool {
    self.is(.text, .label) && labeledControl == nil && mayTruncate
  }

  /// Whether a line limit of its chain is that of a text inside: none is nearer to it, and nothing
  /// on the way lets it shrink.
  package var passesLineLimitToWords: Bool {
    let yielding: Set<String> = ["lineLimit", "minimumScaleFactor", "truncationMode", "fixedSize"]
    guard !modifiers.contains(where: { $0.name != "lineLimit" && yielding.contains($0.name) })
    else { return false }
    return descendants.prefix(64).contains { text in
      text.place == place && text.mayTruncateByItself
        && sequence(first: text, next: \.parent).prefix { $0.index != index }.allSatisfy {
          !$0.ownModifiers.contains { yielding.contains($0.name) }
        }
    }
  }

  /// Whether it holds text that asks for more room when it grows, and nothing that scrolls or draws.
  package var growsWithText: Bool {
    guard platforms.contains(.iOS), !isGlanced,
      place.isDisjoint(with: [.toolbar, .menu, .tabItem]),
      self.is(.text, .label, .button, .hStack, .vStack, .zStack), !isComponent,
      !self.is(.text) || headingWords != nil,
      !showsOnlyIcon
    else { return false }
    return !descendants.contains { element in
      element.showsOnlyIcon
        || element.is(
          .scrollView,
          .list,
          .form,
          .map,
          .chart,
          .textEditor,
          .image,
          .asyncImage,
          .canvas,
          .geometryReader
        ) || element.isUnknownView || element.isCustomView || element.isComponent
    }
  }
}
