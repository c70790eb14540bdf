import CurbcutModel
import CurbcutSyntax

/// What no code of a version leads to: that it is gone, or differs, nobody meets.
///
/// Code is used where something that runs by itself leads to it, over however many types: the entry of
/// an app, a storyboard, what the system makes by its name, what other packages may use. Previews,
/// tests and comments lead nowhere. Of a project without an entry, a library, only what its own file
/// could use is told apart.
struct UnusedCode {
  private let version: ProjectVersion
  /// What other languages say: storyboards, and code of Objective-C.
  private let foreign: [SourceNames]
  /// Whether only code counts that is built for phones.
  private let isOnPhones: Bool
  /// Whether an app begins in the project, so that what nothing leads to is never shown.
  private(set) lazy var hasEntry = version.files.values.contains { [isOnPhones] in
    $0.holdsEntry(onPhones: isOnPhones)
  }
  /// Whether classes may be made by names that are put together.
  private lazy var makesClassesByName = version.files.values.contains(where: \.makesClassesByName)
  private var items: [PathKey: [Item]] = [:]
  /// What items mention outside of comments, as far as that was asked for.
  private var codeMentions: [Place: SourceNames] = [:]
  /// Whether something leads to an item, as far as that was worked out.
  private var known: [Place: Bool] = [:]
  /// Where the types of the project stand.
  private lazy var types = Self.types(of: version)

  /// - Parameters:
  ///   - foreign: what files in other languages say, which may name classes.
  ///   - isOnPhones: whether only code counts that is built for phones.
  init(
    of version: ProjectVersion,
    besides foreign: [SourceNames],
    onPhones isOnPhones: Bool = false
  ) {
    self.version = version
    self.isOnPhones = isOnPhones
    self.foreign = foreign
  }

  /// Whether nothing leads to the code at a place.
  mutating func holds(_ offset: Int, in key: PathKey) -> Bool {
    guard let file = version.files[key], !file.analysis.isExempt else { return false }
    let items = items(of: key)
    guard let index = items.firstIndex(where: { $0.range.contains(offset) }) else { return false }
    // Another type of its name may be built in its place.
    if !items[index].isBuilt { return true }
    return !isUsed(Place(key: key, index: index))
  }

  private struct Place: Hashable {
    let key: PathKey
    let index: Int
  }

  private struct Item {
    let range: Range<Int>
    /// What others mention who use it.
    let names: SourceNames.Hashes
    /// The types that it extends, with which it is used.
    let extended: [String]
    /// What it mentions, in comments too.
    let mentions: SourceNames
    let node: Node
    /// Whether it may be used by what is no code of the project.
    let isRoot: Bool
    /// Whether it declares classes.
    let isClass: Bool
    /// Whether it counts at all.
    let isBuilt: Bool
    let foreignNames: [String]
  }

  private static func types(of version: ProjectVersion) -> [String: [Place]] {
    var types: [String: [Place]] = [:]
    for (key, file) in version.files where !file.analysis.isExempt {
      for (index, (model, _)) in file.codeItems.enumerated() {
        for declaration in model.outerDeclarations where declaration.keyword != .extension {
          types[declaration.name, default: []].append(Place(key: key, index: index))
        }
      }
    }
    return types
  }

  private mutating func items(of key: PathKey) -> [Item] {
    if let known = items[key] { return known }
    let found = version.files[key].map { file in
      file.codeItems.map { item($0, at: $1, of: file) }
    }
    items[key] = found ?? []
    return found ?? []
  }

  // MARK: What leads where

  /// Goes from an item back to those that mention it, up to one that runs by itself.
  private mutating func isUsed(_ start: Place) -> Bool {
    if let known = known[start] { return known }
    var seen: Set<Place> = [start]
    var open = [start]
    // What each leads to, on the way back.
    var next: [Place: Place] = [:]
    while let place = open.popLast() {
      guard known[place] == true || isRoot(place) else {
        for user in users(of: place) where known[user] != false && seen.insert(user).inserted {
          open.append(user)
          next[user] = place
        }
        continue
      }
      var used: Place? = place
      while let place = used {
        known[place] = true
        used = next[place]
      }
      return true
    }
    for place in seen { known[place] = false }
    return false
  }

  /// What stands for code that is not read.
  private static let elsewhere = Place(key: PathKey(""), index: -1)

  private mutating func isRoot(_ place: Place) -> Bool {
    guard place != Self.elsewhere else { return true }
    let item = items(of: place.key)[place.index]
    if item.isRoot || item.isClass && makesClassesByName { return true }
    return item.foreignNames.contains { name in foreign.contains { $0.contains(name) } }
  }

  /// The items that mention one; with code that is not read last.
  private mutating func users(of place: Place) -> [Place] {
    let item = items(of: place.key)[place.index]
    var users: [Place] = item.extended.flatMap { types[$0] ?? [] }
    for (key, names) in version.names where names.containsAny(of: item.names) {
      guard let file = version.files[key], !file.analysis.isTest else { continue }
      // Of a library, any file may be what others use.
      if !file.isReadAsCode || !hasEntry && key != place.key { return [Self.elsewhere] }
      let others = items(of: key)
      for index in others.indices where key != place.key || index != place.index {
        guard others[index].mentions.containsAny(of: item.names) else { continue }
        let user = Place(key: key, index: index)
        let code =
          codeMentions[user] ?? SourceNames(in: others[index].node.codeBytes(onPhones: isOnPhones))
        codeMentions[user] = code
        if code.containsAny(of: item.names) { users.append(user) }
      }
    }
    return users
  }

  private mutating func item(_ model: ItemModel, at base: Int, of file: ProjectVersion.File) -> Item
  {
    let bytes = file.source.bytes
    var names: Set<String> = []
    var extended: [String] = []
    var foreignNames: [String] = []
    let declarations = model.outerDeclarations
    for declaration in declarations {
      guard declaration.keyword == .extension else {
        names.insert(declaration.name)
        foreignNames.append(declaration.name)
        continue
      }
      let owner = String(declaration.name.prefix { $0 != "." })
      if types[owner] != nil {
        extended.append(owner)
      } else {
        names.formUnion(declaration.properties.map(\.name) + declaration.functions.map(\.name))
        names.formUnion(declaration.nested.map(\.name))
      }
    }
    let hasEntry = hasEntry
    let isBuilt =
      !isOnPhones || declarations.isEmpty || declarations.contains { $0.platforms.contains(.iOS) }
    let isRoot =
      isBuilt
      && (declarations.isEmpty
        || !declarations.allSatisfy { $0.isUsedByNameOnly(inApp: hasEntry, knowing: types.keys) }
        || names.isEmpty && extended.isEmpty
        || file.names.contains("extensionContext") && model.node.mentionsExtensionContext)
    let range = model.node.range.shifted(by: base).clamped(to: 0..<bytes.count)
    return Item(
      range: range,
      names: SourceNames.Hashes(names),
      extended: extended,
      mentions: SourceNames(in: isBuilt ? Array(bytes[range]) : []),
      node: model.node,
      isRoot: isRoot,
      isClass: declarations.contains { $0.keyword == .class },
      isBuilt: isBuilt,
      foreignNames: foreignNames
    )
  }
}

extension ProjectVersion.File {
  /// Whether its code was read to the items.
  fileprivate var isReadAsCode: Bool { !source.configuration.isExcluded && !analysis.isExempt }

  /// The items that run in an app, with their offsets.
  fileprivate var codeItems: [(model: ItemModel, base: Int)] {
    analysis.models.filter { !$0.model.isPreview }.map { ($0.model, $0.base) }
  }

  /// Whether an app begins in it, or one for phones does.
  ///
  /// Source: The Swift Programming Language, "Attributes": `main`, `UIApplicationMain`.
  fileprivate func holdsEntry(onPhones isOnPhones: Bool) -> Bool {
    guard !analysis.isTest else { return false }
    return source.path == "main.swift" || source.path.hasSuffix("/main.swift")
      || analysis.models.contains { model, _ in
        model.declarations.contains { declaration in
          declaration.attributes.contains { Self.entries.contains($0) }
            && (!isOnPhones || declaration.platforms.contains(.iOS))
        }
      }
  }

  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether it makes classes by a name that is known only when the app runs.
  fileprivate var makesClassesByName: Bool {
    guard names.contains("NSClassFromString"), !analysis.isTest else { return false }
    var rest = String(decoding: source.bytes, as: UTF8.self)[...]
    while let range = rest.firstRange(of: "NSClassFromString(") {
      rest = rest[range.upperBound...]
      if rest.first(where: { !$0.isWhitespace }) != "\"" { return true }
    }
    return false
  }
}

extension ItemModel {
  /// The types and extensions that stand in no other, without those of previews.
  fileprivate var outerDeclarations: [Declaration] {
    if declarations.count < 2 { return declarations.filter { !$0.isPreview } }
    var outer: [Declaration] = []
    for declaration in declarations.sorted(by: {
      ($0.node.range.lowerBound, -$0.node.range.upperBound)
        < ($1.node.range.lowerBound, -$1.node.range.upperBound)
    }) {
      let range = declaration.node.range
      if let last = outer.last, range.upperBound <= last.node.range.upperBound { continue }
      outer.append(declaration)
    }
    return outer.filter { !$0.isPreview }
  }
}

extension Node {
  /// The tokens without what stands between them; of those that phones are built with, or all.
  fileprivate func codeBytes(onPhones isOnPhones: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    let written = allTokens.map(\.text)
    for word in isOnPhones && written.contains("#if") ? words(compiledFor: "iOS") : written {
      bytes += word.utf8
      bytes.append(UInt8(ascii: " "))
    }
    return bytes
  }

  /// Whether it is a controller that an extension of the system begins with.
  ///
  /// Source: UIKit, "UIViewController", `extensionContext`.
  fileprivate var mentionsExtensionContext: Bool {
    allTokens.contains { $0.text == "extensionContext" }
  }
}

extension Declaration {
  /// What a type conforms to that only code uses that mentions it.
  private static let plainConformances: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "Identifiable", "Equatable", "Hashable", "Sendable", "ToolbarContent",
  ]

  /// The same in an app: nothing in it is there for others.
  private static let plainConformancesInApp: Set<String> = [
    "Comparable", "Codable", "Decodable", "Encodable", "Error", "LocalizedError", "CaseIterable",
    "RawRepresentable", "CustomStringConvertible", "String", "Int", "ObservableObject", "NSObject",
    "NSObjectProtocol", "AnyObject", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "Animatable", "Shape", "PreferenceKey", "EnvironmentKey",
  ]

  /// What makes a declaration more visible or checked and no more used.
  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "Observable", "ViewBuilder", "frozen", "unchecked", "retroactive",
  ]

  /// Whether it is code that is used where its name stands, and in no other way.
  ///
  /// - Parameters:
  ///   - isInApp: whether the project is an app, rather than a library.
  ///   - types: the types of the project.
  fileprivate func isUsedByNameOnly(
    inApp isInApp: Bool,
    knowing types: Dictionary<String, some Any>.Keys
  ) -> Bool {
    guard attributes.allSatisfy(Self.plainAttributes.contains) else { return false }
    guard isInApp else {
      return [.struct, .extension, .enum].contains(keyword)
        && conformances.allSatisfy { Self.plainConformances.contains($0) }
    }
    if isOpenToOtherModules { return false }
    return conformances.allSatisfy { name in
      let outer = String(name.prefix { $0 != "." && $0 != "<" })
      if Self.plainConformances.contains(name) || Self.plainConformancesInApp.contains(name) {
        return true
      }
      // Whom delegates of an app and of its scenes are, the system reads from a list.
      if name.hasSuffix("SceneDelegate") || name.hasSuffix("ApplicationDelegate") { return false }
      if name.hasSuffix("Delegate") || name.hasSuffix("DataSource") { return true }
      return UIKitType(rawValue: name) != nil || types.contains(outer)
    }
  }

  /// Whether code of other modules may use it.
  private var isOpenToOtherModules: Bool {
    node.children(.declModifier).contains { $0.hasText("public") || $0.hasText("open") }
  }
}
