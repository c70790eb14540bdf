import CurbcutModel

extension Rule {
  static let uikitHeaderTraitMissing = Rule(
    id: "uikit-header-trait-missing",
    title: "UIKit heading lacks the header trait",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.2.0",
    why: """
      VoiceOver users jump from heading to heading to find their way on a screen. A label that only
      looks like a heading is passed over.
      """,
    examples: [
      .reported(
        "The title of a view, whatever it says",
        """
        final class ChapterBar: UIView {
          private let titleLabel = UILabel()

          func show(_ chapter: Chapter) {
            titleLabel.text = chapter.name
            titleLabel.font = .preferredFont(forTextStyle: .title1)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "titleLabel" looks like a heading but lacks the header trait
            titleLabel.adjustsFontForContentSizeCategory = true
          }
        }
        """
      ),
      .reported(
        """
        final class LibraryController: UIViewController {
          private let recent = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            recent.text = "Recently read"
            recent.font = .preferredFont(forTextStyle: .title2)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Recently read" looks like a heading but lacks the header trait
            recent.adjustsFontForContentSizeCategory = true
            view.addSubview(recent)
          }
        }
        """,
        fixed: [
          "Add the header trait": """
          final class LibraryController: UIViewController {
            private let recent = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              recent.text = "Recently read"
              recent.font = .preferredFont(forTextStyle: .title2)
              recent.accessibilityTraits.insert(.header)
              recent.adjustsFontForContentSizeCategory = true
              view.addSubview(recent)
            }
          }
          """
        ]
      ),
      .reported(
        "The header of a list's section",
        """
        final class RegionHeader: UITableViewHeaderFooterView {
          private let titleLabel = UILabel()

          func show(_ region: String) {
            titleLabel.text = region
            titleLabel.font = .preferredFont(forTextStyle: .headline)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "titleLabel" looks like a heading but lacks the header trait
            titleLabel.adjustsFontForContentSizeCategory = true
            contentView.addSubview(titleLabel)
          }
        }
        """
      ),
      .reported(
        "What a function gives",
        """
        func makeSectionTitle(_ text: String) -> UILabel {
          let title = UILabel()
          title.text = text
          title.font = .preferredFont(forTextStyle: .title2)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "title" looks like a heading but lacks the header trait
          title.adjustsFontForContentSizeCategory = true
          title.numberOfLines = 0
          return title
        }
        """
      ),
      .recommended(
        """
        final class LibraryController: UIViewController {
          private let recent = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            recent.text = "Recently read"
            recent.font = .preferredFont(forTextStyle: .title2)
            recent.adjustsFontForContentSizeCategory = true
            recent.accessibilityTraits = .header
          }
        }
        """
      ),
      .reported(
        "A function of the type is given the style",
        """
        final class ArticleController: UIViewController {
          private let sections = [("Why sleep matters", "Sleep lets the body repair itself.")]

          override func viewDidLoad() {
            super.viewDidLoad()
            let stack = UIStackView()
            for (heading, body) in sections {
              let headingLabel = makeLabel(heading, style: .title2)
              stack.addArrangedSubview(headingLabel)
              stack.addArrangedSubview(makeLabel(body, style: .body))
            }
            view.addSubview(stack)
          }

          private func makeLabel(_ text: String, style: UIFont.TextStyle) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "headingLabel" looks like a heading but lacks the header trait
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
          }
        }
        """
      ),
      .ignored(
        "Who calls the function completes what it gives",
        """
        func makeSectionTitle(_ text: String) -> UILabel {
          let title = UILabel()
          title.text = text
          title.font = .preferredFont(forTextStyle: .title2)
          title.adjustsFontForContentSizeCategory = true
          title.numberOfLines = 0
          return title
        }

        func makeSections(in stack: UIStackView) {
          let recent = makeSectionTitle("Recent")
          recent.accessibilityTraits = .header
          stack.addArrangedSubview(recent)
        }
        """
      ),
      .ignored(
        "A text that appears with an alarm",
        """
        final class BoilerController: UIViewController {
          private let overheated = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            overheated.text = "Too hot"
            overheated.font = .preferredFont(forTextStyle: .largeTitle)
            overheated.adjustsFontForContentSizeCategory = true
            overheated.isHidden = true
            view.addSubview(overheated)
          }
        }
        """
      ),
      .ignored(
        "Something sets its traits",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .title1)
            name.adjustsFontForContentSizeCategory = true
            name.text = "Huts"
            name.accessibilityTraits = .staticText
          }
        }
        """
      ),
      .ignored(
        "No element of its own",
        """
        final class Screen: UIViewController {
          private let name = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.font = .preferredFont(forTextStyle: .title1)
            name.adjustsFontForContentSizeCategory = true
            name.text = "Huts"
            name.isAccessibilityElement = false
          }
        }
        """
      ),
      .ignored(
        "A title of the navigation bar, and a figure",
        """
        final class LibraryController: UIViewController {
          private let name = UILabel()
          private let pageCount = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            name.text = "Library"
            name.font = .preferredFont(forTextStyle: .title3)
            name.adjustsFontForContentSizeCategory = true
            navigationItem.titleView = name
            pageCount.font = .preferredFont(forTextStyle: .largeTitle)
            pageCount.adjustsFontForContentSizeCategory = true
            pageCount.text = "312"
          }
        }
        """
      ),
      .ignored(
        "The header is exposed",
        """
        final class RegionHeader: UITableViewHeaderFooterView {
          private let titleLabel = UILabel()

          func show(_ region: String) {
            titleLabel.text = region
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            titleLabel.adjustsFontForContentSizeCategory = true
            contentView.addSubview(titleLabel)
            contentView.accessibilityTraits = .header
          }
        }
        """
      ),
      .reported(
        "The title of a section, whatever its font",
        """
        final class LogController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UIView()
            let name = UILabel()
                     //^^^^^^^^^ The default font of this label does not support Dynamic Type
            name.text = days[section].name
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "name" is the title of a section but lacks the header trait
            header.addSubview(name)
            return header
          }
        }

        final class DayHeader: UICollectionReusableView {
          private let titleLabel = UILabel()
                                 //^^^^^^^^^ "titleLabel" is the title of a section but lacks the header trait
        }
        """
      ),
      .ignored(
        "The title of a section has the trait",
        """
        final class DayHeader: UICollectionReusableView {
          private let titleLabel = UILabel()

          func setUp() {
            titleLabel.accessibilityTraits = .header
            addSubview(titleLabel)
          }
        }
        """
      ),
      .reported(
        "A function makes the header of a section",
        """
        final class TimetableController: UITableViewController {
          override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headerLabel(lines[section])
          }

          private func headerLabel(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .title3)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label looks like a heading but lacks the header trait
            label.adjustsFontForContentSizeCategory = true
            return label
          }
        }
        """,
        fixed: [
          "Add the header trait": """
          final class TimetableController: UITableViewController {
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
              headerLabel(lines[section])
            }

            private func headerLabel(_ text: String) -> UILabel {
              let label = UILabel()
              label.text = text
              label.font = .preferredFont(forTextStyle: .title3)
              label.accessibilityTraits.insert(.header)
              label.adjustsFontForContentSizeCategory = true
              return label
            }
          }
          """
        ]
      ),
    ] + headersOfLists,
    check: .object { label, item, findings in
      guard label.isKind(of: .label), !label.isOwn else { return }
      let titlesList = label.titlesList || label.isOnlyLabelOfHeader(in: item)
      guard let setting = label.settings(of: "font").last, let value = setting.value,
        let font = item.uiFont(value, in: label.declaration, given: setting.givenArguments)
      else {
        // The title of a section is a heading in whatever font.
        guard titlesList, label.isTitleOfList(in: item) else { return }
        let text = label.literalText ?? label.localizedText
        findings.report(
          "\"\(text ?? label.name)\" is the title of a section but lacks the header trait",
          at: label.settings(of: "text").first?.range ?? label.range,
          fixes: [label.lastStatement.map(addHeaderTrait(after:))].compactMap { $0 }
        )
        return
      }
      let isNamed =
        headingName.matches(label.name)
        || label.nameWhereMade.map { headingName.matches($0) } == true
        || label.place == .local && headingName.matches(label.member)
        || label.titlesSection && font.isOfTitle
      let titles = label.titlesScreen && font.isOfTitle
      let looks = font.isOfTitle || isNamed && font.isEmphasized || titlesList
      let text = label.literalText ?? label.localizedText
      guard looks,
        text?.contains(where: \.isLetter) == true || isNamed || titlesList || titles,
        text != nil || !titlesList || label.isTitleOfList(in: item)
      else { return }
      // Made by a function, it has no name of its own.
      let words = text?.contains(where: \.isLetter) == true ? text : nil
      let shown = words ?? (label.name.isEmpty ? nil : label.name)
      findings.report(
        "\(shown.map { "\"\($0)\"" } ?? "This label") looks like a heading but lacks the header trait",
        at: setting.range,
        fixes: setting.statement == setting.range
          ? [addHeaderTrait(after: setting)] : []
      )
    },
    exemptions: [
      .object(
        "a file of Interface Builder that was not read sets it up",
        certainty: { $0.isUnreadOutlet ? .unknown : .no }
      ),
      .object(
        "code that was not read sets it up",
        // What a list is given as the header of a section it only shows.
        certainty: { $0.isHandedOn && !$0.isInHeaderOfList ? .unknown : .no }
      ),
      .object("something sets its traits") {
        $0.setsForCertain(anyOf: ["accessibilityTraits", "setAccessibilityTraits"])
      },
      .object("it is no element of its own") { label in
        label.isLeftOut || label.declaration.ownsElement
      },
      .object("it is shown only once something has happened") { label in
        label.settings.contains {
          $0.path == ["isHidden"] && $0.value?.boolean == true
            && NameHint.settingUp.matches($0.member)
        }
      },
      .object("a header in its type is exposed as one") { $0.declaration.exposesHeader },
      .object("it is the title of a bar, an error or a figure") { label in
        NameHint.figure.matches(label.name) || label.places.contains("titleView")
          || NameHint.content.matches(label.name) || NameHint.fault.matches(label.name)
          || NameHint.message.matches(label.name)
          || label.literalText?.hasSuffix(".") == true
          || label.literalText?.hasSuffix("?") == true
          || (label.literalText ?? label.localizedText)?.isProgress == true
          || (label.literalText?.count ?? 0) > 60
      },
    ]
  )
}

private func addHeaderTrait(after setting: ObjectSetting) -> FixProposal {
  .safe(
    "Add the header trait",
    setting.adding("\(setting.prefix)accessibilityTraits.insert(.header)")
  )
}

/// Labels that are headings by their names.
private let headingName = NameHint(
  "heading section-title section-header section-label header-label"
)
