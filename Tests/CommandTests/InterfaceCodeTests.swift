import CurbcutTestSupport
import Foundation
import Testing

/// What code does to views of Interface Builder, and what it leaves to the file.
@Suite struct InterfaceCodeTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func document(_ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
          <connections><outlet property="part" destination="a" id="o"/></connections>
        </placeholder>
        \(view)
      </objects>
    </document>
    """
  }

  /// What is reported in the file, without the place.
  private func findings(in view: String, _ code: String...) throws -> [String] {
    var files = ["P.xib": document(view)]
    for (index, text) in code.enumerated() { files["Code\(index).swift"] = text + "\n" }
    var found: [String] = []
    try withFolder(files) { folder in
      let output = try curbcut.run(["check", "--format", "concise"], in: folder).output
      found = output.split(separator: "\n").filter { $0.hasPrefix("P.xib") }.map { line in
        line.split(separator: "[").last.map { String($0.dropLast()) } ?? ""
      }
    }
    return found
  }

  private let slider = #"<slider id="a"/>"#
  private let unnamed = ["interface-builder-missing-label"]

  @Test("a method of another object is not one of the class that has its name")
  func namesakes() throws {
    for (body, expected) in [
      ("slider.value = 0", unnamed), ("slider.accessibilityLabel = \"Volume\"", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UISlider!
          private let panel = Panel()

          @IBAction private func moved(_ sender: Any) { panel.moved(part) }
        }

        final class Panel { func moved(_ slider: UISlider) { \(body) } }
        """
      #expect(try findings(in: slider, code) == expected, "\(body)")
    }
  }

  @Test("the dots of a page control stand out, unless code gives them other colors")
  func pageDots() throws {
    let pages = """
      <view id="b"><subviews><pageControl id="a">
        <color key="currentPageIndicatorTintColor" white="0.84" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </pageControl></subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """
    for (body, expected) in [
      ("part.numberOfPages = 3", ["interface-builder-contrast-insufficient"]),
      ("part.currentPageIndicatorTintColor = .label", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UIPageControl!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """
      #expect(try findings(in: pages, code) == expected, "\(body)")
    }
  }

  @Test("what cannot be made from a file is met by nobody")
  func traps() throws {
    for (body, expected) in [
      ("super.init(coder: coder)", unnamed), ("fatalError(\"not from a file\")", []),
    ] {
      let code = """
        final class Player: UIViewController { @IBOutlet private var part: UISlider! }

        final class Panel: UIView {
          override init(frame: CGRect) { super.init(frame: frame) }

          required init?(coder: NSCoder) { \(body) }
        }
        """
      let view = #"<view customClass="Panel" id="v"><subviews><slider id="a"/></subviews></view>"#
      #expect(try findings(in: view, code) == expected, "\(body)")
    }
  }

  @Test("what keeps a view of another object in a property is read in all its methods")
  func kept() throws {
    for (body, expected) in [
      ("slider.value = 0", unnamed), ("slider.accessibilityLabel = \"Volume\"", []),
      ("unread(slider)", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UISlider!
          private var panel: Panel?

          override func viewDidLoad() {
            super.viewDidLoad()
            panel = Panel(slider: part)
          }
        }

        final class Panel {
          private let slider: UISlider

          init(slider: UISlider) { self.slider = slider }
          func refresh() { \(body) }
        }
        """
      #expect(try findings(in: slider, code) == expected, "\(body)")
    }
  }

  @Test("a configuration whose image and colors are set gives no name, one that has a title does")
  func configurations() throws {
    let button = #"<button id="a"><state key="normal" image="speaker"/></button>"#
    for (statement, expected) in [
      ("part.configuration?.image = icon", unnamed),
      ("part.configuration?.cornerStyle = .capsule", unnamed),
      ("part.configuration?.title = name", []), ("part.configuration = made(name)", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }
        """
      #expect(try findings(in: button, code) == expected, "\(statement)")
    }
  }

  @Test("a class of a package keeps the font of the file, unless that gives it a style")
  func packages() throws {
    func label(_ ofClass: String, _ attributes: String) -> String {
      """
      <label text="Hut"\(ofClass) id="a">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        \(attributes)
      </label>
      """
    }
    let style = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="caption"/>
      </userDefinedRuntimeAttributes>
      """
    let fixed = ["interface-builder-fixed-font"]
    let ticker = #" customClass="TickerLabel" customModule="Ticker""#
    for (ofClass, attributes, expected) in [
      ("", "", fixed), (ticker, "", fixed), (ticker, style, []),
      (ticker + #" customModuleProvider="target""#, "", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: TickerLabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            part.start()
          }
        }

        extension TickerLabel { func start() { speed = 3 } }
        """
      #expect(try findings(in: label(ofClass, attributes), code) == expected, "\(ofClass)")
    }
  }

  @Test("an adjustable view of a class that was read changes only if its class does it")
  func adjustable() throws {
    let view = """
      <view customClass="Stars" customModule="App" id="a">
        <accessibility key="accessibilityConfiguration" label="Rating">
          <accessibilityTraits key="traits" adjustable="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      """
    for (member, expected) in [
      ("func refresh() {}", ["uikit-adjustable-missing-actions"]),
      ("override func accessibilityIncrement() { stars += 1 }", []),
    ] {
      let code = """
        final class Stars: UIView {
          var stars = 3
          \(member)
        }
        """
      #expect(try findings(in: view, code) == expected, "\(member)")
    }
  }

  @Test("what a file makes of an instance counts for the class")
  func instances() throws {
    let code = """
      final class Stars: UIView {
        var stars = 3
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stars += 1 }
        override func accessibilityIncrement() { stars += 1 }
        override func accessibilityDecrement() { stars -= 1 }
      }

      """
    let element = """
      <accessibility key="c" label="Rating">
        <accessibilityTraits key="traits" adjustable="YES"/><bool key="isElement" value="YES"/>
      </accessibility>
      """
    for (inside, count) in [("", 2), (element, 0)] {
      let view = #"<view customClass="Stars" customModule="App" id="a">\#(inside)</view>"#
      let files = ["P.xib": document(view), "Stars.swift": code]
      try withFolder(files) { folder in
        let output = try curbcut.run(["check", "--format", "concise"], in: folder).output
        let found = output.split(separator: "\n").filter { $0.hasPrefix("Stars.swift") }
        #expect(found.count == count, "\(found)")
      }
    }
  }

  @Test("what is hidden at first counts where code shows it")
  func hidden() throws {
    let button = #"<button hidden="YES" id="a"><state key="normal" image="speaker"/></button>"#
    for (statement, expected) in [
      ("part.isHidden = isEmpty", unnamed), ("part.tintColor = .red", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }
        """
      #expect(try findings(in: button, code) == expected, "\(statement)")
    }
  }

  @Test("an image that code puts in the place of the file's is not called by that one's name")
  func replacedImages() throws {
    let button = #"<button id="a"><state key="normal" image="circle-info"/></button>"#
    for (observer, severity) in [
      ("", "warning: This button shows only the image \"circle-info\""),
      (
        "{ didSet { part.setImage(UIImage(systemName: \"info.circle\"), for: .normal) } }",
        "info: This button shows only an image that code sets"
      ),
    ] {
      try withFolder([
        "P.xib": document(button),
        "Code.swift":
          "final class Player: UIView {\n  @IBOutlet var part: UIButton! \(observer)\n}\n",
      ]) { folder in
        let output = try curbcut.run(["check", "--format", "concise"], in: folder).output
        #expect(output.includes(severity), "\(output)")
      }
    }
  }

  @Test("of classes of one name for two platforms counts what either does")
  func twins() throws {
    let phone = "final class Player: UIViewController { @IBOutlet private var part: UISlider! }"
    for (statement, expected) in [
      ("part.floatValue = 0", unnamed), ("part.accessibilityLabel = \"Volume\"", []),
    ] {
      let mac = """
        final class Player: NSViewController {
          @IBOutlet private var part: NSSlider!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }
        """
      #expect(try findings(in: slider, phone, mac) == expected, "\(statement)")
    }
  }

  @Test("a button that shows nothing is named by code or not at all")
  func transparent() throws {
    let button = """
      <button id="a"><connections>
        <action selector="open:" destination="-1" eventType="touchUpInside" id="e"/>
      </connections></button>
      """
    for (statement, expected) in [
      ("part.tintColor = .red", unnamed), ("part.setTitle(name, for: .normal)", []),
      ("part.setImage(icon, for: .normal)", []), ("part.accessibilityLabel = name", []),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }
        """
      #expect(try findings(in: button, code) == expected, "\(statement)")
    }
  }

  @Test("a label of the file does not follow an image that code changes")
  func staleLabels() throws {
    let button = """
      <button id="a">
        <accessibility key="accessibilityConfiguration" label="Add bookmark"/>
        <state key="normal" image="bookmark_off"/>
      </button>
      """
    let follow = "part.accessibilityLabel = isMarked ? remove : add"
    for (statement, isReported) in [("", true), (follow, false)] {
      let code = """
        final class Player: UIView {
          @IBOutlet private var part: UIButton!
          private var isMarked = false { didSet { update() } }

          private func update() {
            let image = UIImage(named: isMarked ? "bookmark_on" : "bookmark_off")
            part.setImage(image, for: .normal)
            \(statement)
          }
        }

        """
      try withFolder(["P.xib": document(button), "A.swift": code]) { folder in
        let output = try curbcut.run(["check", "--format", "concise"], in: folder).output
        #expect(output.contains("uikit-state-not-exposed") == isReported, "\(output)")
      }
    }
  }

  @Test("code may name a view by one that stands in it")
  func viewsAroundOutlets() throws {
    let panel = """
      <view id="v">
        <subviews><imageView image="lighthouse" id="a"/></subviews>
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
      </view>
      """
    for (statement, isReported) in [
      ("", true), ("part.superview?.accessibilityLabel = harbor", false),
      ("part.superview?.backgroundColor = blue", true),
    ] {
      let code = """
        final class Player: UIView {
          @IBOutlet private var part: UIImageView!

          func setUp() { \(statement) }
        }

        """
      try withFolder(["P.xib": document(panel), "A.swift": code]) { folder in
        let output = try curbcut.run(["check", "--format", "concise"], in: folder).output
        #expect(output.contains("uikit-element-missing-label") == isReported, "\(output)")
      }
    }
  }

  @Test("why says which code keeps a rule from reporting")
  func reasons() throws {
    for (statement, reason) in [
      ("part.accessibilityLabel = name", "code sets `accessibilityLabel` on `Player.part`"),
      (
        "unread(part)",
        "`Player.part` is handed to code that was not read: >unread(_:)#0 for `Player.part`"
      ),
    ] {
      let code = """
        final class Player: UIViewController {
          @IBOutlet private var part: UISlider!

          override func viewDidLoad() {
            super.viewDidLoad()
            \(statement)
          }
        }

        """
      try withFolder(["P.xib": document(slider), "A.swift": code]) { folder in
        let output = try curbcut.run(["why", "P.xib"], in: folder).output
        #expect(output.contains("exempt: \(reason)"), "\(output)")
      }
    }
    let unknown = document(#"<slider customClass="Dial" id="a"/>"#)
    try withFolder(["P.xib": unknown, "A.swift": "struct Empty {}\n"]) { folder in
      let output = try curbcut.run(["why", "P.xib"], in: folder).output
      #expect(output.contains("exempt: `Player`, which has the outlet `part`, is not known"))
    }
  }
}
