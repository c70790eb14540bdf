/// Does pieces of work that do not depend on each other, side by side where somebody can.
///
/// Analysis starts no threads: whoever has some hands them in.
package struct WorkPool: Sendable {
  /// Calls a closure once for each number below a count and returns when all calls have returned.
  package typealias Run = @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  private let run: Run?

  /// One piece after the other.
  package static let one = WorkPool(run: nil)

  package init(_ run: @escaping Run) { self.run = run }

  private init(run: Run?) { self.run = run }

  /// How many parts the pieces are shared out in at most: more than there are processors, since
  /// some parts take longer than others.
  private static let maximumParts = 256

  /// How many elements are worth the trouble of sharing them out.
  private static let fewest = 128

  /// What becomes of each element, in order; a few elements are not shared out.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count >= Self.fewest else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
      // Each index is visited once, and all have been when this returns.
      nonisolated(unsafe) let results = buffer
      visit(elements.count) { index in
        results.initializeElement(at: index, to: transform(elements[index]))
      }
      initializedCount = elements.count
    }
  }

  /// Changes each element in its place.
  package func change<Element: Sendable>(
    _ elements: inout [Element],
    _ change: @Sendable (inout Element) -> Void
  ) {
    elements.withUnsafeMutableBufferPointer { buffer in
      // Each index is visited once, and all have been when this returns.
      nonisolated(unsafe) let elements = buffer
      visit(elements.count) { index in change(&elements[index]) }
    }
  }

  /// Calls a closure once for each index below a count, several indices in one part.
  private func visit(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard let run else { return (0..<count).forEach(body) }
    let size = max(1, (count + Self.maximumParts - 1) / Self.maximumParts)
    run((count + size - 1) / size) { part in
      for index in part * size..<min((part + 1) * size, count) { body(index) }
    }
  }
}
