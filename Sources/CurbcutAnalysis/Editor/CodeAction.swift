import CurbcutModel
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
  /// others on its lines, for not every editor points at what it asks about; last about those of the
  /// accessibility element that the range lies in, which are underlined on another of its lines.
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
    guard let tree = document(path)?.tree else { return [] }
    let asked = AskedDiagnostics(diagnostics, at: range, in: tree, named)
    var actions: [CodeAction] = []
    for diagnostic in asked.chosen {
      actions.addFixes(of: diagnostic, isPreferable: asked.isPreferable(diagnostic))
    }
    for diagnostic in asked.beside { actions.addFixes(of: diagnostic, isPreferable: false) }
    // Comments about another line than the one at hand are not offered.
    if let place = asked.place {
      for diagnostic in around(place, in: path, among: asked.others) {
        actions.addFixes(of: diagnostic, isPreferable: false)
      }
    }
    actions.tellApart(in: tree)
    var seen: Set<String> = []
    for diagnostic in asked.chosen + asked.beside
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

  /// The diagnostics of the view at an offset, then those of the control or combined element that it
  /// is part of: what VoiceOver reads as one is one, on however many lines it stands. A container
  /// that is none is another view than what is in it.
  private mutating func around(
    _ offset: Int,
    in path: String,
    among diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { !$0.fixes.isEmpty }),
      let (model, base) = analysis(of: path)?.item(at: offset)
    else { return [] }
    let trees = model.trees.filter { $0.purpose != .preview }
    guard let view = trees.lazy.compactMap({ $0.innermost(around: offset - base) }).first else {
      return []
    }
    let elements = sequence(first: view) { $0.labeledControl ?? $0.combiningElement }.prefix(8)
    return elements.flatMap { element in
      diagnostics.filter { diagnostic in
        let start = diagnostic.range.lowerBound - base
        return !diagnostic.fixes.isEmpty && element.range.contains(start)
          && element.tree.innermost(around: start)?.index == element.index
      }
    }
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

extension [CodeAction] {
  /// Adds what fixes a diagnostic, unless another's fix does and says just the same.
  fileprivate mutating func addFixes(of diagnostic: Diagnostic, isPreferable: Bool) {
    let preferred = isPreferable ? diagnostic.fixes.firstIndex { $0.safety == .safe } : nil
    for (index, fix) in diagnostic.fixes.enumerated() {
      if contains(where: { $0.title == fix.title && $0.edits == fix.edits }) { continue }
      append(
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

  /// Has fixes that read the same say what each of them is for.
  fileprivate mutating func tellApart(in tree: SyntaxTree) {
    for (title, places) in Dictionary(grouping: indices, by: { self[$0].title })
    where places.count > 1 {
      let ranges = places.map { self[$0].diagnostic?.range ?? 0..<0 }
      guard Set(ranges).count > 1 else { continue }
      let codes = ranges.map { tree.excerpt(of: $0) }
      let positions = ranges.map { tree.position(of: $0.lowerBound) }
      let isOnOneLine = Set(positions.map(\.line)).count == 1
      for (index, place) in places.enumerated() {
        var name = "`\(codes[index])`"
        if codes.count(where: { $0 == codes[index] }) > 1 {
          let position = positions[index]
          name +=
            isOnOneLine ? " at column \(position.column + 1)" : " in line \(position.line + 1)"
        }
        self[place] = self[place].titled("\(title) for \(name)")
      }
    }
  }
}

extension CodeAction {
  fileprivate func titled(_ title: String) -> CodeAction {
    CodeAction(
      title: title,
      kind: kind,
      isPreferred: isPreferred,
      edits: edits,
      diagnostic: diagnostic
    )
  }
}

extension ViewTree {
  /// The innermost view whose code, with all its modifiers, holds an offset.
  fileprivate func innermost(around offset: Int) -> Element? {
    var found: Element?
    for element in elements where element.range.contains(offset) {
      if let best = found, best.range.count < element.range.count { continue }
      found = element
    }
    return found
  }
}

extension SyntaxTree {
  /// How many characters of code a menu shows.
  private static let excerptLength = 40

  /// The beginning of some code, as a menu shows it.
  fileprivate func excerpt(of range: Range<Int>) -> String {
    let text = String(decoding: bytes(in: range), as: UTF8.self)
    let code = text.hasSuffix(" {") ? text.dropLast(2) : text[...]
    return code.count > Self.excerptLength
      ? "\(code.prefix(Self.excerptLength))…".printable : String(code).printable
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
