import CurbcutProtocol

/// What waits to be written to the client, oldest first.
///
/// Diagnostics of a document that nobody has read yet give way to newer ones of the same document;
/// every other message is kept.
struct OutgoingQueue {
  private struct Entry {
    let header: [UInt8]
    let content: [UInt8]
    /// The document whose diagnostics these are, as the bytes of its URI.
    let document: [UInt8]?

    var byteCount: Int { header.count + content.count }
  }

  /// What is being written: it has to be written to its end.
  private var front: ArraySlice<UInt8> = []
  /// What follows it and is too large to be put together with others.
  private var large: [UInt8]?
  /// Nil where newer diagnostics took the place.
  private var entries: [Entry?] = []
  /// How many of the entries have been taken.
  private var taken = 0
  /// Where diagnostics wait, by document.
  private var places: [[UInt8]: Int] = [:]
  /// How much waits in `entries`, in messages and in bytes.
  private var waiting = (count: 0, bytes: 0)

  /// Up to which size messages are put together, in bytes: copying a large one takes longer than
  /// writing twice.
  private static let copiedAtMost = 1 << 15

  /// How many bytes wait.
  var byteCount: Int { front.count + (large?.count ?? 0) + waiting.bytes }

  var isEmpty: Bool { byteCount == 0 }

  mutating func append(_ message: Message) {
    let content = message.json.bytes
    let entry = Entry(
      header: FrameDecoder.header(of: content),
      content: content,
      document: message.diagnosedDocument
    )
    if let document = entry.document {
      if let old = places.updateValue(entries.count, forKey: document) { drop(old) }
    }
    entries.append(entry)
    waiting.count += 1
    waiting.bytes += entry.byteCount
    if entries.count > 2 * waiting.count + 64 { compact() }
  }

  /// Forgets everything: nobody will read it.
  mutating func removeAll() { self = OutgoingQueue() }

  /// What is to be written next; nil where nothing waits.
  mutating func next() -> ArraySlice<UInt8>? {
    if front.isEmpty { fillFront() }
    return front.isEmpty ? nil : front
  }

  /// Takes note that so many bytes of `next` have been written.
  mutating func didWrite(_ count: Int) { front = front.dropFirst(count) }

  private mutating func fillFront() {
    if let large {
      front = large[...]
      self.large = nil
      return
    }
    var bytes: [UInt8] = []
    while bytes.count < Self.copiedAtMost, let entry = popFirst() {
      bytes += entry.header
      if entry.content.count >= Self.copiedAtMost {
        large = entry.content
        break
      }
      bytes += entry.content
    }
    front = bytes[...]
  }

  private mutating func popFirst() -> Entry? {
    while taken < entries.count {
      let entry = entries[taken]
      drop(taken)
      taken += 1
      guard let entry else { continue }
      if let document = entry.document { places[document] = nil }
      if waiting.count == 0 { compact() }
      return entry
    }
    return nil
  }

  private mutating func drop(_ index: Int) {
    guard let entry = entries[index] else { return }
    entries[index] = nil
    waiting.count -= 1
    waiting.bytes -= entry.byteCount
  }

  /// Leaves only what waits.
  private mutating func compact() {
    entries = entries[taken...].filter { $0 != nil }
    taken = 0
    places = [:]
    for (index, entry) in entries.enumerated() {
      if let document = entry?.document { places[document] = index }
    }
  }
}

extension Message {
  /// The URI, as bytes, of the document whose diagnostics the message publishes.
  fileprivate var diagnosedDocument: [UInt8]? {
    guard case .notification("textDocument/publishDiagnostics", let params) = self else {
      return nil
    }
    return params?["uri"]?.string.map { Array($0.utf8) }
  }
}
