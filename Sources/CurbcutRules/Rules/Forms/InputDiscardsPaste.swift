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
    knownLimitations: "Only code that compares how long the text was and is is recognized.",
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
      .reported(
        "By a binding that keeps what it has",
        """
        struct SignIn: View {
          @State private var password = ""
          @State private var code = ""

          private var typedPassword: Binding<String> {
            Binding(
              get: { password },
              set: { newValue in
                guard newValue.count - password.count <= 1 else { return }
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                password = newValue
              }
            )
          }

          var body: some View {
            Form {
              SecureField("Password", text: typedPassword)
                .textContentType(.password)
              TextField("Code", text: Binding(get: { code }, set: { code = $0.count > code.count + 1 ? code : $0 }))
                                                                         //^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                .textContentType(.oneTimeCode)
            }
          }
        }
        """
      ),
      .reported(
        "By how long the text was",
        """
        struct SignIn: View {
          @State private var pin = ""
          @State private var length = 0

          var body: some View {
            Form {
              SecureField("PIN", text: $pin)
                .textContentType(.password)
                .onChange(of: pin) { entered in
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                  if entered.count > length + 1 { pin = "" }
                  length = pin.count
                }
            }
          }
        }
        """
      ),
      .reported(
        "By a property that looks at itself, and with a name for how much has come",
        """
        final class SignInModel: ObservableObject {
          @Published var password = "" {
            didSet {
              if password.count - oldValue.count > 1 { password = oldValue }
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
            }
          }
        }

        struct SignIn: View {
          @State private var code = ""

          var body: some View {
            TextField("Code", text: $code)
              .textContentType(.oneTimeCode)
              .onChange(of: code) { old, new in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes back text that is pasted or filled in by a password manager
                let added = new.count - old.count
                if added > 1 { code = old }
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
      .ignored(
        "A binding that keeps figures, and one that cuts",
        """
        struct Pin: View {
          @State private var pin = ""
          @State private var motto = ""

          var body: some View {
            Form {
              TextField("PIN", text: Binding(get: { pin }, set: { pin = $0.filter(\\.isNumber) }))
                .textContentType(.oneTimeCode)
              TextField(
                "Motto",
                text: Binding(
                  get: { motto },
                  set: { new in
                    guard new.count <= 40 else { return }
                    motto = new
                  }
                )
              )
            }
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(withModifiers: .event) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "onChange" {
        guard let typed = modifier.argument("of")?.path?.withoutSelf,
          let closure = modifier.handler,
          closure.takesBackPaste(of: typed), element.isTyped(typed)
        else { continue }
        findings.report(message, at: modifier.callRange)
      }
    } _: { declaration, _, findings in
      for place in declaration.bindingsRefusingPaste + declaration.observersRefusingPaste {
        findings.report(message, at: place)
      }
    }
  )

  private static let message =
    "This takes back text that is pasted or filled in by a password manager"
}

extension Closure {
  /// Whether it sets the text back where more than a letter has come at once.
  fileprivate func takesBackPaste(of text: String) -> Bool {
    let names =
      parameters.count == 2
      ? parameters : parameters.first.map { [text, $0] } ?? ["$0", "$1"]
    return node.descendants.contains { node in
      guard let (target, value) = node.assignment, target.path?.withoutSelf == text,
        value.path == names[0] || value.isBlankText == true
      else { return false }
      return self.node.growth(askedBefore: node.range, of: [names[0], names[1], text]) != nil
    }
  }
}

extension Declaration {
  /// Where bindings for text fields drop what has grown by more than a letter: by `guard`, `if` or a choice.
  fileprivate var bindingsRefusingPaste: [Range<Int>] {
    ownNodes(.functionCallExpr).compactMap { node in
      guard let call = Expression(node).call,
        call.callee.path == ".init" || call.callee.path?.split(separator: "<").first == "Binding",
        let get = call.arguments.first(where: { $0.label == "get" })?.closure
          ?? call.arguments.first(where: { $0.isTrailingClosure })?.closure,
        let set = call.arguments.last(where: { $0.label == "set" })?.closure, get.items.count == 1,
        let text = get.items.first.flatMap({ Expression($0.statement).path })?.withoutSelf
      else { return nil }
      let new = set.parameters.first ?? "$0"
      for code in set.node.descendants {
        guard let (target, value) = code.assignment, target.path?.withoutSelf == text else {
          continue
        }
        if case .ternary(let condition, let then, let otherwise) = value.form,
          [then, otherwise].contains(where: { $0.path?.withoutSelf == text }),
          condition.comparesGrowth(of: [new, text], in: set.node)
        {
          return condition.range
        }
        if value.mentions(new),
          let asked = set.node.growth(askedBefore: code.range, of: [new, text])
        {
          return asked
        }
      }
      return nil
    }
  }

  /// Where properties take back in `didSet` what has grown by more than a letter.
  fileprivate var observersRefusingPaste: [Range<Int>] {
    properties.flatMap { property -> [Range<Int>] in
      guard property.node.allTokens.contains(where: { $0.hasText("didSet") }) else { return [] }
      return property.node.descendants.compactMap { node in
        guard let (target, value) = node.assignment,
          target.path?.withoutSelf == property.name,
          value.path == "oldValue" || value.isBlankText == true
        else { return nil }
        return property.node.growth(askedBefore: node.range, of: ["oldValue", property.name])
      }
    }
  }
}

extension Node {
  /// The condition on the way to a place that compares by how many letters two texts differ.
  fileprivate func growth(askedBefore place: Range<Int>, of names: Set<String>) -> Range<Int>? {
    for premise in premises(of: place) {
      guard case .isTrue(let condition) = premise.test,
        condition.comparesGrowth(of: names, in: self)
      else { continue }
      return condition.range
    }
    return nil
  }
}

extension Expression {
  /// Whether it compares by how many letters two texts differ: `new.count - old.count > 1`.
  ///
  /// - Parameter code: where names may stand for parts of it: `let added = new.count - old.count`.
  fileprivate func comparesGrowth(of names: Set<String>, in code: Node) -> Bool {
    var tokens = operands.flatMap { Array($0.allTokens) }.map(\.text)
    for local in code.descendants where local.kind == .variableDecl {
      for property in Declaration.Property.properties(of: local)
      where tokens.contains(property.name) && !names.contains(property.name) {
        tokens += property.initialValue?.node.allTokens.map(\.text) ?? []
      }
    }
    // What is kept of how long the text was: `length = code.count`.
    for node in code.descendants {
      guard let (target, value) = node.assignment, let kept = target.path?.withoutSelf,
        value.memberName == "count", let text = value.path?.pathNames.dropLast().last,
        names.contains(text), tokens.contains(kept)
      else { continue }
      return tokens.indices.dropLast(2).contains {
        names.contains(tokens[$0]) && tokens[$0 + 1] == "." && tokens[$0 + 2] == "count"
      } && growsByMore(tokens)
    }
    let counted = tokens.indices.dropLast(2).filter {
      names.contains(tokens[$0]) && tokens[$0 + 1] == "." && tokens[$0 + 2] == "count"
    }
    return Set(counted.map { tokens[$0] }).count == 2 && growsByMore(tokens)
  }

  private func growsByMore(_ tokens: [String]) -> Bool {
    tokens.contains { $0 == "-" || $0 == "+" }
      && tokens.contains { [">", ">=", "<", "<="].contains($0) }
      && tokens.contains { Int($0).map { $0 > 0 } == true }
  }
}
