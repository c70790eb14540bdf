import CurbcutSyntax

/// The type of the project whose values a view shows: what its members are, and what they are worked
/// out of.
package struct ValueType: Sendable {
  package let name: String
  private let context: DeclarationContext

  init?(_ written: String, in context: DeclarationContext) {
    let bare = written.filter { $0 != "?" && $0 != "!" }
    guard let last = bare.pathNames.last, !last.isEmpty, last.allSatisfy({ $0.isNameLetter }) else {
      return nil
    }
    name = last
    self.context = context
  }

  /// The type of what a path stands for where a view stands: a property, a parameter of a member, the
  /// item that a loop has come to, or a member of one of these; nil where that is not known.
  package init?(of path: [String], in element: Element) {
    guard let first = path.first, let written = element.writtenType(of: first),
      var type = ValueType(written, in: element.tree.context)
    else { return nil }
    for member in path.dropFirst() {
      guard let written = type.property(member)?.writtenType,
        let next = ValueType(written, in: element.tree.context)
      else { return nil }
      type = next
    }
    self = type
  }

  /// The name under which a file keeps a property of one of its types.
  static func key(of member: String, in type: String) -> String { "\(type):\(member)" }

  /// The name under which a file keeps an enumeration for the raw values of its cases.
  static func keyOfCases(in type: String) -> String { key(of: "rawValue", in: type) }

  /// The name under which the cases of an enumeration are known that a loop may go through.
  static func keyOfAll(in type: String) -> String { key(of: "allCases", in: type) }
}

extension ValueType {
  /// A property of the type; nil where its file does not declare it.
  func property(_ member: String) -> Declaration.Property? {
    context.constant(Self.key(of: member, in: name)).flatMap { declared in
      Declaration.Property.properties(of: declared.node).first { $0.name == member }
    }
  }

  /// Whether it keeps a number of points under a name, which nothing there scales.
  package func keepsPoints(_ member: String) -> Bool {
    guard let property = property(member), property.type == "CGFloat", property.getter == nil,
      property.attributes.isEmpty
    else { return false }
    return property.initialValue.map { $0.number != nil } ?? true
  }

  /// Whether it is a structure or class that keeps values and does not say how they are described, as
  /// far as its file tells.
  ///
  /// Source: Apple, "String(describing:)": without a description of its own, a value is described by
  /// its type's name and its members.
  package var isDescribedByMembers: Bool {
    context.constants[Self.keyOfCases(in: name)] == nil && !declares("description")
      && context.constant(ItemSummary.computed("description", of: name)) == nil
      && context.constants.contains { key, member in
        key.hasPrefix("\(name):")
          && Declaration.Property.properties(of: member.node).contains { $0.getter == nil }
      }
  }

  /// Whether its file declares a property of a name.
  package func declares(_ member: String) -> Bool { property(member) != nil }

  /// The value that a computed property of the type gives by one expression, a `switch` included.
  package func computedValue(of member: String) -> Expression? {
    context.constant(ItemSummary.computed(member, of: name)) ?? property(member)?.singleValue
  }

  /// Whether a member may say what some members are: it is one of them, is worked out of them, or is
  /// not known.
  package func mayTell(_ members: Set<String>, by member: String, depth: Int = 0) -> Bool {
    if members.contains(member) { return true }
    guard depth < 4, let property = property(member) else { return true }
    guard let getter = property.getter else { return false }
    let names = Set(getter.flatMap(\.allTokens).map(\.text))
    // What the whole value decides, as in `switch self`, its members decide too.
    if names.contains("self") { return true }
    return names.contains { inner in
      members.contains(inner)
        || self.property(inner)?.getter != nil
          && mayTell(members, by: inner, depth: depth + 1)
    }
  }

  /// The words that a member may give where all of them are written out: those of a property, or the
  /// raw values of an enumeration.
  package func words(of member: String, depth: Int = 0) -> [Phrase]? {
    guard depth < 4 else { return nil }
    if member == "rawValue" {
      guard let cases = context.constant(Self.keyOfCases(in: name))?.node else { return nil }
      let raw = EnumerationCase.cases(in: cases).map { one -> Phrase? in
        guard let value = one.raw else { return Phrase(one.name) }
        guard case .string(let phrase) = value.form else { return nil }
        return phrase
      }
      return raw.contains(nil) ? nil : raw.compactMap { $0 }
    }
    guard let property = property(member), let value = property.singleValue else { return nil }
    if let path = value.path?.withoutSelf, !path.includes("."), !path.hasPrefix(".") {
      return words(of: path, depth: depth + 1)
    }
    let phrases = value.possiblePhrases.map(\.phrase)
    return phrases.isEmpty || phrases.contains { $0.literal == nil } ? nil : phrases
  }
}

extension Element {
  /// The type of what a name stands for, as it is written or made.
  fileprivate func writtenType(of name: String) -> String? {
    for outer in sequence(first: self, next: \.parent) {
      if outer.handsItsContent(name) {
        return outer.is(.forEach, .list)
          ? outer.loopedData.flatMap { outer.itemType(of: $0, depth: 0) } : nil
      }
      if outer.record.construction == .member,
        let type = declaration?.function(outer.typeName)?.type(ofParameter: name)
      {
        return type
      }
    }
    if case .member(let member) = tree.purpose,
      let type = declaration?.function(member)?.type(ofParameter: name)
    {
      return type
    }
    return declaration?.property(name)?.writtenType
  }

  /// Whether what stands in one of its closures knows something that it hands over by a name.
  private func handsItsContent(_ name: String) -> Bool {
    slots.contains { argument, _ in
      guard case .closure(let closure) = argument.value.form else { return false }
      return closure.parameters.contains { $0 == name || $0 == "$" + name }
    }
  }

  /// What a loop goes through.
  private var loopedData: Expression? {
    arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
  }

  /// The type of the items of a collection.
  private func itemType(of data: Expression, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch data.form {
    case .array(let items): return items.first?.call?.callee.path
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.form,
        ["filter", "sorted", "prefix", "suffix", "reversed", "dropFirst"].contains(name)
      else { return nil }
      return itemType(of: base, depth: depth + 1)
    default: break
    }
    var names = (data.path ?? "").pathNames
    if names.first == "self" { names.removeFirst() }
    if let first = names.first, first.hasPrefix("$") { names[0] = String(first.dropFirst()) }
    if names.last == "allCases", names.count > 1 {
      return names[names.count - 2].beginsUppercase ? names[names.count - 2] : nil
    }
    guard let last = names.last else { return nil }
    // `Server.samples`
    if names.count == 2, names[0].beginsUppercase {
      return tree.context.constant(names.joined(separator: ".")).flatMap {
        itemType(of: $0, depth: depth + 1)
      }
    }
    let property =
      names.count == 1
      ? declaration?.property(last)
      : ValueType(of: Array(names.dropLast()), in: self)?.property(last)
    if let type = property?.type {
      guard type.hasPrefix("["), type.hasSuffix("]"), !type.includes(":") else { return nil }
      return String(type.dropFirst().dropLast())
    }
    return property?.initialValue.flatMap { itemType(of: $0, depth: depth + 1) }
  }
}

extension Element {
  /// The words that the view's own list of data holds for a member of its items, as far as they are
  /// written out: those of `leg.instruction` where `legs` is a list of `Leg(instruction: "…")`.
  package func writtenData(of path: [String]) -> [String] {
    guard path.count == 1 || path.count == 2 else { return [] }
    for outer in ancestors where outer.handsItsContent(path[0]) {
      guard let name = outer.loopedData?.path?.withoutSelf,
        let list = declaration?.property(String(name.drop { $0 == "$" }))?.initialValue,
        case .array(let items) = list.form
      else { return [] }
      return items.prefix(16).compactMap { item in
        let text =
          path.count == 1
          ? item : item.call?.arguments.first { $0.label == path[1] }?.value
        return text?.phrase.value?.literal
      }
    }
    return []
  }
}

extension Declaration.Property {
  /// Its type as written, or the one that it is made of.
  var writtenType: String? { type ?? initialValue?.call?.callee.path }
}

extension Declaration.Function {
  fileprivate func type(ofParameter name: String) -> String? {
    parameters.first { $0.name == name }?.type
  }
}

extension Character {
  fileprivate var isNameLetter: Bool { isLetter || isNumber || self == "_" }
}
