import CurbcutModel

extension Rule {
  static let uikitTextFieldMissingLabel = Rule(
    id: "uikit-text-field-missing-label",
    title: "UIKit text field has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.labelsOrInstructions, .nameRoleValue],
    since: "0.2.0",
    why: """
      The label beside a `UITextField` is an element of its own; the field is named by its placeholder
      at best, and the placeholder is gone once something is typed. People who use VoiceOver then hear
      the text and not what it is for.
      """,
    knownLimitations: "Silent about outlets, and about fields that other code may name.",
    examples: [
      .reported(
        """
        final class ParcelController: UIViewController {
          private let trackingField = UITextField()
                                    //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type
                                    //^^^^^^^^^^^^^ This text field has no accessibility label

          override func viewDidLoad() {
            super.viewDidLoad()
            trackingField.borderStyle = .roundedRect
            view.addSubview(trackingField)
          }
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Tracking""#: """
          final class ParcelController: UIViewController {
            private let trackingField = UITextField()

            override func viewDidLoad() {
              super.viewDidLoad()
              trackingField.borderStyle = .roundedRect
              trackingField.accessibilityLabel = "Tracking"
              view.addSubview(trackingField)
            }
          }
          """
        ]
      ),
      .reported(
        "A placeholder only, and a text view",
        """
        final class ParcelController: UIViewController {
          private let tracking = UITextField()
                               //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type
          private let remarks = UITextView()
                              //^^^^^^^^^^^^ The default font of this text view does not support Dynamic Type
                              //^^^^^^^^^^^^ This text view has no accessibility label

          override func viewDidLoad() {
            super.viewDidLoad()
            tracking.placeholder = "Tracking number"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The placeholder is the only label and disappears while typing
            view.addSubview(tracking)
            view.addSubview(remarks)
          }
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Tracking number""#: """
          final class ParcelController: UIViewController {
            private let tracking = UITextField()
            private let remarks = UITextView()

            override func viewDidLoad() {
              super.viewDidLoad()
              tracking.placeholder = "Tracking number"
              tracking.accessibilityLabel = "Tracking number"
              view.addSubview(tracking)
              view.addSubview(remarks)
            }
          }
          """
        ]
      ),
      .reported(
        "A search bar",
        """
        final class BirdsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let bar = UISearchBar()
                    //^^^^^^^^^^^^^ This search bar has no accessibility label
            tableView.tableHeaderView = bar
          }
        }
        """
      ),
      .reported(
        "A field that a closure is told of when it changes",
        """
        final class FieldCell: UITableViewCell {
          var onChange: ((UITextField) -> Void)?
          private lazy var field: UITextField = {
            let field = UITextField()
                      //^^^^^^^^^^^^^ This text field has no accessibility label
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.keyboardType = .numberPad
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
            return field
          }()

          override func awakeFromNib() {
            super.awakeFromNib()
            contentView.addSubview(field)
          }

          @objc private func changed() { onChange?(field) }
        }
        """
      ),
      .ignored(
        "A field that a closure sets up",
        """
        final class FieldCell: UITableViewCell {
          var setUp: ((UITextField) -> Void)?
          private let field = UITextField()

          override func awakeFromNib() {
            super.awakeFromNib()
            setUp?(field)
            contentView.addSubview(field)
          }
        }
        """
      ),
      .recommended(
        """
        final class ParcelController: UIViewController {
          private let tracking = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            tracking.placeholder = "12 digits"
            tracking.accessibilityLabel = "Tracking number"
            tracking.font = .preferredFont(forTextStyle: .body)
            tracking.adjustsFontForContentSizeCategory = true
            view.addSubview(tracking)
          }
        }
        """
      ),
      .ignored(
        "Its placeholder says what is searched",
        """
        final class BirdsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let bar = UISearchBar()
            bar.placeholder = "Search birds"
            tableView.tableHeaderView = bar
          }
        }
        """
      ),
      .ignored(
        "Created elsewhere",
        """
        final class Row: UIView {
          private weak var field: UITextField?

          func clear() {
            field?.text = ""
          }
        }
        """
      ),
      .ignored(
        "It shows text from the start",
        """
        final class Screen: UIViewController {
          private let terms = UITextView()
                            //^^^^^^^^^^^^ The default font of this text view does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            terms.text = "The terms of use"
            view.addSubview(terms)
          }
        }
        """
      ),
      .ignored(
        "Search, and text that cannot be edited",
        """
        final class ParcelController: UIViewController {
          private let search = UISearchBar()
          private let searchField = UITextField()
          private let terms = UITextView()

          override func viewDidLoad() {
            super.viewDidLoad()
            search.placeholder = "Search parcels"
            searchField.placeholder = "Search"
            terms.isEditable = false
          }
        }
        """
      ),
      .ignored(
        "The class above asks for the field and sets it up",
        """
        final class SecretCell: FieldCell {
          override func makeField() -> UITextField {
            return UITextField()
          }
        }
        """
      ),
      .reported(
        "Fields of a list, factories of an extension, and a class with another ending",
        """
        extension UIView {
          static func forLayout() -> Self {
            let view = self.init()
            return view.readied()
          }

          func readied() -> Self {
            translatesAutoresizingMaskIntoConstraints = false
            return self
          }
        }

        extension UITextField {
          static func named(_ name: String) -> Self {
            let field = self.init()
            field.accessibilityLabel = name
            return field
          }

          static func prepared() -> Self {
            let field = self.init()
            Preparation.run(field)
            return field
          }
        }

        final class FieldWithMargin: UITextField {}

        final class CodeController: UIViewController {
          private let digits = (0..<4).map { _ in UITextField() }
                                                //^^^^^^^^^^^^^ This text field has no accessibility label
          private let street = UITextField.forLayout()
                             //^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
          private let town = UITextField.named("Town")
          private let county = UITextField.prepared()
          private let code = FieldWithMargin()
                           //^^^^^^^^^^^^^^^^^ This text field has no accessibility label
          private lazy var remarks: UITextView = {
            let text = UITextView.forLayout()
                     //^^^^^^^^^^^^^^^^^^^^^^ This text view has no accessibility label
            text.isEditable = true
            return text
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            ([street, town, county, code] + digits).forEach {
              $0.font = .preferredFont(forTextStyle: .body)
              $0.adjustsFontForContentSizeCategory = true
              view.addSubview($0)
            }
            remarks.font = .preferredFont(forTextStyle: .body)
            remarks.adjustsFontForContentSizeCategory = true
            view.addSubview(remarks)
            digits[0].becomeFirstResponder()
          }

          func show(_ parcel: Parcel) { remarks.text = parcel.remarks }
        }
        """
      ),
      .reported(
        "What people change in a text that is there is told to the type",
        """
        final class DiaryController: UIViewController, UITextViewDelegate {
          private let entry = UITextView()
                            //^^^^^^^^^^^^ This text view has no accessibility label

          override func viewDidLoad() {
            super.viewDidLoad()
            entry.delegate = self
            entry.text = Diary.today
            entry.font = .preferredFont(forTextStyle: .body)
            entry.adjustsFontForContentSizeCategory = true
            view.addSubview(entry)
          }

          func textViewDidChange(_ textView: UITextView) { Diary.today = textView.text }
        }
        """
      ),
    ],
    check: .object { field, _, findings in
      guard field.isKind(of: .textField, .textView, .searchBar), !field.isOwn,
        let type = field.type
      else { return }
      if let placeholder = field.settings.first(where: {
        $0.path == ["placeholder"] || $0.path == ["attributedPlaceholder"]
      }), type != .searchBar {
        findings.report(
          "The placeholder is the only label and disappears while typing",
          at: placeholder.range,
          severity: .info,
          fixes: placeholder.labelFix(field)
        )
      } else {
        findings.report(
          "This \(type.words) has no accessibility label",
          at: field.range,
          // A placeholder that other code gives names it as long as it is empty.
          severity: type == .searchBar || field.outside.contains("placeholder") ? .info : nil,
          fixes: FixProposal.addLabel(to: field, after: nil)
        )
      }
    },
    exemptions: Exemption.unnamedObject + [
      .object("it was created elsewhere") { $0.creation == nil },
      .object(
        "the class above asks for it and sets it up",
        certainty: { field in
          field.declaration.functions.contains { function in
            function.isOverride && function.returnType != nil
              && function.node.range.contains(field.range.lowerBound)
          } ? .unknown : .no
        }
      ),
      .object("a placeholder, its inner field or a search controller says what is searched") {
        $0.isKind(of: .searchBar)
          && ($0.setsForCertain(anyOf: ["placeholder", "searchTextField", "prompt", "value"])
            || $0.mentions(anyOf: ["UISearchController"]))
      },
      .object("it is for searching") {
        !$0.isKind(of: .searchBar)
          && (NameHint.search.matches($0.name) || $0.isKind(of: .searchTextField)
            || $0.literalText?.lowercased().includes("search") == true)
      },
      .object("people cannot type into it") { field in
        field.settings.contains {
          ["isEditable", "isEnabled", "isUserInteractionEnabled"].contains($0.name)
            && $0.value?.boolean != true
        }
      },
      .object("it shows text that is there from the start") { field in
        field.isKind(of: .textView) && !field.isForWriting
          && field.setsForCertain(anyOf: ["text", "attributedText", "isEditable"])
      },
    ]
  )
}

extension UIKitObject {
  /// Whether its own code says that people write into it.
  fileprivate var isForWriting: Bool {
    let decisions = settings.filter { $0.name == "isEditable" }
    if !decisions.isEmpty { return decisions.allSatisfy { $0.value?.boolean == true } }
    // It tells the type about what people write.
    return settings.contains { $0.path == ["delegate"] && $0.value?.source == "self" }
      && ["textViewDidChange", "textViewDidBeginEditing", "textViewDidEndEditing"].contains {
        declaration.function($0) != nil
      }
  }
}

extension ObjectSetting {
  /// A label in the words of the placeholder.
  fileprivate func labelFix(_ field: UIKitObject) -> [FixProposal] {
    guard statement == range, path == ["placeholder"], let value,
      let words = value.phrase.value?.literal, words.contains(where: \.isLetter),
      // An example of what to type is no name.
      !words.includes("://"), !words.includes("@")
    else { return [] }
    return [
      .review(
        "Set `accessibilityLabel` to \"\(words)\"",
        adding("\(prefix)accessibilityLabel = \(value.source)")
      )
    ]
  }
}
