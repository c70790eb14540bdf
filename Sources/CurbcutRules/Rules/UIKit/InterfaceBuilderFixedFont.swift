import CurbcutInterfaceBuilder

extension Rule {
  static let interfaceBuilderFixedFont = Rule(
    id: "interface-builder-fixed-font",
    title: "Font in Interface Builder does not support Dynamic Type",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A font with a size in points ignores the reader's text size. Choose one of the text styles in the
      Attributes inspector, and check "Automatically Adjusts Font".
      """,
    knownLimitations: """
      Silent about views of a class that is not known. What is known by an outlet of such a class is
      advice, or left to a class of Objective-C.
      """,
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" id="a">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            </label>
          </objects>
        </document>
        """
      ),
      .reported(
        "A fixed height does no harm then",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Opening hours" id="a">
              <constraints>
                <constraint firstAttribute="height" constant="24" id="b"/>
              </constraints>
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            </label>
          </objects>
        </document>
        """
      ),
      .reported(
        "A button in the font that every button has",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button buttonType="system" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The default font of this button does not support Dynamic Type
              <state key="normal" title="Open map"/>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "A text that is written with its attributes",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label usesAttributedText="YES" id="a">
              <attributedString key="attributedText">
                <fragment content="Opening hours">
                  <attributes>
                    <font key="NSFont" metaFont="system" size="15"/>
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
                  </attributes>
                </fragment>
              </attributedString>
            </label>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A button with an image, whose title is the one that Interface Builder gives",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button buttonType="system" id="a">
              <accessibility key="accessibilityConfiguration" label="Close"/>
              <state key="normal" title="Button" image="cross"/>
            </button>
          </objects>
        </document>
        """
      ),
      .ignored(
        "The text of a configuration grows by itself",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button buttonType="system" id="a">
              <state key="normal" title="Open map"/>
              <buttonConfiguration key="configuration" style="plain" title="Open map"/>
            </button>
            <button buttonType="system" id="b">
              <accessibility key="accessibilityConfiguration" label="Add"/>
              <state key="normal" title="+"/>
            </button>
          </objects>
        </document>
        """
      ),
      .recommended(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" adjustsFontForContentSizeCategory="YES" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A class of a package that the file gives a style",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" id="a" customClass="StyledLabel" customModule="DesignKit">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="look" value="caption"/>
              </userDefinedRuntimeAttributes>
            </label>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A class that is not known, an outlet of one of Objective-C, and a button without a title",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LegacyController">
              <connections>
                <outlet property="pass" destination="c" id="d"/>
              </connections>
            </placeholder>
            <label text="Hut" customClass="HutLabel" id="a">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            </label>
            <label text="Pass" id="c">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            </label>
            <button id="b">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <accessibility key="accessibilityConfiguration" label="Map"/>
              <state key="normal" image="map"/>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "An outlet of a class that is not known, which seldom changes the font",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PinController" customModule="Pins" customModuleProvider="target">
              <connections>
                <outlet property="hut" destination="a" id="e"/>
              </connections>
            </placeholder>
            <label text="Hut" id="a">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            </label>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      let hasWords =
        view.title?.contains { $0.isLetter } == true
        && !view.outlets.contains(where: \.isCollection)
      // The title that Interface Builder gives a button is not seen beside its image.
      let showsImageOnly = view.kind == .button && view.title == "Button" && view.image != nil
      guard view.fixedFont != nil ? view.showsText : view.keepsDefaultFont && hasWords,
        !showsImageOnly,
        !view.runtimeAttributes.contains(where: { $0.lowercased().includes("font") }),
        case let treatment = code.treatmentKeptByPackages(
          of: ["font", "titleLabel", "attributedText", "setAttributedTitle", "configuration"],
          on: view
        ), treatment != .changed
      else { return nil }
      guard let font = view.fixedFont else {
        return InterfaceFault(
          message: "The default font of this button does not support Dynamic Type",
          range: view.range,
          severity: .info
        )
      }
      return InterfaceFault(
        message: fixedFontMessage(at: font.points),
        range: font.range,
        severity: treatment.severity(nil)
      )
    }
  )
}

extension InterfaceView {
  /// Whether it shows text in the font of its own.
  fileprivate var showsText: Bool {
    switch kind {
    case .label, .textField, .textView: true
    case .button: title != nil
    default: false
    }
  }
}
