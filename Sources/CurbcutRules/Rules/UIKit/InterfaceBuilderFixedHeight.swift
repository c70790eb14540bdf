import CurbcutInterfaceBuilder
import CurbcutModel

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
      size is larger. A height that is "greater than or equal" grows with it, and so do the rows of a
      table whose height is automatic.
      """,
    knownLimitations: """
      Of other views than tables only constraints of their own are read. Of a table the first row is
      reported.
      """,
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
      .reported(
        "A table whose rows hold text that grows",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <tableView dataMode="prototypes" rowHeight="44" id="t">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Rows of 44 pt may clip larger text; use an automatic row height
              <prototypes>
                <tableViewCell id="c">
                  <label text="Hut" adjustsFontForContentSizeCategory="YES" id="a">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </tableViewCell>
              </prototypes>
            </tableView>
            <tableView dataMode="static" rowHeight="-1" estimatedRowHeight="-1" id="u">
              <sections><tableViewSection id="s"><cells>
                <tableViewCell rowHeight="60" id="d">
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Rows of 60 pt may clip larger text; use an automatic row height
                  <label text="Inn" adjustsFontForContentSizeCategory="YES" id="b">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </tableViewCell>
              </cells></tableViewSection></sections>
            </tableView>
          </objects>
        </document>
        """
      ),
      .ignored(
        "Rows as high as their text, of pictures, and those of a delegate that is not known",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LegacyController"/>
            <tableView dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" id="t">
              <prototypes>
                <tableViewCell rowHeight="60" id="c">
                  <label text="Hut" adjustsFontForContentSizeCategory="YES" id="a">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </tableViewCell>
              </prototypes>
            </tableView>
            <tableView dataMode="prototypes" rowHeight="76" id="u">
              <prototypes><tableViewCell id="d"><imageView image="hut" id="b"/></tableViewCell></prototypes>
            </tableView>
            <tableView dataMode="prototypes" rowHeight="44" id="v">
              <prototypes>
                <tableViewCell id="e">
                  <label text="Inn" adjustsFontForContentSizeCategory="YES" id="f">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </tableViewCell>
              </prototypes>
              <connections><outlet property="delegate" destination="-1" id="g"/></connections>
            </tableView>
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
      if let rows = view.growingRows {
        return rows.fixedHeight(on: view, knowing: code).map { points, range in
          InterfaceFault(
            message: "Rows of \(pointsText(points)) pt may clip larger text; "
              + "use an automatic row height",
            range: range
          )
        }
      }
      guard let height = view.height, let range = view.heightRange, height >= 12, height <= 80,
        view.kind == .label || view.kind == .textField || view.kind == .button,
        // A font that never grows is a fault of its own.
        view.fixedFont == nil, !view.keepsDefaultFont,
        view.kind != .button || (view.title?.count ?? 0) > 2,
        // A constraint that code knows may be changed there.
        code.treatment(of: ["frame"], on: view) != .changed
      else { return nil }
      return InterfaceFault(
        message: "Fixed height of \(pointsText(height)) pt may clip larger text",
        range: range
      )
    }
  )
}

extension InterfaceRows {
  /// The fixed height of rows that hold text which grows, with its place; nil where there is none, or
  /// code may decide otherwise.
  fileprivate func fixedHeight(
    on table: InterfaceView,
    knowing code: InterfaceCode
  ) -> (points: Double, place: Range<Int>)? {
    if let points = delegate.flatMap({ code.rowHeight(answeredBy: $0) }) {
      return isMostlyText && clipping.contains(points) ? (points, tableRange) : nil
    }
    // A class of Objective-C tells only how the names of its methods begin.
    guard let height, clipping.contains(height),
      !code.maySet([RowHeights.all, "delegate"], on: table),
      delegate.map({ code.mayDo([RowHeights.all, RowHeights.each, "tableView"], in: $0) }) != true
    else { return nil }
    return (height, range)
  }
}

/// The heights of rows that hold a line or two of text, in points.
private let clipping = 20.0...120.0
