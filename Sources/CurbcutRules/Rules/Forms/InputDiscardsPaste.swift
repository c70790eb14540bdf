import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let inputDiscardsPaste = Rule(
    id: "input-discards-paste",
    title: "Text field discards pasted text",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [],
    since: "0.7.0",
    why: """
      People for whom typing or remembering is hard paste passwords and codes, or let a password manager
      fill them in. A field that takes back whatever comes in one go makes them type from memory
      (WCAG 3.3.8), and Dictation fails in it too.
      """,
    knownLimitations: "Only handlers that compare how long the text was and is are recognized.",
    examples: [
      .reported(
        """
        struct SignIn: View {
          @State private var password = ""

          var body: some View {
            SecureField("Password", text: $password)
              .textContentType(.password)
              .onChange(of: password) { old, new in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                if new.count - old.count > 1 {
                  password = old
                }
              }
          }
        }
        """
      ),
      .reported(
        "By a guard, and emptied",
        """
        struct SignIn: View {
          @State private var password = ""

          var body: some View {
            SecureField("Password", text: $password)
              .textContentType(.password)
              .onChange(of: password) { previous, entered in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                guard entered.count <= previous.count + 1 else {
                  password = ""
                  return
                }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct SignIn: View {
          @State private var password = ""

          var body: some View {
            SecureField("Password", text: $password)
              .textContentType(.password)
          }
        }
        """
      ),
      .ignored(
        "Text that is too long is cut",
        """
        struct Motto: View {
          @State private var motto = ""

          var body: some View {
            TextField("Motto", text: $motto)
              .onChange(of: motto) { old, new in
                if new.count > 40 { motto = old }
                if new.count < old.count { save(new) }
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "onChange" {
        guard let typed = modifier.argument("of")?.path?.withoutSelf,
          let closure = modifier.handler,
          closure.takesBackPaste(of: typed), element.isTyped(typed)
        else { continue }
        findings.report(
          "This takes back text that is pasted or filled in by a password manager",
          at: modifier.callRange
        )
      }
    }
  )
}

extension Closure {
  /// Whether it sets the text back where more than a letter has come at once.
  fileprivate func takesBackPaste(of text: String) -> Bool {
    let names = parameters.count == 2 ? parameters : ["$0", "$1"]
    return items.map(\.statement).contains { statement in
      guard statement.kind == .ifExpr || statement.kind == .guardStmt,
        let block = statement.children.first(where: { $0.kind == .codeBlock }),
        statement.children.filter({ $0.kind == .conditionElement }).contains(where: {
          $0.comparesGrowth(of: [names[0], names[1], text])
        })
      else { return false }
      return block.items.contains { item in
        guard case .operators(let operands, let operators) = Expression(item.statement).form,
          operators == ["="], operands.count == 2, operands[0].path?.withoutSelf == text
        else { return false }
        return operands[1].path == names[0] || operands[1].isBlankText == true
      }
    }
  }
}

extension Node {
  /// Whether it compares by how many letters two texts differ: `new.count - old.count > 1`.
  fileprivate func comparesGrowth(of names: Set<String>) -> Bool {
    let tokens = allTokens.map(\.text)
    let counted = tokens.indices.dropLast(2).filter {
      names.contains(tokens[$0]) && tokens[$0 + 1] == "." && tokens[$0 + 2] == "count"
    }
    return Set(counted.map { tokens[$0] }).count == 2
      && tokens.contains { $0 == "-" || $0 == "+" }
      && tokens.contains { [">", ">=", "<", "<="].contains($0) }
      && tokens.contains { Int($0).map { $0 > 0 } == true }
  }
}
