import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitFocusRefused = Rule(
    id: "uikit-focus-refused",
    title: "Items refuse keyboard focus",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.6.0",
    why: """
      People who use a keyboard move the focus from item to item and open one with the space bar or
      Return. Items that refuse the focus can be seen and never reached.
      """,
    examples: [
      .reported(
        """
        final class AlbumsController: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
                      //^^^^^^^^^^^^^^ Keyboard users cannot move the focus to these items, which open something
            false
          }

          override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            open(indexPath)
          }
        }
        """
      ),
      .reported(
        "A control of its own",
        """
        final class StarButton: UIButton {
          override var canBecomeFocused: Bool { false }
                     //^^^^^^^^^^^^^^^^ Keyboard users cannot move the focus to this control
        }
        """
      ),
      .recommended(
        """
        final class AlbumsController: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            true
          }

          override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            open(indexPath)
          }
        }
        """
      ),
      .ignored(
        "Nothing happens when an item is selected",
        """
        final class AlbumsController: UITableViewController {
          override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            return false
          }
        }
        """
      ),
      .ignored(
        "Some of the items take the focus",
        """
        final class AlbumsController: UITableViewController {
          override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath.section > 0
          }

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            open(indexPath)
          }
        }
        """
      ),
      .ignored(
        "A list that selects nothing",
        """
        final class AlbumsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.allowsSelection = false
          }

          override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            false
          }

          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            open(indexPath)
          }
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn, own.isForIOS else { return }
      let declaration = own.declaration
      for (question, answer) in asking {
        guard
          let refusing = declaration.functions.first(where: {
            $0.parameters.last?.label == question && $0.body?.isRefusal == true
          }), declaration.functions.contains(where: { $0.parameters.last?.label == answer })
        else { continue }
        findings.report(
          "Keyboard users cannot move the focus to these items, which open something",
          at: refusing.nameRange
        )
      }
      if own.isKind(of: .control), let property = declaration.property("canBecomeFocused"),
        property.isOverride, property.getter?.isRefusal == true
      {
        findings.report(
          "Keyboard users cannot move the focus to this control",
          at: property.nameRange
        )
      }
    },
    exemptions: [
      .object("its lists select nothing") { own in
        own.declaration.ownNodes(.sequenceExpr).contains { node in
          node.firstChild?.lastToken?.text == "allowsSelection"
            && Expression(node).afterFirstOperator.boolean == false
        }
      }
    ]
  )

  /// How a list asks whether an item takes the focus, and how it tells that one was selected.
  private static let asking = [
    ("canFocusItemAt", "didSelectItemAt"), ("canFocusRowAt", "didSelectRowAt"),
  ]
}

extension [Node] {
  /// Whether all that they do is to answer with `false`.
  fileprivate var isRefusal: Bool {
    guard count == 1, let only = first else { return false }
    let value = only.kind == .returnStmt ? only.firstChild : only
    return value.map { Expression($0).boolean == false } ?? false
  }
}
