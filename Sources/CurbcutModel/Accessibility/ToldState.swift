/// What a sign on the screen goes by, such as the color of a dot or a symbol that is there at times,
/// and whether words tell it too.
package struct ToldState: Sendable {
  /// The name of the value that decides: `charger`, or `isPrivate` alone.
  private let root: String
  /// Which of its members decide; none where the value as a whole does.
  private let members: Set<String>
  private let type: ValueType?

  /// The state of a value of the file's, or of a part of it.
  ///
  /// - Parameter members: the members that decide.
  package init?(of root: String, members: Set<String>, in element: Element) {
    self.root = root
    self.members = members
    type = ValueType(of: [root], in: element)
    // Of a value that is not known, nobody knows what its other members say.
    if !members.isEmpty, type == nil { return nil }
  }

  /// The state that a condition asks for, where it is a member of a value whose type is known:
  /// `lift.isRunning`, `!lift.isRunning`.
  package init?(decidedBy condition: String, in element: Element) {
    let path = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition
    let names = path.withoutSelf.split(separator: ".").map(String.init)
    guard names.count == 2, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    self.init(of: names[0], members: [names[1]], in: element)
  }

  /// The state that a function of the view's type looks for in the value that it is handed:
  /// `color(for: device)`, `height(of: device.load)`.
  package init?(askedBy call: Expression, in element: Element) {
    guard let (callee, arguments) = call.call, arguments.count == 1,
      let path = arguments[0].value.path?.withoutSelf.pathNames, let root = path.first,
      let name = callee.path?.withoutSelf, !name.includes("."),
      let function = element.declaration?.function(name), let body = function.body,
      let parameter = function.parameters.first?.name
    else { return nil }
    let asked = body.flatMap { ValuePaths(of: parameter, in: $0.text).members }.compactMap { $0 }
    let members = path.count > 1 ? [path[1]] : asked
    if members.isEmpty { return nil }
    self.init(of: root, members: Set(members), in: element)
  }

  /// Whether text or a modifier for assistive technology may say it: in the row or card that a sign
  /// belongs to, or anywhere on its screen.
  ///
  /// - Parameter hearsSign: whether what assistive technology says of the sign itself counts, which
  ///   people who look at it do not get.
  package func isTold(
    beside sign: Element,
    onScreen: Bool = false,
    hearsSign: Bool = true
  ) -> Bool {
    guard !sign.tree.isOverlong else { return true }
    let views: [Element]
    if onScreen {
      views = Array(sign.tree.elements).filter { !$0.isAlternative(to: sign) }
    } else {
      var scope = sign
      while let container = scope.container, !container.is(.forEach, .list, .scrollView, .form) {
        scope = container
      }
      views = [scope] + scope.ancestors.prefix(2) + scope.descendants.prefix(256)
    }
    return views.contains { tells($0, beside: sign, hearsSign: hearsSign) }
  }

  private func tells(_ view: Element, beside sign: Element, hearsSign: Bool) -> Bool {
    let isHeard = hearsSign || view.index != sign.index
    if view.modifiers.contains(where: { modifier in
      (isHeard && modifier.name.hasPrefix("accessibility")
        || Self.tellingModifiers.contains(modifier.name))
        && modifier.arguments.contains { says($0.value.source, in: view) }
    }) {
      return true
    }
    guard view.index != sign.index, view.isHidden == .no else { return false }
    if view.isUnknownView || view.isCustomView || view.isComponent {
      return view.arguments.contains { says($0.value.source, in: view) }
        || view.conditions.contains { says($0.source, in: view) }
        || view.isUnknownView && !view.isPassthrough
    }
    let isRead =
      view.is(.text, .label, .image)
      || view.row?.isInteractive == true && !view.is(.navigationLink)
    guard isRead else { return false }
    return view.arguments.contains { argument in
      !argument.isClosure && argument.label != "action" && says(argument.value.source, in: view)
    }
      || view.conditions.contains { says($0.source, in: view) }
  }

  private static let tellingModifiers: Set<String> = [
    "strikethrough", "badge", "navigationTitle", "navigationSubtitle", "help", "alert",
  ]

  /// Whether an expression asks for the value as a whole, for a member that may say its state, or for
  /// something that the view works out of it.
  private func says(_ source: String, in view: Element) -> Bool {
    let isNamed = ValuePaths(of: root, in: source).members.contains { member in
      guard !members.isEmpty, let type, let member else { return true }
      return type.mayTell(members, by: member)
    }
    if isNamed { return true }
    // A property or function of the view that asks for it.
    return source.sourceWords.prefix(32).map(String.init).contains { word in
      guard word != root, let declaration = view.declaration else { return false }
      let code = declaration.property(word)?.getter ?? declaration.function(word)?.body
      return code?.contains { $0.allTokens.contains { $0.text == root } } == true
    }
  }
}
