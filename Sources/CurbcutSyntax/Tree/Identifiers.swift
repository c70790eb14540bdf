extension Unit {
  /// Calls `body` with the bytes of each name in the unit and the units inside, in no certain order.
  ///
  /// For a look at all words of a large item: nothing is copied, and short names are passed over.
  ///
  /// - Parameter length: the least number of bytes of a name that is of interest.
  package func forEachIdentifier(
    ofAtLeast length: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      for token in tokens where token.kind == .identifier {
        let start = Int(token.start)
        let end = Int(token.end)
        guard end - start >= length, end <= bytes.count else { continue }
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    for run in runs {
      for unit in run.units { unit.forEachIdentifier(ofAtLeast: length, body) }
    }
  }
}
