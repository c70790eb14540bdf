import CurbcutModel
import CurbcutSyntax

/// A colour as it is written in a file.
package struct DocumentColour: Sendable, Equatable {
  /// In UTF-8 offsets of the file.
  package let range: Range<Int>
  /// How it looks in light mode.
  package let colour: Colour
}

extension Workspace {
  /// The colours of a document, by place; what cannot be known, such as an asset, is left out.
  package mutating func colours(in path: String) -> [DocumentColour] {
    guard let analysis = analysis(of: path) else { return [] }
    var found: [Range<Int>: Colour] = [:]
    for (model, base) in analysis.models {
      for tree in model.trees {
        for element in tree.elements {
          for choice in element.writtenColours {
            found[choice.expression.range.shifted(by: base)] = choice.colour.light
          }
        }
      }
    }
    return found.map { DocumentColour(range: $0.key, colour: $0.value) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }
}
