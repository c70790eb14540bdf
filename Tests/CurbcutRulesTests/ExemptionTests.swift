import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import CurbcutTestSupport
import Testing

@Suite("Every exemption")
struct ExemptionTests {
  /// The exemptions whose examples are still to be written. What gets one leaves the list, and what is
  /// new comes with one: the list only grows shorter.
  private static let withoutExample: Set<String> = []

  @Test(
    "that rules share or have alone silences an ignored example",
    .enabled(if: Coverage.rule == nil, "an exemption may be shown by another rule")
  )
  func silences() {
    var rules: [String: String] = [:]
    var silencing: Set<String> = []
    for rule in Rule.all {
      for exemption in rule.exemptions { rules[exemption.name] = rules[exemption.name] ?? rule.id }
      for example in rule.examples where example.verdict == .ignored {
        for outcome in CheckedSource.outcomes(of: rule, in: example.code) {
          switch outcome {
          case .exempt(let name): silencing.insert(name)
          case .unknown(let fact): silencing.insert(String(fact.trimmingPrefix("whether ")))
          case .reported, .nothingFound: break
          }
        }
      }
    }
    for (name, id) in rules.sorted(by: { $0.value < $1.value })
    where silencing.contains(name) == Self.withoutExample.contains(name) {
      Issue.record(
        silencing.contains(name)
          ? "“\(name)” has an example now: take it off the list"
          : "no ignored example needs “\(name)”, as \(id) has it"
      )
    }
    #expect(Self.withoutExample.isSubset(of: rules.keys), "the list names what is no exemption")
  }
}

extension CheckedSource {
  /// What became of one rule at each place of a source.
  fileprivate static func outcomes(of rule: Rule, in text: String) -> [Trace.Outcome] {
    let tree = SyntaxTree(parsing: text)
    var models = tree.units.map { ItemModel(lowering: $0.root(at: 0)) }
    for _ in 0..<4 {
      var context = DeclarationContext()
      for model in models { context.add(model.summary) }
      for index in models.indices { models[index].derive(in: context) }
    }
    let runner = RuleRunner([rule])
    return models.flatMap { runner.traces(of: $0).map(\.outcome) }
  }
}
