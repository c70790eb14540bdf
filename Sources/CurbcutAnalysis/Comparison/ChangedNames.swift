import CurbcutModel
import CurbcutSyntax

/// What of a file was written anew, by the names that other files know it by.
struct ChangedNames {
  /// What other files know under a name.
  struct Named: Hashable {
    let name: String
    /// The type that an extension adds it to; nil for what belongs to none, and for types.
    let owner: String?
  }

  /// The types, functions and constants that are declared otherwise than before, in order.
  private(set) var names: [Named] = []
  /// What whoever uses something of that mentions: a member's name where only members of a type are
  /// different, else the type's.
  private(set) var mentions: Set<String> = []
  /// The types that are declared or extended otherwise than before.
  private(set) var typeNames: Set<String> = []
  /// Where the changed items stand in the new file, in UTF-8 offsets.
  private(set) var ranges: [Range<Int>] = []

  init(from old: ProjectVersion.File?, to new: ProjectVersion.File?, of types: ProjectTypes) {
    var known: [ArraySlice<UInt8>: Int] = [:]
    var difference = MemberDifference()
    let before = old.map(Self.items) ?? []
    let after = new.map(Self.items) ?? []
    for item in before { known[item.text, default: 0] += 1 }
    var other: [Item] = []
    for item in after {
      if let count = known[item.text], count > 0 {
        known[item.text] = count - 1
      } else {
        other.append(item)
        difference.add(item.model, isNew: true)
        ranges.append(item.base..<item.base + item.model.node.range.count)
      }
    }
    var members: [Named: [String]] = [:]
    for item in other { Self.add(item.model.declarations, to: &members) }
    var former: [Named: [String]] = [:]
    for item in before {
      guard let count = known[item.text], count > 0 else { continue }
      known[item.text] = count - 1
      other.append(item)
      Self.add(item.model.declarations, to: &former)
      difference.add(item.model, isNew: false)
    }
    var seen: Set<Named> = []
    names = other.flatMap { Self.names(of: $0.model, types) }.filter { named in
      // Of what an extension adds, most is as it was.
      members[named, default: []].sorted() != former[named, default: []].sorted()
        || members[named] == nil && former[named] == nil
    }.filter { seen.insert($0).inserted }
    typeNames = Set(other.flatMap { $0.model.declarations.map(\.name) })
    mentions = difference.mentions(types)
  }

  /// Whether code at a place of the new file was written anew.
  func cover(_ range: Range<Int>) -> Bool { ranges.contains { $0.overlaps(range) } }

  private struct Item {
    let model: ItemModel
    let base: Int
    /// Without the space around it.
    let text: ArraySlice<UInt8>
  }

  private static func items(of file: ProjectVersion.File) -> [Item] {
    let bytes = file.source.bytes
    return file.analysis.models.map { model, base in
      let range = model.node.range.shifted(by: base).clamped(to: 0..<bytes.count)
      return Item(model: model, base: base, text: bytes[range])
    }
  }

  private static func names(of item: ItemModel, _ types: ProjectTypes) -> [Named] {
    guard !item.declarations.isEmpty else {
      return looseName(of: item).map { [Named(name: $0, owner: nil)] } ?? []
    }
    return item.declarations.flatMap { declaration -> [Named] in
      let type = Named(name: declaration.name, owner: nil)
      guard declaration.keyword == .extension else { return [type] }
      let members = (declaration.properties.map(\.name) + declaration.functions.map(\.name))
        .map { Named(name: $0, owner: declaration.name) }
      // What the platform's types can do besides goes by the members' names alone.
      return types.isDeclared(declaration.name) ? [type] + members : members
    }
  }

  /// Adds the code of each member that extensions have.
  private static func add(_ declarations: [Declaration], to members: inout [Named: [String]]) {
    for declaration in declarations where declaration.keyword == .extension {
      for property in declaration.properties {
        members[Named(name: property.name, owner: declaration.name), default: []]
          .append(property.node.text)
      }
      for function in declaration.functions {
        members[Named(name: function.name, owner: declaration.name), default: []]
          .append(function.node.text)
      }
    }
  }

  /// What a function or constant that belongs to no type is called.
  static func looseName(of item: ItemModel) -> String? {
    let words = SourceNames.names(in: item.node.statement.text, atMost: 24)
    guard let keyword = words.firstIndex(where: { ["func", "let", "var"].contains($0) }),
      keyword + 1 < words.count
    else { return nil }
    return String(words[keyword + 1])
  }
}
