import CurbcutSyntax

/// Members and calls: those of the project, and those of the standard library that say words.
extension Evaluation {
  /// A property of a value.
  mutating func member(_ name: String, of whole: Value) -> Value? {
    switch whole {
    case .instance(let type, let fields):
      if let value = fields[name] { return value.isKnown ? value : nil }
      return computed(name, of: whole, type: type)
    case .enumCase(let type?, let caseName, _):
      if name == "rawValue", let declaration = types[type] {
        return EnumerationCase.rawValue(of: caseName, in: declaration)
      }
      return computed(name, of: whole, type: type)
    case .tuple(let fields):
      if let index = Int(name) {
        guard fields.indices.contains(index) else { return nil }
        return fields[index].value.isKnown ? fields[index].value : nil
      }
      let value = fields.first { $0.label == name }?.value
      return value?.isKnown == true ? value : nil
    case .list(let items):
      switch name {
      case "count": return .number(Number(value: Double(items.count), isInteger: true))
      case "isEmpty": return .boolean(items.isEmpty)
      case "first": return items.first.map { $0.isKnown ? $0 : nil } ?? .nothing
      case "last": return items.last.map { $0.isKnown ? $0 : nil } ?? .nothing
      case "indices":
        return .list(
          items.indices.map { .number(Number(value: Double($0), isInteger: true)) }
        )
      default: return nil
      }
    case .dictionary(let pairs):
      switch name {
      case "count": return .number(Number(value: Double(pairs.count), isInteger: true))
      case "isEmpty": return .boolean(pairs.isEmpty)
      default: return nil
      }
    case .text:
      guard let words = whole.literal else { return nil }
      switch name {
      case "count": return .number(Number(value: Double(words.count), isInteger: true))
      case "isEmpty": return .boolean(words.isEmpty)
      case "capitalized", "localizedCapitalized": return .text(Phrase(words.capitalizedWords))
      case "localizedUppercase": return .text(Phrase(words.uppercased()))
      case "localizedLowercase": return .text(Phrase(words.lowercased()))
      case "description": return whole
      default: return nil
      }
    case .number(let number):
      return name == "description" ? .text(Phrase(number.text(isLocalized: false))) : nil
    case .boolean(let value):
      return name == "description" ? .text(Phrase(value ? "true" : "false")) : nil
    case .nothing: return .nothing
    case .enumCase(nil, _, _), .code: return nil
    }
  }

  private mutating func computed(_ name: String, of whole: Value, type: String) -> Value? {
    if name == "self" { return whole }
    guard let property = types.property(name, of: type), !property.isStatic else { return nil }
    guard let getter = property.getter else { return nil }
    var frame = Frame(receiver: whole, type: type)
    return result(
      of: getter,
      in: &frame,
      expecting: property.type.map { types.name(of: $0, in: type) }
    )
  }

  // MARK: Calls

  /// What a call gives.
  mutating func call(
    _ callee: Expression,
    _ arguments: [Argument],
    in frame: Frame,
    expecting type: String?
  ) -> Value? {
    switch callee.form {
    case .name(let name):
      if name.beginsUppercase {
        let type = name == "Self" ? frame.type ?? name : types.name(of: name, in: frame.type)
        return construction(of: type, arguments, in: frame)
      }
      for owner in [frame.type].compactMap({ $0 }) {
        for function in types.functions(name, of: owner) {
          let value = result(
            of: function,
            arguments,
            from: frame,
            receiver: frame.receiver,
            type: owner
          )
          if let value { return value }
        }
      }
      if let function = types.functions[name] {
        return result(of: function, arguments, from: frame, receiver: nil, type: nil)
      }
      return libraryFunction(name, arguments, in: frame)
    case .member(nil, let name):
      guard let type = type.map({ types.name(of: $0) }) else {
        return .enumCase(type: nil, name: name, payload: payload(arguments, in: frame))
      }
      return staticCall(name, of: type, arguments, in: frame)
    case .member(let base?, let name):
      if let path = base.path, path != "self", let last = path.pathNames.last,
        last.beginsUppercase, !path.hasPrefix("."), frame.values[last] == nil
      {
        let type = last == "Self" ? frame.type : types.name(of: path, in: frame.type)
        return type.flatMap { staticCall(name, of: $0, arguments, in: frame) }
      }
      if base.path == "self", let owner = frame.type {
        return types.functions(name, of: owner).lazy.first.flatMap {
          result(of: $0, arguments, from: frame, receiver: frame.receiver, type: owner)
        }
      }
      // `prices.keys.sorted()`: sorted, what a dictionary holds has an order.
      if name == "sorted", case .member(let owner?, let part) = base.form,
        case .dictionary(let pairs)? = value(of: owner, in: frame),
        part == "keys" || part == "values"
      {
        let items = pairs.map { part == "keys" ? $0.key : $0.value }
        return listMethod(name, of: items, arguments, in: frame)
      }
      guard let whole = value(of: base, in: frame) else { return nil }
      return method(name, of: whole, arguments, in: frame)
    default: return nil
    }
  }

  private mutating func payload(_ arguments: [Argument], in frame: Frame) -> [Value.Field] {
    arguments.map {
      Value.Field(label: $0.label, value: value(of: $0.value, in: frame) ?? .code($0.value.source))
    }
  }

  private mutating func staticCall(
    _ name: String,
    of type: String,
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    if name == "init" { return construction(of: type, arguments, in: frame) }
    if let one = types.cases(of: type)?.first(where: { $0.name == name }), one.hasPayload {
      return .enumCase(type: type, name: name, payload: payload(arguments, in: frame))
    }
    for function in types.functions(name, of: type) where function.isStatic {
      let value = result(of: function, arguments, from: frame, receiver: nil, type: type)
      if let value { return value }
    }
    return nil
  }

  mutating func construction(
    of name: String,
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    if let declaration = types[name] {
      if declaration.keyword == .enum, let raw = arguments.first, raw.label == "rawValue" {
        let wanted = value(of: raw.value, in: frame)
        return types.cases(of: name)?.first { one in
          wanted.flatMap { EnumerationCase.rawValue(of: one.name, in: declaration)?.equals($0) }
            == true
        }.map { .enumCase(type: name, name: $0.name, payload: []) }
      }
      guard declaration.keyword == .struct || declaration.keyword.isReference,
        var fields = fields(of: declaration, madeWith: arguments, from: frame)
      else { return nil }
      if declaration.keyword.isReference, !types.startsFresh {
        // Whoever refers to it may change the rest.
        for property in declaration.properties where !property.isConstant && property.getter == nil
        {
          fields[property.name] = .code(property.name)
        }
      }
      return .instance(type: name, fields: fields)
    }
    guard let first = arguments.first else { return name == "String" ? .text(Phrase([])) : nil }
    switch (name, first.label) {
    case ("String", nil) where arguments.count == 1, ("String", "describing"):
      if let whole = value(of: first.value, in: frame), whole.isOfProject,
        let words = member("description", of: whole)
      {
        return words
      }
      return value(of: first.value, in: frame)?.phrase(isLocalized: false).map { .text($0) }
    case ("String", "localized"), ("String", "stringLiteral"), ("Substring", nil),
      ("LocalizedStringResource", nil):
      // A comment is for translators.
      guard arguments.dropFirst().allSatisfy({ $0.label == "comment" }) else { return nil }
      guard case .text(let words)? = value(of: first.value, in: frame) else { return nil }
      if first.label == "localized", let spoken = strings.spoken(words) { return .text(spoken) }
      // The key of a translation is no words.
      return Phrase.key(words) == nil ? .text(words) : nil
    case ("String", "format"):
      return formatted(arguments, in: frame).map { .text(Phrase($0)) }
    case ("String", "repeating"):
      guard let words = value(of: first.value, in: frame)?.literal, arguments.count == 2,
        let count = value(of: arguments[1].value, in: frame)?.number?.value, count >= 0,
        count * Double(words.count) < 200
      else { return nil }
      return .text(Phrase(String(repeating: words, count: Int(count))))
    case ("Int", nil):
      if case .text? = value(of: first.value, in: frame) { return nil }
      return value(of: first.value, in: frame)?.number.map {
        .number(Number(value: $0.value.rounded(.towardZero), isInteger: true))
      }
    case ("Double", nil), ("CGFloat", nil), ("Float", nil):
      return value(of: first.value, in: frame)?.number.map {
        .number(Number(value: $0.value, isInteger: false))
      }
    case ("Array", nil), ("IdentifiedArray", _):
      return value(of: first.value, in: frame)?.list.map { .list($0) }
    default: return nil
    }
  }

  private mutating func libraryFunction(
    _ name: String,
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    let values = arguments.map { value(of: $0.value, in: frame) }
    switch name {
    case "max", "min":
      let numbers = values.compactMap { $0?.number }
      guard numbers.count == arguments.count else { return nil }
      let picked =
        name == "max"
        ? numbers.max { $0.value < $1.value } : numbers.min { $0.value < $1.value }
      return picked.map { .number($0) }
    case "abs":
      return values.first??.number.map {
        .number(Number(value: abs($0.value), isInteger: $0.isInteger))
      }
    case "zip":
      guard values.count == 2, let first = values[0]?.list, let second = values[1]?.list else {
        return nil
      }
      return .list(
        zip(first, second).map {
          .tuple([Value.Field(label: nil, value: $0), Value.Field(label: nil, value: $1)])
        }
      )
    case "stride":
      let numbers = values.compactMap { $0?.number }
      guard numbers.count == 3, numbers[2].value > 0,
        (numbers[1].value - numbers[0].value) / numbers[2].value < Double(Self.maximumItems)
      else { return nil }
      let isThrough = arguments[1].label == "through"
      var items: [Value] = []
      var next = numbers[0].value
      while next < numbers[1].value || (isThrough && next == numbers[1].value) {
        items.append(.number(Number(value: next, isInteger: numbers[0].isInteger)))
        next += numbers[2].value
      }
      return .list(items)
    case "NSLocalizedString":
      guard case .text(let words)?? = values.first else { return nil }
      return Phrase.key(words) == nil ? .text(words) : nil
    default: return nil
    }
  }

  // MARK: Methods

  private mutating func method(
    _ name: String,
    of whole: Value,
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    switch whole {
    case .instance(let type, _), .enumCase(let type?, _, _):
      return types.functions(name, of: type).lazy.filter { !$0.isStatic }.first.flatMap {
        result(of: $0, arguments, from: frame, receiver: whole, type: type)
      }
    case .list(let items): return listMethod(name, of: items, arguments, in: frame)
    case .dictionary(let pairs):
      guard name == "sorted", !arguments.isEmpty else { return nil }
      return listMethod(name, of: pairs.map(\.tuple), arguments, in: frame)
    case .text: return textMethod(name, of: whole, arguments, in: frame)
    case .number(let number): return numberMethod(name, of: number, arguments)
    case .nothing: return .nothing
    default: return nil
    }
  }

  private func numberMethod(_ name: String, of number: Number, _ arguments: [Argument]) -> Value? {
    switch name {
    case "rounded" where arguments.isEmpty:
      return .number(Number(value: number.value.rounded(), isInteger: number.isInteger))
    case "formatted":
      guard let style = arguments.first?.value else { return .text(Phrase(number.formatted)) }
      return NumberFormat(style).map { .text(Phrase($0.text(number))) }
    default: return nil
    }
  }

  private mutating func textMethod(
    _ name: String,
    of whole: Value,
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    guard let words = whole.literal else { return nil }
    let first = arguments.first.flatMap { value(of: $0.value, in: frame) }
    switch name {
    case "uppercased": return .text(Phrase(words.uppercased()))
    case "lowercased": return .text(Phrase(words.lowercased()))
    case "appending": return first?.literal.map { .text(Phrase(words + $0)) }
    case "hasPrefix": return first?.literal.map { .boolean(words.hasPrefix($0)) }
    case "hasSuffix": return first?.literal.map { .boolean(words.hasSuffix($0)) }
    case "prefix":
      return first?.number.map { .text(Phrase(String(words.prefix(max(0, Int($0.value)))))) }
    case "trimmingCharacters":
      return .text(Phrase(words.split { $0.isWhitespace }.joined(separator: " ")))
    case "replacingOccurrences", "replacing":
      guard arguments.count == 2, let old = first?.literal, old.count > 0,
        let new = value(of: arguments[1].value, in: frame)?.literal
      else { return nil }
      return .text(Phrase(words.replacing(old, with: new)))
    default: return nil
    }
  }
}

extension String {
  /// Each word with a capital letter at its beginning.
  fileprivate var capitalizedWords: String {
    var text = ""
    var isStart = true
    for character in self {
      text += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && !character.isNumber && character != "'"
    }
    return text
  }
}
