import Foundation

// Prints how fast the parts of Curbcut are: `curbcut-bench syntax [FILE…]`, `curbcut-bench rules FILE…`.

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "syntax":
  let files = arguments.dropFirst().compactMap { path in
    FileManager.default.contents(atPath: path).map { (name: path, bytes: [UInt8]($0)) }
  }
  SyntaxBench.run(files)
case "rules":
  RulesBench.run(Array(arguments.dropFirst()))
default:
  print("usage: curbcut-bench syntax [FILE...] | curbcut-bench rules FILE...")
}
