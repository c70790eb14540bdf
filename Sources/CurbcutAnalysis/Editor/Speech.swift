import CurbcutModel
import CurbcutSyntax

/// What VoiceOver says on one view of a file.
package struct ViewTranscript: Sendable {
  /// The type the view is written in.
  package let view: String
  /// What of the type it is, where it is not the body: the name of a member, “modifier”, “style”.
  package let part: String?
  /// Where the view's code stands, in UTF-8 offsets of the file.
  package let range: Range<Int>
  /// What counts as the view's: its type where it is the body, else its code.
  package let extent: Range<Int>
  /// The line the view begins on, from 0.
  package let line: Int
  package let transcript: Transcript
  /// The names of the views and modifiers that are entered or applied on it.
  let usedNames: Set<String>
  /// The file's text, for the lines of what is told.
  let lines: LineTable
  /// Whether views that it uses were left out because there are too many.
  var isCut = false
  /// The same with only members of the type and views of few elements entered, where the transcript is
  /// cut and versions are compared.
  var shortened: Transcript?
  /// Reads that for a transcript that is not cut.
  var shorten: (@Sendable () -> Transcript)?

  /// What counts in place of a transcript of which one version is cut; nil where no versions are compared.
  var own: Transcript? { shortened ?? shorten?() }
}

extension Workspace {
  /// The transcripts of a document's views, or of those that a line belongs to.
  ///
  /// - Parameters:
  ///   - line: from 0; nil for all views.
  ///   - version: the version of iOS whose behavior is told.
  ///   - isFresh: whether state counts as what it starts with, as when a screen is shown first.
  package mutating func transcripts(
    of path: String,
    atLine line: Int? = nil,
    on version: SystemVersion = .newest,
    startingFresh isFresh: Bool = false
  ) -> [ViewTranscript] {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    let known = readableViews(for: path)
    let views = isFresh ? known.startingFresh : known
    return analysis.transcripts(in: tree, entering: views, atLine: line, on: version)
  }

  /// Where the views of a document are made, each with all its modifiers, in UTF-8 offsets: outer ones
  /// before those inside.
  package mutating func chains(of path: String) -> [Range<Int>] {
    var chains: Set<Range<Int>> = []
    for (model, base) in analysis(of: path)?.models ?? [] {
      for tree in model.trees where tree.purpose != .preview {
        for element in tree.elements {
          chains.insert(element.range.shifted(by: base))
        }
      }
    }
    return chains.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
  }

  /// The views that can be entered from a document: its own, then those of the other documents that
  /// are open, and of files that were entered, the nearest first.
  mutating func readableViews(for path: String) -> ReadableViews {
    var views = ReadableViews()
    let others = (paths + entered.paths).filter { !$0.isSamePath(as: path) }.map {
      (path: $0, nearness: $0.commonLength(with: path))
    }
    // What is added later counts: the nearest come last, its own at the end.
    for other in others.sorted(by: { ($0.nearness, $0.path) < ($1.nearness, $1.path) }) {
      let models =
        analysis(of: other.path)?.models.map(\.model)
        ?? entered.models(of: other.path, knowing: index)
      for model in models { views.add(model, at: nil, in: other.path) }
    }
    for (model, base) in analysis(of: path)?.models ?? [] {
      views.add(model, at: base, in: path)
    }
    return views
  }
}

extension FileAnalysis {
  /// The transcripts of the file's views, or of those that a line belongs to.
  ///
  /// - Parameters:
  ///   - tree: the file as it was analyzed last.
  ///   - views: those that are entered where they are used, the file's own among them.
  ///   - line: from 0; nil for all views.
  func transcripts(
    in tree: SyntaxTree,
    entering views: ReadableViews,
    atLine line: Int? = nil,
    on version: SystemVersion = .newest,
    comparing isCompared: Bool = false
  ) -> [ViewTranscript] {
    var reading = TranscriptReading(
      views: views,
      byteCount: tree.byteCount,
      comparing: isCompared
    )
    let lines = LineTable(tree)
    let members = views.withoutViews
    var small = SmallViews()
    var transcripts: [ViewTranscript] = []
    for (model, base) in models {
      for view in model.trees where view.purpose != .preview {
        guard let range = view.range?.shifted(by: base) else { continue }
        let extent = view.extent(at: base) ?? range
        if let line, !lines.lines(of: extent).contains(line) { continue }
        let isCut = reading.isCut
        let transcript = reading.transcript(of: view, at: base, on: version)
        // A modifier or style that adds no words says nothing by itself.
        if line == nil, view.isApplied, transcript.stops.allSatisfy(\.isHandedIn) { continue }
        let isWholeCut = isCut || transcript.isCut
        let short: @Sendable (inout SmallViews) -> Transcript = {
          Transcript(of: view, at: base, entering: views, on: version, knowingSmall: &$0)
        }
        let shortened = isCompared && isWholeCut ? short(&small) : nil
        let shorten: @Sendable () -> Transcript = {
          var small = SmallViews()
          return short(&small)
        }
        transcripts.append(
          ViewTranscript(
            view: view.declaration?.name ?? "function",
            part: view.part,
            range: range,
            extent: extent,
            line: lines.position(of: range.lowerBound).line,
            transcript: transcript,
            usedNames: view.enteredNames.union(transcript.enteredTypes),
            lines: lines,
            isCut: isWholeCut,
            shortened: shortened,
            shorten: isCompared ? shorten : nil
          )
        )
      }
      for object in model.objects where object.isOwn {
        let range = object.range.shifted(by: base)
        let extent = object.declaration.node.range.shifted(by: base)
        if let line, !lines.lines(of: extent).contains(line) { continue }
        guard
          let transcript = Transcript(of: object, in: model, at: base, knowing: members)
        else { continue }
        transcripts.append(
          ViewTranscript(
            view: object.declaration.name,
            part: nil,
            range: range,
            extent: extent,
            line: lines.position(of: range.lowerBound).line,
            transcript: transcript,
            usedNames: [],
            lines: lines
          )
        )
      }
    }
    guard line == nil else { return transcripts }
    // What was read in its place needs none of its own.
    let entered = transcripts.reduce(into: Set()) { $0.formUnion($1.transcript.enteredMembers) }
    return transcripts.filter { view in
      view.part.map { !entered.contains(ViewTree.memberName($0, of: view.view)) } ?? true
    }
  }
}

/// Reads the transcripts of one file, each entering the views that it uses.
///
/// Views that use each other several times would multiply, each transcript up to its own limit. So
/// views are entered only until a number of elements have been read that no file needs which people
/// write; from then on those that are used are told as views that were not read.
struct TranscriptReading {
  private let views: ReadableViews
  private var rest: Int

  /// - Parameter isCompared: whether two versions of the file are compared: where one is cut, nothing
  ///   can be said of the rest of both.
  init(views: ReadableViews, byteCount: Int, comparing isCompared: Bool = false) {
    self.views = views
    rest = (isCompared ? 200_000 : 20_000) + byteCount / 16
  }

  /// Whether views are entered no more.
  var isCut: Bool { rest <= 0 }

  mutating func transcript(
    of view: ViewTree,
    at base: Int,
    on version: SystemVersion = .newest
  ) -> Transcript {
    let known = isCut ? views.emptied : views
    let transcript = Transcript(of: view, at: base, entering: known, on: version)
    rest -= transcript.elementCount
    return transcript
  }
}

extension String {
  /// How many bytes two paths have in common from their start.
  fileprivate func commonLength(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}

extension ViewTree {
  /// Whether it is written for what it is applied to: a modifier, a style, a `View` extension.
  fileprivate var isApplied: Bool {
    switch purpose {
    case .modifier, .style: true
    case .member: declaration?.keyword == .extension
    case .body, .preview: false
    }
  }

  /// The names of the views and modifiers that are entered or applied on it: not what it leads to.
  var enteredNames: Set<String> {
    var names: Set<String> = []
    var open = roots
    while let element = open.popLast() {
      if element.slot == .destination { continue }
      names.insert(element.typeName)
      for modifier in element.modifiers { names.insert(modifier.name) }
      open += element.children
    }
    return names
  }

  /// What of its type it is, where it is not the body.
  fileprivate var part: String? {
    switch purpose {
    case .member(let name): name
    case .modifier: "modifier"
    case .style: "style"
    case .body, .preview: nil
    }
  }

  /// Where a line counts as the view's: the type for its body, else the views themselves.
  fileprivate func extent(at base: Int) -> Range<Int>? {
    switch purpose {
    case .body, .modifier, .style: declaration?.node.range.shifted(by: base)
    case .member, .preview: nil
    }
  }
}

extension Transcript.Stop {
  /// Whether nothing is said but what a caller hands in.
  fileprivate var isHandedIn: Bool {
    traits.isEmpty && value == nil && hint == nil && label?.reason == "a view that was not read"
  }
}

extension LineTable {
  /// The lines that a range touches, from 0.
  fileprivate func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let first = position(of: range.lowerBound).line
    return first...max(first, position(of: range.upperBound).line)
  }
}
