import CurbcutModel

extension Rule {
  static let inputAutocorrected = Rule(
    id: "input-autocorrected",
    title: "Autocorrection changes a name that must be exact",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.identifyInputPurpose],
    since: "0.5.0",
    why: """
      People who do not see the screen, or look at the keys while they type, do not notice that a
      user name was capitalized or corrected, and cannot sign in. Turn both off where the letters
      have to be exact.
      """,
    examples: [
      .reported(
        """
        struct SignIn: View {
          @State private var name = ""

          var body: some View {
            TextField("User name", text: $name)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ User names are autocorrected or capitalized here; turn both off
              .textContentType(.username)
          }
        }
        """,
        fixed: [
          "Add `.textInputAutocapitalization(.never)` and `.autocorrectionDisabled()`": """
          struct SignIn: View {
            @State private var name = ""

            var body: some View {
              TextField("User name", text: $name)
                .textContentType(.username)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct SignIn: View {
          @State private var name = ""

          var body: some View {
            TextField("User name", text: $name)
              .textContentType(.username)
              .textInputAutocapitalization(.never)
              .autocorrectionDisabled()
          }
        }
        """
      ),
      .ignored(
        "A name of people, and a keyboard without corrections",
        """
        struct Person: View {
          @State private var name = ""

          var body: some View {
            Form {
              TextField("Name", text: $name).textContentType(.name)
              TextField("User name", text: $name)
                .textContentType(.username)
                .keyboardType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "Shown only",
        """
        struct Account: View {
          let username: String

          var body: some View {
            Form { TextField("Username", text: .constant(username)).disabled(true) }
          }
        }
        """
      ),
    ],
    check: .element(of: .textField) { element, findings in
      guard isUserName(element) else { return }
      let around = EnvironmentModifiers(of: element)
      let keepsLetters =
        (around.contains("textInputAutocapitalization") || around.contains("autocapitalization"))
        && !["words", "sentences", "allCharacters"].contains(
          element.modifier("textInputAutocapitalization")?.firstArgument?.memberName ?? ""
        )
      let keepsWords =
        (around.contains("autocorrectionDisabled") || around.contains("disableAutocorrection"))
        && element.modifier("autocorrectionDisabled")?.firstArgument?.boolean != false
      let missing = [
        keepsLetters ? nil : ".textInputAutocapitalization(.never)",
        keepsWords ? nil : ".autocorrectionDisabled()",
      ].compactMap { $0 }
      guard !missing.isEmpty else { return }
      let isWritten = element.hasModifier("textInputAutocapitalization", "autocorrectionDisabled")
      findings.report(
        "User names are autocorrected or capitalized here; turn both off",
        at: element.head,
        // The Mac has no `textInputAutocapitalization`.
        fixes: isWritten || !keepsLetters && isShownOnMacToo(element)
          ? []
          : [
            .review(
              "Add " + missing.map { "`\($0)`" }.joined(separator: " and "),
              .append(missing, to: element)
            )
          ]
      )
    },
    exemptions: [
      .notForIOS,
      Exemption("its form is about someone else, by its name") { field in
        ContentTypes.isForOthers(type: field.declaration?.name ?? "", field: "username")
      },
      Exemption("its keyboard does not correct") { $0.hasModifier("keyboardType") },
      .constantText,
    ]
  )

  private static let userName = NameHint("username user-name login-name handle")

  /// Whether a field is for a name by which people sign in.
  private static func isUserName(_ field: Element) -> Bool {
    if let type = field.modifier("textContentType")?.firstArgument?.memberName {
      return type == "username"
    }
    let binding = field.argument("text")?.source ?? ""
    if userName.matches(binding) { return true }
    return field.visibleText.value?.literal.map { userName.matches($0) } == true
      || field.name.phrase.value?.literal.map { userName.matches($0) } == true
  }
}
