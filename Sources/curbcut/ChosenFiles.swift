import CurbcutAnalysis

/// The files that a call asks about, with the settings that apply to each, and the other files of
/// the projects that they belong to, which are read for what they tell.
struct ChosenFiles {
  var files: [FileToCheck] = []
  /// Files of Objective-C among them, which tell what classes do.
  private(set) var neighbors: [FileToCheck] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []
  /// What was met in a folder and is no file to check, in words.
  private(set) var warnings: [String] = []

  /// Finds the files below paths.
  ///
  /// - Parameters:
  ///   - patterns: what is left out of folders.
  ///   - excludesNamed: whether patterns and settings leave out files that are named themselves too.
  ///   - adjust: what the call says over the settings of a file.
  init(
    in paths: [String],
    of project: inout ProjectFiles,
    excluding patterns: [String] = [],
    excludingNamed excludesNamed: Bool = false,
    adjusting adjust: (inout Configuration) -> Void = { _ in }
  ) {
    project.enter(paths)
    let found = SwiftFiles(
      in: paths,
      excluding: patterns,
      includingNamed: excludesNamed,
      findingInterfaces: true
    )
    problems = found.problems
    warnings = found.warnings
    for path in found.paths {
      var file = Self.file(path, of: &project, adjusting: adjust)
      if found.isNamed(path), !excludesNamed { file.configuration.isExcluded = false }
      if !file.configuration.isExcluded { files.append(file) }
    }
    neighbors = found.objectiveC.map { Self.file($0, of: &project, adjusting: adjust) }
    addNeighbors(of: paths, in: &project, adjusting: adjust)
  }

  /// One text that stands for a file; where the settings leave the file out, no rule runs on it.
  init(
    _ source: SourceFile,
    as path: String,
    of project: inout ProjectFiles,
    adjusting adjust: (inout Configuration) -> Void = { _ in }
  ) {
    project.enter([path])
    var file = Self.file(path, of: &project, adjusting: adjust)
    file.source = source
    files = [file]
    addNeighbors(of: [path], in: &project, adjusting: adjust)
  }

  private static func file(
    _ path: String,
    of project: inout ProjectFiles,
    adjusting adjust: (inout Configuration) -> Void
  ) -> FileToCheck {
    let absolute = project.absolute(path)
    var configuration = project.configurations.configuration(forFile: absolute).configuration
    adjust(&configuration)
    return FileToCheck(path: path, configuration: configuration)
  }

  private mutating func addNeighbors(
    of paths: [String],
    in project: inout ProjectFiles,
    adjusting adjust: (inout Configuration) -> Void
  ) {
    guard !files.isEmpty else { return }
    let folder = project.currentFolder
    let checked = Set(files.map { $0.path.absolutePath(in: folder) })
    let places = Set(paths.map { $0.absolutePath(in: folder) })
    let roots = Set(places.compactMap(ProjectRoot.folder)).subtracting(places)
    if roots.isEmpty { return }
    let found = SwiftFiles(
      in: roots.sorted(),
      findingInterfaces: true,
      maximumNames: SwiftFiles.maximumProjectNames
    )
    for path in found.paths + found.objectiveC where !checked.contains(path) {
      let file = Self.file(path, of: &project, adjusting: adjust)
      if !file.configuration.isExcluded { neighbors.append(file) }
    }
  }
}
