import CurbcutInterfaceBuilder

extension Rule {
  static let interfaceBuilderTextShrinks = Rule(
    id: "interface-builder-text-shrinks",
    title: "Text in Interface Builder shrinks to fit",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A label that shrinks its text to half takes away the size that people have chosen because they
      cannot read smaller text. Let it wrap instead: zero lines.
      """,
    knownLimitations: "Reported are scales of one half and less.",
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="a"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 50% of the chosen size; let it wrap instead
          </objects>
        </document>
        """
      ),
      .recommended(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" numberOfLines="0" id="a"/>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A scale that is not used, and one that is nearly whole",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Hut" minimumScaleFactor="0.5" adjustsFontSizeToFit="NO" id="a"/>
            <label text="Inn" minimumScaleFactor="0.8" id="b"/>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      guard view.kind == .label, let scale = view.minimumScale, scale > 0, scale <= 0.5,
        !code.maySet(["minimumScaleFactor", "adjustsFontSizeToFitWidth"], on: view)
      else { return nil }
      return InterfaceFault(
        message: "Text may shrink to \(Int((scale * 100).rounded()))% of the chosen size; "
          + "let it wrap instead",
        range: view.range
      )
    }
  )
}
