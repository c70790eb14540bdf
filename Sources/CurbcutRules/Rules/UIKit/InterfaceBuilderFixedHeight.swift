import CurbcutInterfaceBuilder

extension Rule {
  static let interfaceBuilderFixedHeight = Rule(
    id: "interface-builder-fixed-height",
    title: "Fixed height in Interface Builder clips larger text",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      A button, a label or a field with a fixed height cuts its text off as soon as the reader's text
      size is larger. A height that is "greater than or equal" grows with it.
      """,
    knownLimitations: "Only constraints of the view itself are read.",
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <constraints>
                <constraint firstAttribute="height" constant="44" id="b"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed height of 44 pt may clip larger text
              </constraints>
              <buttonConfiguration key="configuration" style="plain" title="Log in"/>
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
            <button id="a">
              <constraints>
                <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="b"/>
              </constraints>
              <buttonConfiguration key="configuration" style="plain" title="Log in"/>
            </button>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A button without a title",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <constraints>
                <constraint firstAttribute="height" constant="44" id="b"/>
              </constraints>
              <accessibility key="accessibilityConfiguration" label="Delete"/>
              <state key="normal" image="trash"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      guard let height = view.height, let range = view.heightRange, height >= 12, height <= 80,
        view.kind == .label || view.kind == .textField || view.kind == .button,
        // A font that never grows is a fault of its own.
        view.fixedFont == nil, !view.keepsDefaultFont,
        view.kind != .button || (view.title?.count ?? 0) > 2,
        // A constraint that code knows may be changed there.
        !code.maySet(["frame"], on: view)
      else { return nil }
      return InterfaceFault(
        message: "Fixed height of \(pointsText(height)) pt may clip larger text",
        range: range
      )
    }
  )
}
