import CurbcutSyntax

/// Collections that are spelled out: their items and methods.
extension Evaluation {
  /// A tuple, a dictionary, or an item of a collection.
  mutating func tupleOrItem(_ node: Node, in frame: Frame) -> Value? {
    switch node.kind {
    case .tupleExpr:
      return .tuple(
        node.children.compactMap { child in
          guard let part = child.lastChild.map({ Expression($0) }) else { return nil }
          let value = value(of: part, in: frame) ?? .code(part.source)
          return Value.Field(label: child.argumentLabel, value: value)
        }
      )
    case .dictionaryExpr:
      let elements = Array(node.children(.dictionaryElement))
      guard elements.count <= Self.maximumItems else { return nil }
      var pairs: [Value.Pair] = []
      for element in elements {
        guard let first = element.firstChild, let written = element.lastChild,
          let key = value(of: Expression(first), in: frame)
        else { return nil }
        let value = value(of: Expression(written), in: frame) ?? .code(written.text)
        pairs.append(Value.Pair(key: key, value: value))
      }
      return .dictionary(pairs)
    case .subscriptCallExpr:
      guard let base = node.firstChild, let argument = node.child(.labeledExpr)?.lastChild,
        let whole = value(of: Expression(base), in: frame)
      else { return nil }
      if case .dictionary(let pairs) = whole {
        return item(Expression(argument), of: pairs, at: node, in: frame)
      }
      guard let items = whole.list else { return nil }
      guard let index = value(of: Expression(argument), in: frame)?.number else {
        return anyText(of: items)
      }
      guard index.isInteger, index.value >= 0, index.value < Double(items.count) else {
        return nil
      }
      let item = items[Int(index.value)]
      return item.isKnown ? item : nil
    default: return nil
    }
  }

  /// Up to how many texts are alternatives of each other.
  private static let maximumAlternatives = 12

  /// One of some texts, where it is not known which.
  private func anyText(of items: [Value]) -> Value? {
    guard (2...Self.maximumAlternatives).contains(items.count) else { return nil }
    let texts = items.compactMap { item -> Phrase? in
      if case .text(let words) = item, words.literal != nil { words } else { nil }
    }
    return texts.count == items.count ? .text(.oneOf(texts)) : nil
  }

  /// What a dictionary holds under a key: nothing where it has not got it.
  private mutating func item(
    _ key: Expression,
    of pairs: [Value.Pair],
    at node: Node,
    in frame: Frame
  ) -> Value? {
    guard let key = value(of: key, in: frame) else { return nil }
    for pair in pairs {
      guard let isSame = pair.key.equals(key) else { return nil }
      if isSame { return pair.value.isKnown ? pair.value : nil }
    }
    let standard = node.children(.labeledExpr).first { $0.argumentLabel == "default" }?.lastChild
    return standard.map { value(of: Expression($0), in: frame) } ?? .nothing
  }

  mutating func listMethod(
    _ name: String,
    of items: [Value],
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    let first = arguments.first
    func count() -> Int? {
      guard let first, case .number(let value) = first.value.form else { return nil }
      return max(0, Int(value))
    }
    switch name {
    case "reversed": return .list(items.reversed())
    case "prefix": return count().map { .list(Array(items.prefix($0))) }
    case "suffix": return count().map { .list(Array(items.suffix($0))) }
    case "dropFirst", "dropLast":
      guard let left = first == nil ? 1 : count() else { return nil }
      return .list(Array(name == "dropFirst" ? items.dropFirst(left) : items.dropLast(left)))
    case "enumerated":
      return .list(
        items.enumerated().map { offset, item in
          .tuple([
            Value.Field(
              label: "offset",
              value: .number(Number(value: Double(offset), isInteger: true))
            ),
            Value.Field(label: "element", value: item),
          ])
        }
      )
    case "joined":
      let separator = first.map { value(of: $0.value, in: frame)?.literal } ?? ""
      guard let separator else { return nil }
      var whole = Phrase([])
      for (index, item) in items.enumerated() {
        guard case .text(let words) = item else { return nil }
        if index > 0 { whole.append(Phrase(separator), separator: "") }
        whole.append(words, separator: "")
      }
      return .text(whole.joiningWords)
    case "formatted":
      guard let format = first.map({ ListFormat($0.value) }) ?? ListFormat() else { return nil }
      return format.text(items).map { .text(Phrase($0)) }
    case "map", "compactMap":
      guard let first else { return nil }
      var results: [Value] = []
      for item in items {
        guard let result = applied(first.value, to: item, in: frame) else { return nil }
        if name == "map" || !result.isNothing { results.append(result) }
      }
      return .list(results)
    case "filter":
      guard let first else { return nil }
      var results: [Value] = []
      for item in items {
        guard let holds = applied(first.value, to: item, in: frame)?.boolean else { return nil }
        if holds { results.append(item) }
      }
      return .list(results)
    case "first" where first?.label == "where" || first?.isTrailingClosure == true:
      guard let first else { return nil }
      for item in items {
        guard let holds = applied(first.value, to: item, in: frame)?.boolean else { return nil }
        if holds { return item }
      }
      return .nothing
    case "firstIndex", "contains":
      guard let first, let index = index(of: first, in: items, frame) else { return nil }
      if name == "contains" { return .boolean(index >= 0) }
      return index < 0 ? .nothing : .number(Number(value: Double(index), isInteger: true))
    case "allSatisfy":
      guard let first else { return nil }
      let all = items.map { applied(first.value, to: $0, in: frame)?.boolean }
      return all.contains(false) ? .boolean(false) : all.contains(nil) ? nil : .boolean(true)
    case "count":
      guard let first else { return nil }
      let all = items.map { applied(first.value, to: $0, in: frame)?.boolean }
      guard !all.contains(nil) else { return nil }
      let count = all.count { $0 == true }
      return .number(Number(value: Double(count), isInteger: true))
    case "flatMap":
      guard let first else { return nil }
      var results: [Value] = []
      for item in items {
        guard let list = applied(first.value, to: item, in: frame)?.list,
          results.count + list.count <= Self.maximumItems
        else { return nil }
        results += list
      }
      return .list(results)
    case "reduce": return reduced(items, arguments, in: frame)
    case "sorted" where arguments.count == 1, "max" where arguments.count == 1,
      "min" where arguments.count == 1:
      guard let order = arguments.first?.value,
        let sorted = sorted(items, by: order, in: frame)
      else { return nil }
      if name == "sorted" { return .list(sorted) }
      return (name == "max" ? sorted.last : sorted.first) ?? .nothing
    case "max", "min":
      let numbers = items.compactMap(\.number)
      guard numbers.count == items.count else { return nil }
      let picked =
        name == "max"
        ? numbers.max { $0.value < $1.value } : numbers.min { $0.value < $1.value }
      return picked.map { .number($0) } ?? .nothing
    case "sorted" where arguments.isEmpty:
      let words = items.compactMap(\.literal)
      if words.count == items.count { return .list(words.sorted().map { .text(Phrase($0)) }) }
      let numbers = items.compactMap(\.number)
      guard numbers.count == items.count else { return nil }
      return .list(numbers.sorted { $0.value < $1.value }.map { .number($0) })
    default: return nil
    }
  }

  /// Where the first item stands for which a function holds: -1 for nowhere, nil where that is not
  /// known.
  private mutating func index(
    of wanted: Argument,
    in items: [Value],
    _ frame: Frame
  ) -> Int? {
    let isTest = wanted.label == "where" || wanted.isTrailingClosure
    let value = isTest ? nil : value(of: wanted.value, in: frame)
    for (index, item) in items.enumerated() {
      let holds =
        isTest
        ? applied(wanted.value, to: item, in: frame)?.boolean : value.flatMap { item.equals($0) }
      guard let holds else { return nil }
      if holds { return index }
    }
    return -1
  }

  /// `prices.reduce(0, +)`, `items.reduce(0) { $0 + $1.price }`
  private mutating func reduced(
    _ items: [Value],
    _ arguments: [Argument],
    in frame: Frame
  ) -> Value? {
    guard arguments.count == 2, arguments[0].label == nil,
      var whole = value(of: arguments[0].value, in: frame)
    else { return nil }
    for item in items {
      guard let next = applied(arguments[1].value, to: [whole, item], in: frame) else {
        return nil
      }
      whole = next
    }
    return whole
  }

  /// The items in an order that a function of two of them tells; nil where that is not known.
  private mutating func sorted(
    _ items: [Value],
    by order: Expression,
    in frame: Frame
  ) -> [Value]? {
    var sorted: [Value] = []
    for item in items {
      var place = sorted.count
      while place > 0 {
        guard let isBefore = applied(order, to: [item, sorted[place - 1]], in: frame)?.boolean
        else { return nil }
        if !isBefore { break }
        place -= 1
      }
      sorted.insert(item, at: place)
    }
    return sorted
  }

  /// What a closure of two parameters, or an operator, gives.
  private mutating func applied(
    _ function: Expression,
    to values: [Value],
    in frame: Frame
  ) -> Value? {
    guard case .closure(let closure) = function.form else {
      let name = function.source
      guard ["+", "*", "<", ">"].contains(name) else { return nil }
      return Self.result(of: name, values[0], values[1])
    }
    var inner = frame
    for (index, value) in values.enumerated() {
      let isNamed = closure.parameters.indices.contains(index)
      inner.values[isNamed ? closure.parameters[index] : "$\(index)"] = value
    }
    return result(of: closure.items.map(\.statement), in: &inner)
  }

  /// What a closure or key path gives for an item.
  private mutating func applied(
    _ function: Expression,
    to item: Value,
    in frame: Frame
  ) -> Value? {
    switch function.form {
    case .closure(let closure):
      var inner = frame
      inner.values[closure.parameters.first ?? "$0"] = item
      return result(of: closure.items.map(\.statement), in: &inner)
    case .keyPath(let path):
      var current = item
      for name in path.split(separator: ".") where !name.hasPrefix("\\") && name != "self" {
        guard let next = member(String(name), of: current) else { return nil }
        current = next
      }
      return current
    default: return nil
    }
  }
}

/// Strings by formats.
extension Evaluation {
  /// `String(format: "%.1f km", distance)`; nil where the format or one of the values is not known.
  mutating func formatted(_ arguments: [Argument], in frame: Frame) -> String? {
    guard let format = arguments.first.flatMap({ value(of: $0.value, in: frame) })?.literal else {
      return nil
    }
    var values = arguments.dropFirst().filter { $0.label == nil }.map(\.value)[...]
    var text = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let end = rest.dropFirst().firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" }),
        let written = values.popFirst(), let value = value(of: written, in: frame)
      else { return nil }
      if rest[end] == "@" {
        guard let words = value.phrase(isLocalized: false)?.literal else { return nil }
        text += words
      } else {
        guard let words = value.number?.text(format: rest[...end]) else { return nil }
        text += words
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// What an interpolation with a specifier or a format gives: `\(price, specifier: "%.2f")`.
  mutating func interpolated(_ arguments: [Argument], in frame: Frame) -> String? {
    guard arguments.count == 2, let value = value(of: arguments[0].value, in: frame) else {
      return nil
    }
    switch arguments[1].label {
    case "specifier":
      guard case .string(let format) = arguments[1].value.form, let format = format.literal else {
        return nil
      }
      return value.number?.text(format: format[...])
    case "format":
      if let format = ListFormat(arguments[1].value), let items = value.list {
        return format.text(items)
      }
      return value.number.flatMap { NumberFormat(arguments[1].value)?.text($0) }
    default: return nil
    }
  }
}
