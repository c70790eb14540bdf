/// An option set whose questions cost as little in other modules as in its own.
///
/// The standard library's `isDisjoint(with:)` and its way from a list to a set are generic, and take
/// several calls where the type stands in another module. Rules ask them of every view. All sets are
/// of one width, so that nothing has to ask for the integers' methods at run time.
package protocol BitSet: OptionSet, Sendable where RawValue == UInt32, Element == Self {}

extension BitSet {
  @inlinable @inline(__always)
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  @inlinable @inline(__always)
  package init(arrayLiteral elements: Self...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }

  @inlinable @inline(__always)
  package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  @inlinable @inline(__always)
  package func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
}
