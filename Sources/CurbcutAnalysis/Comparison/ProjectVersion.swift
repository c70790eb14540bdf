import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// One version of a project: its Swift files with what they tell each other, to be asked for findings
/// and transcripts of some of them.
///
/// A version that differs in a few files is made of another one: what these do not concern is kept.
struct ProjectVersion: Sendable {
  /// One file of it.
  struct File: Sendable {
    let source: ClosedFile
    let tree: SyntaxTree
    var analysis: FileAnalysis
    let names: SourceNames
    /// What is mentioned outside of previews; nil for a file of which nothing is told.
    private(set) var toldNames: SourceNames?

    init(_ source: ClosedFile) {
      self.source = source
      tree = SyntaxTree(parsing: source.bytes)
      analysis = FileAnalysis()
      names = SourceNames(in: source.bytes)
    }

    /// Whether any screen, component or style is told of it.
    var isTold: Bool {
      !source.configuration.isExcluded && !analysis.isExempt
        && analysis.models.contains { model, _ in
          !model.trees.isEmpty || model.objects.contains(where: \.isOwn)
        }
    }

    /// Whether a type has a member of a name in this file.
    func declares(_ name: String, in type: String) -> Bool {
      analysis.models.contains { model, _ in
        model.declarations.contains { declaration in
          declaration.name == type
            && (declaration.property(name) != nil || declaration.function(name) != nil)
        }
      }
    }

    /// Reads the names after the items were analyzed.
    mutating func readToldNames() {
      guard isTold else { return toldNames = nil }
      let shown = analysis.models.filter { !$0.model.isPreview }
      guard shown.count < analysis.models.count else { return toldNames = names }
      toldNames = SourceNames(
        in: shown.flatMap { model, base in
          source.bytes[model.node.range.shifted(by: base).clamped(to: 0..<source.bytes.count)]
        }
      )
    }
  }

  /// What one file says to people.
  struct Answers: Sendable {
    let path: String
    let lines: LineTable
    var diagnostics: [Diagnostic] = []
    /// The file as it was read; nil where the findings are not compared with those of other code.
    var file: File?
    var transcripts: [ViewTranscript] = [] {
      didSet {
        elements = ElementDescription.descriptions(of: transcripts.map(\.transcript.stops))
      }
    }
    /// What a person is told of the elements of each of them.
    private(set) var elements: [[ElementDescription]] = []
    /// The types that it declares.
    var typeNames: Set<String> = []
    /// A file of Interface Builder as it was read; nil for other files.
    var interface: InterfaceSource?
    /// What the objects of it are known by.
    var identities: InterfaceIdentities?
    /// Where rules found nothing in such a file because code may set it up, by rule and place.
    var readingSilenced: (@Sendable () -> [(ruleID: String, offset: Int)])?
  }

  private(set) var files: [PathKey: File] = [:]
  /// What each file mentions.
  private(set) var names: [PathKey: SourceNames] = [:]
  private(set) var index = ProjectIndex()
  private var gathered = GatheredFacts()
  private(set) var views = ReadableViews()
  private let workPool: WorkPool

  /// How often facts may lead to files being gathered again.
  private static let maximumRounds = 16

  /// Reads a project: every file once, and then what the others say, stage by stage.
  init(_ sources: [ClosedFile], workPool: WorkPool) {
    self.workPool = workPool
    var work = sources.sorted { PathKey($0.path) < PathKey($1.path) }.map { Loading(source: $0) }
    workPool.change(&work) { $0.read() }
    for stage in 0..<ProjectIndex.stageCount {
      gathered.add(work.compactMap(\.facts), stage: stage)
      if stage == ProjectIndex.stageCount - 1 { break }
      workPool.change(&work) { [index = gathered.index] in
        $0.settle(knowing: index, stage: stage)
      }
    }
    workPool.change(&work) { $0.file?.readToldNames() }
    for piece in work {
      let path = piece.source.path
      (files[path], names[path]) = (piece.file, piece.file?.names)
      if let facts = piece.facts { gathered.keep(facts, for: path) }
    }
    take()
  }

  /// A file on its way in with all others.
  private struct Loading: Sendable {
    let source: ClosedFile
    var file: File?
    var facts: GatheredFacts.Source?

    mutating func read() {
      var file = File(source)
      if !source.configuration.isExcluded {
        facts = GatheredFacts.Source(
          reading: file.tree,
          by: &file.analysis,
          in: source.configuration.project
        )
      }
      self.file = file
    }

    mutating func settle(knowing index: ProjectIndex, stage: Int) {
      guard var file else { return }
      // Nobody else is to hold what is changed.
      self.file = nil
      facts?.settle(
        file.tree,
        by: &file.analysis,
        in: source.configuration.project,
        knowing: index,
        stage: stage
      )
      self.file = file
    }
  }

  /// Takes files out and others in.
  ///
  /// - Returns: The files for which what the others say may be something else.
  mutating func change(removing paths: [String], putting sources: [ClosedFile]) -> FactsChange {
    for path in paths {
      (files[path], names[path]) = (nil, nil)
      gathered.remove(path)
    }
    return put(sources)
  }

  private mutating func put(_ sources: [ClosedFile]) -> FactsChange {
    var work = sources.map { Work(source: $0) }
    workPool.change(&work) { $0.read() }
    var waiting = work.compactMap(\.file)
    for _ in 0..<Self.maximumRounds where !waiting.isEmpty {
      gather(&waiting)
      let change = gathered.settle()
      var paths = change.paths
      if !change.constants.isEmpty {
        for (key, file) in files where change.constants.areMentioned(in: file.source.bytes) {
          paths.insert(key)
        }
      }
      waiting = paths.sorted().compactMap { files[$0] }
    }
    return take()
  }

  /// Lets what was gathered count.
  @discardableResult
  private mutating func take() -> FactsChange {
    let taken = gathered.take()
    index = taken.index
    views = ReadableViews()
    for key in files.keys.sorted() {
      for (model, _) in files[key]?.analysis.models ?? [] {
        views.add(model, at: nil, in: key.path)
      }
    }
    return taken.change
  }

  /// A file on its way in.
  private struct Work: Sendable {
    let source: ClosedFile
    var file: File?

    mutating func read() { file = File(source) }
  }

  private mutating func gather(_ waiting: inout [File]) {
    var work = waiting.map { Gathering(file: $0) }
    workPool.change(&work) { [index = gathered.index] in $0.gather(knowing: index) }
    for piece in work {
      let path = piece.file.source.path
      (files[path], names[path]) = (piece.file, piece.file.names)
      gathered.put(piece.facts, for: path)
    }
  }

  private struct Gathering: Sendable {
    var file: File
    var facts: GatheredFacts.Source?

    mutating func gather(knowing index: ProjectIndex) {
      guard !file.source.configuration.isExcluded else { return }
      facts = GatheredFacts.Source(
        of: file.tree,
        by: &file.analysis,
        in: file.source.configuration.project,
        knowing: index
      )
      file.readToldNames()
    }
  }

  // MARK: Answers

  /// Whether any file mentions a name.
  func mentions(_ name: String) -> Bool { names.values.contains { $0.contains(name) } }

  /// Whether any file declares a type.
  func declaresType(_ name: String) -> Bool {
    names.contains { $1.contains(name) && files[$0]?.analysis.typeNames.contains(name) == true }
  }

  /// Whether words stand in a literal of some files.
  func holds(_ words: String, in paths: Set<PathKey>) -> Bool {
    let literal = "\"\(words)\""
    return paths.contains { key in
      guard let file = files[key], !file.analysis.isExempt else { return false }
      return String(decoding: file.source.bytes, as: UTF8.self).includes(literal)
    }
  }

  /// Whether one of some files declares the type that asks for a setting, and names what it sets up.
  func declaresSource(of asked: SettingComparison.Asked, in paths: Set<PathKey>) -> Bool {
    paths.contains { path in
      guard let file = files[path], file.analysis.typeNames.contains(asked.type) else {
        return false
      }
      let names = asked.receiver.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      return names.allSatisfy { file.names.contains(String($0)) }
    }
  }

  /// A property that types of some files have under a name, if all of these are one.
  ///
  /// - Parameter isMeant: which types count.
  func property(
    _ name: String,
    in paths: some Sequence<PathKey>,
    where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> Declaration.Property? {
    var found: Declaration.Property?
    for key in paths {
      for (model, _) in files[key]?.analysis.models ?? [] {
        for property in model.declarations.filter(isMeant).compactMap({ $0.property(name) }) {
          if let found, found.node.text != property.node.text { return nil }
          found = property
        }
      }
    }
    return found
  }

  /// The files that mention a name.
  func paths(with name: String) -> [PathKey] {
    names.filter { $0.value.contains(name) }.keys.sorted()
  }

  /// What some files declare.
  func declaredNames(in paths: Set<PathKey>) -> DeclaredNames {
    paths.reduce(DeclaredNames(in: [])) { names, key in
      guard let file = files[key], !file.analysis.isExempt else { return names }
      return names.union(DeclaredNames(in: file.source.bytes))
    }
  }

  /// The files with something told of them that mention any of some names.
  func paths(mentioning names: Set<String>) -> Set<PathKey> {
    let hashes = SourceNames.Hashes(names)
    return Set(
      files.lazy.filter { $0.value.toldNames?.containsAny(of: hashes) ?? false }.map(\.key)
    )
  }

  func paths(concernedBy change: FactsChange) -> Set<PathKey> {
    var paths = change.paths
    guard !change.constants.isEmpty else { return paths }
    for (key, file) in files where change.constants.areMentioned(in: file.source.bytes) {
      paths.insert(key)
    }
    return paths
  }

  /// What some files say, worked out side by side.
  ///
  /// - Parameter checked: the files whose findings are wanted too.
  mutating func answers(
    for paths: [PathKey],
    checking checked: Set<PathKey>
  ) -> [PathKey: Answers] {
    // Nearly all files have the same configuration: what follows from it is worked out once.
    var chosen: (configuration: Configuration, rules: RuleRunner)?
    var work: [Answering] = []
    for key in paths {
      guard let file = files[key] else { continue }
      let isChecked = checked.contains(key)
      if isChecked, chosen?.configuration != file.source.configuration {
        let configuration = file.source.configuration
        chosen = (configuration, RuleRunner(configuration.rules))
      }
      work.append(Answering(file: file, rules: isChecked ? chosen?.rules : nil))
    }
    workPool.change(&work) { [index, views] in $0.answer(knowing: index, entering: views) }
    var answers: [PathKey: Answers] = [:]
    for piece in work {
      let key = PathKey(piece.file.source.path)
      files[key] = piece.file
      answers[key] = piece.answers
    }
    return answers
  }

  private struct Answering: Sendable {
    var file: File
    /// The rules that run on it; nil where its findings are not wanted.
    let rules: RuleRunner?
    var answers: Answers?

    mutating func answer(knowing index: ProjectIndex, entering known: ReadableViews) {
      let configuration = file.source.configuration
      var answers = Answers(path: file.source.path, lines: LineTable(file.tree))
      defer { self.answers = answers }
      guard !configuration.isExcluded else { return }
      file.analysis.update(
        for: file.tree,
        rules: rules ?? RuleRunner([]),
        configuration: configuration,
        knowing: index
      )
      if rules != nil {
        answers.diagnostics = file.analysis.diagnostics
        answers.file = file
      }
      answers.typeNames = file.analysis.typeNames
      guard file.isTold else { return }
      var views = known
      for (model, base) in file.analysis.models {
        views.add(model, at: base, in: file.source.path)
      }
      answers.transcripts = file.analysis.transcripts(
        in: file.tree,
        entering: views,
        comparing: true
      )
    }
  }
}

extension ItemModel {
  /// Whether it is there for programmers only.
  var isPreview: Bool {
    !trees.isEmpty && trees.allSatisfy { $0.purpose == .preview }
      && declarations.allSatisfy(\.isPreview)
  }
}

extension [PathKey: ProjectVersion.Answers] {
  /// What a person is told of the elements of a view, in whichever files it is written.
  func elements(of type: String) -> [ElementDescription] {
    values.flatMap { answers in
      zip(answers.transcripts, answers.elements).filter { $0.0.view == type }.flatMap { $0.1 }
    }
  }
}
