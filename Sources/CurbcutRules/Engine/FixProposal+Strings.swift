import CurbcutModel

extension FixProposal {
  /// The same with words written as the code around writes them: `"common.close".localized` instead of
  /// `"Close"`, which people with another language would hear in English.
  func spelled(as spelling: StringSpelling) -> FixProposal {
    // A title is written in the place of an empty one, without anything around it.
    let setsTitle = title.hasPrefix(Self.titleStart)
    let localizes = title.hasPrefix(Self.localizationStart)
    var isOpen = false
    let changes = changes.compactMap { change in
      change.rewritten { text in
        let new = spelling.respelled(
          text,
          isWords: localizes || setsTitle && text.hasPrefix("\"")
        )
        isOpen = isOpen || new.includes("<#")
        return new
      }
    }
    return FixProposal(
      title: localizes ? title : spelling.respelled(title, isWords: setsTitle),
      // What a person has to fill in nobody applies unseen.
      safety: isOpen ? .review : safety,
      changes: changes
    )
  }

  private static let localizationStart = "Localize \""

  private static let titleStart = "Set the title to \""

  /// Whether it writes a label, value or hint with words in it.
  var writesWords: Bool {
    title.hasPrefix(Self.titleStart) || title.hasPrefix(Self.localizationStart)
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
