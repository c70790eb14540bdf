import CurbcutModel

extension Expression {
  /// The names in it, of a path such as `contact.isOnline` only the last: what else is shown of the
  /// contact says nothing of that.
  var namesOfState: Set<String> {
    if case .prefixed(_, let inner) = form { return inner.namesOfState }
    guard let last = path?.withoutSelf.split(separator: ".").last else { return smallNames }
    return [String(last)]
  }

  /// The condition or state that chooses between hues: `isOn` of `isOn ? .green : .red`, `status` of
  /// `status.color` and `color(for: status)`; nil for other colors.
  var stateShownInHues: Expression? {
    switch form {
    case .ternary(let condition, let then, let otherwise):
      return then.differsInHue(from: otherwise) ? condition : nil
    case .member(let base?, let name):
      guard colorOfState.matchesEnd(of: name) else { return nil }
      if let path = base.path, stateName.matchesEnd(of: path) { return base }
      return isStateColor ? self : nil
    case .call(let callee, let arguments):
      guard let name = callee.memberName, colorOfState.matchesEnd(of: name), arguments.count == 1,
        let state = arguments.first?.value, let path = state.path, stateName.matchesEnd(of: path)
      else { return nil }
      return state
    default: return nil
    }
  }

  /// Whether one of two colors is red and the other green, which judge whatever they are put on.
  var tellsGoodFromBad: Bool {
    guard case .ternary(_, let then, let otherwise) = form else { return false }
    let names = Set([then, otherwise].compactMap { $0.memberName?.lowercased() })
    return !names.isDisjoint(with: ["red", "systemred"])
      && !names.isDisjoint(with: ["green", "systemgreen"])
  }

  /// Whether it is a property that is called the color of a state: `member.statusColor`.
  var isStateColor: Bool {
    guard let name = memberName else { return false }
    let words = Identifier.words(of: name)
    return words.last == "color" && words.count > 1
      && stateName.matches(words[words.count - 2])
  }

  /// Whether both are colors of the system, of which one at least is no gray.
  private func differsInHue(from other: Expression) -> Bool {
    source != other.source && (isHue || other.isHue) && (isHue || isGray)
      && (other.isHue || other.isGray)
  }

  private var isGray: Bool {
    guard let name = memberName else { return false }
    return [
      "gray", "grey", "lightGray", "darkGray", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6",
    ].contains(name)
  }

  /// `isRequired` of `isRequired` and `!isRequired`; nil for all else.
  var plainFlag: String? {
    switch form {
    case .name(let name): name
    case .prefixed("!", let inner): inner.plainFlag
    default: nil
    }
  }

  /// Whether it is a hue of the system, or a color of the project that is called after one.
  var isNamedHue: Bool {
    if isHue { return true }
    guard let call, ["UIColor", "init"].contains(call.callee.memberName),
      let name = call.arguments.first(where: { $0.label == "named" })?.value.phrase.value?.literal
    else { return false }
    return !Set(Identifier.words(of: name)).isDisjoint(with: Self.hues)
  }

  /// Whether it is a color of the system that is no gray, black, white or clear.
  var isHue: Bool {
    guard let name = memberName else { return false }
    let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
    return Self.hues.contains(plain)
  }

  private static let hues: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "brown", "cyan", "magenta", "teal",
    "mint", "indigo", "pink",
  ]
}

/// The color that a state has.
let colorOfState = NameHint("color ui-color tint tint-color indicator-color")

/// What may be so or otherwise.
let stateName = NameHint(
  "state status severity priority level health availability condition phase mood"
)

extension ItemModel {
  /// The flags of a value that the text in the content of a cell shows by its color, where its function
  /// asks for them nowhere else: `content.secondaryTextProperties.color = bill.isPaid ? .systemGreen : .red`.
  func flagsOfConfiguredTexts(in code: UIKitObject) -> [(flag: String, setting: ObjectSetting)] {
    code.configuredTextColors.compactMap { setting, color in
      guard case .ternary(let condition, let then, let otherwise) = color.form,
        let flag = condition.namesOfState.first, condition.namesOfState.count == 1,
        areOfTwoHues(then, otherwise, in: code.declaration),
        let function = code.declaration.functions.first(where: {
          $0.node.range.contains(setting.range.lowerBound)
        }),
        // What else the function asks of it may be words.
        function.node.allTokens.count(where: { $0.kind == .identifier && $0.text == flag }) == 1
      else { return nil }
      return (flag, setting)
    }
  }

  /// Whether two colors are as different as red and green.
  private func areOfTwoHues(
    _ one: Expression,
    _ other: Expression,
    in declaration: Declaration
  ) -> Bool {
    let hues = [one, other].map { expression -> Double? in
      guard let colors = uiColors(expression, in: declaration), colors.count == 1 else {
        return nil
      }
      return colors[0].color.light.hue
    }
    guard let first = hues[0], let second = hues[1] else { return false }
    let distance = abs(first - second)
    return min(distance, 360 - distance) >= 40
  }
}

extension Color {
  /// Its hue in degrees; nil for what is nearly gray.
  fileprivate var hue: Double? {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard most > 0.1, range / most > 0.4 else { return nil }
    let sector =
      most == red
      ? (green - blue) / range
      : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return sector * 60 + (sector < 0 ? 360 : 0)
  }
}
