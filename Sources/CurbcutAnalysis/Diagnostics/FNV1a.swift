/// A short number for bytes: FNV-1a in 64 bits (Fowler, Noll, Vo; IETF draft-eastlake-fnv), the same
/// on every machine, of no use against somebody who wants two texts to have one.
package struct FNV1a: Sendable {
  package private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Of all of some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  package mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
