import CurbcutModel
import CurbcutRules

/// Finds what applies to a source file: the nearest `.curbcut.json` upward, followed through
/// `extends`, and the platform of the project around it.
///
/// A value that keeps what it has read; `forget` what has changed on disk. It asks for files by
/// absolute path and reads none itself.
package struct ProjectConfiguration: Sendable {
  package static let fileName = ".curbcut.json"

  /// One file of those that apply together.
  package struct Layer: Sendable, Equatable {
    package let path: String
    package let file: ConfigurationFile
  }

  /// What one configuration says with all that it builds on.
  private struct Resolved: Sendable {
    var layers: [Layer] = []
    var configuration = Configuration()
    var include: PathPatterns?
    var exclude: PathPatterns?

    var namesPlatforms: Bool { layers.contains { $0.file.platforms != nil } }
  }

  private let read: @Sendable (String) -> [UInt8]?
  private let resolved: @Sendable (String) -> String?
  private var files: [PathKey: ConfigurationFile?] = [:]
  /// The nearest configuration by folder; a folder with none has an empty path.
  private var nearest: [PathKey: String] = [:]
  private var resolutions: [PathKey: Resolved] = [:]
  /// What is wrong with the `extends` of a file.
  private var linkProblems: [PathKey: [ConfigurationProblem]] = [:]
  private var projectPlatforms: ProjectPlatforms
  private var projectDeployment: ProjectDeployment
  private var projectAppearance: ProjectAppearance
  private var projectSources: ProjectSources
  private var projectResources: ProjectResources
  /// The file that stands for the nearest one everywhere, with the folder its patterns belong to.
  private var chosen: (path: String, root: String)?

  /// The folders that a person works in: settings below one may extend what is in it, where no
  /// repository is around them.
  package var workspaceFolders: [String] = [] {
    didSet { if workspaceFolders != oldValue { forgetOutcomes(withFiles: true) } }
  }

  /// The absolute paths of folders whose strings and colors count for files in no project.
  package var roots: [String] {
    get { projectResources.roots }
    set {
      guard newValue != roots else { return }
      projectResources.roots = newValue
      forgetOutcomes(withFiles: false)
    }
  }

  /// The language whose texts count; nil for the one that a project is developed in.
  package var language: String? {
    get { projectResources.language }
    set {
      projectResources.language = newValue
      forgetOutcomes(withFiles: true)
    }
  }

  /// How many files may build on each other.
  static let maximumLayers = 32

  /// - Parameters:
  ///   - read: gives the bytes of a file by its absolute path; nil where there is none.
  ///   - list: gives the names in a folder that end in some way; without it no project is found.
  ///   - resources: gives the `.strings`, `.stringsdict` and `.xcstrings` files below a folder, and
  ///     the `Contents.json` of colors in asset catalogs.
  ///   - resolved: gives the absolute path of a file or folder without symbolic links, nil where
  ///     there is none; without it there are no links, and the folders that are not read are not
  ///     there.
  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList = { _, _ in [] },
    resources: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    resolved: (@Sendable (String) -> String?)? = nil
  ) {
    self.read = read
    self.resolved = resolved ?? { path in read(path) == nil ? nil : path }
    projectPlatforms = ProjectPlatforms(read: read, list: list)
    projectDeployment = ProjectDeployment(read: read, list: list)
    projectAppearance = ProjectAppearance(read: read, list: list)
    projectSources = ProjectSources(read: read, list: list)
    projectResources = ProjectResources(read: read, list: list, search: resources)
  }

  // MARK: Answers

  /// What applies to a source file, and the path of the `.curbcut.json` that says so.
  ///
  /// - Parameter path: absolute; what is no path, such as an unsaved document, has no file.
  package mutating func configuration(
    forFile path: String
  ) -> (configuration: Configuration, file: String?) {
    let path = Path.normalized(path)
    guard let file = nearestFile(to: path) else {
      var configuration = Configuration()
      if let found = projectPlatform(forFile: path) {
        configuration.project.platforms = found.platforms
      }
      addProject(to: &configuration, forFile: path)
      return (configuration, nil)
    }
    let resolved = resolve(file)
    var configuration = resolved.configuration
    if !resolved.namesPlatforms, let found = projectPlatform(forFile: path) {
      configuration.project.platforms = found.platforms
    }
    addProject(to: &configuration, forFile: path)
    if let relative = Path.relative(path, to: root(of: file)) {
      configuration.isExcluded =
        resolved.exclude?.cover(relative) == true || resolved.include?.cover(relative) == false
    }
    return (configuration, file)
  }

  /// The files that apply to a source file, the weakest first: the last is the nearest, the others
  /// are what it builds on.
  package mutating func layers(forFile path: String) -> [Layer] {
    guard let file = nearestFile(to: Path.normalized(path)) else { return [] }
    return resolve(file).layers
  }

  /// The only platform that a source file is built for, and the path of the project or the folder
  /// that says so; nil where none or several are known.
  package mutating func projectPlatform(
    forFile path: String
  ) -> (platforms: Platforms, place: String)? {
    let folder = Path.folder(of: Path.normalized(path))
    return projectPlatforms.platform(inFolder: folder).map { ($0.platform, $0.place) }
  }

  /// Adds what the project around a file tells: its strings, its colors as they are seen and, unless the settings name some, the
  /// oldest systems that it is built for.
  private mutating func addProject(
    to configuration: inout Configuration,
    forFile path: String
  ) {
    let folder = Path.folder(of: path)
    let resources = projectResources.resources(inFolder: folder)
    configuration.project.strings = resources.strings
    configuration.project.colors = resources.colors.seen(
      only: projectAppearance.fact(inFolder: folder)
    )
    configuration.project.isBuilt = projectSources.fact(inFolder: folder).mayBuild(path)
    guard configuration.project.deployment.isEmpty else { return }
    configuration.project.deployment = projectDeployment.fact(inFolder: folder)
  }

  /// What is wrong in string tables that have been read, each with the path of the file.
  package var stringProblems: [String] { projectResources.problems }

  /// Whether a file tells what a project is built for.
  package static func isProject(_ path: String) -> Bool {
    ProjectPlatforms.isProject(path) || StringTable.isTable(path) || ColorSet.isColorSet(path)
  }

  /// Where a configuration says that a source file is left out; nil where none does.
  package mutating func exclusion(
    ofFile path: String
  ) -> (path: String, range: Range<Int>)? {
    let path = Path.normalized(path)
    let (configuration, file) = configuration(forFile: path)
    guard configuration.isExcluded, let file,
      let relative = Path.relative(path, to: root(of: file))
    else { return nil }
    let layers = layers(forFile: path).reversed()
    if let layer = layers.first(where: { $0.file.exclude != nil }),
      let pattern = layer.file.exclude?.last(where: { PathPatterns([$0.value]).cover(relative) })
    {
      return (layer.path, pattern.range)
    }
    return layers.lazy.compactMap { layer in
      layer.file.include?.first.map { (layer.path, $0.range) }
    }.first
  }

  /// What is wrong in a configuration that has been read.
  package func problems(in path: String) -> [ConfigurationProblem] {
    let path = Path.normalized(path)
    let own = (files[path] ?? nil)?.problems ?? []
    return (own + (linkProblems[path] ?? [])).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What is wrong with the projects that have been read, in words.
  package var projectProblems: [String] {
    projectPlatforms.tooLarge.sortedPaths.map {
      "\($0): larger than \(XcodeProject.maximumByteCount >> 20) MB; not read"
    }
  }

  /// The configurations that have been read so far, sorted.
  package var paths: [String] { files.filter { $0.value != nil }.sortedPaths }

  /// Whether a file is one of them.
  package func hasRead(_ path: String) -> Bool { (files[Path.normalized(path)] ?? nil) != nil }

  // MARK: Changes

  /// Reads a configuration anew when it is next asked for: it has changed, come or gone.
  package mutating func forget(_ path: String) {
    files[Path.normalized(path)] = nil
    forgetOutcomes()
  }

  /// Which file is nearest and what builds on it is worked out anew: that is cheap.
  private mutating func forgetOutcomes(withFiles: Bool = false) {
    if withFiles { files = [:] }
    nearest = [:]
    resolutions = [:]
    linkProblems = [:]
  }

  /// Reads the projects anew: one has changed, come or gone.
  ///
  /// - Returns: Whether one of those that were asked for is built for something else now.
  package mutating func refreshProjects() -> Bool {
    let hasOtherPlatforms = projectPlatforms.refresh()
    let hasOtherSystems = projectDeployment.lookAgain()
    let isSeenOtherwise = projectAppearance.lookAgain()
    let hasOtherSources = projectSources.lookAgain()
    return projectResources.refresh() || hasOtherSystems || hasOtherPlatforms || isSeenOtherwise
      || hasOtherSources
  }

  /// Reads again what may apply to a source file: not every editor tells of changes on disk.
  ///
  /// - Returns: Whether something else applies now.
  package mutating func refresh(forFile path: String) -> Bool {
    let path = Path.normalized(path)
    var candidates = Set(layers(forFile: path).map { PathKey($0.path) })
    if chosen == nil, Path.isAbsolute(path) {
      var folder = Path.folder(of: path)
      candidates.insert(PathKey(Path.joined(folder, Self.fileName)))
      while folder != "/" {
        folder = Path.folder(of: folder)
        candidates.insert(PathKey(Path.joined(folder, Self.fileName)))
      }
    }
    let changed = candidates.filter { candidate in
      files[candidate].map { $0 != readFile(candidate.path) } ?? false
    }
    for candidate in changed { forget(candidate.path) }
    return !changed.isEmpty
  }

  /// Lets one file count for every source file, whatever stands nearer.
  ///
  /// - Parameters:
  ///   - path: absolute; nil for the nearest file again.
  ///   - root: the folder that its patterns begin at.
  package mutating func choose(_ path: String?, root: String) {
    chosen = path.map { (Path.normalized($0), Path.normalized(root)) }
    forgetOutcomes(withFiles: true)
  }

  // MARK: Files

  private func root(of file: String) -> String { chosen?.root ?? Path.folder(of: file) }

  private mutating func nearestFile(to path: String) -> String? {
    if let chosen { return chosen.path }
    guard Path.isAbsolute(path) else { return nil }
    var folder = Path.folder(of: path)
    var passed: [String] = []
    var found = ""
    while true {
      if let known = nearest[folder] {
        found = known
        break
      }
      passed.append(folder)
      let candidate = Path.joined(folder, Self.fileName)
      if file(candidate) != nil {
        found = candidate
        break
      }
      if folder == "/" { break }
      folder = Path.folder(of: folder)
    }
    for folder in passed { nearest[PathKey(folder)] = found }
    return found.isEmpty ? nil : found
  }

  private mutating func file(_ path: String) -> ConfigurationFile? {
    if let known = files[path] { return known }
    let file = readFile(path)
    files[PathKey(path)] = .some(file)
    return file
  }

  private func readFile(_ path: String) -> ConfigurationFile? {
    // Only the person's own choice may be a link that leads out of the project.
    if chosen?.path.isSamePath(as: path) != true, let target = resolved(path),
      !target.isSamePath(as: path), !isInReach(target, of: path)
    {
      return ConfigurationFile(ignoredBecause: "settings outside the project are ignored")
    }
    return read(path).map { ConfigurationFile($0) }
  }

  // MARK: Reach

  /// Whether the settings in a file may take over those in another.
  ///
  /// A project may be somebody else's, and what cannot be understood in a file is reported. So the
  /// target has to be in the project; beside that, what lies with the file that the person has
  /// chosen.
  ///
  /// - Parameter target: without symbolic links.
  private func isInReach(_ target: String, of file: String) -> Bool {
    var roots = [projectFolder(of: file)]
    if let chosen { roots.append(Path.folder(of: chosen.path)) }
    return roots.contains { root in
      [root, resolved(root)].contains { $0.map { Path.relative(target, to: $0) != nil } ?? false }
    }
  }

  /// The folder of the repository that a file is in; else that of the workspace, else its own.
  private func projectFolder(of file: String) -> String {
    let own = Path.folder(of: file)
    var folder = own
    while true {
      if resolved(Path.joined(folder, ".git")) != nil { return folder }
      if folder == "/" { break }
      folder = Path.folder(of: folder)
    }
    let around = workspaceFolders.map(Path.normalized).filter { Path.relative(file, to: $0) != nil }
    return around.min { $0.utf8.count < $1.utf8.count } ?? own
  }

  // MARK: Extending

  private mutating func resolve(_ path: String) -> Resolved {
    if let known = resolutions[path] { return known }
    var result = Resolved()
    var open: [PathKey] = []
    var added: Set<PathKey> = []
    collect(path, into: &result.layers, open: &open, added: &added)
    for layer in result.layers {
      result.configuration.apply(layer.file)
      if let include = layer.file.include { result.include = PathPatterns(include.map(\.value)) }
      if let exclude = layer.file.exclude { result.exclude = PathPatterns(exclude.map(\.value)) }
    }
    resolutions[path] = result
    return result
  }

  /// Adds a file behind all that it builds on.
  ///
  /// - Parameters:
  ///   - open: the files that are building on this one, to see when they go round in circles.
  ///   - added: the files that are there already: each counts once, where it is weakest.
  private mutating func collect(
    _ path: String,
    into layers: inout [Layer],
    open: inout [PathKey],
    added: inout Set<PathKey>
  ) {
    guard let file = file(path) else { return }
    open.append(PathKey(path))
    var problems: [ConfigurationProblem] = []
    for name in file.extends {
      let base = Path.normalized(Path.joined(Path.folder(of: path), name.value))
      func report(_ message: String) {
        guard problems.count < ConfigurationFile.maximumProblems else { return }
        problems.append(ConfigurationProblem(range: name.range, message: message))
      }
      if open.contains(PathKey(base)) {
        report("circular \"extends\": \(name.value.quoted) is ignored here")
      } else if open.count >= Self.maximumLayers {
        report("too many levels of \"extends\": \(name.value.quoted) is ignored")
      } else if !isInReach(base, of: path)
        || resolved(base).map({ !isInReach($0, of: path) }) == true
      {
        report("\(name.value.quoted) is outside the project; it is ignored")
      } else if self.file(base) == nil {
        report("cannot read \(name.value.quoted)")
      } else if !added.contains(PathKey(base)) {
        collect(base, into: &layers, open: &open, added: &added)
      }
    }
    open.removeLast()
    linkProblems[PathKey(path)] = problems
    if added.insert(PathKey(path)).inserted { layers.append(Layer(path: path, file: file)) }
  }
}

extension Configuration {
  /// Takes over what a file says; what it does not mention stays.
  package mutating func apply(_ file: ConfigurationFile) {
    if let profile = file.profile { self.profile = profile.value }
    if let level = file.level { self.level = level.value }
    for rule in file.rules {
      if let level = rule.value.level { set(level, for: rule.value.id) }
      for option in rule.value.options { set(option, for: rule.value.id) }
    }
    if let platforms = file.platforms {
      project.platforms = platforms.value
      project.deployment = file.deployment
    }
    for component in file.components {
      project.components[component.value.name] = component.value.component
    }
    for task in file.tasks {
      tasks.removeAll { $0.name == task.value.name }
      tasks.append(task.value)
    }
  }

  private mutating func set(_ setting: ConfigurationFile.OptionSetting, for ruleID: String) {
    let option = Rule.named(ruleID)?.options.first { $0.name == setting.name }
    switch (option?.kind, setting.value) {
    case (.number(_, let path)?, .number(let number)): project[keyPath: path] = number
    case (.words(_, let path)?, .words(let words)): project[keyPath: path] = words
    default: break
    }
  }

  /// The same with an editor's settings over it.
  package func applying(_ settings: ConfigurationFile) -> Configuration {
    var configuration = self
    configuration.apply(settings)
    return configuration
  }
}
