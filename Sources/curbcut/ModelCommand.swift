import CurbcutAnalysis

/// `curbcut model`: what the model knows.
enum ModelCommand {
  static let help = """
    usage: curbcut model FILE[:LINE]

    Prints the views of a Swift file, one a line, with what the rules are told of each: where it
    stands, its conditions and modifiers, its accessible name with the name's source, its role, and
    whether it is hidden or part of another element. The other files of the project are known.

    FILE:LINE prints only the views that the line belongs to.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let rest = try arguments.rest()
    guard let name = rest.first, rest.count == 1 else {
      throw UsageError("model expects one file: curbcut model FILE[:LINE]")
    }
    let (path, line) = try FilePlace.parse(name)
    let document = try ProjectDocument(path)
    var workspace = document.workspace
    let text = workspace.modelOutline(of: document.path, atLine: line.map { $0 - 1 })
    guard !text.isEmpty else {
      try Output.print("\(name): no SwiftUI view.".printable)
      return .clean
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try Output.print(String(line).printable)
    }
    return .clean
  }
}
