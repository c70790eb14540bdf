import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let interfaceBuilderMissingLabel = Rule(
    id: "interface-builder-missing-label",
    title: "Control in Interface Builder has no accessibility label",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      A button with an image only, a switch or a slider has no name of its own. VoiceOver reads the
      file name of the image or only the role, and Voice Control has nothing to call it by. The label
      is set in the Identity inspector, or in code.
      """,
    knownLimitations: """
      Silent about views of a class that is not known. What is known by an outlet of such a class is
      advice, or left to a class of Objective-C.
      """,
    examples: [
      .reported(
        "A picture that is made an element",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <imageView userInteractionEnabled="NO" image="harbour" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image is an accessibility element and has no accessibility label
              <accessibility key="accessibilityConfiguration">
                <bool key="isElement" value="YES"/>
              </accessibility>
            </imageView>
          </objects>
        </document>
        """
      ),
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
              //^^^^^^^^^^^^^^^ This button shows only the image "trash" and has no accessibility label
                  <state key="normal" image="trash"/>
                </button>
                <switch id="c" on="YES"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^ This switch has no accessibility label
                <progressView progress="0.5" id="p"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This progress view has no accessibility label
                <textField placeholder="MM" id="d"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The placeholder "MM" is the only label and disappears while typing
                <textView id="t"/>
              //^^^^^^^^^^^^^^^^^^ This text view has no accessibility label
                <textView editable="NO" id="u"/>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .reported(
        "A blank title, the one that is left beside a configuration, and a sign",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
              //^^^^^^^^^^^^^^^ This button shows only the image "trash" and has no accessibility label
                  <state key="normal" title="Button"/>
                  <buttonConfiguration key="configuration" style="plain" title=" " image="trash"/>
                </button>
                <button id="c">
              //^^^^^^^^^^^^^^^ VoiceOver reads the character "⌫" and not what it means; give it a label
                  <state key="normal" title="⌫"/>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .reported(
        "What reacts to taps and shows nothing, and a title that was left as it came",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
              //^^^^^^^^^^^^^^^ This button has neither a title nor an image, and no accessibility label
                  <connections>
                    <action selector="openHut:" destination="-1" eventType="touchUpInside" id="c"/>
                  </connections>
                </button>
                <button id="d">
              //^^^^^^^^^^^^^^^ "Button", the title that Interface Builder gives, is the only name of this button
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <state key="normal" title="Button" image="cross"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="scalesFont" value="YES"/>
                  </userDefinedRuntimeAttributes>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .reported(
        "Scenes that something leads to, and one that nothing does",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
          <scenes>
            <scene sceneID="1"><objects>
              <navigationController id="n">
                <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="s"/></connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="2"><objects>
              <viewController id="r"><view key="view" id="v"><subviews><slider id="a"/></subviews></view></viewController>
                                                                     //^^^^^^^^^^^^^^^^ This slider has no accessibility label
            </objects></scene>
            <scene sceneID="3"><objects>
              <viewController storyboardIdentifier="volume" id="w"><view key="view" id="x"><slider id="b"/></view></viewController>
                                                                                         //^^^^^^^^^^^^^^^^ This slider has no accessibility label
            </objects></scene>
            <scene sceneID="4"><objects>
              <viewController id="y"><view key="view" id="z"><slider id="c"/></view></viewController>
            </objects></scene>
          </scenes>
        </document>
        """
      ),
      .ignored(
        "Nothing happens when it is pressed, or the system names it",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b"/>
                <button buttonType="close" id="c">
                  <connections>
                    <action selector="close:" destination="-1" eventType="touchUpInside" id="d"/>
                  </connections>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .ignored(
        "Titles that are words, and signs that are read as what they mean",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
                  <state key="normal" title="Button"/>
                  <buttonConfiguration key="configuration" style="plain" title="Delete" image="trash"/>
                </button>
                <button id="c">
                  <state key="normal" title="+"/>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .recommended(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
                  <accessibility key="accessibilityConfiguration" label="Delete"/>
                  <state key="normal" image="trash"/>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A title, a value that is set when the file is loaded, and a class that is not known",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <button id="b">
                  <buttonConfiguration key="configuration" style="plain" title="Delete" image="trash"/>
                </button>
                <switch id="c">
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Sound"/>
                  </userDefinedRuntimeAttributes>
                </switch>
                <button customClass="PinButton" id="d">
                  <state key="normal" image="pin"/>
                </button>
              </subviews>
            </view>
          </objects>
        </document>
        """
      ),
      .reported(
        "Segments with images only, and an outlet of a class that is not known",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PinController" customModule="Pins" customModuleProvider="target">
              <connections>
                <outlet property="pin" destination="c" id="e"/>
              </connections>
            </placeholder>
            <segmentedControl selectedSegmentIndex="0" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the segments with an image by the names of the files
              <accessibility key="accessibilityConfiguration" label="Layout"/>
              <segments><segment title="" image="grid"/><segment title="" image="list"/></segments>
            </segmentedControl>
            <segmentedControl selectedSegmentIndex="0" id="b">
              <segments><segment title="Grid"/><segment title="List"/></segments>
            </segmentedControl>
            <button id="c">
          //^^^^^^^^^^^^^^^ This button shows only the image "pin" and has no accessibility label
              <state key="normal" image="pin"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      let isReplaced = view.showsImageOfCode(knowing: code)
      guard
        let message = isReplaced
          ? InterfaceView.imageOfCode : view.missingLabel ?? view.missingLabel(knowing: code),
        // The label of a segmented control does not name its segments.
        view.accessibilityLabel == nil || view.kind == .segmentedControl,
        // What is hidden at first and shown by code is there.
        !view.isHidden || code.sets(["isHidden"], on: view),
        view.isAccessibilityElement != false,
        // An image is read whether or not it reacts to taps.
        view.isUserInteractionEnabled || view.kind == .imageView,
        !view.runtimeAttributes.contains(where: \.mayName), !view.isInElement,
        case let treatment = code.treatment(of: view.naming, on: view), treatment != .changed,
        // A picture is made an element by who gives it a label, be it in code.
        treatment == .leftAlone || view.kind != .imageView
      else { return nil }
      return InterfaceFault(
        message: message,
        range: view.range,
        severity: treatment.severity(
          // What takes the place of the image may be a symbol that has a name.
          isReplaced || view.placeholder != nil || view.kind == .progressView
            ? .info : message == InterfaceView.namesNothing ? .error : nil
        )
      )
    }
  )
}

extension InterfaceView {
  /// What code sets that names a view, or changes what it is.
  fileprivate static let namingProperties: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "setTitle", "setAttributedTitle", "title",
    "text", "attributedText", "configuration", "isAccessibilityElement", "placeholder",
    "accessibilityElementsHidden", "isUserInteractionEnabled", "rx",
    "attributedPlaceholder", "accessibilityElements", "accessibilityLabelBlock",
  ]

  /// What code sets that names segments with an image.
  private static let namingSegments: Set<String> = [
    "setTitle", "setImage", "insertSegment", "removeAllSegments", "subviews", "setAction",
    "imageForSegment", "accessibilityElements", "isAccessibilityElement",
  ]

  /// What code sets that names the view: the text of a field is its value, and its placeholder is
  /// no other name.
  fileprivate var naming: Set<String> {
    if kind == .segmentedControl { return Self.namingSegments }
    if kind == .textView { return Self.namingProperties.union(["isEditable"]) }
    guard kind == .textField else { return Self.namingProperties }
    if placeholder == nil { return Self.namingProperties.subtracting(["text", "attributedText"]) }
    return Self.namingProperties.filter { $0.includes("ccessib") || $0 == "rx" }
  }

  /// What is said of a button of which VoiceOver says only that it is one.
  fileprivate static let namesNothing =
    "This button has neither a title nor an image, and no accessibility label"

  /// What is said of a button whose image is not that of the file.
  fileprivate static let imageOfCode =
    "This button shows only an image that code sets and has no accessibility label"

  /// Whether code puts another image in the place of a button's only one.
  fileprivate func showsImageOfCode(knowing code: InterfaceCode) -> Bool {
    kind == .button && image != nil && title == nil && !isSystemItem && missingLabel != nil
      && code.sets(["setImage"], on: self)
  }

  /// What is wrong with a button without words that code gives an image.
  fileprivate func missingLabel(knowing code: InterfaceCode) -> String? {
    // Where the code knows what the file sets, its own rule is about what it does.
    guard kind == .button, image == nil, title == nil, !isSystemItem else { return nil }
    if code.sets(["setImage"], on: self) {
      guard !code.isTold(of: self) else { return nil }
      return Self.imageOfCode
    }
    // What is laid over a picture or a text to react to taps.
    guard isConnected, !code.maySet(["setImage", "setBackgroundImage"], on: self) else {
      return nil
    }
    return Self.namesNothing
  }

  /// What is wrong if nothing else names it; nil for what names itself.
  fileprivate var missingLabel: String? {
    switch kind {
    case .button:
      if let title, title.isPicture {
        return "VoiceOver reads the character \"\(title)\" and not what it means; give it a label"
      }
      guard let image, !isSystemItem else { return nil }
      if title == "Button", !hasConfiguration {
        return "\"Button\", the title that Interface Builder gives, is the only name of this button"
      }
      guard title == nil else { return nil }
      return "This button shows only the image \"\(image)\" and has no accessibility label"
    case .barButtonItem, .tabBarItem:
      guard let image, title == nil, !isSystemItem else { return nil }
      let name = kind == .tabBarItem ? "tab bar item" : "bar button"
      return "This \(name) shows only the image \"\(image)\" and has no accessibility label"
    case .switchControl: return "This switch has no accessibility label"
    case .slider: return "This slider has no accessibility label"
    case .stepper: return "This stepper has no accessibility label"
    // Its wheels say what they are about.
    case .datePicker: return nil
    case .imageView:
      return isAccessibilityElement == true
        ? "This image is an accessibility element and has no accessibility label" : nil
    case .textField:
      // The text of a field is its value.
      return placeholder.map {
        "The placeholder \"\($0)\" is the only label and disappears while typing"
      } ?? "This text field has no accessibility label"
    case .progressView: return "This progress view has no accessibility label"
    case .textView:
      // One that comes with a text shows it.
      return isEditable && title == nil ? "This text view has no accessibility label" : nil
    case .segmentedControl:
      let images = segments.filter { $0.title == nil }.compactMap(\.image)
      guard !images.isEmpty else { return nil }
      return "VoiceOver reads the segments with an image by the names of the files"
    default: return nil
    }
  }
}

extension String {
  /// Whether it is made of signs that stand for an icon. Signs of arithmetic are read as what they
  /// mean, as the keys of a calculator are.
  fileprivate var isPicture: Bool {
    let signs = filter { !$0.isWhitespace }
    return !signs.isEmpty && signs.count <= 3
      && signs.allSatisfy { $0.isSign && !"+-−–×＋－<>…".contains($0) }
  }

  /// Whether a key path may give a name: an accessibility property, or the key of a translation.
  fileprivate var mayName: Bool { NameHint.wording.matches(self) }
}
