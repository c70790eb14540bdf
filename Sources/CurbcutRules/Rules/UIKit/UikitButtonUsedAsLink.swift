import CurbcutModel

extension Rule {
  static let uikitButtonUsedAsLink = Rule(
    id: "uikit-button-used-as-link",
    title: "UIKit button opens a website",
    group: .uiKit,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.6.0",
    // Source: Apple, `UIAccessibilityTraits.link`.
    why: """
      People who use VoiceOver hear "button" for what happens in the app and "link" for what leads out
      of it, and find links in the rotor. A button that opens a website leaves the app unexpectedly;
      the link trait announces it.
      """,
    knownLimitations: "Traits that a file of Interface Builder gives a button are not read.",
    examples: [
      .reported(
        """
        final class AboutController: UIViewController {
          @IBAction func openForum() {
                       //^^^^^^^^^ The button of this action opens a website; give it the link trait
            let page = URL(string: "https://example.com/forum")!
            UIApplication.shared.open(page)
          }
        }
        """
      ),
      .reported(
        "Buttons that code creates",
        """
        final class AboutController: UIViewController {
          private let forum = UIButton(type: .system)
                            //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button, but it opens a website; add the link trait

          override func viewDidLoad() {
            super.viewDidLoad()
            forum.setTitle("Forum", for: .normal)
            forum.titleLabel?.font = .preferredFont(forTextStyle: .body)
            forum.titleLabel?.adjustsFontForContentSizeCategory = true
            forum.addTarget(self, action: #selector(openForum), for: .touchUpInside)
            view.addSubview(forum)
          }

          @objc private func openForum() {
            guard let page = URL(string: "https://example.com/forum") else { return }
            UIApplication.shared.open(page)
          }
        }
        """
      ),
      .recommended(
        """
        final class AboutController: UIViewController {
          private let forum = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            forum.setTitle("Forum", for: .normal)
            forum.accessibilityTraits = .link
            forum.addTarget(self, action: #selector(openForum), for: .touchUpInside)
            view.addSubview(forum)
          }

          @objc private func openForum() {
            guard let page = URL(string: "https://example.com/forum") else { return }
            UIApplication.shared.open(page)
          }
        }
        """
      ),
      .ignored(
        "The app's settings, a phone call, and what does more",
        """
        final class AboutController: UIViewController {
          @IBAction func openSettings() {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          }

          @IBAction func call() {
            UIApplication.shared.open(URL(string: "tel:112")!)
          }

          @IBAction func apply() {
            hasApplied = true
            UIApplication.shared.open(URL(string: "https://example.com/jobs")!)
          }

          @IBAction func tapped(_ recognizer: UITapGestureRecognizer) {
            UIApplication.shared.open(URL(string: "https://example.com/jobs")!)
          }
        }
        """
      ),
      .ignored(
        "A constant holds an address in the App Store",
        """
        final class SettingsController: UIViewController {
          @IBAction func openSister(_ sender: UIButton) {
            guard let page = URL(string: Addresses.sister) else { return }
            UIApplication.shared.open(page)
          }
        }

        enum Addresses {
          static let sister = "itms-apps://apps.apple.com/app/id1"
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      guard declaration.mentionedSymbols.contains(.namesUIKit), declaration.platforms.contains(.iOS)
      else { return }
      for function in declaration.functions where function.isActionOfButton {
        guard let body = function.body,
          ActionFact(body, in: declaration)
            .openedAddress(in: declaration, written: function.text, knowing: item.context) != nil,
          !declaration.mentionedSymbols.contains(.exposesState)
        else { continue }
        findings.report(
          "The button of this action opens a website; give it the link trait",
          at: function.nameRange
        )
      }
      for button in item.objects
      where button.declaration === declaration && button.isKind(of: .button) && !button.isOwn
        && button.creation != nil
        && button.sets("accessibilityTraits", "setAccessibilityTraits") == .no
        && button.opensWebsite(knowing: item.context)
      {
        findings.report(
          "VoiceOver announces a button, but it opens a website; add the link trait",
          at: button.range
        )
      }
    }
  )
}

extension Declaration.Function {
  fileprivate var text: String { node.text }

  /// Whether Interface Builder may call it for a button, going by what it is given.
  fileprivate var isActionOfButton: Bool {
    attributes.contains("IBAction")
      && (parameters.isEmpty
        || parameters.count <= 2
          && ["Any", "AnyObject", "UIButton", "UIBarButtonItem"].contains(
            parameters[0].type.filter { $0 != "!" && $0 != "?" }
          ))
  }
}

extension UIKitObject {
  /// Whether all that it does is to open a website.
  fileprivate func opensWebsite(knowing context: DeclarationContext) -> Bool {
    let actions = settings.filter { ["addTarget", "addAction"].contains($0.path.first) }
    guard actions.count + (primaryAction == nil ? 0 : 1) == 1 else { return false }
    if let name = actionName, let body = declaration.function(name)?.body {
      let text = declaration.function(name)?.node.text ?? ""
      return ActionFact(body, in: declaration)
        .openedAddress(in: declaration, written: text, knowing: context) != nil
    }
    guard let action = primaryAction ?? actions.first?.argument(nil), let call = action.call else {
      return false
    }
    return call.arguments.contains { argument in
      guard argument.isTrailingClosure || argument.label == "handler",
        case .closure(let closure) = argument.value.form
      else { return false }
      return ActionFact(closure, in: declaration)
        .openedAddress(in: declaration, written: closure.node.text, knowing: context) != nil
    }
  }
}
