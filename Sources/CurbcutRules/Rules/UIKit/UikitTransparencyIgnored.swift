import CurbcutModel

extension Rule {
  static let uikitTransparencyIgnored = Rule(
    id: "uikit-transparency-ignored",
    title: "Transparent background ignores Reduce Transparency",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.2.0",
    why: """
      Text on a background that shines through is hard to read for people with low vision. They turn on
      Reduce Transparency; `UIVisualEffectView` follows it by itself, a color with an alpha of your own
      only if you ask `UIAccessibility.isReduceTransparencyEnabled`.
      """,
    examples: [
      .reported(
        """
        final class CaptionPanel: UIView {
          private let caption = UILabel()

          func setUp() {
            backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text on this background is hard to read; ask `isReduceTransparencyEnabled`
            addSubview(caption)
          }
        }
        """
      ),
      .reported(
        "What lies over a screen for as long as it plays",
        """
        final class SongOverlay: UIView {
          private let song = UILabel()

          func setUp() {
            addSubview(song)
            song.textColor = .secondaryLabel
            backgroundColor = UIColor.systemBackground.withAlphaComponent(0.7)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text on this background is hard to read; ask `isReduceTransparencyEnabled`
          }
        }
        """
      ),
      .recommended(
        """
        final class CaptionPanel: UIView {
          private let caption = UILabel()

          func setUp() {
            let alpha = UIAccessibility.isReduceTransparencyEnabled ? 1 : 0.6
            backgroundColor = UIColor.systemBackground.withAlphaComponent(alpha)
            addSubview(caption)
          }
        }
        """
      ),
      .ignored(
        "Nothing to read on it",
        """
        final class DimmingView: UIView {
          func setUp() {
            backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
          }
        }
        """
      ),
      .ignored(
        "It asks for the setting, or covers a screen that is busy",
        """
        final class CaptionPanel: UIView {
          private let caption = UILabel()

          func setUp() {
            let isReduced = UIAccessibility.isReduceTransparencyEnabled
            backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
            if isReduced { backgroundColor = .systemBackground }
            addSubview(caption)
          }
        }

        final class BusyOverlay: UIView {
          private let caption = UILabel()
          private let spinner = UIActivityIndicatorView(style: .large)

          func setUp() {
            backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
            addSubview(caption)
            addSubview(spinner)
          }
        }
        """
      ),
      .ignored(
        "It shines through so little that text can be read on anything",
        """
        final class NoteController: UIViewController {
          private let panel = UIView()
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            panel.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.7)
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            panel.addSubview(note)
            view.addSubview(panel)
          }
        }
        """
      ),
    ],
    check: .object { view, item, findings in
      guard view.isKind(of: .view),
        // Below a cell there is nothing but the background of its list.
        !view.isKind(of: .label, .control, .tableViewCell, .collectionViewCell)
      else { return }
      for setting in view.settings(of: "backgroundColor") {
        guard let call = setting.value?.call, call.callee.memberName == "withAlphaComponent",
          let alpha = call.arguments.first?.value.number, alpha >= 0.3,
          case .member(let base?, _) = call.callee.form,
          base.memberName?.hasSuffix("ystemBackground") == true,
          case let contents = item.descendants(of: view),
          contents.contains(where: { $0.isKind(of: .label) }),
          alpha <= mostOpaque(below: contents)
        else { continue }
        findings.report(
          "Text on this background is hard to read; ask `isReduceTransparencyEnabled`",
          at: setting.range,
          unless: [
            .object("it covers what is below while something is under way") { view in
              NameHint.loading.matches(view.isOwn ? view.declaration.name : view.name)
                || contents.contains { $0.isKind(of: .activityIndicator, .progressView) }
            }
          ]
        )
      }
    },
    exemptions: [
      .object("its type asks for the setting") {
        $0.mentions(anyOf: [
          "isReduceTransparencyEnabled", "UIVisualEffectView", "UIBlurEffect",
          "reduceTransparencyStatusDidChangeNotification",
        ])
      }
    ]
  )
}

/// How opaque the system's background may be for text on it to fall below 4.5:1 over what is darkest in
/// light mode, or lightest in Dark Mode; the color of labels needs less than others.
private func mostOpaque(below contents: [UIKitObject]) -> Double {
  let plain: Set = [
    ".label", "UIColor.label", ".black", ".white", "UIColor.black", "UIColor.white",
  ]
  let isPlain = contents.filter { $0.isKind(of: .label) }.allSatisfy { label in
    label.settings(of: "textColor").allSatisfy { setting in
      setting.value?.path.map(plain.contains) == true
    }
  }
  return isPlain ? 0.53 : 0.85
}
