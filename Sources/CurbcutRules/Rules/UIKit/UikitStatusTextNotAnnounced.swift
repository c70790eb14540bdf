import CurbcutModel

extension Rule {
  static let uikitStatusTextNotAnnounced = Rule(
    id: "uikit-status-text-not-announced",
    title: "Error or status text appears without an announcement",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.statusMessages],
    since: "0.2.0",
    why: """
      An error that appears under a field, or a toast that comes and goes, is seen at once. People who
      use VoiceOver do not learn of it, because their focus is elsewhere, unless the app posts an
      announcement.
      """,
    knownLimitations: """
      A type that posts an accessibility notification anywhere is left alone, but for messages of
      constant words.
      """,
    examples: [
      .reported(
        """
        final class PinController: UIViewController {
          private let errorLabel = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            errorLabel.text = "The PIN must have four digits."
            errorLabel.numberOfLines = 0
            errorLabel.isHidden = true
          }

          private func check(_ pin: String) {
            if pin.count != 4 {
              errorLabel.isHidden = false
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
            }
          }
        }
        """
      ),
      .reported(
        "A toast",
        """
        enum Toast {
          static func show(_ text: String, in view: UIView) {
            let label = UILabel()
                      //^^^^^^^^^ The default font of this label does not support Dynamic Type
            label.text = text
            view.addSubview(label)
                          //^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          }
        }
        """
      ),
      .reported(
        "A function that shows a text for a time",
        """
        extension UIView {
          func toast(_ text: String) {
            let label = UILabel()
                      //^^^^^^^^^ The default font of this label does not support Dynamic Type
            label.text = text
            label.numberOfLines = 0
            addSubview(label)
                     //^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          }
        }
        """
      ),
      .recommended(
        """
        final class PinController: UIViewController {
          private let errorLabel = UILabel()

          private func check(_ pin: String) {
            if pin.count != 4 {
              errorLabel.isHidden = false
              UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
            }
          }
        }
        """
      ),
      .reported(
        "A notification changes it",
        """
        final class UploadView: UIView {
          private let statusLabel = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            statusLabel.text = "Uploading 12 photos"
            NotificationCenter.default.addObserver(
              self, selector: #selector(uploadFinished), name: .uploadFinished, object: nil)
          }

          @objc private func uploadFinished() {
            statusLabel.text = "Upload finished"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          }
        }
        """
      ),
      .reported(
        "How many results there are",
        """
        final class BookSearchController: UITableViewController, UISearchBarDelegate {
          private let countLabel = UILabel()

          func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            catalog.search(searchBar.text ?? "") { [weak self] titles in self?.show(titles) }
          }

          private func show(_ titles: [String]) {
            results = titles
            countLabel.text = titles.isEmpty ? "No books found" : "\\(titles.count) books found"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          }
        }
        """
      ),
      .ignored(
        "A figure that no search changes, or a count that is announced",
        """
        final class ShelfController: UITableViewController {
          private let countLabel = UILabel()

          private func show(_ titles: [String]) {
            countLabel.text = "\\(titles.count) books"
          }
        }

        final class BookSearchController: UITableViewController, UISearchBarDelegate {
          private let countLabel = UILabel()

          func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            countLabel.text = "\\(titles.count) books found"
            UIAccessibility.post(notification: .announcement, argument: countLabel.text)
          }
        }
        """
      ),
      .ignored(
        "A button changes it, which is under the finger",
        """
        final class CounterView: UIView {
          private let statusLabel = UILabel()
          private let button = UIButton(type: .system)

          override init(frame: CGRect) {
            super.init(frame: frame)
            button.setTitle("Start", for: .normal)
            button.addTarget(self, action: #selector(start), for: .touchUpInside)
          }

          @objc private func start() {
            statusLabel.text = "Started"
          }
        }
        """
      ),
      .ignored(
        "Text that is there from the start",
        """
        final class PinController: UIViewController {
          private let errorLabel = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            errorLabel.text = "The PIN must have four digits."
            errorLabel.numberOfLines = 0
          }
        }
        """
      ),
      .ignored(
        "A cell, and text that updates frequently",
        """
        final class PinCell: UITableViewCell {
          private let errorLabel = UILabel()

          func check(_ pin: String) {
            if pin.count != 4 { errorLabel.isHidden = false }
          }
        }

        final class PinView: UIView {
          private let errorLabel = UILabel()

          func check(_ pin: String) {
            errorLabel.accessibilityTraits = .updatesFrequently
            if pin.count != 4 { errorLabel.isHidden = false }
          }
        }
        """
      ),
      .reported(
        "What has ended elsewhere, and a mistake in red",
        """
        final class ImportController: UIViewController {
          private let resultLabel = UILabel()
          private let hint = UILabel()

          func start() {
            Task {
              let count = await importer.run()
              resultLabel.text = "Imported \\(count) files"
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
            }
          }

          func check(_ name: String) {
            if name.isEmpty {
              hint.text = "Type a name"
            //^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
              hint.textColor = .systemRed
            }
          }
        }
        """
      ),
      .reported(
        "A message that comes into sight once something has ended elsewhere",
        """
        final class RecordController: UIViewController {
          private let noAccess: UILabel = {
            let label = UILabel()
            label.text = "Allow access to the microphone in Settings."
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
          }()

          func ask() {
            session.requestRecordPermission { [weak self] isGranted in
              self?.noAccess.isHidden = isGranted
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
            }
          }

          func fold() {
            UIView.animate(withDuration: 0.1) { [weak self] in self?.noAccess.alpha = 0 }
          }
        }
        """
      ),
      .ignored(
        "What calls the function announces it",
        """
        final class RecordController: UIViewController {
          private let noAccess: UILabel = {
            let label = UILabel()
            label.text = "Allow access to the microphone in Settings."
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
          }()

          func ask() {
            session.requestRecordPermission { [weak self] isGranted in
              self?.noAccess.isHidden = isGranted
              self?.tell()
            }
          }

          private func tell() {
            UIAccessibility.post(notification: .announcement, argument: noAccess.text)
          }
        }
        """
      ),
      .ignored(
        "What an animation shows, or text of a line that is there with data",
        """
        final class RecordController: UIViewController {
          private let tip: UILabel = {
            let label = UILabel()
            label.text = "Hold the phone close."
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            return label
          }()

          func showTip() {
            UIView.animate(withDuration: 0.1) { [weak self] in self?.tip.isHidden = false }
          }
        }
        """
      ),
      .ignored(
        "What has ended elsewhere is announced, or the focus moves to it",
        """
        final class ImportController: UIViewController {
          private let resultLabel = UILabel()

          func start() {
            Task {
              await importer.run()
              resultLabel.text = "Done"
              moveVoiceOverFocus(to: resultLabel)
            }
          }
        }
        """
      ),
      .reported(
        "A text that follows the message which others set",
        """
        final class PasscodeController: UIViewController {
          @IBOutlet private var errorLabel: UILabel?

          var errorMessage: String? {
            didSet {
              errorLabel?.text = errorMessage ?? ""
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
            }
          }
        }
        """
      ),
      .ignored(
        "The message is announced, or is that of a whole row",
        """
        final class PasscodeController: UIViewController {
          @IBOutlet private var errorLabel: UILabel?

          var errorMessage: String? {
            didSet {
              errorLabel?.text = errorMessage ?? ""
              UIAccessibility.post(notification: .announcement, argument: errorMessage)
            }
          }
        }

        final class FailureCell: UITableViewCell {
          @IBOutlet private var errorLabel: UILabel?

          var errorMessage: String? { didSet { errorLabel?.text = errorMessage } }
        }
        """
      ),
    ] + statusShakesAndScans,
    check: .object { object, item, findings in
      if let setting = object.settings.first(where: { $0.isShake(of: object, in: item) }) {
        findings.report(
          "Only a shake tells that something is wrong; post an announcement that says what it is",
          at: setting.range
        )
        return
      }
      guard object.isKind(of: .label, .textView) else { return }
      let message =
        "This text appears without an announcement; post one with `UIAccessibility.post`"
      if object.declaration.isToast
        || object.place == .local && NameHint.toast.matches(object.member)
      {
        guard
          let setting = object.settings.first(where: \.addsToView)
            ?? object.settings.first(where: { $0.path == ["text"] })
        else { return }
        findings.report(message, at: setting.range)
      } else if NameHint.fault.matches(object.name) {
        let appearing = object.settings.filter { setting in
          setting.makesAppear || setting.isObserved(in: object.declaration)
            || setting.showsByCondition(object) || setting.showsHandedWords(of: object)
        }
        // Where the type posts something, it is about another place.
        guard
          let setting = object.mayBeAnnounced
            ? appearing.first(where: object.isApartFromPosts) : appearing.first
        else { return }
        findings.report(message, at: setting.range)
      } else if let setting = object.settings.first(where: {
        $0.isMessage(in: object) && object.isApartFromPosts($0)
      }) {
        findings.report(message, at: setting.range)
      } else if let setting = object.settings.first(where: \.showsCount),
        object.declaration.searches
      {
        findings.report(message, at: setting.range)
      } else if NameHint.statusText.matches(object.name) {
        guard
          let setting = object.settings.first(where: { setting in
            setting.path == ["text"] && setting.value?.phrase.value?.literal?.isEmpty == false
              && object.declaration.hearsNotifications(by: setting.member)
              || NameHint.outcomeText.matches(object.name) && setting.path == ["text"]
                && (setting.isOutcome(in: object.declaration)
                  || setting.isDoneByAction(in: object.declaration))
              || setting.comesIntoSight(of: object) && object.isApartFromPosts(setting)
          })
        else { return }
        findings.report(message, at: setting.range)
      } else if let setting = object.settings.first(where: {
        $0.isError(of: object) || $0.showsMessage(of: object) || $0.tellsOfScan
      }) {
        findings.report(message, at: setting.range)
      }
    },
    exemptions: [
      .object("its type posts notifications or moves the focus") {
        $0.mayBeAnnounced && !$0.isMessageOfItsOwn
      },
      .object("it is handed to what speaks it or moves the focus to it") { label in
        label.settings.contains { setting in
          guard case .passed(let function) = setting.kind else { return false }
          return NameHint("focus announc* voice-over accessibility").matches(function)
        }
      },
      .object("it is a cell, which is shown with its text") {
        $0.declaration.name.hasSuffix("Cell") || $0.lender?.includes("Cell.") == true
      },
      .leftOut,
      .object("it updates by its traits") { $0.setsForCertain(anyOf: ["accessibilityTraits"]) },
    ]
  )
}

extension ObjectSetting {
  /// Whether it says how many there are of something, once something has happened.
  fileprivate var showsCount: Bool {
    path == ["text"] && !NameHint.settingUp.matchesBeginning(of: member) && member != "init"
      && value?.source.includes(".count)") == true
  }

  /// Whether it puts the text on the screen.
  fileprivate var addsToView: Bool {
    if case .passed(let function) = kind { return function.hasPrefix("addSubview") }
    return false
  }

  /// Whether it shows a text, or another text, once something has happened.
  var makesAppear: Bool {
    guard !NameHint.settingUp.matchesBeginning(of: member) else { return false }
    switch path {
    case ["isHidden"]: return value?.boolean == false
    case ["text"]:
      if case .nothing? = value?.form { return false }
      return isConditional && value?.phrase.value?.isBlank != true
    default: return false
    }
  }
}

extension ObjectSetting {
  /// Whether a sentence that is always the same comes into sight once something has ended elsewhere.
  func showsMessage(of label: UIKitObject) -> Bool {
    guard path == ["isHidden"], value?.boolean != true, label.isOfConstantWords,
      label.settings.contains(where: { $0.path == ["numberOfLines"] && $0.value?.number == 0 }),
      !NameHint.settingUp.matchesBeginning(of: member), isOutcome(in: label.declaration)
    else { return false }
    // What is animated, or what a button does, has not ended elsewhere.
    let around = label.declaration.nodes(around: range)
    return !around.contains { node in
      guard node.kind == .functionCallExpr, let callee = Expression(node).call?.callee else {
        return false
      }
      return ["animate", "transition", "addAnimations", "UIAction", "addAction"].contains(
        callee.memberName
      )
    }
  }

  /// Whether a text is shown in red where a condition holds, as a mistake in a form is.
  fileprivate func isError(of label: UIKitObject) -> Bool {
    guard path == ["text"], isConditional, value?.phrase.value?.literal?.isEmpty == false else {
      return false
    }
    return label.settings.contains { other in
      other.path == ["textColor"] && other.member == member && other.isConditional
        && other.value?.firstCondition == nil
        && ["red", "systemRed"].contains(other.value?.memberName)
    }
  }
}

extension UIKitObject {
  /// Whether its text is set where it is made, and nowhere else.
  fileprivate var isOfConstantWords: Bool {
    let texts = settings(of: "text")
    return !texts.isEmpty && !outside.contains("text")
      && texts.allSatisfy { !$0.isConditional && ($0.member == name || $0.member == "init") }
  }
}
