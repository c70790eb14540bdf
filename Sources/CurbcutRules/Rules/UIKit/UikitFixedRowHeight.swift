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
        "Rows whose texts never grow, which is the fault",
        """
        final class HutCell: UITableViewCell {
          private let name = UILabel()
          private let nameFont = UIFont.systemFont(ofSize: 15)
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type

          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.font = nameFont
            contentView.addSubview(name)
          }

          required init?(coder: NSCoder) { fatalError() }

          func show(_ hut: Hut) { name.text = hut.name }
        }

        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            return 60
          }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "hut", for: indexPath) as! HutCell
            cell.show(huts[indexPath.row])
            return cell
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
        "A height that is worked out, with a number for what is not there yet",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            guard let window = view.window else { return 44 }
            return window.bounds.height
          }
        }
        """
      ),
      .reported(
        "A number after other statements",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                      //^^^^^^^^^ Rows of 60 pt may clip larger text; use `UITableView.automaticDimension`
            guard indexPath.section > 0 else { return 0 }
            return 60
          }

          override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                      //^^^^^^^^^ Headers of 30 pt may clip larger text; use `UITableView.automaticDimension`
            if section == 0 { return 30 }
            return super.tableView(tableView, heightForHeaderInSection: section)
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
      .reported(
        "A constant, and items of a collection that are as wide as it is",
        """
        final class HutsController: UITableViewController {
          private enum Layout { static let row: CGFloat = 64 }

          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                      //^^^^^^^^^ Rows of 64 pt may clip larger text; use `UITableView.automaticDimension`
            Layout.row
          }
        }

        final class RoutesController: UICollectionViewController {
          func collectionView(
             //^^^^^^^^^^^^^^ Items of 72 pt may clip larger text; use an estimated height
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize {
            CGSize(width: collectionView.bounds.width, height: 72)
          }

          func makeGroupSize() -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: .absolute(80)
                             //^^^^^^^^^^^^^ Items of 80 pt may clip larger text; use an estimated height
            )
          }
        }
        """
      ),
      .ignored(
        "Items of a class whose fonts are set up elsewhere",
        """
        final class RoutesController: UICollectionViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(RouteCell.self, forCellWithReuseIdentifier: "route")
          }

          func makeGroupSize() -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: .absolute(80)
            )
          }
        }
        """
      ),
      .ignored(
        "Items that grow, and those of a grid",
        """
        final class RoutesController: UICollectionViewController {
          func collectionView(
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize {
            CGSize(width: collectionView.bounds.width / 3, height: 72)
          }

          func makeGroupSize() -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: .estimated(80)
            )
          }
        }
        """
      ),
      .reported(
        "Some rows have their own height, the others a fixed one",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                      //^^^^^^^^^ Rows of 52 pt may clip larger text; use `UITableView.automaticDimension`
            indexPath.row == 0 ? UITableView.automaticDimension : 52
          }
        }
        """
      ),
      .ignored(
        "Rows that are folded",
        """
        final class HutsController: UITableViewController {
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == folded ? 0 : UITableView.automaticDimension
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      for setting in object.settings {
        guard ["rowHeight", "sectionHeaderHeight"].contains(setting.name),
          object.isKind(of: .tableView) && setting.path.count == 1
            || object.isOwn && setting.path.first == "tableView" && setting.path.count == 2,
          let points = setting.value.flatMap({ item.number($0, in: object.declaration) }),
          clipping.contains(points), !setting.isConditional
        else { continue }
        let rows = setting.name == "rowHeight" ? "Rows" : "Headers"
        findings.report(
          message(rows, points),
          at: setting.range,
          unless: [fixedTexts(rows, in: item, of: object.declaration)]
        )
      }
      guard object.isOwn else { return }
      for function in object.declaration.functions where function.name == "tableView" {
        let label = function.parameters.count == 2 ? function.parameters[1].label : nil
        guard label == "heightForRowAt" || label == "heightForHeaderInSection",
          let points = function.returnedNumbers(
            following: { item.number($0, in: object.declaration) }
          )?.first(where: { clipping.contains($0) })
        else { continue }
        let rows = label == "heightForRowAt" ? "Rows" : "Headers"
        findings.report(
          message(rows, points),
          at: function.nameRange,
          unless: [fixedTexts(rows, in: item, of: object.declaration)]
        )
      }
      for (height, range) in object.declaration.heightsOfWideItems {
        guard let points = item.number(height, in: object.declaration), clipping.contains(points)
        else { continue }
        if namesCellOfProject(object.declaration), !object.mentions(anyOf: growing) {
          findings.cannotTell("whether text in its cells grows")
          continue
        }
        findings.report(
          "Items of \(pointsText(points)) pt may clip larger text; use an estimated height",
          at: range
        )
      }
    },
    exemptions: [
      .object("its rows hold no text, by their name") { object in
        pictures.matches(object.name) || pictures.matches(object.declaration.name)
      },
      .object("the type reacts to the text size") { object in
        object.mentionedSymbols.contains(.followsTextSize)
          || object.mentions(anyOf: ["UIFontMetrics", "preferredContentSizeCategory"])
      },
    ]
  )

  /// The heights of rows that hold a line or two of text, in points.
  private static let clipping = 20.0...120.0

  /// Rows of pictures, lines or keys.
  private static let pictures = NameHint("photo image picture color separator emoji sticker gif")

  /// What says that text of cells grows, where they are set up.
  private static let growing: Set<String> = [
    "preferredFont", "UIHostingConfiguration", "UIListContentConfiguration",
    "defaultContentConfiguration", "adjustsFontForContentSizeCategory",
  ]

  /// Whether cells of a class of the project are shown, whose texts are set up there.
  private static func namesCellOfProject(_ declaration: Declaration) -> Bool {
    declaration.node.allTokens.contains { token in
      let name = token.text
      return name.hasSuffix("Cell") && name.first?.isUppercase == true && !name.hasPrefix("UI")
    }
  }

  /// The classes of the rows or headers that are shown have texts whose fonts never grow.
  private static func fixedTexts(
    _ rows: String,
    in item: ItemModel,
    of declaration: Declaration
  ) -> Exemption {
    .object("its texts are in fonts that never grow, which another rule is about") { _ in
      let shown = item.objects.filter { object in
        object.declaration === declaration && !object.isOwn
          && UIKitType(rawValue: object.className) == nil
          && (rows == "Headers"
            ? object.className.includes("Header") : object.className.hasSuffix("Cell"))
      }
      return !shown.isEmpty && shown.allSatisfy { $0.inherited.contains(TextFacts.areFixed) }
    }
  }

  private static func message(_ rows: String, _ points: Double) -> String {
    "\(rows) of \(pointsText(points)) pt may clip larger text; use `UITableView.automaticDimension`"
  }
}

extension Declaration.Function {
  /// The numbers that it returns, where all that it returns is a number or a constant.
  fileprivate func returnedNumbers(following points: (Expression) -> Double?) -> [Double]? {
    guard let body else { return nil }
    var numbers: [Double] = []
    func chosen(_ value: Expression) -> Double? {
      // Some rows have a height that is fixed, the others their own.
      guard case .ternary(_, let then, let otherwise) = value.form else { return points(value) }
      if then.leavesHeight { return points(otherwise) }
      return otherwise.leavesHeight ? points(then) : nil
    }
    for statement in body {
      let returns = statement.descendants.filter { $0.kind == .returnStmt }
      for node in returns {
        guard let value = node.firstChild, let number = chosen(Expression(value)) else {
          return nil
        }
        numbers.append(number)
      }
      // The last statement of a body is what it returns, without the `return`.
      if returns.isEmpty, statement.range == body.last?.range,
        // Other rows may have a height of their own.
        body.count == 1 || !Expression(statement).leavesHeight
      {
        guard let number = chosen(Expression(statement)) else { return nil }
        numbers.append(number)
      }
    }
    return numbers.isEmpty ? nil : numbers
  }
}

extension Expression {
  /// Whether it leaves the height to the table or the class above.
  fileprivate var leavesHeight: Bool {
    memberName == "automaticDimension" || call?.callee.path?.hasPrefix("super.") == true
  }
}

extension Declaration {
  /// The heights of items of a collection that are as wide as it is, as rows of text are.
  fileprivate var heightsOfWideItems: [(height: Expression, range: Range<Int>)] {
    var found: [(height: Expression, range: Range<Int>)] = []
    for function in functions where function.name == "collectionView" {
      guard function.parameters.last?.label == "sizeForItemAt", let body = function.body,
        body.count == 1, let only = body.first,
        let value = only.kind == .returnStmt ? only.firstChild : only,
        let size = Expression(value).call, ["CGSize", "init"].contains(size.callee.memberName),
        let width = size.arguments.first(where: { $0.label == "width" })?.value,
        width.path?.hasSuffix(".width") == true,
        let height = size.arguments.first(where: { $0.label == "height" })?.value
      else { continue }
      found.append((height, function.nameRange))
    }
    guard mentions(anyOf: ["fractionalWidth"]) else { return found }
    for node in ownNodes(.functionCallExpr) {
      guard let size = Expression(node).call, size.arguments.count == 2,
        size.arguments[0].label == "widthDimension", size.arguments[1].label == "heightDimension",
        let width = size.arguments[0].value.call, width.callee.memberName == "fractionalWidth",
        width.arguments.first?.value.number == 1,
        let height = size.arguments[1].value.call, height.callee.memberName == "absolute",
        let points = height.arguments.first?.value
      else { continue }
      found.append((points, size.arguments[1].value.range))
    }
    return found
  }
}
