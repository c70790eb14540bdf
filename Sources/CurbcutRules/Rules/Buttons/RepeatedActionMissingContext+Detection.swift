import CurbcutModel

/// What the controls and images of a row are called, and whether that tells the rows apart.
enum RowNaming {
  /// What VoiceOver calls a control, where that is written out and the same wherever it stands.
  static func constantName(of control: Element) -> String? {
    if let label = Naming(of: control).label {
      guard label.isStringLiteral || label.isKeyOfWords else { return nil }
      return label.phrase.value?.spokenConstant(isKey: label.isKeyOfWords)
    }
    if holdsImageOnly(control) {
      let image = control.children(in: .label).flatMap { [$0] + $0.descendants }
        .first { $0.is(.image, .asyncImage) }
      guard let label = image.flatMap({ Naming(of: $0).label }), label.isStringLiteral else {
        return nil
      }
      return label.phrase.value?.literal.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard control.isNamed == .no, case .known(let words) = control.visibleText else { return nil }
    let texts = control.children(in: .label).flatMap { [$0] + $0.descendants }.filter {
      $0.is(.text)
    }
    let onlyText = texts.count == 1 ? texts.first?.arguments.first?.value : nil
    let written = control.title?.value ?? onlyText
    return words.spokenConstant(isKey: written?.isKeyOfWords == true)
  }

  /// Whether it shows another picture in each row: what it shows is no literal.
  private static func differsByRow(_ image: Element) -> Bool {
    switch ImageContent(of: image).source {
    case .symbol(let name), .asset(let name): return name.path != nil && !name.isConstantName
    case .data, .wrapped: return image.arguments.first?.value.path != nil
    case nil: return image.is(.asyncImage)
    }
  }

  /// The label that an image has in every row, where nothing else in the row tells the rows apart.
  static func sharedName(ofImage image: Element) -> String? {
    guard image.is(.image, .asyncImage), image.labeledControl == nil, differsByRow(image),
      let label = Naming(of: image).label, let words = label.phrase.value?.literal, !words.isEmpty,
      label.isStringLiteral || label.call?.callee.path == "Text"
    else { return nil }
    let outer = sequence(first: image, next: \.container).prefix(6)
    for view in outer {
      if view.container == nil || view.container?.is(.forEach, .list) == true {
        let others = [view] + view.descendants
        return others.contains { $0.is(.text, .label) || $0.isCustomView || $0.isUnknownView }
          ? nil : words
      }
    }
    return nil
  }

  /// Whether it is the picture of a view that is used in rows only.
  static func isCellView(_ element: Element) -> Bool {
    guard element.is(.image, .asyncImage), element.tree.purpose == .body,
      let name = element.declaration?.name
    else { return false }
    return cellName.matchesEnd(of: name)
  }

  private static let cellName = NameHint("thumbnail thumb cell tile")

  /// Whether a control shows nothing but a picture.
  static func holdsImageOnly(_ control: Element) -> Bool {
    let views = ControlLabel(of: control).foreground
    let images = views.filter { $0.is(.image, .asyncImage) }
    return images.count == 1 && images.allSatisfy(differsByRow)
      && !views.contains { $0.is(.text, .label) || $0.isCustomView || $0.isUnknownView }
  }

  /// Whether an accessibility label that is the same in every row takes the place of what the control
  /// shows of its row: a text of the data, or a view that is handed it.
  static func labelHidesData(of control: Element) -> Bool {
    guard Naming(of: control).label != nil else { return false }
    return control.children(in: .label).flatMap({ [$0] + $0.descendants.prefix(64) }).contains {
      guard $0.is(.text, .label) || $0.isCustomView else { return false }
      return $0.arguments.contains { argument in
        !argument.isTrailingClosure && argument.value.path.map { !$0.hasPrefix(".") } == true
          && !argument.value.isConstantName
          || argument.value.isStringLiteral && argument.value.phrase.value?.literal == nil
      }
    }
  }

  /// Whether controls that show only a picture, and of which each does something else, all have one
  /// label: the stars of a rating.
  static func labelHidesItem(of control: Element) -> Bool {
    guard Naming(of: control).label != nil, control.is(.button),
      let item = control.enclosing(.forEach)?.closure(.content)?.parameters.first,
      control.action?.steps.isEmpty == false, control.headSource.includes(item),
      control.addsTrait("isSelected", "isToggle") == .no
    else { return false }
    let views = ControlLabel(of: control).foreground
    return !views.isEmpty && views.allSatisfy { $0.is(.image) }
      && views.contains { view in view.arguments.contains { $0.value.mentions(item) } }
  }

  /// Whether a control of a calendar is called by the number of its day.
  static func showsDayOnly(_ control: Element) -> Bool {
    guard control.is(.button, .navigationLink), control.isNamed == .no else { return false }
    let views = ControlLabel(of: control).foreground
    let texts = views.filter { $0.is(.text, .label) }
    let written = control.title?.value ?? texts.first?.arguments.first?.value
    guard texts.count == (control.title == nil ? 1 : 0), let written,
      !views.contains(where: { $0.isCustomView || $0.isUnknownView || $0.isNamed != .no })
    else { return false }
    let arguments = texts.first?.arguments.map(\.value.source) ?? [written.source]
    let source = arguments.joined().filter { !$0.isWhitespace }
    if source.includes("component(.day,from:") || source.hasSuffix(".dateTime.day()")
      || source.includes(".dateTime.day())")
    {
      return true
    }
    guard control.place.contains(.repeated), let loop = control.enclosing(.forEach),
      let data = loop.arguments.first?.value.source,
      dayName.matches(data) || data.includes("1...3") || data.includes("1..<32")
    else { return false }
    // `"\(day)"`, `"\(day.number)"`
    guard case .string(let phrase) = written.form, phrase.parts.count == 1,
      case .expression(let name) = phrase.parts[0]
    else { return false }
    let names = Identifier.words(of: name)
    return names.first == "day" || names.last == "day"
  }

  private static let dayName = NameHint("days dates month")
}

extension Phrase {
  /// Words that are the same each time; the key of a translation stands for such words.
  fileprivate func spokenConstant(isKey: Bool) -> String? {
    if let literal, !isBlank { return literal }
    return isKey ? spoken.trimmingGuillemets : nil
  }
}

extension String {
  fileprivate var trimmingGuillemets: String {
    hasPrefix("‹") && hasSuffix("›") ? String(dropFirst().dropLast()) : self
  }
}

extension UIKitObject {
  /// The one title it is given, where that is written out.
  var writtenTitle: (words: String, setting: ObjectSetting)? {
    let titles = settings.filter {
      ["setTitle", "setAttributedTitle", "attributedTitle", "title"].contains($0.name)
    }
    guard titles.count == 1, let setting = titles.first, !setting.isConditional,
      let value = setting.value ?? setting.argument(nil),
      case .string(let phrase) = value.form, let words = phrase.literal, !words.isEmpty
    else { return nil }
    return (words, setting)
  }
}
