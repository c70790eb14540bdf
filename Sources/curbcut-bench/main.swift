import Foundation

// Measures the parts of Curbcut: how fast the parser and the rules are, and how the server stands an
// hour of work.

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "syntax":
  let files = arguments.dropFirst().compactMap { path in
    FileManager.default.contents(atPath: path).map { (name: path, bytes: [UInt8]($0)) }
  }
  SyntaxBench.run(files)
case "rules":
  RulesBench.run(Array(arguments.dropFirst()))
case "soak":
  SoakBench.run(Array(arguments.dropFirst()))
default:
  print(
    "usage: curbcut-bench syntax [FILE...] | rules FILE... | soak [MESSAGES [SEED]]"
  )
}
