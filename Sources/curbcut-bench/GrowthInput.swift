/// A file of a growing input.
struct GrowthFile: Sendable {
  let path: String
  let text: String
}

/// Input of any size of which one thing gets ever more.
struct GrowthInput: Sendable {
  let name: String
  let work: [GrowthWork]
  /// The files of which something is repeated so many times.
  let files: @Sendable (Int) -> [GrowthFile]

  /// How many files a folder gets.
  static let maximumFileCount = 2_048

  /// One file.
  init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    work = GrowthWork.ofText
    files = { [GrowthFile(path: "/growth/File.swift", text: text($0))] }
  }

  /// Statements of a view's body, of which one is repeated.
  static func body(
    _ name: String,
    before: String = "VStack {",
    after: String = "}",
    _ line: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name) { count in
      "struct V: View {\n  var body: some View {\n    \(before)\n"
        + lines(count, line) + "    \(after)\n  }\n}\n"
    }
  }

  /// Top-level declarations, of which one is repeated.
  static func items(
    _ name: String,
    before: String = "",
    _ line: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name) { count in before + lines(count, line) }
  }

  /// Many files of a folder; the first of them is open.
  static func folder(
    _ name: String,
    first: String = "",
    _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name: name, work: GrowthWork.ofFolder) { count in
      [GrowthFile(path: "/growth/A.swift", text: first.isEmpty ? text(0) : first)]
        + (1..<max(2, count)).map { GrowthFile(path: "/growth/B\($0).swift", text: text($0)) }
    }
  }

  private init(
    name: String,
    work: [GrowthWork],
    files: @escaping @Sendable (Int) -> [GrowthFile]
  ) {
    self.name = name
    self.work = work
    self.files = files
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    var text = ""
    for number in 0..<count { text += line(number) + "\n" }
    return text
  }
}
