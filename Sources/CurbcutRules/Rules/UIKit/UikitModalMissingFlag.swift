import CurbcutModel

extension Rule {
  static let uikitModalMissingFlag = Rule(
    id: "uikit-modal-missing-flag",
    title: "VoiceOver focus can leave this UIKit overlay",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      An overlay covers the views below it only visually. Unless it sets `accessibilityViewIsModal`,
      VoiceOver users move on to the covered views and do not notice that something asks for an
      answer.
      """,
    knownLimitations: """
      Overlays are known by the names of their classes or variables, such as "ConfirmOverlay", and by the
      controls in them.
      """,
    examples: [
      .reported(
        """
        final class RatingPopup: UIView {
                  //^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          private let send = UIButton(type: .system)

          func setUp() {
            send.setTitle("Send", for: .normal)
            addSubview(send)
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .reported(
        "A view that a screen puts over itself",
        """
        final class CartController: UIViewController {
          private let popup = UIView()
          private let confirm = UIButton(type: .system)

          @objc private func askForConfirmation() {
            confirm.setTitle("Confirm", for: .normal)
            popup.frame = view.bounds
            popup.addSubview(confirm)
            view.addSubview(popup)
                          //^^^^^ VoiceOver focus can leave "popup"; set its `accessibilityViewIsModal`
          }
        }
        """
      ),
      .recommended(
        """
        final class RatingPopup: UIView {
          private let send = UIButton(type: .system)

          func setUp() {
            accessibilityViewIsModal = true
            send.setTitle("Send", for: .normal)
            addSubview(send)
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "A modal overlay",
        """
        final class ConfirmOverlay: UIView {
          private let confirm = UIButton(type: .system)

          override init(frame: CGRect) {
            super.init(frame: frame)
            confirm.setTitle("Delete", for: .normal)
            addSubview(confirm)
            accessibilityViewIsModal = true
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "Messages and controls that lie over a film, and views without a control",
        """
        final class UndoToastOverlay: UIView {
          private let undo = UIButton(type: .system)

          func setUp() {
            undo.setTitle("Undo", for: .normal)
            addSubview(undo)
          }
        }

        final class CropOverlay: UIView {
          private let grid = UIView()

          func setUp() { addSubview(grid) }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn else {
        guard let shown = item.shownOverlay(object) else { return }
        findings.report(
          "VoiceOver focus can leave \"\(object.name)\"; set its `accessibilityViewIsModal`",
          at: shown.range,
          unless: [
            .object("its type hides what is below or lists its elements") {
              $0.declaration.mentions(anyOf: [
                "accessibilityElementsHidden", "accessibilityViewIsModal", "accessibilityElements",
              ])
            }
          ]
        )
        return
      }
      guard item.isOverlay(object) else { return }
      findings.report(
        "VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`",
        at: object.range
      )
    },
    exemptions: [
      .object("it is modal", certainty: { $0.sets("accessibilityViewIsModal") })
    ]
  )
}

extension ItemModel {
  /// Where a screen puts a view of its own with controls over itself, going by the view's name.
  fileprivate func shownOverlay(_ view: UIKitObject) -> ObjectSetting? {
    guard view.isKind(of: .view), view.place == .member || view.place == .local,
      !view.isKind(of: .control, .label, .imageView), view.creation != nil,
      overlay.matches(view.name), !NameHint.passing.matches(view.name),
      !NameHint.passing.matches(view.declaration.name),
      let own = objects.first(where: { $0.isOwn && $0.declaration === view.declaration }),
      own.isKind(of: .viewController),
      descendants(of: view).contains(where: { $0.isKind(of: .button, .textField) })
    else { return nil }
    return view.settings.first { setting in
      guard case .passed(let function) = setting.kind, function.hasPrefix("addSubview") else {
        return false
      }
      // What is there from the start is part of the screen.
      return !["viewDidLoad", "loadView", "init"].contains(setting.member)
        && !NameHint.settingUp.matchesBeginning(of: setting.member)
    }
  }
}

/// Views that cover a screen and wait for an answer.
private let overlay = NameHint("dialog dialogue popup popover modal alert overlay lightbox prompt")
