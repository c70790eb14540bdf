import Foundation

/// Paths that are to be named otherwise wherever they stand, however they are encoded.
struct HiddenNames {
  private struct Name {
    let path: [UInt8]
    let name: String
  }

  /// The longest first.
  private var names: [Name] = []

  /// Whether a path is named otherwise as a whole.
  func hides(_ path: String) -> Bool {
    names.contains { $0.path.elementsEqual(path.withoutEndingSlash.utf8) }
  }

  /// Has a path named otherwise, also where it is reached without links and where its letters are
  /// composed otherwise, as on a Mac's disk.
  mutating func hide(_ path: String, as name: String) {
    var paths = [path]
    if let real = realpath(path, nil) {
      paths.append(String(cString: real))
      free(real)
    }
    for path in paths.map(\.withoutEndingSlash) where path.utf8.count > 1 {
      for form in [
        path, path.precomposedStringWithCanonicalMapping, path.decomposedStringWithCanonicalMapping,
      ] where !names.contains(where: { $0.path.elementsEqual(form.utf8) }) {
        names.append(Name(path: Array(form.utf8), name: name))
      }
    }
    names.sort { $0.path.count > $1.path.count }
  }

  /// A text with the names in place of the paths.
  func replaced(in text: String) -> String {
    guard !names.isEmpty else { return text }
    let source = Array(text.utf8)
    let decoded = Decoded(source)
    let starts = Set(names.compactMap(\.path.first))
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < decoded.bytes.count {
      guard starts.contains(decoded.bytes[index]),
        let match = names.first(where: { decoded.bytes[index...].starts(with: $0.path) })
      else {
        index += 1
        continue
      }
      result += source[copied..<decoded.offsets[index]]
      result += match.name.utf8
      index += match.path.count
      copied = decoded.offsets[index]
    }
    guard copied > 0 else { return text }
    return String(decoding: result + source[copied...], as: UTF8.self)
  }

  /// A text without the ways in which a path is written in URIs and in JSON, `%C3%BC`, `\/`, `\u00fc`.
  private struct Decoded {
    private(set) var bytes: [UInt8] = []
    /// Where in the text each byte begins, and where it ends.
    private(set) var offsets: [Int] = []

    init(_ source: [UInt8]) {
      bytes.reserveCapacity(source.count)
      offsets.reserveCapacity(source.count + 1)
      var index = 0
      while index < source.count {
        guard let unit = Self.unit(source, at: index) else {
          bytes.append(source[index])
          offsets.append(index)
          index += 1
          continue
        }
        bytes += unit.bytes
        offsets += repeatElement(index, count: unit.bytes.count)
        index += unit.length
      }
      offsets.append(source.count)
    }

    /// What something encoded at an offset stands for, and how long it is as it is written.
    private static func unit(_ source: [UInt8], at index: Int) -> (bytes: [UInt8], length: Int)? {
      func number(_ start: Int, _ count: Int) -> UInt32? {
        guard start + count <= source.count else { return nil }
        let digits = source[start..<start + count]
        guard digits.allSatisfy({ isxdigit(CInt($0)) != 0 }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      }
      switch source[index] {
      case UInt8(ascii: "%"):
        if let byte = number(index + 1, 2) { return ([UInt8(truncatingIfNeeded: byte)], 3) }
      case UInt8(ascii: "\\") where index + 1 < source.count:
        if source[index + 1] == UInt8(ascii: "/") { return ([UInt8(ascii: "/")], 2) }
        if source[index + 1] == UInt8(ascii: "u"), let value = number(index + 2, 4),
          let scalar = Unicode.Scalar(value)
        {
          return (Array(String(scalar).utf8), 6)
        }
      default: break
      }
      return nil
    }
  }
}

extension String {
  fileprivate var withoutEndingSlash: String {
    utf8.last == UInt8(ascii: "/") ? String(dropLast()) : self
  }
}
