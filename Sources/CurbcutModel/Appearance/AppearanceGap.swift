/// What keeps it unknown how the text of a view is drawn, and where that stands.
package struct AppearanceGap: Sendable {
  package enum Subject: Sendable {
    /// The color of the text.
    case color
    /// What is drawn under it.
    case background
  }

  /// What is not known, or not read.
  enum Cause: Sendable {
    /// What a modifier gives it, or makes of it.
    case modifier(Modifier)
    /// What a view makes of what it holds.
    case container(Element)
    /// Where the view or member of the name is used; where it is used at all, in another view.
    case uses(of: String, in: String?)
    /// The system draws what stands there: a toolbar, a menu, a widget.
    case place
    /// What a style or modifier of the project is put on.
    case host
    /// Nothing says what is there.
    case nothing
  }

  package let subject: Subject
  let cause: Cause
}

extension AppearanceGap {
  /// What keeps it unknown how the text of a view is drawn; nil where that is known.
  package init?(of element: Element) {
    var walk = BackgroundResolver(from: element)
    let drawn = walk.textColors()
    guard drawn == nil || drawn?.isBackgroundLikely == true else { return nil }
    if let cause = walk.backgroundGap {
      self.init(subject: .background, cause: cause)
    } else if drawn != nil, let cause = walk.doubt {
      self.init(subject: .background, cause: cause)
    } else {
      self.init(subject: .color, cause: walk.textGap ?? .nothing)
    }
  }

  /// Where it stands, in UTF-8 offsets; nil where it is nowhere in the item.
  package var range: Range<Int>? {
    switch cause {
    case .modifier(let modifier): modifier.nameRange
    case .container(let element): element.head
    case .uses, .place, .host, .nothing: nil
    }
  }

  /// In words that follow "unknown:".
  package var text: String {
    let fact = subject == .color ? "the color of its text" : "what is drawn under it"
    switch cause {
    case .modifier(let modifier):
      let argument = modifier.firstArgument.map { $0.source.firstLine } ?? ""
      return "\(fact), by `.\(modifier.name)(\(argument))`"
    case .container(let element): return "\(fact), in `\(element.typeName)`"
    case .uses(let name, let user?): return "\(fact) where `\(user)` uses `\(name)`"
    case .uses(let name, nil): return "\(fact): no use of `\(name)` is read"
    case .place: return "\(fact): the system draws what stands here"
    case .host: return "\(fact): what this is put on is not read"
    case .nothing: return fact
    }
  }
}

extension String {
  /// The first line, with a sign for what follows.
  fileprivate var firstLine: String {
    let lines = split(separator: "\n", maxSplits: 1)
    return lines.count > 1 ? lines[0] + " …" : self
  }
}
