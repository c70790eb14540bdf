import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitFixedRowHeight = Rule(
    id: "uikit-fixed-row-height",
    title: "Fixed row height may clip larger text",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      Text that grows with the reader's setting needs room to grow. A row of a fixed height cuts it
      off; with `UITableView.automaticDimension` the cell decides how tall it is.
      """,
    examples: [
      .reported(
        """
        final class HutsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 60
          //^^^^^^^^^^^^^^^^^^^^^^^^ Rows of 60 pt may clip larger text; use `UITableView.automaticDimension`
          }
        }
        """
      ),
      .reported(
        "A delegate's answer",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                      //^^^^^^^^^ Rows of 60 pt may clip larger text; use `UITableView.automaticDimension`
            return 60
          }
        }
        """
      ),
      .recommended(
        """
        final class HutsController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 60
          }
        }
        """
      ),
      .ignored(
        "Rows of pictures, and a row that hides itself",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            return 240
          }

          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            return 0
          }
        }
        """
      ),
      .ignored(
        "Rows of photos",
        """
        final class PhotosController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 90
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings {
        guard ["rowHeight", "sectionHeaderHeight"].contains(setting.name),
          object.isKind(of: .tableView) && setting.path.count == 1
            || object.isOwn && setting.path.first == "tableView" && setting.path.count == 2,
          let points = setting.value?.number, clipping.contains(points), !setting.isConditional
        else { continue }
        let rows = setting.name == "rowHeight" ? "Rows" : "Headers"
        findings.report(message(rows, points), at: setting.range)
      }
      guard object.isOwn else { return }
      for function in object.declaration.functions where function.name == "tableView" {
        let label = function.parameters.count == 2 ? function.parameters[1].label : nil
        guard label == "heightForRowAt" || label == "heightForHeaderInSection",
          let points = function.returnedNumbers?.first(where: { clipping.contains($0) })
        else { continue }
        findings.report(
          message(label == "heightForRowAt" ? "Rows" : "Headers", points),
          at: function.nameRange
        )
      }
    },
    exemptions: [
      .object("its rows hold no text, by their name") { object in
        pictures.matches(object.name) || pictures.matches(object.declaration.name)
      },
      .object("the type reacts to the text size") { object in
        object.declaration.mentionedSymbols.contains(.followsTextSize)
          || object.declaration.mentions(anyOf: ["UIFontMetrics", "preferredContentSizeCategory"])
      },
    ]
  )

  /// The heights of rows that hold a line or two of text, in points.
  private static let clipping = 20.0...120.0

  /// Rows of pictures, lines or keys.
  private static let pictures = NameHint("photo image picture color separator emoji sticker gif")

  private static func message(_ rows: String, _ points: Double) -> String {
    "\(rows) of \(pointsText(points)) pt may clip larger text; use `UITableView.automaticDimension`"
  }
}

extension Declaration.Function {
  /// The numbers that it returns, where all that it returns is written as a number.
  fileprivate var returnedNumbers: [Double]? {
    guard let body else { return nil }
    if body.count == 1, let only = body.first, only.kind != .returnStmt {
      if let number = Expression(only).number { return [number] }
    }
    var numbers: [Double] = []
    for statement in body {
      for node in statement.descendants where node.kind == .returnStmt {
        guard let value = node.firstChild, let number = Expression(value).number else { return nil }
        numbers.append(number)
      }
    }
    return numbers.isEmpty ? nil : numbers
  }
}
