import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// A struct of views or a class of UIKit and the extensions that its file adds to it, as the rules look
/// at them: as one declaration, because a view reads the same wherever its members are written.
///
/// Facts and transcripts go by the items themselves; only what is found comes from here.
struct JoinedType: Sendable {
  /// The items: the type, then its extensions in the order of the file.
  fileprivate(set) var parts: [Int]
  fileprivate let units: [Unit]
  fileprivate let joined: JoinedUnit
  fileprivate(set) var model: ItemModel

  /// What was found, each with the number of the part that it stands in.
  func place(_ found: [Diagnostic]) -> [(part: Int, diagnostic: Diagnostic)] {
    found.compactMap { diagnostic in
      guard let place = joined.place(of: diagnostic.range) else { return nil }
      let shift = place.range.lowerBound - diagnostic.range.lowerBound
      let fixes = diagnostic.fixes.filter { fix in
        // An item keeps what was found in it, wherever it stands: a fix that reaches into another
        // would lose its way.
        fix.edits.allSatisfy { edit in
          guard let end = joined.place(of: edit.range) else { return false }
          return end.part == place.part && end.range == edit.range.shifted(by: shift)
        }
      }
      return (place.part, diagnostic.holding(fixes).shifted(by: shift))
    }
  }
}

extension FileAnalysis {
  /// The struct or class, or the extension of one, that an item is, so that both may be read as one.
  struct TypePart: Sendable, Equatable {
    let name: String
    let isExtension: Bool

    /// - Returns: nil where what stands in the item is there under a condition only.
    init?(_ model: ItemModel) {
      let node = model.node.statement
      guard let declaration = model.declarations.first else { return nil }
      switch node.kind {
      case .structDecl, .classDecl: isExtension = false
      case .extensionDecl:
        let isPlain = [.memberType, .attribute, .genericWhereClause].allSatisfy {
          node.child($0) == nil
        }
        guard isPlain else { return nil }
        isExtension = true
      default: return nil
      }
      name = declaration.name
    }
  }

  /// Puts structs of views and classes of UIKit together with their extensions; those of which a part
  /// has changed, or is known to be something else, are to be looked at as a whole.
  mutating func joinTypes() {
    guard !joinedTypes.isEmpty || items.contains(where: { $0.part?.isExtension == true }) else {
      return
    }
    let known = Dictionary(uniqueKeysWithValues: joinedTypes.map { ($0.units[0].identity, $0) })
    var isJoined = [Bool](repeating: false, count: items.count)
    joinedTypes = []
    for parts in typesWithExtensions() {
      let units = parts.map { items[$0].unit }
      var type = known[units[0].identity]
      if type?.units.elementsEqual(units, by: ===) != true { type = join(units, parts) }
      guard var type else { continue }
      let isNew = known[units[0].identity]?.model.node.unit !== type.model.node.unit
      if isNew || parts.contains(where: { items[$0].isStale }) {
        type.model.derive(in: context)
        for index in parts { items[index].isStale = true }
      }
      type.parts = parts
      for index in parts { isJoined[index] = true }
      joinedTypes.append(type)
    }
    for index in items.indices where items[index].isJoined != isJoined[index] {
      items[index].isJoined = isJoined[index]
      items[index].isStale = true
    }
  }

  /// The items of each type that shows views and is extended: its own, then the extensions.
  private func typesWithExtensions() -> [[Int]] {
    var extensions: [String: [Int]] = [:]
    for index in items.indices {
      guard let part = items[index].part, part.isExtension else { continue }
      extensions[part.name, default: []].append(index)
    }
    var types: [String: [Int]] = [:]
    for index in items.indices {
      guard let part = items[index].part, !part.isExtension, extensions[part.name] != nil else {
        continue
      }
      types[part.name, default: []].append(index)
    }
    return types.compactMap { name, declared in
      // Of two of one name nobody knows which is meant.
      guard declared.count == 1, let added = extensions[name] else { return nil }
      let parts = declared + added
      return parts.contains { items[$0].model.showsViews } ? parts : nil
    }.sorted { $0[0] < $1[0] }
  }

  private func join(_ units: [Unit], _ parts: [Int]) -> JoinedType? {
    guard let joined = JoinedUnit(units[0], Array(units.dropFirst())) else { return nil }
    let conformances = parts.dropFirst().flatMap { index in
      items[index].model.declarations.first?.conformances ?? []
    }
    let model = ItemModel(
      lowering: joined.unit.root(at: 0),
      components: context.project.components,
      conforming: conformances,
      extensions: parts.dropFirst().map { items[$0].model }
    )
    return JoinedType(parts: parts, units: units, joined: joined, model: model)
  }
}

extension ItemModel {
  /// Whether views of SwiftUI are written in it, or code that sets up objects of UIKit.
  fileprivate var showsViews: Bool {
    !trees.isEmpty
      || !objects.isEmpty
        && declarations.contains { $0.mentionedSymbols.contains(.namesUIKit) }
  }
}

/// What the rules look at: an item, or a type with its extensions.
struct CheckedModel: Sendable {
  let model: ItemModel
  /// Where its parts begin in the file, in UTF-8 offsets; one for an item.
  fileprivate let bases: [Int]
  fileprivate let joined: JoinedUnit?

  /// Where a range of it stands in the file; nil where it reaches over several parts.
  func range(inFile range: Range<Int>) -> Range<Int>? {
    guard let joined else { return range.shifted(by: bases[0]) }
    return joined.place(of: range).map { $0.range.shifted(by: bases[$0.part]) }
  }

  /// A range of the file as one of it; nil for a type with its extensions.
  func range(ofFile range: Range<Int>) -> Range<Int>? {
    joined == nil ? range.shifted(by: -bases[0]) : nil
  }
}

extension FileAnalysis {
  /// All that the rules look at, in the order of the file.
  var checkedModels: [CheckedModel] {
    let models = models
    let types = Dictionary(uniqueKeysWithValues: joinedTypes.map { ($0.parts[0], $0) })
    return models.indices.compactMap { index in
      if let type = types[index] {
        return CheckedModel(
          model: type.model,
          bases: type.parts.map { models[$0].base },
          joined: type.joined
        )
      }
      guard !items[index].isJoined else { return nil }
      return CheckedModel(model: models[index].model, bases: [models[index].base], joined: nil)
    }
  }
}
