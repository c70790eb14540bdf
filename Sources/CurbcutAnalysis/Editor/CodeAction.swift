import CurbcutRules
import CurbcutSyntax

/// Something an editor offers to do at a place.
package struct CodeAction: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case quickFix
    /// An improvement where nothing is wrong.
    case rewrite
    case disableLine
    case disableFile
    case fixAll
  }

  package let title: String
  package let kind: Kind
  /// Whether it is the one to take without thinking: the first safe fix of a diagnostic.
  package let isPreferred: Bool
  /// Sorted, not overlapping, in UTF-8 offsets of the file.
  package let edits: [TextEdit]
  /// What it fixes, where it fixes one thing.
  package let diagnostic: Diagnostic?
}

/// A diagnostic as an editor names it. Its columns are not trusted: old clients send bytes.
package struct NamedDiagnostic: Sendable, Equatable {
  package let ruleID: String
  package let message: String
  /// The line it begins on, from 0.
  package let line: Int

  package init(ruleID: String, message: String, line: Int) {
    self.ruleID = ruleID
    self.message = message
    self.line = line
  }
}

extension Workspace {
  /// What can be done about the diagnostics that an editor names or a range touches, then about the
  /// others on its lines: not every editor points at what it asks about.
  ///
  /// - Parameters:
  ///   - range: in UTF-8 offsets; an empty one touches what it lies in or next to. The whole of a
  ///     file is what editors send that ask about the file, and not about all that is in it.
  ///   - named: the diagnostics that the editor asks about.
  package mutating func codeActions(
    in range: Range<Int>,
    of path: String,
    about named: [NamedDiagnostic] = []
  ) -> [CodeAction] {
    let diagnostics = diagnostics(for: path)
    let (chosen, beside) = split(diagnostics, at: range, in: path, named)
    let touched = chosen + beside
    var actions: [CodeAction] = []
    for (place, diagnostic) in touched.enumerated() {
      let preferred =
        place < chosen.count ? diagnostic.fixes.firstIndex { $0.safety == .safe } : nil
      for (index, fix) in diagnostic.fixes.enumerated() {
        actions.append(
          CodeAction(
            title: fix.title,
            kind: .quickFix,
            isPreferred: index == preferred,
            edits: fix.edits,
            diagnostic: diagnostic
          )
        )
      }
    }
    var seen: Set<String> = []
    for diagnostic in touched
    where diagnostic.ruleID != "unused-suppression" && seen.insert(diagnostic.ruleID).inserted {
      actions += disableActions(for: diagnostic, in: path)
    }
    actions += rewrites(at: range.lowerBound, in: path).filter { rewrite in
      !actions.contains { $0.edits == rewrite.edits }
    }
    if diagnostics.contains(where: { $0.fixes.contains { $0.safety == .safe } }) {
      let edits = fixAll(path)
      if !edits.isEmpty {
        actions.append(
          CodeAction(
            title: "Apply all safe accessibility fixes",
            kind: .fixAll,
            isPreferred: false,
            edits: edits,
            diagnostic: nil
          )
        )
      }
    }
    return actions
  }

  /// The diagnostics that are asked about, and those that merely stand on the same lines.
  private func split(
    _ diagnostics: [Diagnostic],
    at range: Range<Int>,
    in path: String,
    _ named: [NamedDiagnostic]
  ) -> (chosen: [Diagnostic], beside: [Diagnostic]) {
    guard !diagnostics.isEmpty, let tree = document(path)?.tree else { return ([], []) }
    let lines = LineTable(tree)
    func line(_ diagnostic: Diagnostic) -> Int {
      lines.position(of: diagnostic.range.lowerBound).line
    }
    let first = lines.position(of: range.lowerBound).line
    let last = lines.position(of: range.upperBound).line
    let isWhole = last > first && range.lowerBound == 0 && range.upperBound >= tree.byteCount
    var ranks: [[Diagnostic]] = [[], [], []]
    for diagnostic in diagnostics {
      let isNamed = named.contains {
        $0.ruleID == diagnostic.ruleID && $0.message == diagnostic.message
          && $0.line == line(diagnostic)
      }
      let isTouched =
        diagnostic.range.lowerBound <= range.upperBound
        && range.lowerBound <= diagnostic.range.upperBound
      if isNamed {
        ranks[0].append(diagnostic)
      } else if isWhole {
        continue
      } else if isTouched {
        ranks[1].append(diagnostic)
      } else if first == last, line(diagnostic) == first {
        ranks[2].append(diagnostic)
      }
    }
    return ranks[0].isEmpty ? (ranks[1], ranks[2]) : (ranks[0], ranks[1] + ranks[2])
  }

  /// What can be improved on the view whose code is at an offset.
  private mutating func rewrites(at offset: Int, in path: String) -> [CodeAction] {
    guard let (model, base) = analysis(of: path)?.item(at: offset) else { return [] }
    let trees = model.trees.filter { $0.purpose != .preview }
    guard let element = trees.lazy.compactMap({ $0.element(at: offset - base) }).first else {
      return []
    }
    return CurbcutRules.rewrites(of: element, in: model).map { fix in
      CodeAction(
        title: fix.title,
        kind: .rewrite,
        isPreferred: false,
        edits: fix.shifted(by: base).edits,
        diagnostic: nil
      )
    }
  }

  /// Comments that silence a rule on the line or in the file.
  private func disableActions(for diagnostic: Diagnostic, in path: String) -> [CodeAction] {
    guard let tree = document(path)?.tree else { return [] }
    let line = tree.position(of: diagnostic.range.lowerBound).line
    let start = tree.offset(ofLine: line)
    let indentation = tree.bytes(ofLine: line).prefix { $0 == 32 || $0 == 9 }
    let newline = tree.newline(ofLine: line)
    let comment = "// curbcut:disable:next \(diagnostic.ruleID)"
    let header = "// curbcut:disable:file \(diagnostic.ruleID)"
    let top = tree.startOfCode
    return [
      CodeAction(
        title: "Disable \(diagnostic.ruleID) for this line",
        kind: .disableLine,
        isPreferred: false,
        edits: [
          TextEdit(
            range: start..<start,
            replacement: indentation + Array(comment.utf8) + newline
          )
        ],
        diagnostic: diagnostic
      ),
      CodeAction(
        title: "Disable \(diagnostic.ruleID) in this file",
        kind: .disableFile,
        isPreferred: false,
        edits: [TextEdit(range: top..<top, replacement: Array(header.utf8) + newline)],
        diagnostic: diagnostic
      ),
    ]
  }
}

extension SyntaxTree {
  /// What ends a line, as bytes; a line feed where it is the last.
  func newline(ofLine line: Int) -> [UInt8] {
    let end = offset(ofLine: line) + bytes(ofLine: line).count
    let next = bytes(in: end..<min(end + 2, byteCount))
    switch (next.first, next.count > 1 ? next[1] : nil) {
    case (13, 10): return [13, 10]
    case (13, _): return [13]
    default: return [10]
    }
  }

  /// Where a comment about the whole file may stand: behind a byte order mark and a shebang.
  var startOfCode: Int {
    if bytes(in: 0..<min(2, byteCount)) == Array("#!".utf8) { return offset(ofLine: 1) }
    return bytes(in: 0..<min(3, byteCount)) == [0xEF, 0xBB, 0xBF] ? 3 : 0
  }
}
