/// Does pieces of work that do not depend on each other, side by side where somebody can.
///
/// Analysis starts no threads: whoever has some hands them in.
package struct Lanes: Sendable {
  /// Calls a closure once for each number below a count and returns when all calls have returned.
  package typealias Run = @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  private let run: Run?

  /// One piece after the other.
  package static let one = Lanes(run: nil)

  package init(_ run: @escaping Run) { self.run = run }

  private init(run: Run?) { self.run = run }

  /// How many parts the pieces are shared out in at most: more than there are processors, since
  /// some parts take longer than others.
  private static let maximumParts = 256

  /// What becomes of each element, in order.
  ///
  /// - Parameter fewest: how many elements are worth the trouble of sharing them out.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    fewest: Int = 128,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard let run, elements.count >= fewest else { return elements.map(transform) }
    let size = (elements.count + Self.maximumParts - 1) / Self.maximumParts
    let count = (elements.count + size - 1) / size
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
      // Each part fills its own stretch of the buffer, and all have ended when `run` returns.
      nonisolated(unsafe) let results = buffer
      run(count) { part in
        for index in part * size..<min((part + 1) * size, elements.count) {
          results.initializeElement(at: index, to: transform(elements[index]))
        }
      }
      initializedCount = elements.count
    }
  }
}
