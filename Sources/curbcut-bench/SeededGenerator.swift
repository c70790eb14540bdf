/// Random numbers that are the same each time (SplitMix64).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to a bound, which is at least 1.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(1, bound)))
  }

  /// Whether something happens that happens once in so many times.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// One of some elements, of which there must be one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
