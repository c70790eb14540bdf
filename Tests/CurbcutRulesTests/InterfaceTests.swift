import CurbcutInterfaceBuilder
import CurbcutRules
import CurbcutTestSupport
import Testing

@Suite("Files of Interface Builder")
struct InterfaceTests {
  /// No class of a project is known.
  private static let nothing = InterfaceCode(outlet: { _, _ in nil }, instance: { _ in nil })

  private func findings(_ text: String, knowing code: InterfaceCode = nothing) throws -> [Finding] {
    let document = try InterfaceDocument(reading: Array(text.utf8))
    return RuleRunner(Rule.all).findings(of: document, knowing: code)
  }

  @Test("each example gives exactly the marked findings", arguments: NumberedExample.ofInterfaces)
  func examples(_ numbered: NumberedExample) throws {
    let source = MarkedSource(numbered.example.code)
    let found = try findings(source.text).map { Expectation(range: $0.range, text: $0.message) }
    let expected = source.markers.map { Expectation(range: $0.range, text: $0.text) }
    #expect(found.sorted() == expected.sorted(), sourceLocation: numbered.location)
    #expect((numbered.example.verdict == .reported) == !source.markers.isEmpty)
  }

  @Test("what the code of a class sets is not missing in the file")
  func joined() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
            <connections>
              <outlet property="play" destination="b" id="e"/>
            </connections>
          </placeholder>
          <button id="b"><state key="normal" image="play"/></button>
        </objects>
      </document>
      """
    func code(_ names: Set<String>) -> InterfaceCode {
      InterfaceCode(
        outlet: { $0 == "Player" && $1 == "play" ? names : nil },
        instance: { _ in nil }
      )
    }
    #expect(try findings(text, knowing: code(["accessibilityLabel"])).isEmpty)
    #expect(try findings(text, knowing: code(["*"])).isEmpty)
    #expect(
      try findings(text, knowing: code(["backgroundColor"])).map(\.ruleID)
        == ["interface-builder-missing-label"]
    )
  }

  @Test("the title of a section, and of a screen whose text code sets, is a heading")
  func titles() throws {
    let section = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view customClass="RouteSectionHeader" id="a">
            <subviews>
              <label text="Label" adjustsFontForContentSizeCategory="YES" id="b">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
            <connections><outlet property="stops" destination="b" id="c"/></connections>
          </view>
        </objects>
      </document>
      """
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RouteController">
            <connections><outlet property="titleLabel" destination="b" id="c"/></connections>
          </placeholder>
          <label text="Label" adjustsFontForContentSizeCategory="YES" id="b">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
          </label>
        </objects>
      </document>
      """
    func code(_ names: Set<String>) -> InterfaceCode {
      InterfaceCode(outlet: { _, _ in names }, instance: { _ in [] })
    }
    for text in [section, screen] {
      #expect(
        try findings(text, knowing: code(["text"])).map(\.ruleID)
          == ["interface-builder-header-trait-missing"]
      )
      #expect(try findings(text, knowing: code(["text", "accessibilityTraits"])).isEmpty)
    }
    #expect(try findings(section).isEmpty)
    #expect(try findings(screen, knowing: code([])).isEmpty)
  }

  @Test("the largest label above the items of a collection is a heading")
  func supplementaryTitles() throws {
    func text(_ name: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <collectionReusableView customClass="\(name)" id="a">
            <subviews>
              <label text="Label" adjustsFontForContentSizeCategory="YES" id="b">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
          </collectionReusableView>
        </objects>
      </document>
      """
    }
    let code = InterfaceCode(outlet: { _, _ in [] }, instance: { _ in [] })
    #expect(
      try findings(text("RouteHeaderView"), knowing: code).map(\.ruleID)
        == ["interface-builder-header-trait-missing"]
    )
    #expect(try findings(text("RouteFooterView"), knowing: code).isEmpty)
  }

  @Test("what a class that was not read seldom changes is advice, and a color is left alone")
  func unreadClasses() throws {
    func text(_ view: String, in module: String? = "Boats") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view customClass="Panel" \(module.map { "customModule=\"\($0)\"" } ?? "") id="p">
            <subviews>\(view)</subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <connections><outlet property="part" destination="a" id="e"/></connections>
          </view>
        </objects>
      </document>
      """
    }
    func label(_ id: String) -> String {
      """
      <label text="Hut" adjustsFontForContentSizeCategory="YES" id="\(id)">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
      </label>
      """
    }
    let idle = InterfaceCode(outlet: { _, _ in [] }, instance: { _ in [] })
    let slider = text("<slider id=\"a\"/>")
    #expect(try findings(slider).map(\.severity) == [.info])
    #expect(try findings(slider, knowing: idle).map(\.severity) == [.warning])
    // Classes of Objective-C are not read everywhere.
    #expect(try findings(text("<slider id=\"a\"/>", in: nil)).isEmpty)
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let still = text("<label text=\"Hut\" id=\"a\">\(style)</label>")
    #expect(try findings(still).isEmpty)
    #expect(
      try findings(still, knowing: idle).map(\.ruleID) == ["interface-builder-font-not-adjusting"]
    )
    #expect(try findings(text(label("a"))).isEmpty)
    #expect(try findings(text(label("a")), knowing: idle).map(\.severity) == [.warning])
    // Only the background is of the class that was not read.
    #expect(try findings(text(label("b"))).map(\.severity) == [.info])
  }

  @Test("words of a file are judged where no code replaces them")
  func writtenWords() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view customClass="Panel" id="p">
            <subviews>
              <button id="a">
                <accessibility key="accessibilityConfiguration" label="Print button"/>
                <state key="normal" image="printer"/>
              </button>
            </subviews>
            <connections><outlet property="part" destination="a" id="e"/></connections>
          </view>
        </objects>
      </document>
      """
    func code(_ names: Set<String>?) -> InterfaceCode {
      InterfaceCode(outlet: { _, _ in names }, instance: { _ in names == nil ? nil : [] })
    }
    let role = ["label-contains-role"]
    #expect(try findings(text, knowing: code(nil)).map(\.ruleID) == role)
    #expect(try findings(text, knowing: code(["*"])).map(\.ruleID) == role)
    #expect(try findings(text, knowing: code(["accessibilityLabel"])).isEmpty)
  }

  @Test("a control in an element is hidden unless its class offers what it does")
  func hiddenControls() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <tableViewCell customClass="AlarmCell" id="p">
            <tableViewCellContentView key="contentView" id="v">
              <subviews><switch on="YES" id="a"/></subviews>
            </tableViewCellContentView>
            <accessibility key="accessibilityConfiguration" label="Storm alerts">
              <bool key="isElement" value="YES"/>
            </accessibility>
          </tableViewCell>
        </objects>
      </document>
      """
    func code(_ names: Set<String>) -> InterfaceCode {
      InterfaceCode(outlet: { _, _ in [] }, instance: { _ in names })
    }
    let hidden = ["uikit-container-hides-controls"]
    #expect(try findings(text).map(\.ruleID) == hidden)
    #expect(try findings(text, knowing: code([])).map(\.ruleID) == hidden)
    #expect(try findings(text, knowing: code(["accessibilityActivate"])).isEmpty)
  }

  @Test("a small picture that code lets react to taps is a target")
  func tappedPictures() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Reply">
            <connections><outlet property="thumb" destination="b" id="e"/></connections>
          </placeholder>
          <imageView userInteractionEnabled="NO" image="thumb" id="b">
            <constraints>
              <constraint firstAttribute="width" constant="18" id="c"/>
              <constraint firstAttribute="height" constant="18" id="d"/>
            </constraints>
          </imageView>
        </objects>
      </document>
      """
    func code(_ names: Set<String>) -> InterfaceCode {
      InterfaceCode(outlet: { _, _ in names }, instance: { _ in [] })
    }
    #expect(
      try findings(text, knowing: code(["addGestureRecognizer", "accessibilityLabel"]))
        .map(\.ruleID) == ["interface-builder-touch-target-too-small"]
    )
    #expect(try findings(text, knowing: code(["accessibilityLabel"])).isEmpty)
  }

  @Test("nobody can reach the views of a launch screen")
  func launchScreen() throws {
    func text(_ attributes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attributes)>
        <objects><button id="b"><state key="normal" image="play"/></button></objects>
      </document>
      """
    }
    #expect(try findings(text("")).count == 1)
    #expect(try findings(text(" launchScreen=\"YES\"")).isEmpty)
  }

  @Test("what is no file of Interface Builder is refused with the place")
  func refused() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>
      <document>&lol2;</document>
      """
    let cases: [(String, String)] = [
      (bomb, "document types and entities are not read"),
      (
        "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>",
        "document types and entities are not read"
      ),
      ("import UIKit", "this is no XML"),
      ("", "this is no XML"),
      ("<document><objects>", "the file ends inside an element"),
      ("<document><a></b></document>", "this closes no element"),
      ("<document a=\"b", "this value is never closed"),
      ("<document a=b/>", "a value in quotation marks is expected here"),
      ("<document/><document/>", "there is more than one root element"),
      ("<plist/>", "this is no file of Interface Builder"),
      ("<document><!-- ", "this is never closed"),
      (String(repeating: "<a>", count: 300), "elements are nested too deep"),
    ]
    for (text, reason) in cases {
      let failure = #expect(throws: InterfaceDocument.Failure.self) {
        _ = try InterfaceDocument(reading: Array(text.utf8))
      }
      #expect(failure?.reason == reason, "\(text.prefix(40))")
    }
  }

  @Test("never traps on a file that is cut short")
  func prefixes() {
    for numbered in NumberedExample.ofInterfaces {
      let bytes = Array(MarkedSource(numbered.example.code).text.utf8)
      for end in stride(from: 0, to: bytes.count, by: 7) {
        #expect(throws: InterfaceDocument.Failure.self) {
          _ = try InterfaceDocument(reading: Array(bytes[..<end]))
        }
      }
    }
  }

  @Test("escapes of attributes are read")
  func escapes() throws {
    let text = """
      <document type="CocoaTouch"><objects><button id="b">
      <state key="normal" title="A &amp; B &#x2026; &unknown;"/></button></objects></document>
      """
    let document = try InterfaceDocument(reading: Array(text.utf8))
    #expect(document.views.map(\.title) == ["A & B … "])
  }
}

@Suite("Files of Objective-C")
struct ObjectiveCTests {
  @Test("a class tells what it inherits from, sets on itself and does to its properties")
  func reading() throws {
    let text = """
      #import "Card.h" // @implementation Wrong
      @interface Card : UIView
      @property (nonatomic, weak) IBOutlet UIButton *pin;
      @end
      @implementation Card
      - (void)awakeFromNib {
        [super awakeFromNib];
        self.accessibilityLabel = NSLocalizedString(@"card \\"x\\"", nil);
        [self setAccessibilityHint:@"h"];
        [_pin setTitle:@"Pin" forState:UIControlStateNormal];
        self.name.titleLabel.font = [UIFont systemFontOfSize:12];
        [self addSubview:_pin];
        [Theme apply:self.badge];
        cell.title.font = [UIFont systemFontOfSize:12];
        if (_field == sender) { return; }
        _wrapped = [[UIView alloc] init];
      }
      - (NSString *)accessibilityValue { return @"1"; }
      @end
      """
    let file = ObjectiveCFile(reading: Array(text.utf8))
    let card = try #require(file.classes.first)
    #expect(file.classes.count == 1)
    #expect(card.superclass == "UIView")
    #expect(
      card.sets.isSuperset(of: ["accessibilityLabel", "accessibilityHint", "accessibilityValue"])
    )
    #expect(card.touches["pin"] == ["setTitle", "title"])
    #expect(card.touches["name"] == ["titleLabel", "font"])
    #expect(card.touches["badge"] == ["*"])
    #expect(card.touches[".title"] == ["font"])
    #expect(card.touches["field"] == nil)
    #expect(card.touches["wrapped"] == ["*"])
  }

  @Test("never traps on a file that is cut short, or on any bytes")
  func prefixes() {
    let text =
      "@interface A : B\n@end\n@implementation A\n- (void)a:(int)b { self.c.d = _e; [_f g]; }"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count { _ = ObjectiveCFile(reading: Array(bytes[..<end])) }
    for seed in 0..<200 {
      var state = UInt64(seed) &+ 1
      let noise = (0..<64).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Array("@-+{}()[]:._=!&|\"'\\/*#a \n".utf8)[Int(state >> 33) % 25]
      }
      _ = ObjectiveCFile(reading: Array("@implementation A\n{".utf8) + noise)
    }
  }
}
