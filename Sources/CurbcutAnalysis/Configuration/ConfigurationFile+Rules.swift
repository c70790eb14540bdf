import CurbcutRules

/// What a file says of rules.
extension ConfigurationFile {
  mutating func readRules(_ value: ConfigurationValue) -> [Placed<RuleSetting>] {
    guard case .object(let members) = value.content else {
      report(
        value.range,
        "\"rules\" must be an object such as { \"image-missing-label\": \"warning\" }, found "
          + value.description
      )
      return []
    }
    return lastOfEach(members).compactMap { member in
      guard let rule = Rule.named(member.key) else {
        report(
          member.keyRange,
          "unknown rule \(member.key.quoted)"
            + Suggestion.text(for: member.key, among: Rule.all.map(\.id))
        )
        return nil
      }
      guard let setting = readRule(rule, member.value) else { return nil }
      return Placed(
        value: setting,
        range: member.keyRange.lowerBound..<member.value.range.upperBound
      )
    }
  }

  /// Reads `"off"`, or `{"severity": "error", "options": {…}}`.
  private mutating func readRule(_ rule: Rule, _ value: ConfigurationValue) -> RuleSetting? {
    guard case .object(let parts) = value.content else {
      return ruleLevel(value, for: rule).map { RuleSetting(id: rule.id, level: $0, options: []) }
    }
    var level: RuleLevel?
    var options: [OptionSetting] = []
    for part in lastOfEach(parts) {
      switch part.key {
      case "severity": level = ruleLevel(part.value, for: rule)
      case "options": options = readOptions(part.value, of: rule)
      default:
        report(
          part.keyRange,
          "unknown rule setting \(part.key.quoted)"
            + Suggestion.text(for: part.key, among: ["severity", "options"])
        )
      }
    }
    return RuleSetting(id: rule.id, level: level, options: options)
  }

  private mutating func ruleLevel(_ value: ConfigurationValue, for rule: Rule) -> RuleLevel? {
    if let level = value.string.flatMap({ RuleLevel($0) }) { return level }
    report(value.range, Suggestion.notOneOf(RuleLevel.words, value, for: rule.id))
    return nil
  }

  // MARK: Options

  private mutating func readOptions(
    _ value: ConfigurationValue,
    of rule: Rule
  ) -> [OptionSetting] {
    guard case .object(let members) = value.content else {
      report(value.range, "\"options\" must be an object, found \(value.description)")
      return []
    }
    return lastOfEach(members).compactMap { member in
      guard let option = rule.options.first(where: { $0.name == member.key }) else {
        let hint = Suggestion.text(for: member.key, among: rule.options.map(\.name))
        let message =
          rule.options.isEmpty
          ? "\(rule.id.quoted) has no options"
          : "unknown option \(member.key.quoted) for \(rule.id.quoted)\(hint)"
        report(member.keyRange, message)
        return nil
      }
      return readOption(option, member.value).map { OptionSetting(name: option.name, value: $0) }
    }
  }

  private mutating func readOption(
    _ option: RuleOption,
    _ value: ConfigurationValue
  ) -> OptionSetting.Value? {
    switch option.kind {
    case .number(let bounds, _):
      if case .number(let number) = value.content, bounds.contains(number) {
        return .number(number)
      }
      let found: String
      if case .number(let number) = value.content {
        found = Self.text(of: number)
      } else {
        found = value.description
      }
      report(
        value.range,
        "\(option.name.quoted) must be a number from \(Self.text(of: bounds.lowerBound)) to "
          + "\(Self.text(of: bounds.upperBound)), found \(found)"
      )
      return nil
    case .words(let known, _):
      guard let strings = strings(value, for: option.name) else { return nil }
      var words: [String] = []
      for string in strings {
        if let known, !known.contains(string.value) {
          let found = ConfigurationValue(content: .string(string.value), range: string.range)
          report(string.range, Suggestion.notOneOf(known, found, for: option.name))
        } else {
          words.append(string.value)
        }
      }
      return .words(words)
    }
  }

  /// 44 rather than 44.0.
  package static func text(of number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
