import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let interfaceBuilderContrastInsufficient = Rule(
    id: "interface-builder-contrast-insufficient",
    title: "Text in Interface Builder has insufficient contrast",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.contrastMinimum],
    since: "0.2.0",
    why: """
      People with low vision, and anyone in bright sunlight, cannot read text that is close to its
      background in lightness. WCAG requires a contrast ratio of at least 4.5:1 for text and 3:1
      for large text; black on white has 21:1.
      """,
    knownLimitations: """
      The color of the text has to be in the file, and no code that may change it; the background may be
      one that the class sets for good. Colors of asset catalogs are those of light mode.
      """,
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Fully booked" adjustsFontForContentSizeCategory="YES" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="backgroundColor" red="1" green="0.6" blue="0.2" alpha="1" colorSpace="calibratedRGB"/>
              <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this color on its background is 2.13:1; 4.5:1 is required
            </label>
          </objects>
        </document>
        """
      ),
      .reported(
        "The background of a view around it, and a color of the asset catalog",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view key="view" id="a">
              <subviews>
                <stackView id="b">
                  <subviews>
                    <label text="Opening hours" adjustsFontForContentSizeCategory="YES" id="c">
                      <accessibility key="accessibilityConfiguration">
                        <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                      </accessibility>
                      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
                      <color key="textColor" name="Mist"/>
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Mist` on `systemBackground` is 1.61:1; 3:1 is required for large text
                    </label>
                  </subviews>
                </stackView>
              </subviews>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
          </objects>
          <resources>
            <namedColor name="Mist">
              <color white="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
          </resources>
        </document>
        """
      ),
      .reported(
        "The title of a button in the color that UIKit gives it",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <color key="backgroundColor" red="1" green="0.6" blue="0.2" alpha="1" colorSpace="calibratedRGB"/>
              <state key="normal" title="Book"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `white` on its background is 2.13:1; 4.5:1 is required
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="scalesFont" value="YES"/>
              </userDefinedRuntimeAttributes>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "In a cell that nothing paints, and on a color of the system",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <tableViewCell id="a">
              <tableViewCellContentView key="contentView" id="b">
                <subviews>
                  <label text="Closed today" adjustsFontForContentSizeCategory="YES" id="c">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    <color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/>
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this color on a light background is at most 2.85:1; 4.5:1 is required
                  </label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
            <view id="d">
              <subviews>
                <label text="Recall" adjustsFontForContentSizeCategory="YES" id="e">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" red="1" green="0.96" blue="0.96" alpha="1" colorSpace="calibratedRGB"/>
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this color on `systemRed` is 3.31:1; 4.5:1 is required
                </label>
              </subviews>
              <color key="backgroundColor" name="systemRedColor" catalog="System" colorSpace="catalog"/>
            </view>
          </objects>
        </document>
        """
      ),
      .ignored(
        "Beside white words on what is painted elsewhere, and in a list of its own color",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="a">
              <subviews>
                <label text="Closed today" adjustsFontForContentSizeCategory="YES" id="b">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/>
                </label>
                <label text="Harbor" adjustsFontForContentSizeCategory="YES" id="c">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </label>
              </subviews>
            </view>
            <collectionView id="d">
              <cells>
                <collectionViewCell id="e">
                  <view key="contentView" id="f">
                    <subviews>
                      <label text="Closed today" adjustsFontForContentSizeCategory="YES" id="g">
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        <color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/>
                      </label>
                    </subviews>
                  </view>
                </collectionViewCell>
              </cells>
              <color key="backgroundColor" white="0.05" alpha="1" colorSpace="calibratedWhite"/>
            </collectionView>
          </objects>
        </document>
        """
      ),
      .recommended(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Fully booked" adjustsFontForContentSizeCategory="YES" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="backgroundColor" red="0.6" green="0.3" blue="0" alpha="1" colorSpace="calibratedRGB"/>
              <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </label>
          </objects>
        </document>
        """
      ),
      .ignored(
        "It stands on a picture",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view key="view" id="a">
              <subviews>
                <imageView image="harbour" id="b">
                  <rect key="frame" x="0" y="0" width="320" height="200"/>
                </imageView>
                <label text="Harbour" id="c">
                  <rect key="frame" x="16" y="160" width="200" height="24"/>
                  <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </label>
              </subviews>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
          </objects>
        </document>
        """
      ),
      .ignored(
        "Code that is not known may paint it, and what is disabled or hidden needs no contrast",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LegacyController">
              <connections>
                <outlet property="hours" destination="a" id="e"/>
              </connections>
            </placeholder>
            <label text="Opening hours" id="a">
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
            </label>
            <label text="Opening hours" hidden="YES" id="b">
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
            </label>
            <label text="Opening hours" enabled="NO" id="c">
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
            </label>
          </objects>
        </document>
        """
      ),
      .reported(
        "A filled button, and a text with attributes",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <buttonConfiguration key="configuration" style="filled" title="Buy ticket">
                <color key="baseForegroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this color on its background is 2.13:1; 4.5:1 is required
                <color key="baseBackgroundColor" red="1" green="0.6" blue="0.2" alpha="1" colorSpace="calibratedRGB"/>
              </buttonConfiguration>
            </button>
            <view customClass="HoursView" id="b">
              <subviews>
                <label usesAttributedText="YES" id="c">
                  <attributedString key="attributedText">
                    <fragment content="Opening hours">
                      <attributes>
                        <color key="NSColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this color on its background is 1.83:1; 4.5:1 is required
                        <font key="NSFont" metaFont="UICTFontTextStyleBody"/>
                      </attributes>
                    </fragment>
                  </attributedString>
                </label>
              </subviews>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      guard let paint = view.paint, !view.isHidden,
        // The words of a text with attributes are left out.
        view.title.map({ $0 == "…" || $0.hasLetters }) ?? true,
        !view.runtimeAttributes.contains(where: { $0.lowercased().includes("color") }),
        !code.maySet(
          [
            "textColor", "attributedText", "setTitleColor", "setAttributedTitle", "titleLabel",
            "configuration", "tintColor", "alpha", "currentPageIndicatorTintColor",
          ],
          on: view
        ),
        let text = code.color(of: paint.text), let ground = code.ground(of: paint),
        ground.isOpaque
      else { return nil }
      let isOpen = code.isOpen(paint)
      if isOpen {
        guard text.isOpaque, !paint.text.isOfSystem, !paint.isAmongLightWords,
          !code.isSeenInDarkOnly,
          !paint.bearers.contains(where: { bearer in
            (bearer.owners + [bearer.customClass].compactMap { $0 }).contains {
              NameHint.overlaid.matches($0)
            }
          })
        else { return nil }
      }
      // The paler styles of labels are Apple's choice for text of less weight.
      let isDot = view.kind == .pageControl
      let isLarge =
        isDot || view.isLargeText || paint.text.isSemantic && !text.isOpaque
        || code.maySet(["font", "titleLabel", "attributedText"], on: view)
      let needed = isLarge ? 3 : 4.5
      let ratio = text.contrast(on: ground)
      // White on white is meant for a background that somebody paints.
      let least = isOpen ? 2.2 : 1.3
      guard ratio < needed, ratio > least else { return nil }
      let size = isDot ? " for the dots" : isLarge ? " for large text" : ""
      if isOpen {
        return InterfaceFault(
          message: "Contrast ratio of \(paint.text.name.map { "`\($0)`" } ?? "this color") on a "
            + "light background is at most \(Color.text(ofRatio: ratio)):1; "
            + "\(Color.text(ofRatio: needed)):1 is required\(size)",
          range: paint.text.range,
          severity: .info
        )
      }
      return InterfaceFault(
        message: "Contrast ratio of \(paint.text.name.map { "`\($0)`" } ?? "this color") on "
          + "\(code.nameOfGround(paint).map { "`\($0)`" } ?? "its background") is "
          + "\(Color.text(ofRatio: ratio)):1; \(Color.text(ofRatio: needed)):1 is required\(size)",
        range: paint.text.range,
        severity: ratio < 3 && !code.isUnreadGround(of: paint) ? nil : .info
      )
    }
  )
}

extension InterfaceCode {
  /// What a text stands on in light mode: what code gives the nearest view that it paints, else what
  /// the file says; nil where code may paint one in what is not known.
  fileprivate func ground(of paint: InterfacePaint) -> Color? {
    guard let nearest = paint.bearers.indices.first(where: { mayRepaint($0, of: paint) }) else {
      return paint.ground.map { color(of: $0) } ?? Color(white: 1)
    }
    return background(of: paint.bearers[nearest])?.value(in: .light)
  }

  /// Whether code may have painted one of the views that a text stands on. What a class that nobody has
  /// read has as its background in the file is taken for what it is.
  private func mayRepaint(_ index: Int, of paint: InterfacePaint) -> Bool {
    switch treatment(of: paint.bearers[index]) {
    case .leftAlone: false
    case .unread: paint.ground == nil || index != paint.bearers.count - 1
    case .changed: true
    }
  }

  /// Whether nobody has read a class that could paint what a text stands on.
  fileprivate func isUnreadGround(of paint: InterfacePaint) -> Bool {
    paint.bearers.contains { treatment(of: $0) == .unread }
  }

  /// What a developer calls the color that a text stands on; nil where code says it.
  fileprivate func nameOfGround(_ paint: InterfacePaint) -> String? {
    paint.bearers.indices.contains { mayRepaint($0, of: paint) } ? nil : paint.ground?.name
  }

  /// Whether neither the file nor code paints what a text stands on.
  fileprivate func isOpen(_ paint: InterfacePaint) -> Bool {
    paint.ground == nil && !paint.bearers.indices.contains { mayRepaint($0, of: paint) }
  }

  /// The value of a color in light mode; nil for one of the system that is not known.
  fileprivate func color(of color: InterfaceColor) -> Color? {
    switch color.value {
    case .parts(let red, let green, let blue, let opacity):
      // What a file keeps of an asset catalog may be older than the catalog.
      color.name.flatMap { assetColor($0) }?.value(in: .light)
        ?? Color(red: red, green: green, blue: blue, opacity: opacity)
    case .system(let name): SystemColors.uiKit[name]?.value(in: .light)
    }
  }
}

extension InterfaceColor {
  fileprivate var isSemantic: Bool { if case .system = value { true } else { false } }

  /// Whether it is one that the system adapts to both appearances.
  fileprivate var isOfSystem: Bool {
    guard case .system(let name) = value else { return false }
    return SystemColors.uiKit[name]?.isFixed != true
  }
}

extension InterfaceView {
  /// Source: WCAG 2.2, "large scale": 24 px, or 18.66 px and bold, in points of iOS; Apple, Human
  /// Interface Guidelines, "Typography", for the sizes of the styles.
  fileprivate var isLargeText: Bool {
    if let fixedFont { return fixedFont.points >= (fixedFont.isBold ? 18.66 : 24) }
    return ["Title0", "Title1", "LargeTitle"].contains(textStyle)
  }
}

extension String {
  fileprivate var hasLetters: Bool { contains { $0.isLetter || $0.isNumber } }
}
