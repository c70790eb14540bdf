import CurbcutSyntax

/// A class of UIKit as one use makes it: its code with what the use hands to its initializer and methods, or
/// to one function of the type itself, in the place of names.
package struct ObjectUse: Sendable {
  package let model: ItemModel
  /// The name of the class, or of the function.
  package let name: String
  /// The name under which its code is known.
  package let key: String
  /// Where it is used, in UTF-8 offsets of the item with the use.
  package let range: Range<Int>
  package let byteCount: Int
  /// Whether what is used stands in the same item.
  package let isOfItem: Bool
  /// Whether it is one function that is used, rather than a class.
  private let isFunction: Bool
  /// The functions that are handed something, in UTF-8 offsets of the component's item.
  private let functions: [Range<Int>]
  /// Its code, and where that comes from.
  package let code: WrittenCode

  /// Whether a place is a value that is handed over, or stands in a function that is handed something.
  package func concerns(_ place: UsePlace) -> Bool {
    !isFunction || place.argument != nil
      || functions.contains { $0.contains(place.range.lowerBound) }
  }

  /// How many uses of an item are looked at.
  private static let maximumCount = 24

  /// The uses of classes and functions of the project in an item that say more of them than their code.
  package static func uses(in item: ItemModel) -> [ObjectUse] {
    guard !item.objects.isEmpty else { return [] }
    var uses = item.usesOfClasses(atMost: maximumCount)
    for call in item.factoryCalls where uses.count < maximumCount {
      guard let source = item.context.facts[call.name]?.source,
        case let arguments = Argument.arguments(of: call.node),
        source.declaration.functions.contains(where: {
          $0.name == call.function && $0.isStatic && $0.takes(arguments)
        })
      else { continue }
      var bindings: [Int: CodeWriter.Bindings] = [:]
      source.declaration.bind(call.function, to: arguments, in: &bindings)
      if !bindings.isEmpty,
        let use = ObjectUse(
          source.declaration,
          bindings,
          name: call.function,
          key: call.name,
          at: call.node.firstChild?.range ?? call.node.range,
          in: item,
          isFunction: true
        )
      {
        uses.append(use)
      }
    }
    guard let declaration = item.declarations.first, declaration.keyword == .class,
      item.node.range.count <= maximumByteCount
    else { return uses }
    let makers = declaration.functions.filter {
      !$0.parameters.isEmpty && $0.returnType?.hasPrefix("UI") == true && $0.body != nil
    }
    guard !makers.isEmpty else { return uses }
    for node in declaration.ownNodes(.functionCallExpr) where uses.count < maximumCount {
      guard let callee = node.firstChild, let name = Expression(callee).path,
        makers.contains(where: { $0.name == name.ownName })
      else { continue }
      var bindings: [Int: CodeWriter.Bindings] = [:]
      declaration.bind(name.ownName, to: Argument.arguments(of: node), in: &bindings)
      if !bindings.isEmpty,
        let use = ObjectUse(
          declaration,
          bindings,
          name: name.ownName,
          at: callee.range,
          in: item,
          isOfItem: true,
          isFunction: true
        )
      {
        uses.append(use)
      }
    }
    return uses
  }

  /// How long an item may be whose own functions are looked at for each call.
  private static let maximumByteCount = 12_000

  /// - Parameter key: the name under which its code is known, where that is another.
  fileprivate init?(
    _ declaration: Declaration,
    _ bindings: [Int: CodeWriter.Bindings],
    name: String,
    key: String? = nil,
    at range: Range<Int>,
    in item: ItemModel,
    isOfItem: Bool = false,
    isFunction: Bool = false
  ) {
    guard
      bindings.isEmpty
        || bindings.values.contains(where: { $0.values.contains(where: \.isTelling) })
    else { return nil }
    var writer = CodeWriter(
      expecting: declaration.node.range.count,
      from: .component,
      in: item.context
    )
    writer.write(declaration, binding: bindings)
    code = writer.code
    guard let unit = SyntaxTree(parsing: code.bytes).units.first else { return nil }
    model = ItemModel(lowering: unit.root(at: 0), components: item.context.project.components)
      .derived(in: item.context)
    self.name = name
    self.range = range
    self.key = key ?? name
    self.isOfItem = isOfItem
    self.isFunction = isFunction
    byteCount = code.bytes.count
    functions = declaration.functions.filter { bindings[$0.node.range.lowerBound] != nil }.map(
      \.node.range
    )
  }

  /// The class whatever it is handed.
  package static func unbound(_ name: String, in item: ItemModel) -> ObjectUse? {
    item.context.facts[name]?.source.flatMap {
      ObjectUse($0.declaration, [:], name: name, at: 0..<0, in: item)
    }
  }
}

extension ItemModel {
  /// The uses of classes of the project that say more of them than their code.
  fileprivate func usesOfClasses(atMost count: Int) -> [ObjectUse] {
    var uses: [ObjectUse] = []
    for object in objects {
      guard let source = context.facts[object.className]?.source,
        object.creation?.call != nil || object.place == .local
      else { continue }
      var bindings: [Int: CodeWriter.Bindings] = [:]
      if let call = object.creation?.call {
        source.declaration.bind("init", to: call.arguments, in: &bindings)
      }
      let calls = object.settings.filter { $0.path.count == 1 && $0.isCall }
      for call in calls where !call.isConditional {
        source.declaration.bind(call.name, to: call.arguments, in: &bindings)
      }
      func add(_ bindings: [Int: CodeWriter.Bindings], at range: Range<Int>) {
        guard !bindings.isEmpty, uses.count < count,
          let use = ObjectUse(
            source.declaration,
            bindings,
            name: object.className,
            at: range,
            in: self
          )
        else { return }
        uses.append(use)
      }
      add(bindings, at: object.range)
      // What is called in one of several branches makes another of it.
      for call in calls where call.isConditional {
        var others = bindings
        source.declaration.bind(call.name, to: call.arguments, in: &others)
        if others.count > bindings.count { add(others, at: call.range) }
      }
    }
    return uses
  }
}

extension String {
  /// `button` of `Self.button` and `self.button`.
  fileprivate var ownName: String { hasPrefix("Self.") ? String(dropFirst(5)) : withoutSelf }
}

extension Declaration {
  /// Adds what the parameters of the only function of a name stand for where it is called, by where it stands.
  fileprivate func bind(
    _ name: String,
    to arguments: [Argument],
    in bindings: inout [Int: CodeWriter.Bindings]
  ) {
    let named = functions.filter { $0.name == name && $0.node.kind != .subscriptDecl }
    let fitting = named.count == 1 ? named : named.filter { $0.takes(arguments) }
    guard fitting.count == 1, let function = fitting.first,
      bindings[function.node.range.lowerBound] == nil,
      let bound = function.bindings(by: arguments, in: CodeWriter.Frame(), .all)
    else { return }
    bindings[function.node.range.lowerBound] = bound.filter { !$0.value.value.isNameOf(self) }
  }
}

extension Expression {
  /// Whether it may mean something of a type, as it means something where it is written.
  fileprivate func isNameOf(_ declaration: Declaration) -> Bool {
    guard let first = path?.pathNames.first, path?.hasPrefix(".") == false else { return false }
    return declaration.property(first) != nil
  }
}

extension CodeWriter {
  /// Writes a type with values in the place of the parameters of some functions.
  fileprivate mutating func write(_ declaration: Declaration, binding bindings: [Int: Bindings]) {
    for element in declaration.node.elements {
      guard case .node(let node) = element, node.kind == .memberBlock else {
        copy(element)
        continue
      }
      for element in node.elements {
        guard case .node(let member) = element, let bound = bindings[member.range.lowerBound] else {
          copy(element)
          continue
        }
        prepare(for: [member], binding: bound)
        writeFunction(member, bound)
      }
    }
  }
}
