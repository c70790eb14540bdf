import Foundation

// Measures and tests the parts of Curbcut: how fast the parser and the rules are, what a keystroke
// costs the server, how work grows with input, and whether a long session or random work leads to
// wrong answers.

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "syntax":
  let files = arguments.dropFirst().compactMap { path in
    FileManager.default.contents(atPath: path).map { (name: path, bytes: [UInt8]($0)) }
  }
  SyntaxBench.run(files)
case "rules":
  RulesBench.run(Array(arguments.dropFirst()))
case "edits":
  EditsBench.run(Array(arguments.dropFirst()))
case "fuzz":
  FuzzBench.run(Array(arguments.dropFirst()))
case "fixes":
  FixesBench.run(Array(arguments.dropFirst()))
case "silence":
  SilenceBench.run(Array(arguments.dropFirst()))
case "spellings":
  SpellingsBench.run(Array(arguments.dropFirst()))
case "growth":
  GrowthBench.run(Array(arguments.dropFirst()))
case "compare":
  CompareBench.run(Array(arguments.dropFirst()))
case "soak":
  SoakBench.run(Array(arguments.dropFirst()))
default:
  print(
    "usage: curbcut-bench syntax [FILE...] | rules FILE... "
      + "| fixes FOLDER... | silence FOLDER... | edits FILE LINE CHARACTER [ROUNDS] | growth [NAME...]\n  | spellings [--texts] [RULE...] | compare [FILES [CHANGED]]\n"
      + "  | soak [MESSAGES [SEED]] | fuzz [edits|declarations|workspace|frames] [COUNT [SEED]]"
  )
}
