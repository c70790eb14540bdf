import Foundation
import PackagePlugin

/// Checks a target's Swift files whenever it is built and one of them has changed; findings stand
/// beside the compiler's.
@main
struct CurbcutBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
    guard !files.isEmpty else { return [] }
    // What is written tells the build system that the files need no further look.
    let report = context.pluginWorkDirectoryURL.appendingPathComponent("curbcut.report")
    return [
      .buildCommand(
        displayName: "Checking the accessibility of \(target.name)",
        executable: try context.tool(named: "curbcut").url,
        arguments: [
          "check", "--fail-on", "never", "--format", "json", "--output", report.path, "--format",
          "xcode",
        ] + files.map(\.path),
        inputFiles: files,
        outputFiles: [report]
      )
    ]
  }
}
