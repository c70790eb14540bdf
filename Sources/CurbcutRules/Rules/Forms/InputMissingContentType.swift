import CurbcutModel

extension Rule {
  static let inputMissingContentType = Rule(
    id: "input-missing-content-type",
    title: "Field about the person has no content type",
    group: .forms,
    severity: .warning,
    impact: .moderate,
    criteria: [.identifyInputPurpose],
    since: "0.1.0",
    why: """
      The content type lets the phone offer the name, the address or the password it knows. Who
      types with one finger, with a switch or with dyslexia is spared every letter of it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            TextField("Email", text: $email)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The phone cannot fill in “email”: this field does not say what it is for
          }
        }
        """,
        fixed: [
          "Add .textContentType(.emailAddress)": """
          struct Screen: View {
            @Binding var email: String

            var body: some View {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
          """
        ]
      ),
      .reported(
        "A password",
        """
        struct Screen: View {
          @Binding var newPassword: String

          var body: some View {
            SecureField("Secret", text: $newPassword)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The phone cannot fill in “new password”: this field does not say what it is for
          }
        }
        """,
        fixed: [
          "Add .textContentType(.newPassword)": """
          struct Screen: View {
            @Binding var newPassword: String

            var body: some View {
              SecureField("Secret", text: $newPassword).textContentType(.newPassword)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            TextField("Email", text: $email).textContentType(.emailAddress)
          }
        }
        """
      ),
      .ignored(
        "Words that contain others",
        """
        struct Screen: View {
          @Binding var mood: String
          @Binding var capacity: String
          @Binding var title: String

          var body: some View {
            Form {
              TextField("State of mind", text: $mood)
              TextField("Capacity", text: $capacity)
              TextField("Title", text: $title)
            }
          }
        }
        """
      ),
      .ignored(
        "About somebody else",
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            TextField("Email of the customer", text: $email)
          }
        }
        """
      ),
      .ignored(
        "A search",
        """
        struct Screen: View {
          @Binding var query: String

          var body: some View {
            TextField("Search by name", text: $query)
          }
        }
        """
      ),
      .ignored(
        "Somebody else, by what the form is called",
        """
        struct AddUserScreen: View {
          @State private var username = ""

          var body: some View {
            TextField("Username", text: $username)
          }
        }
        """
      ),
      .reported(
        "A title that is looked up",
        """
        struct SignUp: View {
          @State private var first = ""

          var body: some View {
            TextField(NSLocalizedString("Email", comment: "A field"), text: $first)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The phone cannot fill in “email”: this field does not say what it is for
          }
        }
        """
      ),
      .ignored(
        "The name of what the form is about",
        """
        struct EditFolderScreen: View {
          @State private var name = ""

          var body: some View {
            TextField("Name", text: $name)
          }
        }
        """
      ),
      .ignored(
        "The name of something else",
        """
        struct Screen: View {
          @Binding var variable: Variable

          var body: some View {
            Form {
              Text("Name")
              TextField("name", text: $variable.name)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .textField, .secureField) { element, findings in
      guard element.platforms.contains(.iOS),
        !element.hasModifier("textContentType", "searchable"),
        !element.ancestors.contains(where: { $0.hasModifier("textContentType") }),
        let type = ContentTypes.type(
          title: element.writtenTitle ?? element.precedingText,
          binding: element.argument("text")?.memberName,
          around: element.titleKey + " " + (element.argument("text")?.path ?? "")
        ),
        !ContentTypes.isAboutOthers(type: element.declaration?.name ?? "", field: type.name)
      else { return }
      let modifier = ".textContentType(.\(type.name))"
      findings.report(
        "The phone cannot fill in “\(type.words)”: this field does not say what it is for",
        at: element.head,
        fixes: [.review("Add \(modifier)", .append(modifier, to: element))]
      )
    }
  )
}
