import CurbcutModel
import CurbcutSyntax

extension NameHint {
  /// Views that cover a screen and wait for an answer.
  static let overlay = NameHint(
    "dialog dialogue popup popover modal alert overlay lightbox prompt"
  )
}

extension ItemModel {
  /// Where code puts a view over others, or shows it again there, and sends assistive technology to it as
  /// to a new screen, until the view is taken away.
  func shownAsScreen(_ view: UIKitObject) -> ObjectSetting? {
    guard view.declaration.mentionedSymbols.contains(.announces), !view.isOwn,
      view.isKind(of: .view), !view.isKind(of: .control, .label, .imageView),
      view.place != .others, !NameHint.dialog.matches(view.className), waitsForAnswer(view),
      let placing = view.settings.first(where: { $0.isAddition })
    else { return nil }
    for post in view.declaration.accessibilityPosts where post.kind == .screenChanged {
      guard let target = post.argument?.path?.withoutSelf, isPart(target, of: view),
        let function = view.declaration.nodes(around: post.range).last(where: {
          $0.kind == .functionDecl
        }), !function.replacesOthers(than: view)
      else { continue }
      let isPlaced = view.settings.contains { setting in
        guard function.range.contains(setting.range.lowerBound) else { return false }
        return setting.isAddition
          || setting.path == ["isHidden"] && setting.value?.boolean == false && coversScreen(view)
      }
      if isPlaced { return placing }
    }
    return nil
  }

  /// Whether a name is that of a view, or of one that stands in it.
  private func isPart(_ name: String, of view: UIKitObject) -> Bool {
    name == view.name
      || descendants(of: view).contains { $0.name == name && $0.place != .expression }
  }

  /// Whether there is something in a view to operate, or its name says that it asks for an answer, and its
  /// type takes it away again.
  private func waitsForAnswer(_ view: UIKitObject) -> Bool {
    let isAsking =
      NameHint.overlay.matches(view.name)
      || descendants(of: view).contains { $0.isKind(of: .button, .textField) }
    let isTakenAway =
      view.settings.contains { $0.path == ["removeFromSuperview"] }
      || view.settings(of: "isHidden").contains { $0.value?.boolean == true }
      || view.creation.map { $0.source.includes("removeFromSuperview") } == true
    return isAsking && isTakenAway
  }

  private func coversScreen(_ view: UIKitObject) -> Bool {
    ownObject(of: view.declaration).map { covers(view, all: $0) } ?? false
  }
}

extension ObjectSetting {
  /// Whether it puts the view above all that another one shows.
  var isAddition: Bool {
    guard case .passed(let function) = kind else { return false }
    return function.hasPrefix("addSubview")
  }
}

extension Node {
  /// Whether a function takes away or hides something else than a view, in the place of which the view
  /// then is.
  fileprivate func replacesOthers(than view: UIKitObject) -> Bool {
    descendants.contains { node in
      if let (target, value) = node.assignment {
        return target.memberName == "isHidden" && value.boolean == true
          && target.path?.withoutSelf != "\(view.name).isHidden"
      }
      guard let callee = Expression(node).call?.callee else { return false }
      switch callee.memberName {
      case "addChild", "setViewControllers": return true
      case "removeFromSuperview":
        // What a closure takes away is gone later.
        return !callee.mentions(view.name) && view.creation?.range.encloses(node.range) != true
      default: return false
      }
    }
  }
}

extension Rule {
  /// More examples of `uikit-modal-missing-flag`: what VoiceOver is sent to as to a new screen.
  static let modalsToldAsScreens: [Example] = [
    .reported(
      "It is hidden until it is shown, and then told as a new screen",
      """
      final class PuzzleController: UIViewController {
        private let pauseView = UIView()
        private let resume = UIButton(configuration: .plain())

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Puzzle"
          pauseView.frame = view.bounds
          pauseView.isHidden = true
          view.addSubview(pauseView)
                        //^^^^^^^^^ VoiceOver focus can leave "pauseView"; set its `accessibilityViewIsModal`
          resume.configuration?.title = "Resume"
          resume.addTarget(self, action: #selector(go), for: .touchUpInside)
          pauseView.addSubview(resume)
        }

        @objc private func pause() {
          pauseView.isHidden = false
          UIAccessibility.post(notification: .screenChanged, argument: resume)
        }

        @objc private func go() {
          pauseView.isHidden = true
        }
      }
      """
    ),
    .reported(
      "It moves the focus to a part of itself",
      """
      final class TipDialog: UIView {
        private let message = UILabel()
        private let close = UIButton(configuration: .plain())

        func show(over window: UIWindow) {
          close.configuration?.title = "Got it"
          message.font = .preferredFont(forTextStyle: .body)
          message.adjustsFontForContentSizeCategory = true
          addSubview(message)
          addSubview(close)
          frame = window.bounds
          window.addSubview(self)
        //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          UIAccessibility.post(notification: .screenChanged, argument: message)
        }

        override func accessibilityPerformEscape() -> Bool {
          removeFromSuperview()
          return true
        }
      }
      """
    ),
    .ignored(
      "A page that takes the place of another one, and what moves the focus within a screen",
      """
      final class SetupController: UIViewController {
        private let welcome = UIView()
        private let question = UIView()
        private let hint = UIView()
        private let answer = UIButton(configuration: .plain())

        @objc private func goOn() {
          answer.configuration?.title = "Yes"
          question.addSubview(answer)
          welcome.removeFromSuperview()
          view.addSubview(question)
          UIAccessibility.post(notification: .screenChanged, argument: question)
        }

        @objc private func goBack() {
          question.removeFromSuperview()
          view.addSubview(welcome)
        }

        @objc private func explain() {
          view.addSubview(hint)
          UIAccessibility.post(notification: .layoutChanged, argument: hint)
        }
      }
      """
    ),
  ]
}
