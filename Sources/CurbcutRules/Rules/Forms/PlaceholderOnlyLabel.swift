import CurbcutModel

extension Rule {
  static let placeholderOnlyLabel = Rule(
    id: "placeholder-only-label",
    title: "The only label of a field is its placeholder",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    isOn: false,
    why: """
      A placeholder is gone once there is text in the field. Who forgets easily, who was interrupted and
      who checks a form before sending it cannot see any more what belongs where.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var email = ""
          let send: () -> Void

          var body: some View {
            VStack {
              TextField("Email", text: $email)
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Email” disappears as soon as somebody types
                .textContentType(.emailAddress)
              Button("Send") { send() }
            }
          }
        }
        """,
        fixed: [
          "Write “Email” above the field": """
          struct Screen: View {
            @State private var email = ""
            let send: () -> Void

            var body: some View {
              VStack {
                Text("Email")
                TextField("Email", text: $email)
                  .textContentType(.emailAddress)
                Button("Send") { send() }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In a row, as a row of a form has it",
        """
        struct Screen: View {
          @State private var code = ""

          var body: some View {
            HStack {
              SecureField("Code", text: $code)
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Code” disappears as soon as somebody types
            }
          }
        }
        """,
        fixed: [
          "Write “Code” beside the field": """
          struct Screen: View {
            @State private var code = ""

            var body: some View {
              HStack {
                LabeledContent("Code") { SecureField("Code", text: $code) }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            LabeledContent("Email") {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "Words above it",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            VStack {
              Text("Email")
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "Forms and lists",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            Form {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "In an alert",
        """
        struct Screen: View {
          @State private var email = ""
          @State private var isAsking = false

          var body: some View {
            Text("Welcome")
              .alert("Sign in", isPresented: $isAsking) {
                TextField("Email", text: $email).textContentType(.emailAddress)
              }
          }
        }
        """
      ),
      .ignored(
        "A search",
        """
        struct Screen: View {
          @State private var query = ""

          var body: some View {
            HStack {
              Image(systemName: "magnifyingglass").accessibilityHidden(true)
              TextField("Search", text: $query)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .textField, .secureField) { element, findings in
      guard element.isLabelledByPlaceholderOnly,
        let title = element.title?.value
      else { return }
      let words = title.phrase.value?.literal
      let name = words.map { "“\($0)”" } ?? "The label"
      let isInColumn = element.container?.row?.layout == .vertical
      let start = element.range.lowerBound
      let remedy: FixProposal =
        isInColumn
        ? .review(
          "Write \(words == nil ? "it" : name) above the field",
          .placeLine("Text(\(title.source))", above: start)
        )
        : .review(
          "Write \(words == nil ? "it" : name) beside the field",
          .wrap(element.range, opening: "LabeledContent(\(title.source)) {", closing: "}")
        )
      findings.report(
        "\(name) disappears as soon as somebody types",
        at: element.head,
        fixes: [remedy]
      )
    }
  )
}
