import CurbcutModel

extension Rule {
  static let inputWrongContentType = Rule(
    id: "input-wrong-content-type",
    title: "Text content type contradicts the field",
    group: .forms,
    severity: .warning,
    impact: .moderate,
    criteria: [.identifyInputPurpose],
    since: "0.6.0",
    // Source: Apple, "UITextContentType": what AutoFill offers for each type; `.newPassword` is for
    // both fields in which a new password is typed.
    why: """
      The content type tells AutoFill what to offer. A wrong one puts a phone number where an email
      address belongs, or an old password where people choose a new one. People who type with a switch,
      with one finger or with dyslexia depend on AutoFill and have to delete what it filled in.
      """,
    knownLimitations: "What a field is for is read from English names, and some German ones.",
    examples: [
      .reported(
        """
        struct Profile: View {
          @Binding var phone: String

          var body: some View {
            TextField("Phone number", text: $phone)
              .textContentType(.emailAddress)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers an email address, and this field asks for a phone number
          }
        }
        """,
        fixed: [
          "Use `.textContentType(.telephoneNumber)`": """
          struct Profile: View {
            @Binding var phone: String

            var body: some View {
              TextField("Phone number", text: $phone)
                .textContentType(.telephoneNumber)
            }
          }
          """
        ]
      ),
      .reported(
        "A password that people choose, by the field that repeats it",
        """
        struct SignUp: View {
          @State private var password = ""
          @State private var repetition = ""

          var body: some View {
            Form {
              SecureField("Password", text: $password)
                .textContentType(.password)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers a saved password, and this field asks for a new password
              SecureField("Confirm password", text: $repetition)
                .textContentType(.newPassword)
            }
          }
        }
        """,
        fixed: [
          "Use `.textContentType(.newPassword)`": """
          struct SignUp: View {
            @State private var password = ""
            @State private var repetition = ""

            var body: some View {
              Form {
                SecureField("Password", text: $password)
                  .textContentType(.newPassword)
                SecureField("Confirm password", text: $repetition)
                  .textContentType(.newPassword)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A type that turns off the offer of passwords, and a code that people choose",
        """
        struct Lock: View {
          @State private var secret = ""
          @State private var code = ""

          var body: some View {
            Form {
              SecureField("Password", text: $secret)
                .textContentType(.oneTimeCode)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers a one-time code, and this field asks for a password
              SecureField("Choose a PIN", text: $code)
                .textContentType(.oneTimeCode)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers a one-time code, and this field asks for a code of one's own
            }
          }
        }
        """
      ),
      .reported(
        "What the kind of field or its keyboard says",
        """
        struct SignIn: View {
          @State private var secret = ""
          @State private var login = ""

          var body: some View {
            Form {
              SecureField("Secret words", text: $secret)
                .textContentType(.emailAddress)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers an email address, and this field asks for a password
              TextField("How to reach you", text: $login)
                .keyboardType(.phonePad)
                .textContentType(.emailAddress)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers an email address, and this field asks for a phone number
            }
          }
        }
        """
      ),
      .reported(
        "A field of UIKit",
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            mail.accessibilityLabel = "Email address"
            mail.textContentType = .telephoneNumber
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers a phone number, and this field asks for an email address
          }
        }
        """
      ),
      .reported(
        "A code that comes by message, as a phone number",
        """
        final class ConfirmController: UIViewController {
          private let digits = UITextField()
                             //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Confirm"
            digits.accessibilityLabel = "Code from the text message"
            digits.textContentType = .telephoneNumber
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ AutoFill offers a phone number, and this field asks for a one-time code
            digits.keyboardType = .numberPad
            view.addSubview(digits)
          }
        }
        """,
        fixed: [:]
      ),
      .recommended(
        """
        struct Profile: View {
          @Binding var phone: String

          var body: some View {
            TextField("Phone number", text: $phone)
              .textContentType(.telephoneNumber)
          }
        }
        """
      ),
      .ignored(
        "An email address is what people sign in with",
        """
        struct SignIn: View {
          @State private var email = ""
          @State private var username = ""

          var body: some View {
            Form {
              TextField("Email", text: $email)
                .textContentType(.username)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
              TextField("Email or user name", text: $username)
                .textContentType(.emailAddress)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
            }
          }
        }
        """
      ),
      .ignored(
        "The old password beside the new one",
        """
        struct ChangePassword: View {
          @State private var old = ""
          @State private var new = ""

          var body: some View {
            Form {
              SecureField("Current password", text: $old)
                .textContentType(.password)
              SecureField("New password", text: $new)
                .textContentType(.newPassword)
            }
          }
        }
        """
      ),
      .ignored(
        "A form that people sign in with as well",
        """
        struct Door: View {
          @State private var password = ""
          @State private var repetition = ""
          let isNew: Bool

          var body: some View {
            Form {
              SecureField("Password", text: $password)
                .textContentType(.password)
              if isNew {
                SecureField("Confirm password", text: $repetition)
                  .textContentType(.newPassword)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is about something else",
        """
        struct Invitation: View {
          @Binding var phone: String

          var body: some View {
            TextField("Phone or email of a guest", text: $phone)
              .textContentType(.emailAddress)
          }
        }
        """
      ),
    ],
    check: .elementAndObject(of: .textField, .secureField, withModifiers: []) { field, findings in
      guard let modifier = field.ownModifiers.last(where: { $0.name == "textContentType" }),
        !modifier.isConditional, let type = modifier.firstArgument, let given = type.memberName,
        let asked = wanted(by: field, given)
      else { return }
      findings.report(
        message(given, asked),
        at: modifier.callRange,
        unless: [
          Exemption("it is about something else, by the names in it") {
            asked.type != "oneTimeCode" && ContentTypes.isAboutOthers(FieldNames($0))
          }
        ],
        fixes: asked.type.map {
          [.review("Use `.textContentType(.\($0))`", .replace(type.range, with: ".\($0)"))]
        } ?? []
      )
    } _: { field, _, findings in
      guard field.isKind(of: .textField), !field.isOwn else { return }
      let types = field.settings(of: "textContentType")
      guard types.count == 1, let setting = types.first, !setting.isConditional,
        let given = setting.value?.memberName
      else { return }
      let title = ["accessibilityLabel", "placeholder"].lazy.compactMap {
        field.settings(of: $0).first?.value?.phrase.value?.literal
      }.first
      let names = FieldNames(title: title, binding: field.name, around: "")
      let keyboards = field.settings(of: "keyboardType")
      let keyboard = keyboards.count == 1 ? keyboards.first?.value?.memberName : nil
      guard let asked = ContentTypes.contradiction(of: given, in: names, keyboard: keyboard) else {
        return
      }
      findings.report(
        message(given, asked),
        at: setting.range,
        unless: [
          .object("it is about something else, by the names in it") { _ in
            // "Code from the message"
            asked.type != "oneTimeCode" && ContentTypes.isAboutOthers(names)
          }
        ]
      )
    },
    exemptions: [Exemption("it is not for iOS") { !$0.platforms.contains(.iOS) }]
  )

  private static func message(_ given: String, _ asked: ContentTypes.Purpose) -> String {
    "AutoFill offers \(ContentTypes.phrase(for: given)), and this field asks for \(asked.words)"
  }

  /// What a field asks for where its content type says something else.
  private static func wanted(by field: Element, _ given: String) -> ContentTypes.Purpose? {
    let names = FieldNames(field)
    let keyboard = field.modifier("keyboardType")?.firstArgument?.memberName
    if let asked = ContentTypes.contradiction(of: given, in: names, keyboard: keyboard) {
      return asked
    }
    guard field.is(.secureField) else { return nil }
    if !ContentTypes.isSecret(given), ContentTypes.phrases(for: given) != nil {
      return ContentTypes.Purpose(type: nil, words: "a password")
    }
    guard given == "password", ContentTypes.type(of: names) == "password",
      !ContentTypes.isOldSecret(names), isRepeated(field)
    else { return nil }
    return ContentTypes.Purpose(type: "newPassword")
  }

  /// Whether another field beside it asks for the same password again.
  private static func isRepeated(_ field: Element) -> Bool {
    guard let form = field.container?.container ?? field.container else { return false }
    return form.descendants.prefix(64).contains { other in
      other.is(.secureField) && ContentTypes.isRepetition(FieldNames(other))
        // A form that is there for signing in as well asks for the password once.
        && sequence(first: other, next: \.parent).prefix { $0.index != form.index }
          .allSatisfy { !$0.isConditional }
    }
  }
}
