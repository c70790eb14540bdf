import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import CurbcutTestSupport
import Testing

@Suite("Every exemption")
struct ExemptionTests {
  /// The exemptions whose examples are still to be written. What gets one leaves the list, and what is
  /// new comes with one: the list only grows shorter.
  private static let withoutExample: Set<String> = [
    "a file of Interface Builder may set it",
    "a form row names it",
    "a label names the group",
    "a menu or a tab bar shows its selection",
    "a modifier of another file exposes its state",
    "a modifier of another file labels the group",
    "a modifier that was not read changes its accessibility",
    "an accessibility modifier that was not read adds an action",
    "an accessibility modifier that was not read makes it a tab bar",
    "another declaration sets its colors",
    "another representation is given to assistive technology",
    "it cannot be operated",
    "it chooses a layout that fits, or scrolls",
    "it closes",
    "it contains a control",
    "it does nothing or is disabled",
    "it gives a value of its own in place of the control's",
    "it groups what is inside",
    "it has a content type",
    "it has a hint",
    "it has an empty label, which another rule is about",
    "it has no label, which another rule is about",
    "it has the header trait",
    "it has the trait of a link or a toggle",
    "it has the traits or actions of a control",
    "it hides its empty label, which another rule is about",
    "it holds a form, a list or a dialog rather than a message",
    "it is a background or a representation",
    "it is a control",
    "it is a control, which another rule is about",
    "it is a phase of an asynchronous image",
    "it is a placeholder",
    "it is a row, which another rule is about",
    "it is a search field",
    "it is a stack or a custom view",
    "it is a text field, whose title disappears",
    "it is all that a row holds, whose data names nothing",
    "it is an asset, which a font changes only if it is a symbol",
    "it is an element at times only",
    "it is an image, which another rule is about",
    "it is an open class, which others complete",
    "it is an outlet, whose background may be another",
    "it is created elsewhere",
    "it is declared decorative",
    "it is decorative, by its name",
    "it is drawn on a canvas",
    "it is hidden from assistive technology for certain",
    "it is in a bar, which enlarges it",
    "it is in a menu or a toolbar",
    "it is in a menu or background",
    "it is in a menu, a toolbar, an alert or a swipe action",
    "it is in a menu, an alert or a swipe action",
    "it is in a row, a bar, a menu or another place that the system draws",
    "it is in a toolbar, a menu or a background",
    "it is in each row, which another rule is about",
    "it is kept from assistive technology",
    "it is made accessible",
    "it is modal",
    "it is no element of its own",
    "it is not text, or a figure",
    "it is on a background or shown while something loads",
    "it is one of several that count something, which another rule is about",
    "it is part of a background or an accessibility representation",
    "it is part of a control or an element that speaks for it",
    "it is part of a game or calculator, by the name of its type",
    "it is part of a menu or an accessibility representation",
    "it is part of a menu, a toolbar, a background or a widget",
    "it is part of a repetition, such as keys or an index",
    "it is part of an accessibility representation",
    "it is part of another control's label or of a combined element",
    "it is part of another element",
    "it is tapped",
    "it is the representation of another view",
    "it is touched directly, so the gesture is meant",
    "it may be hidden from everybody but fingers",
    "it offers actions",
    "it repeats the text beside it, which another rule is about",
    "it shows no text",
    "it shows text that is there from the start",
    "it stands for a row of numbers, such as keys",
    "it stands for views that may handle the gesture",
    "it takes no part in what is spoken",
    "it was created elsewhere",
    "its accessibility children or representation describe it",
    "its class is not known",
    "its class sets it",
    "its class was not read",
    "its colors depend on a condition",
    "its insets or its touch area are enlarged",
    "its name says that it decorates",
    "its type exposes what is selected",
    "its type moves VoiceOver focus",
    "its type offers actions or a context menu",
    "its type reads the text size",
    "motion is what its type is for",
    "other code may set it up",
    "other code may set its colors",
    "some of its text is there at times only",
    "something in it is not known",
    "something in it scrolls, draws or shows only an icon",
    "something outside it may close it",
    "something sets its traits",
    "the control or row around it has a label",
    "the segments are named one by one",
    "the system makes it a heading",
    "what is around it is hidden already",
    "it is in a background or a widget",
    "it is hidden from everybody",
    "it marks what is selected or moves",
    "it has actions of its own",
    "it is in a bar of the system or a menu",
    "the Large Content Viewer shows it",
    "it is in a toolbar, a menu, a tab or a widget",
    "code sets the colors of page controls",
    "it represents another view",
    "children, a representation or an action say it",
    "it is part of a control or a combined element",
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
