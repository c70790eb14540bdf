import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import CurbcutTestSupport
import Testing

@Suite("Every exemption")
struct ExemptionTests {
  /// The exemptions that no example needs yet. What gets an example leaves the list; what is new is
  /// not added to it.
  private static let withoutExample: Set<String> = [
    "a label names the group",
    "a menu or a tab bar shows its selection",
    "a modifier of another file exposes its state",
    "a modifier of another file labels the group",
    "a modifier that was not read changes its accessibility",
    "an accessibility modifier that was not read adds an action",
    "an accessibility modifier that was not read makes it a tab bar",
    "another representation is given to assistive technology",
    "it contains a control",
    "it groups what is inside",
    "it has an empty label, which another rule is about",
    "it has no label, which another rule is about",
    "it has the trait of a link or a toggle",
    "it hides its empty label, which another rule is about",
    "it holds a form, a list or a dialog rather than a message",
    "it is a background",
    "it is a control",
    "it is a control, which another rule is about",
    "it is a phase of an asynchronous image",
    "it is a placeholder",
    "it is a row, which another rule is about",
    "it is a search field",
    "it is a stack or a custom view",
    "it is a text field, whose title disappears",
    "it is an asset, which a font changes only if it is a symbol",
    "it is an image, which another rule is about",
    "it is declared decorative",
    "it is drawn on a canvas",
    "it is hidden from assistive technology for certain",
    "it is in a menu or a toolbar",
    "it is in a menu or background",
    "it is in a row, a bar, a menu or another place that the system draws",
    "it is in a toolbar, a menu or a background",
    "it is invisible to everyone",
    "it is one of several that count something, which another rule is about",
    "it is part of a background or an accessibility representation",
    "it is part of a menu or an accessibility representation",
    "it is part of a menu, a toolbar, a background or a widget",
    "it is part of an accessibility representation",
    "it is part of another control's label or of a combined element",
    "it is part of another element",
    "it is tapped",
    "it is the representation of another view",
    "it is touched directly, so the gesture is meant",
    "it stands for views that may handle the gesture",
    "its accessibility children or representation describe it",
    "its name says that it decorates",
    "its type mentions Reduce Motion",
    "its type moves VoiceOver focus",
    "its type reads Reduce Motion",
    "motion is what its type is for",
    "something in it is not known",
    "something in it scrolls, draws or shows only an icon",
    "what is around it is hidden already",
  ]

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
