import CurbcutAnalysis
import Foundation

/// `curbcut speak`: what VoiceOver says on each view.
enum SpeakCommand {
  static let help = """
    usage: curbcut speak FILE[:LINE]

    Prints what VoiceOver says on each view of a file, stop by stop, and what its rotor lists.
    Parts that are only known when the app runs stand in ‹guillemets›.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let rest = try arguments.rest()
    guard let name = rest.first, rest.count == 1 else { throw UsageError("speak takes one file") }
    var path = name
    var line: Int?
    if let colon = name.lastIndex(of: ":"), let number = Int(name[name.index(after: colon)...]) {
      path = String(name[..<colon])
      line = number
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): cannot be read")
    }
    var workspace = Workspace()
    workspace.open(path, bytes: [UInt8](data))
    let transcripts = workspace.transcripts(of: path, atLine: line.map { $0 - 1 })
    if transcripts.isEmpty { Output.print("No views here.") }
    for transcript in transcripts { Output.print(transcript.text) }
    return .clean
  }
}
