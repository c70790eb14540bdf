import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import Foundation

/// How long each rule takes over some files, so that one slow rule is seen.
enum RulesBench {
  /// Prints the stages of an analysis and then the rules, the slowest first.
  static func run(_ paths: [String]) {
    let sources = paths.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    guard !sources.isEmpty else {
      FileHandle.standardError.write(Data("usage: curbcut-bench rules FILE...\n".utf8))
      exit(2)
    }
    var trees: [SyntaxTree] = []
    let parsing = seconds { trees = sources.map { SyntaxTree(parsing: $0) } }
    var files: [[ItemModel]] = []
    let lowering = seconds {
      files = trees.map { tree in tree.units.map { ItemModel(lowering: $0.root(at: 0)) } }
    }
    let derivation = seconds {
      for file in files.indices {
        for _ in 0..<2 {
          var context = DeclarationContext()
          for model in files[file] { context.add(model.summary) }
          for index in files[file].indices { files[file][index].derive(in: context) }
        }
      }
    }
    let items = files.flatMap { $0 }
    let all = RuleRunner(Rule.all)
    let checking = seconds { for item in items { _ = all.findings(of: item) } }
    print(
      "parse \(milliseconds(parsing)), lower \(milliseconds(lowering)), "
        + "derive \(milliseconds(derivation)), all rules \(milliseconds(checking)) ms"
    )
    let none = RuleRunner([])
    let nothing = seconds { for item in items { _ = none.findings(of: item) } }
    let costs = Rule.all.map { rule in
      let runner = RuleRunner([rule])
      return (
        rule.id,
        seconds { for item in items { _ = runner.findings(of: item) } } - nothing
      )
    }
    for (id, cost) in costs.sorted(by: { $0.1 > $1.1 }) {
      print("\(milliseconds(max(0, cost))) ms  \(id)")
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%7.2f", seconds * 1_000)
  }

  /// The best of three rounds.
  private static func seconds(_ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let duration = ContinuousClock().measure(work)
      let parts = duration.components
      best = min(best, Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
    return best
  }
}
