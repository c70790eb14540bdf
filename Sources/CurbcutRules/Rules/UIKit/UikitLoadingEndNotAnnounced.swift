import CurbcutModel

extension Rule {
  static let uikitLoadingEndNotAnnounced = Rule(
    id: "uikit-loading-end-not-announced",
    title: "End of loading is not announced",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.statusMessages],
    since: "0.2.0",
    why: """
      Everyone sees the activity indicator go and the content come. People who use VoiceOver hear nothing
      of it and do not know whether they still have to wait. Post `.screenChanged` or an announcement
      when loading ends.
      """,
    knownLimitations:
      "A function that posts a notification, or calls one that does, is left alone.",
    examples: [
      .reported(
        """
        final class ForecastController: UIViewController {
          private let spinner = UIActivityIndicatorView(style: .large)
          private let days = UITableView()

          func load(_ fetch: (@escaping () -> Void) -> Void) {
            spinner.startAnimating()
            fetch { [weak self] in
              self?.spinner.stopAnimating()
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users do not learn that loading has ended; post a notification
              self?.days.reloadData()
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class ForecastController: UIViewController {
          private let spinner = UIActivityIndicatorView(style: .large)
          private let days = UITableView()

          func load(_ fetch: (@escaping () -> Void) -> Void) {
            spinner.startAnimating()
            fetch { [weak self] in
              self?.spinner.stopAnimating()
              self?.days.reloadData()
              UIAccessibility.post(notification: .screenChanged, argument: self?.days)
            }
          }
        }
        """
      ),
      .ignored(
        "A spinner in a cell",
        """
        final class ForecastCell: UITableViewCell {
          private let spinner = UIActivityIndicatorView(style: .medium)

          private let day = UILabel()

          func show(_ name: String?) {
            if let name {
              spinner.stopAnimating()
              day.text = name
            } else {
              spinner.startAnimating()
            }
          }
        }
        """
      ),
      .ignored(
        "Another screen comes next",
        """
        final class SetupController: UIViewController {
          private let spinner = UIActivityIndicatorView()
          private let note = UILabel()

          func load() {
            spinner.startAnimating()
            fetch { self.finish() }
          }

          private func finish() {
            spinner.stopAnimating()
            note.text = "Done"
            navigationController?.pushViewController(LibraryController(), animated: true)
          }
        }
        """
      ),
      .ignored(
        "A progress bar takes over",
        """
        final class UploadController: UIViewController {
          private let spinner = UIActivityIndicatorView(style: .large)
          private let bar = UIProgressView(progressViewStyle: .bar)
          private let note = UILabel()

          func show(_ share: Float?) {
            if let share {
              spinner.stopAnimating()
              bar.accessibilityLabel = "Upload"
              bar.progress = share
              note.text = "Uploading"
            } else {
              spinner.startAnimating()
            }
          }
        }
        """
      ),
      .ignored(
        "Nothing has been under way",
        """
        final class BackupController: UIViewController {
          enum Operation { case none, backup }

          private let spinner = UIActivityIndicatorView()
          private let status = UILabel()

          func show(_ operation: Operation) {
            switch operation {
            case .backup:
              status.text = "Backing up…"
              spinner.startAnimating()
            case .none:
              status.text = "No backup yet"
              spinner.stopAnimating()
            }
          }
        }
        """
      ),
    ],
    check: .object { spinner, item, findings in
      guard spinner.isKind(of: .activityIndicator), spinner.place == .member,
        spinner.settings.contains(where: { $0.path == ["startAnimating"] }),
        let end = spinner.settings.first(where: {
          $0.path == ["stopAnimating"] && !["init", "viewDidLoad"].contains($0.member)
        }),
        item.showsContent(in: end.member, of: spinner.declaration),
        !spinner.declaration.posts(in: end.member),
        !item.showsProgress(in: end.member, of: spinner.declaration),
        !spinner.declaration.leaves(in: end.member),
        !spinner.declaration.isIdle(at: end.range)
      else { return }
      findings.report(
        "VoiceOver users do not learn that loading has ended; post a notification",
        at: end.range
      )
    },
    exemptions: [
      .object("it is no screen") { spinner in
        !(spinner.declaration.name.hasSuffix("Controller")
          || spinner.declaration.conformances.contains { $0.hasSuffix("Controller") })
      }
    ]
  )
}

extension Declaration {
  /// Whether code runs where nothing has been under way: `case .idle: spinner.stopAnimating()`.
  fileprivate func isIdle(at range: Range<Int>) -> Bool {
    let branch = nodes(around: range).last { $0.kind == .switchCase }
    guard let label = branch?.firstChild, label.kind == .switchCaseLabel else { return false }
    return label.allTokens.contains { idle.contains($0.text) }
  }

  /// Whether a function of it goes on to another screen, which VoiceOver announces.
  fileprivate func leaves(in member: String) -> Bool {
    guard let code = function(member)?.node.code else { return false }
    return [
      "pushViewController", "performSegue", "popViewController", "rootViewController",
      "RootViewController",
    ].contains { code.includes($0) }
  }

  /// Whether a function of it posts a notification to assistive technology, or calls one that does.
  fileprivate func posts(in member: String) -> Bool {
    let posts = accessibilityPosts
    if posts.isEmpty, mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]) { return false }
    if posts.isEmpty { return true }
    let posting = functions.filter { function in
      posts.contains { function.node.range.contains($0.range.lowerBound) }
    }
    guard let code = function(member)?.node.code else { return true }
    return posting.contains { $0.name == member || code.includes("\($0.name)(") }
  }
}

extension ItemModel {
  /// Whether a member of a type sets a progress bar, so that loading goes on.
  fileprivate func showsProgress(in member: String, of declaration: Declaration) -> Bool {
    objects.contains { object in
      object.declaration === declaration && object.isKind(of: .progressView)
        && object.settings.contains { $0.member == member }
    }
  }

  /// Whether a member of a type shows what has been loaded.
  fileprivate func showsContent(in member: String, of declaration: Declaration) -> Bool {
    objects.contains { object in
      object.declaration === declaration
        && object.settings.contains { setting in
          setting.member == member
            && (["reloadData", "apply", "reloadSections", "performBatchUpdates"]
              .contains(setting.name)
              || setting.path == ["text"] && object.isKind(of: .label, .textView))
        }
    }
  }
}

/// What states are called in which nothing is or was under way.
private let idle: Set<String> = [
  "none", "idle", "inactive", "initial", "notStarted", "unknown", "nil", "waiting",
]
