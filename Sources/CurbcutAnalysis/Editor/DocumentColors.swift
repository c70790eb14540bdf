import CurbcutModel
import CurbcutSyntax

/// A color as it is written in a file.
package struct DocumentColor: Sendable, Equatable {
  /// In UTF-8 offsets of the file.
  package let range: Range<Int>
  /// How it looks in light mode.
  package let color: Color
}

extension Workspace {
  /// The colors of a document, by place; what cannot be known, such as an asset, is left out.
  package mutating func colors(in path: String) -> [DocumentColor] {
    guard let analysis = analysis(of: path) else { return [] }
    var found: [Range<Int>: Color] = [:]
    for (model, base) in analysis.models {
      for tree in model.trees {
        for element in tree.elements {
          for choice in ResolvedColor.written(in: element) {
            found[choice.expression.range.shifted(by: base)] = choice.color.light
          }
        }
      }
    }
    return found.map { DocumentColor(range: $0.key, color: $0.value) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }
}
