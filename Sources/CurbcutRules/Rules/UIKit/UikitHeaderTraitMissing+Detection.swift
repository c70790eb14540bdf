import CurbcutModel

/// Labels that explain what a section is for.
private let explanation = NameHint("info note hint detail details description subtitle explanation")

extension UIFontSpec {
  /// Whether it is of a size that only titles have.
  var isOfTitle: Bool {
    switch face {
    case .scaled(let style?):
      return ["title1", "title2", "title3", "largeTitle", "extraLargeTitle"].contains(style)
    case .scaled(nil):
      return call.source.includes("forTextStyle: .title")
        || call.source.includes("forTextStyle: .largeTitle")
    case .fixed(let points): return points >= 20 && isBold || points >= 24
    }
  }

  /// Whether it is heavier than what stands below it.
  var isEmphasized: Bool {
    if case .scaled("headline"?) = face { return true }
    return isOfTitle || isBold || call.source.includes("forTextStyle: .headline")
  }
}

extension UIKitObject {
  /// Whether it is the title in a view that is the header of a section, by their names.
  var titlesSection: Bool {
    isTitleByName && declaration.keyword == .class
      && NameHint("section-header section-title header-view title-header").matches(declaration.name)
  }

  /// Whether it is the title in a view or controller, by its name, whatever its text.
  var titlesScreen: Bool {
    place == .member && NameHint("title-label header-label heading-label").matches(name)
  }

  /// Whether it belongs to the header of a list: by the type, or by the member that makes it.
  var titlesList: Bool {
    isInHeaderOfList || declaration.isHeaderOfList && isTitleByName
  }

  /// Whether it is made where a list asks for the header of a section.
  var isInHeaderOfList: Bool {
    guard place == .local || place == .expression, let creation else { return false }
    let asking = declaration.functions.filter {
      $0.parameters.last?.label == "viewForHeaderInSection"
    }
    return asking.contains { function in
      if function.node.range.contains(creation.range.lowerBound) { return true }
      // A function of the type that makes it: `headerLabel(text: title)`.
      return declaration.functions.contains { maker in
        maker.node.range.contains(creation.range.lowerBound) && maker.returnType != nil
          && function.body?.contains { $0.code.includes("\(maker.name)(") } == true
      }
    }
  }

  private var isTitleByName: Bool {
    [
      "title", "titleLabel", "label", "nameLabel", "headerLabel", "headingLabel", "textLabel",
      "sectionLabel", "sectionTitleLabel", "header", "heading",
    ].contains(name)
  }

  /// Whether it is the first such label of its type.
  func isTitleOfList(in item: ItemModel) -> Bool {
    if isOnlyLabelOfHeader(in: item) { return true }
    return item.objects.first {
      $0.declaration === declaration && $0.isKind(of: .label) && $0.titlesList
    }?.range == range
  }

  /// Whether it is the only label in the type of a list's header, whatever its name is.
  func isOnlyLabelOfHeader(in item: ItemModel) -> Bool {
    guard place == .member, declaration.isHeaderOfList, !explanation.matches(name) else {
      return false
    }
    return item.objects.allSatisfy { other in
      other.declaration !== declaration || !other.isKind(of: .label) || other.range == range
    }
  }

  /// The words of `NSLocalizedString("Nearby", comment: "")`, which is looked up.
  var localizedText: String? {
    for setting in settings(of: "text") {
      guard let call = setting.value?.call, let first = call.arguments.first,
        ["NSLocalizedString", "String"].contains(call.callee.path ?? "")
      else { continue }
      return first.value.phrase.value?.literal
    }
    return nil
  }
}

extension Declaration {
  /// Whether it is a view above the rows of a list.
  var isHeaderOfList: Bool {
    keyword == .class && !name.hasSuffix("Cell")
      && (conforms(to: "UITableViewHeaderFooterView")
        || conforms(to: "UICollectionReusableView") && NameHint("header title").matches(name))
      && !NameHint("footer").matches(name)
  }

  /// Whether its code gives the header trait to something of a list's header.
  var exposesHeader: Bool {
    isHeaderOfList && mentionedSymbols.contains(.exposesState)
  }

  /// Whether the view that the code is about is an element itself: a cell, a button, a control.
  var ownsElement: Bool {
    conformances.contains { name in
      ["Cell", "Button", "Control"].contains { name.hasSuffix($0) }
    }
  }
}
