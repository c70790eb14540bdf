import CurbcutModel

extension Rule {
  static let inputMissingContentType = Rule(
    id: "input-missing-content-type",
    title: "Text field has no text content type",
    group: .forms,
    severity: .warning,
    impact: .moderate,
    criteria: [.identifyInputPurpose],
    since: "0.1.0",
    why: """
      People who type with a switch, with one finger or with dyslexia depend on AutoFill, which can
      offer a saved name, address or password only if it knows what the field is for. The content
      type says so.
      """,
    examples: [
      .reported(
        "A field of the project that is handed its title",
        """
        struct ProfileField: View {
          let title: String
          @Binding var text: String

          var body: some View {
            TextField(title, text: $text).padding(10)
          }
        }

        struct Profile: View {
          @State private var phone = ""

          var body: some View {
            Form {
              ProfileField(title: "Your phone number", text: $phone)
                                //^^^^^^^^^^^^^^^^^^^ In `ProfileField`: Set `.textContentType` so that AutoFill can offer a phone number
            }
          }
        }
        """
      ),
      .reported(
        "A field of the project that one use hands no content type",
        """
        struct FormField: View {
          let title: String
          @Binding var text: String
          var purpose: UITextContentType? = nil
          var keyboard: UIKeyboardType = .default

          var body: some View {
            TextField(title, text: $text)
              .textContentType(purpose)
              .keyboardType(keyboard)
          }
        }

        struct Guest: View {
          @State private var name = ""
          @State private var email = ""

          var body: some View {
            Form {
              FormField(title: "Full name", text: $name, purpose: .name)
              FormField(title: "Your email", text: $email, keyboard: .emailAddress)
                             //^^^^^^^^^^^^ In `FormField`: Set `.textContentType` so that AutoFill can offer an email address
            }
          }
        }
        """
      ),
      .reported(
        "None is none",
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            TextField("Email", text: $email).textContentType(nil)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer an email address
          }
        }
        """,
        fixed: [
          "Use `.textContentType(.emailAddress)`": """
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
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            TextField("Email", text: $email)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer an email address
          }
        }
        """,
        fixed: [
          "Add `.textContentType(.emailAddress)`": """
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
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer a new password
          }
        }
        """,
        fixed: [
          "Add `.textContentType(.newPassword)`": """
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
      .reported(
        "The field before the only password",
        """
        struct Welcome: View {
          @State private var login = ""
          @State private var secret = ""

          var body: some View {
            Form {
              Section("Login") {
                TextField("Login", text: $login).autocorrectionDisabled().textInputAutocapitalization(.never)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer a user name
              }
              Section("Password") {
                SecureField("Password", text: $secret)
                  .textContentType(.password)
              }
            }
            .navigationTitle("Welcome")
          }
        }
        """,
        fixed: [
          "Add `.textContentType(.username)`": """
          struct Welcome: View {
            @State private var login = ""
            @State private var secret = ""

            var body: some View {
              Form {
                Section("Login") {
                  TextField("Login", text: $login).autocorrectionDisabled().textInputAutocapitalization(.never).textContentType(.username)
                }
                Section("Password") {
                  SecureField("Password", text: $secret)
                    .textContentType(.password)
                }
              }
              .navigationTitle("Welcome")
            }
          }
          """
        ]
      ),
      .ignored(
        "A network is no person, and of three fields which is the user's is not known",
        """
        struct JoinNetwork: View {
          @State private var network = ""
          @State private var host = ""
          @State private var account = ""
          @State private var secret = ""

          var body: some View {
            Form {
              Section("Network") {
                TextField("Network", text: $network)
                SecureField("Password", text: $secret).textContentType(.password)
              }
            }
            Form {
              Section("Mail") {
                TextField("Host", text: $host)
                TextField("Port", text: $account)
                SecureField("Password", text: $secret).textContentType(.password)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A search field",
        """
        struct People: View {
          @State private var email = ""

          var body: some View {
            TextField("Email", text: $email).searchable(text: $email)
          }
        }
        """
      ),
      .ignored(
        "Words that contain the name of a content type",
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
        "About someone else",
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
        "The content type of the form",
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            Form {
              TextField("Email", text: $email)
            }
            .textContentType(.emailAddress)
          }
        }
        """
      ),
      .ignored(
        "On the Mac",
        """
        struct Screen: View {
          @Binding var email: String

          var body: some View {
            #if os(macOS)
              TextField("Email", text: $email)
            #endif
          }
        }
        """
      ),
      .ignored(
        "A search field",
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
        "About someone else, by the name of the form",
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
        "A localized title",
        """
        struct SignUp: View {
          @State private var first = ""

          var body: some View {
            TextField(NSLocalizedString("Email", comment: "A field"), text: $first)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer an email address
          }
        }
        """
      ),
      .reported(
        "Fields that a loop makes, and a card to pay with",
        """
        enum Detail: String, CaseIterable {
          case name = "Full name"
          case email = "Email"
        }

        struct Details: View {
          @State private var values: [Detail: String] = [:]
          @State private var cardNumber = ""
          @State private var expiryDate = ""

          var body: some View {
            Form {
              ForEach(Detail.allCases, id: \\.self) { detail in
                LabeledContent(detail.rawValue) {
                  TextField(detail.rawValue, text: binding(for: detail))
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer what each of these fields asks for
                }
              }
              TextField("Card number", text: $cardNumber)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `.textContentType` so that AutoFill can offer a card number
              TextField("Expiry date", text: $expiryDate)
            }
          }
        }
        """
      ),
      .ignored(
        "A card of a library, and fields of which one is about something else",
        """
        enum Detail: String, CaseIterable {
          case name = "Full name"
          case shelf = "Shelf"
        }

        struct Details: View {
          @State private var values: [Detail: String] = [:]
          @State private var cardNumber = ""

          var body: some View {
            Form {
              ForEach(Detail.allCases, id: \\.self) { detail in
                LabeledContent(detail.rawValue) {
                  TextField(detail.rawValue, text: binding(for: detail))
                }
              }
              TextField("Card number", text: $cardNumber)
            }
          }
        }
        """
      ),
      .ignored(
        "A name of what the form is about",
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
        "A name of something else",
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
      let field = FieldNames(element)
      guard let type = ContentTypes.type(of: field) ?? typeBesidePassword(element) else {
        guard let title = element.title?.value,
          ContentTypes.types(ofFieldsTitledBy: title, in: element) != nil
        else { return }
        return findings.report(
          "Set `.textContentType` so that AutoFill can offer what each of these fields asks for",
          at: element.head,
          unless: [
            Exemption("it is about something else, by the names in it") { _ in
              ContentTypes.isAboutOthers(field)
            }
          ]
        )
      }
      let modifier = ".textContentType(.\(type))"
      findings.report(
        "Set `.textContentType` so that AutoFill can offer \(ContentTypes.phrase(for: type))",
        at: element.head,
        // An alert asks by the way, mostly for something that no one has saved. A code that is good for
        // once is none of the purposes that WCAG 1.3.5 lists.
        severity: sequence(first: element, next: \.parent).contains { $0.slot == .alert }
          || type == "oneTimeCode" || type == "username" && choosesName(element) ? .info : nil,
        unless: [
          Exemption("it is about something else, by the names in it") { _ in
            ContentTypes.isAboutOthers(field)
          },
          Exemption("nothing in its form says that the card is one to pay with") { element in
            type == "creditCardNumber" && !ContentTypes.asksForPayment(element)
          },
          Exemption("its form is about someone else, by its name") { element in
            ContentTypes.isForOthers(type: element.declaration?.name ?? "", field: type)
          },
        ],
        fixes: [
          absentType(of: element).map { absent in
            .review("Use `\(modifier)`", .replace(absent.range, with: ".\(type)"))
          } ?? .review("Add `\(modifier)`", .append(modifier, to: element))
        ]
      )
    },
    exemptions: [
      Exemption("it is not for iOS") { !$0.platforms.contains(.iOS) },
      Exemption("it or a view around it has a content type") {
        EnvironmentModifiers(of: $0).contains("textContentType") && absentType(of: $0) == nil
      },
      Exemption("it is a search field") { $0.hasModifier("searchable") },
      .constantText,
    ]
  )
}

/// The `nil` that the modifier closest to a field sets in place of a content type.
private func absentType(of field: Element) -> Expression? {
  guard let type = field.modifiers.first(where: { $0.name == "textContentType" })?.firstArgument,
    type.form == .nothing
  else { return nil }
  return type
}

/// The type of the only text field of a form with one password, where its words say nothing else.
private func typeBesidePassword(_ field: Element) -> String? {
  guard field.is(.textField), field.title?.value.phrase.value?.literal != nil,
    let form = field.enclosing(.form) ?? field.container
  else { return nil }
  let fields = form.descendants.filter { $0.is(.textField, .secureField, .textEditor) }
  guard fields.count == 2, fields[0].index == field.index, fields[1].is(.secureField),
    ContentTypes.type(of: FieldNames(fields[1])) == "password"
  else { return nil }
  return "username"
}

/// Whether nothing in the type of a field for a user name asks for a password: a name is chosen there,
/// for which nothing is saved.
private func choosesName(_ field: Element) -> Bool {
  guard let code = field.declaration?.node.code else { return false }
  return !["SecureField", "assword", "ogin", "ignIn", "logIn"].contains(where: code.includes)
}
