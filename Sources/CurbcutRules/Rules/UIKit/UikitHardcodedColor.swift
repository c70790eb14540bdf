import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let uikitHardcodedColor = Rule(
    id: "uikit-hardcoded-color",
    title: "Fixed color of UIKit text ignores Dark Mode",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.contrastMinimum],
    since: "0.2.0",
    why: """
      Black text cannot be read on the black background of Dark Mode. The colors `.label` and
      `.systemBackground` change with the appearance and with Increase Contrast.
      """,
    knownLimitations:
      "A type with a background color, or one that sets its appearance, is left alone.",
    examples: [
      .reported(
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .black
          //^^^^^^^^^^^^^^^^^^^^^^^ Black text cannot be read in Dark Mode; use `.label`
          }
        }
        """,
        fixed: [
          "Use `.label`": """
          final class NoteController: UIViewController {
            private let note = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              note.textColor = .label
            }
          }
          """
        ]
      ),
      .reported(
        "The background is one of the system's, which turns dark",
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            note.textColor = .black
          //^^^^^^^^^^^^^^^^^^^^^^^ Black text cannot be read in Dark Mode; use `.label`
          }
        }
        """
      ),
      .reported(
        "White below text in the default color",
        """
        final class MapController: UIViewController {
          private let name = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, text on this white background is also white
            name.text = "Huts near you"
            view.addSubview(name)
          }
        }
        """
      ),
      .reported(
        "A white background below text in the color of the system",
        """
        final class PoemController: UIViewController {
          private let poem = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Poem"
            view.backgroundColor = .white
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, text on this white background is also white
            poem.text = "Roses are red"
            poem.textColor = .label
            poem.font = .preferredFont(forTextStyle: .body)
            poem.adjustsFontForContentSizeCategory = true
            view.addSubview(poem)
          }
        }
        """
      ),
      .recommended(
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .label
          }
        }
        """
      ),
      .ignored(
        "It has another color at other times",
        """
        final class StageLabel: UIView {
          private let note = UILabel()

          func setUp() {
            note.textColor = .secondaryLabel
            addSubview(note)
          }

          func showOnFilm() {
            note.textColor = .black
          }
        }
        """
      ),
      .ignored(
        "The background is fixed as well, or the appearance is",
        """
        final class NoteController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.textColor = .black
            view.backgroundColor = UIColor(red: 1, green: 0.9, blue: 0.5, alpha: 1)
          }
        }

        final class FilmController: UIViewController {
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            overrideUserInterfaceStyle = .light
            note.textColor = .black
          }
        }
        """
      ),
      .reported(
        "On a color of the system in Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <label text="Delayed" adjustsFontForContentSizeCategory="YES" id="b">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Black text cannot be read in Dark Mode; use `.label`
                </label>
                <label text="On time" adjustsFontForContentSizeCategory="YES" id="c">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" systemColor="labelColor"/>
                </label>
              </subviews>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A text with attributes takes the place of the first one",
        """
        final class MenuButton: UIView {
          private let label = UILabel()

          init() {
            super.init(frame: .zero)
            label.textColor = .black
            addSubview(label)
          }

          required init?(coder: NSCoder) { nil }

          func show(_ title: NSAttributedString) {
            label.attributedText = title
          }
        }
        """
      ),
      .reported(
        "A white background in Interface Builder, below text in a color of the system",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <label text="Delayed" adjustsFontForContentSizeCategory="YES" id="b">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" systemColor="labelColor"/>
                </label>
              </subviews>
              <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In Dark Mode, text on this white background is also white
            </view>
            <view id="c">
              <subviews>
                <label text="On time" adjustsFontForContentSizeCategory="YES" id="d">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" systemColor="darkTextColor"/>
                </label>
              </subviews>
              <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
          </objects>
        </document>
        """
      ),
    ],
    check: .object { object, item, findings in
      if let (setting, label) = item.whiteBelowText(of: object) {
        findings.report(
          "In Dark Mode, text on this white background is also white",
          at: setting.range,
          severity: label.settings(of: "textColor").isEmpty ? nil : .warning
        )
        return
      }
      guard object.isKind(of: .label, .textView) else { return }
      for setting in object.settings(of: "textColor") {
        guard let value = setting.value, value.isBlack else { continue }
        findings.report(
          "Black text cannot be read in Dark Mode; use `.label`",
          at: setting.range,
          unless: [
            .object("something sets a background") { item.setsFixedBackground($0.declaration) },
            .object("a text with attributes brings a color of its own") {
              $0.setsForCertain(anyOf: ["attributedText"])
            },
            .object("it has another color at other times, so that black is chosen") { label in
              label.settings(of: "textColor").contains { $0.value?.isBlack != true }
            },
          ],
          fixes: [
            .review(
              "Use `.label`",
              .replace(
                value.range,
                with: value.source.hasPrefix("UIColor") ? "UIColor.label" : ".label"
              )
            )
          ]
        )
      }
    },
    interface: { view, code in
      guard let paint = view.paint, !view.isHidden, view.title != nil, !code.isSeenInDarkOnly,
        !code.isSeenInLightOnly,
        !code.maySet(
          ["textColor", "attributedText", "setTitleColor", "setAttributedTitle", "configuration"],
          on: view
        ),
        !paint.bearers.contains(where: { code.treatment(of: $0) == .changed })
      else { return nil }
      if let fault = lightBackground(of: paint) { return fault }
      guard case .parts(let red, let green, let blue, 1) = paint.text.value, paint.text.name == nil,
        case .system(let ground)? = paint.ground?.value,
        let dark = SystemColors.uiKit[ground]?.value(in: .dark),
        let light = SystemColors.uiKit[ground]?.value(in: .light),
        case let text = Color(red: red, green: green, blue: blue, opacity: 1),
        text.contrast(on: dark) < 2, text.contrast(on: light) > 4.5
      else { return nil }
      let name = max(red, green, blue) < 0.1 ? "Black" : "Dark"
      return InterfaceFault(
        message: "\(name) text cannot be read in Dark Mode; use `.label`",
        range: paint.text.range
      )
    },
    exemptions: [
      .object("something sets the appearance") {
        $0.mentionedSymbols.contains(.setsAppearance)
      }
    ]
  )
}

/// What is wrong with a light background that stays as it is, where the text on it turns white in Dark
/// Mode.
private func lightBackground(of paint: InterfacePaint) -> InterfaceFault? {
  guard let ground = paint.ground, ground.name == nil,
    case .parts(let red, let green, let blue, 1) = ground.value,
    case .system(let name) = paint.text.value, let text = SystemColors.uiKit[name], !text.isFixed,
    let dark = text.value(in: .dark), let light = text.value(in: .light), dark.isOpaque,
    case let shown = Color(red: red, green: green, blue: blue, opacity: 1),
    dark.contrast(on: shown) < 2, light.contrast(on: shown) > 4.5
  else { return nil }
  let word = min(red, green, blue) > 0.98 ? "white" : "light"
  return InterfaceFault(
    message: "In Dark Mode, text on this \(word) background is also white",
    range: ground.range
  )
}

extension ItemModel {
  /// The statement that gives a view a white background, on which a label draws in the color that
  /// turns white in Dark Mode.
  fileprivate func whiteBelowText(
    of view: UIKitObject
  ) -> (ground: ObjectSetting, label: UIKitObject)? {
    guard view.isKind(of: .view, .viewController), !view.isOutlet,
      !view.isKind(of: .label, .control, .imageView), let ground = view.whiteBackground
    else { return nil }
    let labels = objects.filter { $0.declaration === view.declaration && isLabel($0, on: view) }
    let colored = labels.first { !$0.settings(of: "textColor").isEmpty }
    return (colored ?? labels.first).map { (ground, $0) }
  }

  /// Whether a type sets a background color that may not turn dark in Dark Mode.
  fileprivate func setsFixedBackground(_ declaration: Declaration) -> Bool {
    guard declaration.mentionedSymbols.contains(.setsBackground) else { return false }
    var isSeen = false
    for object in objects where object.declaration === declaration {
      for setting in object.settings where setting.name == "backgroundColor" {
        guard let name = setting.value?.memberName, name.hasSuffix("ystemBackground") else {
          return true
        }
        isSeen = true
      }
    }
    return !isSeen
  }
}

extension Expression {
  /// `.black`, `UIColor.black`.
  fileprivate var isBlack: Bool { path == ".black" || path == "UIColor.black" }
}
