import CurbcutModel

extension Rule {
  static let uikitScreenMissingTitle = Rule(
    id: "uikit-screen-missing-title",
    title: "Pushed view controller has no title",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.pageTitled],
    since: "0.6.0",
    why: """
      VoiceOver reads the title of the navigation bar when a screen opens. Without one people do not
      hear where they are, and the back button of the next screen only says "Back".
      """,
    knownLimitations: """
      Only controllers are known whose class, and all that it calls, has been read, and that show no
      label, list or view of the project, which may hold a heading.
      """,
    examples: [
      .reported(
        """
        final class ReceiptController: UIViewController {
                  //^^^^^^^^^^^^^^^^^ This screen opens without a title; set `title` or `navigationItem.title`
          override func loadView() {
            let receipt = UITextView()
            receipt.isEditable = false
            receipt.font = .preferredFont(forTextStyle: .body)
            receipt.adjustsFontForContentSizeCategory = true
            view = receipt
          }
        }

        final class OrdersController: UITableViewController {
          @objc func showReceipt() {
            navigationController?.pushViewController(ReceiptController(), animated: true)
          }
        }
        """
      ),
      .recommended(
        """
        final class ReceiptController: UIViewController {
          override func loadView() {
            title = "Receipt"
            let receipt = UITextView()
            receipt.isEditable = false
            receipt.font = .preferredFont(forTextStyle: .body)
            receipt.adjustsFontForContentSizeCategory = true
            view = receipt
          }
        }

        final class OrdersController: UITableViewController {
          @objc func showReceipt() {
            navigationController?.pushViewController(ReceiptController(), animated: true)
          }
        }
        """
      ),
      .ignored(
        "Who pushes it gives it a title, or the class above does",
        """
        final class ReceiptController: UIViewController {
          override func loadView() { view = UIView() }
        }

        class NamedController: UIViewController {
          init(name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
          }

          required init?(coder: NSCoder) { fatalError() }
        }

        final class ReturnController: NamedController {
          override func loadView() { view = UIView() }
        }

        final class OrdersController: UITableViewController {
          @objc func showReceipt() {
            let receipt = ReceiptController()
            receipt.navigationItem.title = "Receipt"
            navigationController?.pushViewController(receipt, animated: true)
          }

          @objc func showReturn() {
            let form = ReturnController(name: "Return")
            navigationController?.pushViewController(form, animated: true)
          }
        }
        """
      ),
    ],
    check: .object { screen, _, findings in
      guard screen.isOwn, screen.isKind(of: .viewController), screen.declaration.keyword == .class,
        screen.outside.contains(ScreenFacts.pushed)
      else { return }
      findings.report(
        "This screen opens without a title; set `title` or `navigationItem.title`",
        at: screen.range
      )
    },
    exemptions: [
      .object("it may have a title or a heading") { screen in
        let named: Set<String> = [ScreenFacts.title, "title", "*"]
        return !screen.screenFacts.isDisjoint(with: named)
          || !screen.inherited.isDisjoint(with: named) || !screen.outside.isDisjoint(with: named)
      }
    ]
  )
}
