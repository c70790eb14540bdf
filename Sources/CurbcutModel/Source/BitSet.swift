/// An option set whose questions cost as little in other modules as in its own.
///
/// The standard library's `isDisjoint(with:)` and its way from a list to a set are generic, and take
/// several calls where the type stands in another module. Rules ask them of every view.
package protocol BitSet: OptionSet, Sendable where RawValue: FixedWidthInteger, Element == Self {}

extension BitSet {
  @inlinable @inline(__always)
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  @inlinable @inline(__always)
  package init(arrayLiteral elements: Self...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }
}
