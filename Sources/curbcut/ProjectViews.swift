import Foundation

/// Finds the files of a project that define views and modifiers, so that a transcript can enter them.
struct ProjectViews {
  /// Files by the names of the types and view modifiers that they declare.
  private var files: [String: [String]] = [:]

  /// Types of the platform that nearly every file mentions and whose extensions say no words.
  private static let everywhere: Set<String> = [
    "View", "Text", "Image", "Color", "Font", "String", "Date", "Array", "Int", "Double", "Bool",
    "Bundle", "CGFloat", "Data", "URL", "Notification", "EnvironmentValues", "Binding", "Set",
    "UIColor", "UIFont", "UIView", "UIImage", "UIApplication", "UIDevice", "UIScreen", "Shape",
    "ButtonStyle", "Collection", "Sequence", "Dictionary", "Optional", "Animation", "NSObject",
  ]

  /// At how many names of files and folders the search ends.
  static let maximumNames = 20_000

  /// Looks through the project that a file belongs to; without a mark of one, through the folders
  /// around it that hold Swift files.
  init(around path: String) {
    guard let root = ProjectRoot.folder(of: path) else { return }
    for file in SwiftFiles(in: [root], maximumNames: Self.maximumNames).paths {
      guard let bytes = try? SourceFile(readingFrom: file).bytes else { continue }
      var names = Self.names(behind: "struct ", in: bytes)
      names.formUnion(Self.names(behind: "enum ", in: bytes))
      names.formUnion(Self.names(behind: "class ", in: bytes))
      let extended = Self.names(behind: "extension ", in: bytes)
      names.formUnion(extended.subtracting(Self.everywhere))
      if !extended.isDisjoint(with: ["View", "Text", "Image"]) {
        names.formUnion(Self.names(behind: "func ", in: bytes))
      }
      for name in names { files[name, default: []].append(file) }
    }
  }

  /// The files that declare structs or modifiers with any of some names.
  func paths(defining names: Set<String>) -> Set<String> {
    Set(names.flatMap { files[$0] ?? [] })
  }

  /// The names behind a word. Where the word stands in a comment the file is merely looked at in
  /// vain.
  private static func names(behind word: String, in bytes: [UInt8]) -> Set<String> {
    let word = Array(word.utf8)
    var names: Set<String> = []
    var index = 0
    while index + word.count < bytes.count {
      guard bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) else {
        index += 1
        continue
      }
      index += word.count
      let name = bytes[index...].prefix { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
      }
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      index += name.count
    }
    return names
  }
}
