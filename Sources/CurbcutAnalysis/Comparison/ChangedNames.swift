import CurbcutModel
import CurbcutSyntax

/// What of a file was written anew, by the names that other files know it by.
struct ChangedNames {
  /// The names of types, functions and constants that are declared otherwise than before, in order.
  private(set) var names: [String] = []
  /// What whoever uses something of that mentions: a member's name where only members of a type are
  /// different, else the type's.
  private(set) var mentions: Set<String> = []
  /// Where the changed items stand in the new file, in UTF-8 offsets.
  private(set) var ranges: [Range<Int>] = []

  init(from old: ProjectVersion.File?, to new: ProjectVersion.File?, of types: ProjectTypes) {
    var known: [ArraySlice<UInt8>: Int] = [:]
    var difference = MemberDifference()
    let before = old.map(Self.items) ?? []
    let after = new.map(Self.items) ?? []
    for item in before { known[item.text, default: 0] += 1 }
    var seen: Set<String> = []
    func unseen(_ item: Item) -> [String] {
      Self.names(of: item.model, types).filter { seen.insert($0).inserted }
    }
    for item in after {
      if let count = known[item.text], count > 0 {
        known[item.text] = count - 1
      } else {
        names += unseen(item)
        difference.add(item.model, isNew: true)
        ranges.append(item.base..<item.base + item.model.node.range.count)
      }
    }
    for item in before {
      guard let count = known[item.text], count > 0 else { continue }
      known[item.text] = count - 1
      names += unseen(item)
      difference.add(item.model, isNew: false)
    }
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

  private static func names(of item: ItemModel, _ types: ProjectTypes) -> [String] {
    guard !item.declarations.isEmpty else { return looseName(of: item).map { [$0] } ?? [] }
    return item.declarations.flatMap { declaration -> [String] in
      guard declaration.keyword == .extension else { return [declaration.name] }
      let members = declaration.properties.map(\.name) + declaration.functions.map(\.name)
      // What the platform's types can do besides goes by the members' names alone.
      return types.isDeclared(declaration.name) ? [declaration.name] + members : members
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
