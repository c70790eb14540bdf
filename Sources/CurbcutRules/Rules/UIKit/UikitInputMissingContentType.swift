import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let uikitInputMissingContentType = Rule(
    id: "uikit-input-missing-content-type",
    title: "UIKit field about the user has no content type",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.identifyInputPurpose],
    since: "0.2.0",
    why: """
      With a content type iOS can fill in names, addresses and codes. That helps people for
      whom typing or remembering is hard.
      """,
    examples: [
      .reported(
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            mail.placeholder = "Email address"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `textContentType` so that AutoFill can offer an email address
            mail.accessibilityLabel = "Email address"
          }
        }
        """,
        fixed: [
          "Set `textContentType` to `.emailAddress`": """
          final class SignUpController: UIViewController {
            private let mail = UITextField()

            override func viewDidLoad() {
              super.viewDidLoad()
              mail.placeholder = "Email address"
              mail.textContentType = .emailAddress
              mail.accessibilityLabel = "Email address"
            }
          }
          """
        ]
      ),
      .reported(
        "The label or the keyboard says what is typed",
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()
          private let entry = UITextField()

          func setUp(_ field: Field) {
            mail.accessibilityLabel = "Email address"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `textContentType` so that AutoFill can offer an email address
            entry.accessibilityLabel = field.title
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Set `textContentType` so that AutoFill can offer a phone number
            entry.keyboardType = field == .phone ? .phonePad : .default
          }
        }
        """
      ),
      .recommended(
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            mail.placeholder = "Email address"
            mail.accessibilityLabel = "Email address"
            mail.textContentType = .emailAddress
          }
        }
        """
      ),
      .ignored(
        "Something is searched for by it",
        """
        final class MemberSearchController: UIViewController {
          private let email = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            email.placeholder = "Email"
            email.accessibilityLabel = "Email"
          }
        }
        """
      ),
      .ignored(
        "With a content type",
        """
        final class Screen: UIViewController {
          private let email = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            email.placeholder = "Email"
            email.textContentType = .emailAddress
            email.accessibilityLabel = "Email"
          }
        }
        """
      ),
      .ignored(
        "It is about something else",
        """
        final class SignUpController: UIViewController {
          private let server = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            server.placeholder = "Server phone number"
            server.accessibilityLabel = "Server phone number"
          }
        }
        """
      ),
      .reported(
        "A function is given no content type",
        """
        final class TravelerController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(makeEntry("Last name", of: nil))
                                    //^^^^^^^^^^^ Set `textContentType` so that AutoFill can offer a last name
            view.addSubview(makeEntry("Email", of: .emailAddress))
          }

          private func makeEntry(_ words: String, of kind: UITextContentType?) -> UITextField {
            let entry = UITextField()
            entry.font = .preferredFont(forTextStyle: .body)
            entry.adjustsFontForContentSizeCategory = true
            entry.accessibilityLabel = words
            entry.textContentType = kind
            return entry
          }
        }
        """
      ),
      .reported(
        "The label in front of a field of Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController" customModule="Forms" customModuleProvider="target">
              <connections>
                <outlet property="emailField" destination="e" id="f"/>
              </connections>
            </placeholder>
            <view id="a">
              <subviews>
                <label text="Your phone number" adjustsFontForContentSizeCategory="YES" id="b">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <textField id="c">
              //^^^^^^^^^^^^^^^^^^ Set `textContentType` so that AutoFill can offer a phone number
                  <accessibility key="accessibilityConfiguration" label="Your phone number"/>
                  <textInputTraits key="textInputTraits" keyboardType="phonePad"/>
                </textField>
                <textField id="d">
                  <accessibility key="accessibilityConfiguration" label="Email"/>
                  <textInputTraits key="textInputTraits" textContentType="email"/>
                </textField>
                <textField id="e">
                  <accessibility key="accessibilityConfiguration" label="Email"/>
                </textField>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
    ],
    check: .object { field, _, findings in
      guard field.isKind(of: .textField), !field.isOwn, field.creation != nil,
        let placeholder = field.settings(of: "placeholder").first
          ?? field.settings(of: "accessibilityLabel").first
          ?? field.settings(of: "keyboardType").first,
        let words = placeholder.value?.phrase.value?.literal ?? field.wordsOfKeyboard
      else { return }
      let names = FieldNames(title: words, binding: field.name, around: "")
      guard let type = ContentTypes.type(of: names) else { return }
      findings.report(
        "Set `textContentType` so that AutoFill can offer \(ContentTypes.phrase(for: type))",
        at: placeholder.range,
        unless: [
          .object("it is about something else, by the names in it") { _ in
            ContentTypes.isAboutOthers(names)
          },
          .object("something is searched for by it") {
            searching.matches($0.name) || searching.matches($0.declaration.name)
          },
          .object("its form is about someone else, by its name") {
            ContentTypes.isForOthers(type: $0.declaration.name, field: type)
          },
        ],
        fixes: placeholder.statement == placeholder.range
          ? [
            .review(
              "Set `textContentType` to `.\(type)`",
              placeholder.adding("\(placeholder.prefix)textContentType = .\(type)")
            )
          ] : []
      )
    },
    interface: { view, code in
      guard view.kind == .textField, view.contentType == nil, !view.isHidden,
        !code.maySet(["textContentType"], on: view)
      else { return nil }
      let outlet = view.outlets.first?.property
      let title = view.caption ?? view.accessibilityLabel ?? view.placeholder
      let names = FieldNames(
        title: title ?? (view.keyboard == "emailAddress" ? "email" : nil),
        binding: outlet,
        around: [view.accessibilityLabel, view.placeholder].compactMap { $0 }
          .joined(separator: " ")
      )
      let screen = view.screenClass ?? ""
      guard let type = ContentTypes.type(of: names), !ContentTypes.isAboutOthers(names),
        !searching.matches(screen), outlet.map({ searching.matches($0) }) != true,
        !ContentTypes.isForOthers(type: screen, field: type)
      else { return nil }
      return InterfaceFault(
        message:
          "Set `textContentType` so that AutoFill can offer \(ContentTypes.phrase(for: type))",
        range: view.range
      )
    },
    exemptions: Exemption.elsewhere + [
      .object("it has a content type") { field in
        let types = field.settings(of: "textContentType")
        let isNone = !types.isEmpty && types.allSatisfy { $0.value?.form == .nothing }
        return field.setsForCertain(anyOf: ["textContentType"]) && !isNone
      }
    ]
  )
}

/// What fields are called, and the screens around them, that something is searched for by.
private let searching = NameHint("search searching finder lookup filter")

extension UIKitObject {
  /// What is typed by its keyboard: "phone" of `field == .phone ? .phonePad : .default`.
  fileprivate var wordsOfKeyboard: String? {
    guard let value = settings(of: "keyboardType").first?.value else { return nil }
    if value.memberName == "emailAddress" { return "email" }
    guard case .ternary(let condition, let then, _) = value.form else { return nil }
    let subject = condition.source.lowercased()
    switch then.memberName {
    case "emailAddress": return subject.includes("mail") ? "email" : nil
    case "phonePad": return subject.includes("phone") ? "phone" : nil
    default: return nil
    }
  }
}
