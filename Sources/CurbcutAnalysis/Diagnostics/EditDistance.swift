import CurbcutRules

/// How many letters must change to turn a word into another.
package enum EditDistance {
  /// How many letters of a word are looked at.
  static let maximumLength = 100

  package static func between(_ first: String, _ second: String) -> Int {
    // By scalars, which compare many times faster than characters.
    let first = first.unicodeScalars.prefix(maximumLength).map(\.value)
    let second = second.unicodeScalars.prefix(maximumLength).map(\.value)
    var row = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in second.enumerated() {
        let substitution = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}

extension Rule {
  /// The rule whose id is most like a name; nil where none is close.
  package static func closest(to name: String) -> String? {
    let limit = max(2, name.count / 3)
    let length = name.unicodeScalars.prefix(EditDistance.maximumLength).count
    let candidates = all.lazy.filter { abs($0.id.utf8.count - length) <= limit }
      .map { (id: $0.id, distance: EditDistance.between(name, $0.id)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.id : nil
  }
}
