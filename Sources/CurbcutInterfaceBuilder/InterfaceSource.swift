/// A file of Interface Builder as it is written, from which all else is worked out that is told of it.
package struct InterfaceSource: Sendable {
  /// At least one.
  let elements: [XMLElement]

  /// - Throws: Why the file cannot be read, with the place.
  package init(reading bytes: [UInt8]) throws(InterfaceDocument.Failure) {
    do {
      elements = try XMLReader.read(bytes)
    } catch {
      throw InterfaceDocument.Failure(reason: error.reason, offset: error.offset)
    }
    guard let root = elements.first, root.name == "document" || root.name == "archive" else {
      throw InterfaceDocument.Failure(reason: "this is no file of Interface Builder", offset: 0)
    }
  }
}
