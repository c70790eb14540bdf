import CurbcutModel
import CurbcutSyntax

/// What no code of a version leads to: that it is gone, or differs, nobody meets.
struct UnusedCode {
  private let version: ProjectVersion
  /// The items that nothing leads to, in UTF-8 offsets, by file.
  private var items: [PathKey: [Range<Int>]] = [:]

  init(of version: ProjectVersion) { self.version = version }

  /// Whether nothing leads to the code at a place.
  mutating func holds(_ offset: Int, in key: PathKey) -> Bool {
    if items[key] == nil { items[key] = unusedItems(of: key) }
    return items[key]?.contains { $0.contains(offset) } ?? false
  }

  private struct Item {
    let range: Range<Int>
    /// What others mention who use it.
    let names: SourceNames.Hashes
    let mentions: SourceNames
    /// Whether it may be used by what is no code of the project: the system, a storyboard.
    let isRoot: Bool
  }

  private func unusedItems(of key: PathKey) -> [Range<Int>] {
    guard let file = version.files[key], !file.analysis.isExempt else { return [] }
    let items = file.analysis.models.filter { !$0.model.isPreview }.map { Self.item($0, $1, file) }
    let others = version.files.lazy.filter { $0.key != key && !$0.value.analysis.isExempt }
    var used = items.indices.filter { index in
      items[index].isRoot
        || others.contains { $0.value.names.containsAny(of: items[index].names) }
    }
    var isUsed = Set(used)
    while let user = used.popLast() {
      for index in items.indices where !isUsed.contains(index) {
        guard items[user].mentions.containsAny(of: items[index].names) else { continue }
        isUsed.insert(index)
        used.append(index)
      }
    }
    return items.indices.filter { !isUsed.contains($0) }.map { items[$0].range }
  }

  private static func item(_ model: ItemModel, _ base: Int, _ file: ProjectVersion.File) -> Item {
    let bytes = file.source.bytes
    let range = model.node.range.shifted(by: base).clamped(to: 0..<bytes.count)
    var names: Set<String> = []
    for declaration in model.declarations {
      guard declaration.keyword == .extension else {
        names.insert(declaration.name)
        continue
      }
      names.formUnion(declaration.properties.map(\.name) + declaration.functions.map(\.name))
    }
    return Item(
      range: range,
      names: SourceNames.Hashes(names),
      mentions: SourceNames(in: Array(bytes[range])),
      isRoot: names.isEmpty || !model.declarations.allSatisfy(\.isUsedByNameOnly)
    )
  }
}

extension Declaration {
  /// What a type conforms to that only code uses that mentions it.
  private static let plainConformances: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "Identifiable", "Equatable", "Hashable", "Sendable", "ToolbarContent",
  ]

  /// Whether it is a view, or what belongs to views, that is used where its name stands.
  fileprivate var isUsedByNameOnly: Bool {
    guard keyword == .struct || keyword == .extension || keyword == .enum else { return false }
    return attributes.allSatisfy { $0 == "available" || $0 == "MainActor" }
      && conformances.allSatisfy { Self.plainConformances.contains($0) }
  }
}
