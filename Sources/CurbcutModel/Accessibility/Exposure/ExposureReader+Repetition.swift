import CurbcutSyntax

/// Repetitions over collections that the source spells out are read item by item.
extension ExposureReader {
  /// How many items of a collection are read one by one at the most.
  private static let maximumItems = 24

  /// Reads what a repeating view holds; false where it is like any other.
  ///
  /// - Parameter readItem: reads one item, in whose scope it is called.
  mutating func readRepetition(
    _ element: Element,
    readItem: (inout ExposureReader) -> Void
  ) -> Bool {
    guard let data = repeatedData(of: element) else { return false }
    let written = element.closure(.content)?.parameters ?? []
    let names =
      handedFunction(of: element)?.parameters.map(\.name)
      ?? (written.isEmpty ? ["$0"] : written.map { $0.filter { $0 != "$" } })
    let outer = scope
    defer { scope = outer }
    guard let items = knownItems(of: data) else {
      if let count = scopes[scope].value(of: data)?.list?.count {
        counts[Repetition(tree: ObjectIdentifier(element.tree), index: element.index)] = count
      }
      // What a caller gave under the same name is something else inside.
      var inner = scopes[scope]
      for name in names { inner.give(name, Scope.Given(nil, source: name)) }
      enter(inner)
      readItem(&self)
      return true
    }
    // Source: Apple, "Picker": the options of a `ForEach` are tagged with their ids.
    let isOwnTag = element.argument("id")?.source == "\\.self" || element.argument("id") == nil
    unfolded.append((ObjectIdentifier(element.tree), element.index))
    defer { unfolded.removeLast() }
    for item in items {
      var inner = scopes[outer]
      if names.count > 1, case .tuple(let fields) = item {
        for (name, field) in zip(names, fields) {
          inner.give(name, Scope.Given(field.value.isKnown ? field.value : nil, source: name))
        }
      } else if let name = names.first {
        inner.give(name, Scope.Given(item.isKnown ? item : nil, source: item.source ?? name))
      }
      inner.item = isOwnTag ? item : nil
      enter(inner)
      readItem(&self)
    }
    return true
  }

  /// The function of the type that makes a view of each item: `ForEach(huts, content: row)`.
  private func handedFunction(of element: Element) -> Declaration.Function? {
    guard let name = element.argument("content")?.path?.withoutSelf,
      let type = element.declaration?.name
    else { return nil }
    return known.types.functions(name, of: type).first
  }

  /// The same, item by item as the view shows them.
  mutating func readRepetition(_ element: Element) -> Bool {
    // `ForEach(names, id: \.self, content: Text.init)`
    let isText = element.argument("content")?.path == "Text.init"
    guard isText, let data = repeatedData(of: element), let items = knownItems(of: data) else {
      let first = elements.count
      var starts: [Int] = []
      let isRepetition = readRepetition(element) { reader in
        starts.append(reader.elements.count)
        reader.readInside(element)
      }
      fold(starts, from: first, of: element)
      return isRepetition
    }
    for item in items {
      guard let words = item.phrase(isLocalized: false) else { continue }
      var stop = blank(element)
      stop.view = "Text"
      stop.role = .text
      stop.label = part(.known(words), "text", data.range)
      stop.label?.step = .title
      stop.tag = item.tag
      add(stop)
    }
    return true
  }

  /// Tells the cases of an enumeration once, with their number, where all are said the same.
  ///
  /// - Parameter starts: where the elements of each item begin.
  private mutating func fold(_ starts: [Int], from first: Int, of element: Element) {
    guard starts.count > 1, starts[1] > first else { return }
    let count = starts[1] - first
    let isSame = starts.indices.allSatisfy { number in
      let end = number + 1 < starts.count ? starts[number + 1] : elements.count
      return end - starts[number] == count
        && (0..<count).allSatisfy { elements[starts[number] + $0].isSaid(as: elements[first + $0]) }
    }
    guard isSame, let source = repetition(element), let data = repeatedData(of: element),
      let items = knownItems(of: data), items.allSatisfy(\.isCase)
    else { return }
    elements.removeSubrange(starts[1]...)
    for index in first..<elements.count {
      elements[index].tag = nil
      elements[index].context.insert(
        ExposedElement.Context(
          .repetition,
          scopes[scope].words(ofRepetition: source) + Self.total(items.count),
          statement: identity(of: element.headRange.lowerBound)
        ),
        at: min(context.count, elements[index].context.count)
      )
    }
  }

  private func repeatedData(of element: Element) -> Expression? {
    guard element.is(.forEach, .list, .outlineGroup), element.arguments.count > 1 else {
      return nil
    }
    return element.arguments.first { !$0.isTrailingClosure && $0.label == nil }?.value
  }

  func knownItems(of data: Expression) -> [Value]? {
    guard let items = scopes[scope].value(of: data)?.list, items.count <= Self.maximumItems else {
      return nil
    }
    return items
  }

  /// Reads on in a scope.
  mutating func enter(_ inner: Scope) {
    scopes.append(inner)
    scope = scopes.count - 1
  }

  /// What says how many items there are, where there are too many to be read one by one.
  func total(of element: Element?) -> String {
    guard let element, !counts.isEmpty else { return "" }
    let repetition = Repetition(tree: ObjectIdentifier(element.tree), index: element.index)
    return counts[repetition].map(Self.total) ?? ""
  }

  private static func total(_ count: Int) -> String { ", \(count) in all" }

  /// Whether the items of a repeating view are being read one by one.
  func isUnfolded(_ element: Element?) -> Bool {
    guard let element, !unfolded.isEmpty else { return false }
    let tree = ObjectIdentifier(element.tree)
    return unfolded.contains { $0.tree == tree && $0.index == element.index }
  }
}

extension ExposedElement {
  /// Whether the same is exposed of both, under the same conditions.
  fileprivate func isSaid(as other: ExposedElement) -> Bool {
    role == other.role && usage == other.usage && position == other.position
      && label?.spoken == other.label?.spoken && value?.spoken == other.value?.spoken
      && placeholder?.spoken == other.placeholder?.spoken && hint?.spoken == other.hint?.spoken
      && traits.map(\.kind) == other.traits.map(\.kind)
      && traits.map(\.condition) == other.traits.map(\.condition)
      && actions.map(\.spoken) == other.actions.map(\.spoken)
      && content.flatMap { [$0.key.spoken, $0.value.spoken] }
        == other.content.flatMap { [$0.key.spoken, $0.value.spoken] }
      && context.map(\.text) == other.context.map(\.text)
  }
}

extension Value {
  /// Whether it is a case of an enumeration.
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }

  /// The code that stands for it in longer expressions; nil for what has no short form.
  fileprivate var source: String? {
    switch self {
    case .code(let source): source
    case .number(let number): number.text(isLocalized: false)
    case .enumCase(let type, let name, let payload):
      payload.isEmpty ? "\(type ?? "").\(name)" : nil
    default: nil
    }
  }
}
