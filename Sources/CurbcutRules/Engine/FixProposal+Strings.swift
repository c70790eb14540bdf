import CurbcutModel

extension FixProposal {
  /// The same with words written as the code around writes them: `"common.close".localized` instead of
  /// `"Close"`, which people with another language would hear in English.
  func spelled(as spelling: StringSpelling) -> FixProposal {
    // A title is written in the place of an empty one, without anything around it.
    let setsTitle = title.hasPrefix(Self.titleStart)
    return FixProposal(
      title: spelling.respelled(title, isWords: setsTitle),
      safety: safety,
      changes: changes.compactMap { change in
        change.rewritten { spelling.respelled($0, isWords: setsTitle && $0.hasPrefix("\"")) }
      }
    )
  }

  private static let titleStart = "Set the title to \""

  /// Whether it writes a label, value or hint with words in it.
  var writesWords: Bool {
    title.hasPrefix(Self.titleStart)
      || changes.contains { change in
        var writes = false
        _ = change.rewritten { text in
          writes = writes || text.includes("\"") && StringSpelling.concerns(text)
          return text
        }
        return writes
      }
  }
}
