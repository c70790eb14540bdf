import CurbcutModel

/// Finds the only appearance in which an app is seen, where it says so: in its `Info.plist`, or in the
/// settings that Xcode makes one of.
///
/// Source: Apple, Information Property List, "UIUserInterfaceStyle": `Light` or `Dark` for all of the
/// app, whatever people have chosen; else it follows them.
struct ProjectAppearance: FolderFacts {
  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  var known: [PathKey: Appearance?] = [:]

  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList
  ) {
    self.read = read
    self.list = list
  }

  static let unsaid: Appearance? = nil

  private static let telling = [".xcodeproj", XcodeGenProject.name, ".git"]
  private static let styleSettings = [
    Array("INFOPLIST_KEY_UIUserInterfaceStyle".utf8), Array("UIUserInterfaceStyle".utf8),
  ]
  private static let listSetting = Array("INFOPLIST_FILE".utf8)
  /// How many property lists are read for a project, and how many bytes of one.
  private static let maximumLists = 16
  private static let maximumListSize = 1 << 20

  func look(in folder: String) -> (fact: Appearance??, isLast: Bool) {
    let names = list(folder, Self.telling)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    var files = projects.map { Path.joined(folder, "\($0)/project.pbxproj") }
    if names.contains(XcodeGenProject.name) {
      files.append(Path.joined(folder, XcodeGenProject.name))
    }
    var styles: Set<String> = []
    var lists: Set<String> = []
    for file in files {
      guard let bytes = read(file), bytes.count <= XcodeProject.maximumByteCount else { continue }
      for line in XcodeProject.lines(of: bytes) {
        for setting in Self.styleSettings {
          if let style = Self.value(of: setting, in: line) { styles.insert(style) }
        }
        if let list = Self.value(of: Self.listSetting, in: line) { lists.insert(list) }
      }
    }
    for name in lists.sorted().prefix(Self.maximumLists) {
      let name = name.hasPrefix("$(SRCROOT)/") ? String(name.dropFirst(11)) : name
      guard let bytes = read(Path.joined(folder, name)), bytes.count <= Self.maximumListSize,
        let style = Self.style(inPropertyList: bytes)
      else { continue }
      styles.insert(style)
    }
    let isLast = names.contains(".git")
    if files.isEmpty { return (nil, isLast) }
    // Targets of a project that differ are not told apart.
    switch styles {
    case ["Dark"]: return (.dark, true)
    case ["Light"]: return (.light, true)
    default: return (.some(nil), true)
    }
  }

  /// The value of a setting in a line such as `INFOPLIST_KEY_UIUserInterfaceStyle = Dark;`, or
  /// `UIUserInterfaceStyle: Dark`.
  private static func value(of name: [UInt8], in line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: name) else { return nil }
    let rest = line.dropFirst(name.count)
    return
      (XcodeProject.value(behind: rest)
      ?? XcodeProject.value(behind: rest, separator: UInt8(ascii: ":"))).map { value in
        let end = value.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\"") }
        return String(decoding: end, as: UTF8.self)
      }
  }

  /// What stands after the key of a property list that is written as XML.
  private static func style(inPropertyList bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "<key>UIUserInterfaceStyle</key>", maxSplits: 1)
    guard parts.count == 2, let opening = parts[1].firstRange(of: "<string>") else { return nil }
    let gap = parts[1][..<opening.lowerBound]
    guard gap.allSatisfy(\.isWhitespace) else { return nil }
    return String(parts[1][opening.upperBound...].prefix { $0 != "<" })
  }
}
