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
            <label text="Opening hours of the hut" minimumScaleFactor="0.5" id="a"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 50% of the chosen size; let it wrap instead
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
      .ignored(
        "A unit that has room",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="above sea" minimumScaleFactor="0.5" id="a"/>
            <label text="km" minimumScaleFactor="0.5" id="b"/>
          </objects>
        </document>
        """
      ),
      .reported(
        "A word in a narrow column, and a text of a size that never grows, which is the fault",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Altitude" minimumScaleFactor="0.5" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text may shrink to 50% of the chosen size; let it wrap instead
              <constraints>
                <constraint firstAttribute="width" constant="40" id="c"/>
              </constraints>
            </label>
            <label text="Paths that are closed" minimumScaleFactor="0.5" id="b">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 15 pt font does not support Dynamic Type
            </label>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      guard view.kind == .label, let scale = view.minimumScale, scale > 0, scale <= 0.5,
        code.treatment(of: ["minimumScaleFactor", "adjustsFontSizeToFitWidth"], on: view)
          != .changed,
        // A font that never grows is a fault of its own.
        view.fixedFont == nil, !view.fitsForGood
      else { return nil }
      return InterfaceFault(
        message: "Text may shrink to \(Int((scale * 100).rounded()))% of the chosen size; "
          + "let it wrap instead",
        range: view.range
      )
    }
  )
}

extension InterfaceView {
  /// Whether its text is a word or two that no constraint squeezes, and that code does not
  /// change: a unit behind a field.
  fileprivate var fitsForGood: Bool {
    guard let title, outlets.isEmpty, width == nil else { return false }
    return title.count <= 12 && title.split(separator: " ").count <= 2
  }
}
