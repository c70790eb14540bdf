import Foundation
import PackagePlugin

/// `swift package curbcut [OPTIONS] [PATH...]`: `curbcut check` on the package, or on what is named.
@main
struct CurbcutCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // SwiftPM's own option, which Xcode adds for each target that is chosen.
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap { $0.sourceModule }
    let process = Process()
    process.executableURL = try context.tool(named: "curbcut").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      ["check"] + extractor.remainingArguments + targets.map(\.directoryURL.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(status: process.terminationStatus)
    }
  }

  /// What SwiftPM prints when the check does not succeed.
  private struct Failed: Error, CustomStringConvertible {
    let status: Int32
    var description: String {
      status == 1 ? "there are accessibility problems" : "curbcut ended with status \(status)"
    }
  }
}
