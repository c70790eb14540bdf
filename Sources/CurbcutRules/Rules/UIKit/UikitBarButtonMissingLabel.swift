import CurbcutModel

extension Rule {
  static let uikitBarButtonMissingLabel = Rule(
    id: "uikit-bar-button-missing-label",
    title: "Bar button with an image has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      Bar and tab bar items are named by their title. An item with only an image is read by the name
      of its file or symbol, so that people who use VoiceOver or Voice Control cannot tell what it
      does.
      """,
    knownLimitations: "Silent about items that code of another file may name.",
    examples: [
      .reported(
        """
        final class MapController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let filter = UIBarButtonItem(
                       //^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
              image: UIImage(systemName: "line.3.horizontal.decrease"),
              style: .plain,
              target: self,
              action: #selector(showFilters)
            )
            filter.tintColor = .systemIndigo
            navigationItem.rightBarButtonItem = filter
          }

          @objc private func showFilters() {}
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Filters""#: """
          final class MapController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let filter = UIBarButtonItem(
                image: UIImage(systemName: "line.3.horizontal.decrease"),
                style: .plain,
                target: self,
                action: #selector(showFilters)
              )
              filter.tintColor = .systemIndigo
              filter.accessibilityLabel = "Filters"
              navigationItem.rightBarButtonItem = filter
            }

            @objc private func showFilters() {}
          }
          """
        ]
      ),
      .reported(
        "The value of a property is nothing but the item",
        """
        final class RecorderController: UIViewController {
          private lazy var record: UIBarButtonItem = {
            return UIBarButtonItem(image: UIImage(systemName: "mic"), style: .plain, target: self, action: #selector(startRecording))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = record
          }

          @objc private func startRecording() {}
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Start recording""#: """
          final class RecorderController: UIViewController {
            private lazy var record: UIBarButtonItem = {
              let button = UIBarButtonItem(image: UIImage(systemName: "mic"), style: .plain, target: self, action: #selector(startRecording))
              button.accessibilityLabel = "Start recording"
              return button
            }()

            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = record
            }

            @objc private func startRecording() {}
          }
          """
        ]
      ),
      .reported(
        "Items that a helper makes of pictures",
        """
        final class EditorController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            toolbarItems = Tool.allCases.flatMap { [makeItem($0), .flexibleSpace()] }
          }

          private func makeItem(_ tool: Tool) -> UIBarButtonItem {
            let action = UIAction(image: UIImage(named: tool.rawValue)) { [weak self] _ in self?.use(tool) }
            return UIBarButtonItem(primaryAction: action)
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
          }

          private func use(_ tool: Tool) { canvas.tool = tool }
        }
        """
      ),
      .reported(
        "Items of a list and of a tab bar",
        """
        final class MapController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            toolbarItems = [
              UIBarButtonItem(image: UIImage(named: "pin"), style: .plain, target: self, action: nil)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            ]
            tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "map"), tag: 0)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This tab bar item has an image and no accessibility label
          }
        }
        """
      ),
      .recommended(
        """
        final class MapController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: UIImage(systemName: "line.3.horizontal.decrease"),
              style: .plain,
              target: self,
              action: #selector(showFilters)
            )
            navigationItem.rightBarButtonItem?.accessibilityLabel = "Filters"
          }

          @objc private func showFilters() {}
        }
        """
      ),
      .reported(
        "A function of the type makes it",
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), filterItem()]
          }

          private func filterItem() -> UIBarButtonItem {
            UIBarButtonItem(
          //^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
              image: UIImage(named: "funnel"), style: .plain, target: self, action: #selector(filter)
            )
          }

          @objc private func filter() {}
        }
        """
      ),
      .reported(
        "Without its class",
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = .init(
                                             //^^^^^^ This bar button has an image and no accessibility label
              image: UIImage(named: "funnel"), style: .plain, target: self, action: #selector(filter)
            )
          }

          @objc private func filter() {}
        }
        """
      ),
      .ignored(
        "System items, titles and actions with a title",
        """
        final class MapController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
            toolbarItems = [
              UIBarButtonItem(title: "Pins", image: UIImage(named: "pin"), target: self, action: nil),
              UIBarButtonItem(
                image: UIImage(systemName: "map"),
                primaryAction: UIAction(title: "Satellite") { _ in }
              ),
              UIBarButtonItem(customView: UIActivityIndicatorView()),
              .flexibleSpace(),
            ]
          }
        }
        """
      ),
      .ignored(
        "Properties of a header or superclass",
        """
        extension NoteController {
          func setUpBar() {
            checklist.accessibilityLabel = "Insert checklist"
            checklist = UIBarButtonItem(image: UIImage(named: "checklist"), primaryAction: nil)
            more = UIBarButtonItem(image: UIImage(named: "more"), primaryAction: nil)
            more.accessibilityIdentifier = "more"
            self.more.accessibilityLabel = "More"
            navigationItem.rightBarButtonItems = [more, checklist]
          }
        }
        """
      ),
      .ignored(
        "A property that is named elsewhere in the type",
        """
        final class MapController: UIViewController {
          private lazy var pin = UIBarButtonItem(
            image: UIImage(named: "pin"),
            style: .plain,
            target: self,
            action: nil
          )

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = pin
            update(isPinned: false)
          }

          private func update(isPinned: Bool) {
            pin.accessibilityLabel = isPinned ? "Unpin" : "Pin"
          }
        }
        """
      ),
      .reported(
        "Lists that are put together",
        """
        final class ReceiptController: UIViewController {
          private let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItems = [
              canPrint ? UIBarButtonItem(image: .print, style: .plain, target: self, action: #selector(printIt)) : nil
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            ].compactMap { $0 }
            navigationItem.rightBarButtonItems = [edit] + arrows()
          }

          private func arrows() -> [UIBarButtonItem] {
            let up = UIBarButtonItem(image: UIImage(named: "up"), style: .plain, target: self, action: #selector(goUp))
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            up.isEnabled = false
            return [up]
          }
        }
        """
      ),
      .reported(
        "The image is set after the item is made",
        """
        final class LogController: UIViewController {
          private lazy var filter: UIBarButtonItem = {
            let item = UIBarButtonItem()
                     //^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            item.image = UIImage(named: "filter")
            item.target = self
            item.action = #selector(choose)
            return item
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = filter
          }

          @objc private func choose() {}
        }
        """
      ),
      .reported(
        "An action that is given later has an image and no title",
        """
        final class MediaController: UIViewController {
          private lazy var context: UIBarButtonItem = {
            let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            item.primaryAction = UIAction(title: "", image: UIImage(named: "lens")) { [unowned self] _ in
              self.showContext()
            }
            return item
          }()

          private func showContext() {}
        }
        """
      ),
      .ignored(
        "The image is set later, and so is the label",
        """
        final class LogController: UIViewController {
          private let filter = UIBarButtonItem()

          override func viewDidLoad() {
            super.viewDidLoad()
            filter.image = UIImage(named: "filter")
            filter.accessibilityLabel = "Filter"
            navigationItem.rightBarButtonItem = filter
          }
        }
        """
      ),
      .reported(
        "Made with its controller",
        """
        final class PageController: UIViewController {
          private lazy var forwardItem = UIBarButtonItem(
                                       //^^^^^^^^^^^^^^^^ This bar button has an image and no accessibility label
            image: UIImage(systemName: "arrow.up.right.square"),
            style: .plain,
            target: self,
            action: #selector(openInBrowser)
          )

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            navigationItem.rightBarButtonItem = forwardItem
          }

          @objc private func openInBrowser() { open() }

          private func open() {}
        }
        """,
        fixed: [
          #"Set `accessibilityLabel` to "Open in browser""#: """
          final class PageController: UIViewController {
            private lazy var forwardItem = UIBarButtonItem(
              image: UIImage(systemName: "arrow.up.right.square"),
              style: .plain,
              target: self,
              action: #selector(openInBrowser)
            )

            override func viewDidLoad() {
              super.viewDidLoad()
              forwardItem.accessibilityLabel = "Open in browser"
              title = "Page"
              navigationItem.rightBarButtonItem = forwardItem
            }

            @objc private func openInBrowser() { open() }

            private func open() {}
          }
          """
        ]
      ),
    ],
    check: .object { item, _, findings in
      guard item.isKind(of: .barButtonItem, .tabBarItem), let call = item.creation?.call else {
        return
      }
      let given =
        call.arguments.first(where: { $0.label == "image" })?.value ?? item.imageOfAction
      if let given, case .nothing = given.form, item.imageSetting == nil { return }
      guard given != nil || item.imageSetting != nil else { return }
      let kind = item.type?.words ?? "bar button"
      let spoken = item.fittingSymbolName
      findings.report(
        spoken.map { namedBySymbol(kind, [$0]) }
          ?? "This \(kind) has an image and no accessibility label",
        at: item.range,
        severity: spoken == nil ? nil : .hint,
        fixes: FixProposal.addLabel(to: item, after: nil)
      )
    },
    exemptions: Exemption.unnamedObject + [
      .object(
        "it has a title",
        certainty: { $0.imageOfAction == nil || $0.hasTitle == .yes ? $0.hasTitle : .no }
      )
    ]
  )
}

extension UIKitObject {
  /// What gives it an image after it is made: `item.image = UIImage(named: "sort")`.
  fileprivate var imageSetting: ObjectSetting? {
    settings.first { setting in
      guard setting.path == ["image"], let image = setting.value else { return false }
      if case .nothing = image.form { return false }
      return true
    }
  }

  /// The image of the action that it is made with or given, where that action has no title.
  fileprivate var imageOfAction: Expression? {
    let given = creation?.call?.arguments.first { $0.label == "primaryAction" }?.value
    guard let given = given ?? settings(of: "primaryAction").last?.value else { return nil }
    // What a helper makes is written there.
    let place = declaration.functions.first { $0.node.range.contains(given.range.lowerBound) }
    guard let action = declaration.written(given, in: place?.name ?? member).call,
      action.callee.path == "UIAction"
    else { return nil }
    let title = action.arguments.first { $0.label == "title" }?.value
    guard title == nil || title?.phrase.value?.isBlank == true else { return nil }
    return action.arguments.first { $0.label == "image" }?.value
  }
}
