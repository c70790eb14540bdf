/// Reads XML as Interface Builder writes it: elements with attributes, no namespaces, no text.
///
/// Foundation's parser would need libxml2 and ICU as shared libraries, which a binary that is one
/// file cannot bring along, and it tells only where a tag ends. This reader knows no document types
/// and no entities but the five that XML defines, so nothing outside of the file is ever read and
/// nothing in it can grow; elements and their depth have limits.
struct XMLReader {
  /// Why a file is not read.
  struct Failure: Error, Sendable, Equatable {
    let reason: String
    /// Where, as an offset in bytes.
    let offset: Int
  }

  /// How many elements a file may have.
  static let maximumElements = 400_000
  /// How deep elements may stand in each other.
  static let maximumDepth = 256

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var elements: [XMLElement] = []
  private var open: [Int] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The elements of a file, each after the one around it.
  ///
  /// - Throws: `Failure` for what is no well-formed XML, and for what is beyond the limits.
  static func read(_ bytes: [UInt8]) throws(Failure) -> [XMLElement] {
    var reader = XMLReader(bytes)
    try reader.readAll()
    return reader.elements
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: offset) }

  private mutating func readAll() throws(Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var hasRoot = false
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        if open.isEmpty, bytes[offset] > 32 { throw failure("this is no XML") }
        offset += 1
        continue
      }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch next {
      case UInt8(ascii: "?"): try skip(to: "?>")
      case UInt8(ascii: "!"):
        if matches("<!--") {
          try skip(to: "-->")
        } else if matches("<![CDATA[") {
          try skip(to: "]]>")
        } else {
          throw failure("document types and entities are not read")
        }
      case UInt8(ascii: "/"): try readEnd()
      default:
        if open.isEmpty, hasRoot { throw failure("there is more than one root element") }
        hasRoot = true
        try readStart()
      }
    }
    if !open.isEmpty { throw failure("the file ends inside an element") }
    if !hasRoot { throw failure("this is no XML") }
  }

  private func matches(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= bytes.count && bytes[offset..<offset + text.count].elementsEqual(text)
    }
  }

  private mutating func skip(to end: StaticString) throws(Failure) {
    let start = offset
    while offset < bytes.count {
      if matches(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    offset = start
    throw failure("this is never closed")
  }

  private mutating func readEnd() throws(Failure) {
    let start = offset
    offset += 2
    let name = readName()
    skipSpace()
    guard let last = open.popLast(), elements[last].name == name, offset < bytes.count,
      bytes[offset] == UInt8(ascii: ">")
    else {
      offset = start
      throw failure("this closes no element")
    }
    offset += 1
  }

  private mutating func readStart() throws(Failure) {
    let start = offset
    offset += 1
    let name = readName()
    guard !name.isEmpty else { throw failure("a name is expected here") }
    guard elements.count < Self.maximumElements else {
      throw failure("there are too many elements")
    }
    guard open.count < Self.maximumDepth else { throw failure("elements are nested too deep") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard offset < bytes.count else {
        offset = start
        throw failure("this is never closed")
      }
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      let key = readName()
      skipSpace()
      guard !key.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
        throw failure("an attribute is expected here")
      }
      offset += 1
      skipSpace()
      attributes[key] = try readValue()
    }
    let isEmpty = bytes[offset] == UInt8(ascii: "/")
    if isEmpty { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      throw failure("\">\" is expected here")
    }
    offset += 1
    let index = elements.count
    elements.append(
      XMLElement(name: name, attributes: attributes, parent: open.last, range: start..<offset)
    )
    if let parent = open.last { elements[parent].children.append(index) }
    if !isEmpty { open.append(index) }
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 32 { offset += 1 }
  }

  private mutating func readName() -> String {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
        offset += 1
      default: return String(decoding: bytes[start..<offset], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readValue() throws(Failure) -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == 39 else {
      throw failure("a value in quotation marks is expected here")
    }
    let quote = bytes[offset]
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw failure("this value is never closed")
    }
    offset = end + 1
    let raw = bytes[start..<end]
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    return Self.unescaped(raw)
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = String(decoding: raw, as: UTF8.self)[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        text.append("&")
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      switch name {
      case "amp": text.append("&")
      case "lt": text.append("<")
      case "gt": text.append(">")
      case "quot": text.append("\"")
      case "apos": text.append("'")
      default:
        let isHex = name.hasPrefix("#x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        if name.hasPrefix("#"), let code = UInt32(digits, radix: isHex ? 16 : 10),
          let scalar = Unicode.Scalar(code)
        {
          text.unicodeScalars.append(scalar)
        }
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

/// An element with its attributes.
struct XMLElement: Sendable, Equatable {
  let name: String
  let attributes: [String: String]
  /// The element around it.
  let parent: Int?
  /// Its start tag, in UTF-8 offsets of the file.
  let range: Range<Int>
  var children: [Int] = []

  /// The number that an attribute is; nil where it is none, or missing.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap { Double($0) } }

  /// The rectangle that Interface Builder has given a view in the view around it: `x`, `y`, `width` and
  /// `height`, in points.
  func frame(in elements: [XMLElement]) -> XMLElement? {
    children.lazy.map { elements[$0] }
      .first { $0.name == "rect" && $0.attributes["key"] == "frame" }
  }
}
