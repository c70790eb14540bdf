import CurbcutTestSupport
import Foundation
import Testing

/// Files of Interface Builder in a check: what is wrong with them, and what code makes up for.
@Suite struct InterfaceFilesTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func document(_ owner: String, _ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections><outlet property="volume" destination="a" id="o"/></connections>
        </placeholder>
        \(views)
      </objects>
    </document>
    """
  }

  private let finding =
    "warning: This slider has no accessibility label [interface-builder-missing-label]\n"

  @Test("a hostile or broken file is named with the reason, and the rest is checked")
  func broken() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>
      <document>&lol2;</document>
      """
    let entity = "<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><document>&e;</document>"
    let good = document("Player", "<slider id=\"a\"/>")
    try withFolder([
      "A.swift": "final class Player: UIViewController { @IBOutlet var volume: UISlider! }\n",
      "Good.xib": good, "Bomb.xib": bomb, "Entity.storyboard": entity, "Text.xib": "hello",
      "Cut.xib": String(good.dropLast(40)), "Empty.xib": "",
    ]) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output == "Good.xib:7:5: \(finding)")
      let errors = outcome.errors.split(separator: "\n").map(String.init).sorted()
      #expect(errors.count == 5)
      for name in ["Bomb.xib:2", "Cut.xib", "Empty.xib:1", "Entity.storyboard:1", "Text.xib:1"] {
        #expect(errors.contains { $0.hasPrefix("curbcut: \(name)") }, "\(name)")
      }
      #expect(!outcome.errors.contains("root:"))
    }
  }

  @Test("copies for translators are left out")
  func exports() throws {
    let good = document("Player", "<slider id=\"a\"/>")
    try withFolder([
      "A.swift": "final class Player: UIViewController { @IBOutlet var volume: UISlider! }\n",
      "Good.xib": good, "Localizations/de.xcloc/Source Contents/Good.xib": good,
    ]) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.output == "Good.xib:7:5: \(finding)")
    }
  }

  @Test("how the class of a button lays out its label says nothing of the font")
  func layoutOfLabel() throws {
    let file = document(
      "Player",
      """
      <slider id="a"/>
          <button customClass="WideButton" id="b">
            <fontDescription key="fontDescription" type="system" pointSize="22"/>
            <state key="normal" title="Low"/>
          </button>
      """
    )
    let owner = "final class Player: UIViewController { @IBOutlet var volume: UISlider! }\n"
    func output(_ code: String) throws -> String {
      var output = ""
      let button = "class WideButton: UIButton { func setUp() { \(code) } }\n"
      try withFolder(["A.swift": owner + button, "Good.xib": file]) { folder in
        output = try curbcut.run(["check", "--format", "concise"], in: folder).output
      }
      return output
    }
    let fixed = "Fixed 22 pt font does not support Dynamic Type [interface-builder-fixed-font]\n"
    #expect(try output("titleLabel?.numberOfLines = 3").hasSuffix(fixed))
    #expect(try output("titleLabel?.lineBreakMode = .byWordWrapping").hasSuffix(fixed))
    #expect(!(try output("titleLabel?.font = .preferredFont(forTextStyle: .body)").contains(fixed)))
    let setter =
      "} override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {"
    #expect(try output("\(setter) super.setAttributedTitle(title, for: state)").hasSuffix(fixed))
    #expect(!(try output("\(setter) super.setTitle(nil, for: state)").contains(fixed)))
  }

  @Test("the rows of a table have the height that its delegate answers for them")
  func rowHeights() throws {
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Rows"/>
          <tableView dataMode="prototypes" rowHeight="60" id="t">
            <prototypes><tableViewCell id="c">
              <label text="Hut" adjustsFontForContentSizeCategory="YES" id="a">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </tableViewCell></prototypes>
            <connections><outlet property="delegate" destination="-1" id="d"/></connections>
          </tableView>
        </objects>
      </document>
      """
    func output(_ code: String) throws -> String {
      var output = ""
      try withFolder(["A.swift": code, "Rows.xib": table]) { folder in
        output = try curbcut.run(["check", "--format", "concise"], in: folder).output
      }
      return output
    }
    func finding(_ points: Int) -> String {
      "Rows.xib:5:5: info: Rows of \(points) pt may clip larger text; use an automatic row height "
        + "[interface-builder-fixed-height]\n"
    }
    let answer = """
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      """
    #expect(try output("final class Rows: UIViewController {}\n") == finding(60))
    #expect(
      try output(
        """
        final class Rows: UIViewController {}
        extension Rows: UITableViewDelegate {
          \(answer) {
            switch items[indexPath.row] {
            case .picture: return UITableView.automaticDimension
            default: return 44
            }
          }
        }

        """
      ) == finding(44)
    )
    // One row of its own among others that follow the screen.
    #expect(
      try output(
        """
        final class Rows: UIViewController, UITableViewDelegate {
          \(answer) {
            indexPath.row == 0 ? 60 : view.bounds.height / 8
          }
        }

        """
      ).isEmpty
    )
    #expect(
      try output(
        """
        final class Rows: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = UITableView.automaticDimension
          }
        }

        """
      ).isEmpty
    )
  }

  @Test("speak follows the places of the views, not the order of the file")
  func places() throws {
    func label(_ text: String, _ x: Int, _ y: Int) -> String {
      #"<label text="\#(text)"><rect key="frame" x="\#(x)" y="\#(y)" width="80" height="20"/></label>"#
    }
    let view = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
            <subviews>
              \(label("Price", 200, 104))\(label("Bread", 10, 100))
              <view id="w"><rect key="frame" x="0" y="20" width="320" height="40"/>
                <subviews>\(label("Basket", 10, 10))</subviews>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let unplaced = view.replacingOccurrences(of: #"x="200" y="104""#, with: "")
    try withFolder(["Basket.xib": view, "Unplaced.xib": unplaced]) { folder in
      func spoken(_ file: String) throws -> [String] {
        try curbcut.run(["speak", file], in: folder).output.split(separator: "\n")
          .compactMap { line in line.split(separator: " ").dropFirst().first.map(String.init) }
      }
      let placed = try spoken("Basket.xib")
      #expect(placed.dropFirst() == ["Basket", "Bread", "Price"])
      let unplaced = try spoken("Unplaced.xib")
      #expect(unplaced.dropFirst() == ["Price", "Bread", "Basket"])
    }
  }

  @Test("speak prints what VoiceOver announces on the screens of a storyboard")
  func spoken() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s">
            <objects>
              <tableViewController customClass="AlarmsController" id="c">
                <tableView key="view" id="t">
                  <tableViewCell id="x">
                    <label text="Wake up" id="a"/><label text="7:30" id="b"/><switch on="YES" id="w"/>
                  </tableViewCell>
                  <label text="Hidden" hidden="YES" id="h"/>
                  <textField placeholder="Name" id="n"/>
                </tableView>
                <navigationItem key="navigationItem" title="Alarms" id="i">
                  <barButtonItem key="rightBarButtonItem" systemItem="add" id="d"/>
                  <barButtonItem key="leftBarButtonItem" systemItem="flexibleSpace" id="f"/>
                </navigationItem>
                <connections><outlet property="toggle" destination="w" id="o"/></connections>
              </tableViewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    try withFolder(["Main.storyboard": storyboard, "Cut.xib": String(storyboard.dropLast(40))]) {
      let outcome = try curbcut.run(["speak", "Main.storyboard"], in: $0)
      #expect(
        outcome.output == """
          AlarmsController  Main.storyboard:6

              Navigation bar
                 1  Alarms, heading  UILabel:14
                 2  Add, button      UIBarButtonItem:15

               3  Wake up, 7:30      UILabel:9
               4  switch button, on  UISwitch:9
                  nothing names it
                  not known: code that knows "toggle" may set it up
               5  Name, text field   UITextField:12

            Rotor
              Headings       Alarms
              Form controls  Add · (no name) · (no name)

          """
      )
      #expect(outcome.status == 0)
      let cut = try curbcut.run(["speak", "Cut.xib"], in: $0)
      #expect(cut.status == 2)
      #expect(cut.errors.includes("Cut.xib:"), "\(cut.errors)")
    }
  }

  @Test("a storyboard of 20 MB is named with the limit and not read")
  func huge() throws {
    try withFolder(["A.swift": "\n", "Huge.storyboard": ""]) { folder in
      let file = folder.appendingPathComponent("Huge.storyboard")
      try FileHandle(forWritingTo: file).truncate(atOffset: 20 << 20)
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.errors == "curbcut: Huge.storyboard: larger than 16 MB; not read\n")
    }
  }

  @Test("a class of Objective-C is read for what it sets")
  func objectiveC() throws {
    let header = "@interface Player : UIViewController\n@end\n"
    func code(_ statement: String) -> String {
      "@implementation Player\n- (void)viewDidLoad { \(statement) }\n@end\n"
    }
    let cases = [
      ("self.volume.minimumValue = 0;", "P.xib:7:5: \(finding)"),
      ("_volume.accessibilityLabel = @\"Volume\";", ""),
      ("[Theme apply:self.volume];", ""),
      ("[self show:other]; other.volume.accessibilityLabel = @\"Volume\";", ""),
    ]
    for (statement, output) in cases {
      try withFolder([
        "P.xib": document("Player", "<slider id=\"a\"/>"), "Sources/Player.h": header,
        "Sources/Player.m": code(statement), "A.swift": "\n",
      ]) { folder in
        let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
        #expect(outcome.output == output, "\(statement)")
      }
    }
  }

  @Test("why tells of views of Interface Builder")
  func why() throws {
    let code = """
      final class Player: UIViewController {
        @IBOutlet private var volume: UIButton!

        override func viewDidLoad() {
          super.viewDidLoad()
          volume.accessibilityLabel = "Volume"
          volume.titleLabel?.font = .preferredFont(forTextStyle: .body)
        }
      }

      """
    let button = #"<button id="a"><state key="normal" image="speaker"/></button>"#
    try withFolder(["P.xib": document("Player", button), "Player.swift": code]) { folder in
      let line = document("Player", button).split(separator: "\n").firstIndex {
        $0.contains("<button")
      }
      let place = "P.xib:\((line ?? 0) + 1)"
      let silenced = try curbcut.run(["why", place, "interface-builder-missing-label"], in: folder)
      #expect(silenced.output.includes("exempt: code sets `accessibilityLabel` on `Player.volume`"))
    }
    let outlet =
      "final class Player: UIViewController { @IBOutlet private var volume: UIButton! }\n"
    try withFolder(["P.xib": document("Player", button), "Player.swift": outlet]) { folder in
      let found = try curbcut.run(["why", "P.xib"], in: folder)
      #expect(found.output.includes("reported: This button shows only the image"))
    }
  }

  @Test("what a file sets on an outlet is known to the code that has it")
  func outlets() throws {
    let code = """
      final class Player: UIViewController {
        @IBOutlet private var volume: UIView!

        override func viewDidLoad() {
          super.viewDidLoad()
          volume.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc private func open() { panel.open() }
      }

      """
    let traits = #"<accessibilityTraits key="traits" button="YES"/>"#
    let element = #"<accessibility key="c" label="Volume">\#(traits)</accessibility>"#
    for (view, isReported) in [
      (#"<view id="a"/>"#, true), (#"<view id="a" customClass="Knob"/>"#, false),
      (#"<view id="a">\#(element)</view>"#, false), (#"<view id="other"/>"#, false),
    ] {
      try withFolder([
        "P.xib": document("Player", view), "Player.swift": code, "Package.swift": "\n",
      ]) { folder in
        for arguments in [["check"], ["check", "Player.swift"], ["why", "Player.swift:6"]] {
          let outcome = try curbcut.run(arguments, in: folder)
          let isFound =
            outcome.output.includes("VoiceOver users cannot tell that this view can be tapped")
          #expect(isFound == isReported, "\(arguments): \(view)")
        }
      }
    }
    let image = """
      final class Player: UIViewController {
        @IBOutlet private var volume: UIButton!

        override func viewDidLoad() {
          super.viewDidLoad()
          volume.setImage(UIImage(named: "speaker"), for: .normal)
        }
      }

      """
    for (button, isReported) in [
      (#"<button id="a"/>"#, true),
      (#"<button id="a"><state key="normal" title="Volume"/></button>"#, false),
    ] {
      try withFolder(["P.xib": document("Player", button), "Player.swift": image]) { folder in
        let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
        let found = outcome.output.includes("Player.swift:6:5: error: This image button has no")
        #expect(found == isReported, "\(button)")
        #expect(!outcome.output.includes("interface-builder-missing-label"), "\(button)")
      }
    }
  }

  @Test("an outlet that the class only hands to its own functions is read there")
  func followed() throws {
    func code(_ statement: String) -> String {
      """
      final class Player: UIViewController {
        @IBOutlet private var volume: UISlider!

        override func viewDidLoad() {
          super.viewDidLoad()
          setUp(volume)
        }

        private func setUp(_ slider: UISlider) { \(statement) }
      }

      """
    }
    for (statement, isReported) in [
      ("slider.minimumValue = 0", true), ("slider.accessibilityLabel = name", false),
      ("Theme.apply(slider)", false),
    ] {
      try withFolder([
        "P.xib": document("Player", "<slider id=\"a\"/>"), "Player.swift": code(statement),
      ]) { folder in
        let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
        #expect(outcome.output == (isReported ? "P.xib:7:5: \(finding)" : ""), "\(statement)")
      }
    }
  }

  @Test("an outlet that is handed to a function of another type is read there, and further on")
  func handedOn() throws {
    let player = """
      final class Player: UIViewController {
        @IBOutlet private var volume: UISlider!
        private let style = Style()

        override func viewDidLoad() {
          super.viewDidLoad()
          style?.apply(to: volume)
        }
      }

      """
    let finish = """
      struct Finish {
        func finish(_ slider: UISlider, at step: Int) { slider.minimumValue = 0 }
        func name(_ slider: UISlider) { slider.accessibilityLabel = "Volume" }
      }

      """
    for (statement, isReported) in [
      ("slider.minimumValue = 0", true), ("slider.accessibilityLabel = name", false),
      ("finish.finish(slider, at: 1)", true), ("finish.name(slider)", false),
      ("finish.unknown(slider)", false), ("slider.decorate()", false), ("kept = slider", false),
    ] {
      let style = "final class Style { func apply(to slider: UISlider) { \(statement) } }\n"
      try withFolder([
        "P.xib": document("Player", "<slider id=\"a\"/>"), "Player.swift": player,
        "Style.swift": style, "Finish.swift": finish,
      ]) { folder in
        let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
        #expect(outcome.output == (isReported ? "P.xib:7:5: \(finding)" : ""), "\(statement)")
      }
    }
  }
}
