import CurbcutRules
import CurbcutTestSupport
import Testing

@testable import curbcut_bench

/// What `curbcut-bench spellings` measures over all rules, for the ways of writing that may not
/// change anything for any rule.
@Suite(.exceptForOneRule) struct SpellingsTests {
  private static let harmless: Set<String> = [
    "body returned", "closures as arguments", "action before the label", "label behind the action",
    "titles as labels", "toggles written out", "with a preview", "public", "generic", "in an enum",
  ]

  @Test(
    "a view is judged alike however it is written",
    arguments: Coverage.sample(Rule.all, seed: 4)
  )
  func spellings(rule: Rule) {
    for trial in SpellingTrial.all(of: rule) where Self.harmless.contains(trial.rewriting.name) {
      let outcome = trial.run()
      #expect(outcome?.lost == 0, "\(rule.id) is lost \(trial.rewriting.name):\n\(trial.text)")
    }
  }

  @Test("rewritten texts are Swift", arguments: Rewriting.all.map(\.name))
  func rewritings(name: String) throws {
    let source = ViewSource(
      """
      struct Player: View {
        @State private var isPlaying = false

        var body: some View {
          VStack {
            Button { isPlaying.toggle() } label: {
              Label(isPlaying ? "Pause" : "Play", systemImage: "play").padding().bold()
            }
            Button(action: { isPlaying = true }) { Text("Start").font(.title) }
            Button("Stop") { isPlaying = false }
          }
        }
      }
      """
    )
    let rewriting = try #require(Rewriting.all.first { $0.name == name })
    guard let text = rewriting.rewrite(source) else { return }
    #expect(!ViewSource(text).root.hasErrors, "\(text)")
    #expect(text != source.text)
  }
}
