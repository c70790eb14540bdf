import CurbcutInterfaceBuilder

extension Rule {
  static let interfaceBuilderFontNotAdjusting = Rule(
    id: "interface-builder-font-not-adjusting",
    title: "Text style in Interface Builder is not kept up to date",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A text style gives the size that was chosen when the view was made. With "Automatically Adjusts
      Font" the text follows when people change their text size while the app is open.
      """,
    knownLimitations: "Silent about views whose class or outlet is not known.",
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font does not follow changes of the text size; check "Automatically Adjusts Font"
            </label>
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
      .reported(
        "A button, whose label code has to ask for it",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This font does not follow changes of the text size; set `adjustsFontForContentSizeCategory` of the title label
              <state key="normal" title="Open"/>
            </button>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A button of a collection, whose buttons code may set up one after the other",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="KeysController">
              <connections>
                <outletCollection property="keys" destination="a" id="e"/>
              </connections>
            </placeholder>
            <button id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <state key="normal" title="Open"/>
            </button>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A button that asks for it, and one with a configuration",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <state key="normal" title="Open"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontForContentSizeCategory" value="YES"/>
              </userDefinedRuntimeAttributes>
            </button>
            <button id="b">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <buttonConfiguration key="configuration" style="plain" title="Open"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      let isButton =
        view.kind == .button && view.title != nil && !view.hasConfiguration
        && !view.outlets.contains(where: \.isCollection)
      guard view.kind == .label || view.kind == .textField || view.kind == .textView || isButton,
        view.textStyle != nil, let range = view.fontRange, !view.adjustsFont,
        !view.runtimeAttributes.contains(where: { $0.lowercased().includes("font") }),
        !code.maySet(
          isButton
            ? ["titleLabel", "font", "configuration", "setAttributedTitle"]
            : ["adjustsFontForContentSizeCategory", "font", "attributedText"],
          on: view
        )
      else { return nil }
      let remedy =
        isButton
        ? "set `adjustsFontForContentSizeCategory` of the title label"
        : "check \"Automatically Adjusts Font\""
      return InterfaceFault(
        message: "This font does not follow changes of the text size; \(remedy)",
        range: range
      )
    }
  )
}
