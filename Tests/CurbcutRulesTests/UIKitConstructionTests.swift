import CurbcutRules
import Testing

@Suite("Ways in which code makes and sets up objects of UIKit")
struct UIKitConstructionTests {
  /// A fault: an object that is set up so that a rule has something to say.
  struct Fault: Sendable, CustomTestStringConvertible {
    let rule: String
    let type: String
    var creation: String?
    /// What is done to it; `$` stands for the object.
    let setup: [String]
    var place = "view.addSubview($)"
    /// What is done to it later on.
    var later: String?

    var testDescription: String { "\(rule) of \(type)" }
  }

  private static let faults = [
    Fault(
      rule: "uikit-image-button-missing-label",
      type: "UIButton",
      creation: "UIButton(type: .system)",
      setup: [
        "$.setImage(UIImage(named: \"gear-fill\"), for: .normal)",
        "$.addTarget(self, action: #selector(go), for: .touchUpInside)",
      ]
    ),
    Fault(
      rule: "uikit-bar-button-missing-label",
      type: "UIBarButtonItem",
      creation:
        "UIBarButtonItem(image: UIImage(named: \"gear-fill\"), style: .plain, target: nil, action: nil)",
      setup: ["$.tintColor = .systemRed"],
      place: "navigationItem.rightBarButtonItem = $"
    ),
    Fault(
      rule: "uikit-element-missing-label",
      type: "UIImageView",
      setup: ["$.image = UIImage(named: \"chart\")", "$.isAccessibilityElement = true"]
    ),
    Fault(
      rule: "uikit-gesture-view-not-accessible",
      type: "UILabel",
      setup: [
        "$.isUserInteractionEnabled = true",
        "let tap = UITapGestureRecognizer(target: self, action: #selector(go))",
        "$.addGestureRecognizer(tap)",
      ]
    ),
    Fault(
      rule: "uikit-fixed-font",
      type: "UILabel",
      setup: ["$.text = \"Total\"", "$.font = .systemFont(ofSize: 15)"]
    ),
    Fault(rule: "uikit-fixed-font", type: "UILabel", setup: ["$.text = \"Total\""]),
    Fault(
      rule: "uikit-contrast-insufficient",
      type: "UILabel",
      setup: ["$.textColor = UIColor(white: 0.7, alpha: 1)", "$.backgroundColor = .white"]
    ),
    Fault(
      rule: "uikit-custom-control-not-accessible",
      type: "UIControl",
      setup: ["$.addTarget(self, action: #selector(go), for: .touchUpInside)"]
    ),
    Fault(rule: "uikit-switch-missing-label", type: "UISwitch", setup: ["$.isOn = true"]),
    Fault(rule: "uikit-switch-missing-label", type: "UISlider", setup: ["$.maximumValue = 5"]),
    Fault(
      rule: "uikit-header-trait-missing",
      type: "UILabel",
      setup: ["$.text = \"Account\"", "$.font = .preferredFont(forTextStyle: .title1)"]
    ),
    Fault(
      rule: "uikit-text-field-missing-label",
      type: "UITextField",
      setup: ["$.textContentType = .name"]
    ),
    Fault(
      rule: "uikit-animation-ignores-reduce-motion",
      type: "UIView",
      setup: ["$.backgroundColor = .red"],
      later: """
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
          self.item.transform = CGAffineTransform(translationX: 200, y: 0)
        }
        """
    ),
  ]

  enum Way: String, CaseIterable, Sendable {
    case stored, lazy, closure, assigned, extended, local, factory, plainFactory, styled, stacked
    case helped

    /// A view controller with a fault.
    func source(of fault: Fault) -> String {
      let creation = fault.creation ?? "\(fault.type)()"
      func setup(_ name: String) -> String {
        fault.setup.map { $0.replacing("$", with: name) }.joined(separator: "\n    ")
      }
      let place = fault.place.replacing("$", with: "item")
      let make = "let made = \(creation)\n    \(setup("made"))\n    return made"
      var members = "private let item = \(creation)"
      var work = setup("item") + "\n    " + place
      var rest = ""
      switch self {
      case .stored: break
      case .lazy, .closure:
        let kind = self == .lazy ? "lazy var" : "let"
        members = "private \(kind) item: \(fault.type) = {\n    \(make)\n  }()"
        work = place
      case .assigned:
        members = "private var item: \(fault.type)!"
        work = "item = \(creation)\n    " + work
      case .extended:
        rest = "extension Screen {\n  private func setUp() {\n    \(work)\n  }\n}"
        work = "setUp()"
      case .local:
        members = "private func setUp() {\n    let item = \(creation)\n    \(work)\n  }"
        work = "setUp()"
      case .factory, .plainFactory:
        let type = self == .factory || fault.type == "UIBarButtonItem" ? fault.type : "UIView"
        members = "private lazy var item = makeItem()\n"
        members += "  private func makeItem() -> \(type) {\n    \(make)\n  }"
        work = place
      case .styled:
        members += "\n  private func style(_ made: \(fault.type)) {\n    \(setup("made"))\n  }"
        work = "style(item)\n    " + place
      case .stacked:
        work = setup("item") + "\n    view.addSubview(UIStackView(arrangedSubviews: [item]))"
      case .helped:
        members += "\n  private func stack(of views: [UIView]) -> UIStackView {\n"
        members += "    let made = UIStackView(arrangedSubviews: views)\n    return made\n  }"
        work = setup("item") + "\n    view.addSubview(stack(of: [item]))"
      }
      return """
        final class Screen: UIViewController {
          \(members)

          override func viewDidLoad() {
            super.viewDidLoad()
            \(work)
          }

          func refresh() { \(fault.later ?? "") }
          @objc private func go() { print("go") }
        }
        \(rest)
        """
    }

    /// Whether the way is one that objects of a type, or with what is done later, can be made in.
    func suits(_ fault: Fault) -> Bool {
      switch self {
      case .stacked, .helped: fault.type != "UIBarButtonItem"
      case .local: fault.later == nil
      default: true
      }
    }
  }

  @Test("are read alike", arguments: faults, Way.allCases)
  func alike(_ fault: Fault, _ way: Way) {
    guard way.suits(fault) else { return }
    let source = way.source(of: fault)
    let rules = CheckedSource(source).findings.map(\.ruleID)
    #expect(rules.contains(fault.rule), "\(way.rawValue):\n\(source)")
  }
}
