import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let frequentUpdatesMissingTrait = Rule(
    id: "frequent-updates-missing-trait",
    title: "Text that changes every second lacks a trait",
    group: .timing,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.3.0",
    why: """
      VoiceOver reads an element that has the focus again when its text changes, and talks without
      end while a timer runs, or it reads what is long outdated. The trait `.updatesFrequently` makes
      it ask for the text at a pace that people can follow.
      """,
    examples: [
      .reported(
        """
        struct EggTimer: View {
          @State private var seconds = 300
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(seconds) seconds left")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text changes every second; add `.updatesFrequently`
              .onReceive(timer) { _ in seconds -= 1 }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.updatesFrequently)`": """
          struct EggTimer: View {
            @State private var seconds = 300
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

            var body: some View {
              Text("\\(seconds) seconds left")
                .onReceive(timer) { _ in seconds -= 1 }
                .accessibilityAddTraits(.updatesFrequently)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct EggTimer: View {
          @State private var seconds = 300
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(seconds) seconds left")
              .accessibilityAddTraits(.updatesFrequently)
              .onReceive(timer) { _ in seconds -= 1 }
          }
        }
        """
      ),
      .ignored(
        "Once a minute",
        """
        struct Clock: View {
          @State private var minutes = 5
          let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("\\(minutes) minutes left")
              .onReceive(timer) { _ in minutes -= 1 }
          }
        }
        """
      ),
      .ignored(
        "What an alert says once",
        """
        struct Code: View {
          @State private var notice = ""
          @State private var isWarned = false
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Button("Send") { isWarned = true }
              .onReceive(timer) { _ in notice = "The code has expired" }
              .alert("Code", isPresented: $isWarned) { Button("Close") { isWarned = false } } message: { Text(notice) }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      guard declaration.conforms(to: "View"), !declaration.isPreview,
        declaration.mentionedSymbols.contains(.ticks)
      else { return }
      let ticking = TickingNames(of: declaration).names
      guard !ticking.isEmpty else { return }
      for tree in item.trees where tree.declaration === declaration && tree.purpose != .preview {
        for element in tree.elements where element.is(.text) {
          guard let words = element.arguments.first?.value,
            ticking.contains(where: { words.mentions($0) }), !element.isUnreachable,
            isUnnamed(element, orNamedBy: ticking), element.labeledControl == nil,
            // An alert says its text once, as it is then.
            element.place.isDisjoint(with: .menu),
            !sequence(first: element, next: \.parent).contains(where: {
              $0.addsTrait("updatesFrequently") != .no || $0.hasUnreadAccessibilityModifier
                || ($0.index != element.index && $0.isNamed != .no)
            })
          else { continue }
          findings.report(
            "This text changes every second; add `.updatesFrequently`",
            at: element.head,
            fixes: [
              .review(
                "Add `.accessibilityAddTraits(.updatesFrequently)`",
                .append(".accessibilityAddTraits(.updatesFrequently)", to: element)
              )
            ]
          )
        }
      }
    }
  )
}

/// Whether what VoiceOver reads of a text changes as it does.
private func isUnnamed(_ text: Element, orNamedBy ticking: Set<String>) -> Bool {
  if text.isNamed == .no { return true }
  return Naming(of: text).label.map { label in ticking.contains { label.mentions($0) } } ?? false
}

/// The properties of a view that a timer changes every second or more often, and what is worked out
/// from them.
private struct TickingNames {
  private(set) var names: Set<String> = []

  init(of declaration: Declaration) {
    for node in declaration.ownNodes(.functionCallExpr, .whileStmt, .repeatStmt) {
      guard let code = Self.repeatedCode(node, in: declaration) else { continue }
      for inner in code.descendants where inner.kind == .sequenceExpr {
        guard let path = inner.change?.target.path else { continue }
        let name = path.withoutSelf
        let property = declaration.property(name)
        // What stops or starts with the last second does not change each time.
        if let property, property.attributes.contains("State"),
          property.initialValue?.boolean == nil
        {
          names.insert(name)
        }
      }
    }
    guard !names.isEmpty else { return }
    for property in declaration.properties where property.type?.hasPrefix("some ") != true {
      guard let getter = property.getter else { continue }
      let isWorkedOut = getter.contains { code in
        code.allTokens.contains { names.contains($0.text) }
      }
      if isWorkedOut { names.insert(property.name) }
    }
  }

  /// The code that runs each time, where that is once a second or more often.
  private static func repeatedCode(_ node: Node, in declaration: Declaration) -> Node? {
    if node.kind != .functionCallExpr {
      let source = node.text
      guard source.includes("sleep("), isFast(source) else { return nil }
      return node
    }
    guard let call = Expression(node).call, let closure = call.arguments.last?.value,
      case .closure = closure.form
    else { return nil }
    switch call.callee.memberName {
    case "onReceive":
      guard let publisher = call.arguments.first?.value else { return nil }
      let made =
        publisher.path.flatMap { path in
          declaration.property(path.withoutSelf)?
            .initialValue
        } ?? publisher
      return made.source.includes("Timer") && isFast(made.source) ? closure.node : nil
    case "scheduledTimer":
      return isFast(node.text) ? closure.node : nil
    default: return nil
    }
  }

  /// Whether the pause that code asks for is a second at most.
  private static func isFast(_ source: String) -> Bool {
    if source.includes(".milliseconds(") { return true }
    for word in ["every: ", "withTimeInterval: ", "timeInterval: ", ".seconds(", "nanoseconds: "] {
      guard let number = number(behind: word, in: source) else { continue }
      return word == "nanoseconds: " ? number <= 1_000_000_000 : number <= 1
    }
    return false
  }

  private static func number(behind word: String, in source: String) -> Double? {
    let bytes = Array(source.utf8)
    let wanted = Array(word.utf8)
    guard bytes.count > wanted.count else { return nil }
    for start in 0..<(bytes.count - wanted.count)
    where bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let digits = bytes[(start + wanted.count)...].prefix {
        (48...57).contains($0) || $0 == 46 || $0 == 95
      }
      let text = String(decoding: digits.filter { $0 != 95 }, as: UTF8.self)
      return Double(text)
    }
    return nil
  }
}
