import CurbcutInterfaceBuilder

extension Rule {
  static let interfaceBuilderTouchTargetTooSmall = Rule(
    id: "interface-builder-touch-target-too-small",
    title: "Touch target in Interface Builder is too small",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.targetSizeMinimum],
    since: "0.2.0",
    why: """
      People with a tremor, large fingers or a moving hand miss small controls and hit what is beside
      them. Apple recommends an area of 44 by 44 points.
      """,
    knownLimitations: "Only constraints that fix a side of a button, and its frame, are read.",
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <constraints>
                <constraint firstAttribute="width" constant="20" id="b"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
                <constraint firstAttribute="height" constant="20" id="c"/>
              </constraints>
              <state key="normal" title="?"/>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "One side that is too small for everybody",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <rect key="frame" x="0.0" y="0.0" width="320" height="18"/>
              <constraints>
                <constraint firstAttribute="height" constant="18" id="b"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 320×18 pt; 44×44 pt is recommended
              </constraints>
              <state key="normal" title="?"/>
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
                <constraint firstAttribute="width" constant="44" id="b"/>
                <constraint firstAttribute="height" constant="44" id="c"/>
              </constraints>
              <state key="normal" title="?"/>
            </button>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A button in a row that is a button for the same",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <tableViewCell id="c" customClass="HutCell">
              <subviews>
                <button id="a">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                  <accessibility key="accessibilityConfiguration" label="Open"/>
                  <connections><action selector="open:" destination="c" eventType="touchUpInside" id="d"/></connections>
                </button>
                <button id="b">
                  <constraints>
                    <constraint firstAttribute="width" constant="30" id="e"/>
                    <constraint firstAttribute="height" constant="30" id="f"/>
                  </constraints>
                  <state key="normal" title="?"/>
                  <connections><action selector="open:" destination="c" eventType="touchUpInside" id="g"/></connections>
                </button>
              </subviews>
            </tableViewCell>
          </objects>
        </document>
        """
      ),
      .reported(
        "A button in a row that is a button for something else",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <tableViewCell id="c" customClass="HutCell">
              <subviews>
                <button id="a">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                  <accessibility key="accessibilityConfiguration" label="Open"/>
                  <connections><action selector="open:" destination="c" eventType="touchUpInside" id="d"/></connections>
                </button>
                <button id="b">
                  <constraints>
                    <constraint firstAttribute="width" constant="30" id="e"/>
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
                    <constraint firstAttribute="height" constant="30" id="f"/>
                  </constraints>
                  <state key="normal" title="?"/>
                  <connections><action selector="help:" destination="c" eventType="touchUpInside" id="g"/></connections>
                </button>
              </subviews>
            </tableViewCell>
          </objects>
        </document>
        """
      ),
      .ignored(
        "It cannot be pressed",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button userInteractionEnabled="NO" id="a">
              <constraints>
                <constraint firstAttribute="width" constant="20" id="b"/>
                <constraint firstAttribute="height" constant="20" id="c"/>
              </constraints>
              <state key="normal" title="?"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      // A picture is a target where code lets it react.
      let isTapped =
        view.kind == .imageView
        && (code.sets(["addGestureRecognizer"], on: view)
          || view.gestures.contains { $0.kind == .tap })
      guard view.kind == .button || isTapped, let width = view.width ?? view.frame?.width,
        let height = view.height ?? view.frame?.height,
        // Where one side is too small for everybody the other does not matter.
        [view.width, view.height].contains(where: { $0.map { $0 < 24 } == true })
          || max(width, height) <= 40
            // Frames alone may be of a size that is only a beginning.
            && (view.width != nil || view.height != nil || max(width, height) < 40),
        min(width, height) > 0, view.isUserInteractionEnabled || isTapped, !view.isHidden,
        // Whoever misses it hits the row, which does the same.
        !view.isRepeatedByLargeControl,
        // What nothing reacts to is no target.
        view.outlets.isEmpty || view.isConnected || code.maySet(reacting, on: view),
        case let treatment = code.treatment(
          of: isTapped ? ["point", "frame"] : ["point", "isUserInteractionEnabled", "frame"],
          on: view
        ), treatment != .changed
      else { return nil }
      return InterfaceFault(
        message: "Touch target is \(pointsText(width))×\(pointsText(height)) pt; "
          + "44×44 pt is recommended",
        range: (width > height ? view.heightRange : nil) ?? view.widthRange ?? view.heightRange
          ?? view.range,
        severity: treatment.severity(max(width, height) < 24 ? nil : .info)
      )
    }
  )
}

/// What code sets on a button that makes it do something.
private let reacting: Set<String> = [
  "addTarget", "addAction", "menu", "rx", "reactive", "publisher", "tapPublisher",
  "addGestureRecognizer", "showsMenuAsPrimaryAction", "primaryAction", "delegate",
]
