import CurbcutModel
import CurbcutSyntax

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
      Overlays are known by the names of their classes or variables, such as "ConfirmOverlay", and the
      controls in them, or by darkening a whole screen.
      """,
    examples: [
      .reported(
        """
        final class RatingPopup: UIView {
                  //^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          private let send = UIButton(configuration: .plain())

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
          private let confirm = UIButton(configuration: .plain())

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
      .reported(
        "What darkens the screen around a card",
        """
        extension UIViewController {
          func showCoupon(_ card: UIView) {
            let cover = UIView(frame: view.bounds)
            cover.backgroundColor = UIColor.black.withAlphaComponent(0.6)
            cover.addSubview(card)
            view.addSubview(cover)
                          //^^^^^ VoiceOver focus can leave "cover"; set its `accessibilityViewIsModal`
          }
        }
        """
      ),
      .recommended(
        """
        final class RatingPopup: UIView {
          private let send = UIButton(configuration: .plain())

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
        "It stands in a dimming view that is modal",
        """
        final class ConfirmDialogView: UIView {
          private let confirmButton = UIButton(type: .system)

          func show(in host: UIView) {
            let dimmer = UIView(frame: host.bounds)
            dimmer.backgroundColor = UIColor.black.withAlphaComponent(0.6)
            host.addSubview(dimmer)
            dimmer.addSubview(self)
            addSubview(confirmButton)
            dimmer.accessibilityViewIsModal = true
          }

          override func accessibilityPerformEscape() -> Bool { true }
        }
        """
      ),
      .ignored(
        "A modal overlay",
        """
        final class ConfirmOverlay: UIView {
          private let confirm = UIButton(configuration: .plain())

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
          private let undo = UIButton(configuration: .plain())

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
      .ignored(
        "The bar at the top of a sheet",
        """
        final class BottomSheetTitleView: UIView {
          private let closeButton = UIButton(configuration: .plain())

          func setUp() {
            closeButton.configuration?.title = "Close"
            addSubview(closeButton)
            heightAnchor.constraint(equalToConstant: 60).isActive = true
          }
        }
        """
      ),
      .reported(
        "What darkens the whole screen, whatever it is called",
        """
        final class RatingView: UIView {
                  //^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          private let shade = UIView()
          private let rate = UIButton(configuration: .plain())

          func setUp() {
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
            rate.setTitle("Rate", for: .normal)
            addSubview(shade)
            addSubview(rate)
            NSLayoutConstraint.activate([
              shade.topAnchor.constraint(equalTo: topAnchor),
              shade.bottomAnchor.constraint(equalTo: bottomAnchor),
              shade.leftAnchor.constraint(equalTo: leftAnchor),
              shade.rightAnchor.constraint(equalTo: rightAnchor),
            ])
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "A shade over a part of it",
        """
        final class RatingView: UIView {
          private let band = UIView()
          private let rate = UIButton(configuration: .plain())

          func setUp() {
            band.backgroundColor = UIColor.black.withAlphaComponent(0.5)
            rate.setTitle("Rate", for: .normal)
            addSubview(band)
            addSubview(rate)
            NSLayoutConstraint.activate([
              band.topAnchor.constraint(equalTo: topAnchor),
              band.leadingAnchor.constraint(equalTo: leadingAnchor),
              band.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
          }
        }
        """
      ),
      .reported(
        "It shows itself over a screen",
        """
        final class SignOutAlertView: UIStackView {
          private let leave = UIButton(configuration: .plain())

          func present(in host: UIView) {
            leave.setTitle("Sign out", for: .normal)
            addArrangedSubview(leave)
            host.addSubview(self)
          //^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .reported(
        "A panel that is shown over all of a view",
        """
        final class RatingPanel: UIView {
          private let closeButton = UIButton(configuration: .plain())

          override init(frame: CGRect) {
            super.init(frame: frame)
            closeButton.configuration?.title = "Close"
            addSubview(closeButton)
          }

          required init?(coder: NSCoder) { fatalError() }

          func show(over parent: UIView) {
            frame = parent.bounds
            parent.addSubview(self)
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .reported(
        "A dialog that scrolls, within the safe area",
        """
        final class LeaveGameDialog: UIScrollView {
          private let stay = UIButton(configuration: .plain())

          func show(over page: UIView) {
            stay.configuration?.title = "Keep playing"
            addSubview(stay)
            frame = page.bounds.inset(by: page.safeAreaInsets)
            page.addSubview(self)
          //^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .reported(
        "A type that shows an instance of itself",
        """
        final class FilterPanel: UIView {
          private let apply = UIButton(configuration: .plain())

          static func show(in page: UIView) -> FilterPanel {
            let panel = FilterPanel()
            panel.frame = page.bounds
            page.addSubview(panel)
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
            return panel
          }

          func setUp() {
            apply.configuration?.title = "Apply"
            addSubview(apply)
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "A part of a view, and one that takes as little room as it needs",
        """
        final class RatingPanel: UIView {
          private let closeButton = UIButton(configuration: .plain())

          func embed(in parent: UIView) {
            closeButton.configuration?.title = "Close"
            frame = parent.bounds
            parent.addSubview(self)
          }
        }

        final class OrderPanel: UIView {
          private let orderButton = UIButton(configuration: .plain())

          func show(in parent: UIView) {
            orderButton.configuration?.title = "Order"
            frame = CGRect(x: 0, y: 0, width: 200, height: 80)
            parent.addSubview(self)
          }
        }
        """
      ),
    ] + modalsShownOverScreens + modalsToldAsScreens + veilsInInterface,
    check: .object { object, item, findings in
      guard object.isOwn else {
        guard let shown = item.shownOverlay(object) ?? item.shownAsScreen(object) else { return }
        findings.report(
          "VoiceOver focus can leave \"\(object.name)\"; set its `accessibilityViewIsModal`",
          at: shown.range,
          unless: [
            .object("its type hides what is below or lists its elements") { view in
              let isNamed = view.mentions(anyOf: [
                "accessibilityElementsHidden", "accessibilityElements",
              ])
              return isNamed || !item.isOnlyAbout(others: "accessibilityViewIsModal", than: view)
            }
          ]
        )
        return
      }
      guard item.isOverlay(object) else { return }
      findings.report(
        "VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`",
        at: object.declaration.placeOfShowing ?? object.declaration.placeOverAll ?? object.range
      )
    },
    interface: veilOverScreen,
    exemptions: [
      .object(
        "it is modal",
        certainty: { $0.isSaidNotToBeModal ? .no : $0.sets("accessibilityViewIsModal") }
      ),
      .object("it makes the view modal that it stands in") { view in
        view.isOwn && view.mentions(anyOf: ["accessibilityViewIsModal"])
          && !view.isSaidNotToBeModal
      },
    ]
  )
}

extension Declaration {
  /// Where a view shows itself over others: `host.addSubview(self)`.
  fileprivate var placeOfShowing: Range<Int>? {
    ownNodes(.functionCallExpr).first { node in
      guard let call = Expression(node).call, call.callee.memberName == "addSubview" else {
        return false
      }
      return call.arguments.first?.value.path == "self"
    }?.range
  }
}

extension ItemModel {
  /// Where a screen puts a view of its own with controls over itself, going by the view's name.
  fileprivate func shownOverlay(_ view: UIKitObject) -> ObjectSetting? {
    guard view.isKind(of: .view), view.place == .member || view.place == .local,
      !view.isKind(of: .control, .label, .imageView), view.creation != nil,
      !NameHint.passing.matches(view.declaration.name),
      let own = ownObject(of: view.declaration),
      own.isKind(of: .viewController, .view, .window)
    else { return nil }
    let contents = descendants(of: view)
    let isDialog =
      own.isKind(of: .viewController)
      && (NameHint.overlay.matches(view.name) && !NameHint.passing.matches(view.name)
        && contents.contains { $0.isKind(of: .button, .textField) }
        || view.settings.contains { $0.presents(view) } && view.isToldHowToClose
        || NameHint.overlay.matches(view.name) && view.isOfProject && covers(view, all: own))
    guard
      isDialog
        || dims(view, in: own) && !contents.isEmpty && !contents.contains(where: \.isLoading),
      !contents.contains(where: { $0.setsForCertain(anyOf: ["accessibilityViewIsModal"]) })
    else { return nil }
    return view.settings.first { setting in
      guard setting.isAddition || setting.presents(view) else { return false }
      // What is there from the start is part of the screen.
      return !["viewDidLoad", "loadView", "init"].contains(setting.member)
        && !NameHint.settingUp.matchesBeginning(of: setting.member)
    }
  }
}

extension ItemModel {
  /// Whether a view lies over a whole screen and darkens what is below.
  fileprivate func dims(_ view: UIKitObject, in own: UIKitObject) -> Bool {
    (view.type == .view || view.type == .visualEffectView) && covers(view, all: own)
      && view.settings(of: "backgroundColor").contains { $0.value?.isShade == true }
  }

  /// Whether a view is as large as a whole screen.
  func covers(_ view: UIKitObject, all own: UIKitObject) -> Bool {
    let frames =
      view.settings(of: "frame").compactMap(\.value)
      + [view.creation?.call?.arguments.first { $0.label == "frame" }?.value].compactMap { $0 }
    return view.fillsContainer
      || frames.contains { frame in
        guard let path = frame.path, path.hasSuffix("ounds") else { return false }
        return own.isKind(of: .viewController) || path.includes("UIScreen")
          || path.includes("indow")
      }
  }
}

extension UIKitObject {
  /// Whether all that its type says is that it is not modal: `accessibilityViewIsModal = false`.
  fileprivate var isSaidNotToBeModal: Bool {
    let flag = "accessibilityViewIsModal"
    let set = settings(of: flag)
    let count = declaration.node.allTokens.reduce(0) {
      $0 + ($1.kind == .identifier && $1.text == flag ? 1 : 0)
    }
    return !set.isEmpty && set.count == count && set.allSatisfy { $0.value?.boolean == false }
      && !outside.contains(flag) && !inherited.contains(flag)
  }

  /// Whether its class is one of the project's, all of which was read.
  fileprivate var isOfProject: Bool { type != nil && UIKitType(rawValue: className) == nil }

  /// Whether it shows that something is loading.
  fileprivate var isLoading: Bool {
    isKind(of: .activityIndicator, .progressView) || NameHint.loading.matches(name)
  }
}

extension ObjectSetting {
  /// Whether a function of the type that is called so puts the view over what is there:
  /// `present(overlay: notice)`.
  fileprivate func presents(_ view: UIKitObject) -> Bool {
    guard case .passed(let function) = kind,
      let called = view.declaration.function(function), view.container != nil,
      let call = view.declaration.nodes(around: range).last(where: { $0.kind == .functionCallExpr })
    else { return false }
    let given = Expression(call).call?.arguments.first { $0.value.range == range }
    let parameter = called.parameters.first { $0.label == given?.label }
    return [function, given?.label ?? "", parameter?.name ?? ""].contains {
      NameHint.overlay.matches($0)
    }
  }
}

extension UIKitObject {
  /// Whether it is handed a closure that takes it away again: `notice.onClose = { … }`.
  fileprivate var isToldHowToClose: Bool {
    settings.contains { setting in
      guard setting.path.count == 1, let value = setting.value, value.node.kind == .closureExpr
      else {
        return false
      }
      return value.node.code.includes("removeFromSuperview()")
    }
  }
}
