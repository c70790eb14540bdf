import CurbcutModel

extension Rule {
  static let uikitContainerHidesControls = Rule(
    id: "uikit-container-hides-controls",
    title: "Accessibility element hides the controls inside",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      `isAccessibilityElement = true` makes a view one element: the buttons and fields in it are gone
      for VoiceOver, Voice Control and Switch Control. Either leave the view as it is, so that each
      control is reached, or offer what they do as custom actions.
      """,
    examples: [
      .reported(
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "download" cannot be reached inside this element; offer it as a custom action
            accessibilityLabel = title
            download.setTitle("Download", for: .normal)
            contentView.addSubview(download)
          }
        }
        """
      ),
      .reported(
        "In a stack, and hidden with it",
        """
        final class CallView: UIView {
          private let stack = UIStackView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            let mute = UIButton(configuration: .plain())
            mute.setTitle("Mute", for: .normal)
            stack.addArrangedSubview(mute)
            stack.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "mute" is hidden from VoiceOver with everything else in this view
            addSubview(stack)
          }

          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ),
      .reported(
        "What stands beside the content of a cell, and a row that is hidden as it is made",
        """
        final class TaskCell: UITableViewCell {
          private let pin = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "pin" cannot be reached inside this element; offer it as a custom action
            accessibilityLabel = title
            pin.setTitle("Pin", for: .normal)
            accessoryView = pin
          }
        }

        final class HelpView: UIView {
          func addHelp() {
            let call = UIButton(configuration: .plain())
            call.setTitle("Call us", for: .normal)
            let row = UIStackView(arrangedSubviews: [call])
            row.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "call" is hidden from VoiceOver with everything else in this view
            addSubview(row)
          }
        }
        """
      ),
      .reported(
        "A page of the web",
        """
        final class RulesController: UIViewController {
          override func loadView() {
            let page = WKWebView()
            page.isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this web view as one element and reaches nothing inside
            page.accessibilityLabel = "Rules"
            view = page
          }
        }
        """
      ),
      .reported(
        "A text that is tapped as a link is",
        """
        final class PhoneRow: UIView {
          private let owner = UILabel()
          private let rename: UILabel = {
            let label = UILabel()
            label.text = "Rename"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.isUserInteractionEnabled = true
            return label
          }()

          func setUp(_ phone: Phone) {
            addAlignedSubviews([owner, rename])
            owner.text = phone.owner
            owner.font = .preferredFont(forTextStyle: .body)
            owner.adjustsFontForContentSizeCategory = true
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "rename" cannot be reached inside this element; offer it as a custom action
            accessibilityLabel = phone.owner
            let tap = UITapGestureRecognizer(target: self, action: #selector(renamePhone))
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this label can be tapped
            rename.addGestureRecognizer(tap)
          }

          @objc private func renamePhone() { router.open() }
        }

        extension UIView {
          func addAlignedSubviews(_ views: [UIView], spacing: CGFloat = 8) {
            for view in views {
              view.translatesAutoresizingMaskIntoConstraints = false
              addSubview(view)
            }
          }
        }
        """
      ),
      .reported(
        "What activates it does what a tap on the whole does",
        """
        final class AlbumView: UIView {
          private let price = UIButton(configuration: .plain())

          override init(frame: CGRect) {
            super.init(frame: frame)
            price.setTitle("Get", for: .normal)
            addSubview(price)
            isAccessibilityElement = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "price" cannot be reached inside this element; offer it as a custom action
            accessibilityLabel = album.title
            accessibilityTraits = .button
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }

          override func accessibilityActivate() -> Bool {
            open()
            return true
          }

          @objc private func open() { router.open(album) }
        }
        """
      ),
      .ignored(
        "What activates it does what its only control does, or asks the control",
        """
        final class AlbumView: UIView {
          private let price = UIButton(configuration: .plain())

          override init(frame: CGRect) {
            super.init(frame: frame)
            price.setTitle("Get", for: .normal)
            addSubview(price)
            isAccessibilityElement = true
            accessibilityLabel = album.title
            accessibilityTraits = .button
          }

          override func accessibilityActivate() -> Bool {
            router.buy(album)
            return true
          }
        }

        final class SongView: UIView {
          private let price = UIButton(configuration: .plain())

          override init(frame: CGRect) {
            super.init(frame: frame)
            price.setTitle("Get", for: .normal)
            addSubview(price)
            isAccessibilityElement = true
            accessibilityLabel = album.title
            accessibilityTraits = .button
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }

          override func accessibilityActivate() -> Bool {
            price.sendActions(for: .touchUpInside)
            return true
          }

          @objc private func open() { router.open(album) }
        }
        """
      ),
      .recommended(
        """
        final class SongCell: UITableViewCell {
          private let download = UIButton(configuration: .plain())

          func setUp(with title: String) {
            isAccessibilityElement = true
            accessibilityLabel = title
            download.setTitle("Download", for: .normal)
            contentView.addSubview(download)
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Download") { _ in true }
            ]
          }
        }
        """
      ),
    ] + controlsInContent + textsOnlyShown + hiddenControlsInInterface,
    check: .object { object, item, findings in
      guard object.isKind(of: .view) || object.isOwn && object.isKind(of: .viewController),
        !object.isKind(of: .control)
      else { return }
      if let setting = object.hiding, let control = item.controls(in: object).first {
        findings.report(
          "\(control.quotedName) is hidden from VoiceOver with everything else in this view",
          at: setting.range
        )
        return
      }
      if let setting = item.hidingOfOnlyText(object) {
        findings.report(
          "\(object.quotedName) is hidden from VoiceOver, which reads nothing else that says it",
          at: setting.range
        )
        return
      }
      if let setting = object.isMadeElement, !object.isOwn,
        object.isKind(of: .webView, .mapView, .tableView, .collectionView, .pickerView)
      {
        findings.report(
          "VoiceOver reads this \(object.roleName) as one element and reaches nothing inside",
          at: setting.range
        )
        return
      }
      if let setting = object.listing, let text = item.textLeftOut(of: object) {
        findings.report(
          "\(text.quotedName) is not among the elements of this view, so VoiceOver never reads it",
          at: setting.range
        )
        return
      }
      if let setting = object.hiding, let text = item.textOnlyShown(in: object) {
        findings.report(
          "\(text.quotedName) is hidden from VoiceOver, which reads nothing else that says it",
          at: setting.range
        )
        return
      }
      let setting = object.isMadeElement ?? object.contentMadeElement
      guard setting != nil || object.inheritsElement, case let controls = item.controls(in: object),
        let control = controls.first
      else { return }
      findings.report(
        "\(control.quotedName) cannot be reached inside this element; offer it as a custom action",
        at: setting?.range ?? control.range,
        unless: [
          .object("what activates it does what the control does") { view in
            let activations = ["accessibilityActivate", "accessibilityActivationPoint"]
            guard view.setsForCertain(anyOf: activations) else { return false }
            // What a tap on the whole does is not what the control does.
            return item.gestures(on: view).isEmpty && controls.count == 1
              || !view.isOwn
              || activations.contains { name in
                controls.contains { view.declaration.mentions($0, in: name) }
              }
          },
          .object("a tap on it puts the cursor into its only field") { view in
            controls.count == 1
              && item.gestures(on: view).contains { gesture in
                control.settings(of: "becomeFirstResponder").contains {
                  $0.member == gesture.recognizer.actionName
                }
              }
          },
        ]
      )
    },
    interface: hiddenControls,
    exemptions: [
      .object("it offers actions or elements of its own") {
        $0.listing == nil
          && ($0.setsForCertain(anyOf: offering)
            || $0.settings.contains { $0.isOfContent && offering.contains($0.name) })
      },
      .object("those who show it decide whether anything in it can be operated") {
        $0.isOwn && $0.outside.contains("isUserInteractionEnabled")
      },
      .object("it is an element at times only") {
        !$0.isKind(of: .label)
          && $0.settings.contains {
            ($0.path.count == 1 || $0.isOfContent) && $0.name == "isAccessibilityElement"
              && $0.value?.boolean != true
          }
      },
    ]
  )
}

/// What an element offers in place of what it holds.
private let offering = [
  "accessibilityCustomActions", "accessibilityElements", "accessibilityIncrement",
  "accessibilityDecrement", "accessibilityCustomRotors",
]

extension ObjectSetting {
  /// Whether it is about the view that holds all that a cell or screen shows.
  fileprivate var isOfContent: Bool {
    path.count == 2 && ["contentView", "view"].contains(path[0])
  }
}

extension UIKitObject {
  /// The statement that makes one element of all that a cell or screen shows.
  fileprivate var contentMadeElement: ObjectSetting? {
    guard isOwn else { return nil }
    return settings.first {
      $0.isOfContent && $0.name == "isAccessibilityElement" && $0.value?.boolean == true
    }
  }
}

extension ItemModel {
  /// The controls of the type that are put into an object and that people can operate.
  fileprivate func controls(in object: UIKitObject) -> [UIKitObject] {
    // What stands beside the content of a cell that is one element is gone too.
    let beside = objects.filter { other in
      object.isOwn && other.declaration === object.declaration && other.isKind(of: .button)
        && other.isAccessory
    }
    // The outlets of a cell stand in it.
    let outlets = objects.filter { other in
      object.isOwn && object.isKind(of: .tableViewCell, .collectionViewCell)
        && other.declaration === object.declaration && other.isOutlet
    }
    let inside = descendants(of: object).filter { !$0.places.contains("accessoryView") }
    return (inside + beside + outlets).filter {
      candidate in
      (candidate.isKind(
        of: .button,
        .switchControl,
        .slider,
        .textField,
        .stepper,
        .textView,
        .segmentedControl
      ) || takesTaps(candidate))
        && !candidate.isLeftOut
        && !["isUserInteractionEnabled", "isEditable", "isEnabled"].contains { property in
          // One that is switched on again can be operated at times.
          let values = candidate.settings(of: property).map { $0.value?.boolean }
          return values.contains(false) && !values.contains(true)
        }
    }
  }
}

extension UIKitObject {
  /// Whether the cell that the code is about shows it beside its content.
  fileprivate var isAccessory: Bool { places.contains("accessoryView") }
}

extension Declaration {
  /// Whether the code of a member names a control or what it calls.
  fileprivate func mentions(_ control: UIKitObject, in member: String) -> Bool {
    guard let code = (function(member)?.node ?? property(member)?.node)?.code else { return false }
    let action = control.actionName.map { ["\($0)("] } ?? []
    let uses = control.name.isEmpty ? [] : ["\(control.name).", "\(control.name)?."]
    return (action + uses).contains { code.includes($0) }
  }
}

extension ItemModel {
  /// Whether it is a text or an image that something happens to when it is tapped, as a link does.
  private func takesTaps(_ view: UIKitObject) -> Bool {
    view.isKind(of: .label, .imageView)
      && view.settings(of: "isUserInteractionEnabled").contains { $0.value?.boolean == true }
      && gestures(on: view).contains { gesture in
        gesture.recognizer.isKind(of: .tapRecognizer) && gesture.recognizer.actionName != nil
      }
  }

  /// A text that a view shows and that is missing from the elements it lists, where nothing else in its
  /// type could say it.
  fileprivate func textLeftOut(of view: UIKitObject) -> UIKitObject? {
    guard let listed = view.listed, !listed.isEmpty,
      // A view that is listed may hold others.
      listed.allSatisfy({ objects[$0].isKind(of: .control, .label, .imageView) })
    else { return nil }
    return objects.indices.lazy.filter { !listed.contains($0) }.map { objects[$0] }.first { text in
      text.declaration === view.declaration && text.place == .member && text.type == .label
        && text.isAlwaysShown && text.showsText
    }
  }
}

extension UIKitObject {
  /// The statement that lists the elements of a view, which are the same wherever it does, where its
  /// type gives nothing a name or a value that could stand for what is left out.
  fileprivate var listing: ObjectSetting? {
    guard isOwn, listed != nil, outside.isDisjoint(with: Self.speakingProperties),
      inherited.isDisjoint(with: Self.speakingProperties),
      extended.isDisjoint(with: Self.speakingProperties),
      !declaration.mentions(anyOf: Self.speakingProperties)
    else { return nil }
    let all = settings.filter { $0.path == ["accessibilityElements"] }
    guard let first = all.first, Set(all.map { $0.value?.source }).count == 1,
      all.allSatisfy({ !$0.isConditional && $0.isPlainAssignment })
    else { return nil }
    return first
  }

  /// What makes an element say more than it shows.
  static let speakingProperties: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue",
    "accessibilityAttributedValue", "accessibilityCustomContent", "UIAccessibilityElement",
    "accessibilityElement", "accessibilityElementCount", "accessibilityHint",
    "accessibilityLabelBlock",
  ]

  /// Whether nothing hides it.
  fileprivate var isAlwaysShown: Bool {
    !setsForCertain(anyOf: ["isHidden", "alpha"]) && !isLeftOut
      && settings(of: "accessibilityElementsHidden").isEmpty
  }

  /// Whether code gives it words.
  fileprivate var showsText: Bool {
    settings.contains { setting in
      guard setting.path == ["text"] || setting.path == ["attributedText"],
        let value = setting.value
      else { return false }
      if case .nothing = value.form { return false }
      return value.phrase.value?.literal?.contains { $0.isLetter || $0.isNumber } ?? true
    }
  }

  /// The statement that hides all that is inside for good, as it is set up.
  fileprivate var hiding: ObjectSetting? {
    let all = settings.filter { $0.path == ["accessibilityElementsHidden"] }
    guard all.count == 1, let setting = all.first, setting.value?.boolean == true,
      !setting.isConditional,
      // What is made in the same function is hidden from the start.
      setting.member == name || place == .local && setting.member == member
        || NameHint.settingUp.matches(setting.member)
    else { return nil }
    return setting
  }

  /// What it is called in a message.
  fileprivate var quotedName: String { name.isEmpty ? "A \(roleName)" : "\"\(name)\"" }
}
